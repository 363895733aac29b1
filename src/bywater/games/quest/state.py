"""What lies on the table: the corruption line, a board, the hobbits' hands, tokens and shields, deck and tiles."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bywater.core.codes import BIT
from bywater.core.stack import frame
from bywater.core.state import State
from bywater.games.quest.board import FRODO, LINES, SPECIALS_PACKED
from bywater.games.quest.cards import DECK_SIZE, FULL_DECK, NUM_HOBBIT, ONE, count_in
from bywater.games.quest.symbols import ONE_KIND, TWO_JOKERS

# What goes on by itself (the first kinds of frames): a go-on step finds it on top and moves it along.
JOURNEY: Final = 1  # a: the next step at this place, b: 1 and who was active last, c: 1 once a card did something
TURN: Final = 2  # seat: the active player, a: the next step, b: the tile and 1
EACH: Final = 3  # seat: who begins, a: who is still to come, b: what each does, c: a number
ROLL: Final = 4  # seat: who rolls, a: the next step, b: the face, c: what for
EVENT: Final = 5  # a: the next step, b: the event, 1 to 6, c: 1 if another brought it, 2 if Magic is asked
SCENARIO_ENDS: Final = 6
FORFEIT: Final = 7  # seat: who must lose cards, a: how many, b: 1 after the moment before, c: 1 and an unpaid demand
LACKING: Final = 8  # seat: who goes to the dark for missing tokens, a: how many, b: 1 if a moment comes before

# What is asked of a hobbit.
QUIET: Final = 16  # a: the moment
CARDS: Final = 17  # a: 0, or 1 and the colour of the card already played, b: 1 if rivals are asked before
FLOOR: Final = 18  # b: the lowest thing that may be pledged now
RIVALS: Final = 19  # a window in which rivals may do what they may do at any time; a: who comes later, b: as above
BEFORE_TILE: Final = 20  # windows; a: who is asked later, b: whom it concerns
AFTER_TILE: Final = 21
BEFORE_ROLL: Final = 22
AFTER_ROLL: Final = 23
AFTER_MARKER: Final = 24
MISSING_TOKENS: Final = 25  # c: how many frames under it Athelas spares
DEMAND: Final = 26  # a: the demand, b: the lowest thing that may be pledged now
PLEDGING: Final = 27  # among rivals: a window; a: who is asked later, b: the lowest thing, c: the demand
GANDALF_CALLED: Final = 28  # a: who called
FORESEEING: Final = 29  # a: how many are in order
SENDING: Final = 30  # Miruvor: to whom
PASSING: Final = 31  # a: to whom, b: 1 for the Council
LOSING: Final = 32  # a: how many more, b: the lowest kind
CHOOSING_LINE: Final = 33  # a: how many spaces, b: 1 if the Ring moves it
OFFER: Final = 34  # a: the price in shields
SHELOB_APPEARS: Final = 35
PREPARING: Final = 36
SHARING: Final = 37

# What chance decides.
DRAW: Final = 48  # a: who draws, b: how many
DEAL: Final = 49  # a: who gets a feature card, b: how many
TILE_DRAW: Final = 50
DIE: Final = 51
SPECIAL_DRAW: Final = 52  # a: who takes it
TURN_UP: Final = 53  # a: the demand it is for, or 0 for Preparations; b: how many
FORESIGHT_DRAW: Final = 54  # a: who looks, b: how many are still to be seen

# The moments at which nobody is pressed.
BEFORE_A_TILE: Final = 0
AFTER_A_TILE: Final = 1
AFTER_A_ROLL: Final = 2
LAST_EVENT: Final = 3
END_OF_SCENARIO: Final = 4
BEFORE_THE_ATTEMPT: Final = 5
BEFORE_A_LOSS: Final = 6
BETWEEN_EVENTS: Final = 7
BEFORE_THE_STEPS: Final = 8
NOT_PAID: Final = 9
BEFORE_CARDS: Final = 10

# What each hobbit does in turn.
EACH_DRAWS: Final = 0
EACH_ROLLS: Final = 1
EACH_IS_ASKED: Final = 2
EACH_IS_OFFERED: Final = 3
EACH_PASSES: Final = 4
EACH_SHOWS_TOKENS: Final = 5

# What a roll is for.
ORDINARY: Final = 0
THE_RINGS: Final = 1
THE_ATTEMPT: Final = 2

# What happened (the kinds of journal entries).
DREW: Final = 1
DEALT: Final = 2
PASSED_CARD: Final = 3
CAME_TO: Final = 4
TURNED_TILE: Final = 5
TURNED_CARD: Final = 6
ROLLED: Final = 7
WENT: Final = 8
SAURON_WENT: Final = 9
FELL: Final = 10
GAVE_BACK: Final = 11
TURN_OF: Final = 12
PLAYED: Final = 13
MOVED: Final = 14
GOT_SHIELDS: Final = 15
GOT_SPECIAL: Final = 16
GOT_TOKEN: Final = 17
GOT_CARD: Final = 18
DISCARDED: Final = 19
PLEDGED: Final = 20
PLEDGED_TOKEN: Final = 21
PLEDGED_SHIELDS: Final = 22
VOLUNTEERED: Final = 23
PAID: Final = 24
REFUSED: Final = 25
TOOK_FLOOR: Final = 26
LEFT_FLOOR: Final = 27
PASSED: Final = 28
WENT_ON: Final = 29
USED: Final = 30
PUT_ON_RING: Final = 31
CALLED: Final = 32
USED_GANDALF: Final = 33
GUIDED: Final = 34
HAPPENED: Final = 35
IGNORED: Final = 36
CARDS_OUT: Final = 37
SENT_TO: Final = 38
KEPT: Final = 39
FORESAW: Final = 40
ORDERED: Final = 41
RESHUFFLED: Final = 42
NEW_BEARER: Final = 43
TOKENS_BACK: Final = 44
LACKED: Final = 45
BOUGHT: Final = 46
CHOSE: Final = 47
SHARED: Final = 48
SCENARIO_OVER: Final = 49
ATTEMPTED: Final = 50
ENDED: Final = 51
OPENED: Final = 52
TOKENS_PAID: Final = 53
SHIELDS_PAID: Final = 54
TILES_SHUFFLED: Final = 55
CARDS_PAID: Final = 56
OPENED_TILE: Final = 57
OPENED_SHIELDS: Final = 58

# How it can end.
DESTROYED: Final = 1
FAILED: Final = 2
CAUGHT: Final = 3
WANT: Final = 4
SEIZED: Final = 5
JOINED: Final = 6
ENDINGS: Final = ("", "destroyed", "failed", "caught", "want", "seized", "joined")

# Facts of the trail: all that ever happened to hands, kept while hands are secret.
FACT_DREW: Final = 1
FACT_DEALT: Final = 2
FACT_PASSED: Final = 3
FACT_GOT: Final = 4
FACT_SHOWED: Final = 5
FACT_TURNED: Final = 6
FACT_POURED: Final = 7
TRAIL_ROOM: Final = 300  # words of four facts
MOST_POURS: Final = 200  # all hands full of Hobbit cards, each discarded one drawn again, fall short of it

MOST_FRAMES: Final = 40
ALL_FEATURES: Final = (1 << 35) - 1


def are_hands_secret(options: dict[str, object]) -> bool:
    """Whether hands are hidden: as chosen, or by default in the competitive game only."""  # R33
    return options["hands"] == "secret" or (options["hands"] == "by_game" and bool(options["competitive"]))


def guidance_by(options: dict[str, object]) -> i64:
    """How Guidance counts when it is pledged."""  # C8
    return ONE_KIND if options["guidance_one_kind"] else TWO_JOKERS


class Settings:
    """What was chosen before the game."""

    def __init__(self, options: dict[str, object]) -> None:
        self.sauron: i64 = int(str(options["sauron"]))
        self.preparations: bool = bool(options["preparations"])
        self.heir: bool = bool(options["heir"])
        self.clockwise: bool = bool(options["clockwise"])
        self.rivals: bool = bool(options["competitive"])
        self.hands: str = str(options["hands"])
        self.secret: bool = are_hands_secret(options)
        self.guidance: i64 = guidance_by(options)
        self.open_piles: bool = bool(options["open_piles"])
        self.roll_to_destroy: bool = bool(options["roll_to_destroy"])
        self.end_at_once: bool = bool(options["end_at_once"])


@mypyc_attr(acyclic=True)
class Table(State):
    """The table of one game. Seats are hobbits: Frodo, Sam, Pippin, Merry, Fatty."""

    def __init__(self, seats: i64, settings: Settings | None, source: "Table | None") -> None:
        """A new table by these settings, or a copy of `source`."""  # Q01
        super().__init__(seats, MOST_FRAMES, source)
        if source is None:
            assert settings is not None
            self.settings = settings
            self.secret = settings.secret
            self.rivals = settings.rivals
            self.place: i64 = 0
            self.sauron: i64 = settings.sauron
            self.bearer: i64 = FRODO  # -1 once the Ring lies at the mountain
            self.active: i64 = FRODO
            self.lines = vec[i64]([0] * LINES)
            self.event: i64 = 0
            self.ring_used: i64 = 0
            self.gandalf: i64 = 31  # cards not yet used, as a mask
            self.unclaimed: i64 = 0  # feature cards beside the board, as a mask
            self.away: i64 = ALL_FEATURES  # feature cards that all know to be in no hand
            self.turned_up: i64 = 0  # 1 and the kind of the Hobbit card that sets the symbol
            self.deck: i64 = FULL_DECK
            self.deck_size: i64 = DECK_SIZE
            self.discards: i64 = 0
            self.discards_size: i64 = 0
            # what lies on top of the discards: 1 and the kind, Gandalf's cards after the others; 0 if there is none
            self.top_discard: i64 = 0
            self.shared: i64 = 0  # cards turned up by Preparations, as counts
            self.tiles: i64 = 0  # unseen ones, five bits a kind
            self.tiles_size: i64 = 0
            self.top_tile: i64 = 0  # 1 and the tile that was turned last on this board
            self.tops: i64 = 0  # tiles that were looked at, four bits each, the next one lowest, 1 and the kind
            self.looker: i64 = -1  # who looked at them; with described hands all know what was seen
            self.specials: i64 = SPECIALS_PACKED  # face-down shields by value, four bits each
            self.dark = vec[i64]([0] * seats)
            self.held = vec[i64]([0] * seats)  # Hobbit cards, packed
            self.features = vec[i64]([0] * seats)
            self.sizes = vec[i64]([0] * seats)
            self.tokens = vec[i64]([0] * seats)  # rings, hearts, suns, four bits each
            self.shields = vec[i64]([0] * seats)
            # what is pledged, parallel to the above
            self.pledged: i64 = 0  # how many things are
            self.marked_held = vec[i64]([0] * seats)
            self.marked_features = vec[i64]([0] * seats)
            self.marked_tokens = vec[i64]([0] * seats)
            self.marked_shields = vec[i64]([0] * seats)
            self.guided: i64 = 0  # how pledged Guidance counts: see symbols.py
            self.volunteer: i64 = 0  # 1 and the seat
            self.over: i64 = 0
            # among rivals: the special shields each one took, two bits each from the first on, and the least
            # that the first n of them must be worth since it paid, five bits for each n
            rivals: i64 = 0
            if settings.rivals:
                rivals = seats
            self.taken = vec[i64]([0] * rivals)
            self.proofs = vec[i64]([0] * rivals)
            # with secret hands: see hands.py
            room: i64 = 0
            pours: i64 = 0
            if settings.secret:
                room = TRAIL_ROOM
                pours = MOST_POURS
            self.trail = vec[i64]([0] * room)
            self.facts: i64 = 0
            self.poured = vec[i64]([0] * pours)
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

    # -- who is here --------------------------------------------------------------------------

    def here(self) -> i64:
        """The hobbits still in the game, as a mask."""
        return (BIT[self.seats] - 1) & ~self.gone

    def is_here(self, seat: i64) -> bool:
        return not (self.gone >> seat) & 1

    def decider(self) -> i64:
        """Who decides for the group: the active player, or whoever comes after one who is out."""
        if self.is_here(self.active):
            return self.active
        return self.next_seat(self.active, self.here())

    # -- asking -------------------------------------------------------------------------------

    def ask(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """A new question: everybody may take the floor once again."""
        self.floored = 0
        self.push(frame(kind, seat, a, b, c))

    def then(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> None:
        """Something that goes on by itself when what lies above it is done."""
        self.push(frame(kind, seat, a, b, c))

    def insert(self, level: i64, packed: i64) -> None:
        """Put a frame under those from this height on: it waits until they are done."""
        at: i64 = self.height
        while at > level:
            self.stack[at] = self.stack[at - 1]
            at -= 1
        self.stack[level] = packed
        self.height += 1

    # -- cards --------------------------------------------------------------------------------

    def count(self, seat: i64, kind: i64) -> i64:
        """How many cards of a kind a hand holds, pledged ones included."""
        if kind < NUM_HOBBIT:
            return count_in(self.held[seat], kind)
        return (self.features[seat] >> (kind - NUM_HOBBIT)) & 1

    def free(self, seat: i64, kind: i64) -> i64:
        """How many of them are not pledged."""
        if kind < NUM_HOBBIT:
            return count_in(self.held[seat], kind) - count_in(self.marked_held[seat], kind)
        return ((self.features[seat] & ~self.marked_features[seat]) >> (kind - NUM_HOBBIT)) & 1

    def add(self, seat: i64, kind: i64) -> None:
        if kind < NUM_HOBBIT:
            self.held[seat] += ONE[kind]
        else:
            self.features[seat] |= BIT[kind - NUM_HOBBIT]
        self.sizes[seat] += 1

    def remove(self, seat: i64, kind: i64) -> None:
        if kind < NUM_HOBBIT:
            self.held[seat] -= ONE[kind]
        else:
            self.features[seat] &= ~BIT[kind - NUM_HOBBIT]
        self.sizes[seat] -= 1

    def token_count(self, seat: i64, token: i64) -> i64:
        return (self.tokens[seat] >> (4 * token)) & 15

    # -- what was seen, for secret hands ------------------------------------------------------

    def note(self, fact: i64, seat: i64, kind: i64 = 0, other: i64 = 0) -> None:
        """Keep a fact of the trail."""
        packed: i64 = fact | (seat << 3) | (other << 6) | (kind << 9)
        self.trail[self.facts >> 2] |= packed << (15 * (self.facts & 3))
        self.facts += 1

    def fact_at(self, number: i64) -> i64:
        return (self.trail[number >> 2] >> (15 * (number & 3))) & 0x7FFF


def specials_taken(packed: i64) -> i64:
    """How many special shields a rival took."""
    count: i64 = 0
    while packed:
        packed >>= 2
        count += 1
    return count


def special_sum(packed: i64) -> i64:
    """What they are worth together."""
    total: i64 = 0
    while packed:
        total += packed & 3
        packed >>= 2
    return total
