"""The conformance suite: all checks of the contract for one game, by seeded random play."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Final

from bywater.core.game import Game
from bywater.core.state import Position
from bywater.testing import beliefs, chance, copies, decisions, ends, journals, names, positions, records, twins, views
from bywater.testing.faults import Fault
from bywater.testing.walk import Walk

OF_GAMES: Final[dict[str, Callable[[Game], None]]] = {
    "notation": names.notation,
    "bounds": names.bounds,
}
"""Checks of a game without playing, by name."""

OF_PLAY: Final[dict[str, Callable[[Walk], None]]] = {
    "actors": decisions.actors,
    "lists": decisions.lists,
    "refusals": decisions.refusals,
    "reasons": decisions.reasons,
    "chances": chance.chances,
    "copies": copies.copies,
    "snapshots": positions.snapshots,
    "positions": positions.positions,
    "records": records.records,
    "ends": ends.ends,
    "views": views.views,
    "messages": views.messages,
    "reveals": journals.reveals,
    "journals": journals.journals,
    "traces": journals.traces,
    "beliefs": beliefs.beliefs,
    "siblings": twins.siblings,
    "twins": twins.twins,
}
"""Checks along a random game, by name."""


def check(
    game: Game,
    seats: int = 0,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    only: Iterable[str] = (),
    start: Position | None = None,
) -> None:
    """Check that a game fulfils the contract; raise a Fault if it does not.

    Each check plays one random game with this seed. `only` names the checks to run, by default all. With `start` the
    games begin from a position, for example in late parts that random play rarely reaches.

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
                raise Fault(f"the check {name!r} ended with {error!r}\n{walk}") from error
