"""What is asked, in the words of the one who is asked; and what the others read meanwhile."""

from collections.abc import Callable
from typing import Any, Final

from bywater.core.message import Message
from bywater.core.state import View
from bywater.games.fate.board import HAND_LIMIT, MUSTERS, PEOPLES, PLACES, SYMBOLS
from bywater.games.fate.cards import OBJECTIVES
from bywater.games.fate.naming import (
    Params,
    actions_left,
    allowance,
    card_named,
    character,
    cost_named,
    dice,
    face_named,
    frame_of,
    peril_cost,
    place,
    ready,
    rides_freely,
    searched_with,
    seat,
    where,
)
from bywater.games.fate.perils import ignoring_symbol, sparing_symbol

Asked = tuple[str, Params]
"""The end of the key, and what the sentence names."""


def ask(view: View) -> Message:
    """The question of this view's decision; another one for those who only wait for the answer."""
    decision = view["decision"]
    kind: str = decision["kind"]
    if kind == "over":
        return Message(f"ending-{view['ending']}")
    fields: dict[str, Any] = decision["fields"]
    if kind in _CHANCES:
        suffix, params = _chance(kind, fields)
        return Message(_key("chance", kind, suffix), params)
    if kind not in _ABOUT:
        return Message("wait-goes_on")
    suffix, params = _ABOUT[kind](view, fields)
    params["seat"] = seat(decision["seat"])
    if decision["seat"] in view["seats"]:
        return Message(_key("ask", kind, suffix), params)
    if kind == "act" and not view["acting"]:
        return Message("wait-act-first", params)
    return Message(f"wait-{kind}", params)


def _key(first: str, kind: str, suffix: str) -> str:
    return f"{first}-{kind}-{suffix}" if suffix else f"{first}-{kind}"


_CHANCES: Final = ("draw", "flip", "back", "search_roll", "battle_roll", "task", "join")


def _chance(kind: str, fields: dict[str, Any]) -> Asked:
    if kind == "draw":
        return fields["what_for"], {"seat": seat(fields["to"])}
    if kind == "flip":
        return fields["what_for"], {}
    if kind == "join":
        return fields["what_for"], {"seat": seat(fields["to"])}
    return "", {"count": fields["dice"]} if "dice" in fields else {}


# -- acting -------------------------------------------------------------------------------------


def _act(view: View, _fields: dict[str, Any]) -> Asked:
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


def _quiet(view: View, _fields: dict[str, Any]) -> Asked:
    return "", {"count": frame_of(view, "turn")[3]}


def _plain(_view: View, _fields: dict[str, Any]) -> Asked:
    return "", {}


# -- companies ----------------------------------------------------------------------------------


def _on_the_way(view: View) -> Params:
    """Who leads the journey, and where to."""
    frame = frame_of(view, "journey")
    return {"character": character(frame[5]), "place": place(frame[4])}


def _company(view: View, fields: dict[str, Any]) -> Asked:
    what_for: str = fields["what_for"]
    params: Params = {"count": len(view["party"]), "armies": sum(view["load"].values())}
    if what_for == "travel":
        params.update(_on_the_way(view))
        params["count"] = len(view["party"]) - 1
        return "travel_more" if len(view["party"]) > 1 or params["armies"] else "travel", params
    if what_for == "ents":
        params["place"] = place(frame_of(view, "company_goes")[3])
    return what_for, params


def _consent(view: View, fields: dict[str, Any]) -> Asked:
    what_for: str = fields["what_for"]
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


def _calling_off(view: View, _fields: dict[str, Any]) -> Asked:
    return "", _on_the_way(view)


def _hiding(view: View, _fields: dict[str, Any]) -> Asked:
    params = _on_the_way(view)
    into = PLACES[frame_of(view, "journey")[4]]
    params["count"] = searched_with(view, into, guided="gollum" in view["party"])
    return "", params


# -- cards and tokens ---------------------------------------------------------------------------


def _trade_consent(_view: View, fields: dict[str, Any]) -> Asked:
    params: Params = {"card": card_named(fields["card"]), "other": seat(fields["asker"])}
    return "given" if fields["given"] else "asked", params


def _trading(_view: View, fields: dict[str, Any]) -> Asked:
    return "give" if fields["given"] else "take", {"other": seat(fields["other"])}


def _discarding(_view: View, fields: dict[str, Any]) -> Asked:
    return "", {"count": fields["count"]}


def _hand_full(view: View, _fields: dict[str, Any]) -> Asked:
    return "", {"count": len(view["hands"][view["decision"]["seat"]]) - int(HAND_LIMIT)}


def _ordering(_view: View, fields: dict[str, Any]) -> Asked:
    return "next" if fields["ordered"] else "", {}


def _spied(_view: View, fields: dict[str, Any]) -> Asked:
    return "order" if fields["ordering"] else "", {}


