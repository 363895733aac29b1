"""All challenges of a server: made, opened, tried, and how everybody fared."""

import asyncio
import time
from typing import Final

from bywater.registry import load
from bywater.server.challenges.bots import BotsTurn, levels_of
from bywater.server.challenges.chance import Chance
from bywater.server.challenges.daily import daily_set_up, day_of, is_open, today
from bywater.server.challenges.ranks import Rank
from bywater.server.challenges.results import Result, result_of
from bywater.server.challenges.setup import SetUp, chairs_of
from bywater.server.challenges.store import ChallengeStore
from bywater.server.storage.interface import Kept
from bywater.server.tables.codes import new_code
from bywater.server.tables.lobby import Hall
from bywater.server.tables.viewers import Refusal
from bywater.server.workers.pool import Workers

MAX_COUNTED: Final = 200
"""So many games are counted while somebody waits for the table of results, one's own among them; more the next time."""


class Challenges:
    """Knows the secret, and gives a table its chance."""

    def __init__(self, store: ChallengeStore, hall: Hall, workers: Workers) -> None:
        self.store = store
        self.hall = hall
        self.bots = BotsTurn(store, workers)
        self._counting = asyncio.Lock()

    async def open(self) -> None:
        await self.store.open()
        self._secret = await self.store.secret()
        self.hall.chance_of = self.chance

    async def close(self) -> None:
        await self.bots.close()

    def chance(self, id: str) -> Chance:
        return Chance(self._secret, id)

    # -- made and opened ----------------------------------------------------------------------

    async def make(self, set_up: SetUp, guest: str) -> str:
        """A new challenge of this guest; its id."""
        while True:
            id = new_code().lower()
            if await self.store.add(id, set_up, guest):
                return id

    async def set_up(self, id: str, guest: str) -> SetUp:
        """What is played; that of a day comes about when it is first asked for.

        When its time has passed, it is there for those who have tried it.
        """
        found = await self.store.load(id)
        day = day_of(id)
        if not is_open(id, today()):
            tries, _ = await self.store.tried(id, guest)
            if not tries:
                raise Refusal("refused-daily-past" if day is not None and day[1] < today() else "refused-no-challenge")
        elif found is None and day is not None:
            await self.store.add(id, daily_set_up(day[0], self.chance(id)))
            found = await self.store.load(id)
        if found is None:
            raise Refusal("refused-no-challenge")
        return found

    # -- tried --------------------------------------------------------------------------------

    async def begin(self, id: str, guest: str, name: str) -> str:
        """The table of a guest who takes it up: the one that is not finished, or a new one."""
        set_up = await self.set_up(id, guest)
        if not is_open(id, today()):
            _, running = await self.store.tried(id, guest)
            if not running:
                raise Refusal("refused-daily-past")
            return running
        table = self._table(id, set_up, guest, name)
        code = await self.store.begin(id, guest, table, [(seat, guest) for seat in set_up.own])
        self.bots.ask(id, set_up, self.chance(id))
        return code

    def _table(self, id: str, set_up: SetUp, guest: str, name: str) -> Kept:
        now = time.time()
        game = load(set_up.game)
        options = game.options_under(set_up.options, set_up.rules)
        return Kept("", set_up.game, game.rules, options, chairs_of(set_up, name), guest, now, now, challenge=id)

    # -- how they fared -----------------------------------------------------------------------

    async def ranks(self, id: str, set_up: SetUp, guest: str, most: int) -> list[Rank]:
        """The best games and those of this guest; what has ended since somebody looked is counted now."""
        async with self._counting:  # who comes while it is done finds it done
            for code in await self.store.uncounted(id, guest, MAX_COUNTED):
                loaded = await self.hall.store.load(code)
                result = None
                if loaded is not None:
                    result = await asyncio.to_thread(result_of, loaded[0], loaded[1], set_up.own)
                await self.store.count(id, code, result)
        return await self.store.ranks(id, guest, set_up.own[0], most)

    async def bots_of(self, id: str, set_up: SetUp) -> tuple[dict[str, Result], int]:
        """How the bots fared, in the order of their ladder, and how many of them are still to play."""
        done = await self.store.bots(id)
        levels = levels_of(set_up.game)
        rows = {bot: done[bot] for bot in levels if bot in done}
        return rows, len(levels) - len(rows) if self.bots.pending(id) else 0
