"""Prompts for decisions."""

from typing import Any

from bywater.core.message import Message, Value
from bywater.core.state import View
from bywater.games.confrontation.model.names import side_key


def prompt(view: View) -> Message:
    """Return the prompt for the view's decision; viewers that wait get another one."""
    decision: dict[str, Any] = view["decision"]
    kind = decision["kind"]
    if kind == "over":
        return Message(f"ending-{view['ending']}")
    params: dict[str, Value] = {}
    for name, thing in decision["fields"].items():
        params[name] = f"region-{thing}" if name == "region" else f"figure-{thing}"
    if decision["seat"] < 0:
        return Message("chance-defender", params)
    params["side"] = side_key(decision["seat"])
    mine = decision["seat"] in view["viewers"]
    if kind == "frodo_or_sam" and mine:
        return Message("prompt-frodo" if view["battle"]["light"] == "frodo" else "prompt-sam", params)
    if kind == "turn" and view["repetition"]["times"] > 1:  # E5
        return Message("prompt-turn-again" if mine else "wait-turn-again", params)
    return Message(f"prompt-{kind}" if mine else f"wait-{kind}", params)
