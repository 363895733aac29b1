"""Guided first games in the rules alone: followed to their end, and left at every step."""

import random

import pytest

from bywater.core.codes import CHANCE, OVER
from bywater.core.play import Play
from bywater.lessons import BadLesson, Follower, Lesson, lesson_of
from bywater.lessons.reading import read_lesson
from bywater.lessons.walking import options, walk
from bywater.registry import game_ids, load

TAUGHT = [game for game in game_ids() if lesson_of(game) is not None]


def the_lesson(game_id: str) -> Lesson:
    lesson = lesson_of(game_id)
    assert lesson is not None
    return lesson


def test_every_game_has_one() -> None:
    assert set(TAUGHT) == set(game_ids())


@pytest.mark.parametrize("game_id", TAUGHT)
def test_who_follows_hears_every_step_in_order_and_all_of_the_script_is_legal(game_id: str) -> None:
    lesson = the_lesson(game_id)
    told = []
    for follower, play in walk(lesson):
        told.append(follower.at)
        step = follower.step
        assert step is not None
        if step.tries:
            assert play.state.actor == lesson.learner
            legal = options(play)
            wanted = [text for text in step.tries[0] if "*" not in text]
            assert set(wanted) <= set(legal), step.id
    assert told == list(range(len(lesson.steps)))


@pytest.mark.parametrize("game_id", TAUGHT)
def test_what_was_learned_can_be_played_on_from_the_last_step(game_id: str) -> None:
    for follower, play in walk(the_lesson(game_id)):  # noqa: B007
        pass
    assert follower.last
    assert play.state.actor != OVER
    # Whoever is asked first, the learner or a bot: the last step stays the last.
    actor, text = int(play.state.actor), options(play)[0]
    play.do(play.game.action(text))
    follower.acted(actor, text, play.state)
    assert (follower.last, follower.off) == (True, True)


class Pupil:
    """Follows up to a step, and then does whatever comes to mind; bots and chance as the table would."""

    def __init__(self, lesson: Lesson, until: int, seed: int) -> None:
        self.lesson = lesson
        self.until = until
        self.rng = random.Random(seed)
        self.play: Play = lesson.play()
        self.follower = Follower(lesson, load(lesson.game), self.play.state)
        self.pressed: list[int] = []
        self.tips: list[str] = []

    def press(self) -> None:
        self.pressed.append(len(self.play.actions))
        self.follower.press(self.play.state)

    def move(self) -> None:
        state, follower = self.play.state, self.follower
        possible = options(self.play)
        text = follower.answer() if state.actor != self.lesson.learner else ""
        if state.actor == self.lesson.learner and not follower.off and follower.at < self.until:
            text = (follower.wanted(possible) or [""])[0]
        if text not in possible:
            text = self.rng.choice(possible)
        actor = int(state.actor)
        self.play.do(self.play.game.action(text))
        follower.acted(actor, text, state)

    def go(self) -> None:
        """To the end of the game."""
        follower, state = self.follower, self.play.state
        while state.actor != OVER:
            if follower.step is not None and follower.step.id not in self.tips:
                self.tips.append(follower.step.id)
            if follower.last:
                follower.off = True  # as when the lesson is ended: nobody waits any more
            elif follower.reading and (follower.at < self.until or state.actor != self.lesson.learner):
                before = follower.at
                self.press()
                assert follower.at != before or follower.waiting
                continue
            if follower.left and state.actor not in (CHANCE, self.lesson.learner):
                assert follower.paused  # bots wait while that is unread; chance has come with the choice itself
                self.press()
                assert not follower.paused
                continue
            assert not (follower.paused and not follower.off and state.actor == CHANCE)
            self.move()


@pytest.mark.parametrize("game_id", TAUGHT)
def test_who_goes_another_way_at_any_step_is_never_stuck_and_hears_the_end(game_id: str) -> None:
    lesson = the_lesson(game_id)
    for until in range(len(lesson.steps)):
        pupil = Pupil(lesson, until, seed=until)
        pupil.go()
        assert pupil.play.state.actor == OVER
        assert pupil.follower.last
        assert len(pupil.follower.heard) == len(set(pupil.follower.heard))


