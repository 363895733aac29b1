"""Whether Nazgûl, hands and decks that are asked for in a position fit the table."""

from mypy_extensions import i64

from bywater.core.codes import size
from bywater.core.stack import a_of, b_of, c_of, kind_of, seat_of
from bywater.games.fate.board import (
    NUM_SYMBOLS,
)
from bywater.games.fate.deck import events_left_out, pile_on_top, tops_known
from bywater.games.fate.fitting_deeds import under_of
from bywater.games.fate.honor import unused
from bywater.games.fate.shadow_deck import flippable, known_on
from bywater.games.fate.state import (
    AFTERWARDS,
    DRAW_LADY,
    DRAW_LOOK,
    DRAW_OPENING,
    DRAW_TURN,
    EAGLES_CALL,
    JOIN_SUCCESSOR,
    LOOKING,
    ORDER,
    SETUP,
    SHADOW,
    SPYING,
    SUMMON_DEPLOY,
    SUMMON_EAGLES,
    TURN,
    Table,
)


def bad_summoning(table: Table, level: int) -> str:
    packed: i64 = table.stack[level]
    homes = {SUMMON_DEPLOY: ORDER, SUMMON_EAGLES: EAGLES_CALL}
    if kind_of(under_of(table, level)) != homes.get(int(a_of(packed)), AFTERWARDS) or not b_of(packed):
        return "that is not asked there"
    regions = {SUMMON_DEPLOY: table.eye, SUMMON_EAGLES: table.frodo_region()}
    if int(a_of(packed)) in regions:
        if b_of(packed) > 1 or regions[int(a_of(packed))] != c_of(packed):
            return "they come elsewhere, one by one"
    return ""


def bad_hunting(table: Table, level: int) -> str:
    under: i64 = under_of(table, level)
    if a_of(under) != 1 or c_of(under) != a_of(table.stack[level]):
        return "another Nazgûl has moved"
    return "" if seat_of(table.stack[level]) == table.active else "the active player is asked"


def bad_discarding(table: Table, level: int) -> str:
    packed: i64 = table.stack[level]
    seat = seat_of(packed)
    held = size(table.hands[seat]) + sum(table.token_count(seat, symbol) for symbol in range(NUM_SYMBOLS))
    if not a_of(packed) or held < a_of(packed) or (b_of(packed) and a_of(packed) > 1):
        return "there are not so many cards and tokens"
    return ""


def bad_ordering(table: Table, level: int) -> str:
    if a_of(table.stack[level]) >= tops_known(table) or (level + 1 < table.height and a_of(table.stack[level])):
        return "there are not so many cards to put in order"
    return ""


def bad_draw(table: Table, level: int) -> str:
    packed: i64 = table.stack[level]
    under: i64 = under_of(table, level)
    wanted = {SETUP: DRAW_OPENING, TURN: DRAW_TURN, AFTERWARDS: DRAW_LADY, LOOKING: DRAW_LOOK}
    if a_of(packed) != wanted[int(kind_of(under))] or b_of(packed) >= table.seats:
        return "no card is drawn for that"
    if a_of(packed) == DRAW_LADY:
        return "" if events_left_out(table) > 0 else "no event was left out"
    if a_of(packed) != DRAW_OPENING and pile_on_top(table) < 0:
        return "the deck is empty"
    if a_of(packed) == DRAW_TURN and (table.tops or b_of(packed) != table.active):
        return "the active player draws the card on top"
    if a_of(packed) == DRAW_LOOK and (tops_known(table) >= a_of(under) or b_of(packed) != seat_of(under)):
        return "so many cards are known"
    return ""


def bad_flip(table: Table, level: int) -> str:
    packed: i64 = table.stack[level]
    under: i64 = under_of(table, level)
    at: i64 = a_of(packed)
    top: i64 = table.levels - 1
    if kind_of(under) == SETUP:
        return "" if b_of(packed) == 2 and not at else "nobody looks at the deck now"
    if at > top or not flippable(table, at) or b_of(packed) != (1 if kind_of(under) == SPYING else 0):
        return "there is no such card"
    if kind_of(under) == SHADOW:
        return "" if b_of(under) == 1 and at == top and not table.seen[at] else "another card lies on top"
    if known_on(table, top) >= a_of(under) or at != (top if table.layers[top] else top - 1):
        return "another card comes first"
    return "" if at == top or not table.seen[at] else "that card is known"


def bad_back(table: Table, level: int) -> str:
    at: i64 = a_of(table.stack[level])
    under: i64 = under_of(table, level)
    if at >= table.levels or at < table.levels - 2 or table.backs[at] or not table.layers[at]:
        return "no back is shown there"
    return "" if kind_of(under) != SHADOW or b_of(under) != 1 else "the card is not turned up yet"


def bad_spying(table: Table, level: int) -> str:
    packed: i64 = table.stack[level]
    if kind_of(packed) == SPYING and a_of(packed) != b_of(packed) + 1:
        return "nobody looks at so many cards"
    return "" if table.levels else "there is no card to look at"


def bad_join(table: Table, level: int) -> str:
    packed: i64 = table.stack[level]
    if kind_of(under_of(table, level)) == SETUP:
        return "" if a_of(packed) != JOIN_SUCCESSOR else "nobody is to be succeeded"
    if a_of(packed) != JOIN_SUCCESSOR or table.waiting != b_of(packed) + 1 or not unused(table):
        return "nobody waits for a successor"
    return ""
