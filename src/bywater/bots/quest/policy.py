"""Rules of thumb for The Lord of the Rings: a careful team, each hobbit answering for itself.

Every hobbit thinks alike, so that whoever gets the floor sees the same reason for it as the one who gave it.
"""

from typing import cast, final

from librt.random import Random
from mypy_extensions import i64

from bywater.bots.quest.choosing import (
    choose_gift,
    choose_loss,
    choose_next_tile,
    choose_offer,
    choose_receiver,
)
from bywater.bots.quest.deeds import Deeds
from bywater.bots.quest.events import event_cost
from bywater.bots.quest.paying import asked_of, otherwise, payer_of
from bywater.bots.quest.plans import NEVER, Plan
from bywater.bots.quest.prospects import Prospects, hurry_of
from bywater.bots.quest.sight import MORDOR_BOARD, Sight, missing
from bywater.bots.quest.turn import Hand, choose_line
from bywater.bots.quest.worth import danger, die_cost, face_cost, sauron_cost
from bywater.bots.search.guide import Guide
from bywater.core.stack import b_of, kind_of
from bywater.core.state import State
from bywater.games.quest.actions import (
    CALL,
    DONE,
    FLOOR_OF,
    GIVE,
    GO_ON,
    PASS,
    PAY,
    PLAY_ATHELAS,
    PLAY_BELT,
    PLAY_MITHRIL,
    PLAY_PHIAL,
    PLAY_STAFF,
    PLEDGE,
    PREPARE,
    REFUSE,
    ROLL_TWICE,
)
from bywater.games.quest.board import MOUNT_DOOM
from bywater.games.quest.cards import CALL_PRICE, MAGIC
from bywater.games.quest.choices import card_asked_for
from bywater.games.quest.demands import is_met
from bywater.games.quest.rules import QuestState
from bywater.games.quest.state import (
    AFTER_MARKER,
    AFTER_ROLL,
    AFTER_TILE,
    BEFORE_ROLL,
    BEFORE_TILE,
    CARDS,
    CHOOSING_LINE,
    DEMAND,
    FLOOR,
    FORESEEING,
    GANDALF_CALLED,
    LOSING,
    MISSING_TOKENS,
    OFFER,
    PASSING,
    PLEDGING,
    PREPARING,
    QUIET,
    RIVALS,
    SENDING,
    SHARING,
    SHELOB_APPEARS,
)


