"""What is asked, in the words of the one who is asked; and what the others read meanwhile."""

from collections.abc import Callable
from typing import Final

from bywater.core.message import Message
from bywater.core.state import View
from bywater.games.fate.actions import TURN_FACE, TURN_INTO
from bywater.games.fate.board import HAND_LIMIT, MUSTERS, NUM_PLACES, PEOPLES, PLACES, SYMBOLS
from bywater.games.fate.cards import CHARACTERS, OBJECTIVES
from bywater.games.fate.naming import (
    Params,
    actions_left,
    allowance,
    card,
    character,
    cost_named,
    dice,
    face,
    frame_of,
    objective,
    peril_cost,
    place,
    ready,
    region,
    rides_freely,
    searched_with,
    seat,
    where,
)
from bywater.games.fate.perils import ignoring_symbol, sparing_symbol

# What a question is about, in the order of the numbers of the rules.
COMPANIES: Final = ("travel", "council", "ents")
PAYMENTS: Final = (
    *("journey", "muster", "capture", "objective", "shot", "distraction", "lady", "song", "reroll", "sam"),
    *("valor", "flame", "ambush", "defiance", "disregard", "sparing"),
)
MAYS: Final = ("slot", "six", "resistance", "gondor", "rohan", "stealth", "valor")
PLACINGS: Final = (
    *("arrow_from", "arrow_to", "gwaihir_to", "gwaihir_from", "horses", "infighting", "eagles", "ents"),
    *("orders_from", "orders_to", "aid", "cunning", "wheels", "gather_to", "gather_from"),
)
CHOICES: Final = ("lembas", "eagles", "cloaks", "palantir")
LOADS: Final = ("arrow", "gwaihir", "gather")
COUNTS: Final = ("ents", "infighting", "orders", "theoden", "denethor", "oath", "honor")
SUMMONS: Final = ("deploy", "palantir", "distract", "eagles")
DRAWS: Final = ("turn", "opening", "look", "lady")
FLIPS: Final = ("turn", "look", "opening")
JOINS: Final = ("roster", "seat", "successor")

Asked = tuple[str, Params]
"""The end of the key, and what the sentence names."""


def ask(view: View) -> Message:
    """The question of this view's decision; another one for those who only wait for the answer."""
    decision = view["decision"]
    kind: str = decision["kind"]
    if kind == "over":
        return Message(f"ending-{view['ending']}")
    numbers: dict[str, int] = decision["fields"]
    if kind in _CHANCES:
        suffix, params = _chance(kind, numbers)
        return Message(_key("chance", kind, suffix), params)
    if kind not in _ABOUT:
        return Message("wait-goes_on")
    suffix, params = _ABOUT[kind](view, numbers)
    params["seat"] = seat(decision["seat"])
    if decision["seat"] in view["seats"]:
        return Message(_key("ask", kind, suffix), params)
    if kind == "act" and not view["acting"]:
        return Message("wait-act-first", params)
    return Message(f"wait-{kind}", params)


def _key(first: str, kind: str, suffix: str) -> str:
    return f"{first}-{kind}-{suffix}" if suffix else f"{first}-{kind}"


_CHANCES: Final = ("draw", "flip", "back", "search_roll", "battle_roll", "task", "join")


def _chance(kind: str, numbers: dict[str, int]) -> Asked:
    if kind == "draw":
        return DRAWS[numbers["what_for"]], {"seat": seat(numbers["to"])}
    if kind == "flip":
        return FLIPS[numbers["looked"]], {}
    if kind == "join":
        return JOINS[numbers["what_for"]], {"seat": seat(numbers["to"])}
    return "", {"count": numbers["dice"]} if "dice" in numbers else {}


# -- acting -------------------------------------------------------------------------------------


def _act(view: View, _numbers: dict[str, int]) -> Asked:
    acting: str = view["acting"]
    able = ready(view)
    if not acting:
        if len(able) < 2:
            if not able:
                return "nobody", {}
            return "only", {"character": f"character-{able[0]}", "count": allowance(view, able[0], -1)}
        params: Params = {"character": f"character-{able[0]}", "other": f"character-{able[1]}"}
        return "first_solo" if view["players"] == 1 else "first", params
    params = {"character": f"character-{acting}", "count": actions_left(view)}
    if not where(view, acting):
        return "gone", params
    params["place"] = f"place-{where(view, acting)}"
    if rides_freely(view):
        return "ride", params
    if actions_left(view) <= 0:
        return "none", params
    others = [name for name in able if name != acting]
    if view["players"] > 1 and view["first_taken"] < 0 and view["taken"] < 2 and others:  # F11
        params["other"] = f"character-{others[0]}"
        return "open", params
    return "", params


def _quiet(view: View, _numbers: dict[str, int]) -> Asked:
    return "", {"count": frame_of(view, "turn")[3]}


def _plain(_view: View, _numbers: dict[str, int]) -> Asked:
    return "", {}


# -- companies ----------------------------------------------------------------------------------


