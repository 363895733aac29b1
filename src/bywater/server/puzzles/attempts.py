"""Attempts at puzzles: each has a table of its own, and a guest has at most one unfinished attempt per puzzle."""

from typing import Any

import msgspec

from bywater.bots import partner
from bywater.core.options import resolve_options
from bywater.puzzles.puzzle import GAME, Puzzle, puzzles
from bywater.registry import load
from bywater.server.errors import Refusal
from bywater.server.puzzles.store import Attempt, PuzzleStore
from bywater.server.storage.interface import StoredSeat, StoredTable
from bywater.server.tables.creation import stored_table


class Attempts:
    """Starts attempts, and knows who solved which puzzle. A data holder for privacy requests."""

    name = "puzzles"

    def __init__(self, store: PuzzleStore) -> None:
        self.store = store

    async def by_puzzle(self, guest: str) -> dict[str, Attempt]:
        """The last attempts of a guest, by puzzle. Marks those that were solved since the last call."""
        return await self.store.attempts(guest, is_solved)

    async def export(self, guest: str) -> list[dict[str, Any]]:
        """The attempts of a guest as plain data."""
        found = await self.by_puzzle(guest)
        return [msgspec.to_builtins(found[id]) for id in sorted(found)]

    async def erase(self, guest: str, codes: list[str]) -> None:
        """Delete the attempts of a guest."""
        await self.store.erase(guest, codes)

    async def start(self, id: str, guest: str, name: str) -> str:
        """The code of the guest's unfinished table of this puzzle, or of a new one.

        Finished tables stay as they are: replays and reviews belong to them.
        """
        puzzle = puzzles().get(id)
        if puzzle is None:
            raise Refusal("refused-no-puzzle")
        table = _new_table(puzzle, guest, name)
        return await self.store.start(guest, id, table, [(puzzle.seat, guest)], is_solved)


def _new_table(puzzle: Puzzle, guest: str, name: str) -> StoredTable:
    game = load(GAME)
    bot = StoredSeat("bot", bot=partner(game))
    seats = [StoredSeat("person", name) if seat == puzzle.seat else bot for seat in range(2)]
    options = resolve_options(game.options, {})
    # The page of puzzles lists attempts: there may be many tables per puzzle.
    return stored_table(
        game, options, seats, guest, start=puzzle.position, puzzle=puzzle.id, is_listed=False, is_counted=False
    )


def is_solved(stored: StoredTable) -> bool:
    """Whether the puzzle of a table was solved."""
    puzzle = puzzles().get(stored.puzzle)
    return puzzle is not None and stored.over and stored.returns[puzzle.seat] > 0
