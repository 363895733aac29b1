"""The game that is played at a table: its state, its stored rows, and who took each action. Knows no viewers."""

import logging
import random
import time
from collections.abc import Callable
from functools import cached_property
from typing import Any, Final

from msgspec.structs import replace

from bywater.core.errors import IllegalAction
from bywater.core.game import IDENTICAL, Game
from bywater.core.play import Play, resume
from bywater.core.record import Record, digest_of, outcome_of
from bywater.core.seats import CHANCE, OVER, WATCHER
from bywater.registry import load
from bywater.server.errors import Refusal, describe_error
from bywater.server.storage.interface import BotMemory, StoredTable, TableStore, record_of
from bywater.server.tables.feed import wire_message

LOGGER: Final = logging.getLogger("bywater.server")


class Session:
    """A stored table and the `Play` of its record. Changes are stored before viewers see them.

    Raises BywaterError if the record can't be replayed, for instance under changed rules.
    """

    def __init__(self, stored: StoredTable, lines: list[str], store: TableStore, last_move_at: float = 0.0) -> None:
        self.stored = stored
        self.store = store
        self.game: Game = load(stored.game)
        self.play: Play = resume(self.game, record_of(stored, lines))
        self.rng: random.Random = self.default_rng()
        self.last_move_at = last_move_at
        """When the last action was taken, in seconds since the epoch."""
        self.actors: list[int] = []
        """The actor of each action."""
        self.reveals: list[int] = []
        """`state.reveals` before each action."""
        self._trace()

    @staticmethod
    def default_rng() -> random.Random:
        """The source of chance: the operating system, so that nobody can predict it."""
        return random.SystemRandom()

    @property
    def code(self) -> str:
        return self.stored.code

    @property
    def actor(self) -> int:
        return int(self.play.state.actor)

    @property
    def length(self) -> int:
        """The number of actions so far."""
        return len(self.play.actions)

    @property
    def has_open_seats(self) -> bool:
        return "open" in [seat.kind for seat in self.stored.seats]  # faster than `any`

    @property
    def is_started(self) -> bool:
        return bool(self.play.actions) or not self.has_open_seats

    @property
    def is_running(self) -> bool:
        """Whether actions can be taken: all seats are filled, and the game is not over."""
        return not self.stored.over and not self.has_open_seats

    @cached_property
    def is_cooperative(self) -> bool:
        return self.game.utility_of(self.play.options) == IDENTICAL

    def record(self) -> Record:
        return self.play.record()

    def people(self) -> list[int]:
        """The seats of people."""
        return [number for number, seat in enumerate(self.stored.seats) if seat.kind == "person"]

    def last_action_of(self, seats: tuple[int, ...]) -> int:
        """The number of the last action of these seats; -1 if there is none."""
        for number in range(len(self.actors) - 1, -1, -1) if seats else ():
            if self.actors[number] in seats:
                return number
        return -1

    def try_actions(self, seat: int, actions: list[int]) -> None:
        """Raise a Refusal unless this seat may take these actions one after the other."""
        trial = Play(self.game, self.play.seats, self.play.options)
        trial.state = self.play.state.clone()
        try:
            trial.apply_all(actions, seat)
        except IllegalAction:
            raise Refusal("refused-not-now") from None

    # -- actions, in memory -------------------------------------------------------------------

    def apply(
        self,
        actions: list[int],
        draw: Callable[[], int],
        applied: Callable[[int], None],
        observe: Callable[[], None],
    ) -> list[str]:
        """Apply actions and the chance outcomes that follow; returns their lines.

        `draw` returns a chance outcome. `applied` is called after each action, `observe` whenever it is a seat's turn
        again or the game is over.
        """
        lines: list[str] = []
        pending = list(actions)
        state = self.play.state
        while pending or state.actor == CHANCE:
            action = draw() if state.actor == CHANCE else pending.pop(0)
            self.actors.append(int(state.actor))
            self.reveals.append(int(state.reveals))
            self.play.apply(action)
            applied(action)
            lines.append(self.game.notation(action))
            if state.actor != CHANCE:
                observe()
        return lines

    def undo_to(self, length: int) -> None:
        """Go back in memory to the state after the first `length` actions."""
        self.play.undo_to(length)
        self._trace()

    def result(self, now: float) -> StoredTable | None:
        """The table with its result if the game has been played to its end, else None."""
        state = self.play.state
        if state.actor != OVER:
            return None
        return replace(
            self.stored,
            over=True,
            points=[int(points) for points in state.score()],
            returns=[float(value) for value in state.returns()],
            ending=wire_message(self.game.prompt(state.view(WATCHER))),
            digest=digest_of(state),
            outcome=outcome_of(state),
            updated=now,
        )

    def _trace(self) -> None:
        """Find the actor and the reveals of each action."""
        state = self.game.opening(self.play.record())
        self.actors, self.reveals = [], []
        for action in self.play.actions:
            self.actors.append(int(state.actor))
            self.reveals.append(int(state.reveals))
            state.apply(action)

    # -- rows, in the store -------------------------------------------------------------------

    async def append(
        self, number: int, lines: list[str], now: float, ended: StoredTable | None, memory: BotMemory | None
    ) -> None:
        """Store lines, the first of them with this number. Raises a Refusal if the store fails."""
        try:
            await self.store.append(self.code, number, lines, now, ended, memory)
        except Exception as error:
            LOGGER.error("%s: lines could not be stored: %s", self.code, describe_error(error))
            raise Refusal("refused-storage") from None
        self.stored = ended or self.stored
        self.last_move_at = now

    async def truncate(self, length: int, stored: StoredTable) -> None:
        """Delete the lines after the first `length` ones from the store. Raises a Refusal if the store fails."""
        try:
            await self.store.truncate(self.code, length, stored)
        except Exception as error:
            LOGGER.error("%s: lines could not be deleted: %s", self.code, describe_error(error))
            raise Refusal("refused-storage") from None
        self.stored = stored

    async def update(self, **changes: Any) -> None:
        """Change the stored table."""
        stored = replace(self.stored, updated=time.time(), **changes)
        await self.store.update(stored)
        self.stored = stored

    async def end(self, **result: Any) -> None:
        """End the game before its end by the rules."""
        await self.update(over=True, digest=digest_of(self.play.state), **result)

    def close(self) -> None:
        """Accept no more actions. Nothing is stored: the table is being deleted."""
        self.stored = replace(self.stored, over=True)
