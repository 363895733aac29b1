"""The endings of a game, and the limits on its length."""

from typing import Final, Literal, get_args

from librt.vecs import vec
from mypy_extensions import i64

from bywater.games.confrontation.model.board import DARK, LIGHT

GOING_ON: Final = 0
RING_DESTROYED: Final = 1
FRODO_DEFEATED: Final = 2
SHIRE_TAKEN: Final = 3
LIGHT_STUCK: Final = 4
DARK_STUCK: Final = 5
TOO_LONG: Final = 6
REPETITION: Final = 7
Ending = Literal[
    "",
    "ring_destroyed",
    "frodo_defeated",
    "shire_taken",
    "light_stuck",
    "dark_stuck",
    "too_long",
    "repetition",
]
ENDINGS: Final[tuple[Ending, ...]] = get_args(Ending)
WINNER: Final = vec[i64]([-1, LIGHT, DARK, DARK, DARK, LIGHT, -1, -1])

MAX_TURNS: Final = 200  # E3: only a safety net
REPETITION_AT: Final = 3  # E5: the third occurrence is a draw
