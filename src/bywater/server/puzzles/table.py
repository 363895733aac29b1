"""A table with a puzzle on it: the other side defends as well as can be, and a win given away is told at once."""

import logging
from typing import Any, Final

from bywater.bots import partner
from bywater.core.errors import BywaterError
from bywater.core.record import digest_of
from bywater.core.seats import OVER
from bywater.puzzles.progress import FAILED, SOLVED, UNSOLVED, defend, judge
from bywater.puzzles.puzzle import puzzles
from bywater.server.errors import told as fault
from bywater.server.storage.interface import Mind
from bywater.server.tables.table import LiveTable
from bywater.server.tables.viewers import Viewer
from bywater.server.transport import messages as m

LOGGER: Final = logging.getLogger("bywater.server")
DEFENCE: Final = "defence"


class PuzzleTable(LiveTable):
    """Somebody sits in the seat of the puzzle; the solver, in a worker's process, judges and defends."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        if self.kept.puzzle not in puzzles():
            raise BywaterError("this puzzle is not there any more")
        self.puzzle = puzzles()[self.kept.puzzle]

    async def act(self, viewer: Viewer, moment: int, texts: list[str]) -> None:
        async with self.turn:
            await self._apply(self._checked(viewer, moment, texts))
            await self._judge()
            self._tell_seats()
        self.wake()

    async def _judge(self) -> None:
        """End it if the win was given away. Where the solver can't tell, play goes on."""
        if self.play.state.actor == OVER:
            return
        try:
            verdict, _ = await self.workers.run(self.code, judge, self.puzzle.id, self.record().lines)
        except Exception as error:
            LOGGER.error("%s: %s while a puzzle was judged", self.code, fault(error))
            return
        if verdict == FAILED:
            returns = [-1.0 if seat == self.puzzle.seat else 1.0 for seat in range(2)]
            digest = digest_of(self.play.state)
            await self._keep(over=True, points=[0, 0], returns=returns, ending=m.Said("puzzle-failed"), digest=digest)

    async def _bots_choice(self, seat: int, bot: str) -> tuple[int, Mind | None]:
        try:
            return await self.workers.run(self.code, defend, self.puzzle.id, self.record().lines), None
        except Exception as error:
            LOGGER.error("%s: %s while a puzzle was defended", self.code, fault(error))
            return await super()._bots_choice(seat, partner(self.game))

    def _bot_at(self, seat: int) -> str:
        """No bot of the ladder answers here."""
        return DEFENCE if seat != self.puzzle.seat else ""

    def _puzzle(self) -> m.Puzzle:
        ids = list(puzzles())
        after = ids.index(self.puzzle.id) + 1
        state = UNSOLVED
        if self.kept.over:
            state = SOLVED if self.kept.returns[self.puzzle.seat] > 0 else FAILED
        return m.Puzzle(
            self.puzzle.id,
            self.puzzle.kind,
            self.puzzle.seat,
            self.puzzle.moves,
            self._left(),
            state,
            ids[after] if after < len(ids) else "",
        )

    def _left(self) -> int:
        """How many own moves are left."""
        state = self.puzzle.start()
        done = 0
        for action in self.play.actions:
            done += state.actor == self.puzzle.seat and state.decision.kind == "turn"
            state.apply(action)
        return max(0, self.puzzle.moves - done)
