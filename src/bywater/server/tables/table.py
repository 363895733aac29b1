"""A live table: one actor per game. Every command runs under its lock, one after the other."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final

from bywater.core.errors import BadNotation, BywaterError
from bywater.server.errors import Refusal
from bywater.server.tables.advice import Advice
from bywater.server.tables.bot_turns import BotTurns
from bywater.server.tables.consent import Consent
from bywater.server.tables.ending import Endings
from bywater.server.tables.feed import wire_message
from bywater.server.tables.policy import TablePolicy
from bywater.server.tables.round import Round
from bywater.server.tables.seats import Removal, Seats
from bywater.server.tables.session import Session
from bywater.server.tables.undo import Takebacker
from bywater.server.tables.viewers import Viewer, Viewers, encode
from bywater.server.transport import messages as m
from bywater.server.workers.pool import Workers

MAX_ACTIONS: Final = 32
TIMELESS_KINDS: Final = frozenset({"interrupt", "pledge"})
"""Kinds of actions that may answer an earlier moment, as long as they are still legal."""


class Table:
    """The commands of players and viewers, delegated to the parts of the table.

    `new_game` opens a rematch and returns its code. `on_change` is called after every change.
    """

    def __init__(
        self,
        session: Session,
        seats: Seats,
        viewers: Viewers,
        policy: TablePolicy,
        *,
        workers: Workers,
        new_game: Callable[["Table"], Awaitable[str]],
        on_change: Callable[["Table"], None],
        earlier_games: list[m.Game],
    ) -> None:
        self.session = session
        self.seats = seats
        self.viewers = viewers
        self.policy = policy
        self.workers = workers
        self.lock = asyncio.Lock()
        self.round = Round(session, seats, viewers, policy, earlier_games, lambda: on_change(self))
        self.bots = BotTurns(self.round, self.lock, workers)
        self._takebacker = Takebacker(self.round)
        self._endings = Endings(self.round, lambda: new_game(self))
        self._consent = Consent(self.round, self._takebacker, self._endings)
        self._advice = Advice(self.round, workers)

    @property
    def code(self) -> str:
        return self.session.code

    @property
    def question(self) -> m.Question | None:
        return self.round.question

    # -- connections --------------------------------------------------------------------------

    async def join(self, viewer: Viewer) -> None:
        """Connect a viewer."""
        async with self.lock:
            self.viewers.add(viewer)
            self.touch()
            self.round.assign_view(viewer)
            self.seats.mark_present(viewer.held)
            await self.round.sync(viewer)
            self.round.broadcast_table(but=viewer)
            await self.round.begin()
        self.bots.wake()

    async def part(self, viewer: Viewer) -> None:
        """Disconnect a viewer."""
        async with self.lock:
            self.viewers.discard(viewer)
            self.touch()
            self.seats.mark_away(viewer.guest)
            self.round.broadcast_table()

    def tick(self) -> None:
        """Check about once per second whether a bot has to stand in for an absent player."""
        if self.seats.add_stand_in():
            self.round.broadcast_table()
            self.bots.wake()

    def touch(self) -> None:
        """Note that the table is in use."""
        self.round.last_used = time.monotonic()

    def is_idle(self, timeout: float) -> bool:
        """Whether nobody has used the table for this many seconds, and no bot is thinking."""
        return not self.viewers and self.bots.task is None and time.monotonic() - self.round.last_used > timeout

    async def close(self) -> None:
        """Disconnect everybody from a table that is being deleted. What is being stored now is finished first."""
        async with self.lock:
            self.session.close()
            self.bots.cancel()
            for viewer in list(self.viewers):
                viewer.close()

    # -- actions ------------------------------------------------------------------------------

    async def act(self, viewer: Viewer, moment: int, texts: list[str]) -> None:
        """Play the actions that a viewer chose at this moment: all of them or none."""
        async with self.lock:
            actions = self._check_actions(viewer, moment, texts)
            actor = self.session.actor
            ended_by = self._interrupt_ended_by(viewer, actions[0])
            await self.round.apply(actions)
            if ended_by >= 0:
                notice = m.Noticed(m.Message("notice-interrupt-ended", {"seat": ended_by}))
                self.viewers.send_to_seat(actor, encode(notice))
            if self.policy.judges_actions:
                await self._judge()
        self.bots.wake()

    async def _judge(self) -> None:
        verdict = await self.policy.judge(self.workers)
        if verdict is not None:
            await self._endings.end(verdict)
        self.round.broadcast_table()

    def _interrupt_ended_by(self, viewer: Viewer, action: int) -> int:
        """The viewer's seat with which this action ends another player's interrupt; -1 if it does not.

        The rules don't know who played the action, so the server notifies the other player.
        """
        state = self.session.play.state
        if state.actor in viewer.facing or self.session.game.describe(action).kind != "done":
            return -1
        return next((seat for seat in viewer.facing if state.may_play(seat, action)), -1)

    def _check_actions(self, viewer: Viewer, moment: int, texts: list[str]) -> list[int]:
        """The codes of these actions. Raises a Refusal unless all of them are allowed."""
        session = self.session
        if session.stored.over:
            raise Refusal("refused-over")
        if not session.is_running:
            raise Refusal("refused-not-started")
        if not viewer.facing:
            raise Refusal("refused-watching")
        if not 0 < len(texts) <= MAX_ACTIONS:
            raise Refusal("refused-unknown")
        try:
            actions = [session.game.action(text) for text in texts]
        except BadNotation:
            raise Refusal("refused-unknown") from None
        state = session.play.state
        seat = next((seat for seat in viewer.facing if state.may_play(seat, actions[0])), -1)
        is_stale = moment != self.viewers.moment(viewer.facing)
        if is_stale and not all(session.game.describe(action).kind in TIMELESS_KINDS for action in actions):
            raise Refusal("refused-stale")
        if seat < 0:
            is_actor = state.actor in viewer.facing
            reason = state.why(actions[0], int(state.actor)) if is_actor else None
            if reason is not None:
                raise Refusal.from_message(reason)
            raise Refusal("refused-not-now" if is_actor else "refused-wait")
        if len(actions) > 1:
            session.try_actions(seat, actions)
        elif not state.allows(actions[0]):
            reason = state.why(actions[0], seat)
            raise Refusal.from_message(reason) if reason is not None else Refusal("refused-not-now")
        return actions

    async def why(self, viewer: Viewer, text: str) -> None:
        """Tell a viewer why an action is not possible, from what the viewer may know."""
        async with self.lock:
            viewer.send(encode(m.Because(text, self._reason(viewer, text))))

    def _reason(self, viewer: Viewer, text: str) -> m.Message:
        state = self.session.play.state
        seat = int(state.actor) if state.actor in viewer.facing else viewer.facing[0] if viewer.facing else -1
        if self.session.stored.over:
            return m.Message("refused-over")
        if seat < 0:
            return m.Message("refused-watching")
        try:
            reason = state.why(self.session.game.action(text), seat)
        except BywaterError:
            reason = None
        return wire_message(reason) if reason is not None else m.Message("refused-not-now")

    # -- undo, the end, rematch ---------------------------------------------------------------

    async def undo(self, viewer: Viewer) -> None:
        """Undo the viewer's last action, or ask for consent."""
        async with self.lock:
            await self._takebacker.request(viewer)
        self.bots.wake()

    async def answer(self, viewer: Viewer, yes: bool) -> None:
        """Answer the open question."""
        async with self.lock:
            await self._consent.answer(viewer, yes)
        self.bots.wake()

    async def resign(self, viewer: Viewer) -> None:
        """Resign."""
        async with self.lock:
            await self._endings.resign(viewer)
        self.bots.wake()

    async def rematch(self, viewer: Viewer) -> None:
        """Ask for a rematch."""
        async with self.lock:
            await self._consent.request_rematch(viewer)

    # -- seats --------------------------------------------------------------------------------

    async def face(self, viewer: Viewer, seat: int) -> None:
        """Show the view of an own seat, at a screen that several people share."""
        async with self.lock:
            held = self.seats.held_by(viewer.guest)
            if seat not in held:
                raise Refusal("refused-not-yours")
            viewer.facing = self.seats.facing_from(seat, held)
            await self.round.sync(viewer)

    async def sit(self, viewer: Viewer, seat: int) -> None:
        """Take a seat."""
        async with self.lock:
            self.policy.check_seat_change()
            await self.seats.sit(viewer, seat)
            await self.round.seats_changed()
        self.bots.wake()

    async def leave(self, viewer: Viewer, seat: int) -> None:
        """Leave a seat."""
        async with self.lock:
            self.policy.check_seat_change()
            await self.seats.leave(viewer, seat)
            await self.round.seats_changed()
        self.bots.wake()

    async def fill(self, viewer: Viewer, seat: int, bot: str) -> None:
        """Put a bot into a seat; "" opens the seat."""
        async with self.lock:
            self.policy.check_seat_change()
            await self.seats.fill(viewer, seat, bot)
            await self.round.seats_changed()
        self.bots.wake()

    async def carry(self, seat: int, by: str, guest: str, ticket: str) -> None:
        """Let another device of the same person play for a seat. A ticket is valid for one device."""
        async with self.lock:
            await self.seats.carry(seat, by, guest, ticket)

    async def remove_guest(self, guest: str, removal: Removal) -> None:
        """Remove a guest who deletes their data."""
        async with self.lock:
            await self.seats.remove_guest(guest, removal)
            await self.round.seats_changed()
            await self.round.sync_all()  # the guest's chat lines are deleted, too
        self.bots.wake()

    # -- chat, hints, lessons -----------------------------------------------------------------

    async def say(self, viewer: Viewer, text: str) -> None:
        """Add a line to the chat."""
        async with self.lock:
            await self.round.chat.say(viewer, text)

    async def advise(self, viewer: Viewer) -> None:
        """Start a hint for the viewer."""
        async with self.lock:
            self._advice.request(viewer)

    async def press_step(self, viewer: Viewer, step: int) -> None:
        """Go on in a guided first game."""
        async with self.lock:
            if await self.policy.press_step(self.seats.held_by(viewer.guest), step):
                self.round.broadcast_table()
                await self.round.begin()
        self.bots.wake()

    async def end_lesson(self, viewer: Viewer) -> None:
        """End a guided first game."""
        async with self.lock:
            await self.policy.end_lesson(self.seats.held_by(viewer.guest))
            self.round.broadcast_table()
            await self.round.begin()
        self.bots.wake()
