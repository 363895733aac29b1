"""The thread that waits for the disk."""

import asyncio
import threading
from functools import partial

import pytest

from bywater.server.disk import Disk, Work
from tests.server import apart


def asked(disk: Disk, work: Work) -> asyncio.Future[None]:
    """Comes true when the disk has done this."""
    done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def then(failed: Exception | None) -> None:
        if failed is not None:
            done.set_exception(failed)
        else:
            done.set_result(None)

    disk.begin(work, then)
    return done


def test_work_is_done_in_another_thread_one_after_the_other() -> None:
    done: list[int] = []
    threads: set[int] = set()

    async def main() -> None:
        disk = Disk()

        def work(number: int) -> None:
            threads.add(threading.get_ident())
            done.append(number)

        await asyncio.gather(*(asked(disk, partial(work, number)) for number in range(20)))
        disk.close()

    apart.run(main())
    assert done == list(range(20))
    assert len(threads) == 1
    assert threading.get_ident() not in threads


def test_what_fails_is_told_and_the_next_one_is_served() -> None:
    async def main() -> None:
        disk = Disk()
        with pytest.raises(ZeroDivisionError):
            await asked(disk, lambda: 1 / 0)
        await asked(disk, lambda: None)
        disk.close()

    apart.run(main())


def test_closing_waits_for_what_was_asked_for() -> None:
    done: list[int] = []

    async def main() -> None:
        disk = Disk()
        told = [asked(disk, lambda: done.append(1)) for _ in range(3)]
        disk.close()
        assert len(done) == 3
        await asyncio.gather(*told)

    apart.run(main())
