"""One team, whose players all see the same and think alike: an answer to every question, and whole games played on.

What everybody could do is weighed in hope per action (`tasks`, `hosts`, `bearer`, `sharing`); the active player does
the best of it (`acting`). The other files answer what is asked on the way.
"""

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.bots.fate.acting import choose_deed, think
from bywater.bots.fate.handling import (
    choose_discard,
    choose_foreseen,
    choose_free_preparing,
    choose_gift,
    choose_hand_full,
    choose_handing,
    choose_order,
    choose_payment,
    choose_spied,
    choose_trade,
    choose_wheels,
)
from bywater.bots.fate.journeys import choose_company, choose_hiding, choose_wearing
from bywater.bots.fate.mind import BY_DEFAULT, FREELY, TO_GO_ON, TO_JOIN, Mind
from bywater.bots.fate.outlook import outlook
from bywater.bots.fate.placing import (
    choose_attack,
    choose_character,
    choose_hunter,
    choose_load,
    choose_place,
    choose_ride,
    choose_summoned,
    if_open,
)
from bywater.bots.fate.rolling import (
    choose_after_battle,
    choose_in_peril,
    choose_loss,
    choose_picked_dice,
    choose_roll,
)
from bywater.bots.fate.trying import worth_trying
from bywater.bots.fate.wishes import might_wish, wish
from bywater.bots.search.guide import Guide
from bywater.core.codes import BIT, CHANCE, OVER, size
from bywater.core.stack import kind_of, seat_of
from bywater.core.state import State
from bywater.games.fate.actions import DONE, FLOOR_OF, GO_ON, YES
from bywater.games.fate.board import NOWHERE
from bywater.games.fate.cards import DESTROY_RING, FRODO, NUM_CHARACTERS
from bywater.games.fate.deck import cards_left
from bywater.games.fate.rules import FateState
from bywater.games.fate.state import (
    ACT,
    AFTER_BATTLE,
    AMBUSHING,
    CALLING_OFF,
    CHOOSING,
    COMPANY,
    CONSENT,
    DESTROYED,
    DISCARDING,
    FLOOR,
    FORESEEN,
    FREE_PREPARING,
    GIFTING,
    GIVING,
    HAND_FULL,
    HIDING,
    HUNTING,
    IN_PERIL,
    LOADING,
    LOSSES,
    MAY,
    NUMBERING,
    ORDERING,
    PAYING,
    PLACING,
    QUIET,
    REROLLING,
    RIDING,
    ROLLED,
    SPIED,
    SUMMONING,
    TRADE_CONSENT,
    TRADING,
    WEARING,
    WHEELS_TURN,
)

LOST: Final = 0.1  # what a lost game counts at most


def is_new_turn(table: FateState) -> bool:
    """Whether a player is about to begin a turn."""
    return kind_of(table.top()) == ACT and table.acting < 0


