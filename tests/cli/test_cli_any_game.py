"""The command supports games without a drawing, words or names of seats."""

import json
from pathlib import Path

import pytest

from bywater import registry
from bywater.cli.refusal import Refusal
from bywater.cli.settings import read_options
from bywater.core.options import Option
from tests.cli.terminal import bywater, lines, stdout_of
from tests.conformance.toy import ToyGame


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry.OURS, "toy", "tests.conformance.toy")
    monkeypatch.setitem(registry._loaded, "toy", ToyGame())


def test_three_seats_with_two_people_and_a_bot(folder: Path) -> None:
    typed = lines("", "2", "", "bid three", "kept.txt")
    screen = stdout_of(bywater("play", "toy", "--seats", "3", "--seat", "3=human", "--seed", "1", typed=typed))
    assert "Seat 1: press Enter" in screen
    assert "Seat 3: press Enter" in screen
    assert "Seat 2>" not in screen
    assert sum(f"Seat {seat} " in screen[screen.rindex("return") - 200 :] for seat in (1, 2, 3)) == 3
    record = (folder / "kept.txt").read_text(encoding="utf-8").splitlines()
    assert record[1:4] == ["game toy", "rules 1", "seats 3"]
    assert record[4:7] == ["option crooked false", "", "bid two"]
    assert record[8] == "bid three"


def test_bids_of_other_seats_are_hidden() -> None:
    typed = lines("", "1", "", "quit", "")
    screen = stdout_of(bywater("play", "toy", "--seats", "2", "--seat", "2=human", typed=typed, FORCE_COLOR="1"))
    assert "hidden" in screen[screen.rindex("\x1b[3J") :]


def test_an_option_and_a_number_of_seats_are_simulated() -> None:
    """With the crooked die a bid of one always wins, so each seat wins a third of its games."""
    json_text = stdout_of(
        bywater("simulate", "toy", "-n", "600", "--seats", "3", "--option", "crooked=true", "--seed", "1", "--json")
    )
    report = json.loads(json_text)
    assert [seat["seat"] for seat in report["seats"]] == ["1", "2", "3"]
    for seat in report["seats"]:
        assert seat["low"] < 1 / 3 < seat["high"]
    assert report["length"]["mean"] == 4


def test_a_record_is_replayed(folder: Path) -> None:
    (folder / "toy.txt").write_text("bywater record 3\ngame toy\nrules 1\nseats 2\n\nbid one\n", encoding="utf-8")
    screen = stdout_of(bywater("replay", "toy.txt", "--seat", "2", typed=lines("1", "q")))
    assert "'hidden'" in screen
    assert "'one'" in stdout_of(bywater("replay", "toy.txt", "--seat", "1", typed=lines("1", "q")))


def test_a_game_without_a_manual_says_so() -> None:
    result = bywater("rules", "toy")
    assert result.exit_code == 2
    assert result.stderr == "bywater: There is no manual for toy yet.\n"


def test_the_number_of_seats_is_checked() -> None:
    assert "toy is for 2, 3 players, not 4" in bywater("play", "toy", "--seats", "4").stderr
    assert "Choose from: 1, 2, 3" in bywater("play", "toy", "--seats", "3", "--seat", "4=human").stderr


def test_custom_data_comes_from_a_file(folder: Path) -> None:
    game = ToyGame()
    game.options = (Option("own", "table", None),)
    (folder / "own.toml").write_text("sides = 6\n", encoding="utf-8")
    assert read_options(game, ["own=own.toml"]) == {"own": "sides = 6\n"}
    with pytest.raises(Refusal, match="error-cannot-read"):
        read_options(game, ["own=nowhere.toml"])


def test_a_choice_of_another_seat_can_not_be_undone_for_free() -> None:
    hot_seat = ("play", "toy", "--seats", "2", "--seat", "2=human")
    screen = stdout_of(bywater(*hot_seat, typed=lines("", "1", "", "undo", "undo!", "quit", "")))
    assert screen.count("nothing to undo") == 2
