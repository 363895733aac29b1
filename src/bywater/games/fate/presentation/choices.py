"""Labels for the choices of a decision: what each does, where, and at what cost."""

from collections.abc import Callable
from typing import Any, Final

from bywater.core.action import Action
from bywater.core.message import Message
from bywater.core.state import View
from bywater.games.fate.model import board, names
from bywater.games.fate.model.actions import SEATS
from bywater.games.fate.model.cards import CHARACTERS, OBJECTIVE_COST, OBJECTIVES, SHADOW_CARDS
from bywater.games.fate.model.frames import KINDS
from bywater.games.fate.presentation import turn_summary as summary
from bywater.games.fate.presentation.names import parts_of, shadow_line, thrown
from bywater.games.fate.rules import armies, havens, perils, travel

Label = tuple[str, names.Params]
"""The last part of a label's key, and further parameters."""

# The alternative prices of a capture that objectives allow. O10, O14, O17, O19
_OTHER_PRICES: Final = {
    "dunland": {"friendship": 3},
    "dol_guldur": {"resistance": 2, "valor": 1},
    "osgiliath": {"resistance": 2, "stealth": 1},
    "minas_morgul": {"stealth": 3},
}
# The kinds of action whose labels depend on the purpose of a decision, and the kind of that decision.
_PURPOSES: Final = {"at": "placing", "number": "numbering", "who": "choosing"}


def choice_label(action: Action, view: View) -> Message:
    """Return the label of an action in a list of choices."""
    kind = action.kind
    ending, further = _LABELS[kind](action, view) if kind in _LABELS else ("", {})
    return Message(f"do-{kind}-{ending}" if ending else f"do-{kind}", {**parts_of(action), **further})


def _decision(view: View) -> tuple[str, dict[str, Any]]:
    """Return the decision's kind and fields."""
    return view["decision"]["kind"], view["decision"]["fields"]


def _own_label(decision: str, action: str) -> str:
    """Return the decision's name if this kind of action has a label of its own there."""
    return decision if action in KINDS.by_name(decision).labels else ""


def _done(_action: Action, view: View) -> Label:
    kind, fields = _decision(view)
    if kind == "placing":
        return str(fields["what_for"]), {}
    if kind == "spied" and fields["ordering"]:
        return "", {}
    about = names.named(objective=fields["objective"]) if kind == "in_peril" else {}
    return _own_label(kind, "done"), about


def _pass(_action: Action, view: View) -> Label:
    kind, fields = _decision(view)
    if kind == "placing":
        return str(fields["what_for"]), {}
    if kind == "rolled":
        return "battle" if fields["battle"] else "search", {}
    if kind == "ambushing" and fields["cause"] == "event":
        return "event", {}
    about = names.named(place=summary.frame_of(view, "journey")[4]) if kind == "calling_off" else {}
    return _own_label(kind, "pass"), about


def _yes_or_no(_action: Action, view: View) -> Label:
    kind, fields = _decision(view)
    if kind == "may":
        purpose = fields["what_for"]
        return f"may_{purpose}", names.named(region=fields["region"]) if purpose == "slot" else {}
    if kind == "trade_consent":
        return "given" if fields["given"] else "asked", names.named(card=fields["card"], other=fields["asker"])
    return "consent" if kind == "consent" else "", {}


def _for_purpose(action: Action, view: View) -> Label:
    """Label a place, a number or a character by the purpose of the decision."""
    kind, fields = _decision(view)
    if kind != _PURPOSES[action.kind]:
        return "", {}
    purpose: str = fields["what_for"]
    about = names.named(
        **{name: fields[name] for name in ("place", "character") if name in fields and name not in action.parts}
    )
    if purpose in ("infighting", "orders_from") and kind == "placing":
        about["count"] = view["shadow"].get(action.parts["place"], 0)
    return purpose, about


def _card(_action: Action, view: View) -> Label:
    kind, fields = _decision(view)
    if kind == "trading":
        return "give" if fields["given"] else "take", names.named(other=fields["other"])
    return "keep" if kind == "foreseen" else "", {}


def _shadow_card(action: Action, view: View) -> Label:
    """Label a shadow card by its line and order, or by its name if it is special."""
    card = action.parts["card"]
    number = SHADOW_CARDS.index(card)
    if names.is_special(number):
        return "special", names.shadow_card(number)
    return "", {**names.shadow_card(number), "line": names.key("line", shadow_line(view, card))}


def _nazgul_from(_action: Action, view: View) -> Label:
    kind, fields = _decision(view)
    return ("into", names.named(into=fields["region"])) if kind == "summoning" else ("", {})


def _peril(action: Action, view: View) -> Label:
    task = OBJECTIVES.index(view["decision"]["fields"].get("objective", "confront_balrog"))
    symbol = perils.sparing_symbol(task) if action.kind == "spare" else perils.ignoring_symbol(task)
    return "", names.named(symbol=int(symbol))


