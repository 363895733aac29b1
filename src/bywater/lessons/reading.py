"""What stands in a `lesson.toml`, as typed data."""

import tomllib
from dataclasses import dataclass, field
from functools import lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from bywater.core.errors import BywaterError
from bywater.core.play import Play, resume
from bywater.core.record import Record
from bywater.registry import load
from bywater.words import package_of

_HEAD: Final = frozenset({"seats", "learner", "bot", "options", "start", "lines", "step"})
_STEP: Final = frozenset({"id", "points", "try", "also", "answers", "asked", "told"})


class BadLesson(BywaterError):
    """A `lesson.toml` that makes no sense."""


@dataclass(frozen=True)
class Step:
    """Something that is said, and what goes on from it: a press, or something that the learner tries."""

    id: str
    points: tuple[str, ...] = ()
    """Names of what the page points at."""
    tries: tuple[tuple[str, ...], ...] = ()
    """What the learner is to do, one after the other; for each the notations that count ("play *" for any card).
    Nothing: it is only read."""
    also: tuple[str, ...] = ()
    """What the learner may do besides without leaving the way."""
    answers: tuple[str, ...] = ()
    """What bots and chance do then, as long as it is legal."""
    asked: tuple[str, ...] = ()
    told: tuple[str, ...] = ()
    """When it still makes sense after the learner went another way: if the learner is asked one of these kinds of
    decisions, or has heard one of these lines of the log. Neither: only on the way of the script."""


@dataclass(frozen=True)
class Lesson:
    """A guided first game."""

    game: str
    seats: int
    learner: int
    bot: str
    """Who plays the other seats where the script has no answer."""
    steps: tuple[Step, ...]
    options: dict[str, Any] = field(default_factory=dict)
    start: dict[str, Any] | None = None
    """The position it begins from; else the ordinary beginning."""
    lines: tuple[str, ...] = ()
    """What was played before the first step."""

    def play(self) -> Play:
        """The table as the learner finds it."""
        game = load(self.game)
        record = Record(self.game, game.rules, self.seats, self.options, list(self.lines), start=self.start)
        return resume(game, record)


@lru_cache
def lesson_of(game_id: str) -> Lesson | None:
    """The guided first game of this game, if it has one."""
    file = _folder(game_id) / "lesson.toml"
    return read_lesson(game_id, file.read_text(encoding="utf-8")) if file.is_file() else None


def has_lesson(game_id: str) -> bool:
    return (_folder(game_id) / "lesson.toml").is_file()


def lesson_words(game_id: str, lang: str) -> str:
    """The words of a lesson; its steps are called `lesson-ID` there."""
    file = _folder(game_id) / "words" / "lesson" / f"{lang}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def read_lesson(game_id: str, text: str) -> Lesson:
    data = tomllib.loads(text)
    _check(data, _HEAD, "a lesson")
    steps = tuple(_step(one) for one in data.get("step", []))
    ids = [step.id for step in steps]
    if len(set(ids)) < len(ids) or len(steps) < 2 or steps[-1].tries or steps[-1].answers:
        raise BadLesson("a lesson has several steps with different ids, and the last of them is only read")
    seats, learner = data.get("seats", 2), data.get("learner", 0)
    if not 0 <= learner < seats:
        raise BadLesson(f"the learner sits in one of {seats} seats, not in {learner}")
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
        raise BadLesson("a step has no id")
    wanted: list[Any] = data.get("try", [])
    # One thing to try may be written without a list in the list.
    tries = [wanted] if wanted and all(isinstance(one, str) for one in wanted) else wanted
    return Step(
        data["id"],
        tuple(data.get("points", [])),
        tuple(tuple(part) for part in tries),
        tuple(data.get("also", [])),
        tuple(data.get("answers", [])),
        tuple(data.get("asked", [])),
        tuple(data.get("told", [])),
    )


def _check(data: dict[str, Any], known: frozenset[str], what: str) -> None:
    for word in data:
        if word not in known:
            raise BadLesson(f"{what} has no {word!r}; it has: {', '.join(sorted(known))}")


def _folder(game_id: str) -> Traversable:
    return files(package_of(load(game_id)))
