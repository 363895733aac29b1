"""The messages as TypeScript: `python -m bywater.server.typescript > web/src/net/messages.ts`."""

import types
from typing import Any, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from bywater.server import messages

_PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "any"}
_HEAD = "/* Made from src/bywater/server/messages.py by `python -m bywater.server.typescript`. */\n"


def typescript() -> str:
    """The whole file."""
    structs = [one for one in vars(messages).values() if isinstance(one, type) and issubclass(one, Struct)]
    interfaces = [_interface(one) for one in structs if one is not Struct]
    unions = [f"export type {name} = {_written(getattr(messages, name))};\n" for name in ("ToPage", "ToServer")]
    return "\n".join([_HEAD, *interfaces, *unions])


def _interface(struct: type[Struct]) -> str:
    lines = [f"export interface {struct.__name__} {{"]
    tag = struct.__struct_config__.tag
    if tag is not None:
        lines.append(f'  type: "{tag}";')
    lines += [f"  {name}: {_written(hint)};" for name, hint in get_type_hints(struct).items() if name[0] != "_"]
    return "\n".join([*lines, "}\n"])


def _written(hint: Any) -> str:
    if hint in _PLAIN:
        return _PLAIN[hint]
    origin, inside = get_origin(hint), get_args(hint)
    if origin is list:
        of = _written(inside[0])
        return f"({of})[]" if "|" in of else f"{of}[]"
    if origin is dict:
        return f"Record<string, {_written(inside[1])}>"
    if origin in (Union, types.UnionType):
        return " | ".join(map(_written, inside))
    name: str = hint.__name__
    return name


if __name__ == "__main__":
    print(typescript(), end="")
