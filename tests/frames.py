"""Frames of the web client."""

from typing import Any


def after(before: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
    """The complete frame after this message; an update contains only the changed parts."""
    frame: dict[str, Any] = message["frame"]
    if message["type"] != "update":
        return frame
    view = _merged(before["view"], frame["view"], message["gone"])
    return {**frame, "view": view, "extras": _merged(before["extras"], frame["extras"], message["extras_gone"])}


def _merged(before: dict[str, Any], now: dict[str, Any], gone: list[str]) -> dict[str, Any]:
    return {name: value for name, value in {**before, **now}.items() if name not in gone}
