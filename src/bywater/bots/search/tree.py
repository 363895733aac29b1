"""The tree of a search: nodes are found by a key and have a linked list of edges, the actions tried there."""

from math import log, sqrt

from librt.vecs import append, vec
from mypy_extensions import i64

_ROOM: i64 = 1 << 12


class Tree:
    """A tree in a few parallel vecs, which grows by one node and one edge at a time."""

    def __init__(self, exploration: float) -> None:
        self.exploration = exploration
        # nodes: their keys and first edges (-1: none yet)
        self.keys = vec[i64](capacity=_ROOM)
        self.first = vec[i64](capacity=_ROOM)
        # edges: the action, the next edge of the node, visits, how often available, and the sum of values
        self.action = vec[i64](capacity=_ROOM)
        self.next = vec[i64](capacity=_ROOM)
        self.visits = vec[i64](capacity=_ROOM)
        self.open = vec[i64](capacity=_ROOM)
        self.total = vec[float](capacity=_ROOM)
        # a hash table with open addressing from keys to nodes
        self.slots = vec[i64]([-1] * (2 * _ROOM))
        self.mask: i64 = 2 * _ROOM - 1

    def node(self, key: i64) -> i64:
        """Return the node with this key; it is added if there is none."""
        slots = self.slots
        keys = self.keys
        at: i64 = (key ^ (key >> 29)) & self.mask
        while slots[at] >= 0:
            if keys[slots[at]] == key:
                return slots[at]
            at = (at + 1) & self.mask
        number: i64 = len(keys)
        slots[at] = number
        self.keys = append(keys, key)
        self.first = append(self.first, -1)
        if 2 * number > self.mask:
            self._widen()
        return number

    def _widen(self) -> None:
        size: i64 = 2 * (self.mask + 1)
        self.mask = size - 1
        slots = vec[i64]([-1] * size)
        keys = self.keys
        number: i64
        for number in range(i64(len(keys))):
            key: i64 = keys[number]
            at: i64 = (key ^ (key >> 29)) & self.mask
            while slots[at] >= 0:
                at = (at + 1) & self.mask
            slots[at] = number
        self.slots = slots

    def add(self, node: i64, action: i64) -> i64:
        """Add an edge to a node."""
        number: i64 = len(self.action)
        self.action = append(self.action, action)
        self.next = append(self.next, self.first[node])
        self.visits = append(self.visits, 0)
        self.open = append(self.open, 1)
        self.total = append(self.total, 0.0)
        self.first[node] = number
        return number

    def reopen(self, node: i64, fits: vec[i64], stamp: i64) -> None:
        """Count the edges that fit now as available once more, while an untried action is played."""
        choice: i64 = self.first[node]
        action = self.action
        following = self.next
        opened = self.open
        while choice >= 0:
            if fits[action[choice]] == stamp:
                opened[choice] += 1
            choice = following[choice]

    def best(self, node: i64, fits: vec[i64], stamp: i64) -> i64:
        """Return the edge with the highest upper confidence bound among those that fit now (marked with the stamp).

        The bound uses how often an edge was available instead of the visits of its node, since not every action is
        legal in every state of an information set.
        """
        best: i64 = -1
        best_bound = -1.0
        exploration = self.exploration
        choice: i64 = self.first[node]
        action = self.action
        following = self.next
        opened = self.open
        visits = self.visits
        total = self.total
        while choice >= 0:
            if fits[action[choice]] == stamp:
                times: i64 = opened[choice] + 1
                opened[choice] = times
                bound = upper_bound(total[choice], visits[choice], times, exploration)
                if bound > best_bound:
                    best_bound = bound
                    best = choice
            choice = following[choice]
        return best

    def credit(self, choice: i64, reward: float) -> None:
        """Count one more visit of an edge, with this reward in [0, 1]."""
        self.visits[choice] += 1
        self.total[choice] += reward


def upper_bound(total: float, visits: i64, times: i64, exploration: float) -> float:
    """Return the upper confidence bound of an edge; `times` is how often the edge was available."""
    taken = float(visits)
    return total / taken + exploration * sqrt(log(float(times)) / taken)
