"""Why not: a reason for every action that a seat can't choose now, from what that seat may know."""

from mypy_extensions import i64

from bywater.core.codes import OVER
from bywater.core.message import Message
from bywater.core.stack import a_of, b_of, kind_of
from bywater.games.quest.actions import (
    ADVANCE,
    BUY_CARDS,
    BUY_STEP,
    CALL,
    DISCARD,
    DONE,
    DRAW_TWO,
    FLOOR_OF,
    GIVE,
    GIVE_ELESSAR,
    GIVE_LEMBAS,
    GIVE_MIRUVOR,
    GUIDE,
    GUIDE_PLEDGE,
    HEAL,
    LOOK_AHEAD,
    NEXT,
    NUM_ACTIONS,
    PAY,
    PERSIST,
    PLAY,
    PLAY_ATHELAS,
    PLAY_CARD,
    PLAY_LINE,
    PLAY_PHIAL,
    PLEDGE,
    PLEDGE_SHIELDS,
    PLEDGE_TOKEN,
    PUT_ON,
    REFUSE,
    STEP_BACK,
    TO,
    USE_MAGIC,
    VOLUNTEER,
)
from bywater.games.quest.anytime import base_frame, can_call, has_begun, ring_open
from bywater.games.quest.board import FRODO, HOBBITS, SYMBOLS, TOKENS
from bywater.games.quest.cards import (
    ATHELAS,
    BELT,
    CALL_PRICE,
    COLOUR,
    ELESSAR,
    EOWYN,
    FORESIGHT,
    GANDALF,
    GUIDANCE,
    HAND,
    HEALING,
    KINDS,
    LEMBAS,
    MAGIC,
    MIRUVOR,
    MITHRIL,
    PERSISTENCE,
    PHIAL,
    STAFF,
    SYMBOL,
    WHITE_JOKER,
    YELLOW,
)
from bywater.games.quest.choices import has_floors
from bywater.games.quest.demands import (
    ANY_TOKENS,
    CARDS_ASKED,
    DEMANDS,
    EOWYN_ASKED,
    FROM,
    ONE_PLAYER,
    SELF,
    SHIELDS_ASKED,
    STEPS,
    TOKENS_ASKED,
    asks_for_cards,
    asks_for_shields,
    is_met,
    marked_cards,
    marked_shields,
    marked_tokens,
    needs_of,
    pledged_symbols,
)
from bywater.games.quest.hands import cards_left
from bywater.games.quest.lines import being_played
from bywater.games.quest.pledges import demand_of, may_pledge, pledge_frame
from bywater.games.quest.state import CARDS, CHOOSING_LINE, DEMAND, FLOOR, GANDALF_CALLED, LOSING, OFFER, RIVALS, Table
from bywater.games.quest.symbols import card_worth, lacking

_WINDOW_CARDS = (PHIAL, STAFF, BELT, MITHRIL, ATHELAS)


def why(table: Table, action: int, seat: int) -> Message | None:
    """None if this seat may do that now."""
    if table.actor == OVER:
        return Message("refused-over")
    if not 0 <= action < NUM_ACTIONS:
        return Message("refused-unknown")
    if table.may_press(seat, action):
        return None
    if seat >= 0 and (table.gone >> seat) & 1:
        return Message("refused-out")
    if table.actor != seat:
        return Message("refused-not-asked")
    return _refusal(table, action, seat)


def _card(kind: i64) -> str:
    return f"card-{KINDS[kind]}"


def _hobbit(seat: i64) -> str:
    return f"hobbit-{HOBBITS[seat]}"


def _refusal(table: Table, action: int, seat: i64) -> Message:
    kind: i64 = kind_of(table.top())
    if FLOOR_OF <= action < TO:
        return _floor(table, kind, action - FLOOR_OF)
    if PLAY <= action < DISCARD:
        return _play(table, kind, action, seat)
    if PLAY_PHIAL <= action <= PLAY_ATHELAS:
        return _window(table, _WINDOW_CARDS[action - PLAY_PHIAL], seat)
    if action == PUT_ON:
        return _ring(table, seat)
    if action == CALL:
        return _call(table, kind, seat)
    if GIVE_ELESSAR <= action < LOOK_AHEAD:
        return _yellow(table, kind, action, seat)
    if LOOK_AHEAD <= action < ADVANCE:
        return _gandalf(table, kind, action)
    if DISCARD <= action < PLEDGE:
        return _discard(table, kind, action - DISCARD, seat)
    if PLEDGE <= action < GIVE or action == VOLUNTEER:
        return _pledge(table, action, seat)
    if GIVE <= action < NEXT and not table.count(seat, action - GIVE):
        return Message("refused-not-in-hand", {"card": _card(action - GIVE)})
    if ADVANCE <= action < PLAY and kind == CHOOSING_LINE:
        return Message("refused-line-finished", {"line": f"line-{SYMBOLS[action - ADVANCE]}"})
    if action == PAY and kind == DEMAND:
        return Message("refused-not-met")
    if action == REFUSE and kind == DEMAND:
        return Message("refused-must-pay")
    if kind == CARDS and action in (DRAW_TWO, STEP_BACK, DONE):
        return Message("refused-played-already" if a_of(table.top()) else "refused-nothing-played")
    if kind == OFFER and action in (BUY_CARDS, BUY_STEP):
        if table.shields[seat] < a_of(table.top()):
            return Message("refused-too-few-shields", {"count": a_of(table.top())})
        return Message(
            "refused-no-cards-left" if action == BUY_CARDS else "refused-in-the-light", {"hobbit": _hobbit(seat)}
        )
    return Message("refused-other-question")


