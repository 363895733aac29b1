"""What the parts of a table share: its session, seats, viewers and policy, and how a change reaches all of them."""

import time
from collections.abc import Callable
from functools import partial
from typing import Final

from bywater.core.seats import CHANCE
from bywater.server.storage.interface import BotMemory
from bywater.server.tables.chat import Chat
from bywater.server.tables.policy import TablePolicy
from bywater.server.tables.seats import Seats
from bywater.server.tables.session import Session
from bywater.server.tables.viewers import Viewer, Viewers, encode
from bywater.server.transport import messages as m

UNDO: Final = "undo"
REMATCH: Final = "rematch"


class Round:
    """A game in progress with its players and viewers. Callers hold the lock of the table."""

    def __init__(
        self,
        session: Session,
        seats: Seats,
        viewers: Viewers,
        policy: TablePolicy,
        earlier_games: list[m.Game],
        on_change: Callable[[], None],
    ) -> None:
        self.session = session
        self.seats = seats
        self.viewers = viewers
        self.policy = policy
        self.chat = Chat(session, seats, viewers)
        self.question: m.Question | None = None
        """The request that waits for the consent of other players."""
        self.last_used = time.monotonic()
        self._earlier_games = earlier_games
        self._on_change = on_change

    # -- actions ------------------------------------------------------------------------------

    async def apply(self, actions: list[int], memory: BotMemory | None = None) -> None:
        """Apply actions and the chance that follows, store them, and send everybody what they see of it.

        `memory` is the memory of the bot that chose the actions. If anything fails, nothing has happened.
        """
        session, viewers = self.session, self.viewers
        before = session.length
        updates = viewers.begin_updates()
        now = time.time()
        try:
            lines = session.apply(
                actions, self.policy.draw, self.policy.action_applied, partial(viewers.observe, updates)
            )
            ended = session.result(now)
            # Encoded before the fsync: after it the data would have left the caches of the processor.
            encoded = viewers.encode_updates(updates, _no_undo if ended is not None else self.policy.undo_label)
        except Exception:
            await self.roll_back(before)
            raise
        try:
            await session.append(before, lines, now, ended, memory)
        except Exception:
            await self.roll_back(before)
            raise
        if memory is not None:
            self.policy.memory_stored(memory)
        self.question = None
        self.last_used = time.monotonic()
        viewers.send_updates(encoded)
        if ended is not None:
            self.broadcast_table()
        else:
            self._on_change()
        if self.policy.has_coach:
            self.broadcast_table()

    async def begin(self) -> None:
        """Let chance begin the game if it is its turn and all seats are filled."""
        if self.session.is_running and self.session.actor == CHANCE and not self.policy.is_paused:
            await self.apply([])

    async def roll_back(self, length: int) -> None:
        """Go back in memory to the first `length` actions, and send everybody the state."""
        self.session.undo_to(length)
        self.policy.rolled_back()
        self.viewers.reset()
        await self.sync_all()
        self._on_change()

    # -- what viewers are sent ----------------------------------------------------------------

    async def sync(self, viewer: Viewer) -> None:
        """Send the complete state to one viewer."""
        chat = await self.chat.recent()
        self.viewers.sync(viewer, self.describe(viewer), chat)

    async def sync_all(self) -> None:
        for viewer in self.viewers:
            await self.sync(viewer)

    def broadcast_table(self, but: Viewer | None = None) -> None:
        """Send the table to everybody: encoded once for all who see it alike."""
        messages: dict[object, bytes] = {}
        for viewer in self.viewers:
            if viewer is but:
                continue
            is_host = viewer.guest == self.session.stored.host
            kind = (tuple(self.seats.held_by(viewer.guest)), is_host, viewer.facing)
            message = messages.get(kind)
            if message is None:
                message = messages[kind] = encode(m.Seats(self.describe(viewer)))
            viewer.send(message)
        self._on_change()

    async def seats_changed(self) -> None:
        """After a player sat down or left: show everybody the view of their seats, and begin if all are filled."""
        self.question = None
        for viewer in self.viewers:
            held = self.seats.held_by(viewer.guest)
            if viewer.held != held:
                self.assign_view(viewer)
                await self.sync(viewer)
        self.broadcast_table()
        await self.begin()

    def assign_view(self, viewer: Viewer) -> None:
        """Let a viewer look from the seats that their guest holds."""
        viewer.held = self.seats.held_by(viewer.guest)
        viewer.facing = self.seats.first_facing(viewer.held)

    def describe(self, viewer: Viewer) -> m.Table:
        """The table for a viewer who may look from `viewer.facing`."""
        session, stored = self.session, self.session.stored
        held = self.seats.held_by(viewer.guest)
        extras = self.policy.extras(held)
        return m.Table(
            code=stored.code,
            game=stored.game,
            rules=stored.rules,
            options=session.play.options,
            seats=self.seats.describe(held),
            facing=list(viewer.facing),
            curtain=self.seats.needs_curtain(held),
            host=viewer.guest == stored.host,
            started=session.is_started,
            over=stored.over,
            resigned=stored.resigned,
            undo=self.policy.undo_label(viewer.facing),
            question=self.question,
            match=[*self._earlier_games, m.Game(stored.code, self._points_by_player())],
            next=stored.next,
            days=stored.days,
            together=session.is_cooperative,
            advice=self.policy.advice_label(self.hints_are_fair),
            challenge=extras.challenge,
            puzzle=extras.puzzle,
            coach=extras.coach,
        )

    @property
    def hints_are_fair(self) -> bool:
        """Whether a hint puts no other person at a disadvantage."""
        return self.session.is_cooperative or len(self.session.people()) < 2

    def _points_by_player(self) -> list[int]:
        """The points in the order of the seats in the first game of the match."""
        points = self.session.stored.points
        return [points[(player - len(self.session.stored.match)) % len(points)] for player in range(len(points))]


def _no_undo(_: tuple[int, ...]) -> str:
    return ""
