"""Checks of beliefs: `game.belief(view).sample(rng).view(seat) == view`, and every sample can be played."""

import random
from typing import Any

from bywater.core.seats import OVER
from bywater.core.state import State
from bywater.testing.comparison import appearance, difference
from bywater.testing.plain_data import through_json
from bywater.testing.positions import position_of
from bywater.testing.walk import Walk, choose

_SAMPLES = 2


def beliefs(walk: Walk) -> None:
    """States sampled for a view have this view, can be played on, and share nothing with the original."""
    for state in walk:
        for viewer in walk.audiences():
            view = state.view(viewer)
            belief = walk.game.belief(view)
            walk.check(view == state.view(viewer), f"making a belief changed the view of {viewer}")
            for number in range(_SAMPLES):
                sample = belief.sample(walk.rng)
                _fits(walk, state, sample, viewer, view)
                if number == 0 and walk.sometimes(8):
                    _plays_on(walk, sample)
            if walk.sometimes(4):
                _is_deterministic(walk, view)


def _fits(walk: Walk, state: State, sample: State, viewer: object, view: dict[str, Any]) -> None:
    again = sample.view(viewer)
    walk.check(
        again == view, f"expected the view of {viewer} back from a sample; it differs in {difference(view, again)}"
    )
    walk.check(
        sample.actor == state.actor, f"expected actor {state.actor} in a sample for {viewer}, got {sample.actor}"
    )
    walk.check(
        sample.actor < 0 or len(sample.legal()) > 0, f"expected legal actions in a sample for {viewer}, got none"
    )
    walk.check(sample is not state, "expected a new state as a sample, got the original")
    if walk.sometimes(2):
        position = position_of(sample)
        if position is not None:
            read = walk.game.position(position)
            walk.check(
                read.position() == position, f"the position of a sample for {viewer} is read as another position"
            )
            walk.check(read.view(viewer) == view, f"a sample for {viewer}, read from its position, has another view")


def _plays_on(walk: Walk, sample: State) -> None:
    for _ in range(walk.game.max_length):
        if sample.actor == OVER:
            return
        sample.apply(choose(sample, walk.rng))
    walk.check(sample.actor == OVER, f"expected the end within {walk.game.max_length} actions of a sample, got none")


def _is_deterministic(walk: Walk, view: dict[str, Any]) -> None:
    """A sample depends only on the view and the random numbers."""
    seed = walk.rng.random()
    one = walk.game.belief(view).sample(random.Random(seed))
    other = walk.game.belief(through_json(view)).sample(random.Random(seed))
    walk.check(
        appearance(one) == appearance(other), "the same view and the same random numbers gave two different states"
    )