class FateGuide(Guide):
    """Plays a table on by rules of thumb, without chance of its own: equal tables get equal answers."""

    def __init__(self, turns: i64 = 0) -> None:
        """Playouts end after so many turns, and how things look then counts; with 0 they go on to the end."""
        self.mind = Mind()
        self.turns = turns
        # the plans that could be followed: in each, one character sees to something else than now
        self.orders = vec[i64]([-1] * NUM_CHARACTERS)
        self.plan_who = vec[i64]()
        self.plan_what = vec[i64]()

    def choose(self, state: State, rng: Random) -> i64:
        assert isinstance(state, FateState)
        return self.answer(state)

    def finish(self, state: State, rng: Random) -> i64:
        assert isinstance(state, FateState)
        last: i64 = cards_left(state) - 2 * self.turns
        count: i64 = 0
        actor: i64 = state.actor
        while actor != OVER:
            if actor == CHANCE:
                state.apply_legal(state.pick(rng.random()))
            else:
                if self.turns and is_new_turn(state) and cards_left(state) <= last and last > 0:
                    break
                state.apply_legal(self.answer(state))
            count += 1
            actor = state.actor
        return count

    def candidates(self, state: State) -> list[int]:
        """The choices worth trying, its own first; a single one where it is sure."""
        assert isinstance(state, FateState)
        return [int(code) for code in worth_trying(self.mind, state, self.answer(state))]

    def num_plans(self, state: State) -> i64:
        """How many plans there are that the company could follow from here; number 0 is the one it follows now."""
        assert isinstance(state, FateState)
        self.orders = self.mind.focus[:]
        self.plan_who = vec[i64]([-1])
        self.plan_what = vec[i64]([-1])
        whose: i64 = BIT[state.seats] - 1
        if state.seats > 2:
            whose = BIT[state.active]
        character: i64
        aim: i64
        for character in range(NUM_CHARACTERS):
            if state.where[character] >= NOWHERE or not (whose >> state.owner_of[character]) & 1:
                continue
            for aim in range(BY_DEFAULT, TO_GO_ON + 1):
                if aim == self.orders[character] or (0 <= aim < FREELY and not state.is_open_task(aim)):
                    continue
                if aim >= FREELY and (character == FRODO) != (aim > TO_JOIN):
                    continue
                if aim != DESTROY_RING:
                    self.plan_who = append(self.plan_who, character)
                    self.plan_what = append(self.plan_what, aim)
        return len(self.plan_who)

    def adopt(self, plan: i64) -> None:
        """Follow this plan from now on."""
        self.mind.focus = self.orders[:]
        if plan > 0:
            self.mind.focus[self.plan_who[plan]] = self.plan_what[plan]

    def following(self) -> list[int]:
        """What each character sees to, to be told to another guide."""
        return [int(aim) for aim in self.mind.focus]

    def follow(self, aims: list[int]) -> None:
        """See to what another guide has told."""
        self.mind.focus = vec[i64](aims)

    def worth(self, state: State) -> list[float]:
        return [2.0 * self.prospect(state) - 1.0] * state.seats

    def prospect(self, state: State) -> float:
        """1 if it is won, the outlook while it goes on, else a little for what was fulfilled."""
        assert isinstance(state, FateState)
        if state.over == DESTROYED:
            return 1.0
        if state.over:
            return LOST * float(size(state.done)) / float(size(state.tasks))
        think(self.mind, state)
        return outlook(self.mind, state)

    def answer(self, table: FateState) -> i64:
        """One of the codes that may be chosen."""
        packed: i64 = table.top()
        kind: i64 = kind_of(packed)
        if kind == CONSENT or kind == TRADE_CONSENT or kind == MAY:
            return YES
        if kind == PAYING:
            return choose_payment(table)
        if kind == CALLING_OFF:
            return GO_ON
        if kind == HUNTING:
            return choose_hunter(table)
        if kind == NUMBERING:
            return table.open_codes[len(table.open_codes) - 1]
        if kind == QUIET and not self._might_speak(table):
            return GO_ON
        mind = self.mind
        if kind == ROLLED:
            mind.sight.look(table)
            return choose_roll(mind, table, packed)
        think(mind, table)
        if kind == ACT or kind == QUIET:
            code: i64 = self._speak(table, seat_of(packed))
            if code >= 0:
                return code
            if kind == ACT:
                return choose_deed(mind, table)
            return GO_ON
        if kind == FLOOR:
            return if_open(table, wish(mind, table, seat_of(packed)))
        if kind == COMPANY:
            return choose_company(mind, table, packed)
        if kind == HIDING:
            return choose_hiding(mind, table, packed)
        if kind == AFTER_BATTLE:
            return choose_after_battle(mind, table, packed)
        if kind == HAND_FULL:
            return choose_hand_full(mind, table, packed)
        if kind == SUMMONING:
            return choose_summoned(mind, table, packed)
        return self._answer_rest(table, packed, kind)

    def _answer_rest(self, table: FateState, packed: i64, kind: i64) -> i64:
        """The questions that come seldom."""
        mind = self.mind
        if kind == PLACING:
            return choose_place(mind, table, packed)
        if kind == LOSSES:
            return choose_loss(mind, table, packed)
        if kind == WEARING:
            return choose_wearing(mind, table)
        if kind == REROLLING:
            return choose_picked_dice(mind, table, packed)
        if kind == IN_PERIL:
            return choose_in_peril(mind, table, packed)
        if kind == TRADING:
            return choose_trade(mind, table, packed)
        if kind == CHOOSING:
            return choose_character(mind, table, packed)
        if kind == LOADING:
            return choose_load(mind, table, packed)
        if kind == WHEELS_TURN:
            return choose_wheels(mind, table)
        if kind == DISCARDING:
            return choose_discard(mind, table, packed)
        if kind == ORDERING:
            return choose_order(mind, table)
        if kind == FORESEEN:
            return choose_foreseen(mind, table, packed)
        if kind == SPIED:
            return choose_spied(mind, table)
        if kind == GIVING:
            return choose_handing(mind, table, packed)
        if kind == RIDING:
            return choose_ride(mind, table, packed)
        if kind == AMBUSHING:
            return choose_attack(mind, table, packed)
        if kind == GIFTING:
            return choose_gift(mind, table)
        if kind == FREE_PREPARING:
            return choose_free_preparing(mind, table, packed)
        return if_open(table, DONE)

    def _might_speak(self, table: FateState) -> bool:
        seat: i64
        for seat in range(table.seats):
            if might_wish(table, seat):
                return True
        return False

    def _speak(self, table: FateState, me: i64) -> i64:
        """Something to be done at any time, by oneself or by somebody who then gets the floor; -1 for nothing."""
        mind = self.mind
        seat: i64
        if might_wish(table, me):
            code: i64 = wish(mind, table, me)
            if code >= 0 and table.allows(code):
                return code
        for seat in range(table.seats):
            if seat != me and might_wish(table, seat) and table.allows(FLOOR_OF + seat):
                if wish(mind, table, seat) >= 0:
                    return FLOOR_OF + seat
        return -1
