"""The generated part of each game's documentation: the texts of actions, ids and options.

`python -m bywater.reference docs` writes it into `docs/<game>.md`, at the end of the page.
"""

import sys
import tomllib
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path
from typing import Final

from bywater.core.action import Action
from bywater.core.game import Game
from bywater.core.message import Message
from bywater.core.options import Option
from bywater.core.package import package_of
from bywater.registry import OURS, load
from bywater.words import Words

HEADING: Final = "## Notation and ids"
NOT_LISTED: Final = frozenset(
    ("seat", "count", "dice", "shields", "spaces", "value", "slot", "throw", "from", "to", "into")
)
"""Parts of actions without ids of their own: numbers, and places that are listed under another part."""


def section(game: Game) -> str:
    """The generated section at the end of a game's page."""
    return "\n".join([HEADING, "", *_notation(game), "", *_ids(game), "", *_options(game)]) + "\n"


def _notation(game: Game) -> list[str]:
    meanings = tomllib.loads((files(package_of(game)) / "notation.toml").read_text(encoding="utf-8"))
    rows = []
    for kind, actions in _by_kind(game).items():
        who = "" if actions[0].code < game.num_actions else " (chance)"
        for form, those in _forms(actions).items():
            example = "" if form == those[0].text else f"`{those[0].text}`"
            rows.append(f"| `{form}` | {example} | {len(those)} | {meanings[kind]}{who} |")
    return [
        f"`game.notation(code)`, `game.action(text)` and `state.play(text)` use these texts; "
        f"{len(game.actions)} in all. This part of the page is written by `python -m bywater.reference docs`.",
        "",
        "| text | example | number | what it does |",
        "|---|---|---|---|",
        *rows,
    ]


def _by_kind(game: Game) -> dict[str, list[Action]]:
    found: dict[str, list[Action]] = {}
    for action in game.actions:
        found.setdefault(action.kind, []).append(action)
    return found


def _forms(actions: list[Action]) -> dict[str, list[Action]]:
    """The actions of one kind by their text with the names of parts in place of their values."""
    found: dict[str, list[Action]] = {}
    for action in actions:
        found.setdefault(form_of(action), []).append(action)
    return found


def form_of(action: Action) -> str:
    """The text of an action with the names of its parts in place of their values.

    >>> form_of(Action(0, "frodo shire-arthedain", "move", {"figure": "frodo", "from": "shire", "to": "arthedain"}))
    '<figure> <from>-<to>'
    """
    text = action.text
    for name, value in action.parts.items():
        before, found, after = text.rpartition(value) if name == "to" else text.partition(value)
        text = f"{before}<{name}>{after}" if found else text
    return text


def _ids(game: Game) -> list[str]:
    words = Words("en", game.id)
    lines = ["| ids of | |", "|---|---|"]
    lines.append(f"| seats | {', '.join(f'`{name}`' for name in game.seat_names)} |")
    for part, values in _all_values(game).items():
        lines.append(f"| {part} | {', '.join(_named(words, game, part, value) for value in values)} |")
    return lines


def _all_values(game: Game) -> dict[str, list[str]]:
    """The ids of a game by kind, followed by those that occur only in actions."""
    known = {id for ids in game.ids.values() for id in ids}
    found = {name: list(ids) for name, ids in game.ids.items()}
    for part, values in _values(game.actions).items():
        named = game.ids.get(part)
        found[part] = values if named is None else [*named, *[value for value in values if value not in known]]
    return found


def _values(actions: Iterable[Action]) -> dict[str, list[str]]:
    """All values of each part that has ids, in the order of the actions."""
    found: dict[str, dict[str, None]] = {}
    for action in actions:
        for name, value in action.parts.items():
            if name not in NOT_LISTED:
                found.setdefault(name, {})[value] = None
    return {name: list(values) for name, values in found.items()}


def _named(words: Words, game: Game, part: str, value: str) -> str:
    """An id with its English name, if that differs from the id."""
    shadow = game.data.get("shadow_cards", {}).get(value)
    if shadow is not None:
        return f"`{value}` {_shadow_card(words, game, value, shadow)}"
    for key in (f"{part}-{value}", f"card-{value}", f"event-{value}", f"skies-{value.removeprefix('skies_')}"):
        if words.has(key):
            name = words.say(Message(key))
            return f"`{value}`" if name.lower().replace(" ", "_") == value else f"`{value}` {name}"
    return f"`{value}`"


def _shadow_card(words: Words, game: Game, id: str, card: dict[str, str]) -> str:
    """The text of a shadow card of Fate of the Fellowship, which has no name."""
    if "order" not in card:
        return words.say(f"shadow-{id}")
    return f"{words.say('order-' + card['order'])}, {words.say('line-' + game.data['card_lines'][id]['line'])}"


def _options(game: Game) -> list[str]:
    words = Words("en", game.id)
    rows = []
    for option in game.options:
        text = words.say(Message(f"option-{option.name}"))
        rows.append(f"| `{option.name}` | {_range(option)} | {_default(option)} | {option.rule} | {text} |")
    return ["| option | values | default | ruling | |", "|---|---|---|---|---|", *rows]


def _range(option: Option) -> str:
    if option.kind == "number":
        return f"{option.low} to {option.high}"
    if option.choices:
        return ("any of " if option.kind == "set" else "") + ", ".join(f"`{choice}`" for choice in option.choices)
    return {"flag": "true, false", "table": "custom data"}[option.kind]


def _default(option: Option) -> str:
    if isinstance(option.default, bool):
        return str(option.default).lower()
    return f"`{option.default}`" if isinstance(option.default, str) else str(option.default or "none")


def with_section(page: str, game: Game) -> str:
    """A page with its generated section replaced."""
    return page.partition(HEADING)[0].rstrip() + "\n\n" + section(game)


def write(folder: Path) -> None:
    """Update the pages of all games in this folder."""
    for id in OURS:
        file = folder / f"{id}.md"
        file.write_text(with_section(file.read_text(encoding="utf-8"), load(id)), encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
