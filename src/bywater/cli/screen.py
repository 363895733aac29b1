"""The terminal: output, clearing, and input."""

import sys
import textwrap
from typing import TYPE_CHECKING, Final

from bywater.words import Plain, Words

if TYPE_CHECKING:
    from rich.console import RenderableType

_WIPE: Final = "\x1b[H\x1b[2J"
_WIPE_PAST: Final = "\x1b[3J"


class Screen:
    """One terminal, shared by everyone who plays at it."""

    def __init__(self, words: Words) -> None:
        from rich.console import Console

        self.words = words
        self.console = Console(highlight=False)
        if sys.stdin is not None and sys.stdin.isatty():
            import readline  # noqa: F401  # typed lines can be edited

    def put(self, what: "RenderableType") -> None:
        self.console.print(what)

    def line(self, text: str, style: str = "") -> None:
        """Print a line of text; continuation lines are indented like the line."""
        indent = " " * (len(text) - len(text.lstrip(" ›")))
        # Not by rich, which breaks lines at no-break spaces.
        lines = textwrap.wrap(text, self.console.width, subsequent_indent=indent, break_on_hyphens=False)
        self.console.print("\n".join(lines), style=style, markup=False, soft_wrap=True)

    def say(self, key: str, style: str = "", **params: int | float | str) -> None:
        """Print a message."""
        self.line(self.words.say(key, **params), style)

    def gap(self) -> None:
        self.console.print()

    def room_beside(self, *parts: "RenderableType") -> int:
        """The number of lines left on the screen for the log."""
        if not self.console.is_terminal:
            return self.console.size.height
        taken = sum(len(self.console.render_lines(part, pad=False)) for part in parts)
        return self.console.size.height - taken - 4

    def wipe(self, *, past: bool = False) -> None:
        """Clear the screen; with `past`, the scrollback and the input history as well."""
        if self.console.is_terminal:
            self.console.file.write(_WIPE + (_WIPE_PAST if past else ""))
            self.console.file.flush()
        if past:
            _forget_typed_lines()

    def curtain(self, seat: Plain) -> None:
        """Hide all secrets until the next person sits down."""
        self.wipe(past=True)
        self.gap()
        self.say("curtain", style="bold", seat=seat)
        self.read(self.words.say("curtain-enter", seat=seat))
        self.wipe(past=True)

    def read(self, prompt: str) -> str:
        """Read a line, stripped. Raises EOFError at the end of the input."""
        self.console.file.flush()
        text = input(f"{prompt} ").strip()
        if not sys.stdin.isatty():
            self.line(text)
        return text

    def agree(self, question: str) -> bool:
        """Ask a yes-or-no question; answers in English are accepted in every language."""
        yes = {word.strip() for word in self.words.say("yes.words").split(",")} | {"y", "yes"}
        return self.read(f"{question} {self.words.say('yes-or-no')}").casefold() in yes


def _forget_typed_lines() -> None:
    """Clear the input history: the next person must not see it with the arrow keys."""
    if "readline" in sys.modules:
        import readline

        readline.clear_history()
