"""Observable parts of states as plain values, for comparison."""

from typing import Any

from bywater.core.seats import OVER, WATCHER
from bywater.core.state import State
from bywater.testing.walk import open_codes

# Attributes that depend on the history of a state.
_OBSERVED = ("traces", "reveals", "reveals_by_seat")


def appearance(state: State) -> dict[str, Any]:
    """The table and all its views, without the history, which positions don't preserve."""
    viewers: list[object] = [*range(state.seats), WATCHER, tuple(range(state.seats))]
    snapshot = state.snapshot()
    fields = snapshot["fields"]
    return {
        "stack": snapshot["stack"],
        "fields": {name: value for name, value in fields.items() if name not in _OBSERVED},
        "views": [state.view(viewer) for viewer in viewers],
        "actor": int(state.actor),
        "decision": state.decision.plain(),
        "open": [] if state.actor == OVER else open_codes(state),
        "returns": list(state.returns()),
        "score": list(state.score()),
        "ending": state.ending(),
    }


def memory(state: State) -> dict[str, Any]:
    """The history of a state: its traces, its reveal count and its journal."""
    return {
        "traces": [int(state.trace(seat)) for seat in [*range(state.seats), WATCHER]],
        "reveals": int(state.reveals),
        "journal": [(entry.plain(), entry.hidden, entry.visible_to) for entry in state.journal or []],
    }


def difference(a: Any, b: Any, path: str = "") -> str:
    """The first difference between two plain values, for an error message; empty if they are equal."""
    if isinstance(a, dict) and isinstance(b, dict):
        for key in [*a, *[key for key in b if key not in a]]:
            if key not in a or key not in b:
                return f"{path}.{key} is only in one of them"
            found = difference(a[key], b[key], f"{path}.{key}")
            if found:
                return found
        return ""
    if isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        for number, (one, other) in enumerate(zip(a, b, strict=True)):
            found = difference(one, other, f"{path}[{number}]")
            if found:
                return found
        return ""
    return "" if a == b else f"{path or 'the value'}: {a!r} and {b!r}"
