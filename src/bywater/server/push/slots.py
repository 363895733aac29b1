"""How many calls go out at once, so that an address that never answers holds up as few others as possible."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final
from urllib.parse import urlsplit
from weakref import WeakValueDictionary

AT_ONCE: Final = 32
DOUBTFUL: Final = 4
"""So many more, for all addresses together that failed the last time: the others never wait for these."""
ONE_HOST: Final = 8


class Lanes:
    """Each call takes a place for itself, among those to its host and among all."""

    def __init__(self) -> None:
        self._sound = asyncio.Semaphore(AT_ONCE)
        self._doubtful = asyncio.Semaphore(DOUBTFUL)
        self._hosts: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()  # as long as one is called

    @asynccontextmanager
    async def place(self, endpoint: str, doubtful: bool) -> AsyncIterator[None]:
        host = (urlsplit(endpoint).hostname or "").removesuffix(".")
        # The host first: whoever waits for a crowded one takes no place from the rest.
        of_host = self._hosts.setdefault(f"{host} {doubtful}", asyncio.Semaphore(ONE_HOST))
        async with of_host, self._doubtful if doubtful else self._sound:
            yield
