"""A bot in several processes: they are started with the bot, may die, and never outlive their parent."""

import os
import random
import signal
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from types import SimpleNamespace

import pytest

import bywater
from bywater.bots import make_bot, parallel
from bywater.bots.budget import Budget
from bywater.bots.parallel import search_in_processes
from bywater.bots.player import Player
from tests.bots.test_search_bots import walked

GAME = bywater.load("confrontation")
VIEW = (STATE := walked("confrontation", 2, 30, 2)).view(STATE.actor)


def bot(processes: int = 2) -> Player:
    return make_bot(f"so-ismcts@21*{processes}", GAME, random.Random(4))


def pool(processes: int = 2) -> ProcessPoolExecutor:
    return parallel._POOLS[os.getpid(), processes]


def kill_one() -> None:
    process = next(iter((pool()._processes or {}).values()))
    process.kill()
    process.join()


def test_the_processes_are_started_with_the_bot() -> None:
    """Their start must not count as thinking time."""
    bot(3)
    assert len(pool(3)._processes or {}) == 3


def test_a_process_that_died_costs_nothing_but_time() -> None:
    before = bot()
    before.choose(VIEW)
    after = bot()
    kill_one()
    assert after.choose(VIEW) in VIEW["legal"]
    assert before.thought == after.thought is not None
    kill_one()
    again = bot()
    again.choose(VIEW)
    assert again.thought == before.thought


def test_an_interrupt_is_for_the_parent_alone() -> None:
    bot()
    assert pool().submit(signal.getsignal, signal.SIGINT).result() == signal.SIG_IGN


def echo(question: str, seed: int, budget: Budget) -> tuple[str, int, Budget]:
    return question, seed, budget


def test_a_daemon_searches_alone_in_the_time_of_one_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """A daemon may have no child processes. It plays the same number of iterations, and seconds are shared out."""
    with_others = bot()
    with_others.choose(VIEW)
    monkeypatch.setattr(parallel, "current_process", lambda: SimpleNamespace(daemon=True))
    monkeypatch.setattr(parallel, "_POOLS", {})
    alone = bot()
    alone.choose(VIEW)
    assert alone.thought == with_others.thought is not None
    assert [share for _, _, share in search_in_processes(echo, "", 1, Budget(seconds=2.0, processes=4))] == [
        Budget(seconds=0.5)
    ] * 4
    assert parallel._POOLS == {}


KILLED = {
    "an arena": "from bywater.arena import Local\nwith Local(2):\n    print('there', flush=True)\n    time.sleep(600)",
    "a bot": (
        "import bywater, random\nfrom bywater.bots import make_bot\n"
        "bot = make_bot('so-ismcts@10*2', bywater.load('confrontation'), random.Random(1))\n"
        "print('there', flush=True)\ntime.sleep(600)"
    ),
}


@pytest.mark.parametrize("whose", KILLED)
def test_the_processes_of_a_killed_parent_end_as_well(whose: str) -> None:
    """Each of them holds the output open, so the output ends with the last of them."""
    code = f"import time\n{KILLED[whose]}"
    parent = subprocess.Popen(
        [sys.executable, "-c", code],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    )
    try:
        assert parent.stdout is not None
        assert parent.stdout.readline() == "there\n"
        parent.kill()
        assert parent.communicate(timeout=60)[0] == ""
    finally:
        with suppress(ProcessLookupError):
            os.killpg(parent.pid, signal.SIGKILL)
