"""Writes the messages as TypeScript: `python -m bywater.server.transport.typescript > web/src/net/messages.ts`."""

import types
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from msgspec import Struct

from bywater.server.transport import messages

_PRIMITIVES = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", Any: "any"}
_HEADER = (
    "/* Generated from src/bywater/server/transport/messages.py by"
    " `python -m bywater.server.transport.typescript`. */\n"
)


def typescript() -> str:
    """The content of the generated file."""
    structs = [one for one in vars(messages).values() if isinstance(one, type) and issubclass(one, Struct)]
    interfaces = [_interface(one) for one in structs if one is not Struct]
    unions = [f"export type {name} = {_type(getattr(messages, name))};\n" for name in ("ToPage", "ToServer")]
    return "\n".join([_HEADER, *interfaces, *unions])


def _interface(struct: type[Struct]) -> str:
    lines = [f"export interface {struct.__name__} {{"]
    tag = struct.__struct_config__.tag
    if tag is not None:
        lines.append(f'  type: "{tag}";')
    lines += [f"  {name}: {_type(hint)};" for name, hint in get_type_hints(struct).items() if name[0] != "_"]
    return "\n".join([*lines, "}\n"])


def _type(hint: Any) -> str:
    if hint in _PRIMITIVES:
        return _PRIMITIVES[hint]
    origin, args = get_origin(hint), get_args(hint)
    if origin is list:
        item = _type(args[0])
        return f"({item})[]" if "|" in item else f"{item}[]"
    if origin is dict:
        return f"Record<string, {_type(args[1])}>"
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in args)
    if origin in (Union, types.UnionType):
        return " | ".join(map(_type, args))
    name: str = hint.__name__
    return name


if __name__ == "__main__":
    print(typescript(), end="")
