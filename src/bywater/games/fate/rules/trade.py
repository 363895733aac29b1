"""The Fellowship action: one player gives another a card."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.bits import BIT, append_codes
from bywater.core.frames import a_of, b_of, c_of, frame, seat_of
from bywater.games.fate.model import actions, journal
from bywater.games.fate.model import cards as box
from bywater.games.fate.model import frames as k
from bywater.games.fate.model.board import REGION_OF, RESISTANCE
from bywater.games.fate.model.table import Table
from bywater.games.fate.rules import hands, proposals, turn


def list_choices(table: Table, out: vec[i64], packed: i64, kind: i64) -> vec[i64]:
    if kind == k.TRADE_CONSENT:
        return append(append(out, actions.YES), actions.NO)
    cards: i64 = proposable(table, table.acting, seat_of(packed), a_of(packed), b_of(packed) == 1)
    return append_codes(out, actions.CARD, cards)


def answer(table: Table, packed: i64, kind: i64, seat: i64, action: i64) -> None:
    if kind == k.TRADING:  # F22: ask the other player for consent
        table.replace_top(frame(k.TRADE_CONSENT, a_of(packed), action - actions.CARD, seat, b_of(packed)))
        return
    table.pop()
    if action == actions.YES:
        trade(table, b_of(packed), seat, c_of(packed), a_of(packed))
    else:  # N17: stored until the table changes
        table.note(journal.REFUSED, seat)
        proposals.refuse_card(table, a_of(packed), seat, c_of(packed))


def list_trades(table: Table, out: vec[i64], character: i64, seat: i64, place: i64) -> vec[i64]:
    if table.seats == 1:  # F54
        return out
    others: i64 = table.seats_at(place) & ~BIT[seat]
    other: i64
    for other in range(table.seats):
        if (others >> other) & 1 and proposable(table, character, seat, other, True):
            out = append(out, actions.GIVE_TO + other)
    for other in range(table.seats):
        if (others >> other) & 1 and proposable(table, character, seat, other, False):
            out = append(out, actions.TAKE_FROM + other)
    return out


def proposable(table: Table, character: i64, seat: i64, other: i64, give: bool) -> i64:
    """Return the cards that may be proposed to the other player, as a mask: those not refused yet."""  # N17
    return tradable(table, character, seat, other, give) & ~proposals.cards_refused(table, other, 1 if give else 0)


def tradable(table: Table, character: i64, seat: i64, other: i64, give: bool) -> i64:
    """Return the cards that could be traded, as a mask."""  # F22, K06, K09, X5
    place: i64 = table.where[character]
    cards: i64 = table.hands[seat] if give else table.hands[other]
    cards &= box.ALL_REGION_CARDS
    if not counsels(table, character, place):
        cards &= 15 * BIT[4 * REGION_OF[place]]
    theirs: i64 = table.at_place(place) & table.of_seat(other)
    mine_barred: bool = character == box.BOROMIR and (give or table.settings.boromir_takes_none)
    theirs_barred: bool = theirs == BIT[box.BOROMIR] and (not give or table.settings.boromir_takes_none)
    if mine_barred or theirs_barred:
        cards &= ~box.WITH_SYMBOL[RESISTANCE]
    return cards


def counsels(table: Table, character: i64, place: i64) -> bool:
    """Whether Arwen can trade a card of any region: at a haven, once per turn."""  # K06
    return character == box.ARWEN and (table.havens >> place) & 1 == 1 and not table.used & k.USED_COUNSEL


def trade(table: Table, seat: i64, other: i64, give: i64, card: i64) -> None:
    """Move a card between two hands; `seat` is the active player, `other` the one that agreed."""  # F22
    character: i64 = table.acting
    if box.region_of(card) != REGION_OF[table.where[character]] and counsels(table, character, table.where[character]):
        table.used |= k.USED_COUNSEL  # K06, N23
    turn.use_action(table)
    giver: i64 = other
    taker: i64 = seat
    if give:
        giver = seat
        taker = other
    table.hands[giver] &= ~BIT[card]
    table.hands[taker] |= BIT[card]
    table.note(journal.GAVE_CARD, giver, taker, card)
    hands.check_hand(table, taker)
