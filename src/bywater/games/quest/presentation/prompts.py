"""Prompts for decisions."""

from typing import Any

from bywater.core.message import Message, Value
from bywater.core.state import View
from bywater.games.quest.model import board, names
from bywater.games.quest.model.demands import DEMANDS, FROM, SELF
from bywater.games.quest.presentation.open_demand import open_demand


def prompt(view: View) -> Message:
    """Return the prompt for the view's decision; viewers that wait get another one."""
    decision: dict[str, Any] = view["decision"]
    kind = decision["kind"]
    if kind == "over":
        return Message(f"ending-{view['ending']}")
    params = _about(view, decision["fields"])
    if decision["seat"] < 0:
        return Message(f"chance-{kind}", params)
    params["hobbit"] = names.hobbit(decision["seat"])
    if decision["seat"] not in view["viewers"]:
        return Message(f"wait-{kind}", params)
    return Message(_question(view, kind, decision), params)


def _question(view: View, kind: str, decision: dict[str, Any]) -> str:
    """Return the message key of the prompt for the seat that decides."""
    fields = decision["fields"]
    if kind in ("quiet", "rivals"):
        return f"prompt-{kind}-{fields['moment']}"
    if kind in ("demand", "pledging"):
        return f"prompt-demand-{fields['demand']}"
    if kind == "cards":
        if fields["played"]:
            return "prompt-cards-second"
        return "prompt-cards-any" if decision["seat"] == board.PIPPIN else "prompt-cards"
    if kind == "interrupt" and may_give_in_interrupt(view):
        return "prompt-interrupt-demand"
    if kind == "choosing_line":
        return "prompt-line-ring" if view["stack"][-1][3] else "prompt-line"
    if kind == "passing" and view["stack"][-1][3]:
        return "prompt-passing-council"
    return f"prompt-{kind}"


def may_give_in_interrupt(view: View) -> bool:
    """Whether the interrupting seat may pledge: not to its own demand, and not to a demand on one other seat."""
    demand = open_demand(view)
    return demand >= 0 and FROM[demand] != SELF and view["stack"][-2][1] != view["decision"]["seat"]


def _about(view: View, fields: dict[str, Any]) -> dict[str, Value]:
    """Return the fields of a decision as message parameters."""
    params: dict[str, Value] = {"place": f"place-{view['place']}", "active": names.hobbit(view["active"])}
    demand = open_demand(view)
    if demand >= 0:
        params["demand"] = f"demand-{DEMANDS[demand]}"
    for name, value in fields.items():
        if name in ("hobbit", "to", "caller"):
            params["whom"] = names.hobbit(value)
        elif name == "face":
            spared = fields["hobbit"] == board.SAM and board.FACE_SYMBOLS[board.FACES.index(value)] > 1  # Q24
            params[name] = f"face-spared_{value}" if spared else f"face-{value}"
        elif name in ("tile", "event", "demand"):
            params[name] = f"{name}-{value}"
        elif name == "count":
            params[name] = value
    if fields.get("moment") == "not_paid":
        unpaid = fields.get("demand") or fields["event"]
        params.setdefault("demand", f"event-{unpaid}")
        params["outcome"] = f"unpaid-{unpaid}"
    if view["turned_up"]:
        params["symbol"] = f"line-{view['turned_up'].partition('_')[2]}"
    shared = [name for name, count in view["shared"].items() if count]
    if shared:
        params["card"] = f"card-{shared[0]}"
    return params
