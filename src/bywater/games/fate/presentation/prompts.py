"""Prompts for the viewer who decides, and for viewers who wait."""

from collections.abc import Callable
from typing import Any, Final

from bywater.core.message import Message
from bywater.core.seats import CHANCE
from bywater.core.state import View
from bywater.games.fate.model.board import HAND_LIMIT, MUSTERS, PEOPLES, PLACES
from bywater.games.fate.model.cards import OBJECTIVES
from bywater.games.fate.model.names import Params, cost_of, face, key, named
from bywater.games.fate.presentation import turn_summary as summary
from bywater.games.fate.presentation.names import dice
from bywater.games.fate.rules.perils import ignoring_symbol, sparing_symbol

Fields = dict[str, Any]

# The fields of decisions that are passed to prompts as parameters.
_SHOWN: Final = ("card", "other", "count", "place", "region", "character", "objective")
# Decisions with two prompts: the field that selects one, and the last parts of the keys if it is set and if not.
_TWO: Final = {
    "ordering": ("ordered", "next", ""),
    "spied": ("ordering", "order", ""),
    "trading": ("given", "give", "take"),
    "trade_consent": ("given", "given", "asked"),
    "rolled": ("battle", "battle", "search"),
    "riding": ("character", "cloaks", "horses"),
}


def prompt(view: View) -> Message:
    """Return the prompt for the view's decision; viewers that wait get another one."""
    decision = view["decision"]
    kind: str = decision["kind"]
    fields: Fields = decision["fields"]
    if kind == "over":
        return Message(f"ending-{view['ending']}")
    if decision["seat"] == CHANCE:
        return Message(_key("chance", kind, _ending(view, kind, fields)), _chance(fields))
    ending, params = _act(view) if kind == "act" else (_ending(view, kind, fields), _params(view, kind, fields))
    params["seat"] = key("seat", decision["seat"])
    if decision["seat"] in view["viewers"]:
        return Message(_key("prompt", kind, ending), params)
    return Message("wait-act-first" if kind == "act" and not view["acting"] else f"wait-{kind}", params)


def _key(*parts: str) -> str:
    return "-".join(part for part in parts if part)


def _ending(view: View, kind: str, fields: Fields) -> str:
    """Return the last part of the key, usually the purpose of the decision."""
    if kind in _TWO:
        field, when_set, when_not = _TWO[kind]
        return when_set if fields.get(field) else when_not
    if kind == "ambushing":
        return "event" if fields["cause"] == "event" else ""
    purpose = str(fields.get("what_for", ""))
    if kind == "company" and purpose == "travel" and (len(view["party"]) > 1 or any(view["load"].values())):
        return "travel_more"
    if kind == "paying" and fields.get("target") == "nazgul":
        return "shot_nazgul"
    return purpose


def _params(view: View, kind: str, fields: Fields) -> Params:
    further = _FURTHER[kind](view, fields) if kind in _FURTHER else {}
    shown = named(**{name: fields[name] for name in _SHOWN if name in fields and name not in further})
    return {**further, **shown}


def _chance(fields: Fields) -> Params:
    if "to" in fields:
        return named(seat=fields["to"])
    return named(count=fields["dice"]) if "dice" in fields else {}


def _act(view: View) -> tuple[str, Params]:
    """Return the last part of the key and the parameters for the main decision."""
    acting: str = view["acting"]
    able = summary.may_act(view)
    if not acting:
        if len(able) == 1:
            return "only", named(character=able[0], count=summary.left_of(view, able[0]))
        if not able:
            return "nobody", {}
        if view["seats"] == 1:  # F52
            able.sort(key=lambda name: name == "frodo_sam")
            return "first_solo", {**named(character=able[0]), "other": key("character", able[1])}
        return "first", {**named(character=able[0]), "other": key("character", able[1])}
    if not summary.where(view, acting):
        return "gone", named(character=acting, count=0)
    left = summary.left_of(view, acting)
    params = named(character=acting, count=left, place=summary.where(view, acting))
    if summary.rides_freely(view):
        return "ride", params
    if left <= 0:
        return "none", params
    if summary.is_open_who_has_four(view) and view["first_taken"] < 0:
        params["other"] = key("character", able[1])
        return "open", params
    return "", params


# -- further parameters of prompts ---------------------------------------------------------------


def _journey(view: View, _fields: Fields) -> Params:
    """Return the leader and the destination of the journey."""
    frame = summary.frame_of(view, "journey")
    return named(character=frame[5], place=frame[4])


def _goal(view: View, purpose: str) -> Params:
    if purpose == "travel":
        return _journey(view, {})
    return named(place=summary.frame_of(view, "company_goes")[3]) if purpose == "ents" else {}


def _company(view: View, fields: Fields) -> Params:
    beside = 1 if fields["what_for"] == "travel" else 0  # the leader is one of the party
    counts = named(count=len(view["party"]) - beside, armies=sum(view["load"].values()))
    return {**counts, **_goal(view, fields["what_for"])}


