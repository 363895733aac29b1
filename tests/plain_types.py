"""Compares plain data with the types that describe it, strictly and in both directions."""

from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from bywater.core.view_types import Items


class PlainTypes:
    """Checks values against a TypedDict, and notes which of the entries that may be absent were present or absent."""

    def __init__(self) -> None:
        self.present: set[tuple[str, str]] = set()
        self.absent: set[tuple[str, str]] = set()

    def faults(self, value: object, hint: Any, path: str = "view") -> list[str]:
        """Return what does not match: entries that are unknown, missing or of another type."""
        if is_typeddict(hint):
            return self._faults_in_entries(value, hint, path)
        origin, args = get_origin(hint), get_args(hint)
        if origin is NotRequired:
            return self.faults(value, args[0], path)
        if origin is Annotated:
            items = next((part for part in args if isinstance(part, Items)), None)
            return self.faults(value, args[0], path) if items is None else self._faults_in_row(value, items, path)
        if origin is Literal:
            fits = any(type(value) is type(one) and value == one for one in args)
            return [] if fits else [f"{path}: expected one of {list(args)}, got {value!r}"]
        if origin in (Union, UnionType):
            tried = [self.faults(value, one, path) for one in args]
            return [] if [] in tried else [f"{path}: expected {hint}, got {value!r}", *min(tried, key=len)]
        if origin is list:
            return self._faults_in_list(value, args[0], path)
        if origin is dict:
            return self._faults_in_dict(value, args, path)
        if hint in (int, float, str, bool, NoneType):  # exactly: a flag is no number
            return [] if type(value) is hint else [f"{path}: expected {hint.__name__}, got {value!r}"]
        if hint is object:
            return []
        raise TypeError(f"{path}: expected a type of plain data, got {hint!r}")

    def _faults_in_entries(self, value: object, hint: Any, path: str) -> list[str]:
        if not isinstance(value, dict):
            return [f"{path}: expected {hint.__name__}, got {value!r}"]
        entries = get_type_hints(hint, include_extras=True)
        found = [f"{path}: unknown entry {name!r}" for name in value if name not in entries]
        for name, entry in entries.items():
            if name in value:
                found += self.faults(value[name], entry, f"{path}.{name}")
            elif name in hint.__required_keys__:
                found.append(f"{path}: missing entry {name!r}")
            if name in hint.__optional_keys__:
                (self.present if name in value else self.absent).add((hint.__name__, name))
        return found

    def _faults_in_row(self, value: object, items: Items, path: str) -> list[str]:
        if not isinstance(value, list) or len(value) != len(items.types):
            return [f"{path}: expected a list of {len(items.types)}, got {value!r}"]
        pairs = enumerate(zip(value, items.types, strict=True))
        return [fault for at, (one, hint) in pairs for fault in self.faults(one, hint, f"{path}[{at}]")]

    def _faults_in_list(self, value: object, hint: Any, path: str) -> list[str]:
        if not isinstance(value, list):
            return [f"{path}: expected a list, got {value!r}"]
        return [fault for at, one in enumerate(value) for fault in self.faults(one, hint, f"{path}[{at}]")]

    def _faults_in_dict(self, value: object, hints: tuple[Any, ...], path: str) -> list[str]:
        if not isinstance(value, dict):
            return [f"{path}: expected a dict, got {value!r}"]
        keys, values = hints
        found = [fault for key in value for fault in self.faults(key, keys, f"key of {path}")]
        return found + [fault for key, one in value.items() for fault in self.faults(one, values, f"{path}[{key!r}]")]


def optional_entries(hint: Any) -> set[tuple[str, str]]:
    """Return the entries of a TypedDict, and of those that it refers to, that may be absent."""
    found: set[tuple[str, str]] = set()
    parts = list(get_args(hint))
    if get_origin(hint) is Annotated:
        parts = [inner for part in parts if isinstance(part, Items) for inner in part.types]
    if is_typeddict(hint):
        parts = list(get_type_hints(hint, include_extras=True).values())
        found = {(hint.__name__, name) for name in hint.__optional_keys__}
    return found.union(*map(optional_entries, parts)) if parts else found
