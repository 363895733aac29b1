"""All tables: those that are live, how new ones come about, and what a guest finds on coming back."""

import asyncio
import logging
import random
import re
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from bywater.bots import bots_for
from bywater.core.errors import BadOption, BywaterError, OptionsClash
from bywater.core.game import Game
from bywater.core.play import Play, resume
from bywater.core.record import Record, digest_of, outcome_of
from bywater.core.seats import OVER, WATCHER
from bywater.registry import load
from bywater.server.challenges.chance import Chance, Drawing
from bywater.server.errors import told as fault
from bywater.server.lessons.table import LessonTable, new_lesson
from bywater.server.push.notifier import Herald
from bywater.server.puzzles.table import PuzzleTable
from bywater.server.storage.interface import Chair, Kept, Store
from bywater.server.tables.codes import new_code
from bywater.server.tables.feed import said
from bywater.server.tables.table import LiveTable
from bywater.server.tables.viewers import Pace, Refusal, refusal
from bywater.server.transport import messages as m
from bywater.server.workers.pool import Workers

LOGGER: Final = logging.getLogger("bywater.server")
IDLE: Final = 300.0
"""After so many seconds without a viewer a table is put away; its record is in the store anyway."""
HOME: Final = 60
DAYS: Final = (0, 1, 3, 7, -1)
"""After how many days a bot may be asked to stand in; 0: after the grace time, -1: never."""
MAX_RECORD_LINES: Final = 20_000
"""An uploaded record with more lines is refused: replaying it would keep the server busy."""


