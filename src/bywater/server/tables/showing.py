"""What a table is, and what it shows to each of the pages that look at it."""

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable
from functools import cached_property
from typing import Any, Final

import msgspec

from bywater.bots import partner
from bywater.core.game import IDENTICAL, Game
from bywater.core.play import Play, resume
from bywater.core.record import Record
from bywater.drawing import secrets
from bywater.registry import load
from bywater.server.challenges.chance import Drawing
from bywater.server.errors import told as fault
from bywater.server.storage.interface import Chair, Kept, Store, Talk, record_of
from bywater.server.tables.feed import Feed, follow
from bywater.server.tables.viewers import Pace, Told, Viewer
from bywater.server.transport import messages as m
from bywater.server.workers.pool import Workers

LOGGER: Final = logging.getLogger("bywater.server")
TALKS: Final = 200
A_DAY: Final = 24 * 3600

_encode = msgspec.json.Encoder().encode


class ShownTable:
    """A game with its chairs and its viewers. Nothing changes here."""

    def __init__(
        self,
        kept: Kept,
        lines: list[str],
        owners: list[tuple[int, str]],
        store: Store,
        workers: Workers,
        pace: Pace,
        *,
        earlier: list[m.Game] | None = None,
        rematch: Callable[[Any], Awaitable[str]] | None = None,
        changed: Callable[[Any], None] | None = None,
        moved: float = 0.0,
    ) -> None:
        self.kept = kept
        self.store = store
        self.workers = workers
        self.pace = pace
        self.game: Game = load(kept.game)
        self.play: Play = resume(self.game, record_of(kept, lines))
        self.owners: dict[int, set[str]] = {seat: set() for seat in range(len(kept.chairs))}
        for seat, guest in owners:
            self.owners[seat].add(guest)
        self.actors: list[int] = []  # who took each action
        self.reveals: list[int] = []  # how much had been shown before it
        self._retrace()
        self.viewers: set[Viewer] = set()
        self.told: dict[tuple[int, ...], Told] = {}
        self.turn = asyncio.Lock()
        self.question: m.Question | None = None
        self.standing_in: set[int] = set()
        self.away: dict[int, float] = dict.fromkeys(self._people(), time.monotonic())  # until they come
        self.thinking: asyncio.Task[None] | None = None
        self.advising: dict[Viewer, asyncio.Task[None]] = {}
        self.earlier = earlier or []
        self.rematch = rematch
        self.changed = changed or (lambda _: None)  # whoever calls people back is told of everything that happens
        self.moved = moved  # when the last choice was made, by the clock on the wall
        self.rng = self.luck()
        self.drawing: Drawing | None = None
        """Where chance comes from at a table of a challenge."""
        self.minds: dict[int, bytes] = {}
        """What the bots of a challenge have in mind, by seat."""
        self.used = time.monotonic()

    @staticmethod
    def luck() -> random.Random:
        """Where chance comes from: from the machine, so that nobody can reckon it."""
        return random.SystemRandom()

    # -- what it is -------------------------------------------------------------------------

    @property
    def code(self) -> str:
        return self.kept.code

    @property
    def started(self) -> bool:
        return bool(self.play.actions) or "open" not in [chair.kind for chair in self.kept.chairs]

    @property
    def running(self) -> bool:
        return not self.kept.over and "open" not in [chair.kind for chair in self.kept.chairs]

    @property
    def challenge(self) -> bool:
        """Whether the same is played elsewhere and compared: nothing is taken back then, and nobody gives hints."""
        return bool(self.kept.challenge)

    def _puzzle(self) -> m.Puzzle | None:
        return None

    @cached_property
    def together(self) -> bool:
        """Whether all win or lose together."""
        return self.game.utility_of(self.play.options) == IDENTICAL

    @property
    def hints_are_fair(self) -> bool:
        """Where all win or lose together, or no other person is harmed; never where results are compared."""
        return (self.together or len(self._people()) < 2) and not self.challenge and not self.kept.puzzle

    def seats_of(self, guest: str) -> list[int]:
        return [seat for seat, owners in self.owners.items() if guest in owners]

    def record(self) -> Record:
        return self.play.record()

    def present(self, seat: int) -> bool:
        """Whether somebody who holds this chair looks at the table."""
        return any(viewer.guest in self.owners[seat] for viewer in self.viewers)

    def looked_at_by(self, guest: str) -> bool:
        return any(viewer.guest == guest and viewer.looking for viewer in self.viewers)

    def _people(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.kept.chairs) if chair.kind == "person"]

    def _bot_at(self, seat: int) -> str:
        """Who plays there if it is no person: the name of a bot, or ""."""
        chair = self.kept.chairs[seat]
        if chair.kind == "bot":
            return chair.bot
        return partner(self.game) if seat in self.standing_in else ""

    def _retrace(self) -> None:
        """Who took each action so far, and what had been shown before."""
        state = self.game.opening(self.play.record())
        self.actors, self.reveals = [], []
        for action in self.play.actions:
            self.actors.append(int(state.actor))
            self.reveals.append(int(state.reveals))
            state.apply(action)

    # -- who sees what ----------------------------------------------------------------------

    def _first_facing(self, own: list[int]) -> tuple[int, ...]:
        """All own seats at once if they have no secrets from each other, else the one that is asked."""
        if len(own) < 2 or not self._curtain(own):
            return tuple(own)
        return self._faced(own[0], own) if self.kept.over else ()

    def _faced(self, seat: int, own: list[int]) -> tuple[int, ...]:
        """Whoever looks from this own seat: with it the others that the same person at this screen plays."""
        chairs = self.kept.chairs
        if not (self.together and chairs[seat].own):
            return (seat,)
        return tuple(other for other in own if chairs[other].own)

    def _curtain(self, own: list[int]) -> bool:
        """Whether several people at this screen have secrets from each other."""
        if len(own) < 2 or len(self._faced(own[0], own)) == len(own):
            return False
        return secrets(self.game, self.play.state.view(own[0]))

    # -- what pages are shown ---------------------------------------------------------------

    def _told(self, facing: tuple[int, ...]) -> Told:
        if facing not in self.told:
            told = Told(Feed(self.game, facing))
            for _, _, news in follow(self.game, self.play.record(), told.feed):
                told.note(news)
            self.told[facing] = told
        return self.told[facing]

    def _frame(self, facing: tuple[int, ...]) -> m.Frame:
        """The present moment from these seats. A game that was given up hides nothing, like one played to its end."""
        feed = self._told(facing).feed
        return feed.laid_open(self.play.state) if self.kept.over else feed.frame([])

    async def _sync(self, viewer: Viewer) -> None:
        told = self._told(viewer.facing)
        chat = [m.ChatLine(talk.seat, talk.name, talk.text, talk.at) for talk in await self._talks()]
        viewer.send(_encode(m.Sync(self.table_for(viewer), self._frame(viewer.facing), told.log, chat)))

    async def _talks(self) -> list[Talk]:
        """What was said; nothing while the store can't be read, since the game matters more."""
        try:
            return await self.store.talks(self.code, TALKS)
        except Exception as error:
            LOGGER.error("%s: what was said can't be read: %s", self.code, fault(error))
            return []

    def table_for(self, viewer: Viewer) -> m.Table:
        """The table as somebody sees it who may look from these seats."""
        kept = self.kept
        own = self.seats_of(viewer.guest)
        return m.Table(
            code=kept.code,
            game=kept.game,
            rules=kept.rules,
            options=self.play.options,
            seats=[self._seat(seat, chair, seat in own) for seat, chair in enumerate(kept.chairs)],
            facing=list(viewer.facing),
            curtain=self._curtain(own),
            host=viewer.guest == kept.host,
            started=self.started,
            over=kept.over,
            resigned=kept.resigned,
            undo=self._undo_of(viewer.facing),
            question=self.question,
            match=[*self.earlier, m.Game(kept.code, self._points_by_player())],
            next=kept.next,
            days=kept.days,
            together=self.together,
            advice=self.hints_are_fair,
            challenge=kept.challenge,
            puzzle=self._puzzle(),
            coach=self._coach(own),
        )

    def _coach(self, own: list[int]) -> m.Coach | None:
        """What a guided first game says to the one who learns."""
        return None

    def _seat(self, seat: int, chair: Chair, yours: bool) -> m.Seat:
        left = 0
        if seat in self.away and seat not in self.standing_in:
            left = round(self._patience(seat))
        return m.Seat(
            seat=seat,
            kind=chair.kind,
            name=chair.name,
            bot=self._bot_at(seat),
            yours=yours,
            online=chair.kind == "bot" or self.present(seat),
            thinking=self.running and int(self.play.state.actor) == seat and bool(self._bot_at(seat)),
            standing_in=seat in self.standing_in,
            seconds_left=left,
            gone=chair.gone,
        )

    def _patience(self, seat: int) -> float:
        """In so many seconds a bot stands in for who is away; -1 if none ever does.

        In a game over days they count from the last choice on, whoever came and went meanwhile.
        """
        if self.kept.days < 0:
            return -1.0
        if self.kept.days:
            return max(0.0, max(self.moved, self.kept.touched) + self.kept.days * A_DAY - time.time())
        return max(0.0, self.pace.grace - (time.monotonic() - self.away[seat]))

    def _points_by_player(self) -> list[int]:
        """The points of this game in the order in which people sat in the first game of the match."""
        points = self.kept.points
        return [points[(player - len(self.kept.match)) % len(points)] for player in range(len(points))]

    def _tell_seats(self, but: Viewer | None = None) -> None:
        for viewer in self.viewers:
            if viewer is not but:
                viewer.send(_encode(m.Seats(self.table_for(viewer))))
        self.changed(self)

    async def _sync_all(self) -> None:
        for viewer in self.viewers:
            await self._sync(viewer)

    # -- what could be taken back -----------------------------------------------------------

    def _undo_of(self, facing: tuple[int, ...]) -> str:
        """ "free", "ask", or "" if there is nothing to take back."""
        length = self._undo_length(facing)
        if length < 0 or self.kept.over or self.challenge or self.kept.puzzle:
            return ""
        return "free" if self._undo_is_free(facing, length) else "ask"

    def _undo_length(self, facing: tuple[int, ...]) -> int:
        """How many actions are left when the last one of these seats is taken back; -1 if there is none."""
        for number in range(len(self.actors) - 1, -1, -1) if facing else ():
            if self.actors[number] in facing:
                return number
        return -1

    def _undo_is_free(self, facing: tuple[int, ...], length: int) -> bool:
        nothing_shown = self.reveals[length] == self.play.state.reveals
        return nothing_shown and all(actor in facing for actor in self.actors[length:])
