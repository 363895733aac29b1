"""The types of views and extras describe exactly what real games give."""

import random
from collections import Counter
from collections.abc import Iterable, Iterator
from importlib import import_module
from typing import Any

import pytest

import bywater
from bywater.core.errors import BadOption
from bywater.core.game import Game
from bywater.core.options import Option
from bywater.core.seats import WATCHER
from bywater.core.state import State
from bywater.testing.walk import Walk
from tests.plain_types import PlainTypes, optional_entries
from tests.playthroughs.generate import recorded, wanted

# The number of random games per number of seats, and one of how many moments is checked.
GAMES = {"confrontation": (30, 3), "towers": (6, 12), "quest": (10, 25), "fate": (5, 50)}
# Values of the options for custom data.
CUSTOM_DATA: dict[str, list[dict[str, Any]]] = {
    "towers": [{}, {"paths": [1, 2, 3, 3, 2, 1]}, {"symbols": {"rohan": ["strength", "wisdom"]}}],
    "fate": [
        {},
        {"tokens": {"valor": 5}, "lines": {"sh13": "umbar_orange"}},
        {"objectives": ["avenge_balin", "unseat_denethor"]},
        {"characters": [["gollum", "faramir"], ["galadriel", "frodo_sam"]]},
    ],
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
    for seats in game.seats:
        for seed in range(GAMES[game.id][0]):
            while True:
                try:
                    yield Walk(game, seats, some_options(game, rng), seed)
                    break
                except BadOption:  # not every scenario has every level, or every number of seats these characters
                    continue


def playthroughs(game: Game) -> Iterator[State]:
    """All states of the recorded games, which good bots played, so that they have rare decisions."""
    for name, (game_id, seats, options) in wanted().items():
        if game_id == game.id:
            state = game.start(seats, **options)
            yield state
            for move in recorded(name):
                state.apply(game.action(move))
                yield state


def moments(game: Game) -> Iterator[State]:
    """Some moments of many games: the first ones with each decision, and a sample of the others."""
    rng = random.Random(11)
    seen: Counter[tuple[str, ...]] = Counter()
    games: list[Iterable[State]] = [*walks(game), playthroughs(game)]
    for states in games:
        for state in states:
            decision = (state.decision.kind, *state.decision.fields)
            seen[decision] += 1
            if seen[decision] <= 3 or rng.random() * GAMES[game.id][1] < 1:
                yield state


@pytest.mark.parametrize("game_id", GAMES)
def test_views_and_extras_have_exactly_these_types(game_id: str) -> None:
    game = bywater.load(game_id)
    package = f"bywater.games.{game_id}"
    view_type = import_module(f"{package}.knowledge.view_types").View
    extras_type = import_module(f"{package}.presentation.page_types").Extras
    page = import_module(f"{package}.presentation.page")
    types = PlainTypes()
    checked = 0
    for state in moments(game):
        seats = range(state.seats)
        for viewer in (*seats, WATCHER, tuple(seats)):
            view = state.view(viewer)
            assert types.faults(view, view_type) == []
            assert types.faults(page.extras(view), extras_type, "extras") == []
            checked += 1
    optional = optional_entries(view_type) | optional_entries(extras_type)
    assert optional - types.present == set()
    assert optional - types.absent == set()
    assert checked > 500


@pytest.mark.parametrize("game_id", GAMES)
def test_the_games_have_all_values_of_all_options(game_id: str) -> None:
    game = bywater.load(game_id)
    options = [option for option in game.options if option.kind != "table"]
    played = [walk.options for walk in walks(game)]
    for option in options:
        for value in values_of(option):
            given = [values[option.name] for values in played]
            assert any(value in one if isinstance(one, list) else value == one for one in given), (option, value)
