"""Whether a payment of a position fits: what it is for, what it costs, and what is chosen already."""

from typing import Final

from mypy_extensions import i64

from bywater.core.codes import BIT, size
from bywater.core.stack import a_of, b_of, c_of, d_of, kind_of, seat_of
from bywater.games.fate.actions import TURN_FACE
from bywater.games.fate.board import (
    FRIENDSHIP,
    MORDOR,
    MUSTERS,
    NOWHERE,
    NUM_SYMBOLS,
    REGION_OF,
    RESISTANCE,
    ROADS,
    STEALTH,
    VALOR,
)
from bywater.games.fate.cards import (
    BLESSING,
    LEGOLAS,
    NUM_REGION_CARDS,
    WITH_SYMBOL,
)
from bywater.games.fate.deeds import (
    can_capture,
    can_fulfil,
    can_muster,
    can_sing,
    capture_cost,
    fulfil_cost,
    most_mustered,
    musters_freely,
    other_capture_cost,
)
from bywater.games.fate.dice import showing
from bywater.games.fate.events import can_ask_lady, can_distract, can_shoot, lady_symbol
from bywater.games.fate.fitting_deeds import is_action
from bywater.games.fate.journey import journey_cost
from bywater.games.fate.perils import ignoring_symbol, sparing_symbol
from bywater.games.fate.state import (
    AFTER_BATTLE,
    AFTERWARDS,
    FOR_AMBUSH,
    FOR_CAPTURE,
    FOR_DEFIANCE,
    FOR_DISREGARD,
    FOR_DISTRACTION,
    FOR_FLAME,
    FOR_JOURNEY,
    FOR_LADY,
    FOR_MUSTER,
    FOR_OBJECTIVE,
    FOR_REROLL,
    FOR_SAM,
    FOR_SHOT,
    FOR_SONG,
    FOR_SPARING,
    FOR_VALOR,
    IN_PERIL,
    JOURNEY,
    ROLLED,
    WITH_HORSES,
    Table,
)
from bywater.games.fate.symbols import ONE_SYMBOL, wanted

# What is paid for, by what the payment lies on.
_BOUGHT_ON: Final = {
    AFTERWARDS: (FOR_MUSTER, FOR_CAPTURE, FOR_OBJECTIVE, FOR_SONG, FOR_SHOT, FOR_DISTRACTION, FOR_LADY),
    JOURNEY: (FOR_JOURNEY,),
    ROLLED: (FOR_REROLL, FOR_SAM, FOR_FLAME, FOR_AMBUSH, FOR_DEFIANCE),
    AFTER_BATTLE: (FOR_VALOR,),
    IN_PERIL: (FOR_DISREGARD, FOR_SPARING),
}


def bad_payment(table: Table, level: int) -> str:
    packed: i64 = table.stack[level]
    under: i64 = table.stack[level - 1]
    what_for = a_of(packed)
    if what_for not in _BOUGHT_ON[int(kind_of(under))]:
        return "that is not paid there"
    if kind_of(under) != AFTERWARDS and seat_of(packed) != seat_of(under):
        return "another pays"
    why = _bad_choice(table, packed)
    if why:
        return why
    if kind_of(under) == AFTERWARDS:
        why = _bad_deed_bought(table, level) if what_for <= FOR_OBJECTIVE or what_for == FOR_SONG else ""
        why = why or _bad_bought(table, packed)
    elif kind_of(under) == ROLLED or what_for == FOR_DISREGARD:
        why = _bad_die(table, packed, under)
    elif kind_of(under) == JOURNEY and b_of(under) == WITH_HORSES:
        why = "horses cost nothing"
    elif c_of(packed) or d_of(packed):
        why = "it is about nothing else"
    return why or _bad_cost(table, packed, under)


def _bad_choice(table: Table, packed: i64) -> str:
    """What is chosen for it already is had, and lies before what may be chosen next."""
    seat = seat_of(packed)
    least = 0
    if table.paying:
        least = int(table.paying).bit_length()
    if table.paying & ~table.hands[seat] or least > NUM_REGION_CARDS:
        return "it is paid with other cards"
    for symbol in range(NUM_SYMBOLS):
        count = (table.paying_tokens >> (4 * symbol)) & 15
        if count > table.token_count(seat, symbol):
            return "there are not so many tokens"
        least = NUM_REGION_CARDS + symbol if count else least
    return "" if b_of(packed) == least else "it is paid in ascending order"


