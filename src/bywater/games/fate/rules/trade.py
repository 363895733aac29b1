"""Fellowship: a card changes hands between two players."""

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.bits import BIT, lowest_bit
from bywater.core.frames import frame, seat_of
from bywater.games.fate.model import cards as box
from bywater.games.fate.model import frames as k
from bywater.games.fate.model.actions import GIVE_TO, TAKE_FROM
from bywater.games.fate.model.board import REGION_OF, RESISTANCE
from bywater.games.fate.model.journal import GAVE_CARD, REFUSED
from bywater.games.fate.model.table import Table
from bywater.games.fate.rules.hands import check_hand
from bywater.games.fate.rules.proposals import cards_refused, refuse_card
from bywater.games.fate.rules.turn import use_action

# -- fellowship ---------------------------------------------------------------------------------


def list_trades(table: Table, out: vec[i64], character: i64, seat: i64, place: i64) -> vec[i64]:
    if table.seats == 1:  # F54
        return out
    others: i64 = table.seats_at(place) & ~BIT[seat]
    left: i64 = others
    while left:
        other: i64 = lowest_bit(left)
        left &= left - 1
        if proposable(table, character, seat, other, True):
            out = append(out, GIVE_TO + other)
    left = others
    while left:
        other = lowest_bit(left)
        left &= left - 1
        if proposable(table, character, seat, other, False):
            out = append(out, TAKE_FROM + other)
    return out


def proposable(table: Table, character: i64, seat: i64, other: i64, give: bool) -> i64:
    """The cards that may be proposed to the other player: those not refused yet, as a mask."""  # N17
    return tradable(table, character, seat, other, give) & ~cards_refused(table, other, 1 if give else 0)


def tradable(table: Table, character: i64, seat: i64, other: i64, give: bool) -> i64:
    """The cards that could change hands, as a mask."""  # F22, K06, K09, X5
    place: i64 = table.where[character]
    cards: i64 = table.hands[other]
    if give:
        cards = table.hands[seat]
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
    """Arwen at a haven may trade a card of any region once per turn."""  # K06
    return character == box.ARWEN and (table.havens >> place) & 1 == 1 and not table.used & k.USED_COUNSEL


# -- fellowship ---------------------------------------------------------------------------------


def trade(table: Table, packed: i64, other: i64, give: i64, card: i64) -> None:
    """Push the consent of the other player."""  # F22
    table.replace_top(frame(k.TRADE_CONSENT, other, card, seat_of(packed), give))


def trade_agreed(table: Table, seat: i64, other: i64, give: i64, card: i64) -> None:
    """Move a card between two hands; `seat` is the active player, `other` agreed."""  # F22
    character: i64 = table.acting
    if box.region_of(card) != REGION_OF[table.where[character]] and counsels(table, character, table.where[character]):
        table.used |= k.USED_COUNSEL  # K06, N23
    use_action(table)
    giver: i64 = other
    taker: i64 = seat
    if give:
        giver = seat
        taker = other
    table.hands[giver] &= ~BIT[card]
    table.hands[taker] |= BIT[card]
    table.note(GAVE_CARD, giver, taker, card)
    check_hand(table, taker)


def trade_refused(table: Table, other: i64, give: i64, card: i64) -> None:
    """Remember that this card was refused in this direction until the table changes."""  # N17
    table.note(REFUSED, other)
    refuse_card(table, card, other, give)
