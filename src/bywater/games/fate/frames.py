"""Reading the stack of a position: what may lie on what, and with which numbers."""

from typing import Any, Final

from bywater.core.codes import CHANCE
from bywater.core.errors import BadPosition
from bywater.core.stack import frame
from bywater.games.fate.state import DRAW_CARD, MOST_FRAMES, Table
from bywater.games.fate.view import ASKED

_KINDS: Final = {name: kind for kind, (name, _) in ASKED.items()}


def read_stack(table: Table, stack: Any) -> None:
    """Push the frames of a position, each of them checked."""
    if not isinstance(stack, list) or len(stack) > MOST_FRAMES - 10:
        raise BadPosition(f"stack: a list of frames is wanted, not {stack!r}")
    for number, given in enumerate(stack):
        parts = given if isinstance(given, list) else []
        if len(parts) != 6 or any(type(part) is not int for part in parts[1:]):
            raise BadPosition(f"frame {number + 1} of the stack is not [kind, seat, and four numbers]")
        kind = _KINDS.get(parts[0], 0) if isinstance(parts[0], str) else 0
        if not kind:
            raise BadPosition(f"frame {number + 1}: there is no question {parts[0]!r}")
        seat, a, b, c, d = parts[1:]
        if (seat != CHANCE) if kind >= DRAW_CARD else not 0 <= seat < table.seats:
            raise BadPosition(f"frame {number + 1}: {parts[0]} asks the wrong one")
        table.push(frame(kind, seat, a, b, c, d))
