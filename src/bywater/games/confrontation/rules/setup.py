"""The secret set-up: each side puts one figure in each of five regions and the other four at home."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.bits import BIT
from bywater.core.frames import a_of, seat_of
from bywater.core.journal import FULLY_HIDDEN
from bywater.games.confrontation.model import frames as k
from bywater.games.confrontation.model import journal
from bywater.games.confrontation.model.board import DARK, HOME, LIGHT, OUT, SLOTS
from bywater.games.confrontation.model.figures import EACH, side_of
from bywater.games.confrontation.model.table import Table
from bywater.games.confrontation.rules.turn import begin_turn


def begin_setup(table: Table) -> None:
    """Start the set-up: Light, then Dark, hidden from each other; afterwards Dark moves first."""  # S1
    prompt_placement(table, LIGHT, 0)


def prompt_placement(table: Table, side: i64, slot: i64) -> None:
    """Prompt a side for the figure of its next region."""
    table.prompt(k.PLACE, side, slot, SLOTS[side * 5 + slot])


def place_codes(table: Table, out: vec[i64]) -> vec[i64]:
    """List one action per figure that is not placed yet."""
    packed: i64 = table.top()
    first: i64 = seat_of(packed) * EACH
    figure: i64
    for figure in range(first, first + EACH):
        if table.at[figure] == OUT:
            out = append(out, figure * 5 + a_of(packed))
    return out


def random_placement(table: Table, u: float) -> i64:
    """Return one of the actions of `place_codes`, without building the list."""
    packed: i64 = table.top()
    slot: i64 = a_of(packed)
    figure: i64 = seat_of(packed) * EACH
    left: i64 = i64(u * float(EACH - slot))
    while table.at[figure] != OUT or left:
        if table.at[figure] == OUT:
            left -= 1
        figure += 1
    return figure * 5 + slot


def place(table: Table, action: i64) -> None:
    """Put a figure in its region; after the fifth, the rest stay at home."""  # S1
    figure: i64 = action // 5
    slot: i64 = action % 5
    side: i64 = side_of(figure)
    _put(table, figure, SLOTS[side * 5 + slot])
    if slot < 4:
        prompt_placement(table, side, slot + 1)
        return
    other: i64
    for other in range(side * EACH, side * EACH + EACH):
        if table.at[other] == OUT:
            _put(table, other, HOME[side])
    table.emit(journal.READY, side)
    if side == LIGHT:
        prompt_placement(table, DARK, 0)
    else:
        begin_turn(table, DARK)


def _put(table: Table, figure: i64, region: i64) -> None:
    table.put(figure, region)
    table.emit(journal.PLACED, figure, region, 0, 0, FULLY_HIDDEN, BIT[side_of(figure)])
