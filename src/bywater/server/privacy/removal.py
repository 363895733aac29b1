"""What a table is like when a guest has gone from it."""

from collections.abc import Callable
from typing import NamedTuple

from msgspec.structs import replace

from bywater.bots import partner
from bywater.registry import load
from bywater.server.storage.interface import Chair, Kept


class Other(NamedTuple):
    """Somebody else who holds a chair, and what that one is called."""

    seat: int
    guest: str
    name: str


Change = Callable[[Kept, bool, list[int], list[Other]], Kept]
"""A table as it is without a guest: what is kept, whether the game has begun, the guest's chairs, those who stay."""


def without(kept: Kept, begun: bool, seats: list[int], others: list[Other], guest: str) -> Kept:
    """A table as it is when this guest has gone from these chairs and these others stay."""
    chairs = list(kept.chairs)
    for seat in seats:
        stays = next((other for other in others if other.seat == seat), None)
        if stays is not None:  # another device, which is another guest to us: the chair is that one's alone now
            chairs[seat] = replace(chairs[seat], name=stays.name)
        elif kept.over:
            chairs[seat] = Chair("person", gone=True)
        elif begun:
            chairs[seat] = Chair("bot", bot=partner(load(kept.game)), offered=True)
        else:
            chairs[seat] = Chair("open")
    host = others[0].guest if kept.host == guest else kept.host
    return replace(kept, chairs=chairs, host=host)
