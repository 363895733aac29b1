"""Whole games at the terminal: against a bot, between two people, saved and resumed."""

import re
from pathlib import Path

import pytest

import bywater as library
from bywater.core.record import read_record
from tests.arena.bots import register
from tests.cli.terminal import AGAINST_RANDOM, BOTS_ALONE, WIPED, any_choices, bywater, lines, stdout_of

GAME = library.load("confrontation")
BALANCED = "10"


def finished(file: Path) -> bool:
    record = read_record(file.read_text(encoding="utf-8"))
    return bool(record.digest) and GAME.replay(record).ending() != ""


@pytest.mark.parametrize("seat", ["light", "dark"])
@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_a_whole_game_against_a_bot(seat: str, lang: str, folder: Path) -> None:
    """E1, E2: the game is played to its end, the result is printed, and the record is saved."""
    other = "dark" if seat == "light" else "light"
    result = bywater(
        "play", "confrontation", "--seat", f"{other}=random", "--seat", f"{seat}=human", "--seed", "4", "--lang", lang,
        typed=lines(BALANCED) + any_choices(900),
    )  # fmt: skip
    screen = stdout_of(result)
    assert "<" not in screen
    assert "Traceback" not in screen
    # A remaining line named the file of the record.
    (kept,) = folder.iterdir()
    assert finished(kept)


def test_the_end_tells_the_result_and_shows_all_figures() -> None:
    screen = stdout_of(bywater(*AGAINST_RANDOM, "--seed", "4", typed=lines(BALANCED) + any_choices(900)))
    last_board = screen[screen.rindex("Mordor") :]
    assert re.search(r"(Light|Dark) wins: \d points?, return 1\.0\.", last_board)
    assert re.search(r"(Light|Dark) loses: 0 points, return -1\.0\.", last_board)
    assert "?" not in last_board[: last_board.index("free space")]


def test_a_game_of_bots_prints_its_log() -> None:
    screen = stdout_of(bywater(*BOTS_ALONE, "--seed", "2"))
    assert "A Dark figure moves" in screen
    assert "return 1.0" in screen
    assert ">" not in screen


def test_the_same_seed_gives_the_same_game() -> None:
    first, again = (bywater(*BOTS_ALONE, "--seed", "9") for _ in range(2))
    assert stdout_of(first) == stdout_of(again)
    assert stdout_of(first) != stdout_of(bywater(*BOTS_ALONE, "--seed", "10"))


def test_a_seat_may_be_a_number() -> None:
    screen = stdout_of(bywater("play", "confrontation", "--seat", "1=random", "--seat", "2=human", typed="quit\n"))
    assert "Who starts in Mirkwood?" in screen


# -- two people at one screen -----------------------------------------------------------------

LIGHT_NAMES = ("Frodo", "Sam", "Pippin", "Merry", "Gandalf", "Aragorn", "Legolas", "Gimli", "Boromir")
DARK_NAMES = ("Orcs", "Shelob", "Saruman", "Nazgûl", "Balrog", "Warg", "Rider", "Witch-king", "Troll")
QUIET = (
    "", BALANCED, "", BALANCED, "warg mirkwood-high_pass",
    "", "frodo shire-arthedain", "", "shelob mordor-dagorlad", "", "log", "aragorn arthedain-rhudaur", "", "log",
)  # fmt: skip


def test_the_screen_is_cleared_between_players() -> None:
    """Clearing removes the secrets of the other side from the screen and the scrollback."""
    screen = stdout_of(bywater("play", "confrontation", "--seat", "dark=human", typed=lines(*QUIET), FORCE_COLOR="1"))
    scenes = screen.split(WIPED)[1:]
    curtains = [scene for scene in scenes if "press Enter when only you can see" in scene]
    assert len(curtains) == 6
    for scene in curtains:
        assert not any(name in scene for name in LIGHT_NAMES + DARK_NAMES)
    of_light = [scene for scene in scenes if "Light> " in scene][1:]
    of_dark = [scene for scene in scenes if "Dark> " in scene][1:]
    assert len(of_light) == 2
    assert len(of_dark) == 2
    for scene in of_light:
        assert "Frodo" in scene
        assert not any(name in scene for name in DARK_NAMES)
    for scene in of_dark:
        assert "Shelob" in scene
        assert not any(name in scene for name in LIGHT_NAMES)


def test_the_screen_is_not_cleared_for_a_single_player() -> None:
    screen = stdout_of(bywater("play", "confrontation", typed=lines(BALANCED), FORCE_COLOR="1"))
    assert WIPED not in screen
    assert "look" not in screen.split("Light> ")[-1]


def test_a_whole_game_between_two_people(folder: Path) -> None:
    stdout_of(bywater("play", "confrontation", "--seat", "dark=human", typed=any_choices(3000)))
    (kept,) = folder.iterdir()
    assert finished(kept)


# -- matches ----------------------------------------------------------------------------------


def test_a_match_changes_sides_and_adds_up_the_points() -> None:
    """E4: two games with sides swapped, the points of both added."""
    screen = stdout_of(bywater(*BOTS_ALONE, "--match", "--seed", "3"))
    first, second = screen.split("Game 2 of 2")
    assert "Light: Player 1 (random)\nDark: Player 2 (random)" in first
    assert "Light: Player 2 (random)\nDark: Player 1 (random)" in second
    scores = [int(points) for points in re.findall(r"wins: (\d) points?", screen)]
    totals = [int(points) for points in re.findall(r"Player [12] \(random\): (\d+)\n", second)]
    assert sum(totals) == sum(scores)
    assert "wins the match" in second or "The match is a draw" in second


