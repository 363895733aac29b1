"""The shadow step: cards are flipped, armies advance or are reinforced, and orders reach the Nazgûl."""

from mypy_extensions import i64

from bywater.core.codes import BIT, lowest
from bywater.core.stack import a_of, b_of, c_of, seat_of, with_a, with_b
from bywater.games.fate.battle import begin_battle
from bywater.games.fate.board import (
    BATTLE_DICE,
    LAST_THREAT,
    LINE_LENGTHS,
    LINE_PLACES,
    LINE_ROOM,
    LORIEN,
    MORDOR,
    NUM_REGIONS,
    PLACES_OF,
    region_steps,
)
from bywater.games.fate.cards import (
    DRUMS,
    GANDALF,
    ORDER_EYE,
    ORDER_HUNT,
    RED,
    SHADOW_ORDER,
    SKY_ARMIES,
    SKY_PLACES,
    WHEELS,
)
from bywater.games.fate.effects import add_shadow, gain_hope, lose_hope, move_character, move_eye
from bywater.games.fate.entries import (
    ADVANCES,
    DARKENED,
    ORDERED,
    REINFORCES,
    RETURNED,
    SHADOW_WENT,
    SPECIAL_SHADOW,
    THREAT_GREW,
)
from bywater.games.fate.search import begin_search
from bywater.games.fate.shadow_deck import settle_top, shuffle_on_top, take_top, top_back
from bywater.games.fate.state import (
    ADVANCE,
    AFTERWARDS,
    BY_SHADOW,
    DRUMBEAT,
    HUNTING,
    ORDER,
    SUMMON_DEPLOY,
    SUMMON_EAGLES,
    SUMMONING,
    WHEELS_TURN,
    Table,
)

# -- a shadow card ------------------------------------------------------------------------------


def run_shadow(table: Table, packed: i64) -> None:
    step: i64 = b_of(packed)
    if step == 0:
        if not table.levels:  # only with a deck of a few cards, written by hand
            settle_top(table)
            if not table.levels:
                table.pop()
            return
        table.swap(with_b(packed, 1))
        take_top(table)
    elif step == 1:
        table.swap(with_b(packed, 2))
        settle_top(table)
    else:
        table.pop()
        table.changed()
        table.then(AFTERWARDS)
        resolve(table, a_of(packed))


def resolve(table: Table, card: i64) -> None:
    """The back of the next card decides which half is carried out."""  # F37
    if card == DRUMS:  # F45
        table.note(SPECIAL_SHADOW, card)
        table.then(DRUMBEAT)
    elif card == WHEELS:
        table.note(SPECIAL_SHADOW, card)
        table.ask(WHEELS_TURN, table.active)
    elif top_back(table) == RED:
        advance(table, table.settings.lines[card])
    else:
        reinforce(table, table.settings.lines[card], SHADOW_ORDER[card])


def advance(table: Table, line: i64) -> None:
    """Every army on the line goes one place on, the foremost first."""  # F38
    table.note(ADVANCES, line)
    at: i64 = LINE_LENGTHS[line] - 2
    while at >= 0:
        here: i64 = LINE_PLACES[line * LINE_ROOM + at]
        there: i64 = LINE_PLACES[line * LINE_ROOM + at + 1]
        count: i64 = table.shadow[here]
        if count:
            table.shadow[there] += count
            table.shadow[here] = 0
            table.note(SHADOW_WENT, here, there, count)
        at -= 1
    table.then(ADVANCE, line, LINE_LENGTHS[line])


def run_advance(table: Table, packed: i64) -> None:
    """Then battles are fought, from the end of the line back."""  # F39
    left: i64 = b_of(packed)
    while left:
        left -= 1
        place: i64 = LINE_PLACES[a_of(packed) * LINE_ROOM + left]
        if table.shadow[place] and table.friends[place]:
            table.swap(with_b(packed, left))
            shadow_attacks(table, place)
            return
    table.pop()


def shadow_attacks(table: Table, place: i64) -> None:
    """A battle that a card sets off: a die for each shadow army; the Eye stays."""  # F26, F50
    dice: i64 = table.shadow[place]
    if dice > BATTLE_DICE:
        dice = BATTLE_DICE
    begin_battle(table, place, dice, BY_SHADOW)


def reinforce(table: Table, line: i64, order: i64) -> None:
    """One army where the line begins, unless it was captured; then the order."""  # F31, F40
    place: i64 = LINE_PLACES[line * LINE_ROOM]
    table.note(REINFORCES, place, order)
    count: i64 = 3
    if order == ORDER_HUNT:
        count = 2
    table.then(ORDER, order, count, 0)
    if not (table.havens >> place) & 1:
        add_shadow(table, place, 1)
    if table.friends[place] and table.shadow[place]:  # N28
        shadow_attacks(table, place)


