"""One live table: people come and go, sit down and get up, take back, resign, play again and talk.

Everything that changes a table goes through its `turn`, one after the other.
"""

import asyncio
import logging
import time
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from bywater.bots import bots_for, partner
from bywater.core.state import View
from bywater.drawing import secrets
from bywater.server import messages as m
from bywater.server.faults import told as fault
from bywater.server.feed import conceded, said
from bywater.server.playing import PlayedTable
from bywater.server.store import Chair, Talk
from bywater.server.viewing import Refusal, Viewer

LOGGER: Final = logging.getLogger("bywater.server")
MOST_CHAT: Final = 500

_encode = msgspec.json.Encoder().encode


class LiveTable(PlayedTable):
    """A table that somebody looks at, or at which a bot thinks."""

    # -- pages come and go ------------------------------------------------------------------

    async def join(self, viewer: Viewer) -> None:
        async with self.turn:
            self.viewers.add(viewer)
            self.used = time.monotonic()
            own = viewer.own = self.seats_of(viewer.guest)
            for seat in own:
                self.away.pop(seat, None)
                self.standing_in.discard(seat)
            viewer.facing = self._first_facing(own)
            await self._sync(viewer)
            self._tell_seats(but=viewer)
            await self._begin()
        self.wake()

    async def part(self, viewer: Viewer) -> None:
        async with self.turn:
            self.viewers.discard(viewer)
            self.used = time.monotonic()
            for seat in self.seats_of(viewer.guest):
                if not self.present(seat):
                    self.away[seat] = time.monotonic()
            self._tell_seats()

    def tick(self) -> None:
        """Once a second or so: has somebody been away for too long while others wait?"""
        if not self.running or self.play.state.actor < 0:
            return
        seat = int(self.play.state.actor)
        if self.kept.chairs[seat].kind != "person" or seat in self.standing_in or seat not in self.away:
            return
        others = any(self.present(other) for other in self._people() if other != seat)
        if others and time.monotonic() - self.away[seat] >= self.pace.grace:
            self.standing_in.add(seat)
            self._tell_seats()
            self.wake()

    def idle(self, seconds: float) -> bool:
        return not self.viewers and self.thinking is None and time.monotonic() - self.used > seconds

    # -- taking back ------------------------------------------------------------------------

    async def undo(self, viewer: Viewer) -> None:
        async with self.turn:
            length = self._undo_length(viewer.facing)
            if length < 0 or self.kept.over:
                raise Refusal("refused-no-undo")
            others = self._others(viewer)  # those who are away as well: nobody waits for them to go
            if self._undo_is_free(viewer.facing, length) or not others:
                await self._take_back(length)
            else:
                self.question = m.Question("undo", self.actors[length], others)
                self._tell_seats()
        self.wake()

    async def _take_back(self, length: int) -> None:
        await self.store.cut(self.code, length)
        self.question = None
        await self._back_to(length)

    def _others(self, viewer: Viewer) -> list[int]:
        """The chairs of other people, who would have to agree."""
        own = self.seats_of(viewer.guest)
        return [seat for seat in self._people() if seat not in own]

    async def answer(self, viewer: Viewer, yes: bool) -> None:
        async with self.turn:
            asked = self.question
            own = self.seats_of(viewer.guest)
            if asked is None or not any(seat in asked.waiting for seat in own):
                raise Refusal("refused-no-question")
            await self._answered(asked, own, yes)
            self._tell_seats()
        self.wake()

    async def _answered(self, asked: m.Question, own: list[int], yes: bool) -> None:
        if not yes:
            self.question = None
            for other in self.viewers:
                if asked.by in self.seats_of(other.guest):
                    other.send(_encode(m.Refused(m.Said(f"declined-{asked.what}"))))
            return
        asked.waiting = [seat for seat in asked.waiting if seat not in own]
        if not asked.waiting:
            self.question = None
            if asked.what == "undo":
                length = self._undo_length((asked.by,))
                if length >= 0:
                    await self._take_back(length)
            else:
                await self._again()

    # -- the end, and once more -------------------------------------------------------------

    async def resign(self, viewer: Viewer) -> None:
        """With two seats, or where all win or lose together, the game is over; else a bot plays on."""
        async with self.turn:
            own = list(viewer.facing) or self.seats_of(viewer.guest)
            if not own or not self.running:
                raise Refusal("refused-over" if self.kept.over else "refused-watching")
            seats = len(self.kept.chairs)
            if seats > 2 and not self.together:
                for seat in own:
                    await self._change(seat, Chair("bot", bot=partner(self.game), offered=True))
                await self._seated()
            else:
                returns = [-1.0 if self.together or seat in own else 1.0 for seat in range(seats)]
                ending = m.Said("ended-resigned", {"seat": own[0]})
                points = conceded(self.game, self.play.state, own[0])
                await self._keep(over=True, resigned=own[0], points=points, returns=returns, ending=ending)
                self.question = None
                self._tell_seats()
        self.wake()

    async def ask_rematch(self, viewer: Viewer) -> None:
        async with self.turn:
            own = self.seats_of(viewer.guest)
            if not own or not self.kept.over:
                raise Refusal("refused-rematch")
            asked = self.question
            if asked is not None and asked.what == "rematch" and any(seat in asked.waiting for seat in own):
                await self._answered(asked, own, True)  # both asked
            elif not self.kept.next:
                others = [seat for seat in self._others(viewer) if self.present(seat)]
                if others:
                    self.question = m.Question("rematch", own[0], others)
                else:
                    await self._again()
            self._tell_seats()

    async def _again(self) -> None:
        if self.rematch is not None and not self.kept.next:
            await self._keep(next=await self.rematch(self))

    # -- chairs -----------------------------------------------------------------------------

    async def face(self, viewer: Viewer, seat: int) -> None:
        async with self.turn:
            if seat not in self.seats_of(viewer.guest):
                raise Refusal("refused-not-yours")
            viewer.facing = (seat,)
            await self._sync(viewer)

    async def sit(self, viewer: Viewer, seat: int) -> None:
        async with self.turn:
            chair = self._chair(seat)
            free = chair.kind == "open" or (chair.kind == "bot" and (chair.offered or viewer.guest == self.kept.host))
            if not free or self.kept.over or self._would_spy(viewer):
                raise Refusal("refused-chair")
            await self._change(seat, Chair("person", viewer.name), viewer.guest)
            await self._seated()
        self.wake()

    def _would_spy(self, viewer: Viewer) -> bool:
        """Whether somebody who plays against other people would see a second hand on taking another chair."""
        own = self.seats_of(viewer.guest)
        playing = bool(self.play.actions) and bool(own) and bool(self._others(viewer))
        return playing and secrets(self.game, self.play.state.view(own[0]))

    async def leave(self, viewer: Viewer, seat: int) -> None:
        async with self.turn:
            if seat not in self.seats_of(viewer.guest) or self.kept.over:
                raise Refusal("refused-not-yours")
            begun = bool(self.play.actions)
            await self._change(seat, Chair("bot", bot=partner(self.game), offered=True) if begun else Chair("open"))
            await self._seated()
        self.wake()

    async def fill(self, viewer: Viewer, seat: int, bot: str) -> None:
        async with self.turn:
            chair = self._chair(seat)
            if viewer.guest != self.kept.host:
                raise Refusal("refused-host")
            # no "name@budget": how long bots think here is not for guests to say
            if chair.kind == "person" or self.kept.over or (bot and bot not in bots_for(self.game)):
                raise Refusal("refused-chair")
            await self._change(seat, Chair("bot", bot=bot, offered=True) if bot else Chair("open"))
            await self._seated()
        self.wake()

    async def carry(self, seat: int, by: str, guest: str) -> None:
        """Another device of the same person, if that person holds the chair still."""
        async with self.turn:
            self._chair(seat)
            if by not in self.owners[seat]:
                raise Refusal("refused-chair")
            await self.store.own(self.code, seat, guest)
            self.owners[seat].add(guest)

    def _chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.kept.chairs):
            raise Refusal("refused-chair")
        return self.kept.chairs[seat]

    async def _change(self, seat: int, chair: Chair, guest: str = "") -> None:
        """Put this into the place of a chair, on the disk first; a guest who sits in it holds it alone."""
        chairs = list(self.kept.chairs)
        chairs[seat] = chair
        kept = replace(self.kept, chairs=chairs, touched=time.time())
        await self.store.seat(kept, seat, guest)
        self.kept = kept
        self.owners[seat] = {guest} if guest else set()
        self.away.pop(seat, None)
        self.standing_in.discard(seat)
        self.question = None

    async def _seated(self) -> None:
        """Whoever holds other chairs than before looks from other seats now."""
        for viewer in self.viewers:
            own = self.seats_of(viewer.guest)
            if viewer.own != own:
                viewer.own = own
                viewer.facing = self._first_facing(own)
                await self._sync(viewer)
        self._tell_seats()
        await self._begin()

    # -- talk -------------------------------------------------------------------------------

    async def say(self, viewer: Viewer, text: str) -> None:
        text = " ".join(text.split())[:MOST_CHAT]
        if not text:
            return
        async with self.turn:
            seats = self.seats_of(viewer.guest)
            talk = Talk(seats[0] if seats else -1, viewer.name, text, time.time())
            await self.store.talk(self.code, talk)
            line: Any = _encode(m.Chatted(m.ChatLine(talk.seat, talk.name, talk.text, talk.at)))
            for other in self.viewers:
                other.send(line)

    async def advise(self, viewer: Viewer) -> None:
        """A bot says what it would choose with what the asked seat knows, to this viewer alone."""
        async with self.turn:
            seat = int(self.play.state.actor)
            if not self.together or not self.running or seat not in viewer.facing:
                raise Refusal("refused-wait")
            if viewer in self.advising:
                return
            view = self.play.state.view(seat)
            # It thinks as long as it needs; what the person does meanwhile must not wait for that.
            self.advising[viewer] = asyncio.create_task(self._advise(viewer, seat, view, len(self.play.actions)))

    async def _advise(self, viewer: Viewer, seat: int, view: View, number: int) -> None:
        try:
            speaker = next((at for at, chair in enumerate(self.kept.chairs) if chair.kind == "bot"), -1)
            bot = self.kept.chairs[speaker].bot if speaker >= 0 else partner(self.game)
            action = await self.workers.choose(self.code, seat, bot, view)
            if viewer in self.viewers and len(self.play.actions) == number:
                advice = said(self.game.offer(action, view))
                viewer.send(_encode(m.Chatted(m.ChatLine(speaker, bot, "", time.time(), advice))))
        except Exception as error:
            LOGGER.error("%s: %s while a bot was asked for advice", self.code, fault(error))
        finally:
            del self.advising[viewer]
