"""One live table: people come and go, sit down and get up, take back, resign, play again and talk.

Everything that changes a table goes through its `turn`, one after the other.
"""

import asyncio
import logging
import time
from typing import Any, Final
from zlib import crc32

import msgspec
from msgspec.structs import replace

from bywater.bots import bots_for, partner
from bywater.bots.hints import adviser
from bywater.core.record import digest_of
from bywater.core.state import View
from bywater.drawing import secrets
from bywater.server.errors import told as fault
from bywater.server.privacy.removal import Change, Other
from bywater.server.storage.interface import Chair, Kept, Talk
from bywater.server.tables.feed import compared, conceded, said
from bywater.server.tables.playing import PlayedTable
from bywater.server.tables.viewers import Refusal, Viewer
from bywater.server.transport import messages as m
from bywater.server.transport.cookies import usual_name

LOGGER: Final = logging.getLogger("bywater.server")
MAX_CHAT: Final = 500

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
        if others and self._patience(seat) == 0:
            self.standing_in.add(seat)
            self._tell_seats()
            self.wake()

    def idle(self, seconds: float) -> bool:
        return not self.viewers and self.thinking is None and time.monotonic() - self.used > seconds

    # -- taking back ------------------------------------------------------------------------

    async def undo(self, viewer: Viewer) -> None:
        async with self.turn:
            if self.challenge or self.kept.puzzle:
                raise Refusal("refused-challenge-undo" if self.challenge else "refused-puzzle-undo")
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
        kept = self._kept_at(length)
        try:
            await self.store.cut(self.code, length, kept)
        except Exception as error:
            LOGGER.error("%s: could not be taken back: %s", self.code, fault(error))
            raise Refusal("refused-storage") from None
        self.kept = kept
        self.question = None
        await self._back_to(length)

    def _kept_at(self, length: int) -> Kept:
        """What is kept of the table beside its lines when only so many of them have happened."""
        return self.kept

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
            if yes:
                await self._agreed(asked, own)
            else:
                self.question = None
            self._tell_seats()
            if not yes:  # after the seats: nobody is refused what still seems to be asked
                self._decline(asked)
        self.wake()

    def _decline(self, asked: m.Question) -> None:
        for other in self.viewers:
            if asked.by in self.seats_of(other.guest):
                other.send(_encode(m.Refused(m.Said(f"declined-{asked.what}"))))

    async def _agreed(self, asked: m.Question, own: list[int]) -> None:
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
            if seats > 2 and not self.together and not self.challenge:  # a bot does not finish a challenge
                for seat in own:
                    await self._change(seat, Chair("bot", bot=partner(self.game), offered=True))
                await self._seated()
                watches = not self.seats_of(viewer.guest)
                key = "notice-resigned" if watches else "notice-resigned-one"
                viewer.send(_encode(m.Noticed(m.Said(key, {"seat": own[0]}))))
            else:
                returns = [-1.0 if self.together or seat in own else 1.0 for seat in range(seats)]
                ending = m.Said("ended-resigned", {"seat": own[0]})
                points = conceded(self.game, self.play.state, own[0])
                digest = digest_of(self.play.state)
                await self._keep(
                    over=True, resigned=own[0], points=points, returns=returns, ending=ending, digest=digest
                )
                self.question = None
                self._tell_seats()
                for one in self.viewers:
                    feed, frame = self._told(one.facing).feed, self._frame(one.facing)
                    _, lost = compared(feed.view, frame.view)
                    _, lost_extras = compared(feed.extras, frame.extras)
                    one.send(_encode(m.Update(frame, "", lost, lost_extras)))
        self.wake()

    async def ask_rematch(self, viewer: Viewer) -> None:
        async with self.turn:
            self._as_it_was_set()
            own = self.seats_of(viewer.guest)
            if not own or not self.kept.over:
                raise Refusal("refused-rematch")
            asked = self.question
            if asked is not None and asked.what == "rematch" and any(seat in asked.waiting for seat in own):
                await self._agreed(asked, own)  # both asked
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
            viewer.facing = self._faced(seat, self.seats_of(viewer.guest))
            await self._sync(viewer)

    async def sit(self, viewer: Viewer, seat: int) -> None:
        async with self.turn:
            self._as_it_was_set()
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
            self._as_it_was_set()
            if seat not in self.seats_of(viewer.guest) or self.kept.over:
                raise Refusal("refused-not-yours")
            begun = bool(self.play.actions)
            await self._change(seat, Chair("bot", bot=partner(self.game), offered=True) if begun else Chair("open"))
            await self._seated()
        self.wake()

    def only_of(self, guest: str) -> bool:
        """Whether this guest opened it or sits here, and nobody else does."""
        sitting = set().union(*self.owners.values())
        return sitting == {guest} or (not sitting and self.kept.host == guest)

    async def end(self) -> None:
        """What is being written now is written first, and then nothing more."""
        async with self.turn:
            self.kept = replace(self.kept, over=True)
            if self.thinking is not None:
                self.thinking.cancel()
            for viewer in list(self.viewers):
                viewer.close()

    async def without(self, guest: str, change: Change) -> None:
        """This guest has had all of theirs taken away."""
        async with self.turn:
            seats = self.seats_of(guest)
            for seat in seats:
                self.owners[seat].discard(guest)
                self.away.pop(seat, None)
                self.standing_in.discard(seat)
            holding = [(seat, other) for seat, owners in self.owners.items() for other in sorted(owners)]
            others = [Other(seat, other, await self._called(other)) for seat, other in holding]
            self.kept = change(self.kept, bool(self.play.actions), seats, others)
            await self.store.keep(self.kept)
            self.question = None
            await self._seated()
            await self._sync_all()  # what the guest said is gone, too
        self.wake()

    async def _called(self, guest: str) -> str:
        return await self.store.name(guest) or usual_name(guest)

    async def fill(self, viewer: Viewer, seat: int, bot: str) -> None:
        async with self.turn:
            self._as_it_was_set()
            chair = self._chair(seat)
            if viewer.guest != self.kept.host:
                raise Refusal("refused-host")
            # no "name@budget": how long bots think here is not for guests to say
            if chair.kind == "person" or self.kept.over or (bot and bot not in bots_for(self.game)):
                raise Refusal("refused-chair")
            await self._change(seat, Chair("bot", bot=bot, offered=True) if bot else Chair("open"))
            await self._seated()
        self.wake()

    async def carry(self, seat: int, by: str, guest: str, ticket: str) -> None:
        """Another device of the same person, if that person holds the chair still; a ticket is good for one device."""
        async with self.turn:
            self._chair(seat)
            if guest in self.owners[seat]:
                return  # the link was opened a second time where it led to
            if by not in self.owners[seat] or not await self.store.own(self.code, seat, guest, ticket):
                raise Refusal("refused-carry")
            self.owners[seat].add(guest)

    def _as_it_was_set(self) -> None:
        """Who sits where is a part of a challenge or puzzle."""
        if self.challenge or self.kept.puzzle:
            raise Refusal("refused-challenge-seats")

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
        text = " ".join(text.split())[:MAX_CHAT]
        if not text:
            return
        async with self.turn:
            seats = self.seats_of(viewer.guest)
            talk = Talk(seats[0] if seats else -1, viewer.name, text, time.time(), viewer.guest)
            await self.store.talk(self.code, talk)
            line: Any = _encode(m.Chatted(m.ChatLine(talk.seat, talk.name, talk.text, talk.at)))
            for other in self.viewers:
                other.send(line)

    async def advise(self, viewer: Viewer) -> None:
        """A bot says what it would choose with what the asked seat knows, and why, to this viewer alone."""
        async with self.turn:
            if self.challenge:
                raise Refusal("refused-challenge-hint")
            if self.kept.puzzle:
                raise Refusal("refused-puzzle-hint")
            seat = int(self.play.state.actor)
            if not self.running or seat not in viewer.facing:
                raise Refusal("refused-wait")
            if not self.hints_are_fair:
                raise Refusal("refused-hint")
            if viewer in self.advising:
                return
            view = self.play.state.view(seat)
            # It thinks as long as it needs; what the person does meanwhile must not wait for that.
            self.advising[viewer] = asyncio.create_task(self._advise(viewer, view, len(self.play.actions)))

    async def _advise(self, viewer: Viewer, view: View, number: int) -> None:
        try:
            bot = adviser(self.game)
            # Whoever asks again about the same moment hears the same.
            seed = crc32(f"{self.code} {self._told(viewer.facing).feed.moment}".encode())
            hint = await self.workers.advise(self.code, bot, view, seed)
            if viewer in self.viewers and len(self.play.actions) == number:
                line = m.ChatLine(
                    -1,
                    bot,
                    "",
                    time.time(),
                    said(self.game.choice_label(hint.action, view)),
                    [said(reason) for reason in hint.reasons],
                    self.game.notation(hint.action),
                )
                viewer.send(_encode(m.Chatted(line)))
        except Exception as error:
            LOGGER.error("%s: %s while a bot was asked for advice", self.code, fault(error))
            viewer.send(_encode(m.Refused(m.Said("refused-no-hint"))))
        finally:
            del self.advising[viewer]

    # -- guided first games (`lesson_table.py`) ---------------------------------------------

    async def go_on(self, viewer: Viewer, step: int) -> None:
        raise Refusal("refused-no-lesson")

    async def end_lesson(self, viewer: Viewer) -> None:
        raise Refusal("refused-no-lesson")
