"""Fixed random numbers for tests of the server."""

import random
from typing import Final
from zlib import crc32

import msgspec

from bywater.core.state import View
from bywater.server.tables.showing import ShownTable
from bywater.server.workers.pool import Workers

OUTSIDE: Final = ShownTable.luck
"""The source of random numbers outside tests."""


def fix_luck() -> None:
    """Use the same random numbers at every table of this process."""
    setattr(ShownTable, "luck", staticmethod(lambda: random.Random(1)))  # noqa: B010


def seed_of(view: View) -> int:
    """A seed that depends only on the view."""
    return crc32(msgspec.json.encode(view))


class SteadyWorkers(Workers):
    """Worker processes in which bots choose the same action for the same view."""

    async def choose(self, code: str, seat: int, bot: str, view: View) -> int:
        action, _ = await self.choose_alike(code, bot, view, seed_of(view), b"")
        return action
