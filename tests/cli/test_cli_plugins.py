"""Games and bots of other packages on the command line, installed or named by their modules."""

import shutil
from pathlib import Path

import pytest

from tests.cli.terminal import bywater, lines, stdout_of
from tests.plugins import ROOT, forget_plugins, use_plugins


@pytest.fixture
def _plugins(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    use_plugins(tmp_path_factory.mktemp("plugins"), monkeypatch)


@pytest.fixture
def _fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    forget_plugins(monkeypatch)


@pytest.mark.usefixtures("_plugins")
def test_games_lists_others_and_what_is_broken_with_it() -> None:
    screen = stdout_of(bywater("games", COLUMNS="140"))
    assert "The Coin" in screen
    assert "The Two Towers" in screen
    assert "Not loaded: broken (ModuleNotFoundError: No module named 'no_such_module_at_all')" in screen
    assert "Not loaded: leaving (SystemExit: no license)" in screen
    assert "Not loaded: mute (RuntimeError: no words in this language)" in screen
    assert "Nicht geladen: broken" in stdout_of(bywater("games", "--lang", "de", COLUMNS="140"))


@pytest.mark.usefixtures("_plugins")
def test_a_broken_game_is_refused_with_its_reason() -> None:
    result = bywater("play", "broken")
    assert result.exit_code == 2
    assert "No module named 'no_such_module_at_all'" in result.stderr


@pytest.mark.usefixtures("_plugins")
def test_bots_lists_others_and_what_is_broken() -> None:
    screen = stdout_of(bywater("bots", "coin", COLUMNS="140"))
    assert "heads" in screen
    assert "What it does" not in screen  # the coin has no ladder of opponents
    assert "Not loaded: broken-bot" in screen


@pytest.mark.usefixtures("_plugins")
def test_a_plug_in_game_is_played_and_replayed(folder: Path) -> None:
    screen = stdout_of(bywater("play", "coin", "--seed", "1", typed=lines("heads", "coin.txt")))
    assert "Player 1: heads" in screen
    assert "Player 1 wins" in screen or "Player 1 loses" in screen
    assert (folder / "coin.txt").read_text(encoding="utf-8").splitlines()[1] == "game coin"
    assert "Player 1: heads" in stdout_of(bywater("replay", "coin.txt", "--plain"))


@pytest.mark.usefixtures("_plugins")
def test_a_bot_is_named_by_its_class_or_its_name() -> None:
    for bot in ("heads", "coin_game.bots:HeadsBot"):
        screen = stdout_of(bywater("simulate", "coin", "-n", "20", "--seat", f"1={bot}", "--seed", "1"))
        assert "The Coin: 20 games" in screen
    result = bywater("simulate", "coin", "-n", "20", "--seat", "1=coin_game.bots:NoBot")
    assert result.exit_code == 2
    assert "has no attribute 'NoBot'" in result.stderr
    assert "does not know 'towers'" in bywater("play", "towers", "--seat", "2=coin_game.bots:HeadsBot").stderr


@pytest.mark.usefixtures("_plugins")
def test_the_arena_takes_bots_by_class() -> None:
    screen = stdout_of(
        bywater("arena", "coin", "random", "coin_game.bots:HeadsBot", "-n", "2", "--seed", "1", COLUMNS="140")
    )
    assert "coin_game.bots:HeadsBot" in screen


@pytest.mark.usefixtures("_fresh")
def test_a_game_in_the_current_folder_is_named_by_its_module(folder: Path) -> None:
    shutil.copy(ROOT / "examples" / "tic_tac_toe.py", folder / "my_tic_tac_toe.py")
    typed = lines("b2", "b2", "quit", "")
    screen = stdout_of(bywater("play", "my_tic_tac_toe:GAME", "--seed", "1", typed=typed))
    assert ". . .\n. . .\n. . ." in screen
    assert "Your move." in screen
    assert ". x ." in screen
    assert "That is not possible now." in screen
    result = bywater("play", "my_tic_tac_toe:NO_GAME")
    assert result.exit_code == 2
    assert "has no attribute 'NO_GAME'" in result.stderr


@pytest.mark.usefixtures("_fresh")
def test_poker_is_played_by_two_at_one_screen_in_german() -> None:
    poker = ("play", "examples.kuhn_poker:GAME", "--seat", "2=human", "--seed", "1", "--lang", "de")
    screen = stdout_of(bywater(*poker, typed=lines("", "pass", "", "bet", "", "pass", "")))
    assert "Du bist am Zug." in screen
    assert "Spieler 2: bet" in screen
    assert "Die Partie ist zu Ende." in screen


@pytest.mark.usefixtures("_fresh")
def test_a_record_can_not_name_a_module(folder: Path) -> None:
    text = "bywater record 3\ngame examples.kuhn_poker:GAME\nrules 1\nseats 2\n\ndeal king\n"
    (folder / "spoiled.txt").write_text(text, encoding="utf-8")
    result = bywater("replay", "spoiled.txt")
    assert result.exit_code == 2
    assert "There is no game" in result.stderr
