"""One live table: its game, its chairs, and the pages that look at it.

Everything that changes a table goes through its `turn`, one after the other. Nobody hears of an action before it is
safe in the store.
"""

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from bywater.bots import bots_for, partner
from bywater.core.codes import CHANCE, OVER, WATCHER
from bywater.core.errors import BadNotation, BywaterError, IllegalAction
from bywater.core.game import IDENTICAL, Game
from bywater.core.options import settle
from bywater.core.play import Play, resume
from bywater.core.record import Record
from bywater.drawing import secrets
from bywater.registry import load
from bywater.server import messages as m
from bywater.server.faults import told as fault
from bywater.server.feed import Feed, conceded, follow, said
from bywater.server.store import Chair, Kept, Store, Talk
from bywater.server.workers import Workers

LOGGER: Final = logging.getLogger("bywater.server")
MOST_TEXTS: Final = 32
MOST_CHAT: Final = 500
TALKS: Final = 200
NOT_STALE: Final = frozenset({"floor", "pledge"})
"""Kinds of actions that may answer a moment which has passed, as long as they are legal still."""

_encode = msgspec.json.Encoder().encode


class Refusal(Exception):
    """Nothing was changed, and this is why."""

    def __init__(self, key: str, **params: int | str) -> None:
        super().__init__(key)
        self.reason = m.Said(key, params)


class Viewer:
    """One open page. `send` takes what is to go out and never waits."""

    def __init__(self, guest: str, name: str, send: Callable[[bytes], None]) -> None:
        self.guest = guest
        self.name = name
        self.send = send
        self.own: list[int] = []
        self.facing: tuple[int, ...] = ()


class Pace:
    """How time passes at the tables."""

    def __init__(self, bot: float = 0.7, grace: float = 120.0) -> None:
        self.bot = bot
        """A bot answers no sooner than this, even where it had only one answer: a pause must not tell."""
        self.grace = grace
        """After so many seconds a bot stands in for somebody who is away while others wait."""


class Told:
    """A feed, and the log as its viewers have it."""

    def __init__(self, feed: Feed) -> None:
        self.feed = feed
        self.log: list[m.Line] = []

    def note(self, news: list[m.Said]) -> None:
        self.log += [m.Line(self.feed.moment, one) for one in news]


