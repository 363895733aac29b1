"""Worker processes: bots that die or hang are replaced by a safe action and a line in the log."""

import asyncio
import logging
import os
import random
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from bywater.bots.hints import hint
from bywater.bots.safe import safe_choice
from bywater.core.state import View
from bywater.registry import load
from bywater.server.config import Pacing
from bywater.server.workers import pool as module
from bywater.server.workers.pool import Workers
from tests.server import coroutines
from tests.server.harness import Server, formation

GAME = load("confrontation")


def pid_of(key: str, bot: str, view: View) -> int:  # noqa: ARG001
    return os.getpid()


def dying(key: str, bot: str, view: View) -> int:  # noqa: ARG001
    os._exit(3)


def hanging(key: str, bot: str, view: View) -> int:
    if bot == "random":
        return int(view["legal"][-1])
    time.sleep(1000)
    return dying(key, bot, view)


def waiting(key: str, bot: str, view: View) -> int:  # noqa: ARG001
    (Path(bot) / "begun").touch()
    while not (Path(bot) / "go on").exists():
        time.sleep(0.01)
    return int(view["legal"][-1])


def raising(key: str, bot: str, view: View) -> int:  # noqa: ARG001
    raise ValueError(f"I see {view['light']}")


@pytest.fixture
def workers() -> Iterator[Workers]:
    found = Workers(1, timeout=60.0)
    yield found
    found.close()


def view_at_the_start() -> View:
    state = GAME.start(2)
    for text in formation(0):
        state.apply(GAME.action(text))
    return state.view(1)


def test_a_bot_thinks_in_another_process(workers: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    view = view_at_the_start()

    async def run() -> tuple[int, list[int], int]:
        beats = 0

        async def beat() -> None:
            nonlocal beats
            while True:
                await asyncio.sleep(0.001)
                beats += 1

        heart = asyncio.create_task(beat())
        action = await workers.choose("CODE", 1, "novice", view)
        heart.cancel()
        monkeypatch.setattr(module, "_choose", pid_of)
        pids = [await workers.choose("CODE", 1, "novice", view) for _ in range(2)]
        return action, pids, beats

    action, pids, beats = coroutines.run(run())
    assert action in view["legal"]
    assert pids[0] == pids[1] != os.getpid()
    assert beats > 10


@pytest.mark.parametrize(("fault", "name"), [(dying, "BrokenProcessPool"), (raising, "ValueError")])
def test_a_bot_that_fails_is_replaced(
    workers: Workers, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, fault: object, name: str
) -> None:
    view = view_at_the_start()
    monkeypatch.setattr(module, "_choose", fault)

    async def run() -> list[int]:
        return [await workers.choose("CODE", 1, "ranger", view) for _ in range(2)]

    assert coroutines.run(run()) == [safe_choice(GAME, view)] * 2
    lines = [record.getMessage() for record in caplog.records if record.name == "bywater.server"]
    assert lines == [f"ranger in confrontation at a decision 'place': {name}"] * 2


def test_a_bot_that_hangs_is_killed_and_affects_no_other(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    view = view_at_the_start()
    warm = Workers(1, timeout=60.0)
    monkeypatch.setattr(module, "_choose", hanging)

    async def run() -> list[int]:
        await warm.choose("CODE", 1, "random", view)
        warm.timeout = 0.3
        stuck = asyncio.create_task(warm.choose("ONE", 1, "ranger", view))
        await asyncio.sleep(0.01)
        warm.timeout = 60.0  # the next job starts a new process
        patient = asyncio.create_task(warm.choose("TWO", 1, "random", view))
        return [await stuck, await patient]

    try:
        assert coroutines.run(run()) == [safe_choice(GAME, view), view["legal"][-1]]
    finally:
        warm.close()
    assert "ranger in confrontation at a decision 'place': TimeoutError" in caplog.text
    assert "random in" not in caplog.text


def test_a_table_goes_on_when_its_bot_dies(
    tmp_path: Path, workers: Workers, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(module, "_choose", dying)
    caplog.set_level(logging.WARNING)
    with Server(tmp_path / "a.sqlite", workers=workers, pacing=Pacing(bot_delay=0.0)) as server:
        guest = server.guest()
        page = guest.page(guest.new_table("towers", "me", "bot:greedy"))
        page.until_quiet()
        rng = random.Random(1)
        for _ in range(2):
            while not page.frame["choices"]:
                page.take()
            seen = set(page.frame["view"]["hands"]["0"])
            page.act(rng.choice(page.frame["choices"])["text"])
        while not page.frame["choices"]:
            page.take()
    lines = [record.getMessage() for record in caplog.records if "greedy" in record.getMessage()]
    assert lines
    assert all(line.startswith("greedy in towers at a decision '") for line in lines)
    assert not any(card in line for card in seen for line in lines)


def test_a_hint_comes_from_another_process_with_its_reasons(workers: Workers) -> None:
    view = view_at_the_start()
    found = coroutines.run(workers.advise("A", "greedy@40", view, 3))
    assert found == hint("greedy@40", view, 3)
    assert found.reasons
    assert coroutines.run(workers.run_in_background(os.getpid)) != os.getpid()


def test_the_job_of_a_cancelled_caller_does_not_use_up_the_next_timeout(
    workers: Workers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If a table is deleted while its bot thinks, the process is still busy, and the next timeout must start later."""
    monkeypatch.setattr(module, "_choose", waiting)
    view = view_at_the_start()

    async def run() -> int:
        first = asyncio.create_task(workers.choose("A-B-C-10", 1, str(tmp_path), view))
        while not (tmp_path / "begun").exists():
            await asyncio.sleep(0.01)
        first.cancel()
        await asyncio.gather(first, return_exceptions=True)
        assert first.cancelled()
        assert workers.busy("B-C-D-10")
        (tmp_path / "go on").touch()
        return await workers.choose("B-C-D-10", 1, str(tmp_path), view)

    assert coroutines.run(run()) == view["legal"][-1]
