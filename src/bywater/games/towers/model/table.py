"""The table: road, tokens, display, pile, discards, and each player's hand and rows."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bywater.core.state import State
from bywater.games.towers.model.board import MAX_SLOTS, MAX_SYMBOLS, QUALITIES, SCORED, STOPS, Road
from bywater.games.towers.model.cards import DECK, DECK_SIZE, NUM_KINDS
from bywater.games.towers.model.frames import MAX_FRAMES

MAX_EPOCHS: Final = 6  # the discards are shuffled at most once on the way to each place
PACKED: Final = 2  # words for the counts of seventeen kinds, five bits each
TRAIL_ROOM: Final = 110  # words of seven facts


@mypyc_attr(acyclic=True)
class Table(State):
    """The table of one game. Vectors such as `hands` and `rows` list the seats one after the other."""

    def __init__(self, seats: i64, road: Road | None, source: "Table | None") -> None:
        """Create an empty table with this road, or a copy of `source`, which needs no road."""
        super().__init__(seats, MAX_FRAMES, source)
        if source is None:
            assert road is not None
            self.road = road
            self.symbols = vec[i64](_symbol_codes(road))  # quality + 1 of each sign, three per place; 0 for none
            self.paths = vec[i64]([0] * STOPS)
            self.tokens = vec[i64]([0] * (MAX_SLOTS * STOPS))  # values, four slots per place
            self.ring: i64 = 0
            self.stage: i64 = 0  # the place that the marker goes to, 1 to 6
            self.step: i64 = 0  # the space of the path where it stands
            self.order: i64 = 0  # the number of seats that have had their turn in this round
            self.pile = DECK[:]
            self.pile_size: i64 = DECK_SIZE
            self.display = vec[i64]([0] * NUM_KINDS)
            self.display_size: i64 = 0
            self.discards = vec[i64]([0] * NUM_KINDS)
            self.discards_size: i64 = 0
            self.hands = vec[i64]([0] * (NUM_KINDS * seats))
            self.hand_sizes = vec[i64]([0] * seats)
            self.known = vec[i64]([0] * (NUM_KINDS * seats))  # taken openly and not shown since
            self.rows = vec[i64]([0] * (4 * seats))  # one per colour: see rows.py
            self.won = vec[i64]([0] * (4 * seats))  # tokens of each value
            self.points = vec[i64]([0] * seats)
            self.matched = vec[i64]([0] * seats)  # cards that counted at the last place
            self.lead: i64 = 0  # the seat that laid first at the last place
            self.key: i64 = 0  # cards are laid in ascending order
            self.touched: i64 = 0  # colours laid to in this turn, as a mask
            self.over: i64 = 0
            # what is known about cards drawn unseen since the discards were shuffled: see trail.py
            self.epoch: i64 = 0
            self.poured = vec[i64]([0] * (PACKED * MAX_EPOCHS))
            self.drawn = vec[i64]([0] * (PACKED * MAX_EPOCHS * seats))
            self.trail = vec[i64]([0] * TRAIL_ROOM)
            self.facts: i64 = 0
        else:
            self.road = source.road
            self.symbols = source.symbols  # constant during a game
            self.paths = source.paths[:]
            self.tokens = source.tokens[:]
            self.ring = source.ring
            self.stage = source.stage
            self.step = source.step
            self.order = source.order
            self.pile = source.pile[:]
            self.pile_size = source.pile_size
            self.display = source.display[:]
            self.display_size = source.display_size
            self.discards = source.discards[:]
            self.discards_size = source.discards_size
            self.hands = source.hands[:]
            self.hand_sizes = source.hand_sizes[:]
            self.known = source.known[:]
            self.rows = source.rows[:]
            self.won = source.won[:]
            self.points = source.points[:]
            self.matched = source.matched[:]
            self.lead = source.lead
            self.key = source.key
            self.touched = source.touched
            self.over = source.over
            self.epoch = source.epoch
            self.poured = source.poured[:]
            self.drawn = source.drawn[:]
            self.trail = source.trail[:]
            self.facts = source.facts

    def seat_in_turn(self) -> i64:
        """Return the seat whose turn it is in this round, which goes clockwise from the ring holder."""  # T3
        return (self.ring + self.order) % self.seats

    def in_hand(self, seat: i64, kind: i64) -> i64:
        return self.hands[seat * NUM_KINDS + kind]

    def gain(self, seat: i64, kind: i64) -> None:
        """Add a card to a hand, which has no limit."""  # T9
        self.hands[seat * NUM_KINDS + kind] += 1
        self.hand_sizes[seat] += 1

    def lose(self, seat: i64, kind: i64) -> None:
        """Remove a card from a hand; all seats see it."""
        self.hands[seat * NUM_KINDS + kind] -= 1
        self.hand_sizes[seat] -= 1

    def discard(self, kind: i64, count: i64) -> None:
        self.discards[kind] += count
        self.discards_size += count

    def hidden_cards(self) -> i64:
        """Return the number of cards in the pile and the discards, which become the next pile."""  # T8
        return self.pile_size + self.discards_size

    def slots(self, place: i64) -> i64:
        """Return the number of tokens that a place (counted from 1) has at the beginning."""  # T1, P1
        if self.seats > 2:
            return self.seats - 1
        count: i64 = 0
        sign: i64
        for sign in range(MAX_SYMBOLS):
            if self.symbols[(place - 1) * MAX_SYMBOLS + sign]:
                count += 1
        return count


def _symbol_codes(road: Road) -> list[int]:
    codes = []
    for place in SCORED:
        signs = [QUALITIES.index(sign) + 1 for sign in road.symbols[place]]
        codes += signs + [0] * (MAX_SYMBOLS - len(signs))
    return codes
