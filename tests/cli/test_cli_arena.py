"""`bywater arena`: pairs of games, storage, continuation and reports in three languages."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from bywater.arena import Arena, Executor, Fixture, Outcome, Plan
from bywater.arena.store import Store
from bywater.cli.progress import progress
from bywater.words import LANGUAGES
from tests.arena.bots import register
from tests.cli.terminal import bywater, stdout_of

DUEL = ("arena", "confrontation", "random", "first", "-n", "4", "--seed", "3", "--jobs", "1")
TEAMS = ("arena", "quest", "random", "cautious", "-n", "2", "--seats", "2", "--seed", "3", "--jobs", "1")
RIVALS = ("arena", "towers", "random", "last", "-n", "2", "--seats", "3", "--seed", "3", "--jobs", "1")


@pytest.fixture(autouse=True)
def _bots(monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch)


def report(*args: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(stdout_of(bywater(*args, "--json")))
    return found


def untimed(found: dict[str, Any]) -> dict[str, Any]:
    for conduct in found["conduct"]:
        del conduct["seconds"], conduct["slowest"]
    return found


def plain(screen: str) -> str:
    return screen.replace("\u00a0", " ").replace("\u202f", " ")


def test_the_json_is_all_that_is_printed() -> None:
    found = report(*DUEL)
    assert found["plan"]["bots"] == ["random", "first"]
    assert (found["played"], found["planned"]) == (8, 8)
    assert [rating["bot"] for rating in found["ratings"]] == ["random", "first"]
    assert sum(meeting["first"]["hits"] for meeting in found["meetings"]) == 8
    assert [(side["bot"], side["seat"], side["first"]["trials"]) for side in found["sides"]] == [
        ("random", 0, 4),
        ("random", 1, 4),
        ("first", 0, 4),
        ("first", 1, 4),
    ]


def test_a_bot_that_plays_itself_shows_the_seats() -> None:
    found = report(*DUEL, "--mirror")
    assert found["played"] == 16
    assert {(side["bot"], side["first"]["trials"]) for side in found["mirrors"]} == {("random", 4), ("first", 4)}
    screen = stdout_of(bywater(*DUEL, "--mirror"))
    assert "Against itself" in screen
    assert "Against itself" not in stdout_of(bywater(*DUEL))


def test_a_bot_without_opponents_has_no_rating() -> None:
    screen = stdout_of(bywater("arena", "confrontation", "random", "--mirror", "-n", "2", "--jobs", "1"))
    assert "Against itself" in screen
    assert not any(word in screen for word in ("Elo", "Rating", "Head to head"))


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    assert untimed(report(*RIVALS)) == untimed(report(*RIVALS[:-1], "2"))


def test_the_default_seed_is_random() -> None:
    without = [word for word in DUEL if word not in ("--seed", "3")]
    assert report(*without)["plan"]["seed"] != report(*without)["plan"]["seed"]


def test_levels_are_compared() -> None:
    found = report(*TEAMS, "--levels", "sauron=15,10", "--option", "heir=true")
    assert found["plan"]["levels"] == [{"sauron": 15}, {"sauron": 10}]
    assert found["plan"]["options"] == {"heir": True}
    assert [(team["level"], team["bot"]) for team in found["teams"]] == [
        (0, "random"),
        (0, "cautious"),
        (1, "random"),
        (1, "cautious"),
    ]
    assert found["teams"][1]["difference"]["seeds"] == 2


def test_levels_can_be_names() -> None:
    command = ("arena", "fate", "random", "-n", "1", "--levels", "level=standard,epic", "--seats", "1")
    found = report(*command, "--option", "objectives=random")
    assert found["plan"]["levels"] == [{"level": "standard"}, {"level": "epic"}]


@pytest.mark.parametrize("command", [DUEL, TEAMS, RIVALS], ids=["duel", "teams", "rivals"])
@pytest.mark.parametrize(("lang", "width"), [("en", "80"), ("fr", "80"), ("de", "80"), ("en", "120")])
def test_tables_fit_the_terminal_in_each_language(lang: str, width: str, command: tuple[str, ...]) -> None:
    screen = stdout_of(bywater(*command, "--lang", lang, COLUMNS=width))
    assert "<" not in screen
    assert max(map(len, screen.splitlines())) <= int(width)
    heading = {"en": "How they play", "fr": "Comment ils jouent", "de": "Wie sie spielen"}
    assert heading[lang] in screen


def test_a_duel_is_reported_by_side() -> None:
    screen = plain(stdout_of(bywater(*DUEL)))
    assert "The Confrontation: 2 bots, 8 games, seed 3" in screen
    assert "Elo points relative to random" in screen
    rows = [
        line.split()[:3] for line in screen.split("Wins by seat")[1].splitlines() if "Light" in line or "Dark" in line
    ]
    assert rows == [
        ["random", "Light", "4"],
        ["Dark", "4", rows[1][2]],
        ["first", "Light", "4"],
        ["Dark", "4", rows[3][2]],
    ]


def test_teams_are_reported_by_level() -> None:
    screen = plain(stdout_of(bywater(*TEAMS, "--levels", "sauron=15,10")))
    assert "sauron=15" in screen
    assert "sauron=10" in screen
    assert "Compared with random on the same seeds" in screen
    assert "Level" not in plain(stdout_of(bywater(*TEAMS)))


def test_equal_games_cause_a_warning() -> None:
    """Both bots are deterministic, and chance rarely acts."""
    screen = stdout_of(bywater("arena", "confrontation", "first", "last", "-n", "40", "--jobs", "1"))
    assert "games between first and last differ, so these intervals" in screen
    assert screen.count("differ, so these intervals") == 1
    assert "differ, so these intervals" not in stdout_of(bywater(*DUEL, "--dealt"))


def test_failures_are_reported() -> None:
    found = report("arena", "confrontation", "random", "fails", "-n", "2", "--jobs", "1")
    assert [conduct["fallbacks"] > 0 for conduct in found["conduct"]] == [False, True]


def test_dealt_set_ups_are_part_of_the_plan() -> None:
    assert report(*DUEL, "--dealt")["plan"]["dealt"] is True


# -- storage ----------------------------------------------------------------------------------


def test_a_folder_gets_everything(folder: Path) -> None:
    screen = stdout_of(bywater(*DUEL, "--out", "trial"))
    assert "Results in trial" in screen
    assert {file.name for file in (folder / "trial").iterdir()} == {
        "games.jsonl",
        "lock",
        "plan.json",
        "results.json",
        "results.svg",
    }
    results = json.loads((folder / "trial" / "results.json").read_text(encoding="utf-8"))
    assert untimed(results) == untimed(report(*DUEL))


def interrupt(monkeypatch: pytest.MonkeyPatch, after: int) -> None:
    """Simulate Ctrl-C after this number of games."""
    play = Arena.play

    def broken(self: Arena, executor: Executor) -> Iterator[Outcome]:
        for number, outcome in enumerate(play(self, executor), start=1):
            yield outcome
            if number == after:
                raise KeyboardInterrupt

    monkeypatch.setattr(Arena, "play", broken)


def test_an_interruption_keeps_finished_games_and_says_how_to_continue(folder: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        interrupt(patch, 3)
        result = bywater(*DUEL, "--out", "trial")
    assert result.exit_code == 130
    assert "Interrupted: 3 of 8 games played." in result.stderr
    assert "Run the same command to continue." in result.stderr
    assert "3 games" in result.stdout
    assert len((folder / "trial" / "games.jsonl").read_text(encoding="utf-8").splitlines()) == 3
    assert json.loads((folder / "trial" / "results.json").read_text(encoding="utf-8"))["played"] == 3
    assert untimed(report(*DUEL, "--out", "trial")) == untimed(report(*DUEL))


def pressed(fixture: Fixture) -> Outcome:
    raise KeyboardInterrupt(fixture)


def test_an_interruption_before_the_first_game_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bywater.arena.executor.play", pressed)
    for command in (DUEL, TEAMS):
        result = bywater(*command)
        assert result.exit_code == 130
        assert "Nothing was saved." in result.stderr


def test_a_command_without_a_seed_continues_with_the_stored_one(folder: Path) -> None:
    without = [word for word in DUEL if word not in ("--seed", "3")]
    first = report(*without, "--out", "trial")
    assert report(*without, "--out", "trial") == first
    assert len((folder / "trial" / "games.jsonl").read_text(encoding="utf-8").splitlines()) == 8


def test_more_rounds_continue_a_shorter_arena() -> None:
    stdout_of(bywater(*DUEL, "--out", "trial"))
    more = [word if word != "4" else "6" for word in DUEL]
    assert untimed(report(*more, "--out", "trial")) == untimed(report(*more))


def test_jobs_and_output_may_change_when_an_arena_continues() -> None:
    stdout_of(bywater(*DUEL, "--out", "trial"))
    assert "Wie sie spielen" in stdout_of(bywater(*DUEL[:-1], "2", "--out", "trial", "--lang", "de"))


# -- errors -----------------------------------------------------------------------------------

WRONG = {
    "one bot": (*DUEL[:3], "-n", "1"),
    "a bot twice": ("arena", "confrontation", "random", "random"),
    "no bot": ("arena", "confrontation"),
    "a bot that is not there": ("arena", "confrontation", "random", "gollum"),
    "a bot that does not know the game": ("arena", "confrontation", "random", "stranger"),
    "levels of rivals": ("arena", "towers", "random", "first", "--levels", "symbols=ten,eleven"),
    "a level twice": (*TEAMS, "--levels", "sauron=15,15"),
    "levels without values": (*TEAMS, "--levels", "sauron"),
    "levels with a gap": (*TEAMS, "--levels", "sauron=15,,10"),
    "a level that is not there": (*TEAMS, "--levels", "sauron=15,99"),
    "an option that is not there": (*TEAMS, "--levels", "eagles=1,2"),
    "nothing to deal": (*RIVALS, "--dealt"),
    "can’t play against itself": (*TEAMS, "--mirror"),
    "too many players": (*DUEL, "--seats", "3"),
    "a folder that is a file": (*DUEL, "--out", "file.txt"),
    "a folder of another arena": (*DUEL, "--out", "other"),
    "a folder that is in use": (*DUEL, "--out", "busy"),
    "damaged games": (*DUEL, "--out", "damaged"),
    "no games at all": (*DUEL, "-n", "0"),
    "rounds that are no number": (*DUEL, "-n", "many"),
    "a seed that is no number": (*DUEL, "--seed", "moon"),
    "a process that dies": ("arena", "confrontation", "random", "dies", "-n", "2", "--jobs", "2"),
}


@pytest.fixture
def folders(folder: Path) -> Iterator[None]:
    (folder / "file.txt").write_text("There and back again\n", encoding="utf-8")
    Store(folder / "other", Plan("towers", ("random", "last"), seed=3)).close()
    Store(folder / "damaged", Plan("confrontation", ("random", "first"), rounds=4, seed=3)).close()
    (folder / "damaged" / "games.jsonl").write_text("ruin\n", encoding="utf-8")
    busy = Store(folder / "busy", Plan("confrontation", ("random", "first"), rounds=4, seed=3))
    yield
    busy.close()


@pytest.mark.parametrize(
    ("case", "part"),
    [
        ("one bot", "name at least 2"),
        ("a bot twice", "only once"),
        ("a bot that does not know the game", "The bot “stranger” can’t play confrontation"),
        ("no bot", "BOT... is missing"),
        ("a level twice", "Name each level only once"),
        ("levels without values", "sauron=15,12,10"),
        ("no games at all", "-n must be a whole number, 1 or more."),
        ("rounds that are no number", "-n must be a whole number, 1 or more."),
        ("a seed that is no number", "--seed must be a whole number."),
        ("a folder that is in use", "Another tournament is running in busy."),
        ("a level that is not there", "Choose from: 10 … 15"),
        ("a folder of another arena", "other holds another tournament"),
        ("damaged games", "Line 1 of damaged"),
    ],
)
@pytest.mark.usefixtures("folders")
def test_the_error_names_the_cause(case: str, part: str) -> None:
    assert part in bywater(*WRONG[case]).stderr


@pytest.mark.usefixtures("folders")
@pytest.mark.parametrize("case", WRONG)
def test_one_line_on_the_error_stream_in_each_language(case: str) -> None:
    texts = set()
    for lang in LANGUAGES:
        result = bywater(*WRONG[case], LANG=lang)
        assert result.exit_code == 2
        assert result.stdout == ""
        assert result.stderr.startswith("bywater: ")
        assert result.stderr.count("\n") == 1
        assert not any(sign in result.stderr for sign in ("Traceback", "<", "{", "Input should"))
        texts.add(result.stderr)
    assert len(texts) == 3


def test_missing_ray_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    result = bywater(*DUEL, "--ray")
    assert result.exit_code == 2
    assert result.stderr == "bywater: Ray is not installed. Install it with: pip install 'bywater[ray]'\n"


# -- progress ----------------------------------------------------------------------------------


def test_a_terminal_shows_a_progress_bar(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    with progress("Playing", 10, 4) as advance:
        advance(3)
    seen = capsys.readouterr()
    assert "Playing" in seen.err
    assert " 7/10" in seen.err
    assert seen.out == ""


def test_a_file_gets_no_progress_bar(capsys: pytest.CaptureFixture[str]) -> None:
    with progress("Playing", 10) as advance:
        advance(3)
    assert capsys.readouterr() == ("", "")
