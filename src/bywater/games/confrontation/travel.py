"""What happens when a figure moves: the tunnel and its Balrog, arriving, attacking, winning by arriving."""

from typing import Final

from mypy_extensions import i64

from bywater.core.codes import BIT
from bywater.core.stack import b_of
from bywater.games.confrontation.battle import begin_battle
from bywater.games.confrontation.board import DARK, EREGION, FANGORN, LIGHT, MORDOR, MORIA, ROAD, SHIRE, is_tunnel
from bywater.games.confrontation.ending import end_game
from bywater.games.confrontation.figures import ARAGORN, BALROG, EACH, FRODO, side_of
from bywater.games.confrontation.knowledge import may_stand
from bywater.games.confrontation.moves import goals
from bywater.games.confrontation.outcome import defeat
from bywater.games.confrontation.repetition import forget_loop, note_attack, note_unseen_move
from bywater.games.confrontation.state import (
    ATTACKED,
    FRODO_DEFEATED,
    GALLOP,
    MOVED,
    RING_DESTROYED,
    SHIRE_TAKEN,
    SHOWN,
    STRUCK,
    TUNNEL,
    Table,
)
from bywater.games.confrontation.trail import moved, not_there, seen, someone_moved
from bywater.games.confrontation.turn import end_turn

BY_TUNNEL: Final = 1


def set_out(table: Table, figure: i64, start: i64, goal: i64, step: i64) -> None:
    """A figure leaves for a region. `step` is 1 for the extra step of Shadowfax.

    A figure that rides on stands on the ROAD already.
    """
    side: i64 = side_of(figure)
    place: i64 = table.at[figure]
    tunnel: bool = side == LIGHT and is_tunnel(start, goal)
    if table.count(1 - side, goal) and not (figure == FRODO and goal == MORDOR):
        if not tunnel:
            arrive(table, figure, place, start, goal, step)
            return
    table.tell(MOVED, figure, start, goal, BY_TUNNEL if tunnel else 0, 1, BIT[side])
    if tunnel:  # M10
        forget_loop(table)
        table.lift(figure)
        table.put(figure, ROAD)
        if place != ROAD:
            someone_moved(table, side, start, ROAD)
        if may_stand(table, BALROG, MORIA):
            table.ask(TUNNEL, DARK, 0, step)
            return
        place = ROAD
    arrive(table, figure, place, start, goal, step)


def traveller(table: Table) -> i64:
    """The figure on the road."""
    figure: i64 = 0
    while table.at[figure] != ROAD:
        figure += 1
    return figure


def let_pass(table: Table, packed: i64) -> None:
    """Dark shows no Balrog: the traveller comes out in Fangorn."""  # D5
    figure: i64 = traveller(table)
    arrive(table, figure, ROAD, EREGION, FANGORN, b_of(packed))


def strike(table: Table) -> None:
    """The Balrog shows himself in Moria. The traveller is lost, and nothing else happens."""  # D5, M11, M12
    figure: i64 = traveller(table)
    table.reveal(3)
    table.tell(STRUCK, figure)
    table.tell(SHOWN, BALROG, MORIA)
    seen(table, BALROG, MORIA)
    defeat(table, figure)
    if table.frodo_is_lost():
        end_game(table, FRODO_DEFEATED)
    else:
        end_turn(table)


def arrive(table: Table, figure: i64, place: i64, start: i64, goal: i64, step: i64) -> None:
    """The figure comes to its goal from `place`, which is its start or the ROAD."""
    side: i64 = side_of(figure)
    if figure == FRODO and goal == MORDOR:  # M14
        table.lift(figure)
        table.put(figure, goal)
        end_game(table, RING_DESTROYED)
    elif table.count(1 - side, goal):  # M13, M16
        note_attack(table, figure, place)
        table.lift(figure)
        table.put(figure, goal)
        table.reveal(3)
        table.tell(ATTACKED, figure, start, goal)
        moved(table, figure, place, goal)
        begin_battle(table, figure, goal)
    elif step:
        table.lift(figure)
        table.put(figure, ROAD)
        if place != ROAD:
            someone_moved(table, side, place, ROAD)
        if goal == MORDOR:
            not_there(table, FRODO, ROAD)
        table.ask(GALLOP, LIGHT, 0, goal)
    else:
        stand(table, figure, place, goal)


def stand(table: Table, figure: i64, place: i64, goal: i64) -> None:
    """The figure stands in a region that holds no enemy, and the turn is over."""
    side: i64 = side_of(figure)
    if len(table.loop):
        note_unseen_move(table, side, place, goal)
    table.lift(figure)
    table.put(figure, goal)
    someone_moved(table, side, place, goal)
    if side == LIGHT and goal == MORDOR:
        not_there(table, FRODO, MORDOR)
    if side == DARK and goal == SHIRE and table.count(DARK, SHIRE) >= 3:  # M17
        end_game(table, SHIRE_TAKEN)
    else:
        end_turn(table)


def stop_riding(table: Table, region: i64, free: bool) -> None:
    """The rider stays where Shadowfax took it. If that was not its choice, it was nobody who could go on."""  # D12
    figure: i64
    if not free:
        for figure in range(EACH):
            if (figure == ARAGORN or figure == FRODO) and table.at[figure] <= ROAD and goals(table, figure, region):
                not_there(table, figure, ROAD)
    stand(table, traveller(table), ROAD, region)
