"""Lines of rich text side by side, for drawings at a terminal. Rules never import this module: it needs rich."""

from collections.abc import Callable, Iterator

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from bywater.core.state import View

Say = Callable[..., str]
"""A function that returns the text of a message key or message."""


class Picture:
    """The table as one seat sees it: lines as wide as the terminal, but no wider than `widest`."""

    widest = 110

    def __init__(self, view: View, say: Say) -> None:
        self.view = view
        self.say = say

    def lines(self, width: int) -> Iterator[Text]:
        """Return the lines of the drawing, truncated to this width."""
        raise NotImplementedError

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self.lines(min(self.widest, options.max_width)):
            line.no_wrap = True
            line.overflow = "ellipsis"
            yield line


def pad_to(line: Text, room: int) -> Text:
    """Return a copy of exactly this width, truncated or padded."""
    line = line.copy()
    line.truncate(room, overflow="ellipsis", pad=True)
    return line


def wrap_parts(line: Text, parts: list[Text], width: int, gap: str = "  ", under: int = -1) -> Iterator[Text]:
    """Lay out parts side by side after a label, wrapping only between parts.

    Continuation lines begin below the first part, or `under` columns from the left.
    """
    first = line.cell_len if under < 0 else under
    fresh = True
    for part in parts:
        if line.cell_len + (0 if fresh else len(gap)) + part.cell_len > width and line.cell_len > first:
            line.rstrip()
            yield line
            line = Text(" " * first)
            fresh = True
        line = Text.assemble(line, "" if fresh else gap, part)
        fresh = False
    line.rstrip()
    yield line
