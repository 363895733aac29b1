"""The policy of puzzles: the solver judges each move and plays the other side."""

import logging
from collections.abc import Sequence
from typing import Final

from bywater.bots import partner
from bywater.core.errors import BywaterError
from bywater.core.seats import OVER
from bywater.puzzles.progress import FAILED, SOLVED, UNSOLVED, defend, judge
from bywater.puzzles.puzzle import puzzles
from bywater.server.errors import Refusal, describe_error
from bywater.server.storage.interface import BotMemory, StoredTable
from bywater.server.tables.policy import TableExtras, TablePolicy, Verdict
from bywater.server.tables.session import Session
from bywater.server.transport import messages as m
from bywater.server.workers.pool import Workers

LOGGER: Final = logging.getLogger("bywater.server")
DEFENCE: Final = "defence"
"""The name of the solver in the place of a bot."""


def is_puzzle(stored: StoredTable) -> bool:
    """Whether this is the table of a puzzle."""
    return bool(stored.puzzle)


class PuzzlePolicy(TablePolicy):
    """No undo, no hints, no change of seats. The game ends as soon as the win is not forced any more."""

    undo_refusal = "refused-puzzle-undo"
    hint_refusal = "refused-puzzle-hint"
    judges_actions = True

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        id = session.stored.puzzle
        if id not in puzzles():
            raise BywaterError(f"unknown puzzle {id!r}; it may have been removed")
        self.puzzle = puzzles()[id]

    @classmethod
    async def open(cls, session: Session) -> "PuzzlePolicy":
        return cls(session)

    def check_seat_change(self) -> None:
        raise Refusal("refused-challenge-seats")

    async def judge(self, workers: Workers) -> Verdict | None:
        """The result if the win was given away. If the solver fails, play goes on."""
        session = self.session
        if session.actor == OVER:
            return None
        try:
            verdict, _ = await workers.run(session.code, judge, self.puzzle.id, session.record().lines)
        except Exception as error:
            LOGGER.error("%s: %s while judging a puzzle", session.code, describe_error(error))
            return None
        if verdict != FAILED:
            return None
        returns = [-1.0 if seat == self.puzzle.seat else 1.0 for seat in range(2)]
        return Verdict([0, 0], returns, m.Message("puzzle-failed"))

    async def choose(self, workers: Workers, seat: int, bot: str) -> tuple[int, BotMemory | None]:
        session = self.session
        try:
            return await workers.run(session.code, defend, self.puzzle.id, session.record().lines), None
        except Exception as error:
            LOGGER.error("%s: %s while defending a puzzle", session.code, describe_error(error))
            return await super().choose(workers, seat, partner(session.game))

    def bot_at(self, seat: int, stand_in: str) -> str:
        """The solver plays the other side; nobody stands in for the player."""
        return DEFENCE if seat != self.puzzle.seat else ""

    def extras(self, seats: Sequence[int]) -> TableExtras:
        return TableExtras(puzzle=self._puzzle())

    def _puzzle(self) -> m.Puzzle:
        puzzle, stored = self.puzzle, self.session.stored
        ids = list(puzzles())
        following = ids.index(puzzle.id) + 1
        state = UNSOLVED
        if stored.over:
            state = SOLVED if stored.returns[puzzle.seat] > 0 else FAILED
        return m.Puzzle(
            puzzle.id,
            puzzle.kind,
            puzzle.seat,
            puzzle.moves,
            self._moves_left(),
            state,
            ids[following] if following < len(ids) else "",
        )

    def _moves_left(self) -> int:
        state = self.puzzle.start()
        done = 0
        for action in self.session.play.actions:
            done += state.actor == self.puzzle.seat and state.decision.kind == "turn"
            state.apply(action)
        return max(0, self.puzzle.moves - done)
