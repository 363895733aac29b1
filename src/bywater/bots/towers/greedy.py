"""The greedy bot: takes what gives most right now. What all others at this game are measured against.

Gaining, it counts how many of its cards could lie in rows that count: a card at the next place counts 1, at the one
after it a half, then a quarter and so on. It takes the open card that adds most, or draws if an unseen card adds more
on average; and it lays a card out for two if the second of them adds more than that card is worth.
Laying, it lays all that counts at the place: for each colour the quality that gives most, an old row of another quality
being thrown away only for more than half as many cards, a Gandalf before the longest new rows first. If nobody lays
after it, it stops as soon as further cards would bring no higher token. At the last place nothing is saved.
"""

import random

from bywater.bots.budget import Budget
from bywater.bots.player import Player
from bywater.bots.towers.evaluation.visible_table import table_of
from bywater.bots.towers.policy.guide import HALVING, TowersGuide
from bywater.core.game import Game
from bywater.core.state import View


class GreedyBot(Player):
    """One ply, no chance: equal views get equal answers."""

    def __init__(self, game: Game, rng: random.Random, budget: Budget | None = None) -> None:
        super().__init__(game, rng, budget)
        self.guide = TowersGuide(HALVING, by_tokens=False)

    def choose(self, view: View) -> int:
        return int(self.guide.decide(table_of(view)))
