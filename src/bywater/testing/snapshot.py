"""All that a state shows, as one value that can be compared."""

from typing import Any

from bywater.core.codes import OVER, WATCHER
from bywater.core.state import State
from bywater.testing.walk import open_codes


def snapshot(state: State) -> dict[str, Any]:
    """What the table is and what everybody sees of it, without the traces, which begin anew in copies by text."""
    everybody: list[object] = [*range(state.seats), WATCHER, tuple(range(state.seats))]
    return {
        "position": state.position(),
        "views": [state.view(viewer) for viewer in everybody],
        "actor": int(state.actor),
        "decision": state.decision.plain(),
        "open": [] if state.actor == OVER else open_codes(state),
        "returns": list(state.returns()),
        "score": list(state.score()),
        "ending": state.ending(),
    }


def memory(state: State) -> dict[str, Any]:
    """What has been seen so far: the traces, what was shown, and the open journal."""
    return {
        "traces": [int(state.trace(seat)) for seat in [*range(state.seats), WATCHER]],
        "shown": int(state.shown),
        "journal": [(entry.plain(), entry.veil, entry.knowers) for entry in state.journal or []],
    }


def difference(a: Any, b: Any, path: str = "") -> str:
    """Where two plain values differ first, for a fault's text; empty if they are equal."""
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
