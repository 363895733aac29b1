"""Beliefs: states that fit a view, with hidden hands, tiles and special shields dealt at random."""

import random
from typing import Final, final

from mypy_extensions import i64

from bywater.core.belief import Belief
from bywater.core.bits import BIT
from bywater.core.errors import BadView
from bywater.core.frames import kind_of, read_stack
from bywater.core.seats import seats_in
from bywater.core.state import View
from bywater.core.validate import index_of, number_of
from bywater.games.quest.knowledge import pending_payment, read, trail
from bywater.games.quest.knowledge.hidden_hands import HiddenHands
from bywater.games.quest.knowledge.hidden_shields import HiddenShields
from bywater.games.quest.model import board, cards
from bywater.games.quest.model.frames import KINDS, MAX_FRAMES, QUIET
from bywater.games.quest.model.options import Settings
from bywater.games.quest.model.table import ALL_FEATURES
from bywater.games.quest.state import QuestState

_TRIES: Final = 4000
"""Maximum number of deals tried for one in which a pending payment can be completed."""


@final
class QuestBelief(Belief):
    """All states that fit a view."""

    def __init__(self, view: View) -> None:
        if view["seats"] not in (2, 3, 4, 5):
            raise BadView(f"seats: expected 2 to 5, got {view['seats']!r}")
        table = QuestState(view["seats"], Settings(view["options"]), None)
        seats = seats_in(table.mask_of(view["viewers"]), table.seats)
        read.read_open(table, view)
        table.away = ALL_FEATURES & ~read.features_of(view["in_play"])
        known = seats if table.secret and not table.over else list(range(table.seats))
        own = seats if table.rivals and not table.over else list(range(table.seats))
        self.table = table
        self.hidden = [seat for seat in range(table.seats) if seat not in known]
        self.hidden_shields = [seat for seat in range(table.seats) if seat not in own]
        self._read_hands(view)
        self._read_shields(view)
        read.read_pending(table, view)
        self._read_tiles(view)
        trail.read_trail(table, view["trail"], known)
        to_deal = sum(int(part[3]) for part in view["stack"] if part[0] == "deal")
        self.hands = HiddenHands(table, self.hidden, to_deal) if self.hidden else None
        self.shields = HiddenShields(table, view, self.hidden_shields) if table.rivals and not table.over else None
        first = self._dealt(random.Random(0))
        read.fill_deck(first)
        table.deck_size = first.deck_size
        table.deck = first.deck
        for packed in read_stack(KINDS, view["stack"], int(table.seats), MAX_FRAMES - 10):
            table.push(packed)
        self.payers = pending_payment.hidden_payers(table, self.hidden)
        self.strict = True
        self._check(view)

    # -- reading the view ---------------------------------------------------------------------

    def _read_hands(self, view: View) -> None:
        """Read the hands. Of a hidden hand, read only the pledged cards, which are public."""
        for seat in range(self.table.seats):
            hidden = seat in self.hidden
            read.read_hand(self.table, seat, view["pledged"][seat]["cards"] if hidden else view["hands"][str(seat)])

    def _read_shields(self, view: View) -> None:
        table = self.table
        for seat in range(table.seats):
            if table.rivals:
                read.read_proofs(table, seat, view["proofs"][seat])
            if seat in self.hidden_shields:
                table.shields[seat] = number_of(view["pledged"][seat]["shields"], 0, 18, "pledged shields")
                continue
            table.shields[seat] = number_of(view["shields"][str(seat)], 0, 60, "shields")
            if table.rivals:
                read.read_taken(table, seat, view["taken"][str(seat)])
        read.read_specials(table, {"specials": view["specials"]} if not table.rivals or table.over else {})

    def _read_tiles(self, view: View) -> None:
        """Read the known tiles, and count those that only other seats have seen."""
        table = self.table
        for number, tile in enumerate(view["foreseen"]):
            read.add_top(table, number, index_of(tile, board.TILES, "tile"))
        most = min(3, int(table.tiles_size))
        self.unseen_tops = number_of(view["tops"] - len(view["foreseen"]), 0, most, "tops")
        if view["tops"] and table.looker < 0:
            raise BadView("looker: expected the seat that looked at the known tiles, got -1")

    def _check(self, view: View) -> None:
        """Raise BadView unless a sample has this view and can be played further."""
        try:
            sample = self.sample(random.Random(0))
        except BadView:
            # No hands can complete the payment, so require only that the payer has a choice.
            self.strict = False
            sample = self.sample(random.Random(0))
        if sample.view(view["viewers"]) != view:
            raise BadView("expected a possible view, but no state has this view")
        if (sample.height == 0) != (sample.over > 0):
            raise BadView("stack: expected a decision, or none when the game is over")
        if sample.height and kind_of(sample.top()) < QUIET:
            raise BadView("stack: expected a decision or a chance point on top")
        if sample.actor >= 0 and not (len(sample.legal()) and sample.is_here(sample.actor)):
            raise BadView("stack: expected an actor who is in the game and has a legal action")

    # -- drawing a state ----------------------------------------------------------------------

    def sample(self, rng: random.Random) -> QuestState:
        if not self.payers:
            return self._dealt(rng)
        for _ in range(_TRIES):
            table = self._dealt(rng)
            if pending_payment.can_continue(table, self.payers, self.strict):
                return table
        raise BadView("expected hands that can complete the pending payment, got none")

    def _dealt(self, rng: random.Random) -> QuestState:
        """Return a copy of the table with everything hidden dealt at random."""
        table = self.table.clone()
        if self.hands is not None:
            self.hands.deal(table, rng)
        if self.shields is not None:
            self.shields.deal(table, rng)
        if self.unseen_tops:
            self._draw_tiles(table, rng)
        return table

    def _draw_tiles(self, table: QuestState, rng: random.Random) -> None:
        """Draw the tiles that only other seats have seen; every order is equally likely."""
        number: i64
        for number in range(self.unseen_tops):
            at: i64 = i64(rng.random() * float(table.tiles_size))
            tile: i64 = 0
            while at >= (table.tiles >> (5 * tile)) & 31:
                at -= (table.tiles >> (5 * tile)) & 31
                tile += 1
            table.tiles -= cards.ONE[tile]
            table.tiles_size -= 1
            table.tops |= (tile + 1) * BIT[4 * number]
