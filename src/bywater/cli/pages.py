"""Pages to read: the list of games, a game's manual, and where its printed values come from."""

import os
import re
from importlib.resources import files
from typing import Final

from bywater.bots import bots_for, opponents
from bywater.cli.refusal import Refusal, plain_list
from bywater.cli.setting import find_game
from bywater.core.game import Game
from bywater.registry import game_ids
from bywater.words import FALLBACK, Plain, Words, package_of

_HELD: Final = "\ue000"
_PICTURE: Final = re.compile(r"^!\[[^\]]*\]\(figure:[^)]*\)\n\n?", re.MULTILINE)
"""A picture of the manual, which only the page in the browser can draw."""


def print_games(lang: str) -> None:
    """All games that can be played."""
    from rich.console import Console
    from rich.table import Table

    words = Words(lang)
    table = Table(box=None, pad_edge=False, padding=(0, 3, 0, 0))
    for column in ("id", "name", "seats", "tagline"):
        table.add_column(words.say(f"games-{column}"), no_wrap=column != "tagline")
    for id in game_ids():
        game = find_game(id)
        of_game = Words(lang, id)
        table.add_row(id, of_game.say(f"game-{id}"), _seats(game), of_game.say(f"game-{id}.tagline"))
    Console(highlight=False).print(table)


def print_bots(game: Game, words: Words) -> None:
    """Who plays a game, from the gentlest to the strongest, and what else there is to do research with."""
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
    console.print(table)
    console.print()
    console.print(words.say("bots-others", names=plain_list([name for name in bots_for(game) if name not in ladder])))


def bot_word(spec: str, words: Words) -> str:
    """What a bot is called: its name on the ladder, or the name of how it searches."""
    name, sign, budget = spec.partition("@")
    named = words.say(f"bot-{name}") if words.has(f"bot-{name}") else name
    return f"{named}{sign}{budget}"


def _seats(game: Game) -> str:
    first, last = game.seats[0], game.seats[-1]
    if len(game.seats) > 2 and list(game.seats) == list(range(first, last + 1)):
        return f"{first}-{last}"
    return ", ".join(str(count) for count in game.seats)


def manual_of(game: Game, lang: str) -> str:
    """The rules retold, in this language or else in English."""
    folder = files(package_of(game)) / "manual"
    for tried in (lang, FALLBACK):
        file = folder / f"{tried}.md"
        if file.is_file():
            return _PICTURE.sub("", file.read_text(encoding="utf-8"))
    raise Refusal("error-no-manual", game=Plain(game.id))


def show_manual(game: Game, words: Words) -> None:
    """The manual page by page on a terminal, in one go elsewhere."""
    from rich.console import Console
    from rich.markdown import Markdown
    from rich.pager import SystemPager

    console = Console(highlight=False)
    # Rich breaks lines at blanks that must not be broken at, so another sign holds their place meanwhile.
    text = manual_of(game, words.lang).replace("\u00a0", _HELD)
    with console.capture() as page:
        console.print(Markdown(text), width=min(console.width, 88))  # longer lines are hard to read
    shown = page.get().replace(_HELD, "\u00a0")
    if console.is_terminal:
        os.environ.setdefault("LESS", "-R")  # so that the pager shows styles instead of their codes
        SystemPager().show(shown)
    else:
        print(shown, end="")


def print_provenance(game: Game, text: str, words: Words) -> None:
    """The printed values whose name, value or note holds this text, and where each comes from."""
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
    """A kind of source in the reader's language."""
    return words.say(f"source-{source}") if words.has(f"source-{source}") else source
