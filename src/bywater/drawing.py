"""Calls a game's `presentation/terminal.py`, which draws the board and may group the choices.

All of its functions are optional and get nothing but a view:

- `draw(view, say, journal)`: the table as a rich renderable. `say` returns the text of a key or message; `journal`
  has the entries that the seat observed since its last prompt.
- `shortcuts(view)`: choices that stand for several actions at once, as (message, codes).
- `groups(view)`: legal codes under headings, as (heading, [(message, code)]); other codes are listed by their labels.
- `numbers(view)`: fixed numbers of codes, as {code: number}, such as those printed on cards.
- `default(view)`: the code that an empty line selects; -1 if there is none.
- `secrets(view)`: whether people at one screen have anything to hide from each other; the default is True.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from bywater.core.game import Game
from bywater.core.journal import Entry
from bywater.core.menu import Groups
from bywater.core.message import Message
from bywater.core.package import part_of
from bywater.core.state import View
from bywater.words import Words

if TYPE_CHECKING:
    from rich.console import RenderableType

_NOT_DRAWN: Final = frozenset(
    ("game", "rules", "seats", "viewers", "options", "actor", "decision", "legal", "stack", "trail", "ending")
)
"""Parts of every view that are left out for a game without a drawing."""


def _part(game: Game, name: str) -> Callable[..., Any] | None:
    """A function of the game's `presentation/terminal.py`, if it has one."""
    found: Callable[..., Any] | None = getattr(part_of(game, "presentation.terminal"), name, None)
    return found


def draw(game: Game, view: View, words: Words, journal: list[Entry]) -> "RenderableType":
    """The table of this view as a rich renderable; without a drawing, the data of the view.

    A text under `picture` is shown verbatim.
    """
    drawn = _part(game, "draw")
    if drawn is not None:
        picture: RenderableType = drawn(view, words.say, [entry.plain() for entry in journal])
        return picture
    from rich.console import Group
    from rich.pretty import Pretty
    from rich.text import Text

    rest = {name: part for name, part in view.items() if name not in _NOT_DRAWN}
    lines: str = rest.pop("picture", "")
    return Group(*([Text(lines)] if lines else []), *([Pretty(rest)] if rest or not lines else []))


def shortcuts(game: Game, view: View) -> list[tuple[Message, list[int]]]:
    offered = _part(game, "shortcuts")
    return list(offered(view)) if offered is not None else []


def groups(game: Game, view: View) -> Groups:
    grouped = _part(game, "groups")
    return list(grouped(view)) if grouped is not None else []


def default(game: Game, view: View) -> int:
    found = _part(game, "default")
    return int(found(view)) if found is not None else -1


def secrets(game: Game, view: View) -> bool:
    found = _part(game, "secrets")
    return bool(found(view)) if found is not None else True


def numbers(game: Game, view: View) -> dict[int, int]:
    fixed = _part(game, "numbers")
    return dict(fixed(view)) if fixed is not None else {}
