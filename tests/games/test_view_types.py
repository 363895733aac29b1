"""The types of views and extras describe exactly what real games give."""

import random
from collections.abc import Iterator
from importlib import import_module
from typing import Any

import pytest

import bywater
from bywater.core.game import Game
from bywater.core.options import Option
from bywater.testing.walk import Walk
from tests.plain_types import PlainTypes, optional_entries

# The number of random games per number of seats, and one of how many moments is checked.
GAMES = {"confrontation": (30, 3), "towers": (6, 12)}
# Values of the options for custom data.
CUSTOM_DATA: dict[str, list[dict[str, Any]]] = {
    "towers": [{}, {"paths": [1, 2, 3, 3, 2, 1]}, {"symbols": {"rohan": ["strength", "wisdom"]}}],
}


def some_options(game: Game, rng: random.Random) -> dict[str, Any]:
    """A random value for each option."""
    return {option.name: some_value(game, option, rng) for option in game.options}


def some_value(game: Game, option: Option, rng: random.Random) -> Any:
    if option.kind == "table":
        return rng.choice(CUSTOM_DATA[game.id])
    if option.kind == "flag":
        return rng.random() < 0.5
    if option.kind == "set":
        return [choice for choice in option.choices if rng.random() < 0.5]
    return rng.choice(option.choices) if option.kind == "choice" else rng.randint(option.low, option.high)


def values_of(option: Option) -> list[Any]:
    """The values of an option that games should have had; of a set its members."""
    return [False, True] if option.kind == "flag" else list(option.choices) or [option.low, option.high]


def walks(game: Game) -> Iterator[Walk]:
    rng = random.Random(7)
    games, _ = GAMES[game.id]
    for seats in game.seats:
        for seed in range(games):
            yield Walk(game, seats, some_options(game, rng), seed)


@pytest.mark.parametrize("game_id", GAMES)
def test_views_and_extras_have_exactly_these_types(game_id: str) -> None:
    game = bywater.load(game_id)
    package = f"bywater.games.{game_id}"
    view_type = import_module(f"{package}.knowledge.view_types").View
    extras_type = import_module(f"{package}.presentation.page_types").Extras
    page = import_module(f"{package}.presentation.page")
    types = PlainTypes()
    values: set[tuple[str, str]] = set()
    checked = 0
    for walk in walks(game):
        for name, value in walk.options.items():
            values |= {(name, repr(one)) for one in (value if isinstance(value, list) else [value])}
        for state in walk:
            if not walk.sometimes(GAMES[game_id][1]) and walk.next >= 0:
                continue
            for viewer in walk.audiences():
                view = state.view(viewer)
                walk.check(not (found := types.faults(view, view_type)), "\n".join(found))
                found = types.faults(page.extras(view), extras_type, "extras")
                walk.check(not found, "\n".join(found))
                checked += 1
    optional = optional_entries(view_type) | optional_entries(extras_type)
    assert optional - types.present == set()
    assert optional - types.absent == set()
    expected = {
        (option.name, repr(value)) for option in game.options if option.kind != "table" for value in values_of(option)
    }
    assert expected - values == set()
    assert checked > 1000
