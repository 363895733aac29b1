"""Bots for The Confrontation: the duellist, with a fitted evaluation and solved duels, and the greedy bot."""

import random
from typing import Any, cast

from librt.random import Random

from bywater.bots.budget import Budget
from bywater.bots.confrontation.evaluation.inference import Inference
from bywater.bots.confrontation.evaluation.weighted_belief import WeightedBelief
from bywater.bots.confrontation.policy.deployment import place
from bywater.bots.confrontation.policy.duel import card_values, cards_of
from bywater.bots.confrontation.policy.greedy_guide import GreedyGuide
from bywater.bots.confrontation.policy.guide import ConfrontationGuide
from bywater.bots.player import SearchResult, Thought
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
    """Information-set search with a guide for the game, inference from restraint, and solved duels."""

    def __init__(self, game: Game, rng: random.Random, budget: Budget | None = None) -> None:
        super().__init__(game, rng, budget)
        self.inference = Inference()
        self.duel_guide = ConfrontationGuide()  # kept between moves as a cache of solved duels

    def guide(self) -> Guide:
        return self.duel_guide

    def choose(self, view: View) -> int:
        if view["decision"]["kind"] == "turn":
            self.inference.update(view)
        return super().choose(view)

    def memory(self) -> Any:
        return [self.inference.before, self.inference.doubts]

    def recall(self, memory: Any) -> None:
        self.inference.before, self.inference.doubts = memory

    def belief(self, view: View) -> Belief:
        even = super().belief(view)
        if not any(self.inference.doubts):
            return even
        return WeightedBelief(even, self.inference.doubts, 1 - view["actor"])

    def decide(self, view: View) -> int:
        kind: str = view["decision"]["kind"]
        if kind == "card":
            return self.play_card(view)
        if kind == "place":
            self.thought = None
            return place(view["legal"], self.rng)
        return super().decide(view)

    def play_card(self, view: View) -> int:
        """Draw a card from the solution of the duel.

        Fighters and hands are public in a battle, so any state that fits the view shows the whole duel.
        """
        table = cast(ConfrontationState, self.game.belief(view).sample(self.rng))
        book = self.duel_guide.book
        seat: int = view["actor"]
        card = book.choose(table, seat, Random(self.rng.getrandbits(62)))
        codes = [PLAY + one for one in cards_of(table.hand & DECK[seat])]
        shares = [round(100 * share) for share in book.shares(table, seat)]
        self.thought = Thought(
            dict(zip(codes, card_values(table, seat), strict=True)), dict(zip(codes, shares, strict=True)), 0
        )
        return PLAY + card


class GreedyBot(SearchingBot):
    """Tries every action on sampled states, plays the turn to its end, and counts material."""

    default_budget = Budget(iterations=600)

    def search(self, view: View, seed: int) -> Search:
        return FlatSearch(GreedyGuide(), seed)

    def best(self, found: SearchResult) -> int:
        """Return the action with the highest mean value."""
        return min(found, key=lambda action: (-found[action][1], action))
