"""The eighteen figures: nine of Light, then nine of Dark, in the order of their data."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.games.confrontation.model.board import DATA

FIGURES: Final[tuple[str, ...]] = tuple(DATA["figures"])
STRENGTH: Final = vec[i64]([DATA["figures"][name]["strength"] for name in FIGURES])
SAM_BESIDE_FRODO: Final[i64] = DATA["figures"]["sam"]["beside_frodo"]

FRODO: Final = 0
SAM: Final = 1
PIPPIN: Final = 2
MERRY: Final = 3
GANDALF: Final = 4
ARAGORN: Final = 5
LEGOLAS: Final = 6
GIMLI: Final = 7
BOROMIR: Final = 8
ORCS: Final = 9
SHELOB: Final = 10
SARUMAN: Final = 11
NAZGUL: Final = 12
BALROG: Final = 13
WARG: Final = 14
BLACK_RIDER: Final = 15
WITCH_KING: Final = 16
TROLL: Final = 17

EACH: Final = 9
"""The number of figures per side."""


def side_of(figure: i64) -> i64:
    return 0 if figure < EACH else 1
