"""Why not: a reason for every action that a seat can't choose now. Everything is open here, so all may know all."""

from mypy_extensions import i64

from bywater.core.codes import CHANCE, OVER, size
from bywater.core.message import Message
from bywater.core.stack import a_of, b_of, kind_of
from bywater.games.fate.actions import (
    ACT_AS,
    AT,
    BE_SEARCHED,
    BLESSING_OTHERWISE,
    BOMBADIL,
    CALL_OFF,
    CAPTURE,
    CARD,
    DIE_SEARCH,
    DISCARD,
    DISCARD_TOKEN,
    DISREGARD,
    DISTRACT,
    DONE,
    FLOOR_OF,
    GIFT,
    HAND_TOKEN,
    LADY,
    LOSE,
    NAZGUL_FROM,
    NEXT,
    NUM_ACTIONS,
    NUMBER,
    PLAY,
    PUT_ON,
    REROLL_SEARCH,
    SHOOT_NAZGUL,
    SPARE,
    SPEND,
    SPEND_TOKEN,
    SPEND_VALOR,
    TAKE_ALONG,
    TAKE_ARMIES,
    TRAVEL,
    USE_STEALTH,
    WHEELS_ARMIES,
    WHEELS_HOPE,
    WHEELS_SEAT,
    WHO,
)
from bywater.games.fate.board import HAND_LIMIT, NUM_SYMBOLS, REGION_OF, RESISTANCE, VALOR
from bywater.games.fate.cards import WITH_SYMBOL, region_of, symbol_of
from bywater.games.fate.deeds import counsels, tradable
from bywater.games.fate.naming import card, cost, seat, symbol
from bywater.games.fate.refused_anytime import no_anytime
from bywater.games.fate.refused_deeds import no_character, no_deed
from bywater.games.fate.refused_dice import no_change, no_peril, no_reroll
from bywater.games.fate.refused_places import no_army, no_companion, no_loss, no_nazgul, no_number, no_one, no_place
from bywater.games.fate.state import (
    ACT,
    AFTER_BATTLE,
    DISCARDING,
    FORESEEN,
    GIFTING,
    GIVING,
    HAND_FULL,
    LOADING,
    PAYING,
    PLACING,
    QUIET,
    REROLLING,
    SUMMONING,
    TRADING,
    WHEELS_TURN,
    Table,
)
from bywater.games.fate.symbols import ONE_SYMBOL, wanted


def why(table: Table, action: int, seat: int) -> Message | None:
    """None if this seat may do that now."""
    if table.actor == OVER:
        return Message("refused-over")
    if not 0 <= action < NUM_ACTIONS:
        return Message("refused-unknown")
    if table.may_press(seat, action):
        return None
    if table.actor == CHANCE:
        return Message("refused-chance")
    if table.actor != seat:
        return _not_asked(table, action, seat)
    return _refusal(table, action, seat)


def _not_asked(table: Table, action: int, seat_number: int) -> Message:
    """Another seat is asked; what may be done at any time needs the floor first."""  # F36
    if seat_number >= 0 and _is_anytime(action) and table.allows(FLOOR_OF + seat_number):
        return Message("refused-behind-floor")
    return Message("refused-not-asked", {"seat": seat(table.actor)})


def _is_anytime(action: int) -> bool:
    return LADY <= action <= DISTRACT or action == SHOOT_NAZGUL or PLAY <= action < CARD


