"""Whoever had all of theirs deleted never comes back: a cookie with that number is as good as none.

A second tab, or a browser that was off, still has the cookie; without this it would go on as the guest who is gone, and
what it did would be kept again. What stays for it is a digest of the number, not the number. Neither says anything
about a person, but all was kept under the number, and it stands in the file that people can take along: so everybody
can look for their own in ours, and must not find it.
"""

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager

from bywater.server.privacy.store import Own


class Gone:
    """Those who are gone, and those whose things are being taken away just now."""

    def __init__(self, kept: Own) -> None:
        self._kept = kept
        self._digests: set[bytes] = set()
        self._going: set[str] = set()

    async def open(self) -> None:
        self._digests = await self._kept.buried()

    def holds(self, guest: str) -> bool:
        return guest in self._going or digest(guest) in self._digests

    @contextmanager
    def going(self, guest: str) -> Iterator[None]:
        """Nobody comes as this guest from now on. If it fails before the end, they may, to ask for it again."""
        self._going.add(guest)
        try:
            yield
        finally:
            self._going.discard(guest)

    async def bury(self, guest: str) -> None:
        """For good. After all else: were the server to stop before, whoever asked could ask again."""
        await self._kept.bury(digest(guest))
        self._digests.add(digest(guest))


def digest(guest: str) -> bytes:
    """The number has 96 random bits: nobody finds it by trying."""
    return hashlib.sha256(guest.encode()).digest()[:16]
