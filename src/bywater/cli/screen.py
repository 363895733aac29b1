"""The terminal: what is written to it, wiped from it and typed into it."""

import sys
import textwrap
from typing import TYPE_CHECKING, Final

from bywater.words import Plain, Words

if TYPE_CHECKING:
    from rich.console import RenderableType

_WIPE: Final = "\x1b[H\x1b[2J"
_WIPE_PAST: Final = "\x1b[3J"


class Screen:
    """One terminal, shared by all people who play at it."""

    def __init__(self, words: Words) -> None:
        from rich.console import Console

        self.words = words
        self.console = Console(highlight=False)
        if sys.stdin is not None and sys.stdin.isatty():
            import readline  # noqa: F401  # typed lines can be edited

    def put(self, what: "RenderableType") -> None:
        self.console.print(what)

    def line(self, text: str, style: str = "") -> None:
        """A line of text; where it is too long, it goes on below its own beginning."""
        indent = " " * (len(text) - len(text.lstrip(" ›")))
        # Not by rich, which breaks lines at blanks that must not be broken at.
        lines = textwrap.wrap(text, self.console.width, subsequent_indent=indent, break_on_hyphens=False)
        self.console.print("\n".join(lines), style=style, markup=False, soft_wrap=True)

    def say(self, key: str, style: str = "", **params: int | float | str) -> None:
        """A sentence of the words."""
        self.line(self.words.say(key, **params), style)

    def gap(self) -> None:
        self.console.print()

    def room_beside(self, *parts: "RenderableType") -> int:
        """How many lines are left on the screen beside these, a question, a gap and what is typed."""
        if not self.console.is_terminal:
            return self.console.size.height
        taken = sum(len(self.console.render_lines(part, pad=False)) for part in parts)
        return self.console.size.height - taken - 4

    def wipe(self, *, past: bool = False) -> None:
        """An empty screen; with `past`, nothing is left to scroll or page back to either."""
        if self.console.is_terminal:
            self.console.file.write(_WIPE + (_WIPE_PAST if past else ""))
            self.console.file.flush()
        if past:
            _forget_typed_lines()

    def curtain(self, seat: Plain) -> None:
        """Nobody's secrets are to be seen while the next person sits down."""
        self.wipe(past=True)
        self.gap()
        self.say("curtain", style="bold", seat=seat)
        self.read(self.words.say("curtain-enter", seat=seat))
        self.wipe(past=True)

    def read(self, prompt: str) -> str:
        """What is typed, without the blanks around it. Raises EOFError at the end of the input."""
        self.console.file.flush()
        text = input(f"{prompt} ").strip()
        if not sys.stdin.isatty():
            self.line(text)
        return text

    def agree(self, question: str) -> bool:
        """Yes or no, in this language or in English."""
        yes = {word.strip() for word in self.words.say("yes.words").split(",")} | {"y", "yes"}
        return self.read(f"{question} {self.words.say('yes-or-no')}").casefold() in yes


def _forget_typed_lines() -> None:
    """What one person typed must not come back under the arrow keys of the next."""
    if "readline" in sys.modules:
        import readline

        readline.clear_history()
