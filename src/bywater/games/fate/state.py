"""The final state class: ties the rules to views, positions and refusals."""

from typing import Any, Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bywater.core.bits import bit_count
from bywater.core.errors import IllegalAction
from bywater.core.frames import a_of, b_of, kind_of
from bywater.core.info import GameInfo
from bywater.core.message import Message
from bywater.core.seats import CHANCE
from bywater.core.state import Position, Snapshot, View
from bywater.games.fate.knowledge import view
from bywater.games.fate.model import actions, dice, journal
from bywater.games.fate.model import cards as box
from bywater.games.fate.model import frames as k
from bywater.games.fate.model.table import DESTROYED, ENDINGS, Table
from bywater.games.fate.positions.write import write_position
from bywater.games.fate.rules import engine, player_deck, refusals, setup, shadow_deck

_INFO: Final = GameInfo("fate", actions.ACTIONS, actions.SEATS, k.KINDS)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class FateState(Table):
    """A game of Fate of the Fellowship in progress."""

    # -- legal actions -------------------------------------------------------------------

    def legal(self) -> vec[i64]:
        if self.actor < 0:
            return vec[i64]()
        return self.open_codes[:]

    def random_action(self, at: float) -> i64:
        if self.actor < 0:
            raise IllegalAction("no seat is to act")
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

    def out_of_turn_seat(self, action: i64) -> i64:
        """Return the player of an interrupt, or for ending an interrupt the player it interrupts."""
        if actions.INTERRUPT_OF <= action < actions.ACT_AS:
            return action - actions.INTERRUPT_OF
        if action == actions.DONE and kind_of(self.top()) == k.INTERRUPT:
            return self.interrupted_seat()
        return self.actor

    def refusal(self, action: int, seat: int) -> Message | None:
        return refusals.why(self, action, seat)

    # -- chance -------------------------------------------------------------------------------

    def chance_of(self, action: i64) -> float:
        """Return the probability of an outcome at this chance point; 0 if it is impossible."""
        packed: i64 = self.top()
        kind: i64 = kind_of(packed)
        first, last = self._chance_codes()
        if not first <= action < last:
            return 0.0
        if kind == k.DRAW_CARD:
            return player_deck.card_chance(self, packed, action - actions.DRAWN)
        if kind == k.FLIP:
            cards: i64 = shadow_deck.flippable(self, a_of(packed))
            return float((cards >> (action - actions.FLIPPED)) & 1) / float(bit_count(cards))
        if kind == k.SHOW_BACK:
            layer: i64 = self.layers[a_of(packed)]
            red: i64 = bit_count(layer & self.settings.red)
            if action == actions.BACK + box.RED:
                return float(red) / float(bit_count(layer))
            return float(bit_count(layer) - red) / float(bit_count(layer))
        if kind == k.SEARCH_ROLL:
            return float(dice.SEARCH_WAYS[action - actions.SEARCHED]) / float(dice.POWERS[a_of(packed)])
        if kind == k.BATTLE_ROLL:
            return float(dice.BATTLE_WAYS[action - actions.FOUGHT]) / float(dice.POWERS[a_of(packed)])
        return float(setup.weight(self, packed, action - first)) / float(setup.total_weight(self, packed))

    def _chance_codes(self) -> tuple[i64, i64]:
        """Return the range of outcome codes at this chance point: the first, and the one after the last."""
        packed: i64 = self.top()
        kind: i64 = kind_of(packed)
        if kind == k.DRAW_CARD:
            return actions.DRAWN, actions.DRAWN + box.NUM_PLAYER_CARDS
        if kind == k.FLIP:
            return actions.FLIPPED, actions.FLIPPED + box.NUM_SHADOW
        if kind == k.SHOW_BACK:
            return actions.BACK + box.RED, actions.BACK + box.BLACK + 1
        if kind == k.SEARCH_ROLL:
            return actions.SEARCHED + dice.FIRST_THROW[a_of(packed)], actions.SEARCHED + dice.FIRST_THROW[
                a_of(packed) + 1
            ]
        if kind == k.BATTLE_ROLL:
            return actions.FOUGHT + dice.FIRST_THROW[a_of(packed)], actions.FOUGHT + dice.FIRST_THROW[a_of(packed) + 1]
        if kind == k.DEAL_TASK:
            return actions.TASK, actions.TASK + box.NUM_OBJECTIVES
        return actions.JOINS, actions.JOINS + box.NUM_CHARACTERS

    def chances(self) -> list[tuple[int, float]]:
        if self.actor != CHANCE:
            return []
        first, last = self._chance_codes()
        found = [(action, self.chance_of(action)) for action in range(first, last)]
        return [(action, share) for action, share in found if share > 0.0]

    def pick(self, at: float) -> i64:
        packed: i64 = self.top()
        kind: i64 = kind_of(packed)
        if kind == k.DRAW_CARD:
            return actions.DRAWN + player_deck.card_at(self, packed, at)
        if kind == k.FLIP:
            return actions.FLIPPED + shadow_deck.flip_at(self, packed, at)
        if kind == k.SHOW_BACK:
            layer: i64 = self.layers[a_of(packed)]
            if at * float(bit_count(layer)) < float(bit_count(layer & self.settings.red)):
                return actions.BACK + box.RED
            return actions.BACK + box.BLACK
        if kind == k.SEARCH_ROLL:
            return actions.SEARCHED + dice.throw_at(at, a_of(packed), False)
        if kind == k.BATTLE_ROLL:
            return actions.FOUGHT + dice.throw_at(at, a_of(packed), True)
        if kind == k.DEAL_TASK:
            return actions.TASK + setup.drawn_at(self, packed, at)
        if kind != k.JOIN:
            raise IllegalAction("chance does not decide here")
        return actions.JOINS + setup.drawn_at(self, packed, at)

    # -- playing -------------------------------------------------------------------------

    def apply_legal(self, action: i64) -> None:
        # All information is public, so traces need only actions and outcomes.
        self.emit(journal.DID, action)
        packed: i64 = self.top()
        kind: i64 = kind_of(packed)
        if kind < k.FIRST_CHANCE:
            engine.answer(self, action)
        else:
            self.reveal(31)
            self._happen(packed, kind, action)
        engine.proceed(self)

    def _happen(self, packed: i64, kind: i64, action: i64) -> None:
        """Carry out a chance outcome."""
        if kind == k.DRAW_CARD:
            player_deck.card_drawn(self, packed, action - actions.DRAWN)
        elif kind == k.FLIP:
            if b_of(packed) == k.FLIP_OPENING:
                setup.opening_card(self, action - actions.FLIPPED)
            else:
                shadow_deck.flipped(self, packed, action - actions.FLIPPED)
        elif kind == k.SHOW_BACK:
            self.pop()
            shadow_deck.set_back(self, a_of(packed), action - actions.BACK)
        elif kind == k.SEARCH_ROLL:
            self.pop()
            self.dice += dice.THROWS[action - actions.SEARCHED]
            self.note(journal.SEARCHED_DICE, action - actions.SEARCHED)
        elif kind == k.BATTLE_ROLL:
            self.pop()
            self.dice += dice.THROWS[action - actions.FOUGHT]
            self.note(journal.FOUGHT_DICE, action - actions.FOUGHT)
        elif kind == k.DEAL_TASK:
            setup.drawn(self, packed, action - actions.TASK)
        else:
            setup.drawn(self, packed, action - actions.JOINS)

    def clone(self) -> "FateState":
        return FateState(0, None, self)

    # -- decisions, knowledge and results ---------------------------------------------------------

    @property
    def info(self) -> GameInfo:
        return _INFO

    @property
    def options(self) -> dict[str, Any]:
        return dict(self.settings.options)

    def view(self, seats: object) -> View:
        return cast(View, view.view_of(self, seats))

    def snapshot(self) -> Snapshot:
        if self.actor < 0:
            self.open_codes = vec[i64]()  # cached for the last decision
        return super().snapshot()

    def position(self) -> Position:
        return write_position(self)

    def returns(self) -> list[float]:
        """Return 1 for all if the Ring is destroyed, else a negative value that grows with fulfilled objectives."""
        if not self.over:
            return [0.0] * self.seats
        if self.over == DESTROYED:
            return [1.0] * self.seats
        share = float(bit_count(self.done)) / float(bit_count(self.tasks))
        return [share - 1.0] * self.seats

    def score(self) -> list[int]:
        """Return the number of fulfilled objectives."""
        return [int(bit_count(self.done))] * self.seats

    def ending(self) -> str:
        return ENDINGS[self.over]