class LiveTable:
    """A table that somebody looks at, or at which a bot thinks."""

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
        rematch: Callable[["LiveTable"], Awaitable[str]] | None = None,
    ) -> None:
        self.kept = kept
        self.store = store
        self.workers = workers
        self.pace = pace
        self.game: Game = load(kept.game)
        record = Record(kept.game, kept.rules, len(kept.chairs), kept.options, lines, start=kept.start)
        self.play: Play = resume(self.game, record)
        self.owners: dict[int, set[str]] = {seat: set() for seat in range(len(kept.chairs))}
        for seat, guest in owners:
            self.owners[seat].add(guest)
        self.actors: list[int] = []  # who took each action
        self.shown: list[int] = []  # how much had been shown before it
        self._retrace()
        self.viewers: set[Viewer] = set()
        self.told: dict[tuple[int, ...], Told] = {}
        self.turn = asyncio.Lock()
        self.question: m.Question | None = None
        self.standing_in: set[int] = set()
        self.away: dict[int, float] = dict.fromkeys(self._people(), time.monotonic())  # until they come
        self.thinking: asyncio.Task[None] | None = None
        self.earlier = earlier or []
        self.rematch = rematch
        self.rng = random.SystemRandom()
        self.used = time.monotonic()

    # -- what it is ---------------------------------------------------------------------------

    @property
    def code(self) -> str:
        return self.kept.code

    @property
    def started(self) -> bool:
        return bool(self.play.actions) or all(chair.kind != "open" for chair in self.kept.chairs)

    @property
    def running(self) -> bool:
        return not self.kept.over and all(chair.kind != "open" for chair in self.kept.chairs)

    def seats_of(self, guest: str) -> list[int]:
        return [seat for seat, owners in self.owners.items() if guest in owners]

    def record(self) -> Record:
        return self.play.record()

    def present(self, seat: int) -> bool:
        """Whether somebody who holds this chair looks at the table."""
        return any(viewer.guest in self.owners[seat] for viewer in self.viewers)

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
        self.actors, self.shown = [], []
        for action in self.play.actions:
            self.actors.append(int(state.actor))
            self.shown.append(int(state.shown))
            state.apply(action)

    # -- pages come and go --------------------------------------------------------------------

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

    def _first_facing(self, own: list[int]) -> tuple[int, ...]:
        """All own seats at once if they have no secrets from each other, else the one that is asked."""
        if len(own) < 2 or not self._curtain(own):
            return tuple(own)
        return (own[0],) if self.kept.over else ()

    def _curtain(self, own: list[int]) -> bool:
        return len(own) > 1 and secrets(self.game, self.play.state.view(own[0]))

    # -- what pages are shown -----------------------------------------------------------------

    def _told(self, facing: tuple[int, ...]) -> Told:
        if facing not in self.told:
            told = Told(Feed(self.game, facing))
            for _, _, news in follow(self.game, self.play.record(), told.feed):
                told.note(news)
            self.told[facing] = told
        return self.told[facing]

    async def _sync(self, viewer: Viewer) -> None:
        told = self._told(viewer.facing)
        chat = [m.ChatLine(talk.seat, talk.name, talk.text, talk.at) for talk in await self._talks()]
        viewer.send(_encode(m.Sync(self.table_for(viewer), told.feed.frame([]), told.log, chat)))

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
        )

    def _seat(self, seat: int, chair: Chair, yours: bool) -> m.Seat:
        left = 0
        if seat in self.away and seat not in self.standing_in:
            left = max(0, round(self.pace.grace - (time.monotonic() - self.away[seat])))
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
        )

    def _points_by_player(self) -> list[int]:
        """The points of this game in the order in which people sat in the first game of the match."""
        points = self.kept.points
        return [points[(player - len(self.kept.match)) % len(points)] for player in range(len(points))]

    def _tell_seats(self, but: Viewer | None = None) -> None:
        for viewer in self.viewers:
            if viewer is not but:
                viewer.send(_encode(m.Seats(self.table_for(viewer))))

    async def _sync_all(self) -> None:
        for viewer in self.viewers:
            await self._sync(viewer)

    # -- playing ------------------------------------------------------------------------------

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
            raise _refusal(reason) if reason is not None else Refusal("refused-not-now" if asked else "refused-wait")
        if len(actions) > 1:
            self._try_all(seat, actions)
        elif not state.allows(actions[0]):
            reason = state.why(actions[0], seat)
            raise _refusal(reason) if reason is not None else Refusal("refused-not-now")
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

    # -- bots ---------------------------------------------------------------------------------

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

    # -- taking back --------------------------------------------------------------------------

    def _undo_of(self, facing: tuple[int, ...]) -> str:
        """ "free", "ask", or "" if there is nothing to take back."""
        length = self._undo_length(facing)
        if length < 0 or self.kept.over:
            return ""
        return "free" if self._undo_is_free(facing, length) else "ask"

    def _undo_length(self, facing: tuple[int, ...]) -> int:
        """How many actions are left when the last one of these seats is taken back; -1 if there is none."""
        for number in range(len(self.actors) - 1, -1, -1) if facing else ():
            if self.actors[number] in facing:
                return number
        return -1

    def _undo_is_free(self, facing: tuple[int, ...], length: int) -> bool:
        own = all(actor in facing for actor in self.actors[length:])
        return own and self.shown[length] == self.play.state.shown

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

    # -- the end, and once more ---------------------------------------------------------------

    async def resign(self, viewer: Viewer) -> None:
        """With two seats, or where all win or lose together, the game is over; else a bot plays on."""
        async with self.turn:
            own = list(viewer.facing) or self.seats_of(viewer.guest)
            if not own or not self.running:
                raise Refusal("refused-over" if self.kept.over else "refused-watching")
            seats = len(self.kept.chairs)
            together = self.game.utility_of(settle(self.game.options, self.play.options)) == IDENTICAL
            if seats > 2 and not together:
                for seat in own:
                    await self._change(seat, Chair("bot", bot=partner(self.game), offered=True))
                await self._seated()
            else:
                returns = [-1.0 if together or seat in own else 1.0 for seat in range(seats)]
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

    # -- chairs -------------------------------------------------------------------------------

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

    # -- talk ---------------------------------------------------------------------------------

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


def _refusal(reason: Any) -> Refusal:
    refusal = Refusal(reason.key)
    refusal.reason = said(reason)
    return refusal