def _floor(table: Table, kind: i64, whom: i64) -> Message:
    if not has_floors(kind):
        return Message("refused-not-quiet")
    if whom >= table.seats or not table.is_here(whom):
        return Message("refused-not-here", {"hobbit": f"hobbit-{HOBBITS[whom]}"})
    if table.rivals and whom != table.actor:
        return Message("refused-rivals")
    if (table.floored >> whom) & 1:
        return Message("refused-floor-again", {"hobbit": _hobbit(whom)})
    if table.pledged:
        return Message("refused-half-paid")
    return Message("refused-nothing-to-do", {"hobbit": _hobbit(whom)})


def _play(table: Table, kind: i64, action: int, seat: i64) -> Message:
    card: i64 = PLAY_CARD[action - PLAY]
    if kind != CARDS:
        return Message("refused-other-question")
    if not table.count(seat, card):
        return Message("refused-not-in-hand", {"card": _card(card)})
    if card < WHITE_JOKER and seat != FRODO and PLAY_LINE[action - PLAY] != SYMBOL[card]:
        return Message("refused-frodo-only", {"card": _card(card)})
    return Message("refused-one-of-each", {"card": _card(card)})


def _window(table: Table, card: i64, seat: i64) -> Message:
    if not table.count(seat, card):
        return Message("refused-not-in-hand", {"card": _card(card)})
    return Message("refused-other-moment", {"card": _card(card)})


def _ring(table: Table, seat: i64) -> Message:
    if seat != table.bearer:
        return Message("refused-not-bearer")
    if table.ring_used:
        return Message("refused-ring-used")
    if not being_played(table) or not (has_begun(table) or ring_open(table, base_frame(table))):
        return Message("refused-ring-early")
    if table.pledged:
        return Message("refused-half-paid")
    if not ring_open(table, base_frame(table)):
        return Message("refused-ring-moment")
    return Message("refused-behind-floor")


def _call(table: Table, kind: i64, seat: i64) -> Message:
    if table.shields[seat] < CALL_PRICE:
        return Message("refused-too-few-shields", {"count": CALL_PRICE})
    if table.pledged:
        return Message("refused-half-paid")
    if has_floors(kind):
        return Message("refused-behind-floor")
    if not can_call(table, base_frame(table)):
        return Message("refused-no-gandalf")
    return Message("refused-not-quiet")


def _yellow(table: Table, kind: i64, action: int, seat: i64) -> Message:
    card: i64 = ELESSAR if action < GIVE_LEMBAS else LEMBAS if action < GIVE_MIRUVOR else MIRUVOR
    whom = (action - GIVE_ELESSAR) % 5
    if not table.count(seat, card):
        return Message("refused-not-in-hand", {"card": _card(card)})
    if table.pledged:
        return Message("refused-half-paid")
    if kind not in (FLOOR, RIVALS):
        return Message("refused-behind-floor" if has_floors(kind) else "refused-not-quiet")
    if whom >= table.seats or not table.is_here(whom):
        return Message("refused-not-here", {"hobbit": f"hobbit-{HOBBITS[whom]}"})
    if card == ELESSAR:
        return Message("refused-in-the-light", {"hobbit": _hobbit(whom)})
    if card == LEMBAS:
        if not cards_left(table):
            return Message("refused-no-cards-left", {"hobbit": _hobbit(whom)})
        return Message("refused-hand-full", {"hobbit": _hobbit(whom), "count": HAND})
    return Message("refused-nothing-to-give", {"hobbit": _hobbit(whom)})


