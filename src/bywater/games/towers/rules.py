"""The state of a game: what may be chosen at each decision, and what then happens."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bywater.core.action import ActionTable
from bywater.core.codes import CHANCE
from bywater.core.decision import Decision
from bywater.core.errors import IllegalAction
from bywater.core.message import Message
from bywater.core.stack import a_of, b_of, kind_of, seat_of
from bywater.core.state import Position, View
from bywater.games.towers import refusals, view
from bywater.games.towers.actions import (
    ACTIONS,
    CARD,
    DONE,
    DRAW,
    LAYING,
    OFFER,
    PATH,
    RING,
    SWAP_IN,
    SWAP_OUT,
    TAKE,
    TOKEN,
)
from bywater.games.towers.board import MINAS_TIRITH, MOST_SPACES, SEAT_NAMES
from bywater.games.towers.cards import GANDALF, NUM_KINDS
from bywater.games.towers.journey import done_laying, draw, drew, had_turn, lay, offer, take, take_and_go_on
from bywater.games.towers.rows import row_quality
from bywater.games.towers.scoring import ranking
from bywater.games.towers.setup import (
    deal,
    give_first_ring,
    paths_left,
    set_path,
    set_token,
    swap_in,
    tokens_left,
    turn_up,
)
from bywater.games.towers.state import (
    DEAL,
    GAIN,
    LAYING_ROWS,
    PATH_DRAW,
    PICKED,
    PILE_DRAW,
    RING_DRAW,
    SWAP_IN_DRAW,
    SWAP_OUT_DRAW,
    TAKING,
    TOKEN_DRAW,
    TURN_UP,
    Table,
)

SOURCES: Final = {
    RING_DRAW: "ring",
    PATH_DRAW: "paths",
    TOKEN_DRAW: "tokens",
    SWAP_OUT_DRAW: "tokens",
    SWAP_IN_DRAW: "tokens",
    DEAL: "cards",
    TURN_UP: "cards",
    PILE_DRAW: "cards",
}


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class TowersState(Table):
    """A game of The Two Towers in progress."""

    # -- what may be chosen -------------------------------------------------------------------

    def legal(self) -> vec[i64]:
        out = vec[i64](capacity=36)
        packed: i64 = self.top()
        kind: i64 = kind_of(packed)
        seat: i64 = seat_of(packed)
        n: i64
        if kind == GAIN:
            display = self.display
            for n in range(NUM_KINDS):
                if display[n]:
                    out = append(out, TAKE + n)
            if self.hidden_cards():
                out = append(out, DRAW)
            hands = self.hands
            first: i64 = seat * NUM_KINDS
            for n in range(NUM_KINDS):
                if hands[first + n]:
                    out = append(out, OFFER + n)
        elif kind == TAKING:
            for n in range(NUM_KINDS):
                if self.display[n]:
                    out = append(out, TAKE + n)
            if self.hidden_cards() >= a_of(packed):
                out = append(out, DRAW)
        elif kind == LAYING_ROWS:
            for n in range(self.key, 2 * GANDALF):
                if self._may_lay(seat, n):
                    out = append(out, LAYING + n)
            out = append(out, DONE)
        return out

    def _may_lay(self, seat: i64, key: i64) -> bool:
        """Whether a card may be laid: even keys are with Gandalf at the head of a new row."""  # T10, T11, T12, T13
        kind: i64 = key >> 1
        if not self.hands[seat * NUM_KINDS + kind]:
            return False
        colour: i64 = kind >> 2
        row: i64 = self.rows[seat * 4 + colour]
        same: bool = row != 0 and row_quality(row) == kind & 3
        touched: bool = (self.touched >> colour) & 1 == 1
        if key & 1:
            return same or not touched
        return self.hands[seat * NUM_KINDS + GANDALF] > 0 and not same and not touched

    def allows(self, action: i64) -> bool:
        packed: i64 = self.top()
        kind: i64 = kind_of(packed)
        if kind == GAIN:
            if TAKE <= action < DRAW:
                return self.display[action - TAKE] > 0
            if action == DRAW:
                return self.hidden_cards() > 0
            return OFFER <= action < LAYING and self.hands[seat_of(packed) * NUM_KINDS + action - OFFER] > 0
        if kind == TAKING:
            if TAKE <= action < DRAW:
                return self.display[action - TAKE] > 0
            return action == DRAW and self.hidden_cards() >= a_of(packed)
        if kind == LAYING_ROWS:
            if action == DONE:
                return True
            key: i64 = action - LAYING
            return self.key <= key < 2 * GANDALF and self._may_lay(seat_of(packed), key)
        return self.weight(action) > 0

    def refusal(self, action: int, seat: int) -> Message | None:
        return refusals.why(self, action, seat)

    # -- chance -------------------------------------------------------------------------------

    @property
    def source(self) -> str:
        return SOURCES[kind_of(self.top())]

    def weight(self, action: i64) -> i64:
        """How many equal chances an outcome has at this chance point; 0 if it can't be."""
        packed: i64 = self.top()
        kind: i64 = kind_of(packed)
        if kind == PILE_DRAW or kind == DEAL or kind == TURN_UP:
            return self.pile[action - CARD] if CARD <= action < CARD + NUM_KINDS else 0
        if kind == TOKEN_DRAW:
            return tokens_left(self, action - TOKEN + 2) if TOKEN <= action < SWAP_OUT else 0
        if kind == PATH_DRAW:
            return paths_left(self, action - PATH + 1) if PATH <= action < PATH + MOST_SPACES else 0
        if kind == RING_DRAW:
            return 1 if RING <= action < RING + self.seats else 0
        if kind == SWAP_OUT_DRAW:
            return 1 if SWAP_OUT <= action < SWAP_OUT + self.slots(MINAS_TIRITH) else 0
        if kind == SWAP_IN_DRAW:
            if action == CARD - 1:
                return tokens_left(self, 5)
            return 1 if SWAP_IN <= action < CARD - 1 and self.tokens[action - SWAP_IN] == 5 else 0
        return 0

    def _chance_codes(self) -> tuple[i64, i64]:
        """The first code of this chance point, and the code behind its last."""
        kind: i64 = kind_of(self.top())
        if kind == PILE_DRAW or kind == DEAL or kind == TURN_UP:
            return CARD, CARD + NUM_KINDS
        if kind == TOKEN_DRAW:
            return TOKEN, SWAP_OUT
        if kind == PATH_DRAW:
            return PATH, PATH + MOST_SPACES
        if kind == RING_DRAW:
            return RING, RING + self.seats
        if kind == SWAP_OUT_DRAW:
            return SWAP_OUT, SWAP_IN
        return SWAP_IN, CARD

    def chances(self) -> list[tuple[int, float]]:
        if self.actor != CHANCE:
            return []
        kind: i64 = kind_of(self.top())
        if kind == PILE_DRAW or kind == DEAL or kind == TURN_UP:
            return self._card_chances()
        first, last = self._chance_codes()
        weights = [(action, self.weight(action)) for action in range(first, last)]
        total = float(sum(weight for _, weight in weights))
        return [(action, float(weight) / total) for action, weight in weights if weight]

    def _card_chances(self) -> list[tuple[int, float]]:
        """The cards of the pile: the list that is made most often, so it is made directly."""
        pile = self.pile
        each = 1.0 / float(self.pile_size)
        return [(CARD + kind, float(pile[kind]) * each) for kind in range(NUM_KINDS) if pile[kind]]

    def pick(self, at: float) -> i64:
        kind: i64 = kind_of(self.top())
        action: i64
        if kind == PILE_DRAW or kind == DEAL or kind == TURN_UP:
            pile = self.pile
            left: i64 = i64(at * float(self.pile_size))
            for action in range(NUM_KINDS):
                left -= pile[action]
                if left < 0:
                    return CARD + action
        first, last = self._chance_codes()
        total: i64 = 0
        for action in range(first, last):
            total += self.weight(action)
        left = i64(at * float(total))
        for action in range(first, last):
            left -= self.weight(action)
            if left < 0:
                return action
        raise IllegalAction("nothing is left to chance here")

    # -- what happens -------------------------------------------------------------------------

    def apply_legal(self, action: i64) -> None:
        packed: i64 = self.pop()
        kind: i64 = kind_of(packed)
        seat: i64 = seat_of(packed)
        if kind == GAIN:
            if action < DRAW:
                take(self, seat, action - TAKE)
                had_turn(self)
            elif action == DRAW:
                draw(self, seat, 0)
            else:
                offer(self, seat, action - OFFER)
        elif kind == PILE_DRAW:
            self.reveal(31)
            drew(self, packed, action - CARD)
        elif kind == TAKING:
            if action == DRAW:
                draw(self, seat, a_of(packed) - 1)
            else:
                take_and_go_on(self, seat, a_of(packed), action - TAKE)
        elif kind == LAYING_ROWS:
            if action == DONE:
                done_laying(self)
            else:
                key: i64 = action - LAYING
                lay(self, seat, key >> 1, 1 - (key & 1))
        else:
            self.reveal(31)
            self._set_up(kind, packed, action)

    def _set_up(self, kind: i64, packed: i64, action: i64) -> None:
        if kind == DEAL:
            deal(self, a_of(packed), b_of(packed), action - CARD)
        elif kind == TOKEN_DRAW:
            set_token(self, a_of(packed), action - TOKEN + 2)
        elif kind == PATH_DRAW:
            set_path(self, a_of(packed), action - PATH + 1)
        elif kind == TURN_UP:
            turn_up(self, a_of(packed), action - CARD)
        elif kind == RING_DRAW:
            give_first_ring(self, action - RING)
        elif kind == SWAP_OUT_DRAW:
            self.tell(PICKED, action - SWAP_OUT)
            self.ask(SWAP_IN_DRAW, CHANCE, action - SWAP_OUT)
        else:
            swap_in(self, a_of(packed), -1 if action == CARD - 1 else action - SWAP_IN)

    def clone(self) -> "TowersState":
        return TowersState(0, None, self)

    # -- what is asked, known and won ---------------------------------------------------------

    @property
    def actions(self) -> ActionTable:
        return ACTIONS

    @property
    def seat_names(self) -> tuple[str, ...]:
        return SEAT_NAMES

    @property
    def decision(self) -> Decision:
        return view.decision_of(self)

    def view(self, seats: object) -> View:
        return view.view_of(self, seats)

    def position(self) -> Position:
        return view.position_of(self)

    def returns(self) -> list[float]:
        """1 for the first, -1 for the last, even steps between."""
        if not self.over:
            return [0.0] * self.seats
        result = [0.0] * self.seats
        for rank, seat in enumerate(ranking(self)):
            result[seat] = 1.0 - 2.0 * rank / float(self.seats - 1)
        return result

    def score(self) -> list[int]:
        return list(self.points)

    def ending(self) -> str:
        return "minas_tirith" if self.over else ""
