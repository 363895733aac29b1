"""The options of the game, and their values as attributes of one game."""

from typing import Any, Final

from mypy_extensions import i64

from bywater.core.options import Option, flags
from bywater.games.quest.model import board, symbols

RULES: Final = 2
"""The version of the rules; it changes when old records would replay differently."""

# Flags, with the ruling that each decides: variants of the game, and readings where sources disagree.
VARIANTS: Final = {"preparations": "V1", "heir": "V2", "clockwise": "V3", "competitive": "V4"}
READINGS: Final = {"guidance_one_kind": "C8", "open_piles": "Q13", "roll_to_destroy": "N2", "end_at_once": "N8"}

# Where Sauron begins: for beginners, as usual, for experts.
_STARTS: Final[tuple[int, ...]] = tuple(board.DATA["corruption"]["sauron"])

OPTIONS: Final = (
    Option("sauron", "number", _STARTS[1], low=_STARTS[-1], high=_STARTS[0], rule="Q01"),
    *flags(VARIANTS),
    Option("hands", "choice", "by_game", choices=("by_game", "described", "secret"), rule="R33"),
    *flags(READINGS),
    Option("automatic", "flag", True),
)


def are_hands_secret(options: dict[str, Any]) -> bool:
    """Whether hands are secret: as chosen, or by default only in the competitive game."""  # R33
    return options["hands"] == "secret" or (options["hands"] == "by_game" and bool(options["competitive"]))


def guidance_by(options: dict[str, Any]) -> i64:
    """Return how Guidance counts when it is pledged."""  # C8
    return symbols.ONE_KIND if options["guidance_one_kind"] else symbols.TWO_JOKERS


class Settings:
    """The options of one game, with those that the rules read as attributes."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.options = options
        self.sauron: i64 = options["sauron"]
        self.preparations = bool(options["preparations"])
        self.heir = bool(options["heir"])
        self.clockwise = bool(options["clockwise"])
        self.rivals = bool(options["competitive"])
        self.secret = are_hands_secret(options)
        self.guidance = guidance_by(options)
        self.roll_to_destroy = bool(options["roll_to_destroy"])
        self.end_at_once = bool(options["end_at_once"])
        self.automatic = bool(options["automatic"])
