"""Whether searches, battles, perils and payments of a position fit: their steps, dice and costs."""

from typing import Final

from mypy_extensions import i64

from bywater.core.codes import BIT, size
from bywater.core.stack import a_of, b_of, c_of, d_of, kind_of, seat_of
from bywater.games.fate.actions import TURN_FACE
from bywater.games.fate.board import (
    BATTLE_DICE,
    FRIENDSHIP,
    MORDOR,
    MOUNT_DOOM,
    MUSTERS,
    NOWHERE,
    NUM_SYMBOLS,
    REGION_OF,
    RESISTANCE,
    ROADS,
    SEARCH_DICE,
    STEALTH,
    VALOR,
)
from bywater.games.fate.cards import (
    BALROG,
    BLESSING,
    EOMER,
    FARAMIR,
    GANDALF,
    LEGOLAS,
    NUM_REGION_CARDS,
    SHELOB,
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
from bywater.games.fate.dice import NUM_FACES, ONE_DIE, dice_in, showing
from bywater.games.fate.events import can_ask_lady, can_distract, can_shoot, lady_symbol
from bywater.games.fate.journey import journey_cost
from bywater.games.fate.perils import ignoring_symbol, sparing_symbol
from bywater.games.fate.state import (
    ACT,
    AFTER_BATTLE,
    AFTERWARDS,
    BATTLE,
    BATTLE_ROLL,
    BY_AMBUSH,
    BY_RIDERS,
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
    LOSSES,
    MAY,
    NUMBERING,
    PERIL,
    ROLLED,
    SEARCH_ROLL,
    WEARING,
    WITH_HORSES,
    Table,
)
from bywater.games.fate.symbols import ONE_SYMBOL, wanted

_BATTLE_STEPS: Final = {BATTLE_ROLL: 0, ROLLED: 1, LOSSES: 2, NUMBERING: 3, AFTER_BATTLE: 4, MAY: 5}
_SEARCH_STEPS: Final = {WEARING: 1, SEARCH_ROLL: 2, ROLLED: 3}

# What is paid for, by what the payment lies on.
_BOUGHT_ON: Final = {
    AFTERWARDS: (FOR_MUSTER, FOR_CAPTURE, FOR_OBJECTIVE, FOR_SONG, FOR_SHOT, FOR_DISTRACTION, FOR_LADY),
    JOURNEY: (FOR_JOURNEY,),
    ROLLED: (FOR_REROLL, FOR_SAM, FOR_FLAME, FOR_AMBUSH, FOR_DEFIANCE),
    AFTER_BATTLE: (FOR_VALOR,),
    IN_PERIL: (FOR_DISREGARD, FOR_SPARING),
}


def is_deed(table: Table, level: int) -> bool:
    """Whether the frame at this level comes from an action of the character who acts and is on the board."""
    if level < 2 or kind_of(table.stack[level - 1]) != AFTERWARDS or kind_of(table.stack[level - 2]) != ACT:
        return False
    return table.acting >= 0 and table.where[table.acting] < NOWHERE


def _over(table: Table, level: int) -> int:
    return int(kind_of(table.stack[level + 1])) if level + 1 < table.height else 0


# -- dice ---------------------------------------------------------------------------------------


def _dice_with_roll(table: Table) -> i64:
    """The dice on the table and those that are being rolled."""
    packed: i64 = table.top()
    if kind_of(packed) in (SEARCH_ROLL, BATTLE_ROLL):
        return dice_in(table.dice) + a_of(packed)
    return dice_in(table.dice)


def bad_battle(table: Table, level: int) -> str:
    packed: i64 = table.stack[level]
    if b_of(packed) != _BATTLE_STEPS.get(_over(table, level), b_of(packed)):
        return "the battle is at another step"
    if _dice_with_roll(table) > BATTLE_DICE:
        return "there are only three battle dice"
    if c_of(packed) == BY_RIDERS and table.where[EOMER] >= NOWHERE:
        return "Éomer is not on the board"
    if c_of(packed) == BY_AMBUSH and table.where[FARAMIR] >= NOWHERE:
        return "Faramir is not on the board"
    return "" if table.fallen <= table.shadow_supply else "there are not so many armies of the Shadow"


def bad_search(table: Table, level: int) -> str:
    packed: i64 = table.stack[level]
    if a_of(packed) != _SEARCH_STEPS.get(_over(table, level), a_of(packed)):
        return "the search is at another step"
    if b_of(packed) and (table.frodo_place() != MOUNT_DOOM or table.tasks & ~table.done != 1):
        return "the Ring can't be destroyed yet"
    return "" if _dice_with_roll(table) <= SEARCH_DICE else "there are only seven search dice"


def bad_peril(table: Table, level: int) -> str:
    packed: i64 = table.stack[level]
    task = a_of(packed)
    steps = {BATTLE_ROLL: 0, IN_PERIL: 1}
    if b_of(packed) != steps.get(_over(table, level), b_of(packed)):
        return "the peril is at another step"
    if task not in (BALROG, SHELOB) or not table.is_open_task(task):
        return "nobody faces that"
    if task == BALROG and table.where[GANDALF] >= NOWHERE:
        return "Gandalf is not on the board"
    return "" if _dice_with_roll(table) <= BATTLE_DICE else "there are only three battle dice"


def bad_in_peril(table: Table, level: int) -> str:
    packed: i64 = table.stack[level]
    under: i64 = table.stack[level - 1]
    if a_of(packed) != a_of(under) or seat_of(packed) != seat_of(under):
        return "another faces it"
    return ""


def bad_search_roll(table: Table, level: int) -> str:
    return _bad_roll(table, level, 0)


def bad_battle_roll(table: Table, level: int) -> str:
    return _bad_roll(table, level, 1)


def _bad_roll(table: Table, level: int, battle: int) -> str:
    packed: i64 = table.stack[level]
    under: i64 = table.stack[level - 1]
    if not a_of(packed):
        return "no die is rolled"
    if kind_of(under) == ROLLED:
        return "" if b_of(under) == battle and a_of(packed) <= 3 else "other dice are rolled again"
    if table.dice:
        return "the dice lie there already"
    return "" if kind_of(under) != PERIL or a_of(packed) == BATTLE_DICE else "three dice are rolled"


def bad_rolled(table: Table, level: int) -> str:
    packed: i64 = table.stack[level]
    battle = 1 if kind_of(table.stack[level - 1]) == BATTLE else 0
    if b_of(packed) != battle or a_of(packed) >> table.seats or (a_of(packed) >> seat_of(packed)) & 1:
        return "others are asked later, each once"
    return "" if _dice_with_roll(table) else "no dice were rolled"


def bad_rerolling(table: Table, level: int) -> str:
    packed: i64 = table.stack[level]
    under: i64 = table.stack[level - 1]
    if c_of(packed) != b_of(under) or seat_of(packed) != seat_of(under) or b_of(packed) != dice_in(table.picked):
        return "other dice are picked"
    highest = 0
    for face in range(NUM_FACES):
        if showing(table.picked, face) > showing(table.dice, face):
            return "there are not so many dice to pick"
        highest = face if showing(table.picked, face) else highest
    return "" if a_of(packed) == highest and table.picked < 8 * ONE_DIE[NUM_FACES - 1] else "other dice are picked"


def bad_losses_in_battle(packed: i64, battle: i64) -> str:
    return "" if b_of(packed) == a_of(battle) else "the battle is elsewhere"


# -- payments -----------------------------------------------------------------------------------


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
    if not is_deed(table, level) or seat != table.active:
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
