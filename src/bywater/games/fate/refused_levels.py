"""Scenarios and the levels they are made for."""

from typing import Any, Final

from bywater.core.errors import BadOption
from bywater.core.message import Message, Value
from bywater.games.fate.board import DATA


class BadLevel(BadOption):
    """The scenario is not made for the level.

    `message` says so in the words of the game, `option` and `allowed` what could be chosen instead.
    """

    game: Final = "fate"
    option: Final = "level"

    def __init__(self, scenario: str, level: str, allowed: tuple[str, ...]) -> None:
        super().__init__(
            f"option level: the scenario {scenario!r} is played at {' or '.join(allowed)}, not at {level!r}; "
            "choose another level, another scenario, objectives='random', or any_level=True"
        )
        self.allowed = allowed
        params: dict[str, Value] = {
            "scenario": f"scenario-{scenario}",
            "level": f"level-{level}",
            "count": len(allowed),
        }
        params["first"] = f"level-{allowed[0]}"
        params["second"] = f"level-{allowed[-1]}"
        self.message = Message("bad-level", params)


def levels_of(scenario: str) -> tuple[str, ...]:
    """The levels that a scenario is made for."""
    return tuple(DATA["scenarios"][scenario]["levels"])


def check_level(options: dict[str, Any]) -> None:
    """Raise BadLevel if the objectives are those of a scenario that is not made for the level."""  # F58
    scenario, level = options["objectives"], options["level"]
    if scenario == "random" or "objectives" in options["own"] or options["any_level"]:
        return
    if level not in levels_of(scenario):
        raise BadLevel(scenario, level, levels_of(scenario))
