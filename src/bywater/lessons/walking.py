"""A lesson as a good pupil goes through it, in the rules alone: what its author looks at, and what tests check."""

from collections.abc import Iterator

from bywater.core.codes import CHANCE, OVER
from bywater.core.play import Play
from bywater.lessons.following import Follower
from bywater.lessons.reading import BadLesson, Lesson
from bywater.registry import load


def walk(lesson: Lesson) -> Iterator[tuple[Follower, Play]]:
    """The table at each step when it is told. Whatever the script wants and the rules do not allow is told as an
    error, with what they do allow."""
    play = lesson.play()
    follower = Follower(lesson, load(lesson.game), play.state)
    while True:
        yield follower, play
        told = follower.at
        if follower.last:
            return
        if follower.reading:
            follower.press(play.state)
        while follower.at == told and not follower.off:
            _move(lesson, follower, play)
        if follower.off:
            raise _lost(lesson, told, play, "the script is left here")


def _move(lesson: Lesson, follower: Follower, play: Play) -> None:
    """What the script wants next."""
    told, state = follower.at, play.state
    actor = int(state.actor)
    possible = options(play)
    if actor == OVER:
        raise _lost(lesson, told, play, "the game is over")
    if actor == lesson.learner:
        found = follower.wanted(possible)
        if not found:
            raise _lost(lesson, told, play, "the learner is asked, and can do nothing that is wanted")
        text = found[0]
    else:
        text = follower.answer()
        if text not in possible:
            raise _lost(lesson, told, play, f"{text!r} can't be the answer")
    play.do(play.game.action(text))
    follower.acted(actor, text, state)


def options(play: Play) -> list[str]:
    """What the one who is asked may do, or what chance may bring."""
    state = play.state
    if state.actor == OVER:
        return []
    codes = [code for code, _ in state.chances()] if state.actor == CHANCE else list(state.legal())
    return [play.game.notation(code) for code in codes]


def _lost(lesson: Lesson, told: int, play: Play, why: str) -> BadLesson:
    actor = int(play.state.actor)
    who = "chance" if actor == CHANCE else "nobody" if actor == OVER else f"seat {actor}"
    return BadLesson(f"{lesson.game}, step {lesson.steps[told].id!r}: {why}; {who} has: {', '.join(options(play))}")
