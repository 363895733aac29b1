"""The state of a game: what may be chosen at each decision, and what then happens."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bywater.core.action import ActionTable
from bywater.core.codes import BIT, CHANCE, size
from bywater.core.decision import Decision
from bywater.core.errors import IllegalAction
from bywater.core.message import Message
from bywater.core.stack import a_of, b_of, kind_of
from bywater.core.state import Position, View
from bywater.games.fate import refusals, view
from bywater.games.fate.actions import (
    ACT_AS,
    ACTIONS,
    BACK,
    DONE,
    DRAWN,
    FLIPPED,
    FLOOR_OF,
    FOUGHT,
    JOINS,
    SEARCHED,
    SEATS,
    TASK,
)
from bywater.games.fate.cards import BLACK, NUM_CHARACTERS, NUM_OBJECTIVES, NUM_PLAYER_CARDS, NUM_SHADOW, RED
from bywater.games.fate.decisions import decision_of
from bywater.games.fate.deck import card_at, card_chance, card_drawn
from bywater.games.fate.dice import (
    BATTLE_THROWS,
    BATTLE_WAYS,
    FIRST_THROW,
    POWERS,
    SEARCH_THROWS,
    SEARCH_WAYS,
    throw_at,
)
from bywater.games.fate.doing import answer
from bywater.games.fate.entries import (
    DID,
    FOUGHT_DICE,
    SEARCHED_DICE,
)
from bywater.games.fate.flow import proceed
from bywater.games.fate.honor import succeed
from bywater.games.fate.setup import (
    join_at,
    join_weight,
    joined,
    opening_card,
    task_at,
    task_dealt,
    task_weight,
)
from bywater.games.fate.shadow_deck import flip_at, flippable, flipped, set_back
from bywater.games.fate.state import (
    BATTLE_ROLL,
    DEAL_TASK,
    DESTROYED,
    DRAW_CARD,
    ENDINGS,
    FLIP,
    FLOOR,
    JOIN,
    JOIN_SUCCESSOR,
    SEARCH_ROLL,
    SHOW_BACK,
    Table,
)

SOURCES: Final = {
    DRAW_CARD: "player_deck",
    FLIP: "shadow_deck",
    SHOW_BACK: "shadow_backs",
    SEARCH_ROLL: "search_dice",
    BATTLE_ROLL: "battle_dice",
    DEAL_TASK: "objectives",
    JOIN: "characters",
}


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class FateState(Table):
    """A game of Fate of the Fellowship in progress."""

    # -- what may be chosen -------------------------------------------------------------------

    def legal(self) -> vec[i64]:
        if self.actor < 0:
            return vec[i64]()
        return self.open_codes[:]

    def at_random(self, at: float) -> i64:
        if self.actor < 0:
            raise IllegalAction("nobody is asked here")
        return self.open_codes[i64(at * float(len(self.open_codes)))]

    def allows(self, action: i64) -> bool:
        actor: i64 = self.actor
        if actor >= 0:
            code: i64
            for code in self.open_codes:
                if code == action:
                    return True
            return False
        return actor == CHANCE and self.chance_of(action) > 0.0

    def owner(self, action: i64) -> i64:
        """A floor is its player's to take; a floor may also be ended by whom it interrupts."""
        if FLOOR_OF <= action < ACT_AS:
            return action - FLOOR_OF
        if action == DONE and kind_of(self.top()) == FLOOR:
            return self.underneath()
        return self.actor

    def refusal(self, action: int, seat: int) -> Message | None:
        return refusals.why(self, action, seat)

    # -- chance -------------------------------------------------------------------------------

    @property
    def source(self) -> str:
        return SOURCES[kind_of(self.top())]

    def chance_of(self, action: i64) -> float:
        """How likely an outcome is at this chance point; 0 if it can't be."""
        packed: i64 = self.top()
        kind: i64 = kind_of(packed)
        first, last = self._chance_codes()
        if not first <= action < last:
            return 0.0
        if kind == DRAW_CARD:
            return card_chance(self, packed, action - DRAWN)
        if kind == FLIP:
            cards: i64 = flippable(self, a_of(packed))
            return float((cards >> (action - FLIPPED)) & 1) / float(size(cards))
        if kind == SHOW_BACK:
            layer: i64 = self.layers[a_of(packed)]
            red: i64 = size(layer & self.settings.red)
            if action == BACK + RED:
                return float(red) / float(size(layer))
            return float(size(layer) - red) / float(size(layer))
        if kind == SEARCH_ROLL:
            return float(SEARCH_WAYS[action - SEARCHED]) / float(POWERS[a_of(packed)])
        if kind == BATTLE_ROLL:
            return float(BATTLE_WAYS[action - FOUGHT]) / float(POWERS[a_of(packed)])
        if kind == DEAL_TASK:
            return float(task_weight(self, action - TASK)) / float(_tasks_in_all(self))
        return float(join_weight(self, packed, action - JOINS)) / float(_joins_in_all(self, packed))

    def _chance_codes(self) -> tuple[i64, i64]:
        """The first code of this chance point, and the code behind its last."""
        packed: i64 = self.top()
        kind: i64 = kind_of(packed)
        if kind == DRAW_CARD:
            return DRAWN, DRAWN + NUM_PLAYER_CARDS
        if kind == FLIP:
            return FLIPPED, FLIPPED + NUM_SHADOW
        if kind == SHOW_BACK:
            return BACK + RED, BACK + BLACK + 1
        if kind == SEARCH_ROLL:
            return SEARCHED + FIRST_THROW[a_of(packed)], SEARCHED + FIRST_THROW[a_of(packed) + 1]
        if kind == BATTLE_ROLL:
            return FOUGHT + FIRST_THROW[a_of(packed)], FOUGHT + FIRST_THROW[a_of(packed) + 1]
        if kind == DEAL_TASK:
            return TASK, TASK + NUM_OBJECTIVES
        return JOINS, JOINS + NUM_CHARACTERS

    def chances(self) -> list[tuple[int, float]]:
        if self.actor != CHANCE:
            return []
        first, last = self._chance_codes()
        found = [(action, self.chance_of(action)) for action in range(first, last)]
        return [(action, share) for action, share in found if share > 0.0]

    def pick(self, at: float) -> i64:
        packed: i64 = self.top()
        kind: i64 = kind_of(packed)
        if kind == DRAW_CARD:
            return DRAWN + card_at(self, packed, at)
        if kind == FLIP:
            return FLIPPED + flip_at(self, packed, at)
        if kind == SHOW_BACK:
            layer: i64 = self.layers[a_of(packed)]
            if at * float(size(layer)) < float(size(layer & self.settings.red)):
                return BACK + RED
            return BACK + BLACK
        if kind == SEARCH_ROLL:
            return SEARCHED + throw_at(at, a_of(packed), False)
        if kind == BATTLE_ROLL:
            return FOUGHT + throw_at(at, a_of(packed), True)
        if kind == DEAL_TASK:
            return TASK + task_at(self, at)
        if kind != JOIN:
            raise IllegalAction("nothing is left to chance here")
        return JOINS + join_at(self, packed, at)

    # -- what happens -------------------------------------------------------------------------

    def apply_legal(self, action: i64) -> None:
        # Everything is open, so what is chosen and what chance says is all that the traces need.
        self.tell(DID, action)
        packed: i64 = self.top()
        kind: i64 = kind_of(packed)
        if kind < DRAW_CARD:
            answer(self, action)
        else:
            self.reveal(31)
            self._happen(packed, kind, action)
        proceed(self)

    def _happen(self, packed: i64, kind: i64, action: i64) -> None:
        """Chance has spoken."""
        if kind == DRAW_CARD:
            card_drawn(self, packed, action - DRAWN)
        elif kind == FLIP:
            if b_of(packed) == 2:
                self.pop()
                self.layers[0] &= ~BIT[action - FLIPPED]
                opening_card(self, action - FLIPPED)
            else:
                flipped(self, packed, action - FLIPPED)
        elif kind == SHOW_BACK:
            self.pop()
            set_back(self, a_of(packed), action - BACK)
        elif kind == SEARCH_ROLL:
            self.pop()
            self.dice += SEARCH_THROWS[action - SEARCHED]
            self.note(SEARCHED_DICE, action - SEARCHED)
        elif kind == BATTLE_ROLL:
            self.pop()
            self.dice += BATTLE_THROWS[action - FOUGHT]
            self.note(FOUGHT_DICE, action - FOUGHT)
        elif kind == DEAL_TASK:
            task_dealt(self, action - TASK)
        elif a_of(packed) == JOIN_SUCCESSOR:
            self.pop()
            succeed(self, b_of(packed), action - JOINS)
        else:
            joined(self, packed, action - JOINS)

    def clone(self) -> "FateState":
        return FateState(0, None, self)

    # -- what is asked, known and won ---------------------------------------------------------

    @property
    def actions(self) -> ActionTable:
        return ACTIONS

    @property
    def seat_names(self) -> tuple[str, ...]:
        return SEATS

    @property
    def decision(self) -> Decision:
        return decision_of(self)

    def view(self, seats: object) -> View:
        return view.view_of(self, seats)

    def position(self) -> Position:
        return view.position_of(self)

    def returns(self) -> list[float]:
        """1 for all when the Ring is destroyed, else below 0 by how many objectives were fulfilled."""
        if not self.over:
            return [0.0] * self.seats
        if self.over == DESTROYED:
            return [1.0] * self.seats
        share = float(size(self.done)) / float(size(self.tasks))
        return [share - 1.0] * self.seats

    def score(self) -> list[int]:
        """The objectives that were fulfilled."""
        return [int(size(self.done))] * self.seats

    def ending(self) -> str:
        return ENDINGS[self.over]


def _tasks_in_all(table: Table) -> i64:
    total: i64 = 0
    task: i64
    for task in range(NUM_OBJECTIVES):
        total += task_weight(table, task)
    return total


def _joins_in_all(table: Table, packed: i64) -> i64:
    total: i64 = 0
    character: i64
    for character in range(NUM_CHARACTERS):
        total += join_weight(table, packed, character)
    return total
