"""The table of a guided first game: bots and chance keep to its script as long as the learner follows it."""

import time
from typing import Any

import msgspec
from msgspec.structs import replace

from bywater.core.errors import BadNotation
from bywater.core.options import resolve_options
from bywater.core.seats import CHANCE
from bywater.lessons import Follower, Lesson, lesson_of
from bywater.registry import load
from bywater.server.storage.interface import Chair, Guided, Kept, Mind
from bywater.server.tables.table import LiveTable
from bywater.server.tables.viewers import Refusal, Viewer
from bywater.server.transport import messages as m

_encode = msgspec.json.Encoder().encode


def new_lesson(game_id: str, guest: str, name: str) -> tuple[Kept, list[str], int]:
    """A table as its learner finds it, its first lines, and the learner's seat."""
    lesson = lesson_of(game_id)
    if lesson is None:
        raise Refusal("refused-no-lesson")
    game = load(game_id)
    chairs = [
        Chair("person", name) if at == lesson.learner else Chair("bot", bot=lesson.bot) for at in range(lesson.seats)
    ]
    now = time.time()
    options = resolve_options(game.options, lesson.options)
    kept = Kept("", game_id, game.rules, options, chairs, guest, now, now, start=lesson.start, lesson=Guided())
    return kept, list(lesson.lines), lesson.learner


class LessonTable(LiveTable):
    """Where the learner is follows from the record and the presses, so it goes on anywhere, and back with an undo."""

    lesson: Lesson | None
    follower: Follower | None

    @property
    def guided(self) -> Guided:
        return self.kept.lesson or Guided(done=True)

    @property
    def _guide(self) -> Follower | None:
        """Who goes along, while it is a lesson and the learner's chair is a person's."""
        lesson, follower = self.lesson, self.follower
        if lesson is None or follower is None or self.guided.done:
            return None
        return follower if self.kept.chairs[lesson.learner].kind == "person" else None

    def _retrace(self) -> None:
        super()._retrace()
        self.lesson = lesson_of(self.kept.game)
        self.follower = self._followed()

    def _followed(self) -> Follower | None:
        """Somebody new who has heard of all that was played and pressed."""
        if self.lesson is None or self.lesson.seats != len(self.kept.chairs):
            return None
        first = len(self.lesson.lines)
        state = self.game.opening(self.play.record())
        state.open_journal()
        for action in self.play.actions[:first]:
            state.apply(action)
        follower = Follower(self.lesson, self.game, state)
        pressed = list(self.guided.pressed)
        for number in range(first, len(self.play.actions) + 1):
            while pressed and pressed[0] <= number:
                del pressed[0]
                follower.press(state)
            if number < len(self.play.actions):
                action = self.play.actions[number]
                state.apply(action)
                follower.acted(self.actors[number], self.game.notation(action), state)
        return follower

    # -- what the script says ---------------------------------------------------------------

    def _scripted(self) -> int | None:
        """What the script wants chance or a bot to do now, if they can."""
        guide = self._guide
        if guide is None or not guide.answer():
            return None
        try:
            action = self.game.action(guide.answer())
        except BadNotation:
            return None
        state = self.play.state
        if state.actor == CHANCE:
            return action if any(action == code for code, _ in state.chances()) else None
        return action if state.allows(action) else None

    def _chance(self) -> int:
        action = self._scripted()
        return super()._chance() if action is None else action

    async def _bots_choice(self, seat: int, bot: str) -> tuple[int, Mind | None]:
        action = self._scripted()
        return await super()._bots_choice(seat, bot) if action is None else (action, None)

    def _bot_to_move(self) -> str:
        guide = self._guide
        return "" if guide is not None and guide.paused else super()._bot_to_move()

    def _done(self, action: int) -> None:
        if self.follower is not None:
            self.follower.acted(self.actors[-1], self.game.notation(action), self.play.state)

    async def _apply(self, actions: list[int], mind: Mind | None = None) -> None:
        await super()._apply(actions, mind)
        if self._guide is not None:
            self._tell_seats()

    async def _begin(self) -> None:
        guide = self._guide
        if guide is None or not guide.paused:
            await super()._begin()

    # -- what the learner does ----------------------------------------------------------------

    async def go_on(self, viewer: Viewer, step: int) -> None:
        async with self.turn:
            guide = self._guided_by(viewer)
            if step == guide.at and guide.press(self.play.state):  # else it was pressed twice, or for nothing
                await self._keep_press()
                self._tell_seats()
                await self._begin()
        self.wake()

    async def _keep_press(self) -> None:
        pressed = [*self.guided.pressed, len(self.play.actions)]
        try:
            await self._keep(lesson=replace(self.guided, pressed=pressed))
        except Exception:
            self.follower = self._followed()  # it has not been pressed
            raise Refusal("refused-storage") from None

    async def end_lesson(self, viewer: Viewer) -> None:
        async with self.turn:
            self._guided_by(viewer)
            await self._keep(lesson=replace(self.guided, done=True))
            self._tell_seats()
            await self._begin()
        self.wake()

    def _guided_by(self, viewer: Viewer) -> Follower:
        guide = self._guide
        if guide is None or self.lesson is None or viewer.guest not in self.owners[self.lesson.learner]:
            raise Refusal("refused-no-lesson")
        return guide

    def _undo_is_free(self, facing: tuple[int, ...], length: int) -> bool:
        """Whoever learns may try everything."""
        return self._guide is not None or super()._undo_is_free(facing, length)

    def _undo_length(self, facing: tuple[int, ...]) -> int:
        length = super()._undo_length(facing)
        return length if self.lesson is None or length >= len(self.lesson.lines) else -1

    def _kept_at(self, length: int) -> Kept:
        pressed = [at for at in self.guided.pressed if at <= length]
        return replace(self.kept, lesson=replace(self.guided, pressed=pressed)) if self.kept.lesson else self.kept

    def _as_it_was_set(self) -> None:
        """Whoever learns takes back freely, so nobody else sits down to play against that."""
        super()._as_it_was_set()
        if self._guide is not None and not self.kept.over:
            raise Refusal("refused-lesson-seats")

    def _coach(self, own: list[int]) -> m.Coach | None:
        guide, lesson = self._guide, self.lesson
        if guide is None or lesson is None or lesson.learner not in own:
            return None
        step = guide.step
        return m.Coach(
            step=guide.at,
            of=len(lesson.steps),
            id=step.id if step is not None else "",
            points=list(step.points) if step is not None else [],
            wanted=self._wanted(guide, lesson),
            reading=guide.reading,
            waiting=guide.waiting,
            off=guide.off,
            left=guide.left,
            last=guide.last,
            heard=[lesson.steps[at].id for at in guide.heard],
        )

    def _wanted(self, guide: Follower, lesson: Lesson) -> list[str]:
        state: Any = self.play.state
        if state.actor != lesson.learner:
            return []
        return guide.wanted(self.game.notation(action) for action in state.legal())
