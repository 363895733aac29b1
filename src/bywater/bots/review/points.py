"""The points of a review: every real decision of a record, assessed from the view of the acting seat."""

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

MAX_DECISIONS: Final = 500
"""The maximum number of assessed decisions; longer games are sampled at even distances."""


class Point(NamedTuple):
    """One decision. `chance` is the chance to win of seat 0, of the team, or with more than two rivals of `seat`."""

    number: int
    """The number of lines of the record before it."""
    seat: int
    chance: float
    lost: float
    """The chance that the seat lost by the played action."""
    played: Message
    preferred: Message
    same: bool
    marks: list[int]
    """Further numbers about the position, one for each of the game's `MARKS`."""


def is_together(game: Game, record: Record) -> bool:
    return game.utility_of(resolve_options(game.options, record.options)) == IDENTICAL


def states(game: Game, record: Record) -> Iterator[tuple[int, State, int]]:
    """For each line of the record: its number, the state before it, and its action."""
    state = game.opening(record)
    for number, line in enumerate(record.lines):
        action = game.action(line)
        yield number, state, action
        state.apply(action)


def decisions(game: Game, record: Record) -> list[int]:
    """Return the numbers of the lines at which there was more than one legal action."""
    found = [number for number, state, _ in states(game, record) if state.actor >= 0 and len(state.legal()) > 1]
    if len(found) <= MAX_DECISIONS:
        return found
    return [found[number * len(found) // MAX_DECISIONS] for number in range(MAX_DECISIONS)]


def points(game: Game, record: Record, numbers: list[int], budget: Budget | None = None) -> list[Point]:
    """Assess these decisions. The result depends on the record alone, not on which are assessed together."""
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
    """Return the final value of each line of the chart; empty if the game was not played out."""
    state = game.opening(record)
    for line in record.lines:
        state.apply(game.action(line))
    if state.actor != OVER:
        return []
    returns = [float(gained) for gained in state.returns()]
    if together:
        # A team's returns grade its losses; the chart shows only whether it won.
        return [1.0 if returns[0] >= 1.0 else 0.0]
    if len(returns) == 2:
        return [0.5 + 0.5 * returns[0]] * 2
    return [1.0 if gained >= 1.0 else 0.25 + 0.25 * gained for gained in returns]  # a first place counts most


def track_of(point: Point, together: bool) -> int:
    """Return the number of the chart line of a point: one for a team, else one per seat."""
    return 0 if together else point.seat


def turned_tracks(seats: int, together: bool) -> list[bool]:
    """For each chart line, whether it shows the chance of the other side: with two rivals both show seat 0."""
    return [False] if together else [seats == 2 and seat == 1 for seat in range(seats)]


def marks_of(game: Game, state: State) -> list[int]:
    known = _marks_module(game)
    return list(known.marks(state.view(WATCHER))) if known is not None else []


def mark_names(game: Game) -> list[str]:
    """Return the names of the marks besides the chances; their words have the key "mark-" and the name."""
    known = _marks_module(game)
    return list(known.MARKS) if known is not None else []


def _marks_module(game: Game) -> ModuleType | None:
    name = f"bywater.bots.{game.id}.marks"
    try:
        return import_module(name) if find_spec(name) else None
    except ModuleNotFoundError:  # a game from another package
        return None
