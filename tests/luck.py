"""The same luck in every run: what a test of the server comes to must hang on the server alone."""

import random
from typing import Final
from zlib import crc32

import msgspec

from bywater.core.state import View
from bywater.server.showing import ShownTable
from bywater.server.workers import Workers

OUTSIDE: Final = ShownTable.luck
"""Where chance comes from when nothing is tested."""


def fix_luck() -> None:
    """From now on, every table of this process draws the same."""
    setattr(ShownTable, "luck", staticmethod(lambda: random.Random(1)))  # noqa: B010


def seed_of(view: View) -> int:
    """Equal for whoever sees the same, whatever else was asked before."""
    return crc32(msgspec.json.encode(view))


class SteadyWorkers(Workers):
    """Bots in a process of their own, as ever, that choose the same wherever they see the same."""

    async def choose(self, code: str, seat: int, bot: str, view: View) -> int:
        action, _ = await self.choose_alike(code, bot, view, seed_of(view), b"")
        return action
