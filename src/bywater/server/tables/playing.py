"""How a game goes on at a table: what people and bots choose, and what chance does then.

Nobody hears of an action before it is safe in the store.
"""

import asyncio
import logging
import time
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from bywater.core.errors import BadNotation, BywaterError, IllegalAction
from bywater.core.play import Play
from bywater.core.record import digest_of, outcome_of
from bywater.core.seats import CHANCE, OVER, WATCHER
from bywater.server.errors import told as fault
from bywater.server.storage.interface import Kept, Mind
from bywater.server.tables.feed import said
from bywater.server.tables.showing import ShownTable
from bywater.server.tables.viewers import Refusal, Viewer, refusal
from bywater.server.transport import messages as m

LOGGER: Final = logging.getLogger("bywater.server")
MAX_TEXTS: Final = 32
NOT_STALE: Final = frozenset({"interrupt", "pledge"})
"""Kinds of actions that may answer a moment which has passed, as long as they are legal still."""

_encode = msgspec.json.Encoder().encode


class PlayedTable(ShownTable):
    """Checks what is chosen, carries it out, keeps it, and shows it; wakes the bots."""

    # -- people -----------------------------------------------------------------------------

    async def act(self, viewer: Viewer, moment: int, texts: list[str]) -> None:
        """What a person chose."""
        async with self.turn:
            actions = self._checked(viewer, moment, texts)
            interrupt = int(self.play.state.actor)
            by = self._ends_interrupt(viewer, actions[0])
            await self._apply(actions)
            if by >= 0:
                for other in self.viewers:
                    if interrupt in other.facing:
                        other.send(_encode(m.Noticed(m.Said("notice-interrupt-ended", {"seat": by}))))
        self.wake()

    def _ends_interrupt(self, viewer: Viewer, action: int) -> int:
        """The seat from which somebody ends the interrupt of another person with this; -1 if it is nothing of the kind.

        The rules don't know who pressed it, so that the one who had the interrupt must be told.
        """
        state = self.play.state
        if state.actor in viewer.facing or self.game.describe(action).kind != "done":
            return -1
        return next((seat for seat in viewer.facing if state.may_play(seat, action)), -1)

    def _checked(self, viewer: Viewer, moment: int, texts: list[str]) -> list[int]:
        """The codes, if all of it is allowed."""
        if self.kept.over:
            raise Refusal("refused-over")
        if not self.running:
            raise Refusal("refused-not-started")
        if not viewer.facing:
            raise Refusal("refused-watching")
        if not 0 < len(texts) <= MAX_TEXTS:
            raise Refusal("refused-unknown")
        try:
            actions = [self.game.action(text) for text in texts]
        except BadNotation:
            raise Refusal("refused-unknown") from None
        state = self.play.state
        seat = next((seat for seat in viewer.facing if state.may_play(seat, actions[0])), -1)
        stale = moment != self._told(viewer.facing).feed.moment
        if stale and not all(self.game.describe(action).kind in NOT_STALE for action in actions):
            raise Refusal("refused-stale")
        if seat < 0:
            asked = state.actor in viewer.facing
            reason = state.why(actions[0], int(state.actor)) if asked else None
            raise refusal(reason) if reason is not None else Refusal("refused-not-now" if asked else "refused-wait")
        if len(actions) > 1:
            self._try_all(seat, actions)
        elif not state.allows(actions[0]):
            reason = state.why(actions[0], seat)
            raise refusal(reason) if reason is not None else Refusal("refused-not-now")
        return actions

    def _try_all(self, seat: int, actions: list[int]) -> None:
        trial = Play(self.game, self.play.seats, self.play.options)
        trial.state = self.play.state.clone()
        try:
            trial.apply_all(actions, seat)
        except IllegalAction:
            raise Refusal("refused-not-now") from None

    async def _apply(self, actions: list[int], mind: Mind | None = None) -> None:
        """Do these actions and what chance does then, keep them, and show everybody what they saw of it.

        If a bot chose them at a table of a challenge, what it has in mind now is kept with them.
        """
        before = len(self.play.actions)
        out: dict[tuple[int, ...], list[m.Update]] = {viewer.facing: [] for viewer in self.viewers}
        for facing in out:
            self._told(facing)
        now = time.time()
        try:
            lines = self._carry_out(actions, out)
            ended = self._ended(now) if self.play.state.actor == OVER else None
            # While all of it is in the processor's cache: after the disk it would take twice as long.
            packed = {facing: self._packed(facing, updates, ended is not None) for facing, updates in out.items()}
        except Exception:
            await self._back_to(before)
            raise
        try:
            await self.store.append(self.code, before, lines, now, ended, mind)
        except Exception as error:
            LOGGER.error("%s: could not be kept: %s", self.code, fault(error))
            await self._back_to(before)
            raise Refusal("refused-storage") from None
        self.kept = ended or self.kept
        if mind is not None:
            self.minds[mind.seat] = mind.mind
        self.question = None
        self.used = time.monotonic()
        self.moved = now
        for viewer in self.viewers:
            for update in packed.get(viewer.facing, ()):
                viewer.send(update)
        if ended is not None:
            self._tell_seats()
        else:
            self.changed(self)

    def _packed(self, facing: tuple[int, ...], updates: list[m.Update], ended: bool) -> list[bytes]:
        """What is sent to those who look from there."""
        undo = "" if ended else self._undo_of(facing)
        for update in updates:
            update.undo = undo
        return [_encode(update) for update in updates]

    def _carry_out(self, actions: list[int], out: dict[tuple[int, ...], list[m.Update]]) -> list[str]:
        """The lines of these actions and of chance; what each viewer saw of them goes to `out`."""
        lines: list[str] = []
        queue = list(actions)
        state = self.play.state
        while queue or state.actor == CHANCE:
            action = self._chance() if state.actor == CHANCE else queue.pop(0)
            self.actors.append(int(state.actor))
            self.reveals.append(int(state.reveals))
            self.play.apply(action)
            self._done(action)
            lines.append(self.game.notation(action))
            if state.actor != CHANCE:
                self._look(out)
        return lines

    def _chance(self) -> int:
        """What chance does now: for a challenge, the same as at every other table of it."""
        if self.drawing is not None:
            return self.drawing.draw(self.play)
        return int(self.play.state.roll(self.rng))

    def _done(self, action: int) -> None:
        """This was done just now; nobody has seen it yet."""

    def _look(self, out: dict[tuple[int, ...], list[m.Update]]) -> None:
        for facing in list(self.told):
            if facing not in out:
                del self.told[facing]  # nobody looks from there any more; it is made anew when somebody does
        for facing, updates in out.items():
            told = self.told[facing]
            news = told.feed.look(self.play.state)
            if news is not None:
                told.note(news)
                updates.append(told.feed.update(news))

    def _ended(self, now: float) -> Kept:
        """The table as it is when the game has come to its end."""
        state = self.play.state
        return replace(
            self.kept,
            over=True,
            points=[int(points) for points in state.score()],
            returns=[float(gained) for gained in state.returns()],
            ending=said(self.game.prompt(state.view(WATCHER))),
            digest=digest_of(state),
            outcome=outcome_of(state),
            touched=now,
        )

    async def _keep(self, **changes: Any) -> None:
        """Change the table, on the disk first."""
        kept = replace(self.kept, touched=time.time(), **changes)
        await self.store.keep(kept)
        self.kept = kept

    async def _begin(self) -> None:
        """When all chairs are taken, the first thing may be up to chance."""
        if self.running and self.play.state.actor == CHANCE:
            await self._apply([])

    async def _back_to(self, length: int) -> None:
        """Nothing after these actions has happened, in memory."""
        self.play.undo_to(length)
        self._retrace()
        self.told = {}
        await self._sync_all()
        self.changed(self)

    async def why(self, viewer: Viewer, text: str) -> None:
        """Tell why something can't be chosen, from what the viewer may know."""
        async with self.turn:
            viewer.send(_encode(self._why(viewer, text)))

    def _why(self, viewer: Viewer, text: str) -> m.Because:
        state = self.play.state
        seat = int(state.actor) if state.actor in viewer.facing else viewer.facing[0] if viewer.facing else -1
        if self.kept.over:
            return m.Because(text, m.Said("refused-over"))
        if seat < 0:
            return m.Because(text, m.Said("refused-watching"))
        try:
            reason = state.why(self.game.action(text), seat)
        except BywaterError:
            reason = None
        return m.Because(text, said(reason) if reason is not None else m.Said("refused-not-now"))

    # -- bots -------------------------------------------------------------------------------

    def wake(self) -> None:
        """See whether a bot is to move."""
        if self.thinking is None and self._bot_to_move():
            self.thinking = asyncio.create_task(self._think())

    def _bot_to_move(self) -> str:
        actor = int(self.play.state.actor)
        bot = self._bot_at(actor) if actor >= 0 else ""
        return bot if bot and self.running and (self._people() or self.viewers) else ""

    async def _bots_choice(self, seat: int, bot: str) -> tuple[int, Mind | None]:
        """What it does, and in a challenge what it has in mind then, if that is something new."""
        view = self.play.state.view(seat)
        if self.drawing is None:
            return await self.workers.choose(self.code, seat, bot, view), None
        seed = self.drawing.chance.seed(seat, self.actors.count(seat))
        before = self.minds.get(seat, b"")
        action, mind = await self.workers.choose_alike(self.code, bot, view, seed, before)
        return action, Mind(seat, mind) if mind != before else None

    async def _think(self) -> None:
        try:
            while bot := self._bot_to_move():
                number = len(self.play.actions)
                state = self.play.state
                seat = int(state.actor)
                began = time.monotonic()
                action, mind = await self._bots_choice(seat, bot)
                await asyncio.sleep(max(0.0, self.pace.bot - (time.monotonic() - began)))
                async with self.turn:
                    same = len(self.play.actions) == number and self.play.state is state
                    if same and self._bot_to_move() == bot and state.allows(action):
                        await self._apply([action], mind)
        except Refusal:
            pass  # it could not be kept; whoever looks next wakes the bot again
        except Exception as error:
            LOGGER.error("%s: %s while a bot was to move", self.code, fault(error))
        finally:
            self.thinking = None
