"""The choices of a person: numbered, grouped, and found by the typed text."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bywater.cli.numbers import is_number
from bywater.core.game import Game
from bywater.core.state import View
from bywater.drawing import groups, numbers, shortcuts
from bywater.words import Words

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.text import Text


@dataclass(frozen=True)
class Choice:
    """One choice: its label under a heading, its full label, its actions, and the texts that select it."""

    number: int
    label: str
    full: str
    actions: tuple[int, ...]
    typed: tuple[str, str]
    help: str = ""


class Choices:
    """The choices of one view, made from the view alone."""

    def __init__(self, game: Game, view: View, words: Words) -> None:
        self.groups: list[tuple[str, list[Choice]]] = []
        self.all: list[Choice] = []
        self._numbers = numbers(game, view)
        remaining = list(view["legal"])
        for heading, members in groups(game, view):
            chosen = []
            for message, code in members:
                remaining.remove(code)
                full = words.say(game.choice_label(code, view))
                chosen.append(self._add(words.say(message), full, (code,), game.notation(code)))
            self.groups.append((words.say(heading), chosen))
        plain = []
        for code in remaining:
            label = words.say(game.choice_label(code, view))
            plain.append(self._add(label, label, (code,), game.notation(code)))
        if plain:
            self.groups.append(("", plain))
        combined = []
        for message, codes in shortcuts(game, view):
            label = words.say(message)
            help = words.say(f"{message.key}.help") if words.has(f"{message.key}.help") else ""
            combined.append(self._add(label, label, tuple(codes), label, help))
        if combined:
            self.groups.append((words.say("shortcuts"), combined))

    def _add(self, label: str, full: str, actions: tuple[int, ...], notation: str, help: str = "") -> Choice:
        number = self._numbers.get(actions[0], 0) if len(actions) == 1 else 0
        if not number:
            number = 1 + max([*self._numbers.values(), *(choice.number for choice in self.all)], default=0)
        choice = Choice(number, label, full, actions, (normalize(notation), normalize(full)), help)
        self.all.append(choice)
        return choice

    def find(self, text: str) -> list[Choice]:
        """The choices that match a text: by number, by notation, or by the beginnings of their words."""
        if is_number(text):
            return [choice for choice in self.all if choice.number == int(text)]
        wanted = normalize(text)
        exact = [choice for choice in self.all if wanted in choice.typed]
        if exact or len(wanted) < 2:  # a single letter is easily mistyped
            return exact
        # Notation first: it has no short words that are beginnings of names.
        for kind in (0, 1):
            found = [choice for choice in self.all if has_word_beginnings(wanted, choice.typed[kind])]
            if found:
                return found
        return []

    def render(self) -> "RenderableType":
        """The numbered list."""
        from rich.console import Group

        return Group(*self._parts())

    def _parts(self) -> "Iterator[RenderableType]":
        from rich.columns import Columns
        from rich.text import Text

        from bywater.cli.flow import Flow

        rows: list[tuple[Text, RenderableType]] = []
        for heading, members in self.groups:
            if any(choice.help for choice in members):
                yield from _table(rows)
                yield Text(heading)
                rows = [(_with_number(choice), Text(choice.help, style="dim")) for choice in members]
            elif heading:
                rows.append((Text(heading), Flow([_with_number(choice) for choice in members])))
            else:
                yield from _table(rows)
                rows = []
                yield Columns([_with_number(choice) for choice in members], column_first=True, padding=(0, 3))
        yield from _table(rows)


def _table(rows: "list[tuple[Text, RenderableType]]") -> "Iterator[RenderableType]":
    """Headings on the left, their choices on the right."""
    from rich.table import Table

    if rows:
        table = Table.grid(padding=(0, 2))
        table.add_column(no_wrap=True)
        table.add_column()
        for heading, members in rows:
            table.add_row(heading, members)
        yield table


def _with_number(choice: Choice) -> "Text":
    from rich.text import Text

    return Text.assemble((f"{choice.number:>2}", "bold"), " ", choice.label)


def normalize(text: str) -> str:
    """The letters and digits of a text, in lower case."""
    return " ".join(re.findall(r"[\w']+", text.casefold().replace("_", " ")))


def has_word_beginnings(wanted: str, typed: str) -> bool:
    """Whether each wanted word begins a word of the text, in the same order."""
    words = iter(typed.split())
    return all(any(word.startswith(part) for word in words) for part in wanted.split())
