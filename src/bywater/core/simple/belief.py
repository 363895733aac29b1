"""Beliefs of simple games: all histories that are consistent with a trail, found by playing them."""

import random
from typing import Final

from bywater.core.belief import Belief
from bywater.core.errors import BadView
from bywater.core.seats import CHANCE, WATCHER
from bywater.core.simple.state import UNKNOWN, SimpleState
from bywater.core.state import State, View

MAX_LISTED: Final = 1000
"""Maximum number of states visited to list all histories."""

MAX_TRIED: Final = 200_000
"""Maximum number of states visited to find a single history."""


class SimpleBelief(Belief):
    """All histories that fit a view. Hidden outcomes have their probabilities; hidden choices are equally likely.

    If there are too many histories to list, each sample searches for one at random.
    """

    def __init__(self, start: SimpleState, view: View) -> None:
        """`start` is the first state of the game with the seats and options of the view."""
        self.start = start
        self.view = view
        viewers: list[int] = view["viewers"]
        self.viewers: object = WATCHER if viewers == [WATCHER] else tuple(viewers)
        self.trail = [-1 if text == UNKNOWN else start.actions.code(text) for text in view["trail"]]
        self.mask = self.start.mask_of(self.viewers)
        self.states: list[SimpleState] = []
        self.weights: list[float] = []
        self.complete = self._search(MAX_LISTED, None)
        if self.complete and not self.states:
            raise BadView("expected a possible view, got one that no history of the game leads to")

    def sample(self, rng: random.Random) -> State:
        if not self.complete:
            self.states, self.weights = [], []
            self._search(MAX_TRIED, rng)
            if not self.states:
                raise BadView(f"expected a history that leads to the view, got none among {MAX_TRIED} states")
        return rng.choices(self.states, self.weights)[0].clone()

    def _search(self, limit: int, rng: random.Random | None) -> bool:
        """Fill `states` and `weights`, with `rng` by one history only. Returns whether all histories were listed."""
        pending = [(self.start.clone(), 1.0)]
        tried = 0
        while pending:
            tried += 1
            if tried > limit:
                return False
            state, weight = pending.pop()
            if len(state.history) == len(self.trail):
                if state.view(self.viewers) == self.view:
                    state.forget_observations()
                    self.states.append(state)
                    self.weights.append(weight)
                    if rng is not None:
                        return False
                continue
            pending += self._successors(state, weight, rng)
        return True

    def _successors(
        self, state: SimpleState, weight: float, rng: random.Random | None
    ) -> list[tuple[SimpleState, float]]:
        """Return the state after each action that fits the next step of the trail; the last one is searched first."""
        wanted = self.trail[len(state.history)]
        probability = dict(state.chances()) if state.actor == CHANCE else dict.fromkeys(state.codes(), 1.0)
        codes = [wanted] if wanted in probability else [] if wanted >= 0 else list(probability)
        if rng is not None:
            # Shuffle by weight, with the likeliest codes at the end, where the search begins.
            codes.sort(key=lambda code: rng.random() ** (1 / probability[code]))
        found = []
        for code in codes:
            after = state if len(codes) == 1 else state.clone()
            after.apply_legal(code)
            # An action that the trail names may have been hidden first and revealed later.
            if wanted >= 0 or not after.seen_by[-1] & self.mask:
                found.append((after, weight * probability[code]))
        return found
