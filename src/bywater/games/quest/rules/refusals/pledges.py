"""Why something can't be pledged to a demand."""

from mypy_extensions import i64

from bywater.core.frames import b_of
from bywater.core.message import Message
from bywater.games.quest.model import actions as do
from bywater.games.quest.model import board, cards, names, symbols
from bywater.games.quest.model import demands as ask
from bywater.games.quest.model.table import Table
from bywater.games.quest.rules import demands, pledges


def pledge_refusal(table: Table, action: int, seat: i64) -> Message:
    """Why this can't be pledged now."""
    packed: i64 = pledges.pledge_frame(table)
    if not packed:
        return Message("refused-no-demand")
    demand: i64 = pledges.demand_of(packed)
    params: dict[str, int | str] = {"demand": f"demand-{ask.DEMANDS[demand]}"}
    if demands.is_met(table, demand):
        return Message("refused-met", params)
    if not pledges.may_pledge(table, demand, packed, seat):
        return Message("refused-not-yours" if ask.FROM[demand] == ask.SELF else "refused-one-payer", params)
    if do.PLEDGE <= action < do.PLEDGE_TOKEN:
        card: i64 = action - do.PLEDGE
        params["card"] = names.card(card)
        if not table.free(seat, card):
            return Message("refused-not-in-hand", params)
        if demands.needs_of(table, demand) and (
            cards.COLOUR[card] == cards.YELLOW or not symbols.card_worth(seat, card)
        ):
            return Message("refused-pays-nothing", params)
        if b_of(table.top()) > card:
            return Message("refused-order", params)
        if demands.needs_of(table, demand) and not _is_asked_for(
            demands.needs_of(table, demand), symbols.card_worth(seat, card)
        ):
            return Message("refused-pays-nothing-symbol", params)
    elif do.PLEDGE_TOKEN <= action <= do.PLEDGE_SHIELDS:
        params["token"] = f"token-{board.TOKENS[action - do.PLEDGE_TOKEN]}"
        if not table.token_count(seat, action - do.PLEDGE_TOKEN):
            return Message("refused-no-token", params)
    elif do.PLEDGE_SHIELDS < action < do.GIVE and table.shields[seat] < action - do.PLEDGE_SHIELDS:
        return Message("refused-too-few-shields", {"count": action - do.PLEDGE_SHIELDS})
    if not _is_wanted(table, demand, action):
        return Message("refused-pays-nothing-thing", params)
    if _is_covered(table, demand, action, seat):
        return Message("refused-pays-nothing-covered", params)
    if ask.FROM[demand] == ask.ONE_PLAYER:
        return Message("refused-alone", params)
    return Message("refused-pays-nothing-rest", params)


def _is_asked_for(needs: i64, worth: i64) -> bool:
    """Whether a card has a symbol of the demand, or is a joker."""
    if worth >> 32:
        return True
    return any((worth >> (8 * place)) & 255 and (needs >> (4 * place)) & 15 for place in range(4))


def _is_wanted(table: Table, demand: i64, action: int) -> bool:
    """Whether the demand asks for things of this type at all."""
    if action == do.VOLUNTEER:
        return ask.STEPS[demand] > 0
    if action < do.PLEDGE_TOKEN:
        if ask.EOWYN_ASKED[demand] and not ask.CARDS_ASKED[demand]:
            return action - do.PLEDGE == cards.EOWYN
        return demands.asks_for_cards(table, demand)
    if action <= do.PLEDGE_SHIELDS:
        return ask.ANY_TOKENS[demand] > 0 or (ask.TOKENS_ASKED[demand] >> (4 * (action - do.PLEDGE_TOKEN))) & 15 > 0
    return demands.asks_for_shields(demand)


def _is_covered(table: Table, demand: i64, action: int, seat: i64) -> bool:
    """Whether enough of this type is pledged already."""
    if action == do.VOLUNTEER:
        return False
    if action < do.PLEDGE_TOKEN:
        if demands.needs_of(table, demand):
            return not demands.card_helps(table, demand, seat, action - do.PLEDGE)
        return ask.CARDS_ASKED[demand] > 0 and demands.marked_cards(table) >= ask.CARDS_ASKED[demand]
    if action <= do.PLEDGE_SHIELDS:
        return demands.is_token_covered(table, demand, action - do.PLEDGE_TOKEN)
    asked: i64 = ask.SHIELDS_ASKED[demand]
    return asked > 0 and demands.marked_shields(table) + action - do.PLEDGE_SHIELDS > asked
