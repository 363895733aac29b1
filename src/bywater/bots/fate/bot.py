"""The bot for Fate of the Fellowship that looks ahead: rules of thumb, and a search above them."""

import random
import time
from typing import Final

from bywater.bots.budget import Budget
from bywater.bots.fate.guide import FateGuide, is_new_turn
from bywater.bots.fate.team import PlanSearch, TeamSearch
from bywater.bots.player import Player, Thought
from bywater.core.game import Game
from bywater.core.state import View
from bywater.games.fate.deck import cards_left
from bywater.games.fate.rules import FateState

TURNS: Final = 3  # so far a playout of a single choice looks ahead; those of plans go on to the end
_FIRST: Final = 2  # playouts of each choice by which the pace is measured


USUAL: Final = Budget(iterations=100)


class TeamBot(Player):
    """Tries plans at the beginning of a turn, and sensible choices at each decision, by so many playouts each.

    All see the same, so each thinks for all.
    """

    def __init__(self, game: Game, rng: random.Random, budget: Budget | None = None) -> None:
        super().__init__(game, rng, budget or USUAL)
        self.guide = FateGuide()
        self.cards = 0  # in the player deck when it last chose

    def choose(self, view: View) -> int:
        legal: list[int] = view["legal"]
        self.thought = None
        seed = self.rng.randrange(2**40)
        if len(legal) == 1:
            return legal[0]
        state = self.game.belief(view).sample(self.rng)
        assert isinstance(state, FateState)
        left = int(cards_left(state))
        if left > self.cards:
            self.guide = FateGuide()  # another game has begun: its plan is no good here
        self.cards = left
        seconds = self.budget.seconds
        if is_new_turn(state):
            seconds /= 2
            self.guide.turns = 0
            plans = PlanSearch(self.guide, state, seed)
            self._run(plans, seconds)
            self.guide.adopt(plans.best())
        self.guide.turns = TURNS
        search = TeamSearch(self.guide, state, self.guide.candidates(state), seed)
        if not search.is_sure():
            self._run(search, seconds)
            self.thought = _thought_of(search)
        return int(search.best())

    def _run(self, search: TeamSearch, seconds: float) -> None:
        """So many playouts as were asked for, or as the time is likely to allow."""
        if not seconds:
            search.run(self.budget.iterations)
            return
        begun = time.perf_counter()
        for _ in range(_FIRST):
            search.try_all()
        taken = time.perf_counter() - begun
        search.run(max(0, int((seconds - taken) / taken * int(search.played))))


def _thought_of(search: TeamSearch) -> Thought:
    values = {int(code): 2.0 * float(search.mean(number)) - 1.0 for number, code in enumerate(search.codes)}
    visits = {int(code): int(search.visits(number)) for number, code in enumerate(search.codes)}
    return Thought(values, visits, int(search.played))
