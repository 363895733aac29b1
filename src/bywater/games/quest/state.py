"""The final state class: ties the rules to views, positions and refusals."""

from typing import Any, Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bywater.core.bits import BIT, bit_count, nth_bit
from bywater.core.decision import Decision
from bywater.core.errors import IllegalAction
from bywater.core.frames import a_of, b_of, frame, kind_of, with_b
from bywater.core.info import GameInfo
from bywater.core.message import Message
from bywater.core.seats import CHANCE
from bywater.core.state import Position, Snapshot, View
from bywater.games.quest.knowledge import view
from bywater.games.quest.model import actions as do
from bywater.games.quest.model import board, decisions, endings, facts, journal
from bywater.games.quest.model import frames as k
from bywater.games.quest.model.cards import NUM_HOBBIT, NUM_KINDS, ONE, count_in
from bywater.games.quest.model.table import Table, specials_left, specials_taken, tiles_left
from bywater.games.quest.positions.write import write_position
from bywater.games.quest.rules import dice, events, hands, journey, scoring, turn
from bywater.games.quest.rules.engine import GO_ON, answer, legal, proceed
from bywater.games.quest.rules.interrupts import interrupt_mask
from bywater.games.quest.rules.refusals import engine

_INFO: Final = GameInfo("quest", do.ACTIONS, board.HOBBITS, k.KINDS)

