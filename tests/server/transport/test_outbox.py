"""Queues with a single consumer."""

import asyncio

from bywater.server.transport.outbox import SingleConsumerQueue
from tests.server import coroutines


def test_items_are_taken_in_order_whether_queued_or_awaited() -> None:
    async def main() -> list[int]:
        box: SingleConsumerQueue[int] = SingleConsumerQueue()
        taken: list[int] = []

        async def take() -> None:
            while len(taken) < 5:
                taken.append(await box.get())

        box.put_nowait(0)
        box.put_nowait(1)
        taking = asyncio.create_task(take())
        await asyncio.sleep(0)
        box.put_nowait(2)
        box.put_nowait(3)
        await asyncio.sleep(0)
        box.put_nowait(4)
        await taking
        return taken

    assert coroutines.run(main()) == [0, 1, 2, 3, 4]


def test_the_consumer_is_idle_only_when_everything_was_handled() -> None:
    async def main() -> None:
        box: SingleConsumerQueue[int] = SingleConsumerQueue()
        assert box.empty()
        assert not box.has_idle_consumer
        go_on = asyncio.Event()

        async def deal() -> None:
            while True:
                await box.get()
                await go_on.wait()

        dealing = asyncio.create_task(deal())
        await asyncio.sleep(0)
        assert box.has_idle_consumer
        box.put_nowait(1)
        assert not box.has_idle_consumer
        assert box.qsize() == 1
        await asyncio.sleep(0)
        assert box.empty()
        assert not box.has_idle_consumer
        go_on.set()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert box.has_idle_consumer
        dealing.cancel()

    coroutines.run(main())
