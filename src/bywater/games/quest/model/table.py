"""The table of one game: the corruption line, a board, the hobbits' hands, tokens and shields, deck and tiles."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bywater.core.bits import BIT, count_packed
from bywater.core.frames import b_of, frame, with_b
from bywater.core.state import State
from bywater.games.quest.model import board, cards, facts
from bywater.games.quest.model.frames import EACH, MAX_FRAMES
from bywater.games.quest.model.options import Settings

ALL_FEATURES: Final = (1 << 35) - 1

# The bits of each number in packed lists: the tiles that were looked at, and the special shields that a rival took.
TOP_BITS: Final = 4
TAKEN_BITS: Final = 2


@mypyc_attr(acyclic=True)
class Table(State):
    """The table of one game. Seats are hobbits: Frodo, Sam, Pippin, Merry, Fatty."""

    def __init__(self, seats: i64, settings: Settings | None, source: "Table | None") -> None:
        """Create a table with these settings, or a copy of `source`."""  # Q01
        super().__init__(seats, MAX_FRAMES, source)
        self.legal_codes = vec[i64]()  # cache for the current decision, not copied by `clone`
        if source is None:
            assert settings is not None
            self.settings = settings
            self.automatic = settings.automatic
            self.secret = settings.secret
            self.rivals = settings.rivals
            self.place: i64 = 0
            self.sauron: i64 = settings.sauron
            self.bearer: i64 = board.FRODO  # -1 at the mountain
            self.active: i64 = board.FRODO
            self.lines = vec[i64]([0] * board.LINES)
            self.event: i64 = 0
            self.ring_used: i64 = 0
            self.gandalf: i64 = 31  # cards not yet used, as a mask
            self.unclaimed: i64 = 0  # unclaimed feature cards of the board, as a mask
            self.away: i64 = ALL_FEATURES  # feature cards publicly known to be in no hand
            self.turned_up: i64 = 0  # the kind of the Hobbit card that sets the symbol, plus 1
            self.deck: i64 = cards.FULL_DECK
            self.deck_size: i64 = cards.DECK_SIZE
            self.discards: i64 = 0
            self.discards_size: i64 = 0
            # the top card of the discard pile: the kind plus 1, Gandalf's cards after the others; 0 if there is none
            self.top_discard: i64 = 0
            self.shared: i64 = 0  # cards turned up by Preparations, as counts
            self.tiles: i64 = 0  # unseen tiles, five bits per kind
            self.tiles_size: i64 = 0
            self.top_tile: i64 = 0  # the tile that was turned last on this board, plus 1
            self.tops: i64 = 0  # tiles that were looked at: the kinds plus 1, four bits each, the next one lowest
            self.looker: i64 = -1  # who looked at them; unless hands are secret, all know these tiles
            self.specials: i64 = board.SPECIALS_PACKED  # face-down shields by value, four bits each
            self.dark = vec[i64]([0] * seats)
            self.held = vec[i64]([0] * seats)  # Hobbit cards, packed
            self.features = vec[i64]([0] * seats)
            self.sizes = vec[i64]([0] * seats)
            self.tokens = vec[i64]([0] * seats)  # rings, hearts, suns, four bits each
            self.shields = vec[i64]([0] * seats)
            # pledges, parallel to the above
            self.pledged: i64 = 0  # the number of pledged things
            self.marked_held = vec[i64]([0] * seats)
            self.marked_features = vec[i64]([0] * seats)
            self.marked_tokens = vec[i64]([0] * seats)
            self.marked_shields = vec[i64]([0] * seats)
            self.guided: i64 = 0  # how pledged Guidance counts: see symbols.py
            self.volunteer: i64 = 0  # the seat of the volunteer, plus 1
            self.over: i64 = 0
            # with rivals: the special shields that each took, two bits each, the first one lowest; and the least
            # value of the first n of them, given the rival's payments, five bits for each n
            rivals: i64 = seats if settings.rivals else 0
            self.taken = vec[i64]([0] * rivals)
            self.proofs = vec[i64]([0] * rivals)
            # with secret hands: packed facts, see facts.py
            self.trail = vec[i64]([0] * (facts.TRAIL_ROOM if settings.secret else 0))
            self.facts: i64 = 0
            self.poured = vec[i64]([0] * (facts.MAX_POURS if settings.secret else 0))
            self.pours: i64 = 0
        else:
            self.settings = source.settings
            self.secret = source.secret
            self.rivals = source.rivals
            self.place = source.place
            self.sauron = source.sauron
            self.bearer = source.bearer
            self.active = source.active
            self.lines = source.lines[:]
            self.event = source.event
            self.ring_used = source.ring_used
            self.gandalf = source.gandalf
            self.unclaimed = source.unclaimed
            self.away = source.away
            self.turned_up = source.turned_up
            self.deck = source.deck
            self.deck_size = source.deck_size
            self.discards = source.discards
            self.discards_size = source.discards_size
            self.top_discard = source.top_discard
            self.shared = source.shared
            self.tiles = source.tiles
            self.tiles_size = source.tiles_size
            self.top_tile = source.top_tile
            self.tops = source.tops
            self.looker = source.looker
            self.specials = source.specials
            self.dark = source.dark[:]
            self.held = source.held[:]
            self.features = source.features[:]
            self.sizes = source.sizes[:]
            self.tokens = source.tokens[:]
            self.shields = source.shields[:]
            self.pledged = source.pledged
            self.marked_held = source.marked_held[:]
            self.marked_features = source.marked_features[:]
            self.marked_tokens = source.marked_tokens[:]
            self.marked_shields = source.marked_shields[:]
            self.guided = source.guided
            self.volunteer = source.volunteer
            self.over = source.over
            self.taken = source.taken[:]
            self.proofs = source.proofs[:]
            self.trail = source.trail[:]
            self.facts = source.facts
            self.poured = source.poured[:]
            self.pours = source.pours

    # -- hobbits in the game --------------------------------------------------------------------------

    def here(self) -> i64:
        """Return the hobbits still in the game, as a mask."""
        return (BIT[self.seats] - 1) & ~self.gone

    def is_here(self, seat: i64) -> bool:
        return not (self.gone >> seat) & 1

    def decider(self) -> i64:
        """Return the hobbit that decides for the group: the active player or, after its elimination, the next one."""
        if self.is_here(self.active):
            return self.active
        return self.next_seat(self.active, self.here())

    # -- frames -------------------------------------------------------------------------------

    def prompt(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Push a decision, and let every seat interrupt it once."""
        self.interrupted = 0
        self.push(frame(kind, seat, a, b, c, d))

    def push_frame(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Push a frame that continues when those above it are done."""
        self.push(frame(kind, seat, a, b, c))

    def push_each(self, first: i64, what: i64, number: i64 = 0) -> None:
        """Push what each hobbit must do in turn, `first` before the others."""  # R01
        self.push(frame(EACH, first, self.here(), what, number))

    def count_down(self, packed: i64) -> None:
        """Decrement the second number of the top frame; pop the frame at 0."""
        if b_of(packed) > 1:
            self.replace_top(with_b(packed, b_of(packed) - 1))
        else:
            self.pop()

    def insert(self, level: i64, packed: i64) -> None:
        """Insert a frame at this height of the stack, below the frames that are there."""
        at: i64 = self.height
        while at > level:
            self.stack[at] = self.stack[at - 1]
            at -= 1
        self.stack[level] = packed
        self.height += 1

    # -- cards --------------------------------------------------------------------------------

    def count(self, seat: i64, kind: i64) -> i64:
        """Return how many cards of a kind a hand holds, pledged ones included."""
        if kind < cards.NUM_HOBBIT:
            return cards.count_in(self.held[seat], kind)
        return (self.features[seat] >> (kind - cards.NUM_HOBBIT)) & 1

    def free(self, seat: i64, kind: i64) -> i64:
        """Return how many cards of a kind in a hand are not pledged."""
        if kind < cards.NUM_HOBBIT:
            return cards.count_in(self.held[seat], kind) - cards.count_in(self.marked_held[seat], kind)
        return ((self.features[seat] & ~self.marked_features[seat]) >> (kind - cards.NUM_HOBBIT)) & 1

    def add(self, seat: i64, kind: i64) -> None:
        if kind < cards.NUM_HOBBIT:
            self.held[seat] += cards.ONE[kind]
        else:
            self.features[seat] |= BIT[kind - cards.NUM_HOBBIT]
        self.sizes[seat] += 1

    def remove(self, seat: i64, kind: i64) -> None:
        if kind < cards.NUM_HOBBIT:
            self.held[seat] -= cards.ONE[kind]
        else:
            self.features[seat] &= ~BIT[kind - cards.NUM_HOBBIT]
        self.sizes[seat] -= 1

    def token_count(self, seat: i64, token: i64) -> i64:
        return (self.tokens[seat] >> (4 * token)) & 15

    # -- the trail of secret hands ------------------------------------------------------------

    def note(self, fact: i64, seat: i64, kind: i64 = 0, other: i64 = 0) -> None:
        """Append a fact to the trail."""
        self.trail[self.facts >> 2] |= facts.pack_fact(fact, seat, kind, other) << (15 * (self.facts & 3))
        self.facts += 1

    def fact_at(self, number: i64) -> tuple[i64, i64, i64, i64]:
        """Return a fact: its kind, the seat, the kind of card, and the other seat."""
        return facts.unpack_fact((self.trail[number >> 2] >> (15 * (number & 3))) & 0x7FFF)


def specials_left(table: Table, value: i64) -> i64:
    """Return the number of face-down shields of a value in the supply."""
    return (table.specials >> (4 * value)) & 15


def tiles_left(table: Table) -> i64:
    """Return the number of face-down tiles, including those that were looked at."""
    return table.tiles_size + count_packed(table.tops, TOP_BITS)
