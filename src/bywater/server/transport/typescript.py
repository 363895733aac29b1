"""Writes the types of the web client: `python -m bywater.server.transport.typescript`, in the root of the repository.

`web/src/net/messages.ts` has the messages, and `web/src/scenes/<game>/view.ts` the view of each game with what its
`presentation/page.py` adds.
"""

import ast
import inspect
import re
import sys
import textwrap
import types
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Required,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from msgspec import Struct

from bywater import registry
from bywater.core.package import package_of
from bywater.core.view_types import Items
from bywater.server.transport import messages

WEB = Path("web/src")
"""The folder of the web client's sources, from the root of the repository."""

_PRIMITIVES = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    type(None): "null",
    Any: "any",
    object: "unknown",
}
_HEADER = "/* Generated from {} by `python -m bywater.server.transport.typescript`. */\n"
_COMMENT = re.compile(r"    (\w+): .*?  # (.+)")


def generated() -> dict[str, str]:
    """Return the content of all generated files by their path in the web client's sources."""
    files = {"net/messages.ts": typescript()}
    for game in registry.OURS:
        files[f"scenes/{game}/view.ts"] = view_types(game)
    return files


# -- messages ---------------------------------------------------------------------------------


def typescript() -> str:
    """The content of the file with the messages."""
    structs = [one for one in vars(messages).values() if isinstance(one, type) and issubclass(one, Struct)]
    interfaces = [_interface(one) for one in structs if one is not Struct]
    unions = [f"export type {name} = {_type(getattr(messages, name))};\n" for name in ("ToPage", "ToServer")]
    return "\n".join([_HEADER.format("src/bywater/server/transport/messages.py"), *interfaces, *unions])


def _interface(struct: type[Struct]) -> str:
    lines = [f"export interface {struct.__name__} {{"]
    tag = struct.__struct_config__.tag
    if tag is not None:
        lines.append(f'  type: "{tag}";')
    lines += [f"  {name}: {_type(hint)};" for name, hint in get_type_hints(struct).items() if name[0] != "_"]
    return "\n".join([*lines, "}\n"])


# -- views ------------------------------------------------------------------------------------


def view_types(game_id: str) -> str:
    """Return the content of the file with the view and the extras of a game."""
    package = package_of(registry.load(game_id))
    names = [f"{package}.knowledge.view_types", f"{package}.presentation.page_types"]
    view, extras = map(import_module, names)
    sources = " and ".join(f"src/{name.replace('.', '/')}.py" for name in names)
    return "\n".join([_HEADER.format(sources), *interfaces_of(view.View, extras.Extras)])


def interfaces_of(*roots: type) -> list[str]:
    """Return these TypedDicts and all that they refer to as interfaces, each after those that it refers to.

    >>> from typing import TypedDict
    >>> class Row(TypedDict):
    ...     cards: int
    >>> class Table(TypedDict):
    ...     rows: dict[str, Row]
    ...     winner: NotRequired[Literal["light", "dark"]]
    >>> print("\\n".join(interfaces_of(Table)), end="")
    export interface Row {
      cards: number;
    }
    <BLANKLINE>
    export interface Table {
      rows: Record<string, Row>;
      winner?: "light" | "dark";
    }
    """
    found: dict[str, type] = {}
    for root in roots:
        _collect(root, found)
    return [_interface_of(one) for one in found.values()]


def _collect(hint: Any, found: dict[str, type]) -> None:
    """Add the TypedDicts in a type, those that others refer to first."""
    if is_typeddict(hint):
        if hint.__name__ not in found:
            for inner in get_type_hints(hint, include_extras=True).values():
                _collect(inner, found)
            found[hint.__name__] = hint
        elif found[hint.__name__] is not hint:
            raise TypeError(f"expected one type named {hint.__name__!r}, got {hint!r} and {found[hint.__name__]!r}")
        return
    parts: Iterable[Any] = get_args(hint)
    if get_origin(hint) is Annotated:
        parts = [inner for part in parts if isinstance(part, Items) for inner in part.types]
    for part in parts:
        _collect(part, found)


def _interface_of(typed_dict: Any) -> str:
    """Return a TypedDict, with the entries that it inherits, as an interface."""
    comments = dict(_comments_of(typed_dict))
    lines = [f"export interface {typed_dict.__name__} {{"]
    if typed_dict.__doc__ and typed_dict.__doc__ != dict.__doc__:
        lines.insert(0, f"/** {inspect.cleandoc(typed_dict.__doc__).splitlines()[0]} */")
    for name, hint in get_type_hints(typed_dict, include_extras=True).items():
        if name in comments:
            lines.append(f"  /** {comments[name]} */")
        lines.append(f"  {name}{'?' if name in typed_dict.__optional_keys__ else ''}: {_type(hint)};")
    return "\n".join([*lines, "}\n"])


def _comments_of(typed_dict: Any) -> Iterator[tuple[str, str]]:
    """Yield the comments at the ends of the lines of a TypedDict and its bases, by entry."""
    try:
        source = textwrap.dedent(inspect.getsource(typed_dict))
    except (OSError, TypeError):  # not from a file
        return
    node = ast.parse(source).body[0]
    for base in node.bases if isinstance(node, ast.ClassDef) else ():
        found = getattr(sys.modules[typed_dict.__module__], ast.unparse(base), None)
        if is_typeddict(found):
            yield from _comments_of(found)
    for line in source.splitlines():
        if match := _COMMENT.fullmatch(line):
            yield match[1], f"{match[2][0].upper()}{match[2][1:]}."


# -- types ------------------------------------------------------------------------------------


def _type(hint: Any) -> str:
    if hint in _PRIMITIVES:
        return _PRIMITIVES[hint]
    origin, args = get_origin(hint), get_args(hint)
    if origin in (NotRequired, Required):
        return _type(args[0])
    if origin is Annotated:
        return next((_tuple(part) for part in args if isinstance(part, Items)), _type(args[0]))
    if origin is Literal:
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in args)
    if origin is list:
        item = _type(args[0])
        return f"({item})[]" if get_origin(args[0]) in (Union, types.UnionType, Literal) else f"{item}[]"
    if origin is dict:
        keys = _type(args[0])
        record = f"Record<{keys}, {_type(args[1])}>"
        return record if keys == "string" else f"Partial<{record}>"
    if origin in (Union, types.UnionType):
        return " | ".join(map(_type, args))
    name: str = hint.__name__
    return name


def _tuple(items: Items) -> str:
    return f"[{', '.join(map(_type, items.types))}]"


def main() -> None:
    """Write all generated files."""
    for path, content in generated().items():
        (WEB / path).write_text(content, encoding="utf-8")


if __name__ == "__main__":
    main()
