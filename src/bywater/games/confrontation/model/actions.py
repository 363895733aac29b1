"""The action table: codes, texts, and the first code of each kind."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from bywater.core.action import ActionTable
from bywater.core.bits import BIT, lowest_bit
from bywater.games.confrontation.model import board, figures
from bywater.games.confrontation.model.board import DARK, LIGHT
from bywater.games.confrontation.model.cards import CARDS
from bywater.games.confrontation.model.figures import EACH, side_of


def _beyond(mask: int, side: int) -> int:
    """Return the regions of the mask and all regions ahead of them."""
    while True:
        more = mask
        for region in range(16):
            if mask >> region & 1:
                more |= board.FORWARD[side * 16 + region]
        if more == mask:
            return mask
        mask = more


def _goals(figure: int, start: int) -> int:
    """Return all regions that this figure can reach in one move from `start` on any table."""
    side = side_of(figure)
    ahead: int = board.FORWARD[side * 16 + start]
    if figure == figures.ARAGORN:
        return ahead | board.AROUND[start]
    if figure == figures.WITCH_KING:
        return ahead | board.SIDEWAYS[start]
    if figure == figures.BLACK_RIDER:
        return _beyond(ahead, side)
    if figure == figures.NAZGUL:
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
                f"{figures.FIGURES[figure]} at {board.REGIONS[board.SLOTS[side_of(figure) * 5 + slot]]}",
                "place",
                {
                    "figure": figures.FIGURES[figure],
                    "region": board.REGIONS[board.SLOTS[side_of(figure) * 5 + slot]],
                },
            )
            for figure in range(2 * EACH)
            for slot in range(5)
        ],
        *[
            (
                f"{figures.FIGURES[figure]} {board.REGIONS[start]}-{board.REGIONS[goal]}",
                "move",
                {"figure": figures.FIGURES[figure], "from": board.REGIONS[start], "to": board.REGIONS[goal]},
            )
            for figure, start, goal in _WAYS
        ],
        ("shadowfax", "shadowfax", {}),
        ("gandalf_the_white", "gandalf_the_white", {}),
        *[(f"palantir {name}", "palantir", {"region": name}) for name in board.REGIONS],
        *[(f"recall {name}", "recall", {"figure": name}) for name in figures.FIGURES[EACH:]],
        ("strike", "strike", {}),
        ("fight hidden", "fight_hidden", {}),
        *[(f"fight {name}", "fight", {"figure": name}) for name in figures.FIGURES],
        *[(f"retreat {name}", "retreat", {"region": name}) for name in board.REGIONS],
        ("sam", "sam", {}),
        ("ban", "ban", {}),
        *[(f"play {name}", "play", {"card": name}) for name in CARDS],
        *[(f"fetch {name}", "fetch", {"card": name}) for name in CARDS],
        ("pass", "pass", {}),
        *[(f"defender {name}", "defender", {"figure": name}) for name in figures.FIGURES],
    ]
)
CODES: Final = ACTIONS.codes

# The first or only code of each kind.
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


def append_moves(out: vec[i64], figure: i64, start: i64, mask: i64) -> vec[i64]:
    """Append the moves of a figure to each region of the mask."""
    while mask:
        out = append(out, move_code(figure, start, lowest_bit(mask)))
        mask &= mask - 1
    return out


def is_move(action: i64) -> bool:
    return MOVE <= action < MOVE + NUM_MOVES


def side_of_action(action: i64) -> i64:
    """Return the only side that can ever play this action; -1 if both can."""
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
        return DARK
    return -1
