"""Demands: whether the price is fair against what happens otherwise, and who says what."""

from bywater.bots.quest.events import event_cost
from bywater.bots.quest.plans import Plan, make_plan
from bywater.bots.quest.sight import Sight
from bywater.bots.quest.worth import cards_lost_cost, dice_cost, die_cost, fall_cost, sauron_cost


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
    plan = make_plan(sight, demand, payer)
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
        return next(code for code in sight.legal if sight.lore.actions[code].kind.startswith("pledge"))
    return None
