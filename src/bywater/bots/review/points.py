"""The points of a review: every real decision of a record, weighed from the view of the seat that was asked."""

import random
from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Final, NamedTuple

from bywater.bots.budget import Budget
from bywater.bots.review.assessment import budget_of, weigh
from bywater.core.game import IDENTICAL, Game
from bywater.core.message import Message
from bywater.core.options import resolve_options
from bywater.core.record import Record
from bywater.core.seats import OVER, WATCHER
from bywater.core.state import State

MOST: Final = 500
"""So many decisions are weighed at most; of a longer game those at even distances."""


class Point(NamedTuple):
    """One decision. `chance` is that of seat 0, or of the team, or with more than two rivals that of `seat` itself."""

    number: int
    """After how many lines of the record it stood."""
    seat: int
    chance: float
    lost: float
    """How much of its own chance the seat gave away."""
    played: Message
    preferred: Message
    same: bool
    marks: list[int]
    """What else is told along the game: one number for each of the game's `MARKS`."""


def is_together(game: Game, record: Record) -> bool:
    return game.utility_of(resolve_options(game.options, record.options)) == IDENTICAL


def states(game: Game, record: Record) -> Iterator[tuple[int, State, int]]:
    """After how many lines, the state, and what was done then."""
    state = game.opening(record)
    for number, line in enumerate(record.lines):
        action = game.action(line)
        yield number, state, action
        state.apply(action)


def decisions(game: Game, record: Record) -> list[int]:
    """The numbers of the lines that were a choice between several things."""
    found = [number for number, state, _ in states(game, record) if state.actor >= 0 and len(state.legal()) > 1]
    if len(found) <= MOST:
        return found
    return [found[number * len(found) // MOST] for number in range(MOST)]


def points(game: Game, record: Record, numbers: list[int], budget: Budget | None = None) -> list[Point]:
    """These decisions, weighed. They hang on the record alone, not on which are weighed together."""
    wanted = set(numbers)
    given = budget or budget_of(game)
    together = is_together(game, record)
    found = []
    for number, state, action in states(game, record):
        if number in wanted:
            point = _point(game, state, number, action, together, given)
            if point is not None:
                found.append(point)
    return found


def _point(game: Game, state: State, number: int, action: int, together: bool, budget: Budget) -> Point | None:
    seat = int(state.actor)
    view = state.view(seat)
    seed = random.Random(f"{game.id} {number} {action}").getrandbits(60)
    weighed = weigh(game, view, action, seed, budget)
    if weighed is None:
        return None
    versus_two = state.seats == 2 and not together
    return Point(
        number,
        seat,
        1.0 - weighed.promised if versus_two and seat == 1 else weighed.promised,
        weighed.lost,
        game.choice_label(action, view),
        game.choice_label(weighed.preferred, view),
        weighed.preferred == action,
        marks_of(game, state),
    )


def end_of(game: Game, record: Record, together: bool) -> list[float]:
    """What each line of the chart comes to, when it is no chance any more; empty if the game was not played out."""
    state = game.opening(record)
    for line in record.lines:
        state.apply(game.action(line))
    if state.actor != OVER:
        return []
    returns = [float(gained) for gained in state.returns()]
    if together:
        # Teams lose more or less badly, but either they win or not.
        return [1.0 if returns[0] >= 1.0 else 0.0]
    if len(returns) == 2:
        return [0.5 + 0.5 * returns[0]] * 2
    return [1.0 if gained >= 1.0 else 0.25 + 0.25 * gained for gained in returns]  # as bots see it: the first counts


def track_of(point: Point, together: bool) -> int:
    """The line of the chart that a point lies on: the team's, or that of its seat."""
    return 0 if together else point.seat


def turned_tracks(seats: int, together: bool) -> list[bool]:
    """Of each line of the chart, whether it shows the chance of the other side: of two, both lines show the first."""
    return [False] if together else [seats == 2 and seat == 1 for seat in range(seats)]


def marks_of(game: Game, state: State) -> list[int]:
    known = _marks_module(game)
    return list(known.marks(state.view(WATCHER))) if known is not None else []


def mark_names(game: Game) -> list[str]:
    """What is told beside the chances, as keys of the words: "mark-" and the name."""
    known = _marks_module(game)
    return list(known.MARKS) if known is not None else []


def _marks_module(game: Game) -> ModuleType | None:
    name = f"bywater.bots.{game.id}.marks"
    try:
        return import_module(name) if find_spec(name) else None
    except ModuleNotFoundError:  # a game of another package
        return None
