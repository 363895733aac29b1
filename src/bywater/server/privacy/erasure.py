"""Taking everything of a guest away, for good.

Tables where nobody else sits go as a whole. At the others a running game goes on with a bot in the guest's chair (or
with the chair open again, if it has not begun), and a finished one keeps its record, which is the others' as well, but
not the name. What the guest said is taken away everywhere.
"""

from functools import partial
from typing import Final

from bywater.server.privacy.data_holders import Keeper
from bywater.server.privacy.removal import without
from bywater.server.privacy.store import Own
from bywater.server.privacy.tombstones import Gone
from bywater.server.push.notifier import Herald
from bywater.server.tables.lobby import Hall
from bywater.server.transport.in_flight import UnderWay

MOMENT: Final = 0.05
PATIENCE: Final = 5.0
"""So many seconds what a guest has begun may take until it is broken off."""


class Forgetting:
    """Asks every part of the server, in an order in which nothing comes back."""

    def __init__(
        self, hall: Hall, own: Own, herald: Herald, keepers: list[Keeper], gone: Gone, under_way: UnderWay
    ) -> None:
        self.hall = hall
        self.own = own
        self.herald = herald
        self.keepers = keepers
        self.gone = gone
        self.under_way = under_way

    async def forget(self, guest: str) -> None:
        """Nothing of this guest is left when this returns."""
        if self.gone.holds(guest):
            return  # another page asked for the same, and was first
        with self.gone.going(guest):
            await self._see_off(guest)
            await self._take_away(guest)
            await self.gone.bury(guest)
        await self.own.shed()

    async def _see_off(self, guest: str) -> None:
        """Whatever this guest has begun comes to its end, and its pages are closed. Nothing new begins any more."""
        for _ in range(round(PATIENCE / MOMENT)):
            self._close_pages(guest)  # one may just be opening
            if await self.under_way.ended(guest, MOMENT):
                return
        for task in self.under_way.of(guest):
            task.cancel()
        await self.under_way.ended(guest, PATIENCE)

    def _close_pages(self, guest: str) -> None:
        for table in self.hall.live.values():
            for viewer in table.viewers:
                if viewer.guest == guest:
                    viewer.close()

    async def _take_away(self, guest: str) -> None:
        change = partial(without, guest=guest)
        for table in list(self.hall.live.values()):
            if table.only_of(guest):
                await self.hall.shut(table.code)
        changed, removed = await self.own.forget(guest, change)
        await self.herald.forget(guest)
        for code in changed:
            live = await self.hall.if_live(code)
            if live is not None:
                await live.without(guest, change)
        for code in removed:  # somebody may have come to look meanwhile
            await self.hall.shut(code)
        await self.own.clear(removed)
        for keeper in self.keepers:
            await keeper.forget(guest, removed)
