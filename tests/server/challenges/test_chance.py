"""The chance of a challenge: the same for all who come to the same draw, fair, and known to the server alone."""

import random
from collections import Counter
from typing import Any

import pytest

from bywater.core.play import Play
from bywater.core.seats import CHANCE, OVER
from bywater.registry import load
from bywater.server.challenges.chance import Chance, Draws


def played(
    game_id: str, chance: Chance, choices: random.Random, most: int = 400
) -> tuple[list[int], dict[str, list[int]]]:
    """A game with these choices: all of its actions, and what was drawn from each source."""
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
def test_the_same_play_meets_the_same_chance(game: str) -> None:
    chance = Chance("secret", "oak-hill-star-17")
    assert played(game, chance, random.Random(1), 150) == played(game, chance, random.Random(1), 150)
    for other in (Chance("secret", "oak-hill-star-18"), Chance("another", "oak-hill-star-17")):
        assert played(game, other, random.Random(1), 150)[1] != played(game, chance, random.Random(1), 150)[1]


@pytest.mark.parametrize(
    ("game", "sources"),
    [
        ("quest", ["die", "deck", "features"]),
        ("fate", ["player_deck", "shadow_deck"]),
        ("towers", ["cards", "tokens", "paths"]),
    ],
)
def test_other_choices_do_not_disturb_what_decks_and_dice_give(game: str, sources: list[str]) -> None:
    """However people play, the n-th die is the same, and so is the n-th card of a deck."""
    chance = Chance("secret", "daily")
    games = [played(game, chance, random.Random(seed)) for seed in range(3)]
    assert len({tuple(actions) for actions, _ in games}) == 3
    for source in sources:
        long = max((drawn.get(source, []) for _, drawn in games), key=len)
        assert len(long) > 3
        for _, drawn in games:
            given = drawn.get(source, [])
            assert given == long[: len(given)], source


class Bag:
    """A chance point with these outcomes, all equally likely."""

    chance_source = "bag"

    def __init__(self, outcomes: list[int]) -> None:
        self.outcomes = outcomes

    def chances(self) -> list[tuple[int, float]]:
        return [(one, 1 / len(self.outcomes)) for one in self.outcomes]


def test_a_bag_that_lacks_something_gives_the_same_unless_it_would_have_been_that() -> None:
    chance = Chance("secret", "bag")
    for before in range(200):
        whole: Any = Bag(list(range(10)))
        less: Any = Bag([one for one in range(10) if one != 3])
        drawn = chance.draw(whole, before)
        assert drawn == 3 or chance.draw(less, before) == drawn


def test_it_is_fair() -> None:
    chance = Chance("secret", "fair")
    bag: Any = Bag(list(range(6)))
    many = Counter(chance.draw(bag, before) for before in range(6000))
    assert set(many) == set(range(6))
    assert all(880 < count < 1120 for count in many.values())  # four standard deviations
    bag.chances = lambda: [(0, 0.75), (1, 0.25)]
    assert 4340 < Counter(chance.draw(bag, before) for before in range(6000))[0] < 4660


def test_what_could_not_be_kept_has_not_happened() -> None:
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
