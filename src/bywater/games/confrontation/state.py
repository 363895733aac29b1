"""What lies on the table, and the small things that can be done to it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bywater.core.codes import BIT
from bywater.core.stack import frame
from bywater.core.state import State
from bywater.games.confrontation.board import CAPACITY, DARK, LIGHT, OUT, ROAD
from bywater.games.confrontation.cards import DECK, NO_CARD
from bywater.games.confrontation.figures import EACH, FRODO, side_of

# What is asked (the kinds of frames).
PLACING: Final = 1
TURN: Final = 2
STEP: Final = 3
GALLOP: Final = 4
TUNNEL: Final = 5
BATTLE: Final = 6
TARGET: Final = 7
DEFENDER: Final = 8
FRODO_OR_SAM: Final = 9
FLEE: Final = 10
BANNING: Final = 11
CARD: Final = 12
FETCHING: Final = 13
WITHDRAW: Final = 14
LINGER: Final = 15

# What happened (the kinds of journal entries).
PLACED: Final = 1
READY: Final = 2
MOVED: Final = 3
ATTACKED: Final = 4
SHOWN: Final = 5
LEFT: Final = 6
DEFEATED: Final = 7
STOOD_IN: Final = 8
BANNED: Final = 9
CHOSE: Final = 10
PLAYED: Final = 11
FETCHED: Final = 12
COUNTED: Final = 13
RETURNED: Final = 14
RECYCLED: Final = 15
STRUCK: Final = 16
SPECIAL: Final = 17
LOOKED: Final = 18
VOIDED: Final = 19
ENDED: Final = 20
OPENED: Final = 21
PASSED: Final = 22
REPEATED: Final = 23

# How it ended.
GOING_ON: Final = 0
RING_DESTROYED: Final = 1
FRODO_DEFEATED: Final = 2
SHIRE_TAKEN: Final = 3
LIGHT_STUCK: Final = 4
DARK_STUCK: Final = 5
TOO_LONG: Final = 6
REPETITION: Final = 7
ENDINGS: Final = (
    "",
    "ring_destroyed",
    "frodo_defeated",
    "shire_taken",
    "light_stuck",
    "dark_stuck",
    "too_long",
    "repetition",
)
WINNER: Final = vec[i64]([-1, LIGHT, DARK, DARK, DARK, LIGHT, -1, -1])

# The options that are flags, as bits of `flags`.
FLAGS: Final = (
    "sacrifice_stopped_by_any_retreat_card",
    "shadowfax_may_stop",
    "stuck_despite_special_card",
    "frodo_may_enter_full_mordor",
    "no_dark_retreat_on_river",
    "sam_steps_in_first_battle_only",
    "retreat_compulsory",
    "magic_compulsory",
    "fetched_eye_stops_magic",
    "palantir_any_time",
    "light_magic_before_dark_retreat",
    "no_draw_by_repetition",
    "shelob_stays_when_frodo_falls",
    "no_nazgul_between_mountains",
    "no_shadowfax_on_river",
)
SACRIFICE_STOPPED: Final = 1
SHADOWFAX_MAY_STOP: Final = 2
STUCK_DESPITE_CARD: Final = 4
FULL_MORDOR: Final = 8
NO_RIVER_RETREAT: Final = 16
SAM_FIRST_ONLY: Final = 32
RETREAT_COMPULSORY: Final = 64
MAGIC_COMPULSORY: Final = 128
EYE_STOPS_MAGIC: Final = 256
PALANTIR_ANY_TIME: Final = 512
LIGHT_MAGIC_FIRST: Final = 1024
NO_REPETITION_BIT: Final = 11
NO_REPETITION: Final = 2048
SHELOB_STAYS: Final = 4096
NO_MOUNTAIN_FLIGHT: Final = 8192
NO_RIVER_STEP: Final = 16384

MOST_TURNS: Final = 200  # E3: only a safety net
REPETITION_AT: Final = 3  # E5: the third time is a draw
MOST_FRAMES: Final = 8
TRAIL_ROOM: Final = 200  # words of three facts: more than MOST_TURNS can make


@mypyc_attr(acyclic=True)
class Table(State):
    """The board with its figures, both hands, and the battle that is being fought."""

    def __init__(self, flags: i64, specials: i64, source: "Table | None") -> None:
        super().__init__(2, MOST_FRAMES, source)
        if source is None:
            self.flags = flags
            self.dealt = specials  # the special cards that this game is played with, as a mask
            self.specials = specials  # those not yet used
            self.at = vec[i64]([OUT] * (2 * EACH))  # where each figure stands
            self.held = vec[i64]([0] * 36)  # how many figures of a side stand at each place
            self.occupied = vec[i64]([0, 0])  # regions with figures of a side, as a mask
            self.full = vec[i64]([0, 0])  # regions with no more room for a side
            self.hand: i64 = DECK[LIGHT] | DECK[DARK]
            self.turn: i64 = LIGHT
            self.turns: i64 = 0
            self.ended: i64 = GOING_ON
            # the attack that is going on
            self.attacker: i64 = 0
            self.field: i64 = ROAD
            self.first: i64 = 0  # whether this is the first battle of the turn
            self.face_up: i64 = 0  # figures shown in this turn
            self.looked: i64 = 0  # figures that Dark alone has seen in this turn
            # the duel between two figures
            self.light_fighter: i64 = 0
            self.dark_fighter: i64 = 0
            self.sam_beside: i64 = 0  # Sam counts 5
            self.light_card: i64 = NO_CARD
            self.dark_card: i64 = NO_CARD
            self.light_void: i64 = 0  # the Light card's text is ignored
            self.dark_fetched: i64 = 0  # the Dark card came by Magic
            self.dark_played_retreat: i64 = 0
            self.light_gone: i64 = 0  # left the battle
            self.dark_gone: i64 = 0
            # what is known of each side's figures: facts, packed three to a word
            self.light_trail = vec[i64]([0] * TRAIL_ROOM)
            self.dark_trail = vec[i64]([0] * TRAIL_ROOM)
            self.facts = vec[i64]([0, 0])
            self.seen: i64 = 0  # figures that the trails speak of, as a mask
            # the moves that may lead back to an earlier table: repetition.py
            self.loop = vec[i64]()
            self.attack_from: i64 = ROAD  # where the attacker came from, until that is in the list
            self.loop_closed: i64 = (flags >> NO_REPETITION_BIT) & 1  # this turn leads back to no earlier table
        else:
            self.flags = source.flags
            self.dealt = source.dealt
            self.specials = source.specials
            self.at = source.at[:]
            self.held = source.held[:]
            self.occupied = source.occupied[:]
            self.full = source.full[:]
            self.hand = source.hand
            self.turn = source.turn
            self.turns = source.turns
            self.ended = source.ended
            self.attacker = source.attacker
            self.field = source.field
            self.first = source.first
            self.face_up = source.face_up
            self.looked = source.looked
            self.light_fighter = source.light_fighter
            self.dark_fighter = source.dark_fighter
            self.sam_beside = source.sam_beside
            self.light_card = source.light_card
            self.dark_card = source.dark_card
            self.light_void = source.light_void
            self.dark_fetched = source.dark_fetched
            self.dark_played_retreat = source.dark_played_retreat
            self.light_gone = source.light_gone
            self.dark_gone = source.dark_gone
            self.light_trail = source.light_trail[:]
            self.dark_trail = source.dark_trail[:]
            self.facts = source.facts[:]
            self.seen = source.seen
            self.loop = source.loop[:]
            self.attack_from = source.attack_from
            self.loop_closed = source.loop_closed

    # -- figures ------------------------------------------------------------------------------

    def put(self, figure: i64, place: i64) -> None:
        """Stand a figure somewhere; it must have been lifted before."""
        side: i64 = side_of(figure)
        self.at[figure] = place
        if place < ROAD:
            held = self.held
            count: i64 = held[side * 18 + place] + 1
            held[side * 18 + place] = count
            self.occupied[side] |= BIT[place]
            if count >= CAPACITY[place]:
                self.full[side] |= BIT[place]

    def lift(self, figure: i64) -> None:
        """Take a figure from where it stands."""
        side: i64 = side_of(figure)
        place: i64 = self.at[figure]
        self.at[figure] = OUT
        if place < ROAD:
            held = self.held
            count: i64 = held[side * 18 + place] - 1
            held[side * 18 + place] = count
            self.full[side] &= ~BIT[place]
            if count == 0:
                self.occupied[side] &= ~BIT[place]

    def count(self, side: i64, place: i64) -> i64:
        return self.held[side * 18 + place]

    def figures_in(self, side: i64, place: i64) -> i64:
        """The figures of a side at a place, as a mask."""
        mask: i64 = 0
        at = self.at
        figure: i64
        for figure in range(side * EACH, side * EACH + EACH):
            if at[figure] == place:
                mask |= BIT[figure]
        return mask

    def left(self, side: i64) -> i64:
        """How many figures of a side are on the board."""
        number: i64 = 0
        figure: i64
        for figure in range(side * EACH, side * EACH + EACH):
            if self.at[figure] < OUT:
                number += 1
        return number

    # -- cards --------------------------------------------------------------------------------

    def in_play(self) -> i64:
        """The cards that lie in the battle, as a mask."""
        mask: i64 = 0
        if self.light_card != NO_CARD:
            mask |= BIT[self.light_card]
        if self.dark_card != NO_CARD:
            mask |= BIT[self.dark_card]
        return mask

    def discard(self, side: i64) -> i64:
        """The cards of a side that lie face up and can be fetched, as a mask."""
        return DECK[side] & ~self.hand & ~self.in_play()

    # -- questions ----------------------------------------------------------------------------

    def frodo_is_lost(self) -> bool:
        return self.at[FRODO] == OUT

    def ask(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0) -> None:
        self.push(frame(kind, seat, a, b))