def _paying(view: View, fields: dict[str, Any]) -> Asked:
    what_for: str = fields["what_for"]
    params: Params = {"cost": cost_named(view["due"])}
    here = where(view, view["acting"])
    if what_for == "journey":
        params.update(_on_the_way(view))
    elif what_for == "muster":
        params["place"] = f"place-{here}"
        params["people"] = f"people-{PEOPLES[int(MUSTERS[PLACES.index(here)])]}"
        params["count"] = fields["count"]
    elif what_for == "capture":
        params["place"] = f"place-{here}"
    elif what_for == "objective":
        params["objective"] = f"objective-{fields['objective']}"
    elif what_for == "shot":
        if fields["target"] == "nazgul":
            return "shot_nazgul", params
        params["place"] = f"place-{fields['target']}"
    elif what_for == "valor":
        params["place"] = place(frame_of(view, "battle")[2])
    elif what_for == "flame":
        params["face"] = face_named(fields["face"], fields["battle"] == 1)
        params["into"] = face_named(fields["into"], fields["battle"] == 1)
    elif what_for in ("reroll", "sam"):
        params["face"] = face_named(fields["face"], fields.get("battle") == 1)
    elif what_for in ("ambush", "defiance", "disregard"):
        params["face"] = face_named(fields["face"], True)
    return what_for, params


# -- dice ---------------------------------------------------------------------------------------


def _wearing(view: View, _fields: dict[str, Any]) -> Asked:
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


def _rolled(view: View, fields: dict[str, Any]) -> Asked:
    battle = fields["battle"] == 1
    params = _dice_here(view, battle)
    if battle:
        here = PLACES[frame_of(view, "battle")[2]]
        params["friends"] = sum(view["friends"][here].values())
        params["shadow"] = view["shadow"].get(here, 0)
    return "battle" if battle else "search", params


def _rerolling(view: View, fields: dict[str, Any]) -> Asked:
    return "", {**_dice_here(view, fields["battle"] == 1), "count": fields["count"]}


def _in_peril(view: View, fields: dict[str, Any]) -> Asked:
    name: str = fields["objective"]
    task = OBJECTIVES.index(name)
    params = dice(view["dice"], True)
    params["objective"] = f"objective-{name}"
    params["count"] = peril_cost(view, name)
    params["ignoring"] = f"symbol-{SYMBOLS[int(ignoring_symbol(task))]}"
    params["sparing"] = f"symbol-{SYMBOLS[int(sparing_symbol(task))]}"
    return "", params


def _losses(_view: View, fields: dict[str, Any]) -> Asked:
    return "", {"count": fields["count"], "place": f"place-{fields['place']}"}


def _after_battle(view: View, _fields: dict[str, Any]) -> Asked:
    here = frame_of(view, "battle")[2]
    return "", {"place": place(here), "count": view["shadow"].get(PLACES[here], 0)}


def _ambushing(view: View, fields: dict[str, Any]) -> Asked:
    here: str = fields["place"]
    params: Params = {"place": f"place-{here}", "count": view["shadow"].get(here, 0)}
    params["armies"] = sum(view["friends"][here].values())
    return "event" if fields["cause"] == "event" else "", params


# -- places, characters, armies, Nazgûl ---------------------------------------------------------


def _may(view: View, fields: dict[str, Any]) -> Asked:
    what_for: str = fields["what_for"]
    if what_for == "slot":
        return what_for, {"region": f"region-{fields['region']}", "count": len(view["slots"])}
    return what_for, {"count": view["shot"]}


def _numbering(_view: View, fields: dict[str, Any]) -> Asked:
    params: Params = {"least": fields["least"], "count": fields["most"]}
    if "place" in fields:
        params["place"] = f"place-{fields['place']}"
    return fields["what_for"], params


def _placing(view: View, fields: dict[str, Any]) -> Asked:
    what_for: str = fields["what_for"]
    params: Params = {}
    for name in ("place", "character", "region", "objective"):
        if name in fields:
            params[name] = f"{name}-{fields[name]}"
    if what_for in ("ents", "wheels"):
        params["count"] = fields["count"]
    elif what_for == "orders_to":
        params["count"] = view["picked"]
    return what_for, params


def _choosing(_view: View, fields: dict[str, Any]) -> Asked:
    return fields["what_for"], {}


def _loading(view: View, fields: dict[str, Any]) -> Asked:
    return fields["what_for"], {"place": f"place-{fields['place']}", "count": sum(view["load"].values())}


def _hunting(view: View, _fields: dict[str, Any]) -> Asked:
    params: Params = {"count": frame_of(view, "order")[3] + 1}
    if where(view, "frodo_sam"):
        params["place"] = f"place-{where(view, 'frodo_sam')}"
    return "", params


def _summoning(view: View, fields: dict[str, Any]) -> Asked:
    what_for: str = fields["what_for"]
    count = fields["count"]
    if what_for == "deploy":  # they are asked for one by one, and the rest waits underneath
        count += frame_of(view, "order")[3]
    elif what_for == "eagles":
        count += frame_of(view, "eagles_call")[3]
    return what_for, {"count": count, "region": f"region-{fields['region']}"}


def _riding(_view: View, fields: dict[str, Any]) -> Asked:
    params: Params = {"place": f"place-{fields['place']}", "count": fields["count"]}
    if "character" not in fields:
        return "horses", params
    params["character"] = f"character-{fields['character']}"
    return "cloaks", params


_ABOUT: Final[dict[str, Callable[[View, dict[str, Any]], Asked]]] = {
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
