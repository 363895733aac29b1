"""The conformance suite: every rule of the contract, over one game, by seeded random play."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from bywater.core.game import Game
from bywater.core.state import Position
from bywater.testing import asked, beliefs, chance, copies, ends, names, positions, records, told, twins, views
from bywater.testing.faults import Fault
from bywater.testing.walk import Walk

OF_GAMES: Final[dict[str, Callable[[Game], None]]] = {
    "notation": names.notation,
    "bounds": names.bounds,
}
"""What is checked once a game."""

OF_PLAY: Final[dict[str, Callable[[Walk], None]]] = {
    "actors": asked.actors,
    "lists": asked.lists,
    "refusals": asked.refusals,
    "reasons": asked.reasons,
    "chances": chance.chances,
    "copies": copies.copies,
    "positions": positions.positions,
    "records": records.records,
    "ends": ends.ends,
    "views": views.views,
    "phrases": views.phrases,
    "shown": told.shown,
    "journals": told.journals,
    "traces": told.traces,
    "beliefs": beliefs.beliefs,
    "siblings": twins.siblings,
    "twins": twins.twins,
}
"""What is checked along a game that is played."""


def check(
    game: Game,
    seats: int = 0,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    only: Iterable[str] = (),
    start: Position | None = None,
) -> None:
    """Check that a game keeps the contract, or raise a Fault that says how it does not.

    One random game of this seed is played for each check. `only` names the checks to run; all of them
    are run otherwise. With `start` the games begin from a position: late parts that random play seldom sees.

    >>> import bywater
    >>> check(bywater.load("confrontation"), seats=2, seed=7, only=["actors", "ends"])
    """
    wanted = list(only) or [*OF_GAMES, *OF_PLAY]
    for name in wanted:
        if name in OF_GAMES:
            OF_GAMES[name](game)
        else:
            walk = Walk(game, seats, options or {}, seed, start)
            try:
                OF_PLAY[name](walk)
            except Fault:
                raise
            except Exception as error:
                raise Fault(f"the check {name!r} was broken off by {error!r}\n{walk}") from error