def test_a_person_in_a_match_sits_on_both_sides() -> None:
    """E4"""
    typed = lines("", BALANCED) + any_choices(900)
    screen = stdout_of(bywater(*AGAINST_RANDOM, "--match", "--seed", "4", typed=typed))
    assert "Light: Player 1" in screen.split("Game 2 of 2")[0]
    assert "Dark: Player 1" in screen.split("Game 2 of 2")[1]
    assert "Dark> " in screen


# -- saving -----------------------------------------------------------------------------------


def test_a_saved_game_is_resumed(folder: Path) -> None:
    before = stdout_of(
        bywater(
            "play",
            "confrontation",
            "--seat",
            "dark=random",
            "--seed",
            "5",
            typed=lines(BALANCED, "2", "log", "save here.txt"),
        )
    )
    log = before[before.index("Light> log") : before.index("Light> save")]
    after = stdout_of(bywater("play", "--resume", "here.txt", typed=lines("log")))
    assert after[after.index("Light> log") :].startswith(log)
    assert (folder / "here.txt").read_text(encoding="utf-8").startswith("bywater record 3\ngame confrontation\n")


def test_a_saved_game_keeps_its_options() -> None:
    """D13"""
    started = (*AGAINST_RANDOM, "--seed", "7", "--option", "light_specials=shadowfax")
    stdout_of(bywater(*started, typed=lines(BALANCED, "save here.txt")))
    assert "Ride Shadowfax" in stdout_of(bywater("play", "--resume", "here.txt"))


def test_the_end_of_the_input_saves_the_game(folder: Path) -> None:
    screen = stdout_of(bywater(*AGAINST_RANDOM, "--seed", "7", typed=lines(BALANCED)))
    (kept,) = folder.iterdir()
    assert kept.name in "".join(screen.split("\n"))
    assert "To continue: bywater play --resume" in " ".join(screen.split())
    assert "Which figure do you move?" in stdout_of(bywater("play", "--resume", kept.name))


def test_a_game_without_actions_is_not_saved(folder: Path) -> None:
    stdout_of(bywater("play", "confrontation"))
    assert not list(folder.iterdir())


def test_an_interruption_saves_the_game(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = iter([BALANCED])

    def interrupted(_: str) -> str:
        for line in typed:
            return line
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    assert "The game was interrupted" in stdout_of(bywater("play", "confrontation"))
    assert len(list(folder.iterdir())) == 1


def test_quitting_offers_to_save(folder: Path) -> None:
    assert "Farewell" in stdout_of(bywater("play", "confrontation", typed=lines(BALANCED, "quit", "")))
    assert not list(folder.iterdir())
    assert "Farewell" in stdout_of(bywater("play", "confrontation", typed=lines(BALANCED, "quit", "kept.txt")))
    assert (folder / "kept.txt").exists()


def test_a_game_is_never_rescued_over_another(folder: Path) -> None:
    for _ in range(3):
        stdout_of(bywater("play", "confrontation", typed=lines(BALANCED)))
    assert len(list(folder.iterdir())) == 3


def test_a_file_that_is_no_record_is_not_overwritten(folder: Path) -> None:
    (folder / "diary.txt").write_text("There and back again", encoding="utf-8")
    typed = lines(BALANCED, "save diary.txt", "save own.txt", "save own.txt")
    screen = stdout_of(bywater("play", "confrontation", typed=typed))
    assert "diary.txt is not a saved game" in screen
    assert screen.count("Saved in own.txt.") == 2
    assert (folder / "diary.txt").read_text(encoding="utf-8") == "There and back again"


def test_a_write_error_does_not_end_the_game() -> None:
    screen = stdout_of(bywater("play", "confrontation", typed=lines(BALANCED, "save no/such/folder.txt", "log")))
    assert "Can’t write no/such/folder.txt" in screen
    assert "Light has set up." in screen[screen.index("Can’t write") :]


@pytest.mark.parametrize(
    ("lang", "failed", "late"),
    [
        ("en", "(fails) could not decide, so a safe move", "(slow@0.0001s) took longer than allowed."),
        ("fr", "(fails) n’a pas su choisir", "(slow@0.0001s) a réfléchi plus longtemps que permis."),
        ("de", "(fails) konnte sich nicht entscheiden", "(slow@0.0001s) hat länger nachgedacht als erlaubt."),
    ],
)
def test_failed_and_late_bots_are_reported(lang: str, failed: str, late: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The message is shown once, below the log of the next table."""
    register(monkeypatch)
    for bot, line in (("fails", failed), ("slow@0.0001s", late)):
        command = ("play", "confrontation", "--seat", f"dark={bot}", "--lang", lang, "--seed", "4")
        screen = stdout_of(bywater(*command, typed=lines(BALANCED, "board", "quit", "")))
        assert screen.count(line) == 1
        assert stdout_of(bywater(*command, "--seat", "light=random")).count(line) > 5


def test_working_bots_are_not_reported() -> None:
    assert "could not decide" not in stdout_of(bywater(*BOTS_ALONE, "--seed", "2"))
