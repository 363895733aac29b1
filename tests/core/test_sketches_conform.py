"""The sketches pass the conformance suite, except its checks of beliefs and words, which they lack."""

from typing import Any

import pytest

from bywater import registry
from bywater.testing import OF_GAMES, OF_PLAY, check, option_sets

from .sketches import after_the_roll, companions, pledges
from .sketches.table import SketchGame

CHECKS = [name for name in [*OF_GAMES, *OF_PLAY] if name not in ("beliefs", "twins", "messages")]
TABLES = [
    pytest.param(game, options, id=f"{game.id}-{'described' if options.get('described') else 'defaults'}")
    for game in (pledges.GAME, after_the_roll.GAME, companions.GAME)
    for options in option_sets(game)
]


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """States are unpickled by the id of their game."""
    sketches = {game.id: game for game in (pledges.GAME, after_the_roll.GAME, companions.GAME)}
    monkeypatch.setattr(registry, "_loaded", {**registry._loaded, **sketches})


@pytest.mark.parametrize("name", CHECKS)
@pytest.mark.parametrize(("game", "options"), TABLES)
def test_a_sketch_keeps_the_contract(game: SketchGame, options: dict[str, Any], name: str) -> None:
    for seed in range(3):
        check(game, 0, options, seed, only=[name])


def test_all_checks_that_need_no_words_and_no_belief_are_run() -> None:
    assert len(CHECKS) == len(OF_GAMES) + len(OF_PLAY) - 3