@pytest.mark.parametrize("game_id", TAUGHT)
def test_where_somebody_is_follows_from_what_was_played_and_pressed(game_id: str) -> None:
    """Told again to somebody new, it comes to the same step: what a restart and an undo do."""
    lesson = the_lesson(game_id)
    for until in (0, len(lesson.steps) // 2, len(lesson.steps)):
        pupil = Pupil(lesson, until, seed=until)
        for _ in range(12):
            if pupil.follower.last or pupil.play.state.actor == OVER:
                break
            if pupil.follower.paused:
                pupil.press()
            else:
                pupil.move()
        play = lesson.play()
        again = Follower(lesson, load(game_id), play.state)
        pressed = list(pupil.pressed)
        for number in range(len(play.actions), len(pupil.play.actions) + 1):
            while pressed and pressed[0] <= number:
                del pressed[0]
                again.press(play.state)
            if number < len(pupil.play.actions):
                actor = int(play.state.actor)
                action = pupil.play.actions[number]
                play.do(action)
                again.acted(actor, play.game.notation(action), play.state)
        assert (again.at, again.off, again.heard) == (pupil.follower.at, pupil.follower.off, pupil.follower.heard)


def test_a_learner_who_acts_before_reading_on_has_read_enough() -> None:
    lesson = the_lesson("confrontation")
    play = lesson.play()
    follower = Follower(lesson, play.game, play.state)
    play.do(play.game.action("aragorn enedwaith-moria"))
    follower.acted(0, "aragorn enedwaith-moria", play.state)
    assert (follower.off, follower.waiting, follower.answer()) == (False, True, "warg mordor-dagorlad")


def test_another_move_is_remarked_on_kindly_and_later_steps_that_fit_are_still_told() -> None:
    lesson = the_lesson("confrontation")
    play = lesson.play()
    follower = Follower(lesson, play.game, play.state)

    def do(text: str) -> None:
        actor = int(play.state.actor)
        play.do(play.game.action(text))
        follower.acted(actor, text, play.state)

    do("gandalf rohan-gondor")  # the lesson wanted Aragorn first
    assert (follower.off, follower.left, follower.answer()) == (True, "forward", "")
    do("play dark_1")
    assert follower.left == "forward"  # said until the learner goes on
    follower.press(play.state)
    assert follower.step is not None
    assert follower.step.id == "strength"  # the learner is asked for a card
    assert follower.reading
    follower.press(play.state)
    assert follower.step is None  # nothing else fits a card
    do("play light_5")
    assert not follower.paused


def test_what_may_be_done_besides_does_not_leave_the_way() -> None:
    steps = walk(the_lesson("towers"))
    follower, play = next((follower, play) for follower, play in steps if follower.step and follower.step.id == "lay")
    for text in ("lead green_endurance", "lay green_endurance", "lay green_endurance", "lay ochre_wisdom"):
        play.do(play.game.action(text))
        follower.acted(0, text, play.state)
        assert (follower.off, follower.waiting) == (False, False)
    play.do(play.game.action("done"))
    follower.acted(0, "done", play.state)
    assert (follower.off, follower.waiting, follower.answer()) == (False, True, "lay ochre_endurance")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('[[step]]\nid = "a"', "several steps"),
        ('[[step]]\nid = "a"\n[[step]]\nid = "a"', "different ids"),
        ('learner = 2\n[[step]]\nid = "a"\n[[step]]\nid = "b"', "not in 2"),
        ('[[step]]\nid = "a"\nwhy = 1\n[[step]]\nid = "b"', "'why'"),
        ('teacher = 1\n[[step]]\nid = "a"\n[[step]]\nid = "b"', "'teacher'"),
        ('[[step]]\n[[step]]\nid = "b"', "no id"),
    ],
)
def test_a_lesson_that_makes_no_sense_is_refused_with_a_sentence(text: str, says: str) -> None:
    with pytest.raises(BadLesson, match=says):
        read_lesson("confrontation", text)


def test_a_script_that_does_not_hold_is_told_with_what_would_be_legal() -> None:
    text = '[[step]]\nid = "a"\ntry = ["orcs mordor-gondor"]\n[[step]]\nid = "b"\n'
    lesson = read_lesson(
        "confrontation", f'{text}\n[start]\nturn = "light"\n[start.light.figures]\nshire = ["frodo"]\n'
    )
    with pytest.raises(BadLesson, match=r"step 'a'.*frodo shire-cardolan"):
        list(walk(lesson))
