"""One registry of bots: ours, those of other packages, and classes that are named."""

import random
from pathlib import Path

import pytest

import bywater
from bywater.bots import GameNotKnown, Player, UnknownBot, bots_for, broken_bots, class_of, make_bot
from bywater.bots.registry import BOTS, LADDERS
from tests.plugins import use_plugins


@pytest.fixture(autouse=True)
def _plugins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    use_plugins(tmp_path, monkeypatch)


def test_a_registered_bot_is_offered_where_it_knows_the_game() -> None:
    assert "heads" in bots_for(bywater.load("coin"))
    assert "heads" not in bots_for(bywater.load("towers"))
    assert type(make_bot("heads", bywater.load("coin"), random.Random(1))).__name__ == "HeadsBot"
    with pytest.raises(GameNotKnown, match="'heads' does not know 'towers'; it knows: coin"):
        make_bot("heads", bywater.load("towers"), random.Random(1))


def test_broken_bots_are_listed_with_a_reason() -> None:
    broken = broken_bots()
    assert broken["broken-bot"] == "ModuleNotFoundError: No module named 'no_such_module_at_all'"
    assert broken["no-bot"].startswith("TypeError: expected a subclass of bywater.bots.Player")
    assert not set(broken) & set(bots_for(bywater.load("coin")))
    with pytest.raises(UnknownBot, match="the bot 'broken-bot' can't be loaded: ModuleNotFoundError"):
        make_bot("broken-bot", bywater.load("coin"), random.Random(1))


def test_a_class_names_a_bot_with_a_budget() -> None:
    game = bywater.load("coin")
    bot = make_bot("coin_game.bots:HeadsBot@20", game, random.Random(1))
    assert bot.budget.iterations == 20
    assert game.notation(bot.choose(game.start().view(0))) == "heads"
    with pytest.raises(UnknownBot, match="the bot 'coin_game:Coin' can't be loaded: TypeError"):
        make_bot("coin_game:Coin", game, random.Random(1))
    with pytest.raises(UnknownBot, match="unknown bot 'nobody'; the bots are: random, "):
        make_bot("nobody", game, random.Random(1))


def test_every_bot_of_ours_and_every_rung_has_a_class() -> None:
    for name, known in BOTS.items():
        for id in registry_games(known):
            assert issubclass(class_of(name, bywater.load(id)), Player)
    for id, ladder in LADDERS.items():
        for rung in ladder:
            assert issubclass(class_of(rung.bot, bywater.load(id)), Player)


def registry_games(known: dict[str, str]) -> list[str]:
    return [id for id in known if id in LADDERS] or ["towers"]
