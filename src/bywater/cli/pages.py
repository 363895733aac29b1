"""The list of games, the bots of a game, its manual, and the sources of its printed values."""

import os
import re
from typing import TYPE_CHECKING, Final

from bywater.bots import bots_for, broken_bots, opponents
from bywater.cli.refusal import Refusal, plain_list
from bywater.core.game import Game
from bywater.core.package import folder_of
from bywater.registry import broken_games, game_ids, load, reason_of
from bywater.words import FALLBACK, Plain, Words

if TYPE_CHECKING:
    from rich.console import Console

_NO_BREAK_SPACE: Final = "\ue000"
_PICTURE: Final = re.compile(r"^!\[[^\]]*\]\(figure:[^)]*\)\n\n?", re.MULTILINE)
"""A picture in a manual, which only the browser can draw."""
_RULES: Final = re.compile(r" \[[A-Z]\d+(?:, [A-Z]\d+)*\]")
"""The ids of rules in a manual, which the browser shows as links to their sources."""


def print_games(lang: str) -> None:
    """Print all games, and below them those that can't be loaded or described."""
    from rich.console import Console
    from rich.table import Table

    words = Words(lang)
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for column in ("id", "name", "seats", "tagline"):
        table.add_column(words.say(f"games-{column}"), no_wrap=column != "tagline")
    broken = {}
    for id in game_ids():
        try:
            table.add_row(*_game_row(id, lang))
        except Exception as error:  # a plug-in may raise anything, and the other games must still be listed
            broken[id] = reason_of(error)
    console = Console(highlight=False)
    console.print(table)
    _print_broken(console, {**broken_games(), **broken}, words)


def _game_row(id: str, lang: str) -> tuple[str, str, str, str]:
    words = Words(lang, id)
    return id, words.say(f"game-{id}"), _seats(load(id)), words.say(f"game-{id}.tagline")


def print_bots(game: Game, words: Words) -> None:
    """Print the bots of a game: its ladder, the easiest first, and all others."""
    from rich.console import Console
    from rich.table import Table

    console = Console(highlight=False)
    ladder = opponents(game)
    table = Table(
        title=words.say("bots-title", game=Plain(words.say(f"game-{game.id}"))),
        title_justify="left",
        box=None,
        pad_edge=False,
        padding=(0, 3, 0, 0),
    )
    for column in ("games-id", "bots-name", "bots-about"):
        table.add_column(words.say(column), no_wrap=column != "bots-about")
    for name in ladder:
        table.add_row(name, words.say(f"bot-{name}"), words.say(f"bot-about-{name}"))
    if ladder:
        console.print(table)
        console.print()
    console.print(words.say("bots-others", names=plain_list([name for name in bots_for(game) if name not in ladder])))
    _print_broken(console, broken_bots(), words)


def _print_broken(console: "Console", broken: dict[str, str], words: Words) -> None:
    """One line per plug-in that can't be loaded."""
    if broken:
        console.print()
    for name, reason in broken.items():
        console.print(words.say("plugin-broken", name=Plain(name), reason=Plain(reason)), markup=False, style="red")


def bot_word(spec: str, words: Words) -> str:
    """The name of a bot in the user's language, or its name as typed."""
    name, sign, budget = spec.partition("@")
    named = words.say(f"bot-{name}") if words.has(f"bot-{name}") else name
    return f"{named}{sign}{budget}"


def _seats(game: Game) -> str:
    first, last = game.seats[0], game.seats[-1]
    if len(game.seats) > 2 and list(game.seats) == list(range(first, last + 1)):
        return f"{first}-{last}"
    return ", ".join(str(count) for count in game.seats)


def manual_of(game: Game, lang: str) -> str:
    """The manual of a game in this language, or else in English."""
    folder = folder_of(game) / "manual"
    for tried in (lang, FALLBACK):
        file = folder / f"{tried}.md"
        if file.is_file():
            return _RULES.sub("", _PICTURE.sub("", file.read_text(encoding="utf-8")))
    raise Refusal("error-no-manual", game=Plain(game.id))


def show_manual(game: Game, words: Words) -> None:
    """Show the manual in a pager on a terminal; print it elsewhere."""
    from rich.console import Console
    from rich.markdown import Markdown
    from rich.pager import SystemPager

    console = Console(highlight=False)
    # Rich breaks lines at no-break spaces, so they are replaced by another character first.
    text = manual_of(game, words.lang).replace("\u00a0", _NO_BREAK_SPACE)
    with console.capture() as page:
        console.print(Markdown(text), width=min(console.width, 88))  # longer lines are hard to read
    shown = page.get().replace(_NO_BREAK_SPACE, "\u00a0")
    if console.is_terminal:
        os.environ.setdefault("LESS", "-R")  # so that the pager shows styles instead of their codes
        SystemPager().show(shown)
    else:
        print(shown, end="")


def print_provenance(game: Game, text: str, words: Words) -> None:
    """Print the values whose name, value or note contains this text, and the source of each."""
    from rich.console import Console
    from rich.padding import Padding
    from rich.text import Text

    wanted = text.casefold()
    things: dict[tuple[str, str, str], list[str]] = {}
    for path, fact in game.provenance().items():
        if any(wanted in part.casefold() for part in (path, fact["value"], fact["note"])):
            thing, _, what = path.rpartition(".")
            value = fact["value"] or "–"
            things.setdefault((thing, fact["source"], fact["note"]), []).append(f"{what}: {value}")
    if not things:
        raise Refusal("where-nothing", text=Plain(text))
    console = Console(highlight=False)
    for (thing, source, note), values in things.items():
        named = ", ".join(_named(word, words) for word in source.split(", "))
        console.print(Text(thing, style="bold"))
        for line in (*values, f"{words.say('where-source')}: {named}", *([note] if note else [])):
            console.print(Padding(Text(line), (0, 0, 0, 4)))


def _named(source: str, words: Words) -> str:
    """The name of a kind of source in the user's language."""
    return words.say(f"source-{source}") if words.has(f"source-{source}") else source