def _act(action: Action, view: View) -> Label:
    """Label the character that begins, or the one that follows with the remaining actions."""  # F11
    if not view["acting"]:
        return "first", {}
    count = summary.left_of(view, action.parts["character"])
    return "", {"count": count, "other": names.key("character", view["acting"])}


def _travel(action: Action, view: View) -> Label:
    """Label a journey with its cost and the dice of a search for Frodo."""  # F16, F17, K10
    kind, fields = _decision(view)
    riding = kind == "riding"
    if riding and "character" not in fields:
        return "ride", {}
    name: str = fields["character"] if riding else view["acting"]
    if not summary.where(view, name):
        return "", {}
    here, into = board.PLACES.index(summary.where(view, name)), board.PLACES.index(action.parts["place"])
    price = int(travel.road_cost(CHARACTERS.index(name), here, into))
    if name == "gandalf" and (int(travel.within_two(here)) >> into) & 1:  # K25
        price = 0
    params = names.named(cost=price) if price else {}
    endings = ["cost"] if price else []
    if not riding and summary.rides_freely(view):
        endings.insert(0, "free")
    elif not riding and name == "frodo_sam":
        params["count"] = summary.search_dice(view, action.parts["place"])
        if params["count"]:
            endings.insert(0, "frodo")
    return "_".join(endings), params


def _search(_action: Action, view: View) -> Label:
    into = board.PLACES[summary.frame_of(view, "journey")[4]]
    return "", names.named(count=summary.search_dice(view, into, guided="gollum" in view["party"]), place=into)


def _here(action: Action, view: View) -> Label:
    """Label an action at the place of the acting character."""
    kind, fields = _decision(view)
    if kind == "ambushing":
        return "battle", names.named(place=fields["place"])
    here = summary.where(view, view["acting"])
    if not here:
        return "", {}
    params = names.named(place=here)
    character = CHARACTERS.index(view["acting"])
    if action.kind == "capture":
        params.update(names.named(cost=int(havens.capture_cost(character))))
    elif action.kind == "capture_otherwise":
        params["cost"] = names.cost_of(_OTHER_PRICES.get(here, {"valor": 3}))
    elif action.kind == "muster":
        people = int(board.MUSTERS[board.PLACES.index(here)])
        params.update(names.named(people=max(0, min(people, board.NUM_PEOPLES - 1))))
        return "free" if armies.musters_freely(character, people) else "", params
    return "", params


def _wisdom(_action: Action, view: View) -> Label:
    here = summary.where(view, view["acting"])
    return "", names.named(card=f"{names.region_of_place(here)}_resistance") if here else {}


def _objective(action: Action, view: View) -> Label:
    name = action.parts["objective"]
    price = int(OBJECTIVE_COST[OBJECTIVES.index(name)])
    if name == "blessing_elves" and view["options"]["blessing_for_valor_or_stealth"]:  # X1
        price = 3 * int(board.ONE_SYMBOL[board.VALOR])
    params = names.named(count=int(board.BATTLE_DICE))
    if price:
        return "", {**params, **names.named(cost=price)}
    return "peril" if name in ("confront_balrog", "shelobs_lair") else "free", params


def _lady(_action: Action, view: View) -> Label:
    for_friendship = view["options"]["lady_of_light_for_friendship"]  # X4
    return "", names.named(cost=int(board.ONE_SYMBOL[board.FRIENDSHIP if for_friendship else board.STEALTH]))


# By kind of action: the function that completes the label's key and parameters.
_LABELS: Final[dict[str, Callable[[Action, View], Label]]] = {
    "done": _done,
    "pass": _pass,
    **dict.fromkeys(("yes", "no"), _yes_or_no),
    **dict.fromkeys(_PURPOSES, _for_purpose),
    "card": _card,
    **dict.fromkeys(("next_shadow", "remove_shadow", "flipped"), _shadow_card),
    **dict.fromkeys(
        ("searched", "fought"), lambda action, _: ("", thrown(action.parts["throw"], action.kind == "fought"))
    ),
    "nazgul_from": _nazgul_from,
    "take_armies": lambda _, view: ("loading" if view["decision"]["kind"] == "loading" else "", {}),
    **dict.fromkeys(("spare", "disregard"), _peril),
    **dict.fromkeys(
        ("turn_search", "turn_battle"), lambda _, view: ("free" if "light_and_flame" in view["dice_done"] else "", {})
    ),
    "interrupt": lambda action, view: ("take" if SEATS.index(action.parts["seat"]) in view["viewers"] else "", {}),
    "act": _act,
    "travel": _travel,
    **dict.fromkeys(("stealth", "search"), _search),
    "prepare": lambda action, _: ("", names.named(symbol=action.parts["card"].rpartition("_")[2])),
    **dict.fromkeys(("capture", "capture_otherwise", "muster", "attack", "anduril"), _here),
    "wisdom": _wisdom,
    "objective": _objective,
    "blessing_otherwise": lambda _action, _view: (
        "",
        names.named(objective="blessing_elves", cost=3 * int(board.ONE_SYMBOL[board.STEALTH])),
    ),
    "lady": _lady,
}
