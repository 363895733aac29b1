"""The four special cards of the variant, each of them once a game."""

from mypy_extensions import i64

from bywater.core.codes import BIT
from bywater.games.confrontation.board import DARK, FANGORN, LIGHT, MORDOR, OUT, has
from bywater.games.confrontation.cards import GANDALF_THE_WHITE, PALANTIR, RECALL, SHADOWFAX
from bywater.games.confrontation.figures import ARAGORN, EACH, GANDALF, PIPPIN
from bywater.games.confrontation.moves import goals
from bywater.games.confrontation.repetition import forget_loop
from bywater.games.confrontation.state import LOOKED, RETURNED, SPECIAL, STEP, STUCK_DESPITE_CARD, Table
from bywater.games.confrontation.trail import moved, not_there, seen, someone_moved
from bywater.games.confrontation.turn import begin_turn


def ride_shadowfax(table: Table) -> None:
    """Light picks a figure and a first step next; the regular move with the same figure follows."""  # D12
    _spend(table, SHADOWFAX, LIGHT)
    table.ask(STEP, LIGHT)


def return_gandalf(table: Table) -> None:
    """Instead of the turn, the defeated Gandalf comes back in Fangorn."""  # D10
    _spend(table, GANDALF_THE_WHITE, LIGHT)
    if table.flags & STUCK_DESPITE_CARD:
        note_who_could_move(table)
    table.put(GANDALF, FANGORN)
    table.reveal(3)
    table.tell(RETURNED, GANDALF, FANGORN)
    moved(table, GANDALF, OUT, FANGORN)
    begin_turn(table, DARK)


def note_who_could_move(table: Table) -> None:
    """Light had a move. If no ordinary one was left, it was Aragorn's, who stands where he could attack."""  # M3
    attackers: i64 = 0
    region: i64
    for region in range(16):
        if table.count(LIGHT, region):
            if goals(table, PIPPIN, region):
                return
            if goals(table, ARAGORN, region):
                attackers |= BIT[region]
    for region in range(16):
        if table.count(LIGHT, region) and not has(attackers, region):
            not_there(table, ARAGORN, region)


def look(table: Table, region: i64) -> None:
    """Dark alone sees the Light figures of a region. They stay as they are in this turn."""  # D11
    _spend(table, PALANTIR, DARK)
    table.reveal(3)
    figure: i64
    for figure in range(EACH):
        if table.at[figure] == region:
            table.looked |= BIT[figure]
            table.tell(LOOKED, region, figure, 0, 0, 2, 3)
            seen(table, figure, region, 1)


def recall(table: Table, figure: i64) -> None:
    """Instead of the turn, one Dark figure goes back to Mordor."""  # D10
    _spend(table, RECALL, DARK)
    start: i64 = table.at[figure]
    table.lift(figure)
    table.put(figure, MORDOR)
    table.tell(SPECIAL, RECALL, DARK, start, figure + 1, 8, 2)
    someone_moved(table, DARK, start, MORDOR)
    begin_turn(table, LIGHT)


def _spend(table: Table, special: i64, side: i64) -> None:
    table.specials &= ~BIT[special]
    forget_loop(table)
    if special != RECALL:
        table.tell(SPECIAL, special, side)
