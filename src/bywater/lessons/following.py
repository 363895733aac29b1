"""Where a learner is in a lesson. It follows from what was played and what was pressed, and from nothing else:
whoever tells both again to a new `Follower` comes to the same step."""

from collections.abc import Iterable
from fnmatch import fnmatchcase

from bywater.core.codes import CHANCE, OVER
from bywater.core.game import Game
from bywater.core.state import State
from bywater.lessons.reading import Lesson, Step

FREE = -1
"""No step: the learner plays on as he likes."""


class Follower:
    """Goes along with one table. Tell it everything that happens, in order."""

    def __init__(self, lesson: Lesson, game: Game, state: State) -> None:
        self.lesson = lesson
        self.game = game
        self.at = 0
        """The step that is told now, or FREE."""
        self.heard: list[int] = [0]
        """The steps that were told so far, in order; the present one last, if there is one."""
        self.off = False
        """Whether the learner went another way than the script."""
        self.left = ""
        """The step from which he went that way, as long as that is news."""
        self._part = 0  # how many of the things to try in this step are done
        self._answers: list[str] = []
        self._begun = False
        self._lines: set[str] = set()  # what the learner has heard in the log
        self._known = 0
        self._look(state)

    # -- what it is -------------------------------------------------------------------------

    @property
    def step(self) -> Step | None:
        return self.lesson.steps[self.at] if self.at != FREE else None

    @property
    def last(self) -> bool:
        return self.at == len(self.lesson.steps) - 1

    @property
    def reading(self) -> bool:
        """Whether a press leads on."""
        step = self.step
        return step is not None and not self.waiting and (self.off or not step.tries)

    @property
    def waiting(self) -> bool:
        """Whether the step is done, and bots and chance still answer."""
        step = self.step
        return step is not None and self._begun and self._part >= len(step.tries)

    @property
    def paused(self) -> bool:
        """Whether bots wait until the learner has read what is told: what is remarked on must still be there to see."""
        return bool(self.left) if self.off else self.reading

    def answer(self) -> str:
        """What the script wants the next bot or chance to do; "" for whatever they like."""
        return self._answers[0] if self._answers else ""

    def wanted(self, legal: Iterable[str]) -> list[str]:
        """Those of the learner's choices that follow the lesson."""
        step = self.step
        if step is None or self.waiting or self._part >= len(step.tries):
            return []
        return [text for text in legal if _fits(text, step.tries[self._part])]

    # -- what happens -----------------------------------------------------------------------

    def press(self, state: State) -> bool:
        """ "Go on": whether that led anywhere."""
        if self.last:
            return False
        if self.off:
            before = self.at, self.left
            self._tell_next_tip(state)
            return (self.at, self.left) != before
        if not self.reading:
            return False
        self._begin_step()
        self._settle(state)
        return True

    def acted(self, actor: int, text: str, state: State) -> None:
        """Somebody did this, and this is the table now."""
        learner = actor == self.lesson.learner
        if self.last:
            self.off = True  # all was told, and the table goes on, whoever is asked first
        elif self.off:
            if learner:
                self.at, self.left = FREE, ""
        elif learner:
            self._learner_did(text)
        else:
            if self.paused:  # a press that was not kept
                self._begin_step()
            self._others_did(text, actor == CHANCE)
        if state.actor != CHANCE:
            self._look(state)
            self._settle(state)

    def _learner_did(self, text: str) -> None:
        while self.reading and not self.last:  # whoever acts has read enough
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

    def _others_did(self, text: str, chance: bool) -> None:
        if not self._answers:
            return
        if self._answers[0] == text:
            del self._answers[0]
        # What chance adds of its own does not touch what a bot is to do next, nor the other way round.
        elif chance == (self.game.action(self._answers[0]) >= self.game.num_actions):
            self._leave("")

    # -- from step to step ------------------------------------------------------------------

    def _begin_step(self) -> None:
        if not self._begun:
            step = self.step
            assert step is not None
            self._begun = True
            self._answers = list(step.answers)

    def _finish_step(self) -> None:
        """On to the next one, if all of this one has happened."""
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
        """From here on the script is of no use."""
        self.off, self.left = True, step
        self._go_to(FREE)

    def _settle(self, state: State) -> None:
        if state.actor == OVER:
            self._go_to(len(self.lesson.steps) - 1)
            return
        if not self.off:
            self._finish_step()
            if not self.paused and state.actor == self.lesson.learner and not self._can_try(state):
                self._leave("")  # what the script wants can't be done any more
        if self.off and self.at == FREE and state.actor == self.lesson.learner and not self.left:
            self._tell_next_tip(state)

    def _can_try(self, state: State) -> bool:
        return bool(self.wanted(self.game.notation(action) for action in state.legal()))

    def _tell_next_tip(self, state: State) -> None:
        """Something of what is left that fits what the learner is asked, or has seen."""
        self._go_to(FREE)
        self.left = ""
        steps = self.lesson.steps
        kind = state.decision.kind if state.actor == self.lesson.learner else ""
        left = [at for at in range(len(steps) - 1) if at not in self.heard and (steps[at].asked or steps[at].told)]
        for at in left:
            if kind in steps[at].asked or self._lines.intersection(steps[at].told):
                self._go_to(at)
                return
        if not left:
            self._go_to(len(steps) - 1)

    def _look(self, state: State) -> None:
        """What the learner hears of what has happened."""
        view = state.view(self.lesson.learner)
        for entry in state.journal_for(self.lesson.learner, self._known):
            message = self.game.recount(entry.plain(), view)
            if message is not None:
                self._lines.add(message.key)
        self._known = len(state.open_journal())


def _fits(text: str, wanted: tuple[str, ...]) -> bool:
    return any(fnmatchcase(text, one) for one in wanted)