def _on_the_way(view: View) -> Params:
    """Who leads the journey, and where to."""
    frame = frame_of(view, "journey")
    return {"character": character(frame[5]), "place": place(frame[4])}


def _company(view: View, numbers: dict[str, int]) -> Asked:
    what_for = COMPANIES[numbers["what_for"]]
    params: Params = {"count": len(view["party"]), "armies": sum(view["load"].values())}
    if what_for == "travel":
        params.update(_on_the_way(view))
        params["count"] = len(view["party"]) - 1
        return "travel_more" if len(view["party"]) > 1 or view["load"] else "travel", params
    if what_for == "ents":
        params["place"] = place(frame_of(view, "company_goes")[3])
    return what_for, params


def _consent(view: View, numbers: dict[str, int]) -> Asked:
    what_for = COMPANIES[numbers["what_for"]]
    params: Params = {}
    if what_for == "travel":
        params.update(_on_the_way(view))
    elif what_for == "ents":
        params["place"] = place(frame_of(view, "company_goes")[3])
    mine = [name for name in view["party"] if view["characters"][name]["seat"] == view["decision"]["seat"]]
    params["count"] = len(mine)
    if mine:
        params["whom"] = f"character-{mine[0]}"
        params["other"] = f"character-{mine[-1]}"
    return what_for, params


def _calling_off(view: View, _numbers: dict[str, int]) -> Asked:
    return "", _on_the_way(view)


def _hiding(view: View, _numbers: dict[str, int]) -> Asked:
    params = _on_the_way(view)
    into = PLACES[frame_of(view, "journey")[4]]
    params["count"] = searched_with(view, into, guided="gollum" in view["party"])
    return "", params


# -- cards and tokens ---------------------------------------------------------------------------


def _trade_consent(_view: View, numbers: dict[str, int]) -> Asked:
    params: Params = {"card": card(numbers["card"]), "other": seat(numbers["asker"])}
    return "given" if numbers["given"] else "asked", params


def _trading(_view: View, numbers: dict[str, int]) -> Asked:
    return "give" if numbers["given"] else "take", {"other": seat(numbers["other"])}


def _discarding(_view: View, numbers: dict[str, int]) -> Asked:
    return "", {"count": numbers["count"]}


def _hand_full(view: View, _numbers: dict[str, int]) -> Asked:
    return "", {"count": len(view["hands"][view["decision"]["seat"]]) - int(HAND_LIMIT)}


def _ordering(_view: View, numbers: dict[str, int]) -> Asked:
    return "next" if numbers["ordered"] else "", {}


def _spied(_view: View, numbers: dict[str, int]) -> Asked:
    return "order" if numbers["ordering"] else "", {}


def _paying(view: View, numbers: dict[str, int]) -> Asked:
    what_for = PAYMENTS[numbers["what_for"]]
    about = numbers["about"]
    params: Params = {"cost": cost_named(view["due"])}
    here = where(view, view["acting"])
    if what_for == "journey":
        params.update(_on_the_way(view))
    elif what_for == "muster":
        params["place"] = f"place-{here}"
        params["people"] = f"people-{PEOPLES[int(MUSTERS[PLACES.index(here)])]}"
        params["count"] = about
    elif what_for == "capture":
        params["place"] = f"place-{here}"
    elif what_for == "objective":
        params["objective"] = objective(about)
    elif what_for == "shot":
        if about >= NUM_PLACES:
            return "shot_nazgul", params
        params["place"] = place(about)
    elif what_for == "valor":
        params["place"] = place(frame_of(view, "battle")[2])
    elif what_for == "flame":
        params["face"] = face(int(TURN_FACE[about]), numbers["other"] == 1)
        params["into"] = face(int(TURN_INTO[about]), numbers["other"] == 1)
    elif what_for in ("reroll", "sam"):
        params["face"] = face(about, what_for == "reroll" and numbers["other"] == 1)
    elif what_for in ("ambush", "defiance", "disregard"):
        params["face"] = face(about, True)
    return what_for, params


# -- dice ---------------------------------------------------------------------------------------


def _wearing(view: View, _numbers: dict[str, int]) -> Asked:
    here = where(view, "frodo_sam")
    last = frame_of(view, "search")[3] == 1
    return "", {
        "place": f"place-{here}",
        "count": searched_with(view, here, last=last),
        "less": searched_with(view, here, worn=True, last=last),
    }


def _dice_here(view: View, battle: bool) -> Params:
    params = dice(view["dice"], battle)
    if battle:
        params["place"] = place(frame_of(view, "battle")[2])
    elif where(view, "frodo_sam"):
        params["place"] = f"place-{where(view, 'frodo_sam')}"
    return params


def _rolled(view: View, numbers: dict[str, int]) -> Asked:
    battle = numbers["battle"] == 1
    params = _dice_here(view, battle)
    if battle:
        here = PLACES[frame_of(view, "battle")[2]]
        params["friends"] = sum(view["friends"].get(here, {}).values())
        params["shadow"] = view["shadow"].get(here, 0)
    return "battle" if battle else "search", params


