"""Limits on concurrent requests to push services, so that an unresponsive address delays few others."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final
from urllib.parse import urlsplit
from weakref import WeakValueDictionary

MAX_CONCURRENT: Final = 32
MAX_FAILING: Final = 4
"""Further slots for all addresses that failed the last time; the others never wait for these."""
MAX_PER_HOST: Final = 8


class Slots:
    """Every request takes a slot of its host, and one of all hosts."""

    def __init__(self) -> None:
        self._healthy = asyncio.Semaphore(MAX_CONCURRENT)
        self._failing = asyncio.Semaphore(MAX_FAILING)
        self._hosts: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()  # while requests use them

    @asynccontextmanager
    async def take(self, endpoint: str, is_failing: bool) -> AsyncIterator[None]:
        """Wait for a slot for this address and hold it."""
        host = (urlsplit(endpoint).hostname or "").removesuffix(".")
        # The host comes first: a request that waits for a busy host must not hold a slot that others need.
        of_host = self._hosts.setdefault(f"{host} {is_failing}", asyncio.Semaphore(MAX_PER_HOST))
        async with of_host, self._failing if is_failing else self._healthy:
            yield
