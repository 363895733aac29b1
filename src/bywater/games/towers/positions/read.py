"""Read a position: the table at the start of a turn."""

from typing import Any, Final

from bywater.core.validate import check_keys, flag_of, row_in, table_in
from bywater.games.towers.knowledge import read
from bywater.games.towers.model.board import MAX_SLOTS, MINAS_TIRITH, SCORED, STOPS, TOKENS_EACH, VALUES
from bywater.games.towers.positions.validate import validate
from bywater.games.towers.rules.journey import next_gain, next_laying
from bywater.games.towers.rules.setup import begin_setup
from bywater.games.towers.state import TowersState, new_table

_GENERAL: Final = ("game", "rules", "seats", "options", "stage")
_OPEN: Final = ("paths", "tokens", "ring", "step", "order", "laying", "over", "display", "discards", "rows", "won")
_KNOWN: Final = ("known", "matched", "lead", "poured", "trail", "hands", "drawn")
_KEYS: Final = (*_GENERAL, *_OPEN, *_KNOWN)


def read_position(position: dict[str, Any]) -> TowersState:
    """Return the state of a position. All remaining cards are in the pile."""
    check_keys(position, _KEYS, "position")  # V13
    table = new_table(position["seats"], position["options"])
    if position.get("stage") == 0:
        check_keys(position, _GENERAL, "position at stage 0, before the set-up")  # V4
        begin_setup(table)
        return table
    laying = flag_of(position.get("laying", False), "laying") == 1
    read.read_open(table, position)
    if laying and "step" not in position and table.stage:
        table.step = table.paths[table.stage - 1]
    hands = row_in(position, "hands", table.seats)
    drawn = row_in(position, "drawn", table.seats)
    for seat in range(table.seats):
        if hands:
            read.read_hand(table, seat, hands[seat])
        if drawn:
            read.read_drawn(table, seat, drawn[seat])
    read.fill_pile(table)
    lay_tokens(table, table_in(position, "tokens"))
    validate(table, laying)
    if not table.over:  # this also makes automatic choices
        next_laying(table) if laying else next_gain(table)
    return table


def lay_tokens(table: TowersState, given: dict[str, Any]) -> None:
    """Put tokens at each remaining place that the position omits, with evenly distributed values."""  # V5
    if table.over or table.stage == 0:
        return
    box = {value: TOKENS_EACH - list(table.tokens).count(value) for value in VALUES}
    for number, value in enumerate(VALUES):
        for seat in range(table.seats):
            box[value] -= int(table.won[seat * 4 + number])
    for place in range(STOPS, int(table.stage) - 1, -1):
        if SCORED[place - 1] in given:
            continue
        for slot in range(table.slots(place)):
            first = place == MINAS_TIRITH and slot == 0 and box[5] > 0
            value = 5 if first else max(VALUES, key=lambda value: (box[value], value))
            if box[value] > 0:
                table.tokens[(place - 1) * MAX_SLOTS + slot] = value
                box[value] -= 1
