"""Information-set Monte Carlo tree search: each iteration samples another state that the seat can't tell apart.

Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012).
"""

from random import Random as PlainRandom
from time import perf_counter
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bywater.bots.search.guide import Guide
from bywater.bots.search.tree import Tree
from bywater.core.belief import Belief
from bywater.core.seats import CHANCE, OVER
from bywater.core.state import State
from bywater.core.trace import mix

MAX_DEPTH: Final = 4096
"""The maximal length of a path in a tree; deeper moves belong to the playout."""


@mypyc_attr(allow_interpreted_subclasses=True)
class InformationSetSearch:
    """Multiple observers: each seat has a tree of its own, whose nodes are the information sets of that seat."""

    def __init__(self, guide: Guide, codes: i64, seed: i64, exploration: float) -> None:
        """`codes` is the number of action codes of the game, chance outcomes included."""
        self.guide = guide
        self.rng = Random(seed)
        self.dealer = PlainRandom(seed)
        self.tree = Tree(exploration)
        self.fits = vec[i64]([0] * codes)
        self.known = vec[i64]([0] * codes)
        self.stamp: i64 = 0
        self.path = vec[i64]([0] * MAX_DEPTH)
        self.seats = vec[i64]([0] * MAX_DEPTH)
        self.depth: i64 = 0
        self.plies: i64 = 0
        self.iterations: i64 = 0
        self.root: i64 = -1
        # whether to stop once no action can overtake the most visited one; not if visits of several searches add up
        self.stops_early: bool = True

    def run(self, belief: Belief, iterations: i64, seconds: float) -> None:
        """Run this many more iterations, or, if `seconds` is positive, as many as fit into them."""
        until = perf_counter() + seconds
        count: i64 = 0
        while count < iterations:
            if seconds > 0.0 and count and perf_counter() > until:
                break
            if self.stops_early and count & 63 == 63 and self.lead() > iterations - count:
                break
            self.iterate(belief.sample(self.dealer))
            count += 1
        self.iterations += count

    def iterate(self, state: State) -> None:
        """Select, expand, play out, and back up the value."""
        self.descend(state)
        self.plies += self.guide.finish(state, self.rng)
        worth = self.guide.worth(state)
        tree = self.tree
        path = self.path
        seats = self.seats
        step: i64
        for step in range(self.depth):
            tree.credit(path[step], worth[seats[step]] * 0.5 + 0.5)

    def key(self, state: State, above: i64) -> i64:
        """Return the key of the actor's node: here the trace of everything that the actor has seen."""
        seat: i64 = state.actor
        return mix(state.traces[seat], seat + 1)

    def after(self, above: i64, action: i64) -> i64:
        """Return the value of `above` after an action, for searches whose keys are made from the actions."""
        return 0

    def descend(self, state: State) -> None:
        """Walk down by upper confidence bounds to an untried action, and add it to the tree."""
        self.depth = 0
        above: i64 = 0
        actor: i64 = state.actor
        action: i64
        while actor != OVER and self.depth < MAX_DEPTH:
            self.plies += 1
            if actor == CHANCE:
                action = state.pick(self.rng.random())
                state.apply_legal(action)
            elif (action := self.guide.fixed_action(state, self.rng)) >= 0:
                state.apply_legal(action)
            else:
                legal = self.guide.actions(state)
                if len(legal) == 1:
                    action = legal[0]
                    state.apply_legal(action)
                else:
                    node: i64 = self.tree.node(self.key(state, above))
                    if self.depth == 0:
                        self.root = node
                    if self.step(state, node, legal):
                        break
                    action = self.tree.action[self.path[self.depth - 1]]
            above = self.after(above, action)
            actor = state.actor

    def step(self, state: State, node: i64, legal: vec[i64]) -> bool:
        """Play one action of this node; True if it was never tried before."""
        fresh: i64 = self.untried(node, legal)
        if fresh >= 0:
            self.tree.reopen(node, self.fits, self.stamp)
            self.walk(state, self.tree.add(node, fresh), fresh)
            return True
        choice: i64 = self.tree.best(node, self.fits, self.stamp)
        self.walk(state, choice, self.tree.action[choice])
        return False

    def walk(self, state: State, choice: i64, action: i64) -> None:
        """Record an edge of the tree on the path and play its action."""
        self.path[self.depth] = choice
        self.seats[self.depth] = state.actor
        self.depth += 1
        state.apply_legal(action)

    def untried(self, node: i64, legal: vec[i64]) -> i64:
        """Return a random legal action without an edge at this node; -1 if there is none.

        Marks the legal actions in `fits` with the current stamp.
        """
        self.stamp += 1
        stamp: i64 = self.stamp
        tree = self.tree
        known = self.known
        fits = self.fits
        choice: i64 = tree.first[node]
        action = tree.action
        following = tree.next
        while choice >= 0:
            known[action[choice]] = stamp
            choice = following[choice]
        fresh: i64 = -1
        count: i64 = 0
        code: i64
        number: i64
        for number in range(i64(len(legal))):
            code = legal[number]
            fits[code] = stamp
            if known[code] != stamp:
                count += 1
                if count == 1 or self.rng.random() * float(count) < 1.0:
                    fresh = code
        return fresh

    def lead(self) -> i64:
        """By how many visits the most visited action of the root is ahead."""
        first: i64 = 0
        second: i64 = 0
        tree = self.tree
        choice: i64 = tree.first[self.root] if self.root >= 0 else -1
        while choice >= 0:
            visits: i64 = tree.visits[choice]
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
            choice = tree.next[choice]
        return first - second

    def result(self) -> dict[int, tuple[int, float]]:
        """For each action at the root its visits and its mean value in [-1, 1]."""
        found: dict[int, tuple[int, float]] = {}
        if self.root < 0:
            return found
        tree = self.tree
        choice: i64 = tree.first[self.root]
        while choice >= 0:
            visits = tree.visits[choice]
            if visits:
                found[tree.action[choice]] = (visits, 2.0 * tree.total[choice] / float(visits) - 1.0)
            choice = tree.next[choice]
        return found
