"""Movement: moves, the tunnel and its Balrog, Shadowfax, and arrival."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.bits import BIT
from bywater.core.frames import b_of
from bywater.games.confrontation.model import actions, board, endings, figures, journal, options
from bywater.games.confrontation.model import frames as k
from bywater.games.confrontation.model.board import DARK, LIGHT, ROAD
from bywater.games.confrontation.model.cases import may_stand
from bywater.games.confrontation.model.figures import EACH, side_of
from bywater.games.confrontation.model.table import Table
from bywater.games.confrontation.model.trail import record_absence, record_move, record_seen, record_unseen_move
from bywater.games.confrontation.rules.battle import begin_battle
from bywater.games.confrontation.rules.ending import end_game
from bywater.games.confrontation.rules.moves import goals, steps
from bywater.games.confrontation.rules.outcome import defeat
from bywater.games.confrontation.rules.repetition import forget_loop, note_attack, note_unseen_move
from bywater.games.confrontation.rules.turn import end_turn

BY_TUNNEL: Final = 1


def move(table: Table, action: i64, extra: i64) -> None:
    """Play the action of a move. `extra` is 1 for the extra step of Shadowfax."""
    number: i64 = action - actions.MOVE
    start_move(table, actions.MOVE_FIGURE[number], actions.MOVE_START[number], actions.MOVE_GOAL[number], extra)


def start_move(table: Table, figure: i64, start: i64, goal: i64, extra: i64) -> None:
    """Start the move of a figure. `extra` is 1 for the extra step of Shadowfax.

    A figure that continues its ride is already on the ROAD.
    """
    side: i64 = side_of(figure)
    place: i64 = table.at[figure]
    tunnel: bool = side == LIGHT and board.is_tunnel(start, goal)
    if table.count(1 - side, goal) and not (figure == figures.FRODO and goal == board.MORDOR):
        if not tunnel:
            arrive(table, figure, place, start, goal, extra)
            return
    table.emit(journal.MOVED, figure, start, goal, BY_TUNNEL if tunnel else 0, 1, BIT[side])
    if tunnel:  # M10
        forget_loop(table)
        table.lift(figure)
        table.put(figure, ROAD)
        if place != ROAD:
            record_unseen_move(table, side, start, ROAD)
        if may_stand(table, figures.BALROG, board.MORIA):
            table.prompt(k.TUNNEL, DARK, 0, extra)
            return
        place = ROAD
    arrive(table, figure, place, start, goal, extra)


# -- the tunnel -------------------------------------------------------------------------------


def traveller(table: Table) -> i64:
    """Return the figure on the road."""
    figure: i64 = 0
    while table.at[figure] != ROAD:
        figure += 1
    return figure


def tunnel_codes(table: Table, out: vec[i64]) -> vec[i64]:
    """List the choices about the tunnel: show the Balrog if it is in Moria, or pass."""  # D5
    if table.at[figures.BALROG] == board.MORIA:
        out = append(out, actions.STRIKE)
    return append(out, actions.PASS)


def answer_tunnel(table: Table, action: i64, packed: i64) -> None:
    if action == actions.STRIKE:
        strike(table)
    else:
        let_pass(table, packed)


def let_pass(table: Table, packed: i64) -> None:
    """Let the traveller arrive in Fangorn, because Dark did not show the Balrog."""  # D5
    figure: i64 = traveller(table)
    arrive(table, figure, ROAD, board.EREGION, board.FANGORN, b_of(packed))


def strike(table: Table) -> None:
    """Show the Balrog in Moria and defeat the traveller, with no further effect."""  # D5, M11, M12
    figure: i64 = traveller(table)
    table.reveal(3)
    table.emit(journal.STRUCK, figure)
    table.emit(journal.SHOWN, figures.BALROG, board.MORIA)
    record_seen(table, figures.BALROG, board.MORIA)
    defeat(table, figure)
    if table.is_frodo_lost():
        end_game(table, endings.FRODO_DEFEATED)
    else:
        end_turn(table)


# -- arrival ----------------------------------------------------------------------------------


def arrive(table: Table, figure: i64, place: i64, start: i64, goal: i64, extra: i64) -> None:
    """Bring a figure to its goal from `place`, which is its start or the ROAD."""
    side: i64 = side_of(figure)
    if figure == figures.FRODO and goal == board.MORDOR:  # M14
        table.lift(figure)
        table.put(figure, goal)
        end_game(table, endings.RING_DESTROYED)
    elif table.count(1 - side, goal):  # M13, M16
        note_attack(table, figure, place)
        table.lift(figure)
        table.put(figure, goal)
        table.reveal(3)
        table.emit(journal.ATTACKED, figure, start, goal)
        record_move(table, figure, place, goal)
        begin_battle(table, figure, goal)
    elif extra:
        table.lift(figure)
        table.put(figure, ROAD)
        if place != ROAD:
            record_unseen_move(table, side, place, ROAD)
        if goal == board.MORDOR:
            record_absence(table, figures.FRODO, ROAD)
        table.prompt(k.GALLOP, LIGHT, 0, goal)
    else:
        enter_region(table, figure, place, goal)


def enter_region(table: Table, figure: i64, place: i64, goal: i64) -> None:
    """Put the figure in a region without enemies and end the turn."""
    side: i64 = side_of(figure)
    if len(table.loop):
        note_unseen_move(table, side, place, goal)
    table.lift(figure)
    table.put(figure, goal)
    record_unseen_move(table, side, place, goal)
    if side == LIGHT and goal == board.MORDOR:
        record_absence(table, figures.FRODO, board.MORDOR)
    if side == DARK and goal == board.SHIRE and table.count(DARK, board.SHIRE) >= 3:  # M17
        end_game(table, endings.SHIRE_TAKEN)
    else:
        end_turn(table)


# -- Shadowfax --------------------------------------------------------------------------------


def step_codes(table: Table, out: vec[i64]) -> vec[i64]:
    """List the extra steps of all Light figures."""  # D12
    figure: i64
    for figure in range(EACH):
        if table.at[figure] < ROAD:
            out = actions.append_moves(out, figure, table.at[figure], steps(table, table.at[figure]))
    return out


def gallop_codes(table: Table, region: i64, out: vec[i64]) -> vec[i64]:
    """List the regular moves of the rider, and pass if it can't move or may stop."""  # D12
    figure: i64 = traveller(table)
    out = actions.append_moves(out, figure, region, goals(table, figure, region))
    if len(out) == 0 or table.flags & options.SHADOWFAX_MAY_STOP:
        out = append(out, actions.PASS)
    return out


def answer_gallop(table: Table, action: i64, packed: i64) -> None:
    if action == actions.PASS:
        stop_riding(table, b_of(packed), (table.flags & options.SHADOWFAX_MAY_STOP) != 0)
    else:
        move(table, action, 0)


def stop_riding(table: Table, region: i64, free: bool) -> None:
    """End the ride in this region. If the rider had to stop, record which figures it can't be."""  # D12
    figure: i64
    if not free:
        for figure in range(EACH):
            if figure == figures.ARAGORN or figure == figures.FRODO:
                if table.at[figure] <= ROAD and goals(table, figure, region):
                    record_absence(table, figure, ROAD)
    enter_region(table, traveller(table), ROAD, region)
