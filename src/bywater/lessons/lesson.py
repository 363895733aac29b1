"""The content of a `lesson.toml` as typed data."""

import tomllib
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources.abc import Traversable
from typing import Any, Final

from bywater.core.errors import BywaterError
from bywater.core.package import folder_of
from bywater.core.play import Play, resume
from bywater.core.record import Record
from bywater.registry import load

_HEAD: Final = frozenset({"seats", "learner", "bot", "options", "start", "lines", "step"})
_STEP: Final = frozenset({"id", "points", "try", "also", "answers", "decisions", "log_lines"})


class BadLesson(BywaterError):
    """A `lesson.toml` is invalid, or its script breaks the rules."""


@dataclass(frozen=True)
class Step:
    """One text of a lesson, shown until a press or an action of the learner."""

    id: str
    points: tuple[str, ...] = ()
    """The names of elements that the page points at."""
    tries: tuple[tuple[str, ...], ...] = ()
    """The actions that the learner is to play, in order; for each the accepted patterns of notation, such as "play *"
    for any card. Empty if the step is only read."""
    also: tuple[str, ...] = ()
    """Other actions that the learner may play without leaving the script."""
    answers: tuple[str, ...] = ()
    """The actions of bots and chance that follow, as long as they are legal."""
    decisions: tuple[str, ...] = ()
    log_lines: tuple[str, ...] = ()
    """After the learner has left the script, the step is shown at these kinds of decisions of the learner (`decisions`)
    or after these log lines (`log_lines`). A step without both belongs to the script only."""


@dataclass(frozen=True)
class Lesson:
    """A guided first game."""

    game: str
    seats: int
    learner: int
    bot: str
    """The bot that plays the other seats where the script has no answer."""
    steps: tuple[Step, ...]
    options: dict[str, Any] = field(default_factory=dict)
    start: dict[str, Any] | None = None
    """The position from which the lesson begins; None for the beginning of the game."""
    lines: tuple[str, ...] = ()
    """The actions before the first step."""

    def play(self) -> Play:
        """The table at the first step."""
        game = load(self.game)
        record = Record(self.game, game.rules, self.seats, self.options, list(self.lines), start=self.start)
        return resume(game, record)


@lru_cache
def lesson_of(game_id: str) -> Lesson | None:
    """The lesson of a game, if it has one."""
    file = _folder(game_id) / "lesson.toml"
    return read_lesson(game_id, file.read_text(encoding="utf-8")) if file.is_file() else None


def has_lesson(game_id: str) -> bool:
    return (_folder(game_id) / "lesson.toml").is_file()


def lesson_words(game_id: str, lang: str) -> str:
    """The texts of a lesson in a language; the key of a step is `lesson-ID`."""
    file = _folder(game_id) / "words" / "lesson" / f"{lang}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def read_lesson(game_id: str, text: str) -> Lesson:
    """The lesson in a TOML text; BadLesson if it is invalid."""
    data = tomllib.loads(text)
    _check(data, _HEAD, "a lesson")
    steps = tuple(_step(one) for one in data.get("step", []))
    ids = [step.id for step in steps]
    if len(set(ids)) < len(ids) or len(steps) < 2 or steps[-1].tries or steps[-1].answers:
        raise BadLesson("expected several steps with different ids, the last of them without actions")
    seats, learner = data.get("seats", 2), data.get("learner", 0)
    if not 0 <= learner < seats:
        raise BadLesson(f"learner: expected a seat below {seats}, got {learner}")
    start = data.get("start")
    options = data.get("options", {})
    if start is not None:
        start = {"game": game_id, "rules": load(game_id).rules, "seats": seats, "options": options, **start}
    return Lesson(
        game_id, seats, learner, data.get("bot", "wayfarer"), steps, options, start, tuple(data.get("lines", []))
    )


def _step(data: dict[str, Any]) -> Step:
    _check(data, _STEP, f"step {data.get('id', '?')}")
    if not isinstance(data.get("id"), str):
        raise BadLesson(f"expected an id for each step, got {data.get('id')!r}")
    wanted: list[Any] = data.get("try", [])
    # a single action to try may be written without the outer list
    tries = [wanted] if wanted and all(isinstance(one, str) for one in wanted) else wanted
    return Step(
        data["id"],
        tuple(data.get("points", [])),
        tuple(tuple(part) for part in tries),
        tuple(data.get("also", [])),
        tuple(data.get("answers", [])),
        tuple(data.get("decisions", [])),
        tuple(data.get("log_lines", [])),
    )


def _check(data: dict[str, Any], known: frozenset[str], what: str) -> None:
    for word in data:
        if word not in known:
            raise BadLesson(f"{what}: unknown key {word!r}; the keys are: {', '.join(sorted(known))}")


def _folder(game_id: str) -> Traversable:
    return folder_of(load(game_id))
