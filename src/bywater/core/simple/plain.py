"""Copy and hash plain data."""

import json
from hashlib import blake2b
from typing import Any, Final

_BASE: Final = 4095  # numbers of a journal entry are 0 to 4094


def copy_plain(value: Any) -> Any:
    """Return a deep copy of lists, dicts and sets; other values are shared."""
    if isinstance(value, list):
        return [copy_plain(part) for part in value]
    if isinstance(value, dict):
        return {key: copy_plain(part) for key, part in value.items()}
    if isinstance(value, set):
        return set(value)
    return value


def to_plain(value: Any) -> Any:
    """Return a copy as plain data: tuples become lists."""
    if isinstance(value, (list, tuple)):
        return [to_plain(part) for part in value]
    if isinstance(value, dict):
        return {str(key): to_plain(part) for key, part in value.items()}
    return value


def digest_numbers(data: dict[str, Any]) -> tuple[int, int, int, int]:
    """Hash plain data to the four numbers of a journal entry.

    >>> digest_numbers({"hand": "king"}) == digest_numbers({"hand": "king"}) != digest_numbers({"hand": "jack"})
    True
    """
    text = json.dumps(data, sort_keys=True)
    number = int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")
    a, number = number % _BASE, number // _BASE
    b, number = number % _BASE, number // _BASE
    return a, b, number % _BASE, number // _BASE % _BASE
