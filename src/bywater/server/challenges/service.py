"""The challenges of a server: creates and starts them, and counts results."""

import asyncio
from typing import Final

from bywater.registry import load
from bywater.server.challenges.bot_games import BotGames, levels_of
from bywater.server.challenges.chance import Chance
from bywater.server.challenges.daily import daily_setup, is_open, parse_daily_id, today
from bywater.server.challenges.ranks import Rank
from bywater.server.challenges.results import Result, result_of_table
from bywater.server.challenges.setup import Setup, stored_seats
from bywater.server.challenges.store import ChallengeStore
from bywater.server.errors import Refusal
from bywater.server.storage.interface import StoredTable, TableStore
from bywater.server.tables.codes import new_code
from bywater.server.tables.creation import stored_table
from bywater.server.workers.pool import Workers

MAX_COUNTED: Final = 200
"""The most games that are counted in one request, the guest's own among them; the others follow the next time."""


class Challenges:
    """Holds the secret from which all chance is derived."""

    def __init__(self, store: ChallengeStore, tables: TableStore, workers: Workers) -> None:
        self.store = store
        self.tables = tables
        self.bots = BotGames(store, workers)
        self._counting = asyncio.Lock()

    async def open(self) -> None:
        self._secret = await self.store.secret()

    async def close(self) -> None:
        await self.bots.close()

    def chance(self, id: str) -> Chance:
        """The chance of a challenge."""
        return Chance(self._secret, id)

    # -- set-ups ------------------------------------------------------------------------------

    async def create(self, setup: Setup, guest: str) -> str:
        """Store a new challenge of this guest; returns its id."""
        while True:
            id = new_code().lower()
            if await self.store.add(id, setup, guest):
                return id

    async def setup(self, id: str, guest: str) -> Setup:
        """The set-up of a challenge. Daily ones are created by the first request.

        When a challenge has closed, only guests who tried it may see it.
        """
        found = await self.store.load(id)
        daily = parse_daily_id(id)
        if not is_open(id, today()):
            tries, _ = await self.store.attempts(id, guest)
            if not tries:
                is_past = daily is not None and daily[1] < today()
                raise Refusal("refused-daily-past" if is_past else "refused-no-challenge")
        elif found is None and daily is not None:
            await self.store.add(id, daily_setup(daily[0], self.chance(id)))
            found = await self.store.load(id)
        if found is None:
            raise Refusal("refused-no-challenge")
        return found

    # -- attempts -----------------------------------------------------------------------------

    async def start(self, id: str, guest: str, name: str) -> str:
        """The code of the guest's unfinished table, or of a new one."""
        setup = await self.setup(id, guest)
        if not is_open(id, today()):
            _, running = await self.store.attempts(id, guest)
            if not running:
                raise Refusal("refused-daily-past")
            return running
        table = self._new_table(id, setup, guest, name)
        code = await self.store.start(id, guest, table, [(seat, guest) for seat in setup.own])
        self.bots.request(id, setup, self.chance(id))
        return code

    def _new_table(self, id: str, setup: Setup, guest: str, name: str) -> StoredTable:
        game = load(setup.game)
        options = game.options_under(setup.options, setup.rules)
        return stored_table(game, options, stored_seats(setup, name), guest, challenge=id)

    # -- results ------------------------------------------------------------------------------

    async def ranks(self, id: str, setup: Setup, guest: str, limit: int) -> list[Rank]:
        """The best games and those of this guest. Counts the games that have ended since the last request."""
        async with self._counting:  # requests that come meanwhile find the games counted
            for code in await self.store.uncounted(id, guest, MAX_COUNTED):
                loaded = await self.tables.load(code)
                result = None
                if loaded is not None:
                    result = await asyncio.to_thread(result_of_table, loaded[0], loaded[1], setup.own)
                await self.store.add_result(id, code, result)
        return await self.store.ranks(id, guest, setup.own[0], limit)

    async def bot_results(self, id: str, setup: Setup) -> tuple[dict[str, Result], int]:
        """The results of bots in the order of their levels, and the number of games that are still queued."""
        done = await self.store.bot_results(id)
        levels = levels_of(setup.game)
        results = {bot: done[bot] for bot in levels if bot in done}
        return results, len(levels) - len(results) if self.bots.is_pending(id) else 0