_FIRST_FEATURE: Final[i64] = do.CARD + NUM_HOBBIT
_FACES: Final[i64] = sum(32**face for face in range(board.NUM_FACES))  # one way per face, packed like Hobbit cards
_MAX_OUTCOMES: Final = 9  # number of outcomes in one packed number, five bits each


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class QuestState(Table):
    """A game of The Lord of the Rings in progress."""

    # -- legal actions ------------------------------------------------------------------------

    def legal(self) -> vec[i64]:
        return self._list_codes()[:]

    def _list_codes(self) -> vec[i64]:
        """Return the cached list of legal codes of this decision. Callers must not modify it."""
        if len(self.legal_codes) == 0 and self.actor >= 0:
            self.legal_codes = legal(self)
        return self.legal_codes

    def random_action(self, u: float) -> i64:
        packed: i64 = self.top()
        if kind_of(packed) == k.QUIET:
            interrupts: i64 = interrupt_mask(self, packed)
            place: i64 = i64(u * float(1 + bit_count(interrupts)))
            if place == 0:
                return do.PASS
            return do.INTERRUPT_OF + nth_bit(interrupts, place - 1)
        codes = self._list_codes()
        if len(codes) == 0:
            raise IllegalAction("no seat is to act: chance decides, or the game is over")
        return codes[i64(u * float(len(codes)))]

    def allows(self, action: i64) -> bool:
        actor: i64 = self.actor
        if actor < 0:
            return actor == CHANCE and self.weight(action) > 0
        if action >= 0 and action == GO_ON[kind_of(self.top())]:
            return True
        code: i64
        for code in self._list_codes():
            if code == action:
                return True
        return False

    def out_of_turn_seat(self, action: i64) -> i64:
        """Return the hobbit of an interrupt, or for ending an interrupt the seat it interrupts."""
        if do.INTERRUPT_OF <= action < do.TO:
            return action - do.INTERRUPT_OF
        if action == do.DONE and kind_of(self.top()) == k.INTERRUPT and self.is_here(self.interrupted_seat()):
            return self.interrupted_seat()
        return self.actor

    def refusal(self, action: int, seat: int) -> Message | None:
        return engine.why(self, action, seat)

    # -- chance -------------------------------------------------------------------------------

    def weight(self, action: i64) -> i64:
        """Return the weight of an outcome at this chance point; 0 if it is impossible."""
        if kind_of(self.top()) == k.DEAL:
            feature: i64 = action - _FIRST_FEATURE
            if not 0 <= feature < NUM_KINDS - NUM_HOBBIT:
                return 0
            return (journey.to_deal(self) >> feature) & 1
        first, counts, _ = self._outcomes()
        if not 0 <= action - first < _MAX_OUTCOMES:
            return 0
        return count_in(counts, action - first)

    def _outcomes(self) -> tuple[i64, i64, i64]:
        """Return the first outcome code of this chance point, the packed weights of the codes, and their sum."""
        kind: i64 = kind_of(self.top())
        if kind == k.DRAW or kind == k.TURN_UP:
            return do.CARD, self.deck, self.deck_size
        if kind == k.TILE_DRAW or kind == k.FORESIGHT_DRAW:
            return do.TILE, self.tiles, self.tiles_size
        if kind == k.DIE:
            return do.FACE, _FACES, board.NUM_FACES
        counts: i64 = 0
        value: i64
        for value in range(1, 4):
            counts += specials_left(self, value) * ONE[value]
        return do.SPECIAL_SHIELD, counts, hands.packed_size(counts)

    def chances(self) -> list[tuple[int, float]]:
        if self.actor != CHANCE:
            return []
        first: i64 = _FIRST_FEATURE
        last: i64 = do.TILE
        if kind_of(self.top()) != k.DEAL:
            first = self._outcomes()[0]
            last = first + _MAX_OUTCOMES
        weights = [(action, self.weight(action)) for action in range(first, last)]
        total = float(sum(weight for _, weight in weights))
        return [(action, float(weight) / total) for action, weight in weights if weight]

    def pick(self, u: float) -> i64:
        if self.actor != CHANCE:
            raise IllegalAction("chance does not decide here")
        if kind_of(self.top()) == k.DEAL:
            cards: i64 = journey.to_deal(self)
            return _FIRST_FEATURE + nth_bit(cards, i64(u * float(bit_count(cards))))
        first, counts, total = self._outcomes()
        place: i64 = i64(u * float(total)) - (counts & 31)
        while place >= 0:
            counts >>= 5
            first += 1
            place -= counts & 31
        return first

    # -- playing ------------------------------------------------------------------------------

    def apply_legal(self, action: i64) -> None:
        self.legal_codes = vec[i64]()
        packed: i64 = self.top()
        kind: i64 = kind_of(packed)
        if kind < k.DRAW:
            answer(self, action)
        elif kind == k.DRAW:
            self.count_down(packed)
            hands.draw(self, a_of(packed), action - do.CARD)
        elif kind == k.TILE_DRAW:
            self.pop()
            self.tiles -= ONE[action - do.TILE]
            self.tiles_size -= 1
            self.reveal(31)
            turn.show_tile(self, action - do.TILE)
        elif kind == k.DIE:
            self.pop()
            self.reveal(31)
            dice.show_face(self, action - do.FACE)
        elif kind == k.DEAL:
            journey.deal(self, packed, action - do.CARD)
        elif kind == k.TURN_UP:
            self._turn_up(packed, action - do.CARD)
        elif kind == k.FORESIGHT_DRAW:
            self._foresee(packed, action - do.TILE)
        else:
            self.pop()
            self._take_special(a_of(packed), action - do.SPECIAL_SHIELD)
        proceed(self)

    def _turn_up(self, packed: i64, kind: i64) -> None:
        """Turn up a card: to be shared, or to set the symbol of a demand."""  # R08, Q03
        self.pop()
        self.reveal(31)
        hands.take_from_deck(self, kind)
        self.emit(journal.TURNED_CARD, kind)
        if self.secret:
            self.note(facts.FACT_TURNED, 0, kind)
        if a_of(packed):
            self.turned_up = kind + 1
            events.demand(self, a_of(packed), events.payer_of(self, a_of(packed)))
            return
        self.shared += ONE[kind]
        if b_of(packed) > 1:
            self.push(with_b(packed, b_of(packed) - 1))
        else:
            self.prompt(k.SHARING, self.bearer)

    def _foresee(self, packed: i64, tile: i64) -> None:
        """Reveal one of the next tiles to the seat that looks, or to all."""
        seat: i64 = a_of(packed)
        self.tops |= (tile + 1) << (4 * (tiles_left(self) - self.tiles_size))
        self.tiles -= ONE[tile]
        self.tiles_size -= 1
        hands.reveal_to(self, seat)
        hands.emit_secret(self, journal.FORESAW, seat, tile)
        if b_of(packed) > 1:
            self.replace_top(with_b(packed, b_of(packed) - 1))
        else:
            self.replace_top(frame(k.FORESEEING, seat))

    def _take_special(self, seat: i64, value: i64) -> None:
        """Give a special shield to a hobbit. With rivals, its value is hidden."""  # Q17, V4
        self.specials -= BIT[4 * value]
        self.shields[seat] += value
        if self.rivals:
            self.taken[seat] |= value << (2 * specials_taken(self.taken[seat]))
            self.reveal(BIT[seat])
            self.emit(journal.GOT_SPECIAL, seat, value, 0, 0, 2, BIT[seat])
        else:
            self.reveal(31)
            self.emit(journal.GOT_SPECIAL, seat, value)
        self.table_changed()

    def restore(self, snapshot: Snapshot) -> None:
        self.legal_codes = vec[i64]()
        super().restore(snapshot)

    def clone(self) -> "QuestState":
        return QuestState(0, None, self)

    # -- decisions, knowledge and results ---------------------------------------------------------

    @property
    def info(self) -> GameInfo:
        return _INFO

    @property
    def options(self) -> dict[str, Any]:
        return dict(self.settings.options)

    @property
    def decision(self) -> Decision:
        return decisions.decision_at(self)

    def view(self, seats: object) -> View:
        return cast(View, view.view_of(self, seats))

    def position(self) -> Position:
        return write_position(self)

    def returns(self) -> list[float]:
        return scoring.returns_of(self)

    def score(self) -> list[int]:
        return scoring.score_of(self)

    def ending(self) -> str:
        return endings.ENDINGS[self.over]
