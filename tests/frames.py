"""What a page has of a moment."""

from typing import Any


def after(before: dict[str, Any], message: dict[str, Any]) -> dict[str, Any]:
    """The frame of this message with all that an update leaves out, since it is as it was at the moment before."""
    frame: dict[str, Any] = message["frame"]
    if message["type"] != "update":
        return frame
    view = _laid(before["view"], frame["view"], message["gone"])
    return {**frame, "view": view, "extras": _laid(before["extras"], frame["extras"], message["extras_gone"])}


def _laid(before: dict[str, Any], now: dict[str, Any], gone: list[str]) -> dict[str, Any]:
    return {name: value for name, value in {**before, **now}.items() if name not in gone}
