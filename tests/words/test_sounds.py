"""The sounds of the web client belong to lines of the log that exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCENES = ROOT / "web" / "src" / "scenes"
GAMES = sorted(file.parent.name for file in SCENES.glob("*/sounds.ts"))
# Keys that end in one of several causes: each cause has a sound.
FAMILIES = {"fate": ("log-battle-", "log-hope-lost-"), "quest": ("log-fell-",)}


def lines_of(game_id: str) -> set[str]:
    """The keys of the lines of a game's log."""
    text = (ROOT / "src" / "bywater" / "games" / game_id / "words" / "en.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^(log-[\w-]+) =", text, re.MULTILINE))


def sounds_of(game_id: str) -> set[str]:
    """The keys that the scene of a game has a sound for."""
    text = (SCENES / game_id / "sounds.ts").read_text(encoding="utf-8")
    return set(re.findall(r"^ +\"(log-[\w-]+)\": \"", text, re.MULTILINE))


@pytest.mark.parametrize("game_id", GAMES)
def test_every_sound_belongs_to_a_line_of_the_log(game_id: str) -> None:
    assert sounds_of(game_id)
    assert sounds_of(game_id) - lines_of(game_id) == set()


@pytest.mark.parametrize("game_id", sorted(FAMILIES))
def test_every_cause_has_a_sound(game_id: str) -> None:
    lines = {key for key in lines_of(game_id) if key.startswith(FAMILIES[game_id])}
    assert len(lines) > 1
    assert lines - sounds_of(game_id) == set()
