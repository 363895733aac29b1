"""The dice. Throws are numbered by how many dice show each face."""

from itertools import combinations_with_replacement
from math import factorial
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.games.fate.model.board import BATTLE_DICE, DATA, SEARCH_DICE

# The faces of the search die, and of the battle die. F19, F26
SEARCH_FACES: Final[tuple[str, ...]] = tuple(dict.fromkeys(DATA["dice"]["search"]))
SLIP: Final = 0
WEARY: Final = 1
EXPOSED: Final = 2
RECALL: Final = 3
BATTLE_FACES: Final[tuple[str, ...]] = tuple(dict.fromkeys(DATA["dice"]["battle"]))
ROUT: Final = 0
EXCHANGE: Final = 1
OVERRUN: Final = 2
NAZGUL_FACE: Final = 3
NUM_FACES: Final = 4
SIDES: Final = 6

# Dice are counted by face, three bits each.
ONE_DIE: Final = vec[i64]([8**face for face in range(NUM_FACES)])


def _throws(most: int) -> list[tuple[int, int, int, int]]:
    """Return all throws of one die, then of two, and so on, as counts by face."""
    found: list[tuple[int, int, int, int]] = []
    for dice in range(1, most + 1):
        thrown = combinations_with_replacement(range(NUM_FACES), dice)
        found += [(faces.count(0), faces.count(1), faces.count(2), faces.count(3)) for faces in thrown]
    return found


def _ways(counts: tuple[int, int, int, int], sides: list[str], names: tuple[str, ...]) -> int:
    """Return the number of ways in which the dice can show these faces."""
    ways = factorial(sum(counts))
    for face, count in enumerate(counts):
        ways = ways // factorial(count) * int(sides.count(names[face])) ** count
    return ways


def _packed(counts: tuple[int, int, int, int]) -> int:
    return sum(count * 8**face for face, count in enumerate(counts))


def _named(counts: tuple[int, int, int, int], names: tuple[str, ...]) -> str:
    return " ".join(f"{count} {names[face]}" for face, count in enumerate(counts) if count)


# The throws of battle dice are a prefix of this list.
_SEARCHES: Final = _throws(int(SEARCH_DICE))
_BATTLES: Final = _throws(int(BATTLE_DICE))
THROWS: Final = vec[i64]([_packed(counts) for counts in _SEARCHES])
SEARCH_WAYS: Final = vec[i64]([_ways(counts, DATA["dice"]["search"], SEARCH_FACES) for counts in _SEARCHES])
BATTLE_WAYS: Final = vec[i64]([_ways(counts, DATA["dice"]["battle"], BATTLE_FACES) for counts in _BATTLES])
SEARCH_NAMES: Final[tuple[str, ...]] = tuple(_named(counts, SEARCH_FACES) for counts in _SEARCHES)
BATTLE_NAMES: Final[tuple[str, ...]] = tuple(_named(counts, BATTLE_FACES) for counts in _BATTLES)

# The number of the first throw with this many dice.
FIRST_THROW: Final = vec[i64]([0, 0, 4, 14, 34, 69, 125, 209, 329])

# The number of each throw, by its packed counts.
_NUMBERS: Final = {_packed(counts): number for number, counts in enumerate(_SEARCHES)}
THROW_NUMBER: Final = vec[i64]([_NUMBERS.get(packed, 0) for packed in range(8**4)])

# The face on each of the six sides of a die.
SEARCH_SIDES: Final = vec[i64]([SEARCH_FACES.index(face) for face in DATA["dice"]["search"]])
BATTLE_SIDES: Final = vec[i64]([BATTLE_FACES.index(face) for face in DATA["dice"]["battle"]])
POWERS: Final = vec[i64]([SIDES**dice for dice in range(8)])


def showing(packed: i64, face: i64) -> i64:
    """Return how many dice show a face."""
    return (packed >> (3 * face)) & 7


def dice_in(packed: i64) -> i64:
    return (packed & 7) + ((packed >> 3) & 7) + ((packed >> 6) & 7) + ((packed >> 9) & 7)


def throw_at(at: float, dice: i64, battle: bool) -> i64:
    """Return the throw for a random number in [0, 1), all sides equally likely."""
    place: i64 = i64(at * float(POWERS[dice]))
    packed: i64 = 0
    for _ in range(dice):
        side: i64 = place % SIDES
        place = place // SIDES
        if battle:
            packed += ONE_DIE[BATTLE_SIDES[side]]
        else:
            packed += ONE_DIE[SEARCH_SIDES[side]]
    return THROW_NUMBER[packed]
