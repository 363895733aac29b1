"""Executors: several processes give the same results as one, report dead processes and leave none running."""

import subprocess
import sys
import time
from contextlib import suppress
from dataclasses import replace
from multiprocessing import active_children
from pathlib import Path

import pytest

from bywater.arena import Arena, ArenaError, Local, Outcome, Plan
from bywater.arena.executor import Executor

PLAN = Plan("towers", ("random", "last"), rounds=3, seats=3, seed=2)


def untimed(executor: Executor, plan: Plan = PLAN) -> set[Outcome]:
    arena = Arena(plan)
    with executor as players:
        return {replace(outcome, seconds=(), slowest=()) for outcome in arena.play(players)}


def test_the_number_of_processes_does_not_matter() -> None:
    one = untimed(Local(1))
    assert len(one) == len(PLAN.fixtures()) == 18
    assert untimed(Local(2)) == one
    assert untimed(Local(30)) == one


def test_the_default_is_one_process_per_processor(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.cpu_count", lambda: 7)
    assert Local().jobs == 7
    assert Local(3).jobs == 3


def test_a_dead_process_is_an_error_and_finished_games_count() -> None:
    before = active_children()
    arena = Arena(Plan("confrontation", ("random", "first", "dies"), rounds=1))
    with pytest.raises(ArenaError) as caught, Local(2) as players:
        for _ in arena.play(players):
            pass
    assert caught.value.key == "died"
    assert all("dies" not in outcome.seating for outcome in arena.outcomes)
    assert active_children() == before


def test_an_interruption_does_not_wait_and_leaves_no_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SLEEPERS", str(tmp_path))
    before = active_children()
    arena = Arena(Plan("confrontation", ("random", "first", "sleeps"), rounds=1))
    with suppress(KeyboardInterrupt), Local(2) as players:
        for _ in arena.play(players):
            if len(arena.outcomes) == 2:
                while not (tmp_path / "asleep").exists():
                    time.sleep(0.01)
                raise KeyboardInterrupt
    assert len(arena.outcomes) == 2
    assert active_children() == before
    assert not (tmp_path / "awake").exists()


def test_a_bot_with_several_processes_does_not_block_the_exit() -> None:
    """The processes of a bot are children of the processes of the executor."""
    code = (
        "from bywater.arena import Local, Plan, round_robin\n"
        "plan = Plan('confrontation', ('random', 'mo-ismcts@2*2'), rounds=1)\n"
        "results = round_robin(plan, executor=Local(2))\n"
        "print(results.played, [conduct.fallbacks for conduct in results.conduct])"
    )
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=120, check=True)
    assert ended.stdout == "2 [0, 0]\n"
