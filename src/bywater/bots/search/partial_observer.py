"""Information-set search with a single observer for whom actions of others may look alike."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.bots.search.guide import Guide
from bywater.bots.search.information_set import InformationSetSearch
from bywater.bots.search.tree import upper_bound
from bywater.core.state import State
from bywater.core.trace import mix


@final
class PartialObserverSearch(InformationSetSearch):
    """Nodes are what the searching seat has seen; actions of others that look alike to it are one edge.

    Which of the actions that look alike is played is random, since this seat can't tell them apart.
    """

    def __init__(self, guide: Guide, codes: i64, seed: i64, exploration: float, seat: i64) -> None:
        super().__init__(guide, codes, seed, exploration)
        self.seat = seat

    def key(self, state: State, above: i64) -> i64:
        return mix(state.traces[self.seat], state.actor + 1)

    def step(self, state: State, node: i64, legal: vec[i64]) -> bool:
        if state.actor == self.seat:
            return super().step(state, node, legal)
        looks = self.looks_of(state, legal)
        self.shuffle(legal, looks)
        tree = self.tree
        best: i64 = -1
        best_bound = -1.0
        action: i64 = -1
        number: i64
        for number in range(i64(len(looks))):
            choice: i64 = _choice_of(tree.first[node], looks[number], tree.action, tree.next)
            if choice < 0:
                _open_once(looks, tree.first[node], tree.action, tree.next, tree.open)
                self.walk(state, tree.add(node, looks[number]), legal[number])
                return True
            if choice == best:
                continue
            times: i64 = tree.open[choice] + 1
            bound = upper_bound(tree.total[choice], tree.visits[choice], times, tree.exploration)
            if bound > best_bound:
                best_bound = bound
                best = choice
                action = legal[number]
        _open_once(looks, tree.first[node], tree.action, tree.next, tree.open)
        self.walk(state, best, action)
        return False

    def looks_of(self, state: State, legal: vec[i64]) -> vec[i64]:
        """Return the trace of the searching seat after each action."""
        looks = vec[i64](capacity=len(legal))
        number: i64
        for number in range(i64(len(legal))):
            after = state.clone()
            after.apply_legal(legal[number])
            looks = append(looks, after.traces[self.seat])
        return looks

    def shuffle(self, legal: vec[i64], looks: vec[i64]) -> None:
        """Shuffle actions and looks together, so that the first action with a look is a random one of them."""
        number: i64 = len(legal)
        while number > 1:
            other: i64 = i64(self.rng.random() * float(number))
            number -= 1
            legal[number], legal[other] = legal[other], legal[number]
            looks[number], looks[other] = looks[other], looks[number]


def _choice_of(first: i64, look: i64, action: vec[i64], following: vec[i64]) -> i64:
    choice: i64 = first
    while choice >= 0 and action[choice] != look:
        choice = following[choice]
    return choice


def _open_once(looks: vec[i64], first: i64, action: vec[i64], following: vec[i64], opened: vec[i64]) -> None:
    """Count each edge with one of these looks as available once more."""
    choice: i64 = first
    number: i64
    while choice >= 0:
        for number in range(i64(len(looks))):
            if looks[number] == action[choice]:
                opened[choice] += 1
                break
        choice = following[choice]
