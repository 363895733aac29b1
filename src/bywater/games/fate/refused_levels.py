"""Scenarios and the levels they are made for."""

from typing import Any

from bywater.core.errors import OptionsClash
from bywater.core.message import Message
from bywater.games.fate.board import DATA


def levels_of(scenario: str) -> tuple[str, ...]:
    """The levels that a scenario is made for."""
    return tuple(DATA["scenarios"][scenario]["levels"])


def check_level(options: dict[str, Any]) -> None:
    """Raise OptionsClash if the objectives are those of a scenario that is not made for the level."""  # F58
    scenario, level = options["objectives"], options["level"]
    if scenario == "random" or "objectives" in options["own"] or options["any_level"]:
        return
    allowed = levels_of(scenario)
    if level in allowed:
        return
    said = (
        f"option level: the scenario {scenario!r} is played at {' or '.join(allowed)}, not at {level!r}; "
        "choose another level, another scenario, objectives='random', or any_level=True"
    )
    reason = Message(
        "bad-level",
        {
            "scenario": f"scenario-{scenario}",
            "level": f"level-{level}",
            "count": len(allowed),
            "first": f"level-{allowed[0]}",
            "second": f"level-{allowed[-1]}",
        },
    )
    raise OptionsClash(said, "fate", reason, "level", allowed)
