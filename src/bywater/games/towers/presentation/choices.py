"""Labels for the choices of a decision."""

from bywater.core.action import Action
from bywater.core.message import Message, Value
from bywater.core.state import View


def choice_label(action: Action, view: View) -> Message:
    """Return the label of an action in a list of choices."""
    kind = action.kind
    params: dict[str, Value] = {}
    if "card" in action.parts:
        params["card"] = f"card-{action.parts['card']}"
    if kind == "draw" and view["decision"]["kind"] == "taking":
        return Message("do-draw-rest", {"count": view["decision"]["fields"]["left"]})
    if kind in ("lay", "lead"):
        colour, _, quality = action.parts["card"].partition("_")
        row = view["rows"][view["decision"]["seat"]].get(colour)
        if row and row["quality"] != quality:
            params["old"] = f"quality-{row['quality']}"
            return Message(f"do-{kind}-replace", params)
        if row:
            params["count"] = row["cards"] + 1 + int(row["gandalf"])
            return Message("do-extend", params)
    return Message(f"do-{kind}", params)
