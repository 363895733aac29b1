"""`bywater replay`: step by step or as one log, from one seat or all seats."""

from pathlib import Path

import pytest

from tests.cli.terminal import AGAINST_RANDOM, any_choices, bywater, lines, stdout_of

BALANCED = "10"


@pytest.fixture
def finished(folder: Path) -> str:
    """A finished game in a file."""
    stdout_of(bywater(*AGAINST_RANDOM, "--seed", "4", typed=lines(BALANCED) + any_choices(900)))
    (file,) = folder.iterdir()
    file.rename(folder / "whole.txt")
    return "whole.txt"


@pytest.fixture
def broken_off(folder: Path) -> str:
    """The beginning of a game: both sides have set up and made one unseen move."""
    typed = lines(
        "", BALANCED, "", BALANCED, "warg mirkwood-high_pass", "", "frodo shire-arthedain", "", "save part.txt"
    )
    stdout_of(bywater("play", "confrontation", "--seat", "dark=human", typed=typed))
    return str((folder / "part.txt").name)


def test_plain_prints_the_whole_log_of_all_seats(finished: str) -> None:
    log = stdout_of(bywater("replay", finished, "--plain")).splitlines()
    assert log.count("Light has set up.") == log.count("Dark has set up.") == 1  # not a line per figure
    assert not any("A Light figure moves" in line or "A Dark figure moves" in line for line in log)
    assert "wins." in log[-1]


def test_a_seat_sees_only_its_own_log(finished: str) -> None:
    log = stdout_of(bywater("replay", finished, "--plain", "--seat", "dark"))
    assert "A Light figure moves" in log


def test_an_unfinished_game_keeps_its_secrets(broken_off: str) -> None:
    log = stdout_of(bywater("replay", broken_off, "--plain"))
    assert log.splitlines() == [
        "Light has set up.",
        "Dark has set up.",
        "A Dark figure moves from Mirkwood to the High Pass.",
        "A Light figure moves from the Shire to Arthedain.",
    ]
    assert "Frodo moves" in stdout_of(bywater("replay", broken_off, "--plain", "--seat", "light"))


def test_step_by_step(broken_off: str) -> None:
    screen = stdout_of(bywater("replay", broken_off, typed=lines("", "", "b", "11", "nonsense", "q")))
    steps = [line for line in screen.splitlines() if line.startswith("Step ")]
    assert steps == [f"Step {step} of 12" for step in (0, 1, 2, 1, 11, 11)]


def test_stepping_past_the_end_leaves(broken_off: str) -> None:
    screen = stdout_of(bywater("replay", broken_off, typed=lines("99", "", "never read")))
    assert "Step 12 of 12" in screen
    assert "never read" not in screen


def test_the_end_of_the_input_leaves(broken_off: str) -> None:
    assert "Step 0 of 12" in stdout_of(bywater("replay", broken_off))


@pytest.mark.parametrize(
    ("lang", "line"), [("fr", "La Lumière est en place."), ("de", "Das Licht hat sich aufgestellt.")]
)
def test_in_every_language(broken_off: str, lang: str, line: str) -> None:
    assert line in stdout_of(bywater("replay", broken_off, "--plain", "--lang", lang))


def test_the_board_of_a_finished_game_shows_both_sides(finished: str) -> None:
    screen = stdout_of(bywater("replay", finished, typed=lines("10", "q")))
    board = screen[screen.index("Step 0 of") :]
    assert "● Gandalf 5" in board
    assert "◆ Balrog 5" in board
