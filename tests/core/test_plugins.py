"""Games of other packages: found by their entry points, by name, or by an environment variable."""

import subprocess
import sys
from pathlib import Path

import pytest

import bywater
from bywater import registry
from bywater.core.errors import BrokenGame, UnknownGame
from bywater.core.package import package_of
from bywater.testing import check
from bywater.words import Words
from examples import kuhn_poker, tic_tac_toe
from tests.plugins import EXAMPLES, ROOT, forget_plugins, install, use_plugins


@pytest.fixture
def _plugins(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    use_plugins(tmp_path, monkeypatch)


@pytest.mark.usefixtures("_plugins")
def test_a_game_class_may_be_defined_in_the_init_of_a_package() -> None:
    assert bywater.game_ids() == [*registry.OURS, "coin", "mute"]
    game = bywater.load("coin")
    assert package_of(game) == "coin_game"
    assert Words("en", "coin").say("game-coin") == "The Coin"
    assert Words("fr", "coin").say("prompt-move") == "À vous de jouer."
    check(game, seed=1)


@pytest.mark.usefixtures("_plugins")
def test_broken_games_are_listed_with_a_reason_in_one_line() -> None:
    assert bywater.load("coin").id == "coin"
    broken = registry.broken_games()
    assert broken == {
        "broken": "ModuleNotFoundError: No module named 'no_such_module_at_all'",
        "leaving": "SystemExit: no license",
        "nothing": "AttributeError: module 'coin_game' has no attribute 'NOTHING'",
        "number": "TypeError: expected a Game or a class of one, got -1",
        "misnamed": "ValueError: expected a game with the id 'misnamed', got 'coin'",
        "seatless": "ValueError: expected at least one number of seats for 'seatless', got none",
    }
    assert not set(broken) & set(bywater.game_ids())
    with pytest.raises(BrokenGame, match="the game 'broken' can't be loaded: ModuleNotFoundError"):
        bywater.load("broken")
    with pytest.raises(UnknownGame, match="unknown game 'coyn'; did you mean 'coin'"):
        bywater.load("coyn")


def test_a_game_is_registered_by_itself_its_class_or_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    forget_plugins(monkeypatch)
    assert bywater.register(tic_tac_toe.GAME) is bywater.load("tic_tac_toe") is tic_tac_toe.GAME
    assert bywater.register("examples.kuhn_poker:GAME") is kuhn_poker.GAME
    assert bywater.game_ids() == [*registry.OURS, "kuhn_poker", "tic_tac_toe"]
    with pytest.raises(BrokenGame, match=r"the game 'examples.nowhere:GAME' can't be loaded: ModuleNotFoundError"):
        bywater.register("examples.nowhere:GAME")
    with pytest.raises(BrokenGame, match="the id 'towers' belongs to a game of Bywater"):
        bywater.register(bywater.load("towers"))


def test_loading_never_imports_what_an_id_names(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ids come from records and browsers, so they are not trusted."""
    forget_plugins(monkeypatch)
    with pytest.raises(UnknownGame):
        bywater.load("examples.kuhn_poker:GAME")


def test_an_environment_variable_lists_games(monkeypatch: pytest.MonkeyPatch) -> None:
    forget_plugins(monkeypatch)
    monkeypatch.setenv("BYWATER_GAMES", "examples.kuhn_poker:GAME, no.such.module:GAME")
    assert bywater.load("kuhn_poker") is kuhn_poker.GAME
    assert registry.broken_games() == {"no.such.module:GAME": "ModuleNotFoundError: No module named 'no'"}


def test_a_new_process_finds_games_that_were_registered_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    forget_plugins(monkeypatch)
    bywater.register("examples.kuhn_poker:GAME")
    code = "import bywater; print(bywater.load('kuhn_poker'))"
    told = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert told.stdout == "<Game kuhn_poker, rules 1, 2 seats>\n"


def test_installed_examples_are_found(tmp_path: Path) -> None:
    install(tmp_path, {}, EXAMPLES)
    code = "import sys; sys.path.append(sys.argv[1]); import bywater; print(bywater.game_ids()[4:])"
    command = [sys.executable, "-c", code, str(tmp_path)]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert told.stdout == "['kuhn_poker', 'tic_tac_toe']\n"
