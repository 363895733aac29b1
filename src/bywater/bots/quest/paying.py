"""Demands: what paying would cost the group at least, what happens otherwise, and who gives what."""

from typing import Any, Final

from bywater.bots.quest.lore import TOKENS
from bywater.bots.quest.sight import Sight
from bywater.bots.quest.worth import (
    card_worth,
    cards_lost_cost,
    dice_cost,
    die_cost,
    event_cost,
    fall_cost,
    given_token_cost,
    sauron_cost,
    shields_worth,
    steps_cost,
)

_SYMBOLS: Final = ("friendship", "travelling", "hiding", "fighting", "joker")
_NEVER: Final = 1000.0
_UNKNOWN: Final = 0.6  # what a symbol from a secret hand may cost

Share = tuple[int, str]  # who gives, and the text of the code


class Plan:
    """The cheapest way to pay what is still missing: what it costs, and each one's shares in order."""

    def __init__(self, cost: float, shares: list[Share]) -> None:
        self.cost = cost
        self.shares = shares


def asked_of(sight: Sight) -> int:
    """The demand that is open, -1 if there is none: on top, or under a floor."""
    stack = sight.view["stack"]
    if sight.kind in ("demand", "pledging"):
        return sight.numbers["demand"]
    if sight.kind == "floor" and len(stack) > 1 and stack[-2][0] == "demand" and stack[-2][1] != sight.me:
        return int(stack[-2][2])
    return -1


def otherwise(sight: Sight, name: str, payer: int) -> float:
    """What it costs if a demand is refused."""
    if name in ("nazgul_appears", "speak_friend", "eye_or_two_dark"):
        return sauron_cost(sight, 1)
    if name in ("fellowship", "test_of_galadriel", "watcher"):
        return die_cost(sight, payer)
    if name in ("sundial_cards", "sundial_items"):
        return event_cost(sight, sight.event + 1) + 0.7
    if name == "stone_in_the_well":
        return sauron_cost(sight, 1) + event_cost(sight, sight.event + 1) + 1.2
    if name in ("orcs_attack", "orcs_storm", "forbidden_pool"):
        return sauron_cost(sight, 2) + (0.5 * len(sight.here) if name == "forbidden_pool" else 0.0)
    if name in ("shelob_attacks", "dark_forces"):
        return sauron_cost(sight, 3)
    if name in ("fly_you_fools", "fire_of_orthanc", "nazgul_search", "nazgul_attacks"):
        return dice_cost(sight) + (0.5 * len(sight.here) if name == "nazgul_attacks" else 0.0)
    if name == "wormtongue":  # the cards of the board are lost
        return 0.8 * len(sight.view["board_cards"])
    if name == "gollum":
        return 1.2 + 0.9 * (len(sight.here) - 1)
    if name == "faces_of_the_dead":
        return fall_cost(sight, payer)
    return die_cost(sight, payer) + cards_lost_cost(sight, payer, 2)  # Pelennor, the Mouth of Sauron


# -- plans ------------------------------------------------------------------------------------


def make_plan(sight: Sight, name: str, demand: dict[str, Any], payer: int) -> Plan | None:
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
    if demand.get("or_shields"):
        instead = _shields_part(sight, demand["or_shields"], givers)
        if instead is not None and (plan is None or instead.cost < plan.cost):
            return instead
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
    """The least of all cards, whoever holds them; nobody gives the cards that keep him from falling."""
    count -= sum(sum(pledged["cards"].values()) for pledged in sight.view["pledged"])
    if count <= 0:
        return Plan(0.0, [])
    cost, shares = 0.0, []
    given = {seat: sum(sight.view["pledged"][seat]["cards"].values()) for seat in givers}
    for worth, seat, name in sorted(_free_cards(sight, givers)):
        if len(shares) == count:
            break
        # the fewer are left, the dearer they are
        if sight.sizes[seat] - given[seat] > 2 or len(givers) == 1:
            given[seat] += 1
            cost += worth
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
    cost, shares = 0.0, []
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
    cost, shares = 0.0, []
    for seat in sorted(givers, key=lambda seat: -sight.shields(seat)):
        if count and not sight.view["pledged"][seat]["shields"]:
            given = min(count, sight.shields(seat))
            if given:
                cost += shields_worth(sight, seat, given)
                shares.append((seat, f"pledge {given} shield{'s' if given > 1 else ''}"))
                count -= given
    return Plan(cost, shares) if not count else None


# -- answers ----------------------------------------------------------------------------------


def choose_demand(sight: Sight) -> int:
    """At a demand: give one's own part, ask the others for theirs, pay, or refuse."""
    code = sight.code("pay")
    if code is not None:
        return code
    own = _own_share(sight)
    if own is not None:
        return own
    plan = _fair_plan(sight)
    if plan is not None:
        for seat, _ in plan.shares:
            code = sight.code(f"floor {sight.hobbit(seat)}") if seat != sight.me else None
            if code is not None:
                return code
    return sight.first_of("refuse")


def choose_pledge(sight: Sight) -> int | None:
    """On a floor or among rivals: one's own part of a demand, or nothing."""
    return _own_share(sight)


def _fair_plan(sight: Sight) -> Plan | None:
    """The plan for the open demand, if it is worth its price."""
    asked = asked_of(sight)
    if asked < 0:
        return None
    name, demand = sight.lore.demands[asked]
    payer = sight.view["stack"][-1][1] if sight.kind == "demand" else sight.active
    plan = make_plan(sight, name, demand, payer)
    if plan is None or plan.cost > otherwise(sight, name, payer):
        return None
    return plan


def _own_share(sight: Sight) -> int | None:
    """The first thing that one gives oneself; where nothing may be refused, anything that is allowed."""
    plan = _fair_plan(sight)
    if plan is not None:
        codes = [code for seat, text in plan.shares if seat == sight.me and text and (code := sight.code(text))]
        if codes:
            return min(codes)
    if sight.kind == "demand" and sight.code("refuse") is None:
        return sight.legal[0]
    return None
