"""How a game goes on at a table: what people and bots choose, and what chance does then.

Nobody hears of an action before it is safe in the store.
"""

import asyncio
import logging
import time
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from bywater.core.codes import CHANCE, OVER, WATCHER
from bywater.core.errors import BadNotation, BywaterError, IllegalAction
from bywater.core.play import Play
from bywater.server import messages as m
from bywater.server.faults import told as fault
from bywater.server.feed import said
from bywater.server.showing import ShownTable
from bywater.server.store import Kept
from bywater.server.viewing import Refusal, Viewer, refusal

LOGGER: Final = logging.getLogger("bywater.server")
MOST_TEXTS: Final = 32
NOT_STALE: Final = frozenset({"floor", "pledge"})
"""Kinds of actions that may answer a moment which has passed, as long as they are legal still."""

_encode = msgspec.json.Encoder().encode


class PlayedTable(ShownTable):
    """Checks what is chosen, carries it out, keeps it, and shows it; wakes the bots."""

    # -- people -----------------------------------------------------------------------------

    async def act(self, viewer: Viewer, moment: int, texts: list[str]) -> None:
        """What a person chose."""
        async with self.turn:
            await self._apply(self._checked(viewer, moment, texts))
        self.wake()

    def _checked(self, viewer: Viewer, moment: int, texts: list[str]) -> list[int]:
        """The codes, if all of it is allowed."""
        if self.kept.over:
            raise Refusal("refused-over")
        if not self.running:
            raise Refusal("refused-not-started")
        if not viewer.facing:
            raise Refusal("refused-watching")
        if not 0 < len(texts) <= MOST_TEXTS:
            raise Refusal("refused-unknown")
        try:
            actions = [self.game.action(text) for text in texts]
        except BadNotation:
            raise Refusal("refused-unknown") from None
        state = self.play.state
        seat = next((seat for seat in viewer.facing if state.may_press(seat, actions[0])), -1)
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
            trial.do_all(actions, seat)
        except IllegalAction:
            raise Refusal("refused-not-now") from None

    async def _apply(self, actions: list[int]) -> None:
        """Do these actions and what chance does then, keep them, and show everybody what they saw of it."""
        before = len(self.play.actions)
        out: dict[tuple[int, ...], list[m.Frame]] = {viewer.facing: [] for viewer in self.viewers}
        for facing in out:
            self._told(facing)
        now = time.time()
        try:
            lines = self._carry_out(actions, out)
            ended = self._ended(now) if self.play.state.actor == OVER else None
        except Exception:
            await self._back_to(before)
            raise
        try:
            await self.store.append(self.code, before, lines, now, ended)
        except Exception as error:
            LOGGER.error("%s: could not be kept: %s", self.code, fault(error))
            await self._back_to(before)
            raise Refusal("refused-storage") from None
        self.kept = ended or self.kept
        self.question = None
        self.used = time.monotonic()
        for viewer in self.viewers:
            undo = self._undo_of(viewer.facing)
            for frame in out.get(viewer.facing, ()):
                viewer.send(_encode(m.Update(frame, undo)))
        if ended is not None:
            self._tell_seats()

    def _carry_out(self, actions: list[int], out: dict[tuple[int, ...], list[m.Frame]]) -> list[str]:
        """The lines of these actions and of chance; what each viewer saw of them goes to `out`."""
        lines: list[str] = []
        queue = list(actions)
        state = self.play.state
        while queue or state.actor == CHANCE:
            action = int(state.roll(self.rng)) if state.actor == CHANCE else queue.pop(0)
            self.actors.append(int(state.actor))
            self.shown.append(int(state.shown))
            self.play.do(action)
            lines.append(self.game.notation(action))
            if state.actor != CHANCE:
                self._look(out)
        return lines

    def _look(self, out: dict[tuple[int, ...], list[m.Frame]]) -> None:
        for facing in list(self.told):
            if facing not in out:
                del self.told[facing]  # nobody looks from there any more; it is made anew when somebody does
        for facing, frames in out.items():
            told = self.told[facing]
            news = told.feed.look(self.play.state)
            if news is not None:
                told.note(news)
                frames.append(told.feed.frame(news))

    def _ended(self, now: float) -> Kept:
        """The table as it is when the game has come to its end."""
        state = self.play.state
        return replace(
            self.kept,
            over=True,
            points=[int(points) for points in state.score()],
            returns=[float(gained) for gained in state.returns()],
            ending=said(self.game.ask(state.view(WATCHER))),
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
        self.play.back_to(length)
        self._retrace()
        self.told = {}
        await self._sync_all()

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
        if not self.running or actor < 0 or not (self._people() or self.viewers):
            return ""
        return self._bot_at(actor)

    async def _think(self) -> None:
        try:
            while bot := self._bot_to_move():
                number = len(self.play.actions)
                state = self.play.state
                seat = int(state.actor)
                began = time.monotonic()
                action = await self.workers.choose(self.code, seat, bot, state.view(seat))
                await asyncio.sleep(max(0.0, self.pace.bot - (time.monotonic() - began)))
                async with self.turn:
                    same = len(self.play.actions) == number and self.play.state is state
                    if same and self._bot_to_move() == bot and state.allows(action):
                        await self._apply([action])
        except Refusal:
            pass  # it could not be kept; whoever looks next wakes the bot again
        except Exception as error:
            LOGGER.error("%s: %s while a bot was to move", self.code, fault(error))
        finally:
            self.thinking = None