def _refusal(table: Table, action: int, asked: i64) -> Message:
    kind: i64 = kind_of(table.top())
    if FLOOR_OF <= action < ACT_AS:
        return _no_floor(table, kind, action - FLOOR_OF)
    if _is_anytime(action):
        return no_anytime(table, kind, action, asked)
    if ACT_AS <= action < TRAVEL and kind == ACT:
        return no_character(table, action - ACT_AS)
    if _is_deed(action):
        return no_deed(table, kind, action, asked)
    if SPEND <= action < DISCARD:
        return _no_payment(table, kind, action, asked)
    if DISCARD <= action < TAKE_ALONG:
        return _no_discard(table, kind, action, asked)
    if TAKE_ALONG <= action < REROLL_SEARCH:
        return _no_name(table, kind, action)
    if REROLL_SEARCH <= action < DIE_SEARCH or action == BOMBADIL:
        return no_change(table, kind, action, asked)
    if DIE_SEARCH <= action < DISREGARD:
        return no_reroll(table, kind, action)
    if DISREGARD <= action < GIFT or action == SPARE:
        return no_peril(table, kind, action)
    if action >= GIFT:
        return _no_token(table, kind, action, asked)
    if WHEELS_ARMIES <= action < FLOOR_OF:
        return _no_wheels(table, kind, action)
    if CARD <= action < SPEND:
        return _no_card(table, kind, action, asked)
    return _no_answer(table, kind, action, asked)


def _is_deed(action: int) -> bool:
    """Whether this is something that a character does with an action."""
    return CAPTURE <= action <= BLESSING_OTHERWISE or TRAVEL <= action < PLAY


def _other_question() -> Message:
    return Message("refused-other-question")


def _no_answer(table: Table, kind: i64, action: int, asked: i64) -> Message:
    """Short answers, and what belongs to one question only."""
    packed: i64 = table.top()
    if action == DONE:
        if kind == PAYING:
            return Message("refused-not-paid", {"cost": cost(table.due)})
        if kind == HAND_FULL:
            return Message("refused-hand-full", {"count": size(table.hands[asked]) - HAND_LIMIT})
        if kind == DISCARDING:
            return Message("refused-discard-first", {"count": a_of(packed)})
        if kind in (REROLLING, LOADING, PLACING):
            return Message("refused-pick-first")
        if kind == SUMMONING:
            return Message("refused-must-move")
    if action == PUT_ON:
        return Message("refused-ring")
    if action in (USE_STEALTH, BE_SEARCHED):
        return Message("refused-no-hiding")
    if action == CALL_OFF:
        return Message("refused-nobody-refused")
    if action == SPEND_VALOR:
        if kind == AFTER_BATTLE:
            return Message("refused-cost", {"cost": cost(ONE_SYMBOL[VALOR])})
        return Message("refused-no-battle")
    return _other_question()


def _no_floor(table: Table, kind: i64, whom: i64) -> Message:
    if whom >= table.seats:
        return Message("refused-no-such-seat", {"seat": seat(whom)})
    if kind != ACT and kind != QUIET:
        return Message("refused-not-quiet")
    if whom == table.actor:
        return Message("refused-floor-yours")
    if (table.floored >> whom) & 1:
        return Message("refused-floor-again", {"seat": seat(whom)})
    return Message("refused-nothing-to-do", {"seat": seat(whom)})


# -- paying and discarding ----------------------------------------------------------------------


def _no_payment(table: Table, kind: i64, action: int, asked: i64) -> Message:
    """A card or token that does not pay."""  # F13
    if kind != PAYING:
        return Message("refused-nothing-to-pay")
    if action < SPEND_TOKEN:
        number: i64 = action - SPEND
        if not (table.hands[asked] >> number) & 1:
            return Message("refused-not-in-hand", {"card": card(number)})
        if (table.paying >> number) & 1:
            return Message("refused-paid-already", {"card": card(number)})
        sign: i64 = symbol_of(number)
    else:
        sign = action - SPEND_TOKEN
        if table.token_count(asked, sign) <= (table.paying_tokens >> (4 * sign)) & 15:
            return Message("refused-no-token", {"symbol": symbol(sign)})
    if not wanted(table.due, sign):
        return Message("refused-not-due", {"symbol": symbol(sign), "cost": cost(table.due)})
    return Message("refused-order")


