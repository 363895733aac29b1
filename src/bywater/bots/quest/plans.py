"""The cheapest way to pay a demand: which cards, tokens and shields, and whose."""

from typing import Any, Final

from bywater.bots.quest.lore import TOKENS
from bywater.bots.quest.sight import Sight
from bywater.bots.quest.worth import SHIELD, bare, card_worth, given_token_cost, shields_worth, steps_cost

_SYMBOLS: Final = ("friendship", "travelling", "hiding", "fighting", "joker")
_UNKNOWN: Final = 0.6  # what a symbol from a secret hand may cost

Share = tuple[int, str]  # who gives, and the text of the code


class Plan:
    """The cheapest way to pay what is still missing: what it costs, and each one's shares in order."""

    def __init__(self, cost: float, shares: list[Share]) -> None:
        self.cost = cost
        self.shares = shares


def make_plan(sight: Sight, demand: dict[str, Any], payer: int) -> Plan | None:
    """The cheapest way to pay the rest of a demand; None if it can't be paid as far as one sees."""
    if demand.get("steps"):
        return _volunteer_plan(sight, demand["steps"])
    if demand["from"] == "self":
        return _plan_of(sight, demand, [payer])
    if demand["from"] == "group":
        return _plan_of(sight, demand, sight.here)
    begun = [seat for seat in sight.here if _has_pledged(sight, seat)]
    plans = [plan for seat in begun or sight.here if (plan := _plan_of(sight, demand, [seat])) is not None]
    return min(plans, key=lambda plan: plan.cost, default=None)


def _has_pledged(sight: Sight, seat: int) -> bool:
    pledged = sight.view["pledged"][seat]
    return bool(pledged["cards"] or pledged["tokens"] or pledged["shields"])


def _volunteer_plan(sight: Sight, steps: int) -> Plan | None:
    """Who can best bear the steps goes, and nobody to his end."""
    if sight.view["volunteer"] >= 0:
        return Plan(0.0, [])
    able = [seat for seat in sight.here if sight.gap(seat) > steps]
    if not able:
        return None
    seat = min(able, key=lambda seat: steps_cost(sight, seat, steps))
    return Plan(steps_cost(sight, seat, steps), [(seat, "volunteer")])


def _plan_of(sight: Sight, demand: dict[str, Any], givers: list[int]) -> Plan | None:
    """All parts of a demand together."""
    parts = [_cards_part(sight, demand, givers), _tokens_part(sight, demand, givers)]
    parts.append(_shields_part(sight, demand.get("shields", 0), givers))
    plan: Plan | None = Plan(0.0, [])
    for part in parts:
        if plan is None or part is None:
            plan = None
            break
        plan = Plan(plan.cost + part.cost, plan.shares + part.shares)
    instead = demand.get("or_shields", 0)
    if instead and sight.shields(givers[0]) >= instead:
        # this is what they were kept for
        if plan is None or SHIELD * instead < plan.cost:
            return Plan(SHIELD * instead, [(givers[0], f"pledge {instead} shields")])
    return plan


def _free_cards(sight: Sight, givers: list[int]) -> list[tuple[float, int, str]]:
    """Every card that is known and not pledged: what it is worth, whose it is, its kind."""
    cards = []
    for seat in givers:
        pledged: dict[str, int] = sight.view["pledged"][seat]["cards"]
        for card, count in sight.cards(seat):
            worth = card_worth(sight, seat, card)
            cards += [(worth, seat, card.name)] * (count - pledged.get(card.name, 0))
    return cards


def _secret_cards(sight: Sight, givers: list[int]) -> list[int]:
    """The seats of cards that one can't see, a seat for each card."""
    return [seat for seat in givers if seat not in sight.hands for _ in range(sight.sizes[seat])]


def _cards_part(sight: Sight, demand: dict[str, Any], givers: list[int]) -> Plan | None:
    if demand.get("eowyn"):
        holders = [seat for seat in givers if "eowyn" in sight.hands.get(seat, {})]
        if any("eowyn" in pledged["cards"] for pledged in sight.view["pledged"]):
            return Plan(0.0, [])
        return Plan(1.0, [(holders[0], "pledge eowyn")]) if holders else None
    if demand.get("cards"):
        return _any_cards(sight, demand["cards"], givers)
    needs = [int(demand.get(symbol, 0)) for symbol in _SYMBOLS]
    if demand.get("shown") and sight.view["turned_up"]:
        symbol = sight.lore.cards[sight.view["turned_up"]].symbol
        needs[_SYMBOLS.index(symbol)] = demand["shown"]
    left = tuple(needs)
    for seat, pledged in enumerate(sight.view["pledged"]):
        for name, count in pledged["cards"].items():
            for _ in range(count):
                left = _after(left, sight, seat, name)
    if not any(left):
        return Plan(0.0, [])
    return _cheapest(sight, left, givers)


