"""The boards: places of the journey, lines and events of the four scenarios, tiles and the die."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.core.data import read_data

DATA: Final[dict[str, Any]] = read_data("bywater.games.quest")

HOBBITS: Final[tuple[str, ...]] = tuple(DATA["hobbits"])
MAX_HOBBITS: Final = 5
FRODO: Final = 0
SAM: Final = 1
PIPPIN: Final = 2
MERRY: Final = 3
FATTY: Final = 4

LAST: Final[i64] = DATA["corruption"]["last"]  # the darkest space of the corruption line

# The activities, most of which have a line on each board, and the joker.
SYMBOLS: Final[tuple[str, ...]] = ("friendship", "travelling", "hiding", "fighting", "joker")
LINES: Final = 4
FRIENDSHIP: Final = 0
TRAVELLING: Final = 1
HIDING: Final = 2
FIGHTING: Final = 3
JOKER: Final = 4

# The journey: Bag End and a haven before the first board, a haven before the second, the mountain after the last.
PLACES: Final = ("bag_end", "rivendell", "moria", "lothlorien", "helms_deep", "shelobs_lair", "mordor", "mount_doom")
BAG_END: Final = 0
RIVENDELL: Final = 1
MORIA: Final = 2
LOTHLORIEN: Final = 3
HELMS_DEEP: Final = 4
SHELOBS_LAIR: Final = 5
MORDOR: Final = 6
MOUNT_DOOM: Final = 7

BOARDS: Final[tuple[str, ...]] = tuple(DATA["boards"])
BOARD_OF: Final = vec[i64]([0, 0, 0, 1, 1, 2, 3, 3])  # the board of each place; a haven belongs to the next board

# The contents of a space; a feature card is CARD_SPACE plus its kind.
NOTHING: Final = 0
SHIELD: Final = 1
SPECIAL: Final = 2
RING_TOKEN: Final = 3
HEART: Final = 4
SUN: Final = 5
DIE_SPACE: Final = 6
LIGHT: Final = 7
CARD_SPACE: Final = 8

TOKENS: Final[tuple[str, ...]] = tuple(DATA["tokens"])
NUM_TOKENS: Final = 3  # rings, hearts, suns
_GIVEN: Final = ("", "shield", "special_shield", "ring", "heart", "sun", "die", "heal")
ROOM: Final = 14  # spaces of the longest line, including its start

_CARDS: Final[tuple[str, ...]] = tuple(DATA["cards"])


def _line(board: str, line: int) -> dict[str, Any]:
    found: dict[str, Any] = DATA["boards"][board]["lines"].get(SYMBOLS[line], {"spaces": [], "main": False})
    return found


def _space(name: str) -> int:
    return _GIVEN.index(name) if name in _GIVEN else CARD_SPACE + _CARDS.index(name)


def _spaces() -> list[int]:  # C3, C4
    spaces: list[int] = []
    for board in BOARDS:
        for line in range(LINES):
            given = [NOTHING, *[_space(name) for name in _line(board, line)["spaces"]]]
            spaces += given + [NOTHING] * (ROOM - len(given))
    return spaces


def _scores() -> list[int]:
    scores: list[int] = []
    for board in BOARDS:
        printed = next(_line(board, line)["scores"] for line in range(LINES) if _line(board, line)["main"])
        scores += printed + [0] * (ROOM - len(printed))
    return scores


# Indexed by board * LINES + line, and SPACES also by space. A missing line has length 0.
SPACES: Final = vec[i64](_spaces())
LENGTHS: Final = vec[i64]([len(_line(board, line)["spaces"]) for board in BOARDS for line in range(LINES)])
MAIN: Final = vec[i64]([next(line for line in range(LINES) if _line(board, line)["main"]) for board in BOARDS])
SCORES: Final = vec[i64](_scores())  # by board * ROOM + space of the main line

EVENTS: Final[tuple[str, ...]] = tuple(name for board in BOARDS for name in DATA["boards"][board]["events"])  # C5
EVENTS_EACH: Final = 6
# The numbers of the events without a demand.
TRAPPED: Final = 4
RIDERS: Final = 2
ORCS_AT_THE_GATE: Final = 3
ORCS_CONQUER: Final = 6

TILES: Final[tuple[str, ...]] = tuple(DATA["tiles"])
SUNDIAL: Final = 4  # the first four tiles are the four activities
SUNDIAL_CARDS: Final = 5
SUNDIAL_ITEMS: Final = 6
RING_DARK: Final = 7
EYE_OR_TWO_DARK: Final = 8
TILE_COPIES: Final = vec[i64]([DATA["tiles"][tile]["count"] for tile in TILES])
TILES_IN_ALL: Final = 23
ALL_TILES: Final[i64] = sum(DATA["tiles"][tile]["count"] * 32**place for place, tile in enumerate(TILES))  # packed

FACES: Final[tuple[str, ...]] = tuple(DATA["die"])
NUM_FACES: Final = 6
BLANK: Final = 0
TWO_CARDS: Final = 4  # the faces before it are one to three dots
EYE: Final = 5
FACE_SYMBOLS: Final = vec[i64]([DATA["die"][face]["symbols"] for face in FACES])

# The prices of a step or of two cards when they are offered.
RECOVERY: Final[i64] = DATA["offers"]["recovery"]["shields"]
SAM_SAVES_FRODO: Final[i64] = DATA["offers"]["sam_saves_frodo"]["shields"]

SPECIALS_PACKED: Final[i64] = sum(16**value for value in DATA["shields"]["special"])  # four bits per value
SPECIALS: Final = vec[i64]([0] + [DATA["shields"]["special"].count(value) for value in (1, 2, 3)])

# How many feature cards each hobbit gets: five numbers per number of hobbits in the game.
_COUNTS: Final[tuple[str, ...]] = ("one", "two", "three", "four", "five")
FEATURE_DEAL: Final = vec[i64]([n for count in _COUNTS for n in (DATA["feature_deal"][count]["each"] + [0] * 5)[:5]])


def length_of(place: i64, line: i64) -> i64:
    """Return how many spaces a line has on the board of a place."""
    return LENGTHS[BOARD_OF[place] * LINES + line]


def event_name(place: i64, number: i64) -> str:
    """Return the id of an event of a place's board, 1 to 6."""
    return EVENTS[int(BOARD_OF[place]) * EVENTS_EACH + int(number) - 1]
