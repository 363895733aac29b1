"""The playout policy for The Confrontation: a few random turns with solved duels, then the fitted evaluation."""

from typing import Final, cast, final

from librt.random import Random
from mypy_extensions import i64

from bywater.bots.confrontation.evaluation.values import chance_of_light
from bywater.bots.confrontation.policy.duel import DuelBook
from bywater.bots.search.guide import Guide
from bywater.core.bits import BIT
from bywater.core.frames import kind_of, seat_of
from bywater.core.seats import CHANCE, OVER
from bywater.core.state import State
from bywater.games.confrontation.model import board
from bywater.games.confrontation.model.actions import PLAY, move_code
from bywater.games.confrontation.model.figures import EACH, FRODO
from bywater.games.confrontation.model.frames import CARD, TURN
from bywater.games.confrontation.model.table import Table
from bywater.games.confrontation.state import ConfrontationState

TURNS: Final = 2
"""The length of a playout in turns."""


@final
class ConfrontationGuide(Guide):
    """Takes winning moves, plays cards by the solution of their duel, and evaluates by the fitted log odds."""

    def __init__(self, turns: i64 = TURNS) -> None:
        self.book = DuelBook()
        self.turns = turns

    def fixed_action(self, state: State, rng: Random) -> i64:
        """Draw a card from the solution of its duel, because a search over cards wastes strong ones."""
        table = cast(ConfrontationState, state)
        packed: i64 = table.top()
        if kind_of(packed) == CARD:
            return PLAY + self.book.choose(table, seat_of(packed), rng)
        return -1

    def choose(self, state: State, rng: Random) -> i64:
        table = cast(ConfrontationState, state)
        packed: i64 = table.top()
        kind: i64 = kind_of(packed)
        if kind == CARD:
            return PLAY + self.book.choose(table, seat_of(packed), rng)
        if kind == TURN:
            winning: i64 = winning_move(table)
            if winning >= 0:
                return winning
        return table.random_action(rng.random())

    def finish(self, state: State, rng: Random) -> i64:
        table = cast(ConfrontationState, state)
        last: i64 = table.turns + self.turns
        count: i64 = 0
        actor: i64 = table.actor
        while actor != OVER:
            if kind_of(table.top()) == TURN and table.turns >= last:
                break
            if actor == CHANCE:
                table.apply_legal(table.pick(rng.random()))
            else:
                table.apply_legal(self.choose(table, rng))
            count += 1
            actor = table.actor
        return count

    def worth(self, state: State) -> list[float]:
        light = 2.0 * chance_of_light(cast(ConfrontationState, state)) - 1.0
        return [light, -light]


def winning_move(table: Table) -> i64:
    """Return an immediately winning move (Frodo into Mordor, or a third Dark figure into an empty Shire); else -1."""
    if table.turn == board.LIGHT:
        frodo: i64 = table.at[FRODO]
        if frodo < board.ROAD and board.FORWARD[frodo] & BIT[board.MORDOR] & ~table.full[board.LIGHT]:
            return move_code(FRODO, frodo, board.MORDOR)
        return -1
    if table.count(board.DARK, board.SHIRE) == 2 and table.count(board.LIGHT, board.SHIRE) == 0:
        figure: i64
        for figure in range(EACH, 2 * EACH):
            place: i64 = table.at[figure]
            if place < board.ROAD and board.FORWARD[16 + place] & BIT[board.SHIRE]:
                return move_code(figure, place, board.SHIRE)
    return -1
