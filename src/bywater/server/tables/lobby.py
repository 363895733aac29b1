"""All tables of a server: creates them, opens them on request, and evicts idle ones from memory."""

import asyncio
import logging
import random
from contextlib import suppress
from typing import Final, Protocol

from bywater.core.errors import BywaterError
from bywater.server.config import DEFAULT_IDLE_TIMEOUT, Pacing
from bywater.server.errors import Refusal, describe_error
from bywater.server.storage.interface import StoredTable, TableStore
from bywater.server.tables.codes import new_code
from bywater.server.tables.creation import rematch_of
from bywater.server.tables.policy import PolicyRegistry
from bywater.server.tables.seats import Seats
from bywater.server.tables.session import Session
from bywater.server.tables.table import Table
from bywater.server.tables.viewers import Viewers
from bywater.server.transport import messages as m
from bywater.server.workers.pool import Workers

LOGGER: Final = logging.getLogger("bywater.server")
TICK: Final = 1.0
"""Seconds between two checks of all tables, on average."""


class TableListener(Protocol):
    """Receives events of live tables. Must return at once."""

    def opened(self, table: Table) -> None: ...
    def changed(self, table: Table) -> None: ...
    def closed(self, code: str) -> None: ...


class NoListener:
    """Ignores everything."""

    def opened(self, table: Table) -> None: ...
    def changed(self, table: Table) -> None: ...
    def closed(self, code: str) -> None: ...


class Lobby:
    """The live tables by code."""

    def __init__(
        self,
        store: TableStore,
        workers: Workers,
        pacing: Pacing | None = None,
        idle_timeout: float = DEFAULT_IDLE_TIMEOUT,
        listener: TableListener | None = None,
    ) -> None:
        self.store = store
        self.workers = workers
        self.pacing = pacing or Pacing()
        self.idle_timeout = idle_timeout
        self.listener: TableListener = listener or NoListener()
        self.policies = PolicyRegistry()
        self.live: dict[str, Table] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._ticker: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._ticker = asyncio.create_task(self._tick())

    async def close(self) -> None:
        if self._ticker is not None:
            self._ticker.cancel()
            with suppress(asyncio.CancelledError):
                await self._ticker
        for table in self.live.values():
            table.bots.cancel()

    # -- live tables --------------------------------------------------------------------------

    async def table(self, code: str) -> Table | None:
        """The table of this code, opened if necessary; None if there is none.

        Raises a Refusal if its record can't be replayed.
        """
        if code in self.live:
            self.live[code].touch()  # the caller is about to use it
            return self.live[code]
        lock = self._opening.setdefault(code, asyncio.Lock())
        async with lock:
            if code not in self.live:
                table = await self._open_table(code)
                if table is None:
                    self._opening.pop(code, None)
                    return None
                self.live[code] = table
                self.listener.opened(table)
        self._opening.pop(code, None)
        return self.live[code]

    async def live_table(self, code: str) -> Table | None:
        """The table if it is open or is being opened."""
        opening = self._opening.get(code)
        if opening is not None:
            async with opening:
                pass
        return self.live.get(code)

    async def shut_down(self, code: str) -> None:
        """Close a table that is being deleted: nothing more is stored, and its viewers are disconnected."""
        table = await self.live_table(code)
        if table is not None:
            await table.close()
            self.evict(code)

    def evict(self, code: str) -> None:
        """Remove a table from memory."""
        self.live.pop(code, None)
        self.listener.closed(code)

    async def _open_table(self, code: str) -> Table | None:
        found = await self.store.load(code)
        if found is None:
            return None
        stored, lines, owners = found
        earlier_games = await self._earlier_games(stored)
        last_move_at = await self.store.last_line_at(code) if stored.days else 0.0
        try:
            session = Session(stored, lines, self.store, last_move_at)
            policy = await self.policies.policy_for(session)
        except BywaterError as error:  # played under other rules, or a game that no longer exists
            LOGGER.error("%s can't be opened: %s", code, describe_error(error))
            raise Refusal("refused-version") from None
        viewers = Viewers(session)
        return Table(
            session,
            Seats(session, viewers, policy, self.pacing, owners),
            viewers,
            policy,
            workers=self.workers,
            new_game=self._rematch,
            on_change=self.listener.changed,
            earlier_games=earlier_games,
        )

    async def _earlier_games(self, stored: StoredTable) -> list[m.Game]:
        """The earlier games of the match, with points in the order of the first game's seats."""
        games = []
        for number, code in enumerate(stored.match):
            loaded = await self.store.load(code)
            if loaded is not None:
                points = loaded[0].points
                count = len(points)
                games.append(m.Game(code, [points[(player - number) % count] for player in range(count)]))
        return games

    async def _tick(self) -> None:
        while True:
            await asyncio.sleep(TICK / 2 + TICK * random.random())
            for code, table in list(self.live.items()):
                try:
                    table.tick()
                except Exception as error:  # an error at one table must not stop the others
                    LOGGER.error("%s: %s during a tick", code, describe_error(error))
                if table.is_idle(self.idle_timeout):
                    self.evict(code)

    # -- new tables ---------------------------------------------------------------------------

    async def add(self, stored: StoredTable, owners: list[tuple[int, str]], lines: list[str] | None = None) -> str:
        """Store a new table under a new code; returns the code."""
        while True:
            stored.code = new_code()
            if await self.store.add(stored, lines or [], owners):
                return stored.code

    async def _rematch(self, table: Table) -> str:
        stored, owners = rematch_of(table.session.stored, table.session.play.options, table.seats.owners)
        return await self.add(stored, owners)
