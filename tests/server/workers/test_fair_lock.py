"""The fair lock: owners take turns, and cancelled waiters block nobody."""

import asyncio

from bywater.server.workers.fair_lock import FairLock
from tests.server import coroutines


def test_the_queues_take_turns() -> None:
    lock = FairLock()
    had: list[str] = []

    async def work(who: str) -> None:
        async with lock.hold(who[0]):
            had.append(who)
            await asyncio.sleep(0)

    async def run() -> None:
        await asyncio.gather(*[asyncio.create_task(work(who)) for who in ("a1", "a2", "a3", "a4", "b1", "b2", "c1")])
        await work("a5")

    coroutines.run(run())
    assert had == ["a1", "a2", "b1", "c1", "a3", "b2", "a4", "a5"]


def test_a_cancelled_waiter_blocks_nobody() -> None:
    lock = FairLock()
    had: list[str] = []

    async def work(who: str, held: asyncio.Event) -> None:
        async with lock.hold(who):
            had.append(who)
            await held.wait()

    async def run() -> None:
        held, free = asyncio.Event(), asyncio.Event()
        free.set()
        holding = asyncio.create_task(work("a", held))
        waiting = [asyncio.create_task(work(who, free)) for who in ("b", "c", "d")]
        await asyncio.sleep(0)
        waiting[0].cancel()  # waits
        holding.cancel()  # holds the lock: "c" gets it
        await asyncio.sleep(0)
        waiting[1].cancel()  # cancelled before it resumes
        await asyncio.wait_for(waiting[2], 5)

    coroutines.run(run())
    assert had == ["a", "d"]
