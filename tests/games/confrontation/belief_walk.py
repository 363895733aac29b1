"""A game followed by the oracle, and the differences between its beliefs and those of the game."""

import random
from collections import Counter
from collections.abc import Iterable
from math import factorial
from typing import Any

from bywater.core.seats import WATCHER
from bywater.core.state import State, View
from bywater.games.confrontation.knowledge.belief import ConfrontationBelief, HiddenSide
from bywater.games.confrontation.model.actions import ACTIONS, CODES
from bywater.games.confrontation.model.cases import looked_at
from tests.games.confrontation.belief_oracle import (
    SIDES,
    Oracle,
    World,
    arrangements,
    describe,
    places_in,
    set_ups,
    world_in,
)
from tests.games.confrontation.belief_prompts import Prompts


class Followed:
    """A game, and what each viewer can know of it by brute force, action by action."""

    def __init__(self, state: State, whole: bool = False) -> None:
        """From a position in which nothing is known; `whole` means right after the set-up."""
        self.state = state
        self.state.open_journal()
        self.actions: list[str] = []
        self.kinds: Counter[int] = Counter()
        worlds = [set_ups(side) if whole else arrangements(state, side) for side in (0, 1)]
        self.oracles = [
            Oracle(side, viewer, dict(worlds[side])) for side, viewer in ((1, 0), (0, 1), (0, WATCHER), (1, WATCHER))
        ]
        self.views: dict[int, View] = {viewer: state.view(viewer) for viewer in (0, 1, WATCHER)}
        for oracle in self.oracles:
            oracle.read(self.views[oracle.viewer], [], self.views[oracle.viewer])
        self.prompts = Prompts()

    def apply(self, action: int) -> None:
        told = len(self.state.journal or [])
        self.state.apply(action)
        self.actions.append(ACTIONS[action].text)
        before, self.views = self.views, {viewer: self.state.view(viewer) for viewer in (0, 1, WATCHER)}
        public = plain(self.state.journal_for(WATCHER, told))
        self.prompts.read(before[WATCHER], public, self.views[WATCHER], self.oracles[2], self.oracles[3])
        for oracle in self.oracles:
            entries = plain(self.state.journal_for(oracle.viewer, told))
            oracle.read(before[oracle.viewer], entries, self.views[oracle.viewer])
        self.kinds.update(kind for kind, *_ in public)

    def play(self, *lines: str) -> "Followed":
        for line in lines:
            self.apply(CODES[line])
        return self

    def faults(self, samples: int = 0, seed: int = 0) -> list[str]:
        """All errors of the game's beliefs and of their samples."""
        found = [] if self.state.ending() else list(self.prompts.faults)
        for oracle in self.oracles if not self.state.ending() else []:
            view = self.views[oracle.viewer]
            who = f"viewer {oracle.viewer} of {SIDES[oracle.side]} after {self.actions}"
            found += [f"{who}: {fault}" for fault in compare(oracle, view)[:3]]
            if places_in(self.state, oracle.side) not in {places for places, _ in oracle.worlds}:
                found.append(f"{who}: the oracle rules out what is true")
            rng = random.Random(seed)
            belief = ConfrontationBelief(view)
            for _ in range(samples):
                world = world_in(belief.sample(rng), oracle.side, oracle.viewer)
                if world not in oracle.worlds:
                    found.append(f"{who}: drawn, though it can't be: {describe(world, oracle.side)}")
        return found


def hidden_side(view: View, side: int) -> HiddenSide:
    belief = ConfrontationBelief(view)
    return next(hidden for hidden in belief.hidden if hidden.side == side)


def believed(hidden: HiddenSide, worlds: Iterable[World]) -> tuple[dict[World, int], int]:
    """The number of histories that the game counts for each of these worlds, and in total."""
    tables: dict[tuple[int, ...], dict[World, int]] = {}
    total = 0
    before = 0.0
    for case, running in zip(hidden.cases, hidden.weights, strict=True):
        weight, before = running - before, running
        assert weight == int(weight) > 0
        total += int(weight)
        places = [case >> 5 * figure & 31 for figure in range(9)]
        followed = tuple(f for f in range(9) if places[f] != 31 and not hidden.out >> f & 1)
        unseen = 9 - len(followed) - bin(hidden.out).count("1")
        looked = tuple(looked_at(case))
        # Figures never seen fill the rest in any order, which gives the number of histories of each of their worlds.
        left = Counter({place: hidden.counts[place] for place in range(17)})
        left.subtract(places[figure] for figure in followed)
        each = int(weight)
        for number in left.values():
            each *= factorial(number)
        key = (tuple(places[figure] for figure in followed), looked)
        table = tables.setdefault(followed, {})
        table[key] = table.get(key, 0) + each // factorial(unseen)
    found = {}
    for places_now, looked in worlds:
        keys = ((followed, (tuple(places_now[f] for f in followed), looked)) for followed in tables)
        found[places_now, looked] = sum(tables[followed].get(key, 0) for followed, key in keys)
    return found, total


def compare(oracle: Oracle, view: View) -> list[str]:
    """The differences between the beliefs of the game and the oracle, world by world."""
    if not any(fact[0] == "looked" for fact in view[SIDES[oracle.side]]["trail"]):
        oracle.forget_looks()
    hidden = hidden_side(view, oracle.side)
    found, total = believed(hidden, oracle.worlds)
    all_worlds = sum(oracle.worlds.values())
    faults = []
    if sum(found.values()) != total:
        faults.append(f"the game thinks {total - sum(found.values())} of {total} possible that can't be")
    for world, weight in oracle.worlds.items():
        if found[world] * all_worlds != weight * total:
            faults.append(f"{describe(world, oracle.side)}: {found[world]} of {total}, not {weight} of {all_worlds}")
    return faults


def plain(entries: Iterable[Any]) -> list[tuple[int, int, int, int, int]]:
    return [entry.plain() for entry in entries]
