"""The activity lines of a board: movement of markers, and the effects of spaces."""

from mypy_extensions import i64

from bywater.core.bits import BIT
from bywater.core.frames import a_of, b_of, c_of, frame, kind_of, with_c
from bywater.core.seats import CHANCE
from bywater.games.quest.model import board, journal
from bywater.games.quest.model import frames as k
from bywater.games.quest.model.demands import TILE_CARDS, TILE_EYE
from bywater.games.quest.model.table import Table
from bywater.games.quest.rules import corruption, hands


def is_in_scenario(table: Table) -> bool:
    """Whether the place is a scenario board."""
    place: i64 = table.place
    return place == board.MORIA or place == board.HELMS_DEEP or place == board.SHELOBS_LAIR or place == board.MORDOR


def is_scenario_open(table: Table) -> bool:
    """Whether the scenario of this place has begun and has not ended yet."""  # R22
    return is_in_scenario(table) and table.height > 0 and a_of(table.stack[0]) == k.PLAYING


def note_card(table: Table) -> None:
    """Record that a card had an effect on this board, which allows the use of the Ring."""  # Q18
    if is_scenario_open(table):
        table.stack[0] = with_c(table.stack[0], 1)


def is_unfinished(table: Table, line: i64) -> bool:
    """Whether a line is on this board and its marker can still move."""
    return table.lines[line] < board.LENGTHS[board.BOARD_OF[table.place] * board.LINES + line]


def is_complete(table: Table, line: i64) -> bool:
    return not is_unfinished(table, line)


def unfinished_lines(table: Table) -> i64:
    """Return the lines whose marker can still move, as a mask; it includes the main line."""
    mask: i64 = 0
    line: i64
    for line in range(board.LINES):
        if is_unfinished(table, line):
            mask |= BIT[line]
    return mask


def advance(table: Table, seat: i64, line: i64, spaces: i64, dice: i64) -> None:
    """Move a marker, and carry out every space for this hobbit. Rolls come after the movement.

    `dice` is the number of rolls that the card itself requires.
    """  # R18, R19, Q16
    special: i64 = 0
    moved: bool = False
    while spaces and is_unfinished(table, line):
        spaces -= 1
        moved = True
        table.lines[line] += 1
        table.emit(journal.MOVED, line, table.lines[line], seat)
        given: i64 = board.SPACES[(board.BOARD_OF[table.place] * board.LINES + line) * board.ROOM + table.lines[line]]
        if given == board.DIE_SPACE:
            dice += 1
        elif given == board.SPECIAL:
            special += 1
        else:
            give(table, seat, given)
    if moved:
        table.table_changed()
        end_of_main_line(table, line)
    while dice:
        table.push_frame(k.ROLL, seat, k.PROMPT_BELT, 0, k.ORDINARY)
        dice -= 1
    while special:
        table.push_frame(k.SPECIAL_DRAW, CHANCE, seat)
        special -= 1


def give(table: Table, seat: i64, given: i64) -> None:
    """Give the contents of a space: a shield, a life token, a card or a step to the light."""  # Q16
    if given == board.SHIELD:
        table.shields[seat] += 1
        table.emit(journal.GOT_SHIELDS, seat, 1)
    elif given >= board.CARD_SPACE:
        hands.claim_card(table, seat, given - board.CARD_SPACE)
    elif given == board.LIGHT:
        corruption.lighten(table, seat, 1)
    elif given >= board.RING_TOKEN:
        token: i64 = given - board.RING_TOKEN
        table.tokens[seat] += BIT[4 * token]
        table.emit(journal.GOT_TOKEN, seat, token)


def end_of_main_line(table: Table, line: i64) -> None:
    """If this was the last space of the main line, push the end of the scenario below the pending effects.

    Pending rolls and events still take effect, except the last event of Mordor; a tile that was only turned does not.
    With the option `end_at_once`, only the effects of the spaces remain.
    """  # Q19, R05, R07, N8
    if line == board.MAIN[board.BOARD_OF[table.place]] and not is_unfinished(table, line):
        level: i64 = table.height
        if not table.settings.end_at_once:
            level = _first_unfinished(table)
        table.insert(level, frame(k.SCENARIO_ENDS, table.decider()))


def _first_unfinished(table: Table) -> i64:
    """Return the index of the lowest frame that must be finished before the scenario ends."""
    level: i64
    for level in range(table.height):
        packed: i64 = table.stack[level]
        kind: i64 = kind_of(packed)
        if kind == k.ROLL or kind == k.EACH or kind == k.SHELOB_APPEARS:
            return level
        if kind == k.FORFEIT and not TILE_CARDS < c_of(packed) <= TILE_EYE + 1:
            return level
        if kind == k.EVENT and (table.place != board.MORDOR or b_of(packed) != board.EVENTS_EACH):
            return level
        if kind == k.DEMAND and not TILE_CARDS <= a_of(packed) <= TILE_EYE:
            return level
    return table.height


def ring_moves(table: Table, seat: i64, line: i64, spaces: i64) -> None:
    """Move a marker by the Ring, at most to the end of its line. The spaces give nothing."""  # R20, R21
    while spaces and is_unfinished(table, line):
        spaces -= 1
        table.lines[line] += 1
        table.emit(journal.MOVED, line, table.lines[line], seat)
    table.table_changed()
    end_of_main_line(table, line)
