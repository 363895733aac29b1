"""Fixed random numbers for tests of the server."""

import random
from typing import Final
from zlib import crc32

import msgspec

from bywater.core.state import View
from bywater.server.tables.session import Session
from bywater.server.workers.pool import Workers

DEFAULT_RNG: Final = Session.default_rng
"""The source of random numbers outside tests."""


def fix_chance() -> None:
    """Use the same random numbers at every table of this process."""
    setattr(Session, "default_rng", staticmethod(lambda: random.Random(1)))  # noqa: B010


def seed_of(view: View) -> int:
    """A seed that depends only on the view."""
    return crc32(msgspec.json.encode(view))


class ReproducibleWorkers(Workers):
    """Worker processes in which bots choose the same action for the same view."""

    async def choose(self, code: str, seat: int, bot: str, view: View) -> int:
        action, _ = await self.choose_reproducibly(code, bot, view, seed_of(view), b"")
        return action
