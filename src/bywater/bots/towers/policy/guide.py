"""Rules of thumb for The Two Towers: collect what will count at the next places, and lay all that counts."""

from typing import Final, cast, final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from bywater.bots.search.guide import Guide
from bywater.bots.towers.evaluation.values import CardValues
from bywater.bots.towers.policy.end_of_row import may_stop
from bywater.bots.towers.policy.rows import next_card
from bywater.bots.weights import read_weights
from bywater.core.frames import a_of, kind_of, seat_of
from bywater.core.state import State
from bywater.games.towers.model import actions as act
from bywater.games.towers.model.cards import NUM_KINDS
from bywater.games.towers.model.frames import LAYING, TAKING
from bywater.games.towers.state import TowersState

HALVING: Final = vec[i64]([1024, 512, 256, 128, 64, 32])
"""The discounts of the greedy bot: each later place counts half as much."""

LASTING: Final = vec[i64](read_weights("towers", "policy")["lasting"])
"""The fitted discounts: all later places count alike."""


@final
class TowersGuide(Guide):
    """Plays by the values of the cards that a seat could lay, from what that seat may know."""

    def __init__(self, discounts: vec[i64] = LASTING, by_tokens: bool = True) -> None:
        self.cards = CardValues(discounts, by_tokens)

    def choose(self, state: State, rng: Random) -> i64:
        """Return the action of the rules of thumb; it needs no random numbers."""
        return self.decide(cast(TowersState, state))

    def worth(self, state: State) -> list[float]:
        """Return 1 for the winner and negative values by rank for the others."""
        returns = state.returns()
        return [value if value == 1.0 else 0.5 * value - 0.5 for value in returns]

    def decide(self, table: TowersState) -> i64:
        """Return the action of the acting seat, from what that seat may know."""
        packed: i64 = table.top()
        kind: i64 = kind_of(packed)
        seat: i64 = seat_of(packed)
        if kind == LAYING:
            code: i64 = next_card(table, seat)
            return act.DONE if code != act.DONE and may_stop(table, seat) else code
        self.cards.update(table, seat)
        return self.gain(table, seat, a_of(packed) if kind == TAKING else 0)

    def gain(self, table: TowersState, seat: i64, left: i64) -> i64:
        """Take the best open card or draw; offer a card for two if the second is worth more than that card."""
        cards = self.cards
        best: i64 = -1
        most: i64 = -1
        second: i64 = -1
        more: i64
        kind: i64
        for kind in range(NUM_KINDS):
            copies: i64 = table.display[kind]
            if copies:
                more = cards.gains[kind]
                if more > most:
                    second = most
                    most = more
                    best = kind
                elif more > second:
                    second = more
                if copies > 1 and more > second:
                    second = more
        unseen: i64 = -1
        if table.hidden_cards() and table.hidden_cards() >= left:
            unseen = self.mean_unseen(table, seat)
        drawing: bool = unseen > most
        if drawing or unseen > second:
            second = unseen
        if not left:
            cheapest: i64 = -1
            least: i64 = second
            for kind in range(NUM_KINDS):
                if cards.cards[kind]:
                    more = cards.loss(kind)
                    if more < least:
                        least = more
                        cheapest = kind
            if cheapest >= 0:
                return act.OFFER + cheapest
        if drawing:
            return act.DRAW
        return act.TAKE + best

    def mean_unseen(self, table: TowersState, seat: i64) -> i64:
        """Return the mean value of a card of the pile, as far as this seat can tell."""
        total: i64 = 0
        cards: i64 = 0
        kind: i64
        other: i64
        for kind in range(NUM_KINDS):
            count: i64 = table.discards[kind]
            if table.pile_size:
                count = table.pile[kind]
                for other in range(table.seats):
                    if other != seat:
                        count += table.hands[other * NUM_KINDS + kind] - table.known[other * NUM_KINDS + kind]
            if count:
                cards += count
                total += count * self.cards.gains[kind]
        return total // cards
