"""Write plain data as TOML, for positions that people read and edit."""

import json
from typing import Any


def to_toml(data: dict[str, Any]) -> str:
    """Return the data as TOML text; tables come after plain values, as TOML requires."""
    return "\n".join(_lines(data, "")) + "\n"


def _lines(data: dict[str, Any], path: str) -> list[str]:
    lines = [f"{_key(key)} = {_value(value)}" for key, value in data.items() if not isinstance(value, dict)]
    for key, value in data.items():
        if isinstance(value, dict):
            name = f"{path}{_key(key)}"
            lines += ["", f"[{name}]", *_lines(value, f"{name}.")]
    return lines


def _key(key: str) -> str:
    return key if key and key.replace("_", "").replace("-", "").isalnum() and key.isascii() else _text(key)


def _value(value: Any) -> str:
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(_value(part) for part in value) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_key(key)} = {_value(part)}" for key, part in value.items()) + "}"
    if isinstance(value, str):
        return _text(value)
    if isinstance(value, (bool, int, float)):
        return json.dumps(value, allow_nan=False)
    raise TypeError(f"expected a value that TOML can express, got {value!r}")


def _text(text: str) -> str:
    """Return a quoted TOML string: a JSON string with one more character escaped."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
