"""The battle cards, nine per side, and the four special cards of the variant."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.games.confrontation.model.board import DATA

CARDS: Final[tuple[str, ...]] = tuple(DATA["cards"])
VALUE: Final = vec[i64]([DATA["cards"][name]["value"] for name in CARDS])
IS_TEXT: Final = vec[i64]([1 if DATA["cards"][name]["text"] else 0 for name in CARDS])

LIGHT_MAGIC: Final = 5
SACRIFICE: Final = 6
CLOAK: Final = 7
LIGHT_RETREAT: Final = 8
DARK_MAGIC: Final = 15
EYE: Final = 16
DARK_RETREAT: Final = 17

NO_CARD: Final = 31

# All cards of one side, as a mask.
DECK: Final = vec[i64]([0b000000000111111111, 0b111111111000000000])

SPECIALS: Final[tuple[str, ...]] = tuple(DATA["specials"])
SHADOWFAX: Final = 0
GANDALF_THE_WHITE: Final = 1
PALANTIR: Final = 2
RECALL: Final = 3
