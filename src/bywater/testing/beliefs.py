"""`game.belief(view).sample(rng).view(seat) == view`, always, and every sample is a sound state."""

import random
from typing import Any

from bywater.core.codes import OVER
from bywater.core.state import State
from bywater.testing.plain import through_json
from bywater.testing.snapshot import difference, snapshot
from bywater.testing.walk import Walk, choose

_SAMPLES = 2


def beliefs(walk: Walk) -> None:
    """States drawn for a view give the view back, can stand on a table, and stand alone."""
    for state in walk:
        for viewer in walk.audiences():
            view = state.view(viewer)
            belief = walk.game.belief(view)
            walk.need(view == state.view(viewer), f"asking for a belief changed the view of {viewer}")
            for number in range(_SAMPLES):
                sample = belief.sample(walk.rng)
                _fits(walk, state, sample, viewer, view)
                if number == 0 and walk.sometimes(8):
                    _plays_on(walk, sample)
            if walk.sometimes(4):
                _only_by_rng(walk, view)


def _fits(walk: Walk, state: State, sample: State, viewer: object, view: dict[str, Any]) -> None:
    again = sample.view(viewer)
    walk.need(again == view, f"a sample for {viewer} looks otherwise: {difference(view, again)}")
    walk.need(sample.actor == state.actor, f"a sample for {viewer} asks seat {sample.actor}")
    walk.need(sample.actor < 0 or len(sample.legal()) > 0, f"a sample for {viewer} asks, with nothing to choose")
    walk.need(sample is not state, "a sample is the state itself")
    if walk.sometimes(2):
        read = walk.game.position(sample.position())
        walk.need(read.position() == sample.position(), f"a sample for {viewer} can't be written down and read again")
        walk.need(read.view(viewer) == view, f"a sample for {viewer}, read from its position, looks otherwise")


def _plays_on(walk: Walk, sample: State) -> None:
    for _ in range(walk.game.max_length):
        if sample.actor == OVER:
            return
        sample.apply(choose(sample, walk.rng))
    walk.need(sample.actor == OVER, "a sample was played on and did not end")


def _only_by_rng(walk: Walk, view: dict[str, Any]) -> None:
    """Nothing but the view and the given random numbers goes into a sample."""
    seed = walk.rng.random()
    one = walk.game.belief(view).sample(random.Random(seed))
    other = walk.game.belief(through_json(view)).sample(random.Random(seed))
    walk.need(snapshot(one) == snapshot(other), "the same view and the same random numbers gave two states")
