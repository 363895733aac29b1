"""The policy of guided first games: bots and chance follow the script as long as the learner does.

The current step follows from the record and the presses of "go on", so that it survives restarts and undos.
"""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from bywater.core.errors import BadNotation
from bywater.core.options import resolve_options
from bywater.core.seats import CHANCE
from bywater.lessons import Follower, Lesson, lesson_of
from bywater.registry import load
from bywater.server.errors import Refusal
from bywater.server.storage.interface import BotMemory, LessonProgress, StoredSeat, StoredTable
from bywater.server.tables.creation import TableWithOwners, stored_table
from bywater.server.tables.policy import TableExtras, TablePolicy
from bywater.server.tables.session import Session
from bywater.server.transport import messages as m
from bywater.server.workers.pool import Workers


def new_lesson(game_id: str, guest: str, name: str) -> tuple[TableWithOwners, list[str]]:
    """The table of a new guided game, its owners, and its first lines."""
    lesson = lesson_of(game_id)
    if lesson is None:
        raise Refusal("refused-no-lesson")
    game = load(game_id)
    seats = [
        StoredSeat("person", name) if seat == lesson.learner else StoredSeat("bot", bot=lesson.bot)
        for seat in range(lesson.seats)
    ]
    options = resolve_options(game.options, lesson.options)
    stored = stored_table(game, options, seats, guest, start=lesson.start, lesson=LessonProgress(), is_counted=False)
    return (stored, [(lesson.learner, guest)]), list(lesson.lines)


def is_lesson(stored: StoredTable) -> bool:
    """Whether this is the table of a guided first game."""
    return stored.lesson is not None


class LessonPolicy(TablePolicy):
    """Undo is free, seats stay as they are, and steps that are read pause the game."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.lesson: Lesson | None = lesson_of(session.stored.game)
        self.follower: Follower | None = self._new_follower()

    @classmethod
    async def open(cls, session: Session) -> "LessonPolicy":
        return cls(session)

    @property
    def _progress(self) -> LessonProgress:
        return self.session.stored.lesson or LessonProgress(done=True)

    @property
    def _active(self) -> Follower | None:
        """The follower while the lesson goes on and a person holds the learner's seat."""
        lesson, follower = self.lesson, self.follower
        if lesson is None or follower is None or self._progress.done:
            return None
        return follower if self.session.stored.seats[lesson.learner].kind == "person" else None

    def _new_follower(self) -> Follower | None:
        """A follower that has seen all actions and presses so far."""
        session, lesson = self.session, self.lesson
        if lesson is None or lesson.seats != len(session.stored.seats):
            return None
        first = len(lesson.lines)
        state = session.game.opening(session.record())
        state.open_journal()
        for action in session.play.actions[:first]:
            state.apply(action)
        follower = Follower(lesson, session.game, state)
        pressed = list(self._progress.pressed)
        for number in range(first, session.length + 1):
            while pressed and pressed[0] <= number:
                del pressed[0]
                follower.press(state)
            if number < session.length:
                action = session.play.actions[number]
                state.apply(action)
                follower.acted(session.actors[number], session.game.notation(action), state)
        return follower

    # -- what is allowed ----------------------------------------------------------------------

    def check_seat_change(self) -> None:
        """Nobody may join, since the learner undoes freely."""
        if self._active is not None and not self.session.stored.over:
            raise Refusal("refused-lesson-seats")

    def undo_length(self, seats: tuple[int, ...]) -> int:
        length = super().undo_length(seats)
        return length if self.lesson is None or length >= len(self.lesson.lines) else -1

    def undo_is_free(self, seats: tuple[int, ...], length: int) -> bool:
        return self._active is not None or super().undo_is_free(seats, length)

    def stored_after_undo(self, length: int) -> StoredTable:
        stored = self.session.stored
        if stored.lesson is None:
            return stored
        pressed = [at for at in stored.lesson.pressed if at <= length]
        return replace(stored, lesson=replace(stored.lesson, pressed=pressed))

    # -- the script ---------------------------------------------------------------------------

    @property
    def is_paused(self) -> bool:
        follower = self._active
        return follower is not None and follower.paused

    def _scripted_action(self) -> int | None:
        """The action that the script has for chance or a bot, if it is possible now."""
        follower = self._active
        if follower is None or not follower.answer():
            return None
        try:
            action = self.session.game.action(follower.answer())
        except BadNotation:
            return None
        state = self.session.play.state
        if state.actor == CHANCE:
            return action if any(action == code for code, _ in state.chances()) else None
        return action if state.allows(action) else None

    def draw(self) -> int:
        action = self._scripted_action()
        return super().draw() if action is None else action

    async def choose(self, workers: Workers, seat: int, bot: str) -> tuple[int, BotMemory | None]:
        action = self._scripted_action()
        return await super().choose(workers, seat, bot) if action is None else (action, None)

    def action_applied(self, action: int) -> None:
        if self.follower is not None:
            session = self.session
            self.follower.acted(session.actors[-1], session.game.notation(action), session.play.state)

    def rolled_back(self) -> None:
        self.follower = self._new_follower()

    # -- the learner --------------------------------------------------------------------------

    async def press_step(self, seats: Sequence[int], step: int) -> bool:
        follower = self._follower_for(seats)
        if step != follower.at or not follower.press(self.session.play.state):
            return False  # pressed twice, or at a step that is not read
        pressed = [*self._progress.pressed, self.session.length]
        try:
            await self.session.update(lesson=replace(self._progress, pressed=pressed))
        except Exception:
            self.follower = self._new_follower()  # without the press
            raise Refusal("refused-storage") from None
        return True

    async def end_lesson(self, seats: Sequence[int]) -> None:
        self._follower_for(seats)
        await self.session.update(lesson=replace(self._progress, done=True))

    def _follower_for(self, seats: Sequence[int]) -> Follower:
        follower = self._active
        if follower is None or self.lesson is None or self.lesson.learner not in seats:
            raise Refusal("refused-no-lesson")
        return follower

    # -- messages -----------------------------------------------------------------------------

    @property
    def has_coach(self) -> bool:
        return self._active is not None

    def extras(self, seats: Sequence[int]) -> TableExtras:
        return TableExtras(coach=self._coach(seats))

    def _coach(self, seats: Sequence[int]) -> m.Coach | None:
        follower, lesson = self._active, self.lesson
        if follower is None or lesson is None or lesson.learner not in seats:
            return None
        step = follower.step
        return m.Coach(
            step=follower.at,
            of=len(lesson.steps),
            id=step.id if step is not None else "",
            points=list(step.points) if step is not None else [],
            wanted=self._wanted(follower, lesson),
            reading=follower.reading,
            waiting=follower.waiting,
            off=follower.off,
            left=follower.left,
            last=follower.last,
            heard=[lesson.steps[at].id for at in follower.heard],
        )

    def _wanted(self, follower: Follower, lesson: Lesson) -> list[str]:
        state: Any = self.session.play.state
        if state.actor != lesson.learner:
            return []
        return follower.wanted(self.session.game.notation(action) for action in state.legal())
