"""Tombstones: the cookie of a guest who deleted their data is never accepted again.

A second tab, or a browser that was off, still has the cookie. Without a tombstone it would go on as the deleted guest,
and new data would be stored. A tombstone is a digest of the guest's number. The number itself says nothing about a
person, but all data was stored under it and the exported file contains it, so everybody can search our database for
theirs, and must not find it.
"""

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager

from bywater.server.privacy.store import PrivacyStore


class Tombstones:
    """The guests who were erased, and those who are being erased now."""

    def __init__(self, store: PrivacyStore) -> None:
        self._store = store
        self._digests: set[bytes] = set()
        self._erasing: set[str] = set()

    async def open(self) -> None:
        self._digests = await self._store.tombstones()

    def covers(self, guest: str) -> bool:
        """Whether this guest was erased, or is being erased."""
        return guest in self._erasing or digest(guest) in self._digests

    @contextmanager
    def erasing(self, guest: str) -> Iterator[None]:
        """Reject the cookie of this guest from now on. If the erasure fails, the guest may come back and retry."""
        self._erasing.add(guest)
        try:
            yield
        finally:
            self._erasing.discard(guest)

    async def add(self, guest: str) -> None:
        """Add the tombstone. This comes last: if the server stops before, the guest can retry."""
        await self._store.add_tombstone(digest(guest))
        self._digests.add(digest(guest))


def digest(guest: str) -> bytes:
    """A digest of the number, which has 96 random bits and so can't be guessed."""
    return hashlib.sha256(guest.encode()).digest()[:16]
