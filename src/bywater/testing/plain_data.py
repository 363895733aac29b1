"""Plain data: the types of JSON, without types that only resemble them."""

import json
from typing import Any

_PLAIN = (str, int, float, bool, type(None))


def not_plain(value: Any, path: str = "") -> str:
    """The first part that is not plain data, for an error message; empty if all of it is.

    >>> not_plain({"a": [1, "b", None]})
    ''
    >>> not_plain({"a": [1, (2, 3)]})
    '.a[1] is a tuple'
    """
    kind = type(value)
    if kind is dict:
        for key, inside in value.items():
            if type(key) is not str:
                return f"{path} has the key {key!r}, which is not a string"
            found = not_plain(inside, f"{path}.{key}")
            if found:
                return found
        return ""
    if kind is list:
        for number, inside in enumerate(value):
            found = not_plain(inside, f"{path}[{number}]")
            if found:
                return found
        return ""
    if kind not in _PLAIN:
        return f"{path or 'it'} is a {kind.__name__}"
    if kind is float and value != value:
        return f"{path or 'it'} is not a number"
    return ""


def through_json(value: Any) -> Any:
    return json.loads(json.dumps(value, allow_nan=False))


def empty_out(value: Any) -> None:
    """Empty all containers inside, to find out whether another object shares them."""
    if isinstance(value, dict):
        for inside in value.values():
            empty_out(inside)
        value.clear()
    elif isinstance(value, list):
        for inside in value:
            empty_out(inside)
        value.clear()