def _bad_deed_bought(table: Table, level: int) -> str:
    """What the character who acts pays for can be done."""
    packed: i64 = table.stack[level]
    seat, what_for, c = seat_of(packed), a_of(packed), c_of(packed)
    if not is_action(table, level) or seat != table.active:
        return "nobody acts"
    who: i64 = table.acting
    place: i64 = table.where[who]
    fine = False
    if what_for == FOR_MUSTER:
        fine = can_muster(table, who, seat, place) and 1 <= c <= most_mustered(table, who, place)
    elif what_for == FOR_CAPTURE:
        fine = can_capture(table, who, place) and not c
    elif what_for == FOR_OBJECTIVE:
        fine = c < 24 and can_fulfil(table, who, c)
    else:
        fine = can_sing(table, seat, place) and not c
    return "" if fine and not d_of(packed) else "that can't be done there"


def _bad_bought(table: Table, packed: i64) -> str:
    """What anybody may pay for at any time can be done."""
    seat, what_for, c = seat_of(packed), a_of(packed), c_of(packed)
    if d_of(packed):
        return "it is about nothing else"
    if what_for == FOR_SHOT:
        if not can_shoot(table, seat):
            return "Legolas can't shoot"
        here: i64 = table.where[LEGOLAS]
        if c == NOWHERE:
            fine = table.nazgul[REGION_OF[here]] > 0 and REGION_OF[here] != MORDOR
        else:
            fine = ((ROADS[here] | BIT[here]) >> c) & 1 == 1 and table.shadow[c] > 0
        return "" if fine else "there is nothing to shoot at"
    if what_for == FOR_DISTRACTION:
        return "" if can_distract(table, seat) and not c else "nobody can be distracted"
    if what_for == FOR_LADY:
        return "" if can_ask_lady(table, seat) and not c else "the Lady can't be asked"
    return ""


def _bad_die(table: Table, packed: i64, under: i64) -> str:
    """The die that is paid for shows that face."""
    what_for, c = a_of(packed), c_of(packed)
    battle = b_of(under) if kind_of(under) == ROLLED else 0
    faces = {FOR_SAM: (1, 2), FOR_AMBUSH: (1, 2, 3), FOR_DEFIANCE: (0, 1, 2), FOR_DISREGARD: (1, 2, 3)}
    face = c
    if what_for == FOR_FLAME:
        if c > 11:
            return "no die can be turned so"
        face = TURN_FACE[c]
    if face > 3 or c not in faces.get(int(what_for), range(12)) or not showing(table.dice, face):
        return "no die shows that"
    if (what_for in (FOR_AMBUSH, FOR_DEFIANCE) and not battle) or (what_for == FOR_SAM and battle):
        return "other dice were rolled"
    asked = battle if what_for in (FOR_REROLL, FOR_FLAME) else 0
    return "" if d_of(packed) == asked else "other dice were rolled"


def _bad_cost(table: Table, packed: i64, under: i64) -> str:
    """What is chosen and what is still to come are the cost together."""
    costs = _costs(table, packed, under)
    for cost in costs:
        same = True
        for symbol in range(NUM_SYMBOLS):
            chosen = size(table.paying & WITH_SYMBOL[symbol]) + ((table.paying_tokens >> (4 * symbol)) & 15)
            same = same and wanted(cost, symbol) == wanted(table.due, symbol) + chosen
        if same:
            return ""
    return "the cost is another"


def _costs(table: Table, packed: i64, under: i64) -> list[int]:
    """What it may cost, three bits a symbol."""
    what_for = int(a_of(packed))
    who = int(table.acting)
    if what_for == FOR_JOURNEY:
        hidden = int(ONE_SYMBOL[STEALTH]) if a_of(under) == 7 else 0
        return [int(journey_cost(table, under)) + hidden]
    if what_for == FOR_MUSTER:
        return [0 if musters_freely(who, MUSTERS[table.where[who]]) else int(ONE_SYMBOL[FRIENDSHIP])]
    if what_for == FOR_CAPTURE:
        other = int(other_capture_cost(table, who, table.where[who]))
        return [int(capture_cost(who))] + ([other] if other else [])
    if what_for == FOR_OBJECTIVE:
        otherwise = c_of(packed) == BLESSING and table.settings.blessing_otherwise
        return [int(fulfil_cost(table, c_of(packed)))] + ([3 * int(ONE_SYMBOL[STEALTH])] if otherwise else [])
    if what_for == FOR_DEFIANCE:
        return [2 * int(ONE_SYMBOL[VALOR])]
    if what_for == FOR_SONG:
        return [3 * int(ONE_SYMBOL[FRIENDSHIP])]
    symbols = {
        FOR_SHOT: STEALTH,
        FOR_DISTRACTION: FRIENDSHIP,
        FOR_LADY: int(lady_symbol(table)),
        FOR_REROLL: RESISTANCE,
        FOR_SAM: FRIENDSHIP,
        FOR_VALOR: VALOR,
        FOR_FLAME: VALOR,
        FOR_AMBUSH: STEALTH,
        FOR_DISREGARD: int(ignoring_symbol(a_of(under))),
        FOR_SPARING: int(sparing_symbol(a_of(under))),
    }
    return [int(ONE_SYMBOL[symbols[what_for]])]
