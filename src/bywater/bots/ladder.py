"""The opponents that people choose from, from a gentle beginner to the strongest: the same names in every game."""

from typing import Final, NamedTuple


class Rung(NamedTuple):
    """One opponent: which bot plays, how long it may think, and how often it chooses blindly."""

    name: str
    bot: str
    budget: str = ""
    slips: float = 0.0


def _ladder(simple: str, strong: str, *budgets: str) -> tuple[Rung, ...]:
    quick, steady, long = budgets
    return (
        Rung("novice", simple, slips=0.3),
        Rung("wayfarer", simple),
        Rung("ranger", strong, quick),
        Rung("captain", strong, steady),
        Rung("wizard", strong, long),
    )


LADDERS: Final = {
    "confrontation": _ladder("greedy", "duellist", "200", "2000", "2s"),
    "towers": _ladder("greedy", "planner", "100", "800", "2s"),
    "quest": _ladder("cautious", "team", "60", "400", "2s"),
    "fate": _ladder("cautious", "team", "30", "100", "2s"),
}


def rung(game: str, name: str) -> Rung | None:
    """The opponent of this name in a game, if it has one."""
    for found in LADDERS.get(game, ()):
        if found.name == name:
            return found
    return None