def _consent(view: View, fields: Fields) -> Params:
    mine = [name for name in view["party"] if view["characters"][name]["seat"] == view["decision"]["seat"]]
    params = {**_goal(view, fields["what_for"]), "count": len(mine)}
    if mine:
        params["whom"] = key("character", mine[0])
        params["other"] = key("character", mine[-1])
    return params


def _hiding(view: View, fields: Fields) -> Params:
    into = PLACES[summary.frame_of(view, "journey")[4]]
    count = summary.search_dice(view, into, guided="gollum" in view["party"])
    return {**_journey(view, fields), "count": count}


def _paying(view: View, fields: Fields) -> Params:
    purpose: str = fields["what_for"]
    params: Params = {"cost": cost_of(view["due"])}
    here = summary.where(view, view["acting"])
    if purpose == "journey":
        params.update(_journey(view, fields))
    elif purpose == "muster":
        params.update(named(place=here, people=PEOPLES[int(MUSTERS[PLACES.index(here)])]))
    elif purpose == "capture":
        params.update(named(place=here))
    elif purpose == "shot" and fields["target"] != "nazgul":
        params.update(named(place=fields["target"]))
    elif purpose == "valor":
        params.update(named(place=_battlefield(view)))
    for name in ("face", "into"):
        if name in fields:
            battle = fields.get("battle", int(purpose != "sam")) == 1
            params[name] = face(fields[name], battle)
    return params


def _wearing(view: View, _fields: Fields) -> Params:
    here = summary.where(view, "frodo_sam")
    last = summary.frame_of(view, "search")[3] == 1
    less = summary.search_dice(view, here, worn=True, last=last)
    return named(place=here, count=summary.search_dice(view, here, last=last), less=less)


def _battlefield(view: View) -> str:
    return PLACES[int(summary.frame_of(view, "battle")[2])]


def _friends(view: View, place: str) -> int:
    return sum(view["friends"][place].values())


def _frodo_there(view: View) -> Params:
    here = summary.where(view, "frodo_sam")
    return named(place=here) if here else {}


def _dice_here(view: View, fields: Fields) -> Params:
    """Return the dice and the place of the roll."""
    battle = fields["battle"] == 1
    return {**dice(view["dice"], battle), **(named(place=_battlefield(view)) if battle else _frodo_there(view))}


def _rolled(view: View, fields: Fields) -> Params:
    params = _dice_here(view, fields)
    if fields["battle"] == 1:
        here = _battlefield(view)
        params.update(named(friends=_friends(view, here), shadow=view["shadow"].get(here, 0)))
    return params


def _in_peril(view: View, fields: Fields) -> Params:
    name: str = fields["objective"]
    task = OBJECTIVES.index(name)
    params = {**dice(view["dice"], True), "count": summary.peril_loss(view, name)}
    params["ignoring"] = key("symbol", int(ignoring_symbol(task)))
    params["sparing"] = key("symbol", int(sparing_symbol(task)))
    return params


def _after_battle(view: View, _fields: Fields) -> Params:
    here = _battlefield(view)
    return named(place=here, count=view["shadow"].get(here, 0))


def _summoning(view: View, fields: Fields) -> Params:
    """Return the number of Nazgûl still to choose: the decision asks for one, the frame below has the rest."""
    below = {"deploy": "order", "eagles": "eagles_call"}.get(fields["what_for"])
    return named(count=fields["count"] + (summary.frame_of(view, below)[3] if below else 0))


# By kind of decision: the function for parameters that are not fields of the decision.
_FURTHER: Final[dict[str, Callable[[View, Fields], Params]]] = {
    "quiet": lambda view, _: named(count=summary.frame_of(view, "turn")[3]),
    "company": _company,
    "consent": _consent,
    "calling_off": _journey,
    "hiding": _hiding,
    "trade_consent": lambda _, fields: named(card=fields["card"], other=fields["asker"]),
    "hand_full": lambda view, _: named(count=len(view["hands"][view["decision"]["seat"]]) - int(HAND_LIMIT)),
    "paying": _paying,
    "wearing": _wearing,
    "rolled": _rolled,
    "rerolling": _dice_here,
    "in_peril": _in_peril,
    "after_battle": _after_battle,
    "ambushing": lambda view, fields: named(
        count=view["shadow"].get(fields["place"], 0), armies=_friends(view, fields["place"])
    ),
    "may": lambda view, fields: named(count=len(view["slots"]) if fields["what_for"] == "slot" else view["shot"]),
    "numbering": lambda _, fields: named(least=fields["least"], count=fields["most"]),
    "placing": lambda view, fields: (
        named(place=fields["place"], count=view["picked"]) if fields["what_for"] == "orders_to" else {}
    ),
    "loading": lambda view, _: named(count=sum(view["load"].values())),
    "hunting": lambda view, _: {**named(count=summary.frame_of(view, "order")[3] + 1), **_frodo_there(view)},
    "summoning": _summoning,
}
