"""The card duel of a battle, solved as a matrix game.

The payoff of a pair of cards is in the log odds of `evaluation/values.py`: the value of lost figures at their places,
and of the cards that both sides spend. So a strong card is saved for a battle in which it matters more.
"""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.bots.confrontation.evaluation import values
from bywater.bots.confrontation.policy.matrix_game import solve
from bywater.core.bits import BIT, lowest_bit
from bywater.games.confrontation.model import cards as box
from bywater.games.confrontation.model import figures
from bywater.games.confrontation.model.board import DARK, LIGHT, OUT
from bywater.games.confrontation.model.table import Table
from bywater.games.confrontation.rules.duel_cards import dark_shows_first
from bywater.games.confrontation.rules.moves import ways_aside, ways_back

RING_LOST: Final = 6.0
"""The log odds of Frodo's defeat in addition to the value of his place."""

FLIGHT: Final = 0.15
"""The cost of leaving a battle, because the move must be repeated."""

ROUNDS: Final = 60


class Duel:
    """Two fighters and the cards that both may still play."""

    def __init__(self, table: Table) -> None:
        light: i64 = table.light_fighter
        dark: i64 = table.dark_fighter
        field: i64 = table.field
        self.light_strength: i64 = figures.STRENGTH[light]
        if table.sam_beside:
            self.light_strength = figures.SAM_BESIDE_FRODO
        self.dark_strength: i64 = figures.STRENGTH[dark]
        self.light_loss = (
            values.FIGURE_AT[light * values.PLACES + field] - values.FIGURE_AT[light * values.PLACES + OUT]
        )
        if light == figures.FRODO:
            self.light_loss += RING_LOST
        self.dark_loss = values.FIGURE_AT[dark * values.PLACES + OUT] - values.FIGURE_AT[dark * values.PLACES + field]
        self.dark_card_works: bool = dark != figures.TROLL
        self.light_flight = FLIGHT if table.attacker == light else 0.0
        self.dark_flight = FLIGHT if table.attacker == dark else 0.0
        self.light_way: bool = ways_back(table) != 0
        self.dark_way: bool = ways_aside(table, DARK) != 0
        self.shows_first: bool = dark_shows_first(table)
        self.hand: i64 = table.hand
        self.discard: i64 = table.discard(LIGHT) | table.discard(DARK)

    def outcome(self, light_card: i64, dark_card: i64) -> float:
        """Return the gain of Light by this pair of cards, with the best use of Magic, Dark's before Light's."""
        spent = values.CARD[dark_card] + values.CARD[light_card]
        return self._after_dark_magic(light_card, dark_card) - spent

    def _after_dark_magic(self, light_card: i64, dark_card: i64) -> float:
        if dark_card != box.DARK_MAGIC or not self.dark_card_works:
            return self._after_light_magic(light_card, dark_card, False)
        least = self._after_light_magic(light_card, dark_card, False)
        cards: i64 = self.discard & box.DECK[DARK]
        while cards:
            least = min(least, self._after_light_magic(light_card, lowest_bit(cards), True))
            cards &= cards - 1
        return least

    def _after_light_magic(self, light_card: i64, dark_card: i64, fetched: bool) -> float:
        value = self._clash(light_card, dark_card)
        if light_card != box.LIGHT_MAGIC:
            return value
        if dark_card == box.EYE and self.dark_card_works and (not fetched or self.shows_first):
            return value
        cards: i64 = self.discard & box.DECK[LIGHT]
        while cards:
            value = max(value, self._clash(lowest_bit(cards), dark_card))
            cards &= cards - 1
        return value

    def _clash(self, light_card: i64, dark_card: i64) -> float:
        void: bool = self.dark_card_works and dark_card == box.EYE and box.IS_TEXT[light_card] == 1
        stay = self._numbers(light_card, dark_card, void)
        if not void and light_card == box.SACRIFICE:
            stay = self.dark_loss - self.light_loss
        if not void and light_card == box.LIGHT_RETREAT and self.light_way:
            stay = max(stay, -self.light_flight)
        if self.dark_card_works and dark_card == box.DARK_RETREAT and self.dark_way:
            stay = min(stay, self.dark_flight)
        return stay

    def _numbers(self, light_card: i64, dark_card: i64, void: bool) -> float:
        light: i64 = self.light_strength + box.VALUE[light_card]
        dark: i64 = self.dark_strength
        if self.dark_card_works and not (light_card == box.CLOAK and not void):
            dark += box.VALUE[dark_card]
        gain = 0.0
        if light <= dark:
            gain -= self.light_loss
        if dark <= light:
            gain += self.dark_loss
        return gain


