"""Checks of copies: they are equal to their original and share nothing with it."""

import copy
import pickle
from typing import Any

from bywater.core.seats import OVER
from bywater.core.state import State
from bywater.testing.comparison import appearance, difference, memory
from bywater.testing.walk import Walk, choose


def copies(walk: Walk) -> None:
    """Clones, copies and pickles are equal to their state; playing one changes no other."""
    old: State | None = None
    old_was: Any = None
    for state in walk:
        if old is not None:
            walk.check(_all(old) == old_was, f"playing the original changed its clone: {_where(old_was, old)}")
        was = _all(state)
        old = state.clone()
        old_was = _all(old)
        walk.check(old.journal is None, "expected a clone without a journal, got one")
        walk.check(
            old_was == _without_journal(was), f"expected an equal clone; it differs in {difference(was, old_was)}"
        )
        if walk.sometimes(8):
            _standard_copies(walk, state, was)


def _standard_copies(walk: Walk, state: State, was: list[dict[str, Any]]) -> None:
    """Check copies made by the standard library, and that playing them does not change the original."""
    made = [state.clone(), copy.copy(state), copy.deepcopy(state)]
    for one in made:
        walk.check(
            type(one) is type(state) and one is not state,
            f"expected a new {type(state).__name__} as a copy, got {one!r}",
        )
        walk.check(_all(one) == _without_journal(was), f"expected an equal copy; it differs in {_where(was, one)}")
    made.append(pickle.loads(pickle.dumps(state)))
    found = appearance(made[-1])
    walk.check(found == was[0], f"expected an equal state from the pickle; it differs in {difference(was[0], found)}")
    for one in made:
        for _ in range(6):
            if one.actor != OVER:
                one.apply(choose(one, walk.rng))
    walk.check(_all(state) == was, f"playing a copy changed its original: {_where(was, state)}")


def _all(state: State) -> list[dict[str, Any]]:
    return [appearance(state), memory(state)]


def _without_journal(seen: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [seen[0], {**seen[1], "journal": []}]


def _where(before: list[dict[str, Any]], state: State) -> str:
    return difference(before, _all(state))
