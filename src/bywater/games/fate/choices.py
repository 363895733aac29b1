"""What may be chosen: the list of each question."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.codes import BIT, lowest
from bywater.core.stack import a_of, b_of, c_of, kind_of, seat_of
from bywater.games.fate.actions import (
    ACT_AS,
    ATTACK,
    BE_SEARCHED,
    CALL_OFF,
    CARD,
    DONE,
    FLOOR_OF,
    GIFT,
    GO_ON,
    NEXT,
    NO,
    NUMBER,
    PASS,
    PREPARE,
    PUT_ON,
    TRAVEL,
    USE_STEALTH,
    WHO,
    YES,
)
from bywater.games.fate.battle import list_losses, list_valor, most_dice
from bywater.games.fate.board import (
    FREE_ROADS,
    NUM_SYMBOLS,
)
from bywater.games.fate.cards import FIRST_SKY
from bywater.games.fate.choices_hands import (
    from_mask,
    in_order,
    list_discarding,
    list_giving,
    list_hand_full,
    list_spied,
    list_wheels,
)
from bywater.games.fate.choices_map import (
    choosable,
    destinations_alone,
    list_hunters,
    list_loading,
    list_places,
    list_summons,
)
from bywater.games.fate.deck import tops_known
from bywater.games.fate.deeds import list_far_deeds, list_simple_deeds, proposable
from bywater.games.fate.effects import exchangeable
from bywater.games.fate.events import (
    list_abilities,
    list_anytime,
    list_plays,
    might_speak,
)
from bywater.games.fate.journey import list_company
from bywater.games.fate.perils import list_peril
from bywater.games.fate.rolls import list_rerolling, list_roll
from bywater.games.fate.state import (
    ACT,
    AFTER_BATTLE,
    AMBUSHING,
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
    SUMMONING,
    TRADE_CONSENT,
    TRADING,
    WEARING,
    WHEELS_TURN,
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
        return list_hand_full(table, out, seat_of(packed))
    if kind == PLACING:
        return list_places(table, out, packed)
    if kind == SUMMONING:
        return list_summons(table, out, packed)
    if kind == HUNTING:
        return list_hunters(table, out, a_of(packed))
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
        return from_mask(out, CARD, proposable(table, table.acting, seat, a_of(packed), b_of(packed) == 1))
    if kind == NUMBERING:
        for number in range(b_of(packed), c_of(packed) + 1):
            out = append(out, NUMBER + number)
        return out
    if kind == CHOOSING:
        return from_mask(out, WHO, choosable(table, a_of(packed)))
    if kind == LOADING:
        return list_loading(table, out, packed)
    if kind == WHEELS_TURN:
        return list_wheels(table, out)
    if kind == DISCARDING:
        return list_discarding(table, out, packed)
    if kind == ORDERING:
        for number in range(a_of(packed), tops_known(table)):
            out = append(out, NEXT + ((table.tops >> (7 * number)) & 127) - 1)
        return in_order(out)
    if kind == FORESEEN:
        out = append(out, PASS)
        cards: i64 = 0
        for number in range(tops_known(table)):
            card: i64 = ((table.tops >> (7 * number)) & 127) - 1
            if card < FIRST_SKY:
                cards |= BIT[card]
        return from_mask(out, CARD, cards)
    if kind == SPIED:
        return list_spied(table, out, packed)
    if kind == GIVING:
        return list_giving(table, out, seat)
    if kind == RIDING:
        out = append(out, DONE)
        if not b_of(packed):
            return out
        if c_of(packed):
            who: i64 = c_of(packed) - 1
            return from_mask(out, TRAVEL, destinations_alone(table, who))
        return from_mask(out, TRAVEL, FREE_ROADS[a_of(packed)])
    if kind == AMBUSHING:
        out = append(out, PASS)
        for number in range(1, most_dice(table, a_of(packed)) + 1):
            out = append(out, ATTACK + number)
        return out
    if kind == FREE_PREPARING:
        out = append(out, PASS)
        return from_mask(out, PREPARE, exchangeable(table, table.hands[seat]))
    # GIFTING
    other: i64
    for other in range(table.seats):
        for number in range(NUM_SYMBOLS):
            if (table.token_supply >> (4 * number)) & 15:
                out = append(out, GIFT + other * NUM_SYMBOLS + number)
    return out


def _list_act(table: Table, out: vec[i64], seat: i64) -> vec[i64]:
    out = append(out, DONE)
    if table.acting >= 0:
        out = list_simple_deeds(table, out)
    out = list_abilities(table, out, seat)
    out = _list_floors(table, out)
    others: i64 = actors(table)
    if table.acting >= 0:
        others &= ~BIT[table.acting]
    out = from_mask(out, ACT_AS, others)
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
    return from_mask(out, FLOOR_OF, floor_mask(table))