# -- orders -------------------------------------------------------------------------------------


def run_order(table: Table, packed: i64) -> None:
    order: i64 = a_of(packed)
    left: i64 = b_of(packed)
    if order == ORDER_EYE:  # F41
        table.pop()
        table.note(ORDERED, order)
        if table.eye == table.frodo_region():
            begin_search(table, 0)
        else:
            move_eye(table, table.frodo_region())
    elif not left:
        table.pop()
    elif order == ORDER_HUNT:
        table.swap(with_b(packed, left - 1))
        if nearest_hunter(table, c_of(packed)) >= 0:
            table.ask(HUNTING, table.active, c_of(packed))
        else:
            table.pop()
    else:
        table.swap(with_b(packed, left - 1))
        if deployable(table):
            table.ask(SUMMONING, table.active, SUMMON_DEPLOY, 1, table.eye)
        else:
            table.pop()


def nearest_hunter(table: Table, moved: i64) -> i64:
    """How far from Frodo the nearest Nazgûl is that is not with him and has not moved; -1 if there is none."""  # F42
    home: i64 = table.frodo_region()
    best: i64 = -1
    region: i64
    for region in range(NUM_REGIONS):
        count: i64 = table.nazgul[region]
        if moved == region + 1:
            count -= 1
        if region != home and count > 0:
            steps: i64 = region_steps(region, home)
            if best < 0 or steps < best:
                best = steps
    return best


def deployable(table: Table) -> i64:
    """The regions that a Nazgûl may be deployed from, as a mask."""  # F43
    if table.eye != MORDOR and table.nazgul[MORDOR]:
        return BIT[MORDOR]
    best: i64 = 0
    mask: i64 = 0
    region: i64
    for region in range(NUM_REGIONS):
        count: i64 = table.nazgul[region]
        if region != table.eye and count:
            if count > best:
                best = count
                mask = BIT[region]
            elif count == best:
                mask |= BIT[region]
    return mask


def nearest_to_frodo(table: Table) -> i64:
    """The regions of the Nazgûl nearest to Frodo but not with him, as a mask."""  # E08
    steps: i64 = nearest_hunter(table, 0)
    mask: i64 = 0
    region: i64
    for region in range(NUM_REGIONS):
        if steps > 0 and table.nazgul[region] and region_steps(region, table.frodo_region()) == steps:
            mask |= BIT[region]
    return mask


def run_eagles_call(table: Table, packed: i64) -> None:
    """Nazgûl come to Frodo, the nearest first."""  # E08
    left: i64 = b_of(packed)
    if not left or not nearest_to_frodo(table):
        table.pop()
        begin_search(table, 0)
        return
    table.swap(with_b(packed, left - 1))
    table.ask(SUMMONING, seat_of(packed), SUMMON_EAGLES, 1, table.frodo_region())


# -- special cards ------------------------------------------------------------------------------


def run_drumbeat(table: Table, packed: i64) -> None:
    """An army for every stronghold in Mordor."""  # S1
    left: i64 = table.strongholds & PLACES_OF[MORDOR]
    left &= ~(BIT[a_of(packed)] - 1)
    if not left:
        table.pop()
        return
    place: i64 = lowest(left)
    table.swap(with_a(packed, place + 1))
    add_shadow(table, place, 1)
    if table.friends[place] and table.shadow[place]:
        shadow_attacks(table, place)


# -- Skies Darken -------------------------------------------------------------------------------


def run_skies(table: Table, packed: i64) -> None:
    """Four steps, after Gandalf's return; the card then leaves the game."""  # F33, N20
    card: i64 = b_of(packed)
    if a_of(packed) == 0:
        table.swap(with_a(packed, 1))
        table.changed()
        place: i64 = SKY_PLACES[card]
        table.note(DARKENED, place)
        return_white(table)
        if table.threat < LAST_THREAT:  # F56
            table.threat += 1
        table.note(THREAT_GREW, table.threat)
        if table.eye == table.frodo_region():
            lose_hope(table, 2, 3)
        else:
            move_eye(table, table.frodo_region())
        add_shadow(table, place, SKY_ARMIES)
        if table.friends[place] and table.shadow[place]:
            shadow_attacks(table, place)
    else:
        table.pop()
        shuffle_on_top(table)


def return_white(table: Table) -> None:
    """Gandalf comes back as the White."""  # O05
    if table.white == 1:
        table.white = 2
        table.note(RETURNED, GANDALF)
        move_character(table, GANDALF, LORIEN)
        gain_hope(table, 2)
