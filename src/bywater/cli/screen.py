"""The terminal: output and input."""

import sys
import textwrap
from typing import TYPE_CHECKING, Final

from bywater.words import Plain, Words

if TYPE_CHECKING:
    from rich.console import RenderableType

_CLEAR: Final = "\x1b[H\x1b[2J"
_CLEAR_SCROLLBACK: Final = "\x1b[3J"


class Screen:
    """A terminal, shared by all people who play at it."""

    def __init__(self, words: Words) -> None:
        from rich.console import Console

        self.words = words
        self.console = Console(highlight=False)
        if sys.stdin is not None and sys.stdin.isatty():
            import readline  # noqa: F401  # enables line editing

    def put(self, what: "RenderableType") -> None:
        self.console.print(what)

    def line(self, text: str, style: str = "") -> None:
        """Print a text; continuation lines are indented like the first line."""
        indent = " " * (len(text) - len(text.lstrip(" ›")))
        # Not wrapped by rich, which breaks lines at no-break spaces.
        lines = textwrap.wrap(text, self.console.width, subsequent_indent=indent, break_on_hyphens=False)
        self.console.print("\n".join(lines), style=style, markup=False, soft_wrap=True)

    def say(self, key: str, style: str = "", **params: int | float | str) -> None:
        """Print a message."""
        self.line(self.words.say(key, **params), style)

    def blank_line(self) -> None:
        self.console.print()

    def lines_left(self, *parts: "RenderableType") -> int:
        """The number of lines left for the log below these parts."""
        if not self.console.is_terminal:
            return self.console.size.height
        taken = sum(len(self.console.render_lines(part, pad=False)) for part in parts)
        return self.console.size.height - taken - 4

    def clear(self, *, past: bool = False) -> None:
        """Clear the screen; with `past`, the scrollback and the input history as well."""
        if self.console.is_terminal:
            self.console.file.write(_CLEAR + (_CLEAR_SCROLLBACK if past else ""))
            self.console.file.flush()
        if past:
            _forget_typed_lines()

    def hide_secrets(self, seat: Plain) -> None:
        """Clear the screen and wait until the person on this seat is there."""
        self.clear(past=True)
        self.blank_line()
        self.say("curtain", style="bold", seat=seat)
        self.read(self.words.say("curtain-enter", seat=seat))
        self.clear(past=True)

    def read(self, prompt: str) -> str:
        """Read a line, stripped. Raises EOFError at the end of the input."""
        self.console.file.flush()
        text = input(f"{prompt} ").strip()
        if not sys.stdin.isatty():
            self.line(text)
        return text

    def agree(self, question: str) -> bool:
        """Ask a yes-or-no question. Returns whether the answer was yes, in this language or in English."""
        yes = {word.strip() for word in self.words.say("yes.words").split(",")} | {"y", "yes"}
        return self.read(f"{question} {self.words.say('yes-or-no')}").casefold() in yes


def _forget_typed_lines() -> None:
    """Clear the input history, which the next person could see with the arrow keys."""
    if "readline" in sys.modules:
        import readline

        readline.clear_history()
