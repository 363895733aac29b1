"""The state of a game: what may be chosen at each decision, and what then happens."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from bywater.core.action import ActionTable
from bywater.core.codes import CHANCE, lowest, nth, size
from bywater.core.decision import Decision
from bywater.core.errors import IllegalAction
from bywater.core.message import Message
from bywater.core.stack import a_of, b_of, kind_of, seat_of
from bywater.core.state import Position, View
from bywater.games.confrontation import refusals, view
from bywater.games.confrontation.actions import (
    ACTIONS,
    BAN,
    FETCH,
    FIGHT,
    FIGHT_HIDDEN,
    MOVE,
    MOVE_FIGURE,
    MOVE_GOAL,
    MOVE_START,
    NUM_ACTIONS,
    NUM_CHANCES,
    PALANTIR_CODE,
    PASS,
    PLAY,
    RECALL_CODE,
    RETREAT,
    SAM_CODE,
    SHADOWFAX_CODE,
    STRIKE,
    WHITE_CODE,
    is_move,
    move_code,
)
from bywater.games.confrontation.battle import (
    aims,
    draw_defender,
    engage,
    friend_is_near,
    hidden_defenders,
    may_look_now,
    run,
    stand_in,
)
from bywater.games.confrontation.board import DARK, LIGHT, MORIA, OUT, ROAD, SIDES, SLOTS, has
from bywater.games.confrontation.cards import DECK, SHADOWFAX
from bywater.games.confrontation.duel_cards import NUMBERS, choose_card, fetch, go_to, ways_to_withdraw
from bywater.games.confrontation.figures import BALROG, EACH, FRODO, side_of
from bywater.games.confrontation.moves import goals, steps, ways_out
from bywater.games.confrontation.outcome import leave
from bywater.games.confrontation.setup import place
from bywater.games.confrontation.specials import look, recall, return_gandalf, ride_shadowfax
from bywater.games.confrontation.state import (
    BANNED,
    BANNING,
    CARD,
    DEFENDER,
    ENDINGS,
    FETCHING,
    FLEE,
    FRODO_OR_SAM,
    GALLOP,
    LINGER,
    MAGIC_COMPULSORY,
    PASSED,
    PLACING,
    RETREAT_COMPULSORY,
    SHADOWFAX_MAY_STOP,
    STEP,
    TARGET,
    TUNNEL,
    TURN,
    WINNER,
    WITHDRAW,
    Table,
)
from bywater.games.confrontation.travel import let_pass, set_out, stop_riding, strike, traveller
from bywater.games.confrontation.turn import (
    begin_turn,
    figures_to_recall,
    gandalf_may_return,
    holds,
    regions_to_look_at,
)

# A scrap of paper for the goals of nine figures, so that they are found once; nothing is kept on it.
_MASKS: Final = vec[i64]([0] * EACH)


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class ConfrontationState(Table):
    """A game of The Confrontation in progress."""

    # -- what may be chosen -------------------------------------------------------------------

    def legal(self) -> vec[i64]:
        out = vec[i64](capacity=40)
        packed: i64 = self.top()
        kind: i64 = kind_of(packed)
        n: i64
        if kind == TURN:
            return self._turn_codes(out)
        if kind == CARD:
            return _codes(out, PLAY, self.hand & DECK[seat_of(packed)])
        if kind == FETCHING:
            out = _codes(out, FETCH, self.discard(seat_of(packed)))
            if not self.flags & MAGIC_COMPULSORY:  # K5
                out = append(out, PASS)
            return out
        if kind == TARGET:
            if may_look_now(self):
                out = _codes(out, PALANTIR_CODE, regions_to_look_at(self))
            if hidden_defenders(self):
                out = append(out, FIGHT_HIDDEN)
            return _codes(out, FIGHT, aims(self))
        if kind == FRODO_OR_SAM:
            if self.light_fighter == FRODO:
                out = _codes(out, RETREAT, ways_out(self, FRODO))
            if friend_is_near(self):
                out = append(out, SAM_CODE)
            return append(out, PASS)
        if kind == FLEE:
            return append(_codes(out, RETREAT, ways_out(self, self.light_fighter)), PASS)
        if kind == WITHDRAW:
            out = _codes(out, RETREAT, ways_to_withdraw(self, seat_of(packed)))
            return out if self.flags & RETREAT_COMPULSORY else append(out, PASS)  # B27
        if kind == BANNING:
            return append(append(out, BAN), PASS)
        if kind == TUNNEL:
            if self.at[BALROG] == MORIA:
                out = append(out, STRIKE)
            return append(out, PASS)
        if kind == GALLOP:
            return self._gallop_codes(out, b_of(packed))
        if kind == STEP:
            for n in range(EACH):
                if self.at[n] < ROAD:
                    out = _move_codes(out, n, self.at[n], steps(self, self.at[n]))
            return out
        if kind == LINGER:
            return append(_codes(out, PALANTIR_CODE, regions_to_look_at(self)), PASS)
        if kind == PLACING:
            side: i64 = seat_of(packed)
            for n in range(side * EACH, side * EACH + EACH):
                if self.at[n] == OUT:
                    out = append(out, n * 5 + a_of(packed))
        return out

    def _turn_codes(self, out: vec[i64]) -> vec[i64]:
        side: i64 = self.turn
        at = self.at
        figure: i64
        for figure in range(side * EACH, side * EACH + EACH):
            place: i64 = at[figure]
            if place < ROAD:
                mask: i64 = goals(self, figure, place)
                while mask:
                    out = append(out, move_code(figure, place, lowest(mask)))
                    mask &= mask - 1
        if not self.specials:
            return out
        if side == LIGHT:
            if self._shadowfax_may_run():
                out = append(out, SHADOWFAX_CODE)
            if gandalf_may_return(self):
                out = append(out, WHITE_CODE)
            return out
        out = _codes(out, PALANTIR_CODE, regions_to_look_at(self))
        return _codes(out, RECALL_CODE, figures_to_recall(self) >> EACH)

    def _shadowfax_may_run(self) -> bool:
        if not holds(self, SHADOWFAX):
            return False
        figure: i64
        for figure in range(EACH):
            if self.at[figure] < ROAD and steps(self, self.at[figure]):
                return True
        return False

    def _gallop_codes(self, out: vec[i64], region: i64) -> vec[i64]:
        """The rider goes on; only if it can't, or if stopping is allowed, it stays."""  # D12
        figure: i64 = traveller(self)
        out = _move_codes(out, figure, region, goals(self, figure, region))
        if len(out) == 0 or self.flags & SHADOWFAX_MAY_STOP:
            out = append(out, PASS)
        return out

    def at_random(self, at: float) -> i64:
        kind: i64 = kind_of(self.top())
        if kind == TURN and not self.specials:
            return self._move_at(at)
        if kind == CARD:
            cards: i64 = self.hand & DECK[self.actor]
            return PLAY + nth(cards, i64(at * float(size(cards))))
        if kind == PLACING:
            return self._placing_at(at)
        return self.listed_at_random(at)

    def _placing_at(self, at: float) -> i64:
        """One of the figures not yet set up."""
        packed: i64 = self.top()
        slot: i64 = a_of(packed)
        figure: i64 = seat_of(packed) * EACH
        left: i64 = i64(at * float(EACH - slot))
        while self.at[figure] != OUT or left:
            if self.at[figure] == OUT:
                left -= 1
            figure += 1
        return figure * 5 + slot

    def _move_at(self, at: float) -> i64:
        """One move among all of a turn: count them, then find it."""
        first: i64 = self.turn * EACH
        places = self.at
        masks = _MASKS
        total: i64 = 0
        figure: i64
        for figure in range(EACH):
            place: i64 = places[first + figure]
            # Not "goals(...) if ... else 0": a literal in such an expression makes it a boxed number.
            mask: i64 = 0
            if place < ROAD:
                mask = goals(self, first + figure, place)
            masks[figure] = mask
            total += size(mask)
        left: i64 = i64(at * float(total))
        for figure in range(EACH):
            here: i64 = size(masks[figure])
            if left < here:
                return move_code(first + figure, places[first + figure], nth(masks[figure], left))
            left -= here
        raise IllegalAction("there is no move")

    def allows(self, action: i64) -> bool:
        if action < 0 or action >= NUM_ACTIONS + NUM_CHANCES:
            return False
        packed: i64 = self.top()
        kind: i64 = kind_of(packed)
        if kind == TURN and is_move(action):
            number: i64 = action - MOVE
            figure: i64 = MOVE_FIGURE[number]
            start: i64 = MOVE_START[number]
            return (
                side_of(figure) == self.turn
                and self.at[figure] == start
                and has(goals(self, figure, start), MOVE_GOAL[number])
            )
        if kind == CARD:
            return PLAY <= action < FETCH and has(self.hand & DECK[seat_of(packed)], action - PLAY)
        if kind == DEFENDER:
            return action >= NUM_ACTIONS and has(hidden_defenders(self), action - NUM_ACTIONS)
        return action in self.legal()

    def refusal(self, action: int, seat: int) -> Message | None:
        return refusals.why(self, action, seat)

    # -- chance -------------------------------------------------------------------------------

    @property
    def source(self) -> str:
        return "defender"

    def chances(self) -> list[tuple[int, float]]:
        if self.actor != CHANCE:
            return []
        hidden: i64 = hidden_defenders(self)
        each = 1.0 / float(size(hidden))
        return [(NUM_ACTIONS + figure, each) for figure in range(2 * EACH) if has(hidden, figure)]

    def pick(self, at: float) -> i64:
        if self.actor != CHANCE:
            raise IllegalAction("nothing is left to chance here")
        hidden: i64 = hidden_defenders(self)
        return NUM_ACTIONS + nth(hidden, i64(at * float(size(hidden))))

    # -- what happens -------------------------------------------------------------------------

    def apply_legal(self, action: i64) -> None:
        packed: i64 = self.pop()
        kind: i64 = kind_of(packed)
        if action == PASS or action == FIGHT_HIDDEN:  # all else is told by what it does
            self.tell(PASSED, seat_of(packed))
        if kind == TURN:
            if is_move(action):
                self._move(action, 0)
            else:
                self._special(action, packed)
        elif kind == CARD:
            choose_card(self, action - PLAY)
            run(self)
        elif kind == DEFENDER:
            engage(self, action - NUM_ACTIONS)
            run(self)
        elif kind == PLACING:
            place(self, action // 5, SLOTS[seat_of(packed) * 5 + a_of(packed)], a_of(packed))
        elif kind == TUNNEL:
            if action == STRIKE:
                strike(self)
            else:
                let_pass(self, packed)
        elif kind == STEP:
            self._move(action, 1)
        elif kind == GALLOP:
            if action == PASS:
                stop_riding(self, b_of(packed), (self.flags & SHADOWFAX_MAY_STOP) != 0)
            else:
                self._move(action, 0)
        elif kind == LINGER:
            if action != PASS:
                look(self, action - PALANTIR_CODE)
            begin_turn(self, LIGHT)
        else:
            self._answer(kind, action, packed)
            run(self)

    def _move(self, action: i64, step: i64) -> None:
        number: i64 = action - MOVE
        set_out(self, MOVE_FIGURE[number], MOVE_START[number], MOVE_GOAL[number], step)

    def _special(self, action: i64, packed: i64) -> None:
        if action == SHADOWFAX_CODE:
            ride_shadowfax(self)
        elif action == WHITE_CODE:
            return_gandalf(self)
        elif action < RECALL_CODE:
            look(self, action - PALANTIR_CODE)
            self.push(packed)
        else:
            recall(self, action - RECALL_CODE + EACH)

    def _answer(self, kind: i64, action: i64, packed: i64) -> None:
        """An answer within a battle; its next step lies underneath."""
        if kind == TARGET:
            if action == FIGHT_HIDDEN:
                draw_defender(self, hidden_defenders(self))
            elif action >= FIGHT:
                engage(self, action - FIGHT)
            else:
                look(self, action - PALANTIR_CODE)
        elif action == PASS:
            return
        elif kind == FETCHING:
            fetch(self, action - FETCH)
        elif kind == BANNING:
            self.tell(BANNED)
            go_to(self, NUMBERS)
        elif action == SAM_CODE:
            stand_in(self)
        elif kind == WITHDRAW and seat_of(packed) == DARK:
            leave(self, self.dark_fighter, action - RETREAT)
        else:
            leave(self, self.light_fighter, action - RETREAT)

    def clone(self) -> "ConfrontationState":
        return ConfrontationState(0, 0, self)

    # -- what is asked, known and won ---------------------------------------------------------

    @property
    def actions(self) -> ActionTable:
        return ACTIONS

    @property
    def seat_names(self) -> tuple[str, ...]:
        return SIDES

    @property
    def decision(self) -> Decision:
        return view.decision_of(self, 3)

    def view(self, seats: object) -> View:
        return view.view_of(self, seats)

    def position(self) -> Position:
        return view.position_of(self)

    def returns(self) -> list[float]:
        winner: i64 = WINNER[self.ended]
        if winner < 0:
            return [0.0, 0.0]
        return [1.0, -1.0] if winner == LIGHT else [-1.0, 1.0]

    def score(self) -> list[int]:
        """The winner has a point for each own figure on the board, the loser none."""  # E4
        winner: i64 = WINNER[self.ended]
        return [self.left(side) if side == winner else 0 for side in range(2)]

    def ending(self) -> str:
        return ENDINGS[self.ended]


def _codes(out: vec[i64], first: i64, mask: i64) -> vec[i64]:
    """Append a code for each bit of the mask."""
    while mask:
        out = append(out, first + lowest(mask))
        mask &= mask - 1
    return out


def _move_codes(out: vec[i64], figure: i64, start: i64, mask: i64) -> vec[i64]:
    while mask:
        out = append(out, move_code(figure, start, lowest(mask)))
        mask &= mask - 1
    return out