def _any_cards(sight: Sight, count: int, givers: list[int]) -> Plan | None:
    """The least of all cards, whoever holds them."""
    count -= sum(sum(pledged["cards"].values()) for pledged in sight.view["pledged"])
    if count <= 0:
        return Plan(0.0, [])
    cost = 0.0
    shares: list[Share] = []
    left = {seat: sight.sizes[seat] - sum(sight.view["pledged"][seat]["cards"].values()) for seat in givers}
    cards = _free_cards(sight, givers)
    while cards and len(shares) < count:
        # one who has few cards left gives them last: the die may want two
        share = min(cards, key=lambda card: (card[0] + (bare(sight, card[1]) if left[card[1]] <= 2 else 0.0), card))
        cards.remove(share)
        worth, seat, name = share
        cost += worth + (bare(sight, seat) if left[seat] <= 2 else 0.0)
        left[seat] -= 1
        shares.append((seat, f"pledge {name}"))
    for seat in _secret_cards(sight, givers):
        if len(shares) < count:
            cost += _UNKNOWN
            shares.append((seat, ""))
    return Plan(cost, shares) if len(shares) == count else None


def _after(needs: tuple[int, ...], sight: Sight, seat: int, name: str) -> tuple[int, ...]:
    """What is still missing after a card: its own symbol, or anything for a joker."""
    card = sight.lore.cards[name]
    symbol = card.symbol_for(seat)
    if not symbol:
        return needs
    left = list(needs)
    own = _SYMBOLS.index(symbol)
    stars = card.stars
    used = min(stars, left[own])
    left[own] -= used
    if symbol == "joker":
        for place in range(4):
            more = min(stars - used, left[place])
            left[place] -= more
            used += more
    return tuple(left)


def _cheapest(sight: Sight, needs: tuple[int, ...], givers: list[int]) -> Plan | None:
    """The cheapest cards for these symbols: for everything that could still be missing the best way there."""
    best: dict[tuple[int, ...], tuple[float, list[Share]]] = {needs: (0.0, [])}
    for worth, seat, name in sorted(_free_cards(sight, givers)):
        for left, (cost, shares) in list(best.items()):
            after = _after(left, sight, seat, name)
            if after != left and (after not in best or cost + worth < best[after][0]):
                best[after] = (cost + worth, [*shares, (seat, f"pledge {name}")])
    unseen = _secret_cards(sight, givers)
    plans = []
    for left, (cost, shares) in best.items():
        # of what lies in secret hands perhaps a third will do
        if sum(left) * 3 <= len(unseen) or not any(left):
            asked = [(seat, "") for seat in dict.fromkeys(unseen)] if any(left) else []
            plans.append(Plan(cost + _UNKNOWN * sum(left), shares + asked))
    return min(plans, key=lambda plan: plan.cost, default=None)


def _tokens_part(sight: Sight, demand: dict[str, Any], givers: list[int]) -> Plan | None:
    cost = 0.0
    shares: list[Share] = []
    pledged = sight.view["pledged"]
    wanted = [(token,) for token in TOKENS for _ in range(demand.get(token, 0) - _pledged_tokens(sight, (token,)))]
    anything = demand.get("tokens", 0) - _pledged_tokens(sight, TOKENS) if demand.get("tokens") else 0
    for kinds in [*wanted, *[TOKENS] * anything]:
        offers = [
            (given_token_cost(sight, seat, token), seat, token)
            for seat in givers
            for token in kinds
            if sight.tokens(seat).get(token, 0) > pledged[seat]["tokens"].get(token, 0)
        ]
        if not offers:
            return None
        worth, seat, token = min(offers)
        cost += worth
        shares.append((seat, f"pledge a {token}"))
    return Plan(cost, shares)


def _pledged_tokens(sight: Sight, kinds: tuple[str, ...]) -> int:
    return sum(pledged["tokens"].get(token, 0) for pledged in sight.view["pledged"] for token in kinds)


def _shields_part(sight: Sight, count: int, givers: list[int]) -> Plan | None:
    """Those give who miss them least: one who has more than a call for Gandalf takes before all."""
    count -= sum(pledged["shields"] for pledged in sight.view["pledged"])
    if count <= 0:
        return Plan(0.0, [])
    cost = 0.0
    shares: list[Share] = []
    for seat in sorted(givers, key=lambda seat: -sight.shields(seat)):
        if count and not sight.view["pledged"][seat]["shields"]:
            given = min(count, sight.shields(seat))
            if given:
                cost += shields_worth(sight, seat, given)
                shares.append((seat, f"pledge {given} shield{'s' if given > 1 else ''}"))
                count -= given
    return Plan(cost, shares) if not count else None
