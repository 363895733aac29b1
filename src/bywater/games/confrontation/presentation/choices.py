"""Labels for the choices of a decision."""

from bywater.core.action import Action
from bywater.core.message import Message, Value
from bywater.core.state import View
from bywater.games.confrontation.model.figures import EACH, FIGURES


def choice_label(action: Action, view: View) -> Message:
    """Return the label of an action in a list of choices."""
    kind = action.kind
    params: dict[str, Value] = {}
    for name, part in action.parts.items():
        params[name] = f"region-{part}" if name in ("region", "from", "to") else f"{name}-{part}"
    decision = view["decision"]["kind"]
    if kind == "move":
        return Message(_move_key(action, view), params)
    if kind == "pass":
        return Message(f"do-pass-{decision}", params)
    if kind == "sam":
        return Message("do-sam-for-frodo" if view["battle"]["light"] == "frodo" else "do-sam-with-frodo", params)
    return Message(f"do-{kind}", params)


def _move_key(action: Action, view: View) -> str:
    """Return the message key of a move: plain, an attack, through the tunnel, or both."""
    figure, start, goal = action.parts["figure"], action.parts["from"], action.parts["to"]
    enemy = view["dark" if view["decision"]["seat"] == 0 else "light"]
    attack = enemy.get("counts", {}).get(goal) and not (figure == "frodo" and goal == "mordor")
    tunnel = figure in FIGURES[:EACH] and (start, goal) == ("eregion", "fangorn")
    if attack:
        return "do-attack-tunnel" if tunnel else "do-attack"
    return "do-tunnel" if tunnel else "do-move"
