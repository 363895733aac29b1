"""Errors are one line on the error stream, with exit code 2, in three languages."""

from pathlib import Path

import pytest

from bywater.registry import load
from bywater.words import LANGUAGES
from tests.cli.terminal import bywater, lines, stdout_of

RULES = load("confrontation").rules
RECORD = f"bywater record 3\ngame confrontation\nrules {RULES}\nseats 2\n\n"

WRONG = {
    "a game that is not there": ("play", "chess"),
    "a game that is not there, simulated": ("simulate", "chess"),
    "a game that is not there, explained": ("rules", "chess"),
    "no game": ("play",),
    "a seat that is not there": ("play", "confrontation", "--seat", "grey=human"),
    "a seat beyond the table": ("play", "confrontation", "--seat", "3=human"),
    "a seat without a player": ("play", "confrontation", "--seat", "light"),
    "a player that is not there": ("play", "confrontation", "--seat", "light=gollum"),
    "a bot for another game": ("play", "towers", "--seat", "2=duellist"),
    "a bot that thinks for no time": ("play", "confrontation", "--seat", "dark=wizard@0s"),
    "bots of no game": ("bots", "chess"),
    "a person who should be simulated": ("simulate", "confrontation", "--seat", "light=human"),
    "too many players": ("play", "confrontation", "--seats", "5"),
    "an option that is not there": ("play", "confrontation", "--option", "eagles=true"),
    "an option without a value": ("play", "confrontation", "--option", "magic_compulsory"),
    "a flag that is neither": ("play", "confrontation", "--option", "magic_compulsory=maybe"),
    "a set with a stranger": ("play", "confrontation", "--option", "light_specials=palantir"),
    "a file that is not there": ("replay", "nowhere.txt"),
    "a file that is not there, resumed": ("play", "--resume", "nowhere.txt"),
    "a folder": ("replay", "."),
    "a file that is no text": ("replay", "bytes.txt"),
    "a file that is no record": ("replay", "diary.txt"),
    "a record with a wrong line": ("replay", "wrong.txt"),
    "a record of another version": ("replay", "other.txt"),
    "a record of another game": ("play", "--resume", "chess.txt"),
    "a record of a game but another was given": ("play", "chess", "--resume", "good.txt"),
    "a record resumed with options": ("play", "--resume", "good.txt", "--option", "magic_compulsory=true"),
    "a record resumed as a match": ("play", "--resume", "good.txt", "--match"),
    "a record seen from nowhere": ("replay", "good.txt", "--seat", "grey"),
    "a value printed nowhere": ("rules", "confrontation", "--where", "smaug"),
    "a command that is not there": ("conquer",),
    "a switch that is not there": ("games", "--quickly"),
    "a missing argument": ("simulate",),
    "a switch without its value": ("replay", "good.txt", "--seat"),
    "a number that is none": ("simulate", "confrontation", "-n", "many"),
    "a home that nobody has": ("replay", "~nobody-of-that-name/record.txt"),
    "own values from a home that nobody has": ("play", "towers", "--option", "own=~nobody-of-that-name/own.toml"),
    "a seat of many digits": ("play", "confrontation", "--seat", "9" * 30 + "=random"),
    "no games at all": ("simulate", "confrontation", "-n", "0"),
}


@pytest.fixture(autouse=True)
def files(folder: Path) -> None:
    (folder / "bytes.txt").write_bytes(b"\xff\xfe\x00")
    (folder / "diary.txt").write_text("There and back again\n", encoding="utf-8")
    (folder / "good.txt").write_text(RECORD + "frodo at arthedain\n", encoding="utf-8")
    (folder / "wrong.txt").write_text(RECORD + "frodo at arthedain\nfrodo at cardolan\n", encoding="utf-8")
    (folder / "other.txt").write_text(
        RECORD.replace(f"rules {RULES}", "rules 99") + "frodo at shire\n", encoding="utf-8"
    )
    (folder / "chess.txt").write_text(RECORD.replace("confrontation", "chess"), encoding="utf-8")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("case", WRONG)
def test_one_line_on_the_error_stream(case: str, lang: str) -> None:
    result = bywater(*WRONG[case], LANG=f"{lang}_XX.UTF-8")
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith("bywater: ")
    assert result.stderr.count("\n") == 1
    assert not any(sign in result.stderr for sign in ("Traceback", "<", "{"))


@pytest.mark.parametrize("case", WRONG)
def test_each_language_says_it_in_its_own_words(case: str) -> None:
    texts = {bywater(*WRONG[case], LANG=lang).stderr for lang in LANGUAGES}
    assert len(texts) == 3


@pytest.mark.parametrize(
    ("case", "part"),
    [
        ("a game that is not there", "There is no game “chess”. Choose from: confrontation"),
        ("a seat that is not there", "Choose from: light, dark"),
        ("a player that is not there", "Choose from: human, novice, wayfarer"),
        ("a bot for another game", "can’t play towers"),
        ("a bot that thinks for no time", "such as 2s"),
        ("too many players", "confrontation is for 2 players, not 5"),
        ("an option that is not there", "magic_compulsory"),
        ("a set with a stranger", "Choose from: shadowfax, gandalf_the_white"),
        ("a record with a wrong line", "line 7"),
        ("a record of another version", "another version"),
        ("a command that is not there", "Choose from: play, serve, simulate, arena, replay, games, bots, rules"),
    ],
)
def test_the_error_names_the_cause(case: str, part: str) -> None:
    assert part in bywater(*WRONG[case]).stderr


def test_an_unknown_language_is_refused() -> None:
    for command in (("games",), ("play", "confrontation"), ("simulate", "confrontation", "--json"), ()):
        result = bywater(*command, "--lang", "qya")
        assert result.exit_code == 2
        assert result.stderr == "bywater: There is no language “qya”. Choose from: en, fr, de.\n"


def test_a_manipulated_record_is_not_resumed(folder: Path) -> None:
    """A finished record whose end was changed is refused."""
    (folder / "forged.txt").write_text(RECORD + "frodo at arthedain\nend 0000000000000000\n", encoding="utf-8")
    result = bywater("play", "--resume", "forged.txt")
    assert result.exit_code == 2
    assert "damaged" in result.stderr


def test_a_valid_record_is_accepted() -> None:
    assert "Who starts in Cardolan?" in stdout_of(bywater("play", "--resume", "good.txt", typed=lines("quit", "")))
