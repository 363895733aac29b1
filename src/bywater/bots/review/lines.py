"""The line that a bot expects after its own choice at a decision of a finished game."""

import random
from typing import Final

from bywater.bots.budget import Budget
from bywater.bots.player import Player
from bywater.bots.review.assessment import budget_of, reviewer, weigh
from bywater.bots.review.points import states
from bywater.core.game import Game
from bywater.core.message import Message
from bywater.core.record import Record
from bywater.core.seats import CHANCE, OVER
from bywater.core.state import State

DEPTH: Final = 3
"""The maximal number of choices in a line, the preferred one first."""


def expected(game: Game, record: Record, number: int, budget: Budget | None = None) -> list[tuple[int, Message]]:
    """Return the choices expected from the decision at line `number` of the record, up to the next chance event."""
    given = budget or budget_of(game)
    for at, state, action in states(game, record):
        if at == number:
            return _line(game, state.clone(), number, action, given)
    return []


def _line(game: Game, state: State, number: int, action: int, budget: Budget) -> list[tuple[int, Message]]:
    view = state.view(int(state.actor))
    seed = random.Random(f"{game.id} {number} {action}").getrandbits(60)
    weighed = weigh(game, view, action, seed, budget)
    code = weighed.preferred if weighed is not None else action
    line = [(int(state.actor), game.choice_label(code, view))]
    state.apply(code)
    bots: dict[int, Player] = {}  # one bot per seat, since a bot may follow a plan
    while len(line) < DEPTH and state.actor not in (CHANCE, OVER):
        seat = int(state.actor)
        view = state.view(seat)
        if seat not in bots:
            bots[seat] = reviewer(game, seed + seat, budget)
        code = bots[seat].choose(view)
        if len(view["legal"]) > 1:
            line.append((seat, game.choice_label(code, view)))
        state.apply(code)
    return line
