"""Copies stand alone, whatever they were made by."""

import copy
import pickle
from typing import Any

from bywater.core.codes import OVER
from bywater.core.state import State
from bywater.testing.snapshot import difference, memory, snapshot
from bywater.testing.walk import Walk, choose


def copies(walk: Walk) -> None:
    """Clones, copies and pickles are equal to their state; no action on one is felt by the other."""
    old: State | None = None
    old_was: Any = None
    for state in walk:
        if old is not None:
            walk.need(_all(old) == old_was, f"the game went on, and its clone changed {_where(old_was, old)}")
        was = _all(state)
        old = state.clone()
        old_was = _all(old)
        walk.need(old.journal is None, "a clone takes the journal along")
        walk.need(old_was == _without_journal(was), f"the clone differs in {difference(was, old_was)}")
        if walk.sometimes(8):
            _by_python(walk, state, was)


def _by_python(walk: Walk, state: State, was: list[dict[str, Any]]) -> None:
    """What the standard library makes of a state; and all kinds of copies are played on."""
    made = [state.clone(), copy.copy(state), copy.deepcopy(state)]
    for one in made:
        walk.need(type(one) is type(state) and one is not state, "a copy is no other state of the same kind")
        walk.need(_all(one) == _without_journal(was), f"a copy differs in {_where(was, one)}")
    made.append(pickle.loads(pickle.dumps(state)))
    found = snapshot(made[-1])
    walk.need(found == was[0], f"the pickle differs in {difference(was[0], found)}")
    for one in made:
        for _ in range(6):
            if one.actor != OVER:
                one.apply(choose(one, walk.rng))
    walk.need(_all(state) == was, f"a copy was played on, and its origin changed {_where(was, state)}")


def _all(state: State) -> list[dict[str, Any]]:
    return [snapshot(state), memory(state)]


def _without_journal(seen: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [seen[0], {**seen[1], "journal": []}]


def _where(before: list[dict[str, Any]], state: State) -> str:
    return difference(before, _all(state))
