"""The state of a game: what may be chosen at each decision, and what then happens."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bywater.core.action import ActionTable
from bywater.core.codes import BIT, CHANCE, nth, size
from bywater.core.decision import Decision
from bywater.core.errors import IllegalAction
from bywater.core.message import Message
from bywater.core.stack import a_of, b_of, frame, kind_of, with_b
from bywater.core.state import Position, View
from bywater.games.quest import refusals, view
from bywater.games.quest.actions import (
    ACTIONS,
    CARD,
    DONE,
    FACE,
    FLOOR_OF,
    GO_ON,
    SPECIAL_SHIELD,
    TILE,
    TO,
)
from bywater.games.quest.anytime import floor_mask
from bywater.games.quest.board import HOBBITS, NUM_FACES, NUM_TILES
from bywater.games.quest.cards import NUM_HOBBIT, NUM_KINDS, ONE, count_in
from bywater.games.quest.choices import is_open, list_open
from bywater.games.quest.decisions import decision_of
from bywater.games.quest.dice import show_face
from bywater.games.quest.doing import answer
from bywater.games.quest.events import demand, payer_of
from bywater.games.quest.flow import proceed
from bywater.games.quest.hands import draw, take_from_deck, undealt
from bywater.games.quest.journey import deal, set_being_dealt
from bywater.games.quest.scoring import points, returns_of
from bywater.games.quest.state import (
    DEAL,
    DIE,
    DRAW,
    ENDINGS,
    FACT_TURNED,
    FLOOR,
    FORESAW,
    FORESEEING,
    FORESIGHT_DRAW,
    GOT_SPECIAL,
    QUIET,
    SHARING,
    SPECIAL_DRAW,
    TILE_DRAW,
    TURN_UP,
    TURNED_CARD,
    Table,
    specials_taken,
)
from bywater.games.quest.turn import show_tile

SOURCES: Final = {
    DRAW: "deck",
    TURN_UP: "deck",
    DEAL: "features",
    TILE_DRAW: "tiles",
    FORESIGHT_DRAW: "tiles",
    DIE: "die",
    SPECIAL_DRAW: "shields",
}


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class QuestState(Table):
    """A game of The Lord of the Rings in progress."""

    # -- what may be chosen -------------------------------------------------------------------

    def legal(self) -> vec[i64]:
        if self.actor < 0:
            return vec[i64]()
        return list_open(self)

    def at_random(self, at: float) -> i64:
        packed: i64 = self.top()
        if kind_of(packed) == QUIET:
            floors: i64 = floor_mask(self, packed)
            place: i64 = i64(at * float(1 + size(floors)))
            if place == 0:
                return GO_ON
            return FLOOR_OF + nth(floors, place - 1)
        return self.listed_at_random(at)

    def allows(self, action: i64) -> bool:
        actor: i64 = self.actor
        if actor >= 0:
            return is_open(self, action)
        return actor == CHANCE and self.weight(action) > 0

    def owner(self, action: i64) -> i64:
        """A floor is its hobbit's to take; a floor may also be ended by whom it interrupts."""
        if FLOOR_OF <= action < TO:
            return action - FLOOR_OF
        if action == DONE and kind_of(self.top()) == FLOOR and self.is_here(self.underneath()):
            return self.underneath()
        return self.actor

    def refusal(self, action: int, seat: int) -> Message | None:
        return refusals.why(self, action, seat)

    # -- chance -------------------------------------------------------------------------------

    @property
    def source(self) -> str:
        return SOURCES[kind_of(self.top())]

    def weight(self, action: i64) -> i64:
        """How many equal chances an outcome has at this chance point; 0 if it can't be."""
        kind: i64 = kind_of(self.top())
        first, last = self._chance_codes()
        if not first <= action < last:
            return 0
        if kind == DRAW or kind == TURN_UP:
            return count_in(self.deck, action - CARD)
        if kind == TILE_DRAW or kind == FORESIGHT_DRAW:
            return count_in(self.tiles, action - TILE)
        if kind == DIE:
            return 1
        if kind == DEAL:
            return ((undealt(self) & set_being_dealt(self)) >> (action - CARD - NUM_HOBBIT)) & 1
        return (self.specials >> (4 * (action - SPECIAL_SHIELD))) & 15

    def _chance_codes(self) -> tuple[i64, i64]:
        """The first code of this chance point, and the code behind its last."""
        kind: i64 = kind_of(self.top())
        if kind == DRAW or kind == TURN_UP:
            return CARD, CARD + NUM_HOBBIT
        if kind == TILE_DRAW or kind == FORESIGHT_DRAW:
            return TILE, TILE + NUM_TILES
        if kind == DIE:
            return FACE, FACE + NUM_FACES
        if kind == DEAL:
            return CARD + NUM_HOBBIT, CARD + NUM_KINDS
        return SPECIAL_SHIELD + 1, SPECIAL_SHIELD + 4

    def chances(self) -> list[tuple[int, float]]:
        if self.actor != CHANCE:
            return []
        first, last = self._chance_codes()
        weights = [(action, self.weight(action)) for action in range(first, last)]
        total = float(sum(weight for _, weight in weights))
        return [(action, float(weight) / total) for action, weight in weights if weight]

    def pick(self, at: float) -> i64:
        kind: i64 = kind_of(self.top())
        if kind == DRAW or kind == TURN_UP:
            return CARD + _counted_off(self.deck, i64(at * float(self.deck_size)))
        if kind == TILE_DRAW or kind == FORESIGHT_DRAW:
            return TILE + _counted_off(self.tiles, i64(at * float(self.tiles_size)))
        if kind == DIE:
            return FACE + i64(at * float(NUM_FACES))
        if kind == DEAL:
            cards: i64 = undealt(self) & set_being_dealt(self)
            return CARD + NUM_HOBBIT + nth(cards, i64(at * float(size(cards))))
        if kind != SPECIAL_DRAW:
            raise IllegalAction("nothing is left to chance here")
        ones: i64 = (self.specials >> 4) & 15
        twos: i64 = (self.specials >> 8) & 15
        place: i64 = i64(at * float(ones + twos + ((self.specials >> 12) & 15)))
        if place < ones:
            return SPECIAL_SHIELD + 1
        if place < ones + twos:
            return SPECIAL_SHIELD + 2
        return SPECIAL_SHIELD + 3

    # -- what happens -------------------------------------------------------------------------

    def apply_legal(self, action: i64) -> None:
        packed: i64 = self.top()
        kind: i64 = kind_of(packed)
        if kind < DRAW:
            answer(self, action)
        elif kind == DRAW:
            if b_of(packed) > 1:
                self.swap(with_b(packed, b_of(packed) - 1))
            else:
                self.pop()
            draw(self, a_of(packed), action - CARD)
        elif kind == TILE_DRAW:
            self.pop()
            self.tiles -= ONE[action - TILE]
            self.tiles_size -= 1
            self.reveal(31)
            show_tile(self, action - TILE)
        elif kind == DIE:
            self.pop()
            self.reveal(31)
            show_face(self, action - FACE)
        elif kind == DEAL:
            deal(self, packed, action - CARD)
        elif kind == TURN_UP:
            self._turn_up(packed, action - CARD)
        elif kind == FORESIGHT_DRAW:
            self._foresee(packed, action - TILE)
        else:
            self.pop()
            self._take_special(a_of(packed), action - SPECIAL_SHIELD)
        proceed(self)

    def _turn_up(self, packed: i64, kind: i64) -> None:
        """A card is turned up: to be shared, or to set the symbol of a demand."""  # R08, Q03
        self.pop()
        self.reveal(31)
        take_from_deck(self, kind)
        self.tell(TURNED_CARD, kind)
        if self.secret:
            self.note(FACT_TURNED, 0, kind)
        if a_of(packed):
            self.turned_up = kind + 1
            demand(self, a_of(packed), payer_of(self, a_of(packed)))
            return
        self.shared += ONE[kind]
        if b_of(packed) > 1:
            self.push(with_b(packed, b_of(packed) - 1))
        else:
            self.ask(SHARING, self.bearer)

    def _foresee(self, packed: i64, tile: i64) -> None:
        """Another of the next tiles is seen by the one who looks, or by all."""
        seat: i64 = a_of(packed)
        place: i64 = 0
        while (self.tops >> (4 * place)) & 15:
            place += 1
        self.tops |= (tile + 1) << (4 * place)
        self.tiles -= ONE[tile]
        self.tiles_size -= 1
        if self.secret:
            self.reveal(BIT[seat])
            self.tell(FORESAW, seat, tile, 0, 0, 2, BIT[seat])
        else:
            self.reveal(31)
            self.tell(FORESAW, seat, tile)
        if b_of(packed) > 1:
            self.swap(with_b(packed, b_of(packed) - 1))
        else:
            self.swap(frame(FORESEEING, seat))

    def _take_special(self, seat: i64, value: i64) -> None:
        """One of the face-down shields; among rivals its value stays hidden."""  # Q17, V4
        self.specials -= BIT[4 * value]
        self.shields[seat] += value
        if self.rivals:
            self.taken[seat] |= value << (2 * specials_taken(self.taken[seat]))
            self.reveal(BIT[seat])
            self.tell(GOT_SPECIAL, seat, value, 0, 0, 2, BIT[seat])
        else:
            self.reveal(31)
            self.tell(GOT_SPECIAL, seat, value)
        self.table_changed()

    def clone(self) -> "QuestState":
        return QuestState(0, None, self)

    # -- what is asked, known and won ---------------------------------------------------------

    @property
    def actions(self) -> ActionTable:
        return ACTIONS

    @property
    def seat_names(self) -> tuple[str, ...]:
        return HOBBITS

    @property
    def decision(self) -> Decision:
        return decision_of(self)

    def view(self, seats: object) -> View:
        return view.view_of(self, seats)

    def position(self) -> Position:
        return view.position_of(self)

    def returns(self) -> list[float]:
        return returns_of(self)

    def score(self) -> list[int]:
        return [points(self, seat) for seat in range(self.seats)]

    def ending(self) -> str:
        return ENDINGS[self.over]


def _counted_off(packed: i64, place: i64) -> i64:
    """The kind at this place among packed counts."""
    kind: i64 = 0
    place -= packed & 31
    while place >= 0:
        packed >>= 5
        kind += 1
        place -= packed & 31
    return kind
