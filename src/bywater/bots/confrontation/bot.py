"""Players of The Confrontation: the strong one, with judgement and solved duels, and the greedy one."""

import random
from typing import Any, cast

from librt.random import Random

from bywater.bots.budget import Budget
from bywater.bots.confrontation.evaluation.inference import Inference
from bywater.bots.confrontation.evaluation.material import GreedyGuide
from bywater.bots.confrontation.evaluation.weighted_belief import WeighedBelief
from bywater.bots.confrontation.policy.deployment import place
from bywater.bots.confrontation.policy.duel import cards_of, worths
from bywater.bots.confrontation.policy.guide import ConfrontationGuide
from bywater.bots.player import Found, Thought
from bywater.bots.search.flat import FlatSearch
from bywater.bots.search.guide import Guide
from bywater.bots.search_bots import MultipleObserverBot, Search, SearchingBot
from bywater.core.belief import Belief
from bywater.core.game import Game
from bywater.core.state import View
from bywater.games.confrontation.model.actions import PLAY
from bywater.games.confrontation.model.cards import DECK
from bywater.games.confrontation.state import ConfrontationState


class DuellistBot(MultipleObserverBot):
    """Searches over information sets with a guide that knows the game."""

    def __init__(self, game: Game, rng: random.Random, budget: Budget | None = None) -> None:
        super().__init__(game, rng, budget)
        self.inference = Inference()
        self.knowing = ConfrontationGuide()  # kept from move to move, with the duels it has solved

    def guide(self) -> Guide:
        return self.knowing

    def choose(self, view: View) -> int:
        if view["decision"]["kind"] == "turn":
            self.inference.look(view)
        return super().choose(view)

    def memory(self) -> Any:
        return [self.inference.before, self.inference.doubts]

    def recall(self, memory: Any) -> None:
        self.inference.before, self.inference.doubts = memory

    def belief(self, view: View) -> Belief:
        even = super().belief(view)
        if not any(self.inference.doubts):
            return even
        return WeighedBelief(even, self.inference.doubts, 1 - view["actor"])

    def decide(self, view: View) -> int:
        kind: str = view["decision"]["kind"]
        if kind == "card":
            return self.play_card(view)
        if kind == "place":
            self.thought = None
            return place(view["legal"], self.rng)
        return super().decide(view)

    def play_card(self, view: View) -> int:
        """Both fighters lie open, and so do the hands: any state that fits shows the whole duel."""
        table = cast(ConfrontationState, self.game.belief(view).sample(self.rng))
        book = self.knowing.book
        seat: int = view["actor"]
        card = book.choose(table, seat, Random(self.rng.getrandbits(62)))
        codes = [PLAY + one for one in cards_of(table.hand & DECK[seat])]
        shares = [round(100 * share) for share in book.shares(table, seat)]
        self.thought = Thought(
            dict(zip(codes, worths(table, seat), strict=True)), dict(zip(codes, shares, strict=True)), 0
        )
        return PLAY + card


class GreedyBot(SearchingBot):
    """Tries every choice on some states that fit, plays the turn to its end, and counts what it has."""

    usual = Budget(iterations=600)

    def search(self, view: View, seed: int) -> Search:
        return FlatSearch(GreedyGuide(), seed)

    def best(self, found: Found) -> int:
        """What brings most."""
        return min(found, key=lambda action: (-found[action][1], action))