def _gandalf(table: Table, kind: i64, action: int) -> Message:
    if action < USE_MAGIC:
        card: i64 = (FORESIGHT, HEALING, PERSISTENCE)[(action - LOOK_AHEAD) // 5]
        whom = (action - LOOK_AHEAD) % 5
    else:
        card = MAGIC if action == USE_MAGIC else GUIDANCE
        whom = 0
    name = f"gandalf-{GANDALF[card]}"
    if not (table.gandalf >> card) & 1:
        return Message("refused-gandalf-used", {"card": name})
    if kind != GANDALF_CALLED:
        return Message("refused-gandalf-not-called")
    if whom >= table.seats or not table.is_here(whom):
        return Message("refused-not-here", {"hobbit": f"hobbit-{HOBBITS[whom]}"})
    if HEAL <= action < PERSIST:
        return Message("refused-in-the-light", {"hobbit": _hobbit(whom)})
    if GUIDE <= action < ADVANCE and being_played(table):
        return Message("refused-line-finished", {"line": f"line-{SYMBOLS[action - GUIDE]}"})
    if action == GUIDE_PLEDGE:
        return Message("refused-guidance-useless")
    return Message("refused-other-moment", {"card": name})


def _discard(table: Table, kind: i64, card: i64, seat: i64) -> Message:
    if not table.count(seat, card):
        return Message("refused-not-in-hand", {"card": _card(card)})
    if kind == LOSING:
        return Message("refused-order", {"card": _card(card)})
    if table.pledged:
        return Message("refused-half-paid")
    return Message("refused-behind-floor" if has_floors(kind) else "refused-not-quiet")


def _pledge(table: Table, action: int, seat: i64) -> Message:
    packed: i64 = pledge_frame(table)
    if not packed:
        return Message("refused-no-demand")
    demand: i64 = demand_of(packed)
    params: dict[str, int | str] = {"demand": f"demand-{DEMANDS[demand]}"}
    if is_met(table, demand):
        return Message("refused-met", params)
    if not may_pledge(table, demand, packed, seat):
        return Message("refused-not-yours" if FROM[demand] == SELF else "refused-one-payer", params)
    if PLEDGE <= action < PLEDGE_TOKEN:
        card: i64 = action - PLEDGE
        params["card"] = _card(card)
        if not table.free(seat, card):
            return Message("refused-not-in-hand", params)
        if needs_of(table, demand) and (COLOUR[card] == YELLOW or not card_worth(seat, card)):
            return Message("refused-pays-nothing", params)
        if b_of(table.top()) > card:
            return Message("refused-order", params)
        if needs_of(table, demand) and not _is_asked_for(needs_of(table, demand), card_worth(seat, card)):
            return Message("refused-pays-nothing-symbol", params)
    elif PLEDGE_TOKEN <= action <= PLEDGE_SHIELDS:
        params["token"] = f"token-{TOKENS[action - PLEDGE_TOKEN]}"
        if not table.token_count(seat, action - PLEDGE_TOKEN):
            return Message("refused-no-token", params)
    elif PLEDGE_SHIELDS < action < GIVE and table.shields[seat] < action - PLEDGE_SHIELDS:
        return Message("refused-too-few-shields", {"count": action - PLEDGE_SHIELDS})
    if not _is_wanted(table, demand, action):
        return Message("refused-pays-nothing-thing", params)
    if _is_covered(table, demand, action, seat):
        return Message("refused-pays-nothing-covered", params)
    if FROM[demand] == ONE_PLAYER:
        return Message("refused-alone", params)
    return Message("refused-pays-nothing-rest", params)


def _is_asked_for(needs: i64, worth: i64) -> bool:
    """Whether a card shows a symbol of the demand, or stands for any of them."""
    if worth >> 32:
        return True
    return any((worth >> (8 * place)) & 255 and (needs >> (4 * place)) & 15 for place in range(4))


def _is_wanted(table: Table, demand: i64, action: int) -> bool:
    """Whether the demand names things of this sort at all."""
    if action == VOLUNTEER:
        return STEPS[demand] > 0
    if action < PLEDGE_TOKEN:
        if EOWYN_ASKED[demand] and not CARDS_ASKED[demand]:
            return action - PLEDGE == EOWYN
        return asks_for_cards(table, demand)
    if action <= PLEDGE_SHIELDS:
        return ANY_TOKENS[demand] > 0 or (TOKENS_ASKED[demand] >> (4 * (action - PLEDGE_TOKEN))) & 15 > 0
    return asks_for_shields(demand)


def _is_covered(table: Table, demand: i64, action: int, seat: i64) -> bool:
    """Whether enough of this sort is pledged already."""
    if action == VOLUNTEER:
        return False
    if action < PLEDGE_TOKEN:
        needs: i64 = needs_of(table, demand)
        if not needs:
            return CARDS_ASKED[demand] > 0 and marked_cards(table) >= CARDS_ASKED[demand]
        have: i64 = pledged_symbols(table)
        worth: i64 = card_worth(seat, action - PLEDGE)
        return lacking(needs, have + worth, table.guided) >= lacking(needs, have, table.guided)
    marked: i64 = marked_tokens(table)
    if action <= PLEDGE_SHIELDS:
        token: i64 = action - PLEDGE_TOKEN
        if ANY_TOKENS[demand]:
            return (marked & 15) + ((marked >> 4) & 15) + ((marked >> 8) & 15) >= ANY_TOKENS[demand]
        return (marked >> (4 * token)) & 15 >= (TOKENS_ASKED[demand] >> (4 * token)) & 15
    asked: i64 = SHIELDS_ASKED[demand]
    return asked > 0 and marked_shields(table) + action - PLEDGE_SHIELDS > asked
