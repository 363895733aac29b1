"""A table after a guest has been removed from it."""

from msgspec.structs import replace

from bywater.bots import partner
from bywater.registry import load
from bywater.server.storage.interface import SeatHolder, StoredSeat, StoredTable


def remove_guest(
    stored: StoredTable, has_begun: bool, seats: list[int], others: list[SeatHolder], guest: str
) -> StoredTable:
    """The table without this guest, who held these seats, while these others stay."""
    new_seats = list(stored.seats)
    for seat in seats:
        other = next((holder for holder in others if holder.seat == seat), None)
        if other is not None:  # another device, which counts as another guest: it holds the seat alone now
            new_seats[seat] = replace(new_seats[seat], name=other.name)
        elif stored.over:
            new_seats[seat] = StoredSeat("person", erased=True)
        elif has_begun:
            new_seats[seat] = StoredSeat("bot", bot=partner(load(stored.game)), offered=True)
        else:
            new_seats[seat] = StoredSeat("open")
    host = others[0].guest if stored.host == guest else stored.host
    return replace(stored, seats=new_seats, host=host)
