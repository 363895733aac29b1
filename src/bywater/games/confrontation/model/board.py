"""The map: sixteen regions from the Shire to Mordor, and their connections."""

from typing import Any, Final, Literal

from librt.vecs import vec
from mypy_extensions import i64

from bywater.core.bits import BIT
from bywater.core.data import read_data

LIGHT: Final = 0
DARK: Final = 1
Side = Literal["light", "dark"]
SIDES: Final[tuple[Side, ...]] = ("light", "dark")

DATA: Final[dict[str, Any]] = read_data("bywater.games.confrontation")
REGIONS: Final[tuple[str, ...]] = tuple(DATA["regions"])

SHIRE: Final = 0
EREGION: Final = 4
MORIA: Final = 8
FANGORN: Final = 11
GONDOR: Final = 14
MORDOR: Final = 15

# Two more places: the road (a figure in the tunnel, or on Shadowfax), and out of the game.
ROAD: Final = 16
OUT: Final = 17
PLACES: Final = (*REGIONS, "road", "out")

CAPACITY: Final = vec[i64]([DATA["regions"][name]["capacity"] for name in REGIONS] + [1, 18])
MOUNTAIN: Final = vec[i64]([1 if DATA["regions"][name]["kind"] == "mountain" else 0 for name in REGIONS])
MOUNTAINS: Final[i64] = sum(
    BIT[number] for number, name in enumerate(REGIONS) if DATA["regions"][name]["kind"] == "mountain"
)

# The regions in which each side sets up one figure, Light's first. The other four figures start at home.
SLOTS: Final = vec[i64]([1, 2, 3, 4, 5, 10, 11, 12, 13, 14])
HOME: Final = vec[i64]([SHIRE, MORDOR])


def _masks(words: list[list[str]]) -> list[int]:
    return [sum(BIT[REGIONS.index(name)] for name in names) for names in words]


def _reversed(masks: list[int]) -> list[int]:
    return [sum(BIT[a] for a in range(16) if masks[a] >> b & 1) for b in range(16)]


def _with_ways(masks: list[int]) -> list[int]:
    extra = list(masks)
    for way in DATA["ways"]:
        extra[REGIONS.index(way["from"])] |= BIT[REGIONS.index(way["to"])]
    return extra


_TOWARD_MORDOR: Final = _masks([DATA["regions"][name]["forward"] for name in REGIONS])
_TOWARD_SHIRE: Final = _reversed(_TOWARD_MORDOR)
_SIDEWAYS: Final = _masks([DATA["regions"][name]["sideways"] for name in REGIONS])

# Masks of regions, one per region, indexed by side * 16 + region where the sides differ.
FORWARD: Final = vec[i64](_with_ways(_TOWARD_MORDOR) + _TOWARD_SHIRE)
BACKWARD: Final = vec[i64](_TOWARD_SHIRE + _TOWARD_MORDOR)
SIDEWAYS: Final = vec[i64](_SIDEWAYS)
AROUND: Final = vec[i64]([_TOWARD_MORDOR[region] | _TOWARD_SHIRE[region] | _SIDEWAYS[region] for region in range(16)])
DOWNSTREAM: Final = vec[i64]([_with_ways([0] * 16)[region] & _SIDEWAYS[region] for region in range(16)])


def is_tunnel(start: i64, goal: i64) -> bool:
    """Whether a move uses the tunnel of Moria, from Eregion to Fangorn."""
    return start == EREGION and goal == FANGORN


def has(mask: i64, region: i64) -> bool:
    return (mask & BIT[region]) != 0
