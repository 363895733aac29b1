"""The bot for Fate of the Fellowship that looks ahead: rules of thumb, and a search above them."""

import random
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.bots.budget import Budget
from bywater.bots.fate.aims import AimSearch
from bywater.bots.fate.guide import FateGuide, is_new_turn
from bywater.bots.player import Player, thought_of
from bywater.bots.search.plans import PlanSearch
from bywater.core.game import Game
from bywater.core.state import View
from bywater.games.fate.deck import cards_left
from bywater.games.fate.rules import FateState

USUAL: Final = Budget(iterations=100)
TURNS: Final = 3  # so far a playout of a single choice looks ahead; those of plans go on to the end
CAUTION: Final = 1.5  # so many standard errors a choice must be ahead of the guide's own
BOLDNESS: Final = 0.5  # and a plan of the one that is followed


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
        if len(legal) == 1:
            return legal[0]
        belief = self.game.belief(view)
        state = belief.sample(self.rng)
        assert isinstance(state, FateState)
        left = int(cards_left(state))
        if left > self.cards:
            self.guide = FateGuide()  # another game has begun: its plan is no good here
        self.cards = left
        iterations, seconds, _ = self.budget
        if is_new_turn(state):
            seconds /= 2
            self.guide.turns = 0
            aims = AimSearch(self.guide, belief, state, BOLDNESS, self.rng.getrandbits(62))
            self.guide.adopt(aims.run(iterations, seconds))
        self.guide.turns = TURNS
        codes = self.guide.candidates(state)
        best = 0
        if len(codes) > 1:
            plans = [vec[i64]([code]) for code in codes]
            search = PlanSearch(self.guide, belief, view["actor"], plans, 0, CAUTION, self.rng.getrandbits(62))
            best = search.run(iterations, seconds)
            self.thought = thought_of(search.found(), search.iterations)
        return int(codes[best])
