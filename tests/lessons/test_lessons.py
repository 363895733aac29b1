"""Guided first games: followed to their end, and left at every step."""

import random

import pytest

from bywater.core.play import Play
from bywater.core.seats import CHANCE, OVER
from bywater.lessons import BadLesson, Follower, Lesson, lesson_of
from bywater.lessons.lesson import read_lesson
from bywater.lessons.walkthrough import options, walk
from bywater.registry import game_ids, load

GAMES = [game for game in game_ids() if lesson_of(game) is not None]


def the_lesson(game_id: str) -> Lesson:
    lesson = lesson_of(game_id)
    assert lesson is not None
    return lesson


def test_every_game_has_a_lesson() -> None:
    assert set(GAMES) == set(game_ids())


@pytest.mark.parametrize("game_id", GAMES)
def test_a_learner_who_follows_gets_every_step_in_order_and_the_script_is_legal(game_id: str) -> None:
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


@pytest.mark.parametrize("game_id", GAMES)
def test_the_game_can_be_played_on_from_the_last_step(game_id: str) -> None:
    for follower, play in walk(the_lesson(game_id)):  # noqa: B007
        pass
    assert follower.last
    assert play.state.actor != OVER
    # whether the learner or a bot acts first, the last step stays the last
    actor, text = int(play.state.actor), options(play)[0]
    play.apply(play.game.action(text))
    follower.acted(actor, text, play.state)
    assert (follower.last, follower.off) == (True, True)


class Pupil:
    """Follows the script up to a step, then plays at random; bots and chance follow the script if possible."""

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
        self.play.apply(self.play.game.action(text))
        follower.acted(actor, text, state)

    def go(self) -> None:
        """Play to the end of the game."""
        follower, state = self.follower, self.play.state
        while state.actor != OVER:
            if follower.step is not None and follower.step.id not in self.tips:
                self.tips.append(follower.step.id)
            if follower.last:
                follower.off = True  # as after the end of the lesson, when bots don't wait
            elif follower.reading and (follower.at < self.until or state.actor != self.lesson.learner):
                before = follower.at
                self.press()
                assert follower.at != before or follower.waiting
                continue
            if follower.left and state.actor not in (CHANCE, self.lesson.learner):
                assert follower.paused  # bots wait until it is read; chance follows immediately
                self.press()
                assert not follower.paused
                continue
            assert not (follower.paused and not follower.off and state.actor == CHANCE)
            self.move()


@pytest.mark.parametrize("game_id", GAMES)
def test_a_learner_who_leaves_the_script_at_any_step_is_never_stuck_and_gets_the_last_step(game_id: str) -> None:
    lesson = the_lesson(game_id)
    for until in range(len(lesson.steps)):
        pupil = Pupil(lesson, until, seed=until)
        pupil.go()
        assert pupil.play.state.actor == OVER
        assert pupil.follower.last
        assert len(pupil.follower.heard) == len(set(pupil.follower.heard))


@pytest.mark.parametrize("game_id", GAMES)
def test_the_step_depends_only_on_actions_and_presses(game_id: str) -> None:
    """A new follower that gets them again reaches the same step, as after a restart or an undo."""
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
                play.apply(action)
                again.acted(actor, play.game.notation(action), play.state)
        assert (again.at, again.off, again.heard) == (pupil.follower.at, pupil.follower.off, pupil.follower.heard)


def test_an_action_counts_as_having_read_the_step() -> None:
    lesson = the_lesson("confrontation")
    play = lesson.play()
    follower = Follower(lesson, play.game, play.state)
    play.apply(play.game.action("aragorn enedwaith-moria"))
    follower.acted(0, "aragorn enedwaith-moria", play.state)
    assert (follower.off, follower.waiting, follower.answer()) == (False, True, "warg mordor-dagorlad")


def test_another_action_gets_a_remark_and_later_steps_that_fit_are_still_shown() -> None:
    lesson = the_lesson("confrontation")
    play = lesson.play()
    follower = Follower(lesson, play.game, play.state)

    def do(text: str) -> None:
        actor = int(play.state.actor)
        play.apply(play.game.action(text))
        follower.acted(actor, text, play.state)

    do("gandalf rohan-gondor")  # the script has Aragorn first
    assert (follower.off, follower.left, follower.answer()) == (True, "forward", "")
    do("play dark_1")
    assert follower.left == "forward"  # shown until the learner goes on
    follower.press(play.state)
    assert follower.step is not None
    assert follower.step.id == "strength"  # the learner is to play a card
    assert follower.reading
    follower.press(play.state)
    assert follower.step is None  # nothing else fits a card
    do("play light_5")
    assert not follower.paused


def test_other_accepted_actions_do_not_leave_the_script() -> None:
    steps = walk(the_lesson("towers"))
    follower, play = next((follower, play) for follower, play in steps if follower.step and follower.step.id == "lay")
    for text in ("lead green_endurance", "lay green_endurance", "lay green_endurance", "lay ochre_wisdom"):
        play.apply(play.game.action(text))
        follower.acted(0, text, play.state)
        assert (follower.off, follower.waiting) == (False, False)
    play.apply(play.game.action("done"))
    follower.acted(0, "done", play.state)
    assert (follower.off, follower.waiting, follower.answer()) == (False, True, "lay ochre_endurance")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('[[step]]\nid = "a"', "several steps"),
        ('[[step]]\nid = "a"\n[[step]]\nid = "a"', "different ids"),
        ('learner = 2\n[[step]]\nid = "a"\n[[step]]\nid = "b"', "seat below 2, got 2"),
        ('[[step]]\nid = "a"\nwhy = 1\n[[step]]\nid = "b"', "'why'"),
        ('teacher = 1\n[[step]]\nid = "a"\n[[step]]\nid = "b"', "'teacher'"),
        ('[[step]]\n[[step]]\nid = "b"', "an id for each step"),
    ],
)
def test_an_invalid_lesson_is_refused_with_a_message(text: str, says: str) -> None:
    with pytest.raises(BadLesson, match=says):
        read_lesson("confrontation", text)


def test_a_broken_script_is_reported_with_the_legal_actions() -> None:
    text = '[[step]]\nid = "a"\ntry = ["orcs mordor-gondor"]\n[[step]]\nid = "b"\n'
    lesson = read_lesson(
        "confrontation", f'{text}\n[start]\nturn = "light"\n[start.light.figures]\nshire = ["frodo"]\n'
    )
    with pytest.raises(BadLesson, match=r"step 'a'.*frodo shire-cardolan"):
        list(walk(lesson))
