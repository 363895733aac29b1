"""Who sits where: the holders of each seat, who is present, and which bots play."""

import time
from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from bywater.bots import bots_for, partner
from bywater.drawing import secrets
from bywater.server.config import Pacing
from bywater.server.errors import Refusal
from bywater.server.storage.interface import SeatHolder, StoredSeat, StoredTable, default_name
from bywater.server.tables.policy import TablePolicy
from bywater.server.tables.session import Session
from bywater.server.tables.viewers import Facing, Viewer, Viewers
from bywater.server.transport import messages as m

DAY: Final = 24 * 3600

Removal = Callable[[StoredTable, bool, list[int], list[SeatHolder]], StoredTable]
"""Removes a guest from a table, given whether the game has begun, the guest's seats, and all other holders."""


class Seats:
    """The seats of a table. A seat may be held by several guests: the devices of one person."""

    def __init__(
        self,
        session: Session,
        viewers: Viewers,
        policy: TablePolicy,
        pacing: Pacing,
        owners: list[tuple[int, str]],
    ) -> None:
        self.session = session
        self.viewers = viewers
        self.policy = policy
        self.pacing = pacing
        self.owners: dict[int, set[str]] = {seat: set() for seat in range(len(session.stored.seats))}
        for seat, guest in owners:
            self.owners[seat].add(guest)
        self.away_since: dict[int, float] = dict.fromkeys(session.people(), time.monotonic())  # until they connect
        self.stand_ins: set[int] = set()
        """The seats of absent people for whom a bot plays."""

    # -- who holds a seat ---------------------------------------------------------------------

    def held_by(self, guest: str) -> list[int]:
        return [seat for seat, owners in self.owners.items() if guest in owners]

    def others(self, guest: str) -> list[int]:
        """The seats of other people."""
        held = self.held_by(guest)
        return [seat for seat in self.session.people() if seat not in held]

    def belong_only_to(self, guest: str) -> bool:
        """Whether this guest holds seats here, or opened the table, and nobody else holds one."""
        holders = set().union(*self.owners.values())
        return holders == {guest} or (not holders and self.session.stored.host == guest)

    def bot_at(self, seat: int) -> str:
        """The bot that plays this seat, or "" if a person does."""
        return self.policy.bot_at(seat, partner(self.session.game) if seat in self.stand_ins else "")

    # -- who is present -----------------------------------------------------------------------

    def is_present(self, seat: int) -> bool:
        """Whether a holder of this seat is connected."""
        return any(viewer.guest in self.owners[seat] for viewer in self.viewers)

    def is_watched_by(self, guest: str) -> bool:
        """Whether this guest has the table open and visible."""
        return any(viewer.guest == guest and viewer.is_visible for viewer in self.viewers)

    def mark_present(self, seats: list[int]) -> None:
        for seat in seats:
            self.away_since.pop(seat, None)
            self.stand_ins.discard(seat)

    def mark_away(self, guest: str) -> None:
        """Note the time for the seats of this guest at which nobody is left."""
        for seat in self.held_by(guest):
            if not self.is_present(seat):
                self.away_since[seat] = time.monotonic()

    def patience(self, seat: int) -> float:
        """Seconds until a bot stands in for an absent player; -1 if none ever does.

        In a game over days they count from the last action, not from the last connection.
        """
        stored = self.session.stored
        if stored.days < 0:
            return -1.0
        if stored.days:
            last = max(self.session.last_move_at, stored.updated)
            return max(0.0, last + stored.days * DAY - time.time())
        return max(0.0, self.pacing.away_timeout - (time.monotonic() - self.away_since[seat]))

    def add_stand_in(self) -> bool:
        """Let a bot stand in for the actor if that player has been away for too long.

        Return whether a bot now plays.
        """
        seat = self.session.actor
        if not self.session.is_running or seat < 0:
            return False
        if self.session.stored.seats[seat].kind != "person" or seat in self.stand_ins or seat not in self.away_since:
            return False
        others_wait = any(self.is_present(other) for other in self.session.people() if other != seat)
        if not others_wait or self.patience(seat) != 0:
            return False
        self.stand_ins.add(seat)
        return True

    # -- which seats a page looks from --------------------------------------------------------

    def first_facing(self, held: list[int]) -> Facing:
        """The seats that a page looks from at first: all own ones, unless they have secrets from each other."""
        if len(held) < 2 or not self.needs_curtain(held):
            return tuple(held)
        return self.facing_from(held[0], held) if self.session.stored.over else ()

    def facing_from(self, seat: int, held: list[int]) -> Facing:
        """The seats that a page looks from with this one: those that the same person plays."""
        seats = self.session.stored.seats
        if not (self.session.is_cooperative and seats[seat].solo):
            return (seat,)
        return tuple(other for other in held if seats[other].solo)

    def needs_curtain(self, held: list[int]) -> bool:
        """Whether several people share the screen and have secrets from each other."""
        if len(held) < 2 or len(self.facing_from(held[0], held)) == len(held):
            return False
        return secrets(self.session.game, self.session.play.state.view(held[0]))

    # -- changes ------------------------------------------------------------------------------

    async def sit(self, viewer: Viewer, number: int) -> None:
        """Let a viewer take an open seat, or that of a bot."""
        seat, stored = self._seat(number), self.session.stored
        is_free = seat.kind == "open" or (seat.kind == "bot" and (seat.offered or viewer.guest == stored.host))
        if not is_free or stored.over or self._would_see_second_hand(viewer):
            raise Refusal("refused-chair")
        await self.replace(number, StoredSeat("person", viewer.name), viewer.guest)

    async def leave(self, viewer: Viewer, number: int) -> None:
        """Leave a seat: to a bot once the game has begun, before that it is open."""
        if number not in self.held_by(viewer.guest) or self.session.stored.over:
            raise Refusal("refused-not-yours")
        has_begun = bool(self.session.play.actions)
        await self.replace(number, self.substitute() if has_begun else StoredSeat("open"))

    async def fill(self, viewer: Viewer, number: int, bot: str) -> None:
        """Put a bot into a seat for the host, or open the seat."""
        seat, stored = self._seat(number), self.session.stored
        if viewer.guest != stored.host:
            raise Refusal("refused-host")
        # "name@budget" is refused: guests don't decide how long bots think here.
        if seat.kind == "person" or stored.over or (bot and bot not in bots_for(self.session.game)):
            raise Refusal("refused-chair")
        await self.replace(number, StoredSeat("bot", bot=bot, offered=True) if bot else StoredSeat("open"))

    async def carry(self, number: int, by: str, guest: str, ticket: str) -> None:
        """Let another device play for a seat, if the guest who made the ticket still holds it."""
        self._seat(number)
        if guest in self.owners[number]:
            return  # the device opened its link again
        store = self.session.store
        if by not in self.owners[number] or not await store.add_owner(self.session.code, number, guest, ticket):
            raise Refusal("refused-carry")
        self.owners[number].add(guest)

    async def replace(self, number: int, seat: StoredSeat, guest: str = "") -> None:
        """Store who sits in a seat now. The guest, if any, is its only holder."""
        seats = list(self.session.stored.seats)
        seats[number] = seat
        stored = replace(self.session.stored, seats=seats, updated=time.time())
        await self.session.store.set_seat(stored, number, guest)
        self.session.stored = stored
        self.owners[number] = {guest} if guest else set()
        self.mark_present([number])

    async def remove_guest(self, guest: str, removal: Removal) -> None:
        """Remove a guest who deletes their data."""
        held = self.held_by(guest)
        for seat in held:
            self.owners[seat].discard(guest)
        self.mark_present(held)
        holders = [(seat, other) for seat, owners in self.owners.items() for other in sorted(owners)]
        store = self.session.store
        others = [SeatHolder(seat, other, await store.name(other) or default_name(other)) for seat, other in holders]
        stored = removal(self.session.stored, bool(self.session.play.actions), held, others)
        await store.update(stored)
        self.session.stored = stored

    def substitute(self) -> StoredSeat:
        """The seat of a bot that plays on for a person."""
        return StoredSeat("bot", bot=partner(self.session.game), offered=True)

    def _seat(self, number: int) -> StoredSeat:
        if not 0 <= number < len(self.session.stored.seats):
            raise Refusal("refused-chair")
        return self.session.stored.seats[number]

    def _would_see_second_hand(self, viewer: Viewer) -> bool:
        """Whether a viewer who plays against other people would see another hand in a further seat."""
        held = self.held_by(viewer.guest)
        is_playing = bool(self.session.play.actions) and bool(held) and bool(self.others(viewer.guest))
        return is_playing and secrets(self.session.game, self.session.play.state.view(held[0]))

    # -- messages -----------------------------------------------------------------------------

    def describe(self, held: list[int]) -> list[m.Seat]:
        """All seats, for the holder of these."""
        return [self._describe(number, number in held) for number in range(len(self.session.stored.seats))]

    def _describe(self, number: int, is_own: bool) -> m.Seat:
        seat = self.session.stored.seats[number]
        bot = self.bot_at(number)
        counts_down = number in self.away_since and number not in self.stand_ins
        return m.Seat(
            seat=number,
            kind=seat.kind,
            name=seat.name,
            bot=bot,
            yours=is_own,
            online=seat.kind == "bot" or self.is_present(number),
            thinking=self.session.is_running and self.session.actor == number and bool(bot),
            standing_in=number in self.stand_ins,
            seconds_left=round(self.patience(number)) if counts_down else 0,
            gone=seat.erased,
        )