class DuelBook:
    """A cache of solved duels: the mixed strategy of each side."""

    def __init__(self) -> None:
        self.pages: dict[int, vec[float]] = {}

    def choose(self, table: Table, side: i64, rng: Random) -> i64:
        """Draw a card for this side from its equilibrium strategy."""
        cards = cards_of(table.hand & box.DECK[side])
        if has_seen(table, side):
            return best_answer(Duel(table), cards, table.dark_card)
        mix = self.mix(table, side)
        at = rng.random()
        number: i64
        for number in range(i64(len(cards))):
            at -= mix[number]
            if at < 0.0:
                return cards[number]
        return cards[len(cards) - 1]

    def shares(self, table: Table, side: i64) -> vec[float]:
        """Return the probability of each card of the hand, ascending; 1 for the answer to a card that was seen."""
        if not has_seen(table, side):
            return self.mix(table, side)
        cards = cards_of(table.hand & box.DECK[side])
        answer: i64 = best_answer(Duel(table), cards, table.dark_card)
        return vec[float]([1.0 if card == answer else 0.0 for card in cards])

    def mix(self, table: Table, side: i64) -> vec[float]:
        """Return the equilibrium probability of each card of the hand, in ascending order."""
        key: i64 = table.hand | hidden_card(table, side)
        key |= (table.light_fighter << 18) | (table.dark_fighter << 23) | (table.field << 28) | (table.sam_beside << 33)
        key |= (side << 34) | (table.turn << 35)
        if ways_back(table):
            key |= BIT[36]
        if ways_aside(table, DARK):
            key |= BIT[37]
        known = self.pages.get(key)
        if known is not None:
            return known
        mixes = solve_duel(table)
        if len(self.pages) > 50_000:
            self.pages = {}
        self.pages[key] = mixes[side]
        return mixes[side]


def has_seen(table: Table, side: i64) -> bool:
    """Whether Light answers a card that Dark had to show first."""
    return side == LIGHT and table.dark_card != box.NO_CARD and dark_shows_first(table)


def hidden_card(table: Table, side: i64) -> i64:
    """Return the face-down card of the other side as a mask, because for this side it may still be in the hand."""
    if side == LIGHT and table.dark_card != box.NO_CARD:
        return BIT[table.dark_card]
    return 0


def solve_duel(table: Table) -> tuple[vec[float], vec[float]]:
    """Return the equilibrium strategies of Light and Dark; a face-down card counts as part of its hand."""
    duel = Duel(table)
    hand: i64 = table.hand | hidden_card(table, LIGHT)
    duel.discard &= ~hand
    rows = cards_of(hand & box.DECK[LIGHT])
    columns = cards_of(hand & box.DECK[DARK])
    height: i64 = len(rows)
    width: i64 = len(columns)
    payoff = vec[float](capacity=height * width)
    row: i64
    column: i64
    for row in range(height):
        for column in range(width):
            payoff = append(payoff, duel.outcome(rows[row], columns[column]))
    if duel.shows_first:
        return vec[float]([1.0 / float(height)] * height), _first_mover(payoff, height, width)
    return solve(payoff, height, width, ROUNDS)


def _first_mover(payoff: vec[float], rows: i64, columns: i64) -> vec[float]:
    """Return the strategy of Dark when it shows its card first: the card whose best answer is worst for Light."""
    best: i64 = 0
    least = 1e9
    row: i64
    column: i64
    for column in range(columns):
        most = -1e9
        for row in range(rows):
            most = max(most, payoff[row * columns + column])
        if most < least:
            least = most
            best = column
    mix = vec[float]([0.0] * columns)
    mix[best] = 1.0
    return mix


def card_values(table: Table, side: i64) -> list[float]:
    """Return the value of each card of a hand for this side, in [-1, 1], against the equilibrium strategy."""
    duel = Duel(table)
    base = values.light_log_odds(table)
    hidden: i64 = hidden_card(table, side)
    mine = cards_of(table.hand & box.DECK[side])
    theirs = cards_of((table.hand | hidden) & box.DECK[1 - side])
    seen: bool = has_seen(table, side)
    shares = vec[float]()
    if not seen:
        duel.discard &= ~hidden
        light_mix, dark_mix = solve_duel(table)
        shares = dark_mix if side == LIGHT else light_mix
    found: list[float] = []
    card: i64
    number: i64
    for card in mine:
        gain = 0.0
        if seen:
            gain = duel.outcome(card, table.dark_card)
        elif duel.shows_first:
            gain = duel.outcome(best_answer(duel, theirs, card), card)
        else:
            for number in range(i64(len(theirs))):
                other: i64 = theirs[number]
                # a face-down card has left its hand, so its value is not in the base
                laid = values.CARD[other] if hidden else 0.0
                each = duel.outcome(card, other) if side == LIGHT else duel.outcome(other, card)
                gain += shares[number] * (laid + each)
        worth = 2.0 * values.chance(base + gain) - 1.0
        found.append(worth if side == LIGHT else -worth)
    return found


def best_answer(duel: Duel, cards: vec[i64], dark_card: i64) -> i64:
    """Return the best card of Light against a Dark card that it has seen."""
    best: i64 = cards[0]
    most = -1e9
    number: i64
    for number in range(i64(len(cards))):
        gain = duel.outcome(cards[number], dark_card)
        if gain > most:
            most = gain
            best = cards[number]
    return best


def cards_of(mask: i64) -> vec[i64]:
    """Return the cards of a mask, ascending."""
    cards = vec[i64](capacity=9)
    while mask:
        cards = append(cards, lowest_bit(mask))
        mask &= mask - 1
    return cards
