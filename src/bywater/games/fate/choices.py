"""What may be chosen: the list of each question."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.codes import BIT, lowest, size
from bywater.core.stack import a_of, b_of, c_of, d_of, kind_of, seat_of
from bywater.games.fate.actions import (
    ACT_AS,
    AT,
    ATTACK,
    BE_SEARCHED,
    CALL_OFF,
    CARD,
    DISCARD,
    DISCARD_TOKEN,
    DONE,
    FLOOR_OF,
    GIFT,
    GO_ON,
    HAND_TOKEN,
    NAZGUL_CODE,
    NAZGUL_FROM,
    NEXT,
    NEXT_SHADOW,
    NO,
    NUMBER,
    PASS,
    PREPARE,
    PUT_ON,
    REMOVE_SHADOW,
    TAKE_PEOPLE,
    TRAVEL,
    USE_STEALTH,
    WHEELS_ARMIES,
    WHEELS_HOPE,
    WHEELS_SEAT,
    WHO,
    YES,
)
from bywater.games.fate.battle import list_losses, list_valor, most_dice
from bywater.games.fate.board import (
    ALL_PLACES,
    FANGORN_FOREST,
    FREE_ROADS,
    HAND_LIMIT,
    MIRKWOOD,
    NEXT_REGIONS,
    NUM_PEOPLES,
    NUM_PLACES,
    NUM_REGIONS,
    NUM_SYMBOLS,
    PLACES_OF,
    ROADS,
    army_count,
    region_steps,
)
from bywater.games.fate.cards import FIRST_SKY, NUM_CARDS, NUM_CHARACTERS
from bywater.games.fate.deck import tops_known
from bywater.games.fate.deeds import list_far_deeds, list_simple_deeds, tradable
from bywater.games.fate.doing_deeds import aid_places
from bywater.games.fate.effects import exchangeable
from bywater.games.fate.events import (
    arrow_from,
    characters_at,
    gwaihir_from,
    gwaihir_to,
    list_abilities,
    list_anytime,
    list_events,
    list_plays,
    might_speak,
    total_friends,
    with_shadow,
)
from bywater.games.fate.journey import destinations, list_company
from bywater.games.fate.objectives import gatherable, gathered
from bywater.games.fate.perils import list_peril
from bywater.games.fate.rolls import list_rerolling, list_roll
from bywater.games.fate.shadow import deployable, nearest_hunter, nearest_to_frodo
from bywater.games.fate.shadow_deck import known_on
from bywater.games.fate.state import (
    ACT,
    AFTER_BATTLE,
    AMBUSHING,
    AT_AID,
    AT_ARROW_FROM,
    AT_ARROW_TO,
    AT_CUNNING,
    AT_EAGLES,
    AT_ENTS,
    AT_GATHER_FROM,
    AT_GATHER_TO,
    AT_GWAIHIR_FROM,
    AT_GWAIHIR_TO,
    AT_HORSES,
    AT_INFIGHTING,
    AT_ORDERS_FROM,
    AT_ORDERS_TO,
    CALLING_OFF,
    CHOOSING,
    COMPANY,
    CONSENT,
    DISCARDING,
    FLOOR,
    FORESEEN,
    FREE_PREPARING,
    GIVING,
    HAND_FULL,
    HIDING,
    HUNTING,
    IN_PERIL,
    LOAD_GATHER,
    LOADING,
    LOSSES,
    MAY,
    NUMBERING,
    ORDERING,
    PAYING,
    PLACING,
    QUIET,
    REROLLING,
    RIDING,
    ROLLED,
    SPIED,
    SUMMON_DEPLOY,
    SUMMON_DISTRACT,
    SUMMON_EAGLES,
    SUMMONING,
    TRADE_CONSENT,
    TRADING,
    WEARING,
    WHEELS_TURN,
    WHO_CLOAKS,
    WHO_LEMBAS,
    Table,
)
from bywater.games.fate.symbols import list_payments
from bywater.games.fate.turn import actors


def list_open(table: Table) -> vec[i64]:
    """Everything the player who is asked may choose, ascending."""
    out = vec[i64](capacity=32)
    packed: i64 = table.top()
    kind: i64 = kind_of(packed)
    if kind == ACT:
        return _list_act(table, out, seat_of(packed))
    if kind == PAYING:
        return list_payments(table, out, packed)
    if kind == ROLLED:
        return list_roll(table, out, packed)
    if kind == AFTER_BATTLE:
        return list_valor(table, out, packed)
    if kind == QUIET:
        out = append(out, GO_ON)
        out = list_abilities(table, out, seat_of(packed))
        out = _list_floors(table, out)
        return list_plays(table, out, seat_of(packed))
    if kind == FLOOR:
        out = append(out, DONE)
        return list_anytime(table, out, seat_of(packed))
    if kind == COMPANY:
        return list_company(table, out, packed)
    if kind == CONSENT or kind == TRADE_CONSENT or kind == MAY:
        out = append(out, YES)
        return append(out, NO)
    if kind == CALLING_OFF:
        out = append(out, GO_ON)
        return append(out, CALL_OFF)
    if kind == HIDING:
        out = append(out, USE_STEALTH)
        return append(out, BE_SEARCHED)
    if kind == WEARING:
        out = append(out, PASS)
        return append(out, PUT_ON)
    if kind == HAND_FULL:
        return _list_hand_full(table, out, seat_of(packed))
    if kind == PLACING:
        return _list_places(table, out, packed)
    if kind == SUMMONING:
        return _list_summons(table, out, packed)
    if kind == HUNTING:
        return _list_hunters(table, out, a_of(packed))
    return _list_rest(table, out, packed, kind)


def _list_rest(table: Table, out: vec[i64], packed: i64, kind: i64) -> vec[i64]:
    """The questions that come seldom."""
    seat: i64 = seat_of(packed)
    number: i64
    if kind == REROLLING:
        return list_rerolling(table, out, packed)
    if kind == LOSSES:
        return list_losses(table, out, packed)
    if kind == IN_PERIL:
        return list_peril(table, out, packed)
    if kind == TRADING:
        return _from_mask(out, CARD, tradable(table, table.acting, seat, a_of(packed), b_of(packed) == 1))
    if kind == NUMBERING:
        for number in range(b_of(packed), c_of(packed) + 1):
            out = append(out, NUMBER + number)
        return out
    if kind == CHOOSING:
        return _from_mask(out, WHO, choosable(table, a_of(packed)))
    if kind == LOADING:
        return _list_loading(table, out, packed)
    if kind == WHEELS_TURN:
        return _list_wheels(table, out)
    if kind == DISCARDING:
        return _list_discarding(table, out, packed)
    if kind == ORDERING:
        for number in range(a_of(packed), tops_known(table)):
            out = append(out, NEXT + ((table.tops >> (7 * number)) & 127) - 1)
        return _sorted(out)
    if kind == FORESEEN:
        out = append(out, PASS)
        cards: i64 = 0
        for number in range(tops_known(table)):
            card: i64 = ((table.tops >> (7 * number)) & 127) - 1
            if card < FIRST_SKY:
                cards |= BIT[card]
        return _from_mask(out, CARD, cards)
    if kind == SPIED:
        return _list_spied(table, out, packed)
    if kind == GIVING:
        return _list_giving(table, out, seat)
    if kind == RIDING:
        out = append(out, DONE)
        if not b_of(packed):
            return out
        if c_of(packed):
            who: i64 = c_of(packed) - 1
            return _from_mask(out, TRAVEL, destinations_alone(table, who))
        return _from_mask(out, TRAVEL, FREE_ROADS[a_of(packed)])
    if kind == AMBUSHING:
        out = append(out, PASS)
        for number in range(1, most_dice(table, a_of(packed)) + 1):
            out = append(out, ATTACK + number)
        return out
    if kind == FREE_PREPARING:
        out = append(out, PASS)
        return _from_mask(out, PREPARE, exchangeable(table, table.hands[seat]))
    # GIFTING
    other: i64
    for other in range(table.seats):
        for number in range(NUM_SYMBOLS):
            if (table.token_supply >> (4 * number)) & 15:
                out = append(out, GIFT + other * NUM_SYMBOLS + number)
    return out


def _from_mask(out: vec[i64], first: i64, mask: i64) -> vec[i64]:
    while mask:
        out = append(out, first + lowest(mask))
        mask &= mask - 1
    return out


def _sorted(out: vec[i64]) -> vec[i64]:
    """A short list in ascending order."""
    n: i64 = len(out)
    i: i64
    for i in range(1, n):
        value: i64 = out[i]
        j: i64 = i
        while j > 0 and out[j - 1] > value:
            out[j] = out[j - 1]
            j -= 1
        out[j] = value
    return out


# -- acting -------------------------------------------------------------------------------------


def _list_act(table: Table, out: vec[i64], seat: i64) -> vec[i64]:
    out = append(out, DONE)
    if table.acting >= 0:
        out = list_simple_deeds(table, out)
    out = list_abilities(table, out, seat)
    out = _list_floors(table, out)
    others: i64 = actors(table)
    if table.acting >= 0:
        others &= ~BIT[table.acting]
    out = _from_mask(out, ACT_AS, others)
    if table.acting >= 0:
        out = list_far_deeds(table, out)
    return list_plays(table, out, seat)


def floor_mask(table: Table) -> i64:
    """The other players who may take the floor, as a mask."""  # F36
    asked: i64 = table.floors(BIT[table.seats] - 1)
    mask: i64 = 0
    while asked:
        seat: i64 = lowest(asked)
        asked &= asked - 1
        if might_speak(table, seat):
            mask |= BIT[seat]
    return mask


def _list_floors(table: Table, out: vec[i64]) -> vec[i64]:
    if table.seats == 1:
        return out
    return _from_mask(out, FLOOR_OF, floor_mask(table))


def destinations_alone(table: Table, character: i64) -> i64:
    """Where a character in an Elven cloak can go."""  # E11
    return destinations(table, character, table.owner_of[character])


# -- hands --------------------------------------------------------------------------------------


def _list_hand_full(table: Table, out: vec[i64], seat: i64) -> vec[i64]:
    """Discard, or play events, down to seven."""  # F35
    if size(table.hands[seat]) <= HAND_LIMIT:
        return append(out, DONE)
    return _from_mask(list_events(table, out, seat), DISCARD, table.hands[seat])


def _list_discarding(table: Table, out: vec[i64], packed: i64) -> vec[i64]:
    """So many cards and tokens, in ascending order."""  # S2
    seat: i64 = seat_of(packed)
    left: i64 = a_of(packed)
    least: i64 = b_of(packed)
    symbol: i64
    tokens: i64 = 0
    for symbol in range(NUM_SYMBOLS):
        tokens += table.token_count(seat, symbol)
    if least < NUM_CARDS:
        cards: i64 = table.hands[seat] & ~(BIT[least] - 1)
        while cards:
            card: i64 = lowest(cards)
            cards &= cards - 1
            if size(cards) + tokens >= left - 1:
                out = append(out, DISCARD + card)
    for symbol in range(NUM_SYMBOLS):
        if NUM_CARDS + symbol >= least and tokens >= left and table.token_count(seat, symbol):
            out = append(out, DISCARD_TOKEN + symbol)
        if NUM_CARDS + symbol >= least:
            tokens -= table.token_count(seat, symbol)
    return out


def _list_wheels(table: Table, out: vec[i64]) -> vec[i64]:
    """Two armies, or two cards and tokens of one player, or a hope."""  # S2, X14
    if total_friends(table) >= 2:
        out = append(out, WHEELS_ARMIES)
    out = append(out, WHEELS_HOPE)
    seat: i64
    symbol: i64
    for seat in range(table.seats):
        if table.settings.wheels_current and seat != table.active:
            continue
        held: i64 = size(table.hands[seat])
        for symbol in range(NUM_SYMBOLS):
            held += table.token_count(seat, symbol)
        if held >= 2:
            out = append(out, WHEELS_SEAT + seat)
    return out


def _list_giving(table: Table, out: vec[i64], seat: i64) -> vec[i64]:
    """A token to another player."""  # E03
    out = append(out, PASS)
    other: i64
    symbol: i64
    for other in range(table.seats):
        if other != seat:
            for symbol in range(NUM_SYMBOLS):
                if table.token_count(seat, symbol):
                    out = append(out, HAND_TOKEN + other * NUM_SYMBOLS + symbol)
    return out


def _list_spied(table: Table, out: vec[i64], packed: i64) -> vec[i64]:
    """Known cards on top of the shadow deck: remove some, then put the rest in order."""  # O19
    level: i64 = table.levels - 1
    first: i64 = (table.seen[level] & 63) - 1
    second: i64 = (table.seen[level] >> 6) - 1
    if a_of(packed):
        if known_on(table, level) < 2:
            return append(out, DONE)
        out = append(out, NEXT_SHADOW + first)
        out = append(out, NEXT_SHADOW + second)
        return _sorted(out)
    out = append(out, DONE)
    if first >= b_of(packed):
        out = append(out, REMOVE_SHADOW + first)
    if second >= b_of(packed):
        out = append(out, REMOVE_SHADOW + second)
    return _sorted(out)


# -- places, characters and armies --------------------------------------------------------------


def choosable(table: Table, what_for: i64) -> i64:
    """The characters that may be named, as a mask."""
    if what_for == WHO_LEMBAS:  # N18
        return actors(table)
    mask: i64 = 0
    character: i64
    for character in range(NUM_CHARACTERS):
        if table.where[character] < NUM_PLACES:
            if what_for != WHO_CLOAKS or destinations_alone(table, character):
                mask |= BIT[character]
    return mask


def _list_places(table: Table, out: vec[i64], packed: i64) -> vec[i64]:
    what_for: i64 = a_of(packed)
    if what_for == AT_GWAIHIR_FROM:
        places: i64 = gwaihir_from(table, b_of(packed)) & ~(BIT[c_of(packed)] - 1)
        if d_of(packed):
            out = append(out, DONE)
        return _from_mask(out, AT, places)
    if what_for == AT_GATHER_FROM:
        out = append(out, DONE)
        return _from_mask(out, AT, gathered(table, d_of(packed), b_of(packed)) & ~(BIT[c_of(packed)] - 1))
    if what_for in (AT_AID, AT_CUNNING, AT_ENTS, AT_GATHER_TO):
        out = append(out, PASS)
    return _from_mask(out, AT, places_for(table, packed))


def places_for(table: Table, packed: i64) -> i64:
    """The places that may be named, as a mask."""
    what_for: i64 = a_of(packed)
    if what_for == AT_ARROW_FROM:
        return arrow_from(table)
    if what_for == AT_ARROW_TO:
        return table.havens & ~BIT[b_of(packed)]
    if what_for == AT_GWAIHIR_TO:
        return gwaihir_to(table)
    if what_for == AT_HORSES:
        return characters_at(table)
    if what_for == AT_INFIGHTING or what_for == AT_ORDERS_FROM:
        return with_shadow(table, ALL_PLACES)
    if what_for == AT_EAGLES:
        return ALL_PLACES & ~BIT[table.where[b_of(packed)]]
    if what_for == AT_ENTS:
        return ROADS[FANGORN_FOREST]
    if what_for == AT_ORDERS_TO:
        return ROADS[b_of(packed)] & ~(BIT[c_of(packed)] - 1)
    if what_for == AT_AID:
        return aid_places(table, b_of(packed))
    if what_for == AT_CUNNING:
        return ROADS[b_of(packed)]
    if what_for == AT_GATHER_TO:
        return PLACES_OF[MIRKWOOD]
    # AT_WHEELS
    found: i64 = 0
    place: i64
    for place in range(NUM_PLACES):
        if table.friends[place]:
            found |= BIT[place]
    return found


def loadable(table: Table, packed: i64) -> i64:
    """The armies at a place that may be picked."""
    armies: i64 = table.friends[b_of(packed)]
    if a_of(packed) == LOAD_GATHER:
        return gatherable(armies, d_of(table.under()))
    return armies


def _list_loading(table: Table, out: vec[i64], packed: i64) -> vec[i64]:
    if table.load:
        out = append(out, DONE)
    armies: i64 = loadable(table, packed)
    people: i64
    count: i64
    for people in range(c_of(packed), NUM_PEOPLES):
        most: i64 = army_count(armies, people)
        if most > d_of(packed):
            most = d_of(packed)
        for count in range(1, most + 1):
            out = append(out, TAKE_PEOPLE[people] + count)
    return out


# -- Nazgûl -------------------------------------------------------------------------------------


def _list_hunters(table: Table, out: vec[i64], moved: i64) -> vec[i64]:
    """The nearest Nazgûl, and the ways by which they come nearer."""  # F42, F44
    home: i64 = table.frodo_region()
    steps: i64 = nearest_hunter(table, moved)
    region: i64
    for region in range(NUM_REGIONS):
        count: i64 = table.nazgul[region]
        if moved == region + 1:
            count -= 1
        if count > 0 and region != home and region_steps(region, home) == steps:
            ways: i64 = NEXT_REGIONS[region]
            while ways:
                into: i64 = lowest(ways)
                ways &= ways - 1
                if region_steps(into, home) == steps - 1:
                    out = append(out, NAZGUL_CODE[region * NUM_REGIONS + into])
    return out


def _list_summons(table: Table, out: vec[i64], packed: i64) -> vec[i64]:
    what_for: i64 = a_of(packed)
    if what_for == SUMMON_DEPLOY:
        return _from_mask(out, NAZGUL_FROM, deployable(table))
    if what_for == SUMMON_EAGLES:
        return _from_mask(out, NAZGUL_FROM, nearest_to_frodo(table))
    mask: i64 = 0
    region: i64
    for region in range(NUM_REGIONS):
        if region != c_of(packed) and table.nazgul[region]:
            mask |= BIT[region]
    if not mask or (what_for == SUMMON_DISTRACT and b_of(packed) < 2):
        out = append(out, DONE)
    return _from_mask(out, NAZGUL_FROM, mask)
