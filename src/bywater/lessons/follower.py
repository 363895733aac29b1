"""The progress of a learner in a lesson.

It depends only on the actions and presses: a new `Follower` that gets the same ones reaches the same step.
"""

from collections.abc import Iterable
from fnmatch import fnmatchcase

from bywater.core.game import Game
from bywater.core.seats import CHANCE, OVER
from bywater.core.state import State
from bywater.lessons.lesson import Lesson, Step

FREE = -1
"""No step is shown: the learner plays freely."""


class Follower:
    """Tracks the progress of one game. It must get every action and every press, in order."""

    def __init__(self, lesson: Lesson, game: Game, state: State) -> None:
        self.lesson = lesson
        self.game = game
        self.at = 0
        """The number of the step that is shown, or FREE."""
        self.heard: list[int] = [0]
        """The steps that were shown so far, in order, the current one last."""
        self.off = False
        """Whether the learner has left the script."""
        self.left = ""
        """The step at which the learner left the script, until the learner has read the remark about it."""
        self._part = 0  # how many parts of this step are done
        self._answers: list[str] = []
        self._begun = False
        self._lines: set[str] = set()  # the keys of the log lines that the learner has seen
        self._known = 0
        self._record_log_lines(state)

    # -- the current step -------------------------------------------------------------------------

    @property
    def step(self) -> Step | None:
        return self.lesson.steps[self.at] if self.at != FREE else None

    @property
    def last(self) -> bool:
        return self.at == len(self.lesson.steps) - 1

    @property
    def reading(self) -> bool:
        """Whether a press leads to the next step."""
        step = self.step
        return step is not None and not self.waiting and (self.off or not step.tries)

    @property
    def waiting(self) -> bool:
        """Whether the step is done, and bots and chance still have to answer."""
        step = self.step
        return step is not None and self._begun and self._part >= len(step.tries)

    @property
    def paused(self) -> bool:
        """Whether bots wait until the learner has read the step, which may refer to the current table."""
        return bool(self.left) if self.off else self.reading

    def answer(self) -> str:
        """The next action of a bot or chance in the script; "" if they choose freely."""
        return self._answers[0] if self._answers else ""

    def wanted(self, legal: Iterable[str]) -> list[str]:
        """The legal actions that follow the lesson."""
        step = self.step
        if step is None or self.waiting or self._part >= len(step.tries):
            return []
        return [text for text in legal if _fits(text, step.tries[self._part])]

    # -- presses and actions -----------------------------------------------------------------------

    def press(self, state: State) -> bool:
        """Handle a press of "next". Returns whether the step changed."""
        if self.last:
            return False
        if self.off:
            before = self.at, self.left
            self._show_next_tip(state)
            return (self.at, self.left) != before
        if not self.reading:
            return False
        self._begin_step()
        self._update_step(state)
        return True

    def acted(self, actor: int, text: str, state: State) -> None:
        """Handle an action of a seat or of chance, after it was applied to `state`."""
        learner = actor == self.lesson.learner
        if self.last:
            self.off = True  # all steps were shown, and the game continues
        elif self.off:
            if learner:
                self.at, self.left = FREE, ""
        elif learner:
            self._after_learner(text)
        else:
            if self.paused:  # the press was not recorded
                self._begin_step()
            self._after_others(text, actor == CHANCE)
        if state.actor != CHANCE:
            self._record_log_lines(state)
            self._update_step(state)

    def _after_learner(self, text: str) -> None:
        while self.reading and not self.last:  # an action counts as having read
            self._go_to(self.at + 1)
        if self.last:
            self.off = True
            return
        step = self.step
        assert step is not None
        if not self.waiting and self._part < len(step.tries) and _fits(text, step.tries[self._part]):
            self._begin_step()
            self._part += 1
        elif not self.waiting and _fits(text, step.also):
            self._begin_step()
        else:
            self._leave(step.id)

    def _after_others(self, text: str, chance: bool) -> None:
        if not self._answers:
            return
        if self._answers[0] == text:
            del self._answers[0]
        # an unscripted chance outcome does not affect the next scripted action of a bot, and vice versa
        elif chance == (self.game.action(self._answers[0]) >= self.game.num_actions):
            self._leave("")

    # -- going to another step ------------------------------------------------------------------

    def _begin_step(self) -> None:
        if not self._begun:
            step = self.step
            assert step is not None
            self._begun = True
            self._answers = list(step.answers)

    def _finish_step(self) -> None:
        """Go to the next step if this one is complete."""
        step = self.step
        if step is None or not self._begun or self._part < len(step.tries) or self._answers:
            return
        self._go_to(self.at + 1)

    def _go_to(self, at: int) -> None:
        self.at = at
        self._begun = False
        self._part = 0
        self._answers = []
        if at != FREE and at not in self.heard:
            self.heard.append(at)

    def _leave(self, step: str) -> None:
        """Leave the script."""
        self.off, self.left = True, step
        self._go_to(FREE)

    def _update_step(self, state: State) -> None:
        """Finish the step, leave the script or show a tip, as the new state requires."""
        if state.actor == OVER:
            self._go_to(len(self.lesson.steps) - 1)
            return
        if not self.off:
            self._finish_step()
            if not self.paused and state.actor == self.lesson.learner and not self._can_try(state):
                self._leave("")  # the scripted action is not legal any more
        if self.off and self.at == FREE and state.actor == self.lesson.learner and not self.left:
            self._show_next_tip(state)

    def _can_try(self, state: State) -> bool:
        return bool(self.wanted(self.game.notation(action) for action in state.legal()))

    def _show_next_tip(self, state: State) -> None:
        """Show a remaining step that fits the learner's decision, or a log line that the learner has seen."""
        self._go_to(FREE)
        self.left = ""
        steps = self.lesson.steps
        kind = state.decision.kind if state.actor == self.lesson.learner else ""
        left = [
            at for at in range(len(steps) - 1) if at not in self.heard and (steps[at].decisions or steps[at].log_lines)
        ]
        for at in left:
            if kind in steps[at].decisions or self._lines.intersection(steps[at].log_lines):
                self._go_to(at)
                return
        if not left:
            self._go_to(len(steps) - 1)

    def _record_log_lines(self, state: State) -> None:
        """Record the log lines that the learner can see."""
        view = state.view(self.lesson.learner)
        for entry in state.journal_for(self.lesson.learner, self._known):
            message = self.game.log_line(entry.plain(), view)
            if message is not None:
                self._lines.add(message.key)
        self._known = len(state.open_journal())


def _fits(text: str, wanted: tuple[str, ...]) -> bool:
    return any(fnmatchcase(text, one) for one in wanted)
