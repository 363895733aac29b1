"""Prompts for decisions."""

from typing import Any

from bywater.core.message import Message, Value
from bywater.core.state import View
from bywater.games.towers.presentation.names import seat_key


def prompt(view: View) -> Message:
    """Return the prompt for the view's decision; viewers that wait get another one."""
    decision: dict[str, Any] = view["decision"]
    kind = decision["kind"]
    if kind == "over":
        return Message("winner", {"seat": seat_key(view["ranking"][0])})
    params: dict[str, Value] = {}
    for name, value in decision["fields"].items():
        params[name] = f"place-{value}" if name == "place" else seat_key(value) if name == "to" else value
    if decision["seat"] < 0:
        return Message(f"chance-{kind}", params)
    params["seat"] = seat_key(decision["seat"])
    return Message(f"prompt-{kind}" if decision["seat"] in view["viewers"] else f"wait-{kind}", params)