@final
class Fellowship(Guide):
    """The rules of thumb, for whoever is asked."""

    def __init__(self) -> None:
        self.sight = Sight()
        self.prospects = Prospects()
        self.hand = Hand()
        self.deeds = Deeds()
        self.plan = Plan()

    def choose(self, state: State, rng: Random) -> i64:
        return self.answer(cast(QuestState, state))

    def answer(self, table: QuestState) -> i64:
        """One legal code for whoever is asked."""
        kind: i64 = kind_of(table.top())
        sight = self.sight
        sight.look(table)
        if kind == QUIET:
            return self._floor_or(table, GO_ON)
        if kind == CARDS:
            code: i64 = self._floor_or(table, -1)
            if code >= 0:
                return code
            return self.hand.choose(sight, table, self.prospects)
        if kind == FLOOR or kind == RIVALS or kind == PLEDGING:
            return self._speak(table, kind)
        if kind == DEMAND:
            code = self._floor_or(table, -1)
            if code >= 0:
                return code
            return self._at_demand(table)
        if BEFORE_TILE <= kind <= MISSING_TOKENS:
            return self._at_window(table, kind)
        if kind == CHOOSING_LINE:
            return choose_line(sight, table, self.prospects)
        return self._at_rest(table, kind)

    def _at_rest(self, table: QuestState, kind: i64) -> i64:
        """The smaller questions."""
        sight = self.sight
        if kind == LOSING:
            return choose_loss(sight, table)
        if kind == PASSING:
            return choose_gift(sight, table)
        if kind == GANDALF_CALLED:
            return self._choose_gandalf(table)
        if kind == OFFER:
            return choose_offer(sight, table)
        if kind == SHELOB_APPEARS:
            code: i64 = self._floor_or(table, -1)
            if code >= 0:
                return code
            if 2.2 * die_cost(sight, table, sight.me) < sauron_cost(sight, table, 2):
                return ROLL_TWICE
            return REFUSE
        if kind == FORESEEING:
            return choose_next_tile(sight, table, self.prospects)
        if kind == SHARING:
            return choose_receiver(sight, table)
        if kind == PREPARING and die_cost(sight, table, sight.me) < 2.0:
            return PREPARE
        if kind == PREPARING or kind == SENDING:
            return PASS
        return table.legal()[0]

    # -- deeds --------------------------------------------------------------------------------

    def _floor_or(self, table: QuestState, code: i64) -> i64:
        """The floor for whoever should do something before it goes on; else this code."""
        if self.deeds.find(self.sight, table, self.prospects):
            floor: i64 = FLOOR_OF + self.deeds.seat
            if table.allows(floor):
                return floor
        return code

    def _speak(self, table: QuestState, kind: i64) -> i64:
        """On a floor, or asked among rivals: one's share of a demand, one's deed, or nothing."""
        if asked_of(table) >= 0:
            code: i64 = self._own_share(table)
            if code >= 0:
                return code
        elif kind != PLEDGING and self.deeds.find(self.sight, table, self.prospects):
            if self.deeds.seat == self.sight.me and table.allows(self.deeds.code):
                return self.deeds.code
        return DONE

    def _choose_gandalf(self, table: QuestState) -> i64:
        """The best of Gandalf's cards that can be used now."""
        deeds = self.deeds
        deeds.weigh_uses(self.sight, table, self.prospects)
        while deeds.use_code[deeds.best_use()] >= 0:
            best: i64 = deeds.best_use()
            if table.allows(deeds.use_code[best]):
                return deeds.use_code[best]
            deeds.use_worth[best] = -2000.0
            deeds.use_code[best] = -1
        return table.legal()[0]

    # -- demands ------------------------------------------------------------------------------

    def make_plan(self, table: QuestState) -> bool:
        """Whether the demand that is open is worth its price; one that is half paid is paid."""
        demand: i64 = asked_of(table)
        if demand < 0:
            return False
        payer: i64 = payer_of(table)
        self.plan.make(self.sight, table, demand, payer)
        if self.plan.cost >= NEVER:
            return False
        return table.pledged > 0 or self.plan.cost <= otherwise(self.sight, table, demand, payer)

    def _own_share(self, table: QuestState) -> i64:
        """The first thing that one gives oneself; -1 if it is nothing."""
        if not self.make_plan(table):
            return -1
        return self.planned_share(table)

    def planned_share(self, table: QuestState) -> i64:
        """One's own first share of the plan, -1 if there is none."""
        plan = self.plan
        best: i64 = -1
        share: i64
        for share in range(plan.size):
            if plan.seats[share] == self.sight.me and (best < 0 or plan.codes[share] < best):
                if table.allows(plan.codes[share]):
                    best = plan.codes[share]
        return best

    def planned_floor(self, table: QuestState) -> i64:
        """The floor of one who has a share in the plan, -1 if nobody else has."""
        plan = self.plan
        share: i64
        for share in range(plan.size):
            if plan.seats[share] != self.sight.me and table.allows(FLOOR_OF + plan.seats[share]):
                return FLOOR_OF + plan.seats[share]
        return -1

    def _at_demand(self, table: QuestState) -> i64:
        """Give one's own part, ask the others for theirs, pay, or refuse."""
        if is_met(table, asked_of(table)):
            return PAY
        if self.make_plan(table):
            code: i64 = self.planned_share(table)
            if code < 0:
                code = self.planned_floor(table)
            if code >= 0:
                return code
        if table.allows(REFUSE):
            return REFUSE
        actions = table.legal()
        for code in actions:
            if PLEDGE <= code < GIVE:
                return code
        return actions[0]

    # -- windows ------------------------------------------------------------------------------

    def _at_window(self, table: QuestState, kind: i64) -> i64:
        """A yellow card in its moment, if it spares enough; and Magic."""
        if kind == AFTER_MARKER:
            if not (table.gandalf >> MAGIC) & 1 or table.shields[self.sight.me] < CALL_PRICE:
                return PASS
            worth: float = event_cost(self.sight, table, table.event) - self.sight.weights.magic
            if worth >= self.sight.weights.magic_call and table.allows(CALL):
                return CALL
            return PASS
        if not table.count(self.sight.me, card_asked_for(kind)):
            return PASS
        return self._yellow(table, kind)

    def _yellow(self, table: QuestState, kind: i64) -> i64:
        sight = self.sight
        weights = sight.weights
        whom: i64 = b_of(table.top())
        if kind == BEFORE_ROLL:
            cost: float = die_cost(sight, table, whom)
            if table.place == MOUNT_DOOM and sight.gaps[whom] <= 3:
                cost *= 10.0
            if cost >= weights.belt:
                return PLAY_BELT
        elif kind == AFTER_ROLL:
            if face_cost(sight, table, whom, b_of(table.under())) >= weights.mithril:
                return PLAY_MITHRIL
        elif kind == AFTER_TILE:
            if event_cost(sight, table, table.event + 1) >= weights.staff:
                return PLAY_STAFF
        elif kind == BEFORE_TILE:
            if hurry_of(sight, table) >= weights.phial:
                return PLAY_PHIAL
        elif kind == MISSING_TOKENS:
            if self._saved_by_athelas(table, whom) >= weights.athelas:
                return PLAY_ATHELAS
        return PASS

    def _saved_by_athelas(self, table: QuestState, seat: i64) -> float:
        sight = self.sight
        if sight.board == MORDOR_BOARD:
            return die_cost(sight, table, seat) + 1.0
        # the steps are certain to come unless Athelas spares them, so the gap may have them taken off already
        lacks: i64 = missing(sight, table, seat)
        gap: i64 = sight.gaps[seat] + sight.pending[seat]
        return danger(sight, table, seat, gap - lacks) - danger(sight, table, seat, gap)
