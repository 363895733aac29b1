"""Bots that search any game: determinised, and over information sets with one or several observers."""

import random
from typing import Any, Final, Protocol

from bywater.bots.budget import Budget
from bywater.bots.parallel import get_ready, together
from bywater.bots.player import Found, Player, thought_of
from bywater.bots.search.determinised import DeterminisedSearch
from bywater.bots.search.guide import Guide
from bywater.bots.search.information_set import InformationSetSearch
from bywater.bots.search.partial_observer import PartialObserverSearch
from bywater.bots.search.single_observer import SingleObserverSearch
from bywater.core.belief import Belief
from bywater.core.game import Game
from bywater.core.state import View
from bywater.registry import load

EXPLORATION: Final = 0.7
"""What the authors of these searches found to be good, for results in [0, 1]."""

STATES: Final = 40
"""How many states a determinised search draws."""

NO_END: Final = 1 << 60
DEFAULT_BUDGET: Final = Budget(iterations=1000)


class Search(Protocol):
    """What all searches share."""

    hasty: bool

    @property
    def iterations(self) -> int: ...
    def run(self, belief: Belief, iterations: int, seconds: float) -> None: ...
    def found(self) -> Found: ...


class SearchingBot(Player):
    """Draws states that fit the view and searches them; it takes what it looked at most."""

    usual = DEFAULT_BUDGET

    def __init__(self, game: Game, rng: random.Random, budget: Budget | None = None) -> None:
        super().__init__(game, rng, budget)
        get_ready(self)

    def choose(self, view: View) -> int:
        legal: list[int] = view["legal"]
        if len(legal) == 1:
            self.thought = None
            return legal[0]
        return self.decide(view)

    def decide(self, view: View) -> int:
        """A choice where there is one."""
        budget = self.budget if self.budget.iterations or self.budget.seconds else self.usual
        found, iterations = self.think(view, self.rng.getrandbits(62), budget)
        self.thought = thought_of(found, iterations)
        return self.best(found)

    def think(self, view: View, seed: int, budget: Budget, alone: bool = True) -> tuple[Found, int]:
        """What a search finds within the budget, and after how many iterations; `alone`: not to be added up."""
        if budget.processes > 1:
            return _sum_of(together(_think, (type(self), view, self.memory()), seed, budget))
        search = self.search(view, seed)
        search.hasty = search.hasty and alone
        search.run(self.belief(view), budget.iterations or NO_END, budget.seconds)
        return search.found(), search.iterations

    def best(self, found: Found) -> int:
        """What was looked at most."""
        return min(found, key=lambda action: (-found[action][0], action))

    def belief(self, view: View) -> Belief:
        """The states to draw from."""
        return self.game.belief(view)

    def guide(self) -> Guide:
        """Who plays on below the tree."""
        return Guide()

    def search(self, view: View, seed: int) -> Search:
        """A new search for one choice."""
        raise NotImplementedError

    def codes(self) -> int:
        """How many codes the game has, those of chance among them."""
        return self.game.num_actions + self.game.num_chances


def _think(question: tuple[type[SearchingBot], View, Any], seed: int, budget: Budget) -> tuple[Found, int]:
    kind, view, memory = question
    bot = kind(load(view["game"]), random.Random(seed))
    bot.recall(memory)
    return bot.think(view, seed, budget, alone=False)


def _sum_of(parts: list[tuple[Found, int]]) -> tuple[Found, int]:
    """What several searches found, as if it had been one."""
    found: Found = {}
    for part, _ in parts:
        for action, (visits, mean) in part.items():
            before, average = found.get(action, (0, 0.0))
            whole = before + visits
            found[action] = (whole, (average * before + mean * visits) / whole)
    return found, sum(count for _, count in parts)


class MultipleObserverBot(SearchingBot):
    """Information-set search in which each seat goes by what it has seen itself."""

    def search(self, view: View, seed: int) -> Search:
        return InformationSetSearch(self.guide(), self.codes(), seed, EXPLORATION)


class SingleObserverBot(SearchingBot):
    """Information-set search that takes all actions for seen."""

    def search(self, view: View, seed: int) -> Search:
        return SingleObserverSearch(self.guide(), self.codes(), seed, EXPLORATION)


class PartialObserverBot(SearchingBot):
    """Information-set search in which others' actions that look alike are one."""

    def search(self, view: View, seed: int) -> Search:
        return PartialObserverSearch(self.guide(), self.codes(), seed, EXPLORATION, view["actor"])


class DeterminisedBot(SearchingBot):
    """Searches some states as if they lay open, and adds up."""

    def search(self, view: View, seed: int) -> Search:
        return DeterminisedSearch(self.guide(), self.codes(), seed, EXPLORATION, STATES)
