"""Data about demands, indexed by demand: who pays, and the price."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.games.quest.model import board, cards

DEMANDS: Final[tuple[str, ...]] = tuple(board.DATA["demands"])
_GIVERS: Final[tuple[str, ...]] = ("group", "one", "self")
GROUP: Final = 0
ONE_PLAYER: Final = 1
SELF: Final = 2

# Things that can be pledged are numbered like the codes from `actions.PLEDGE` on: cards by kind, tokens, then one
# shield, two shields and so on. A set is picked in this order.
TOKEN_THINGS: Final = cards.NUM_KINDS
SHIELD_THING: Final = cards.NUM_KINDS + board.NUM_TOKENS


def _column(name: str) -> list[int]:
    return [board.DATA["demands"][demand].get(name, 0) for demand in DEMANDS]


def _packed(names: tuple[str, ...]) -> list[int]:
    return [
        sum(board.DATA["demands"][demand].get(name, 0) * 16**place for place, name in enumerate(names))
        for demand in DEMANDS
    ]


FROM: Final = vec[i64]([_GIVERS.index(board.DATA["demands"][demand]["from"]) for demand in DEMANDS])
SYMBOLS_ASKED: Final = vec[i64](_packed(board.SYMBOLS))  # four bits each
SHOWN_ASKED: Final = vec[i64](_column("shown"))
CARDS_ASKED: Final = vec[i64](_column("cards"))
TOKENS_ASKED: Final = vec[i64](_packed(board.TOKENS))
ANY_TOKENS: Final = vec[i64](_column("tokens"))
SHIELDS_ASKED: Final = vec[i64](_column("shields"))
OR_SHIELDS: Final = vec[i64](_column("or_shields"))
STEPS: Final = vec[i64](_column("steps"))
EOWYN_ASKED: Final = vec[i64](_column("eowyn"))

# Sauron's steps if the demand is not paid: Q04, Q10, M1, M3, M5, H5, L3, L6, D5; the last entry is for L5.
_MOVES: Final = [*_column("sauron"), board.DATA["shelob_appears"]["sauron"]]
SAURON_MOVES: Final = vec[i64](_MOVES)

NAZGUL_APPEARS: Final = 0
FELLOWSHIP: Final = 1
TEST_OF_GALADRIEL: Final = 2
TILE_CARDS: Final = 3
TILE_ITEMS: Final = 4
TILE_EYE: Final = 5
SPEAK_FRIEND: Final = 6
WATCHER: Final = 7
STONE_IN_THE_WELL: Final = 8
ORCS_ATTACK: Final = 9
FLY_YOU_FOOLS: Final = 10
WORMTONGUE: Final = 11
FIRE_OF_ORTHANC: Final = 12
ORCS_STORM: Final = 13
GOLLUM_EVENT: Final = 14
FACES_OF_THE_DEAD: Final = 15
FORBIDDEN_POOL: Final = 16
NAZGUL_SEARCH: Final = 17
SHELOB_ATTACKS: Final = 18
NAZGUL_ATTACKS: Final = 19
PELENNOR: Final = 20
MOUTH_OF_SAURON: Final = 21
DARK_FORCES: Final = 22

SHELOB_UNPAID: Final = 23  # not a demand: the penalty for declining the rolls of Shelob Appears