def _no_discard(table: Table, kind: i64, action: int, asked: i64) -> Message:
    if kind != HAND_FULL and kind != DISCARDING:
        return Message("refused-no-discarding")
    if action < DISCARD_TOKEN:
        if not (table.hands[asked] >> (action - DISCARD)) & 1:
            return Message("refused-not-in-hand", {"card": card(action - DISCARD)})
        return Message("refused-order")
    if kind == HAND_FULL:
        return Message("refused-tokens-not-counted")
    if not table.token_count(asked, action - DISCARD_TOKEN):
        return Message("refused-no-token", {"symbol": symbol(action - DISCARD_TOKEN)})
    return Message("refused-order")


def _no_token(table: Table, kind: i64, action: int, asked: i64) -> Message:
    """Gifts from the supply, and tokens from hand to hand."""  # E03, E14
    first: i64 = GIFT if action < HAND_TOKEN else HAND_TOKEN
    to: i64 = (action - first) // NUM_SYMBOLS
    sign: i64 = (action - first) % NUM_SYMBOLS
    if kind != (GIFTING if first == GIFT else GIVING):
        return _other_question()
    if to >= table.seats:
        return Message("refused-no-such-seat", {"seat": seat(to)})
    if first == GIFT:
        return Message("refused-no-tokens-left", {"symbol": symbol(sign)})
    if to == asked:
        return Message("refused-yourself")
    return Message("refused-no-token", {"symbol": symbol(sign)})


def _no_card(table: Table, kind: i64, action: int, asked: i64) -> Message:
    """A card that is to be named: for Fellowship, or among those that are looked at."""
    if action >= NEXT:
        return Message("refused-not-among")
    number: i64 = action - CARD
    if kind == FORESEEN:
        return Message("refused-not-foreseen", {"card": card(number)})
    if kind != TRADING:
        return _other_question()
    packed: i64 = table.top()
    giver: i64 = asked if b_of(packed) else a_of(packed)
    if not (table.hands[giver] >> number) & 1:
        return Message("refused-not-held", {"seat": seat(giver), "card": card(number)})
    if (tradable(table, table.acting, asked, a_of(packed), b_of(packed) == 1) >> number) & 1:  # N17
        return Message("refused-card-already", {"seat": seat(a_of(packed)), "card": card(number)})
    if (WITH_SYMBOL[RESISTANCE] >> number) & 1 and not _is_of_another_region(table, number):
        return Message("refused-boromir")
    return Message("refused-other-region", {"card": card(number)})


def _is_of_another_region(table: Table, number: i64) -> bool:
    """Whether a card is barred for its region, not for its symbol."""
    here: i64 = table.where[table.acting]
    return region_of(number) != REGION_OF[here] and not counsels(table, table.acting, here)


def _no_wheels(table: Table, kind: i64, action: int) -> Message:
    """The Wheels of Saruman: two armies, two things of one player, or a hope."""  # S2, X14
    if kind != WHEELS_TURN or action == WHEELS_HOPE:
        return _other_question()
    if action == WHEELS_ARMIES:
        return Message("refused-two-armies")
    whom: i64 = action - WHEELS_SEAT
    if whom >= table.seats:
        return Message("refused-no-such-seat", {"seat": seat(whom)})
    if table.settings.wheels_current and whom != table.active:
        return Message("refused-wheels-current")
    return Message("refused-two-things", {"seat": seat(whom)})


# -- names --------------------------------------------------------------------------------------


def _no_name(table: Table, kind: i64, action: int) -> Message:
    """Somebody, a place, a number, armies or Nazgûl that can't be named."""
    if action < TAKE_ARMIES:
        return no_companion(table, kind, action - TAKE_ALONG)
    if action < WHO:
        return no_army(table, kind, action)
    if action < AT:
        return no_one(table, kind, action - WHO)
    if action < NUMBER:
        return no_place(table, kind, action - AT)
    if action < LOSE:
        return no_number(table, kind)
    if action < NAZGUL_FROM:
        return no_loss(table, kind, action - LOSE)
    return no_nazgul(table, kind, action)
