"""The codes of all actions, and their text."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.core.action import ActionTable
from bywater.core.codes import BIT
from bywater.games.confrontation.board import AROUND, FORWARD, LIGHT, REGIONS, SIDEWAYS, SLOTS
from bywater.games.confrontation.cards import CARDS
from bywater.games.confrontation.figures import ARAGORN, BLACK_RIDER, EACH, FIGURES, NAZGUL, WITCH_KING, side_of


def _beyond(mask: int, side: int) -> int:
    """All regions ahead of those in the mask, and these."""
    while True:
        more = mask
        for region in range(16):
            if mask >> region & 1:
                more |= FORWARD[side * 16 + region]
        if more == mask:
            return mask
        mask = more


def _goals(figure: int, start: int) -> int:
    """Every region that this figure could ever reach in one move from there."""
    side = side_of(figure)
    ahead: int = FORWARD[side * 16 + start]
    if figure == ARAGORN:
        return ahead | AROUND[start]
    if figure == WITCH_KING:
        return ahead | SIDEWAYS[start]
    if figure == BLACK_RIDER:
        return _beyond(ahead, side)
    if figure == NAZGUL:
        return 0xFFFF & ~BIT[start]
    return ahead


def _ways() -> list[tuple[int, int, int]]:
    return [
        (figure, start, goal)
        for figure in range(2 * EACH)
        for start in range(16)
        for goal in range(16)
        if _goals(figure, start) >> goal & 1
    ]


_WAYS: Final = _ways()
ACTIONS: Final = ActionTable(
    [
        *[
            (
                f"{FIGURES[figure]} at {REGIONS[SLOTS[side_of(figure) * 5 + slot]]}",
                "place",
                {"figure": FIGURES[figure], "region": REGIONS[SLOTS[side_of(figure) * 5 + slot]]},
            )
            for figure in range(2 * EACH)
            for slot in range(5)
        ],
        *[
            (
                f"{FIGURES[figure]} {REGIONS[start]}-{REGIONS[goal]}",
                "move",
                {"figure": FIGURES[figure], "from": REGIONS[start], "to": REGIONS[goal]},
            )
            for figure, start, goal in _WAYS
        ],
        ("shadowfax", "shadowfax", {}),
        ("gandalf_the_white", "gandalf_the_white", {}),
        *[(f"palantir {name}", "palantir", {"region": name}) for name in REGIONS],
        *[(f"recall {name}", "recall", {"figure": name}) for name in FIGURES[EACH:]],
        ("strike", "strike", {}),
        ("fight hidden", "fight_hidden", {}),
        *[(f"fight {name}", "fight", {"figure": name}) for name in FIGURES],
        *[(f"retreat {name}", "retreat", {"region": name}) for name in REGIONS],
        ("sam", "sam", {}),
        ("ban", "ban", {}),
        *[(f"play {name}", "play", {"card": name}) for name in CARDS],
        *[(f"fetch {name}", "fetch", {"card": name}) for name in CARDS],
        ("pass", "pass", {}),
        *[(f"defender {name}", "defender", {"figure": name}) for name in FIGURES],
    ]
)
CODES: Final = ACTIONS.codes

# The first code of each kind, or its only one.
PLACE: Final = 0
MOVE: Final = 2 * EACH * 5
SHADOWFAX_CODE: Final[i64] = CODES["shadowfax"]
WHITE_CODE: Final[i64] = CODES["gandalf_the_white"]
PALANTIR_CODE: Final[i64] = CODES["palantir shire"]
RECALL_CODE: Final[i64] = CODES["recall orcs"]
STRIKE: Final[i64] = CODES["strike"]
FIGHT_HIDDEN: Final[i64] = CODES["fight hidden"]
FIGHT: Final[i64] = CODES["fight frodo"]
RETREAT: Final[i64] = CODES["retreat shire"]
SAM_CODE: Final[i64] = CODES["sam"]
BAN: Final[i64] = CODES["ban"]
PLAY: Final[i64] = CODES["play light_1"]
FETCH: Final[i64] = CODES["fetch light_1"]
PASS: Final[i64] = CODES["pass"]
NUM_ACTIONS: Final[i64] = CODES["defender frodo"]
NUM_CHANCES: Final = 2 * EACH


def _move_codes() -> list[int]:
    codes = [-1] * (2 * EACH * 256)
    for number, (figure, start, goal) in enumerate(_WAYS):
        codes[figure * 256 + start * 16 + goal] = MOVE + number
    return codes


# MOVE_CODE[figure * 256 + start * 16 + goal], and the parts of each move by its number.
MOVE_CODE: Final = vec[i64](_move_codes())
MOVE_FIGURE: Final = vec[i64]([figure for figure, _, _ in _WAYS])
MOVE_START: Final = vec[i64]([start for _, start, _ in _WAYS])
MOVE_GOAL: Final = vec[i64]([goal for _, _, goal in _WAYS])
NUM_MOVES: Final[i64] = len(_WAYS)


def move_code(figure: i64, start: i64, goal: i64) -> i64:
    return MOVE_CODE[figure * 256 + start * 16 + goal]


def is_move(action: i64) -> bool:
    return MOVE <= action < MOVE + NUM_MOVES


def own_side(action: i64) -> i64:
    """The side that an action belongs to; -1 if both have it."""
    if action < MOVE:
        return side_of(action // 5)
    if is_move(action):
        return side_of(MOVE_FIGURE[action - MOVE])
    if PLAY <= action < FETCH:
        return side_of(action - PLAY)
    if FETCH <= action < PASS:
        return side_of(action - FETCH)
    if action in (SHADOWFAX_CODE, WHITE_CODE, SAM_CODE):
        return LIGHT
    if PALANTIR_CODE <= action <= STRIKE or action == BAN:
        return 1
    return -1
