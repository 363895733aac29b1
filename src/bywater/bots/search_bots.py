"""Bots that search any game: determinised search, and information-set search with one or several observers."""

import random
from typing import Any, Final, Protocol

from bywater.bots.budget import Budget
from bywater.bots.parallel import search_in_processes, start_processes
from bywater.bots.player import Player, SearchResult, thought_of
from bywater.bots.search.determinisation import DeterminisedSearch
from bywater.bots.search.guide import Guide
from bywater.bots.search.information_set import InformationSetSearch
from bywater.bots.search.partial_observer import PartialObserverSearch
from bywater.bots.search.single_observer import SingleObserverSearch
from bywater.core.belief import Belief
from bywater.core.game import Game
from bywater.core.state import View
from bywater.registry import load

EXPLORATION: Final = 0.7
"""The exploration constant of Cowling, Powley and Whitehouse, for results in [0, 1]."""

STATES: Final = 40
"""The number of states that a determinised search samples."""

UNLIMITED: Final = 1 << 60
"""The iterations of a search that only its time limits."""
DEFAULT_BUDGET: Final = Budget(iterations=1000)
"""The budget of a search bot that is named without one."""


class Search(Protocol):
    """The interface of all searches."""

    stops_early: bool

    @property
    def iterations(self) -> int:
        """The number of iterations made so far."""

    def run(self, belief: Belief, iterations: int, seconds: float) -> None:
        """Search states of a belief until either limit is reached."""

    def result(self) -> SearchResult:
        """The visits and mean values of the root's actions."""


class SearchingBot(Player):
    """Searches states that fit the view and plays the most visited action."""

    default_budget = DEFAULT_BUDGET

    def __init__(self, game: Game, rng: random.Random, budget: Budget | None = None) -> None:
        super().__init__(game, rng, budget)
        start_processes(self)

    def choose(self, view: View) -> int:
        legal: list[int] = view["legal"]
        if len(legal) == 1:
            self.thought = None
            return legal[0]
        return self.decide(view)

    def decide(self, view: View) -> int:
        """Choose among several legal actions."""
        budget = self.budget if self.budget.iterations or self.budget.seconds else self.default_budget
        found, iterations = self.think(view, self.rng.getrandbits(62), budget)
        self.thought = thought_of(found, iterations)
        return self.best(found)

    def think(self, view: View, seed: int, budget: Budget, alone: bool = True) -> tuple[SearchResult, int]:
        """Return the result of a search and its iterations; not `alone` if results of several searches are added up."""
        if budget.processes > 1:
            return _sum_of(search_in_processes(_think, (type(self), view, self.memory()), seed, budget))
        search = self.search(view, seed)
        search.stops_early = search.stops_early and alone
        search.run(self.belief(view), budget.iterations or UNLIMITED, budget.seconds)
        return search.result(), search.iterations

    def best(self, found: SearchResult) -> int:
        """Return the most visited action."""
        return min(found, key=lambda action: (-found[action][0], action))

    def belief(self, view: View) -> Belief:
        """Return the states that the search samples."""
        return self.game.belief(view)

    def guide(self) -> Guide:
        """Return the playout policy."""
        return Guide()

    def search(self, view: View, seed: int) -> Search:
        """Return a new search for one decision."""
        raise NotImplementedError

    def codes(self) -> int:
        """Return the number of action codes of the game, chance outcomes included."""
        return self.game.num_actions + self.game.num_chances


def _think(request: tuple[type[SearchingBot], View, Any], seed: int, budget: Budget) -> tuple[SearchResult, int]:
    kind, view, memory = request
    bot = kind(load(view["game"]), random.Random(seed))
    bot.recall(memory)
    return bot.think(view, seed, budget, alone=False)


def _sum_of(parts: list[tuple[SearchResult, int]]) -> tuple[SearchResult, int]:
    """Return the results of several searches as one result."""
    found: SearchResult = {}
    for part, _ in parts:
        for action, (visits, mean) in part.items():
            before, average = found.get(action, (0, 0.0))
            whole = before + visits
            found[action] = (whole, (average * before + mean * visits) / whole)
    return found, sum(count for _, count in parts)


class MultipleObserverBot(SearchingBot):
    """Information-set search in which each seat knows what it has seen itself."""

    def search(self, view: View, seed: int) -> Search:
        return InformationSetSearch(self.guide(), self.codes(), seed, EXPLORATION)


class SingleObserverBot(SearchingBot):
    """Information-set search that treats all actions as seen."""

    def search(self, view: View, seed: int) -> Search:
        return SingleObserverSearch(self.guide(), self.codes(), seed, EXPLORATION)


class PartialObserverBot(SearchingBot):
    """Information-set search in which actions of others that look alike are one branch."""

    def search(self, view: View, seed: int) -> Search:
        return PartialObserverSearch(self.guide(), self.codes(), seed, EXPLORATION, view["actor"])


class DeterminisedBot(SearchingBot):
    """Searches several sampled states with perfect information and adds up the visits."""

    def search(self, view: View, seed: int) -> Search:
        return DeterminisedSearch(self.guide(), self.codes(), seed, EXPLORATION, STATES)