def _rerolling(view: View, numbers: dict[str, int]) -> Asked:
    return "", {**_dice_here(view, numbers["battle"] == 1), "count": numbers["count"]}


def _in_peril(view: View, numbers: dict[str, int]) -> Asked:
    task = numbers["objective"]
    params = dice(view["dice"], True)
    params["objective"] = objective(task)
    params["count"] = peril_cost(view, OBJECTIVES[task])
    params["ignoring"] = f"symbol-{SYMBOLS[int(ignoring_symbol(task))]}"
    params["sparing"] = f"symbol-{SYMBOLS[int(sparing_symbol(task))]}"
    return "", params


def _losses(_view: View, numbers: dict[str, int]) -> Asked:
    return "", {"count": numbers["count"], "place": place(numbers["place"])}


def _after_battle(view: View, _numbers: dict[str, int]) -> Asked:
    here = frame_of(view, "battle")[2]
    return "", {"place": place(here), "count": view["shadow"].get(PLACES[here], 0)}


def _ambushing(view: View, numbers: dict[str, int]) -> Asked:
    here = PLACES[numbers["place"]]
    params: Params = {"place": f"place-{here}", "count": view["shadow"].get(here, 0)}
    params["armies"] = sum(view["friends"].get(here, {}).values())
    return "event" if numbers["cause"] == 3 else "", params


# -- places, characters, armies, Nazgûl ---------------------------------------------------------


def _may(view: View, numbers: dict[str, int]) -> Asked:
    what_for = MAYS[numbers["what_for"]]
    if what_for == "slot":
        return what_for, {"region": region(numbers["about"]), "count": len(view["slots"])}
    return what_for, {"count": view["shot"]}


def _numbering(_view: View, numbers: dict[str, int]) -> Asked:
    params: Params = {"least": numbers["least"], "count": numbers["most"], "place": place(numbers["place"])}
    return COUNTS[numbers["what_for"]], params


def _placing(view: View, numbers: dict[str, int]) -> Asked:
    what_for = PLACINGS[numbers["what_for"]]
    about = numbers["about"]
    params: Params = {}
    if what_for in ("arrow_to", "gwaihir_from", "orders_to", "cunning", "gather_from"):
        params["place"] = place(about)
    if what_for == "eagles":
        params["character"] = character(about)
    elif what_for in ("ents", "wheels"):
        params["count"] = about
    elif what_for == "orders_to":
        params["count"] = view["picked"]
    elif what_for == "aid":
        params["region"] = region(about)
    elif what_for == "gather_to":
        params["objective"] = objective(about)
    elif what_for == "gather_from":
        params["objective"] = objective(numbers["objective"])
    return what_for, params


def _choosing(_view: View, numbers: dict[str, int]) -> Asked:
    return CHOICES[numbers["what_for"]], {}


def _loading(view: View, numbers: dict[str, int]) -> Asked:
    return LOADS[numbers["what_for"]], {"place": place(numbers["place"]), "count": sum(view["load"].values())}


def _hunting(view: View, _numbers: dict[str, int]) -> Asked:
    params: Params = {"count": frame_of(view, "order")[3] + 1}
    if where(view, "frodo_sam"):
        params["place"] = f"place-{where(view, 'frodo_sam')}"
    return "", params


def _summoning(view: View, numbers: dict[str, int]) -> Asked:
    what_for = SUMMONS[numbers["what_for"]]
    count = numbers["count"]
    if what_for == "deploy":  # they are asked for one by one, and the rest waits underneath
        count += frame_of(view, "order")[3]
    elif what_for == "eagles":
        count += frame_of(view, "eagles_call")[3]
    return what_for, {"count": count, "region": region(numbers["region"])}


def _riding(_view: View, numbers: dict[str, int]) -> Asked:
    params: Params = {"place": place(numbers["place"]), "count": numbers["count"]}
    if not numbers["alone"]:
        return "horses", params
    params["character"] = f"character-{CHARACTERS[numbers['alone'] - 1]}"
    return "cloaks", params


_ABOUT: Final[dict[str, Callable[[View, dict[str, int]], Asked]]] = {
    "act": _act,
    "quiet": _quiet,
    "floor": _plain,
    "company": _company,
    "consent": _consent,
    "trade_consent": _trade_consent,
    "calling_off": _calling_off,
    "hiding": _hiding,
    "paying": _paying,
    "wearing": _wearing,
    "rolled": _rolled,
    "rerolling": _rerolling,
    "losses": _losses,
    "after_battle": _after_battle,
    "in_peril": _in_peril,
    "trading": _trading,
    "may": _may,
    "numbering": _numbering,
    "placing": _placing,
    "choosing": _choosing,
    "loading": _loading,
    "hunting": _hunting,
    "summoning": _summoning,
    "wheels_turn": _plain,
    "discarding": _discarding,
    "hand_full": _hand_full,
    "ordering": _ordering,
    "foreseen": _plain,
    "spied": _spied,
    "giving": _plain,
    "riding": _riding,
    "ambushing": _ambushing,
    "gifting": _plain,
    "free_preparing": _plain,
}
