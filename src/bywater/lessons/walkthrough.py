"""Plays a lesson by its script, for authors and for tests."""

from collections.abc import Iterator

from bywater.core.play import Play
from bywater.core.seats import CHANCE, OVER
from bywater.lessons.follower import Follower
from bywater.lessons.lesson import BadLesson, Lesson
from bywater.registry import load


def walk(lesson: Lesson) -> Iterator[tuple[Follower, Play]]:
    """The follower and the play at the beginning of each step.

    BadLesson, with the legal actions, if the script breaks the rules.
    """
    play = lesson.play()
    follower = Follower(lesson, load(lesson.game), play.state)
    while True:
        yield follower, play
        at = follower.at
        if follower.last:
            return
        if follower.reading:
            follower.press(play.state)
        while follower.at == at and not follower.off:
            _move(lesson, follower, play)
        if follower.off:
            raise _broken(lesson, at, play, "expected to stay in the script, but it was left")


def _move(lesson: Lesson, follower: Follower, play: Play) -> None:
    """Play the next action of the script."""
    at, state = follower.at, play.state
    actor = int(state.actor)
    possible = options(play)
    if actor == OVER:
        raise _broken(lesson, at, play, "expected an action of the script, but the game is over")
    if actor == lesson.learner:
        found = follower.wanted(possible)
        if not found:
            raise _broken(lesson, at, play, "expected a legal action for the learner to try, got none")
        text = found[0]
    else:
        text = follower.answer()
        if text not in possible:
            raise _broken(lesson, at, play, f"expected a legal answer, got {text!r}")
    play.apply(play.game.action(text))
    follower.acted(actor, text, state)


def options(play: Play) -> list[str]:
    """The texts of the legal actions or of the chance outcomes."""
    state = play.state
    if state.actor == OVER:
        return []
    codes = [code for code, _ in state.chances()] if state.actor == CHANCE else list(state.legal())
    return [play.game.notation(code) for code in codes]


def _broken(lesson: Lesson, at: int, play: Play, why: str) -> BadLesson:
    actor = int(play.state.actor)
    who = "chance" if actor == CHANCE else "nobody" if actor == OVER else f"seat {actor}"
    return BadLesson(f"{lesson.game}, step {lesson.steps[at].id!r}: {why}; {who} has: {', '.join(options(play))}")
