"""A cluster gives the same results as this process."""

import logging
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest

from bywater.arena import Arena, ArenaError, Local, Plan, Ray
from bywater.arena.executor import Executor
from bywater.arena.game import Outcome
from bywater.arena.plan import Fixture
from bywater.core.errors import BywaterError

PLANS = [
    Plan("quest", ("random", "cautious"), rounds=2, seats=2, levels=({"sauron": 15}, {"sauron": 10}), seed=1),
    Plan("quest", ("random", "cautious"), rounds=2, seats=3, options={"competitive": True}, seed=1),
]


@pytest.fixture(scope="module")
def ray() -> Iterator[Any]:
    """A local cluster, started once for all tests of this module."""
    import ray as library

    library.init("local", num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    yield library
    library.shutdown()


def untimed(plan: Plan, executor: Executor) -> set[Outcome]:
    arena = Arena(plan)
    with executor as players:
        return {replace(outcome, seconds=(), slowest=()) for outcome in arena.play(players)}


@pytest.mark.parametrize("plan", PLANS, ids=["teams", "rivals"])
def test_the_same_games_as_in_this_process(plan: Plan, ray: Any) -> None:
    played = untimed(plan, Ray())
    assert len(played) == len(plan.fixtures())
    assert played == untimed(plan, Local(1))
    assert ray.is_initialized()  # a cluster that was running before is left running


def test_an_interruption_leaves_the_cluster_unchanged(ray: Any) -> None:
    arena = Arena(replace(PLANS[0], rounds=50))
    with suppress(KeyboardInterrupt), Ray() as players:
        for _ in arena.play(players):
            raise KeyboardInterrupt
    assert len(arena.outcomes) >= 1
    assert untimed(PLANS[0], Ray()) == untimed(PLANS[0], Local(1))
    assert ray.is_initialized()


def dying(fixture: Fixture) -> Outcome:
    os._exit(fixture.level + 1)


def failing(fixture: Fixture) -> Outcome:
    raise BywaterError(f"level {fixture.level}")


@pytest.mark.usefixtures("ray")
@pytest.mark.parametrize(
    ("task", "error", "text"),
    [
        (dying, ArenaError, "a process ended in the middle of a game; run the arena again"),
        (failing, BywaterError, "level 0"),
    ],
)
def test_errors_on_the_cluster_are_raised_here(
    task: Callable[[Fixture], Outcome], error: type[Exception], text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bywater.arena.cluster.play", task)
    with pytest.raises(error) as caught:
        untimed(replace(PLANS[0], rounds=1, bots=("random",), levels=({},)), Ray())
    assert type(caught.value) is error
    assert str(caught.value) == text


def test_an_own_cluster_is_shut_down(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without an address a cluster with one processor per job is started."""
    called: list[Any] = []
    monkeypatch.setattr("ray.is_initialized", lambda: False)
    monkeypatch.setattr("ray.init", lambda *where, **how: called.append((where, how.get("num_cpus"))))
    monkeypatch.setattr("ray.shutdown", lambda: called.append("over"))
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    with Ray(2):
        assert called == [(("local",), 2)]
    assert called.pop() == "over"
    monkeypatch.setenv("RAY_ADDRESS", "there:6379")
    with Ray(2):
        assert called[1:] == [((), None)]


def test_a_cluster_that_does_not_answer_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(**how: Any) -> None:
        raise ConnectionError(str(how))

    monkeypatch.setattr("ray.is_initialized", lambda: False)
    monkeypatch.setattr("ray.init", refuse)
    monkeypatch.setenv("RAY_ADDRESS", "there:6379")
    with pytest.raises(ArenaError, match="no Ray cluster answers at there:6379"):
        Ray().__enter__()


def test_missing_ray_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(ArenaError, match=r"bywater\[ray\]"):
        Ray()
