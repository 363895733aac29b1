"""Plain data: exactly the types of JSON, without their subclasses."""

import json
from typing import Any

_PLAIN = (str, int, float, bool, type(None))


def find_not_plain(value: Any, path: str = "") -> str:
    """The first part that is not plain data, for an error message; empty if all of it is.

    >>> find_not_plain({"a": [1, "b", None]})
    ''
    >>> find_not_plain({"a": [1, (2, 3)]})
    '.a[1] is a tuple'
    """
    kind = type(value)
    if kind is dict:
        for key, inside in value.items():
            if type(key) is not str:
                return f"{path} has the key {key!r}, which is not a string"
            found = find_not_plain(inside, f"{path}.{key}")
            if found:
                return found
        return ""
    if kind is list:
        for number, inside in enumerate(value):
            found = find_not_plain(inside, f"{path}[{number}]")
            if found:
                return found
        return ""
    if kind not in _PLAIN:
        return f"{path or 'it'} is a {kind.__name__}"
    if kind is float and value != value:
        return f"{path or 'it'} is not a number"
    return ""


def through_json(value: Any) -> Any:
    """Encode a value as JSON and decode it again."""
    return json.loads(json.dumps(value, allow_nan=False))


def clear_all(value: Any) -> None:
    """Empty all nested containers, to detect whether another object shares them."""
    if isinstance(value, dict):
        for inside in value.values():
            clear_all(inside)
        value.clear()
    elif isinstance(value, list):
        for inside in value:
            clear_all(inside)
        value.clear()
