"""The games that can be loaded: ours, and those that other packages register."""

import sys
from importlib.metadata import EntryPoint
from types import ModuleType

import pytest

import bywater
from bywater import registry
from bywater.core.errors import UnknownGame

from .helpers import GAME
from .sketches import pledges


@pytest.fixture
def registered(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Simulate a package that registers one of the sketches, and a second game under one of our ids."""
    module = ModuleType("pledges_plugin")
    module.GAME = pledges.GAME  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "pledges_plugin", module)
    entries = [
        EntryPoint("pledges", "pledges_plugin", "bywater.games"),
        EntryPoint("confrontation", "pledges_plugin", "bywater.games"),
    ]
    monkeypatch.setattr(registry, "entry_points", lambda group: entries if group == "bywater.games" else [])
    monkeypatch.setattr(registry, "_loaded", {})
    return module


def test_our_games_come_first_and_each_is_loaded_once() -> None:
    assert bywater.game_ids()[0] == "confrontation"
    assert bywater.load("confrontation") is GAME
    for id in bywater.game_ids():
        assert bywater.load(id).id == id


def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownGame, match="unknown game 'chess'; the games are: confrontation"):
        bywater.load("chess")


def test_a_registered_game_is_listed_and_loaded(registered: ModuleType) -> None:
    assert bywater.game_ids() == [*registry.OURS, "pledges"]
    assert bywater.load("pledges") is registered.GAME
    assert bywater.load("pledges").start().actor == -1


def test_the_names_of_our_games_are_reserved(registered: ModuleType) -> None:
    assert bywater.game_ids().count("confrontation") == 1
    assert bywater.load("confrontation").id == "confrontation"
    assert bywater.load("confrontation") is not registered.GAME


def test_a_state_is_restored_by_the_game_of_its_snapshot(registered: ModuleType) -> None:
    assert registered.GAME.id == "pledges"
    state = bywater.load("pledges").start()
    assert registry.restore(state.snapshot()).snapshot() == state.snapshot()
