"""Erasure of all data of a guest.

Tables where nobody else sits are deleted. At others, a bot takes the seat of a running game (the seat is opened if it
has not begun), and a finished game keeps its record, which belongs to the others as well, but loses the name. The
guest's chat lines are deleted everywhere.
"""

from functools import partial
from typing import Final

from bywater.server.privacy.data_holders import DataHolder
from bywater.server.privacy.removal import remove_guest
from bywater.server.privacy.store import PrivacyStore
from bywater.server.privacy.tombstones import Tombstones
from bywater.server.push.notifier import Notifier
from bywater.server.tables.lobby import Lobby
from bywater.server.transport.in_flight import InFlight

POLL_INTERVAL: Final = 0.05
TIMEOUT: Final = 5.0
"""Seconds until requests of the guest that are in flight are cancelled."""


class Erasure:
    """Erases guests, in an order in which nothing can be stored again."""

    def __init__(
        self,
        lobby: Lobby,
        store: PrivacyStore,
        notifier: Notifier,
        data_holders: list[DataHolder],
        tombstones: Tombstones,
        in_flight: InFlight,
    ) -> None:
        self.lobby = lobby
        self.store = store
        self.notifier = notifier
        self.data_holders = data_holders
        self.tombstones = tombstones
        self.in_flight = in_flight

    async def erase(self, guest: str) -> None:
        """Erase a guest. Nothing is left when this returns."""
        if self.tombstones.covers(guest):
            return  # another page of the guest requested it first
        with self.tombstones.erasing(guest):
            await self._finish_requests(guest)
            await self._delete(guest)
            await self.tombstones.add(guest)
        await self.store.erase_deleted()

    async def _finish_requests(self, guest: str) -> None:
        """Close the pages of the guest, and wait for requests in flight. No new ones are accepted by now."""
        for _ in range(round(TIMEOUT / POLL_INTERVAL)):
            self._close_pages(guest)  # each time: a page may be connecting right now
            if await self.in_flight.wait(guest, POLL_INTERVAL):
                return
        for task in self.in_flight.of(guest):
            task.cancel()
        await self.in_flight.wait(guest, TIMEOUT)

    def _close_pages(self, guest: str) -> None:
        for table in self.lobby.live.values():
            for viewer in table.viewers:
                if viewer.guest == guest:
                    viewer.close()

    async def _delete(self, guest: str) -> None:
        removal = partial(remove_guest, guest=guest)
        for table in list(self.lobby.live.values()):
            if table.seats.belong_only_to(guest):
                await self.lobby.shut_down(table.code)
        changed, deleted = await self.store.erase(guest, removal)
        await self.notifier.erase(guest)
        for code in changed:
            live = await self.lobby.live_table(code)
            if live is not None:
                await live.remove_guest(guest, removal)
        for code in deleted:  # a watcher may have opened one meanwhile
            await self.lobby.shut_down(code)
        await self.store.delete_tables(deleted)
        for holder in self.data_holders:
            await holder.erase(guest, deleted)
