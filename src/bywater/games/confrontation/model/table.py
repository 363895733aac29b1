"""The table: figures, hands, the current battle, and small changes to them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bywater.core.bits import BIT
from bywater.core.frames import frame
from bywater.core.state import State
from bywater.games.confrontation.model import board
from bywater.games.confrontation.model.board import DARK, LIGHT, OUT, ROAD
from bywater.games.confrontation.model.cards import DECK, NO_CARD
from bywater.games.confrontation.model.endings import GOING_ON
from bywater.games.confrontation.model.figures import EACH, FRODO, side_of
from bywater.games.confrontation.model.frames import BATTLE, MAX_FRAMES
from bywater.games.confrontation.model.options import NO_REPETITION_BIT

TRAIL_ROOM: Final = 200  # words of three facts: more than MAX_TURNS can make


@mypyc_attr(acyclic=True)
class Table(State):
    """The board with its figures, both hands, and the current battle."""

    def __init__(self, flags: i64, specials: i64, source: "Table | None") -> None:
        super().__init__(2, MAX_FRAMES, source)
        if source is None:
            self.flags = flags
            self.dealt = specials  # the special cards in this game, as a mask
            self.specials = specials  # the special cards not yet used, as a mask
            self.at = vec[i64]([OUT] * (2 * EACH))  # the place of each figure
            self.held = vec[i64]([0] * 36)  # the number of figures of a side at each place
            self.occupied = vec[i64]([0, 0])  # regions with figures of a side, as a mask
            self.full = vec[i64]([0, 0])  # regions with no more room for a side
            self.hand: i64 = DECK[LIGHT] | DECK[DARK]
            self.turn: i64 = LIGHT
            self.turns: i64 = 0
            self.ended: i64 = GOING_ON
            # the attack of this turn
            self.attacker: i64 = 0
            self.field: i64 = ROAD
            self.first: i64 = 0  # whether this is the first battle of the turn
            self.face_up: i64 = 0  # figures shown in this turn, as a mask
            self.looked: i64 = 0  # figures that only Dark has seen in this turn, as a mask
            # the duel between two figures
            self.light_fighter: i64 = 0
            self.dark_fighter: i64 = 0
            self.sam_beside: i64 = 0  # 1 if Sam fights at Frodo's side with strength 5
            self.light_card: i64 = NO_CARD
            self.dark_card: i64 = NO_CARD
            self.light_void: i64 = 0  # 1 if the Light card's text is ignored
            self.dark_fetched: i64 = 0  # 1 if the Dark card was fetched by Magic
            self.dark_played_retreat: i64 = 0
            self.light_gone: i64 = 0  # 1 if the fighter left the battle
            self.dark_gone: i64 = 0
            # facts about the figures of each side, packed three to a word; see trail.py
            self.light_trail = vec[i64]([0] * TRAIL_ROOM)
            self.dark_trail = vec[i64]([0] * TRAIL_ROOM)
            self.facts = vec[i64]([0, 0])
            self.seen: i64 = 0  # figures in the trails, as a mask
            # the moves that may lead back to an earlier table; see repetition.py
            self.loop = vec[i64]()
            self.attack_from: i64 = ROAD  # the attacker's start, until its move is in `loop`
            self.loop_closed: i64 = (flags >> NO_REPETITION_BIT) & 1  # 1 if this turn can't repeat an earlier table
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
        """Put a figure at a place; it must be out of the game or lifted."""
        side: i64 = side_of(figure)
        self.at[figure] = place
        if place < ROAD:
            held = self.held
            count: i64 = held[side * 18 + place] + 1
            held[side * 18 + place] = count
            self.occupied[side] |= BIT[place]
            if count >= board.CAPACITY[place]:
                self.full[side] |= BIT[place]

    def lift(self, figure: i64) -> None:
        """Remove a figure from its place."""
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
        """Return the number of figures of a side in a region."""
        return self.held[side * 18 + place]

    def figures_in(self, side: i64, place: i64) -> i64:
        """Return the figures of a side at a place, as a mask."""
        mask: i64 = 0
        at = self.at
        figure: i64
        for figure in range(side * EACH, side * EACH + EACH):
            if at[figure] == place:
                mask |= BIT[figure]
        return mask

    def left(self, side: i64) -> i64:
        """Return the number of figures of a side on the board."""
        number: i64 = 0
        figure: i64
        for figure in range(side * EACH, side * EACH + EACH):
            if self.at[figure] < OUT:
                number += 1
        return number

    # -- cards --------------------------------------------------------------------------------

    def in_play(self) -> i64:
        """Return the cards played in the battle, as a mask."""
        mask: i64 = 0
        if self.light_card != NO_CARD:
            mask |= BIT[self.light_card]
        if self.dark_card != NO_CARD:
            mask |= BIT[self.dark_card]
        return mask

    def discard(self, side: i64) -> i64:
        """Return the discarded cards of a side, as a mask."""
        return DECK[side] & ~self.hand & ~self.in_play()

    # -- decisions ----------------------------------------------------------------------------

    def prompt_in_duel(self, kind: i64, seat: i64) -> None:
        """Push a decision about the duel; its frame names both fighters and the region."""
        self.push(frame(kind, seat, self.light_fighter, self.dark_fighter, self.field))

    def go_to(self, step: i64) -> None:
        """Set the next step of the battle, whose frame must be on top."""
        self.replace_top(frame(BATTLE, side_of(self.attacker), step))

    # -- battle -------------------------------------------------------------------------------

    def clear_battle(self) -> None:
        """Reset the attack and the duel, but not the played cards and the figures shown in this turn."""
        self.attacker = 0
        self.field = ROAD
        self.first = 0
        self.clear_duel()

    def clear_duel(self) -> None:
        """Reset the fighters and the events of their duel."""
        self.light_fighter = 0
        self.dark_fighter = 0
        self.sam_beside = 0
        self.light_void = 0
        self.dark_fetched = 0
        self.dark_played_retreat = 0
        self.light_gone = 0
        self.dark_gone = 0

    def is_frodo_lost(self) -> bool:
        return self.at[FRODO] == OUT