class Hall:
    """Opens tables when somebody comes, and puts them away when nobody has been there for a while."""

    def __init__(
        self,
        store: Store,
        workers: Workers,
        pace: Pace | None = None,
        idle: float = IDLE,
        herald: Herald | None = None,
    ) -> None:
        self.store = store
        self.herald = herald
        self.workers = workers
        self.pace = pace or Pace()
        self.idle = idle
        self.live: dict[str, LiveTable] = {}
        self.chance_of: Callable[[str], Chance] | None = None
        """The chance of a challenge, once there is somebody who knows it."""
        self._opening: dict[str, asyncio.Lock] = {}
        self._keeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        self._keeper = asyncio.create_task(self._keep_house())

    async def close(self) -> None:
        if self._keeper is not None:
            self._keeper.cancel()
            with suppress(asyncio.CancelledError):
                await self._keeper
        for table in self.live.values():
            if table.thinking is not None:
                table.thinking.cancel()

    async def table(self, code: str) -> LiveTable | None:
        """The table of this code, opened if it is not yet."""
        if code in self.live:
            self.live[code].used = time.monotonic()  # whoever asks for it is about to use it
            return self.live[code]
        lock = self._opening.setdefault(code, asyncio.Lock())
        async with lock:
            if code not in self.live:
                found = await self.store.load(code)
                if found is None:
                    self._opening.pop(code, None)
                    return None
                kept, lines, owners = found
                earlier = await self._earlier(kept)
                kind = LessonTable if kept.lesson is not None else PuzzleTable if kept.puzzle else LiveTable
                moved = await self.store.moved(code) if kept.days else 0.0
                try:
                    table = kind(
                        kept,
                        lines,
                        owners,
                        self.store,
                        self.workers,
                        self.pace,
                        earlier=earlier,
                        rematch=self.rematch,
                        changed=self.herald.changed if self.herald is not None else None,
                        moved=moved,
                    )
                except BywaterError as error:  # played under other rules, or a game that is not there any more
                    LOGGER.error("%s can't be opened: %s", code, fault(error))
                    raise Refusal("refused-version") from None
                if kept.challenge and self.chance_of is not None:
                    table.drawing = Drawing(self.chance_of(kept.challenge), table.game, table.play)
                    table.minds = await self.store.minds(code)
                self.live[code] = table
                if self.herald is not None:
                    self.herald.opened(table)
        self._opening.pop(code, None)
        return self.live[code]

    async def if_live(self, code: str) -> LiveTable | None:
        """The table if it is open; if somebody is just opening it, as soon as it is."""
        opening = self._opening.get(code)
        if opening is not None:
            async with opening:
                pass
        return self.live.get(code)

    async def shut(self, code: str) -> None:
        """The table goes for good: nobody writes to it any more, and whoever looks at it is sent away."""
        table = await self.if_live(code)
        if table is not None:
            await table.end()
            self.put_away(code)

    # -- new tables ---------------------------------------------------------------------------

    async def create(
        self, game_id: str, seats: int, options: dict[str, Any], who: list[str], guest: str, name: str, days: int = 0
    ) -> str:
        """A new table; its code."""
        options = self.checked(game_id, seats, options)
        return await self._add(game_id, seats, options, who, guest, name, days=days)

    def checked(self, game_id: str, seats: int, options: dict[str, Any]) -> dict[str, Any]:
        """All options, such as a game can begin with, own data that was typed among them."""
        try:
            game = load(game_id)
            return Play(game, seats, {**options, **_read_tables(game, options)}).options
        except OptionsClash as error:
            raise refusal(error.reason) from None
        except (BywaterError, RecursionError):
            raise Refusal("refused-options") from None

    async def learn(self, game_id: str, guest: str, name: str) -> str:
        """A table at which somebody is shown a game."""
        kept, lines, learner = new_lesson(game_id, guest, name)
        return await self._store(kept, lines, [(learner, guest)])

    async def branch(self, table: LiveTable, lines: list[str], who: list[str], guest: str, name: str) -> str:
        """Play on from somewhere in a game that is over."""
        play = table.play
        return await self._add(table.game.id, play.seats, play.options, who, guest, name, lines=lines, start=play.start)

    async def upload(self, record: Record, guest: str) -> str:
        """A record that somebody brought: to be looked at, like a game that is over."""
        try:
            game = load(record.game)
            if len(record.lines) > min(game.max_length, MAX_RECORD_LINES):
                raise Refusal("refused-record")
            play = await asyncio.to_thread(resume, game, record)
        except (BywaterError, RecursionError):
            raise Refusal("refused-record") from None
        now = time.time()
        ended = play.state.actor == OVER
        chairs = [Chair("person") for _ in range(play.seats)]
        kept = Kept("", record.game, game.rules, play.options, chairs, guest, now, now, start=play.start, over=True)
        kept.digest = digest_of(play.state)
        if ended:
            kept.outcome = outcome_of(play.state)
            kept.ending = said(game.prompt(play.state.view(WATCHER)))
            kept.points = [int(points) for points in play.state.score()]
            kept.returns = [float(gained) for gained in play.state.returns()]
        return await self._store(kept, record.lines, [])

    async def rematch(self, table: LiveTable) -> str:
        """The next game of a match: everybody moves on by one seat."""
        kept = table.kept
        seats = len(kept.chairs)
        chairs = [kept.chairs[(seat + 1) % seats] for seat in range(seats)]
        owners = [(seat, guest) for seat in range(seats) for guest in table.owners[(seat + 1) % seats]]
        now = time.time()
        new = Kept("", kept.game, table.game.rules, table.play.options, chairs, kept.host, now, now)
        new.match = [*kept.match, kept.code]
        new.days = kept.days
        return await self._store(new, [], owners)

    async def _add(
        self,
        game_id: str,
        seats: int,
        options: dict[str, Any],
        who: list[str],
        guest: str,
        name: str,
        *,
        lines: list[str] | None = None,
        start: dict[str, Any] | None = None,
        days: int = 0,
    ) -> str:
        game = load(game_id)
        if days not in DAYS:
            raise Refusal("refused-options")
        if len(who) != seats or seats not in game.seats:
            raise Refusal("refused-options")
        chairs = []
        owners = []
        for seat, sitter in enumerate(who):
            kind, _, bot = sitter.partition(":")
            if kind == "bot" and bot in bots_for(game):
                chairs.append(Chair("bot", bot=bot))
            elif kind in ("me", "here"):
                chairs.append(Chair("person", name, own=kind == "me"))
                owners.append((seat, guest))
            elif kind == "open":
                chairs.append(Chair("open"))
            else:
                raise Refusal("refused-options")
        now = time.time()
        kept = Kept("", game_id, game.rules, options, chairs, guest, now, now, start=start, days=days)
        return await self._store(kept, lines or [], owners)

    async def _store(self, kept: Kept, lines: list[str], owners: list[tuple[int, str]]) -> str:
        while True:
            kept.code = new_code()
            if await self.store.add(kept, lines, owners):
                return kept.code

    async def _earlier(self, kept: Kept) -> list[m.Game]:
        """The games of the match before this one, with points in the order of the first game's seats."""
        found = []
        for number, code in enumerate(kept.match):
            loaded = await self.store.load(code)
            if loaded is not None:
                points = loaded[0].points
                many = len(points)
                found.append(m.Game(code, [points[(player - number) % many] for player in range(many)]))
        return found

    def put_away(self, code: str) -> None:
        self.live.pop(code, None)
        if self.herald is not None:
            self.herald.closed(code)

    # -- house keeping ------------------------------------------------------------------------

    async def _keep_house(self) -> None:
        while True:
            await asyncio.sleep(0.5 + random.random())
            for code, table in list(self.live.items()):
                try:
                    table.tick()
                except Exception as error:  # one table's fault must not stop the clock of the others
                    LOGGER.error("%s: %s at the clock", code, fault(error))
                if table.idle(self.idle):
                    self.put_away(code)


def _read_tables(game: Game, options: dict[str, Any]) -> dict[str, Any]:
    """Own data that somebody typed, as tables; a refusal that names the line if it makes no sense."""
    tables = {}
    for option in game.options:
        given = options.get(option.name)
        if option.kind == "table" and isinstance(given, str):
            try:
                tables[option.name] = option.read(given)
            except BadOption as error:
                line = re.search(r"line (\d+)", str(error))
                raise Refusal("refused-own", line=int(line[1]) if line else 0) from None
    return tables
