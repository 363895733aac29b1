"""The chance of a challenge: the same for the same draw, fair, and secret."""

import random
from collections import Counter
from typing import Any

import pytest

from bywater.core.play import Play
from bywater.core.seats import CHANCE, OVER
from bywater.registry import load
from bywater.server.challenges.chance import Chance, Draws


def play_game(
    game_id: str, chance: Chance, choices: random.Random, most: int = 400
) -> tuple[list[int], dict[str, list[int]]]:
    """A game with these choices: all actions, and the outcomes by source."""
    game = load(game_id)
    play = Play(game, 2)
    draws = Draws(chance, game, play)
    drawn: dict[str, list[int]] = {}
    while play.state.actor != OVER and len(play.actions) < most:
        if play.state.actor == CHANCE:
            source = play.state.chance_source
            play.apply(draws.draw(play))
            drawn.setdefault(source, []).append(play.actions[-1])
        else:
            play.apply(choices.choice(list(map(int, play.state.legal()))))
    return play.actions, drawn


@pytest.mark.parametrize("game", ["quest", "fate", "towers"])
def test_equal_choices_have_equal_chance(game: str) -> None:
    chance = Chance("secret", "oak-hill-star-17")
    assert play_game(game, chance, random.Random(1), 150) == play_game(game, chance, random.Random(1), 150)
    for other in (Chance("secret", "oak-hill-star-18"), Chance("another", "oak-hill-star-17")):
        assert play_game(game, other, random.Random(1), 150)[1] != play_game(game, chance, random.Random(1), 150)[1]


@pytest.mark.parametrize(
    ("game", "sources"),
    [
        ("quest", ["die", "deck", "features"]),
        ("fate", ["player_deck", "shadow_deck"]),
        ("towers", ["cards", "tokens", "paths"]),
    ],
)
def test_other_choices_do_not_change_decks_and_dice(game: str, sources: list[str]) -> None:
    """The n-th die and the n-th card of a deck are the same, whatever people choose."""
    chance = Chance("secret", "daily")
    games = [play_game(game, chance, random.Random(seed)) for seed in range(3)]
    assert len({tuple(actions) for actions, _ in games}) == 3
    for source in sources:
        long = max((drawn.get(source, []) for _, drawn in games), key=len)
        assert len(long) > 3
        for _, drawn in games:
            given = drawn.get(source, [])
            assert given == long[: len(given)], source


class Bag:
    """A chance point with these equally likely outcomes."""

    chance_source = "bag"

    def __init__(self, outcomes: list[int]) -> None:
        self.outcomes = outcomes

    def chances(self) -> list[tuple[int, float]]:
        return [(one, 1 / len(self.outcomes)) for one in self.outcomes]


def test_a_missing_outcome_changes_only_its_own_draws() -> None:
    chance = Chance("secret", "bag")
    for before in range(200):
        whole: Any = Bag(list(range(10)))
        less: Any = Bag([one for one in range(10) if one != 3])
        drawn = chance.draw(whole, before)
        assert drawn == 3 or chance.draw(less, before) == drawn


def test_outcomes_have_their_probabilities() -> None:
    chance = Chance("secret", "fair")
    bag: Any = Bag(list(range(6)))
    many = Counter(chance.draw(bag, before) for before in range(6000))
    assert set(many) == set(range(6))
    assert all(880 < count < 1120 for count in many.values())  # four standard deviations
    bag.chances = lambda: [(0, 0.75), (1, 0.25)]
    assert 4340 < Counter(chance.draw(bag, before) for before in range(6000))[0] < 4660


def test_draws_are_repeated_after_a_rollback() -> None:
    game = load("quest")
    play = Play(game, 2)
    draws = Draws(Chance("secret", "back"), game, play)
    while play.state.actor == CHANCE:
        play.apply(draws.draw(play))
    first = list(play.actions)
    play.undo_to(2)
    while play.state.actor == CHANCE:
        play.apply(draws.draw(play))
    assert play.actions == first
