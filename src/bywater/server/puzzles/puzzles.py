"""All puzzles of a server: every attempt of a guest has a table of its own, and only one is not finished."""

import time
from typing import Any

import msgspec

from bywater.bots import partner
from bywater.core.options import resolve_options
from bywater.puzzles.puzzle import GAME, Puzzle, puzzles
from bywater.registry import load
from bywater.server.puzzles.store import Attempt, PuzzleStore
from bywater.server.storage.interface import Chair, Kept
from bywater.server.tables.viewers import Refusal


class Puzzles:
    """Opens tables for puzzles, and knows who solved which."""

    name = "puzzles"

    def __init__(self, store: PuzzleStore) -> None:
        self.store = store

    async def open(self) -> None:
        await self.store.open()

    async def attempts(self, guest: str) -> dict[str, Attempt]:
        """What a guest made of each puzzle; those that were solved since somebody looked are marked now."""
        return await self.store.attempts(guest, solved)

    async def given(self, guest: str) -> list[dict[str, Any]]:
        """A guest's puzzles, as plain data: what was solved a moment ago is told as solved."""
        found = await self.attempts(guest)
        return [msgspec.to_builtins(found[id]) for id in sorted(found)]

    async def forget(self, guest: str, codes: list[str]) -> None:
        await self.store.forget(guest, codes)

    async def begin(self, id: str, guest: str, name: str) -> str:
        """The guest's table of this puzzle: the one that is not finished yet, or a new one; its code.

        What has ended stays as it is: its replay and its review belong to it.
        """
        puzzle = puzzles().get(id)
        if puzzle is None:
            raise Refusal("refused-no-puzzle")
        return await self.store.begin(guest, id, _table(puzzle, guest, name), [(puzzle.seat, guest)], solved)


def _table(puzzle: Puzzle, guest: str, name: str) -> Kept:
    game = load(GAME)
    bot = Chair("bot", bot=partner(game))
    chairs = [Chair("person", name) if seat == puzzle.seat else bot for seat in range(2)]
    now = time.time()
    options = resolve_options(game.options, {})
    return Kept("", GAME, game.rules, options, chairs, guest, now, now, start=puzzle.position, puzzle=puzzle.id)


def solved(kept: Kept) -> bool:
    """Whether the puzzle at this table was solved."""
    found = puzzles().get(kept.puzzle)
    return found is not None and kept.over and kept.returns[found.seat] > 0
