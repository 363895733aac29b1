"""The cards: regions with their symbols, events, Skies Darken, the shadow deck; characters and objectives."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.games.fate.model import board

# Player cards are numbered: 48 region cards (region * 4 + symbol), 14 events, 12 Skies Darken. The first 62 can be
# in a hand, so a hand is one mask.
EVENTS: Final[tuple[str, ...]] = tuple(board.DATA["events"])
SKIES: Final[tuple[str, ...]] = tuple(board.DATA["skies_darken"])
REGION_CARDS: Final[tuple[str, ...]] = tuple(
    f"{region}_{symbol}" for region in board.REGIONS for symbol in board.SYMBOLS
)
CARDS: Final = (*REGION_CARDS, *EVENTS)
NUM_REGION_CARDS: Final = 48
FIRST_EVENT: Final = 48
NUM_CARDS: Final = 62
FIRST_SKY: Final = 62
NUM_SKIES: Final = 12
NUM_PLAYER_CARDS: Final = 74
ALL_REGION_CARDS: Final = (1 << 48) - 1
ALL_EVENTS: Final = ((1 << 14) - 1) << 48
ALL_SKIES: Final = (1 << 12) - 1

WITH_SYMBOL: Final = vec[i64]([sum(2 ** (region * 4 + symbol) for region in range(12)) for symbol in range(4)])
NUMBERS: Final = vec[i64](
    [board.DATA["region_cards"][region][symbol] for region in board.REGIONS for symbol in board.SYMBOLS]
)
SKY_PLACES: Final = vec[i64]([board.PLACES.index(name) for name in SKIES])
SKY_ARMIES: Final = 3

RED_ARROW: Final = 0
TOM_BOMBADIL: Final = 1
COUNCIL: Final = 2
GWAIHIR: Final = 3
HORSES: Final = 4
INFIGHTING: Final = 5
LEMBAS: Final = 6
EAGLES: Final = 7
FORESIGHT: Final = 8
ENTMOOT: Final = 9
CLOAKS: Final = 10
PALANTIR: Final = 11
CONFLICTING: Final = 12
GIFTS: Final = 13

# The shadow deck: 48 cards with a line and an order, and two special ones. F03
SHADOW_CARDS: Final[tuple[str, ...]] = tuple(board.DATA["shadow_cards"])
NUM_SHADOW: Final = 50
DRUMS: Final = 48
WHEELS: Final = 49
ORDINARY_SHADOW: Final = (1 << 48) - 1
ORDERS: Final[tuple[str, ...]] = ("eye", "hunt", "deploy")
ORDER_EYE: Final = 0
ORDER_HUNT: Final = 1
_SHADOW: Final[list[dict[str, Any]]] = list(board.DATA["shadow_cards"].values())
SHADOW_LINE: Final = vec[i64](
    [
        board.LINES.index(board.DATA["card_lines"][name]["line"]) if name in board.DATA["card_lines"] else -1
        for name in SHADOW_CARDS
    ]
)
SHADOW_ORDER: Final = vec[i64]([ORDERS.index(card["order"]) if "order" in card else -1 for card in _SHADOW])
RED_BACKS: Final[i64] = sum(2**n for n, card in enumerate(_SHADOW) if card["back"] == "red")
RED: Final = 1
BLACK: Final = 2
BACKS: Final = ("", "red", "black")

CHARACTERS: Final[tuple[str, ...]] = tuple(board.DATA["characters"])
NUM_CHARACTERS: Final = 13
ALL_CHARACTERS: Final = (1 << 13) - 1
ARAGORN: Final = 0
ARWEN: Final = 1
BOROMIR: Final = 2
EOMER: Final = 3
EOWYN: Final = 4
FARAMIR: Final = 5
FRODO: Final = 6
GALADRIEL: Final = 7
GANDALF: Final = 8
GIMLI: Final = 9
GOLLUM: Final = 10
LEGOLAS: Final = 11
MERRY: Final = 12
# The states of Gandalf.
GREY: Final = 0
FALLEN: Final = 1  # until he returns as the White
WHITE: Final = 2
STARTS: Final = vec[i64]([board.PLACES.index(board.DATA["characters"][name]["start"]) for name in CHARACTERS])
ABILITIES: Final[tuple[str, ...]] = tuple(
    name for character in CHARACTERS for name in board.DATA["characters"][character]["abilities"]
)

OBJECTIVES: Final[tuple[str, ...]] = tuple(board.DATA["objectives"])
NUM_OBJECTIVES: Final = 24
DESTROY_RING: Final = 0
BLESSING: Final = 1
STAFF_BROKEN: Final = 2
CHALLENGE: Final = 3
BALROG: Final = 4
OATHBREAKERS: Final = 5
SUBDUE_UMBAR: Final = 6
EORED: Final = 7
THEODEN: Final = 8
FRECA: Final = 9
SHIELDMAIDEN: Final = 10
SIX: Final = 11
BANNER: Final = 12
PITS: Final = 13
LIGHT_MIRKWOOD: Final = 14
HONOR: Final = 15
ANDUIN: Final = 16
DENETHOR: Final = 17
INFILTRATE: Final = 18
BALIN: Final = 19
DWARVEN_LANDS: Final = 20
RANGERS: Final = 21
HOBBITS: Final = 22
SHELOB: Final = 23


def packed_cost(names: list[str]) -> int:
    """Pack symbols into one number, three bits each."""
    return sum(8 ** board.SYMBOLS.index(name) for name in names)


_OBJECTIVES: Final[list[dict[str, Any]]] = list(board.DATA["objectives"].values())
USES: Final = vec[i64]([sum(2 ** CHARACTERS.index(name) for name in card["uses"]) for card in _OBJECTIVES])
OBJECTIVE_COST: Final = vec[i64]([packed_cost(card.get("cost", [])) for card in _OBJECTIVES])
OBJECTIVE_PLACE: Final = vec[i64](
    [board.PLACES.index(card["place"]) if "place" in card else -1 for card in _OBJECTIVES]
)
RESERVES: Final = vec[i64](
    [
        sum(count * 16 ** board.PEOPLES.index(name) for name, count in card.get("reserve", {}).items())
        for card in _OBJECTIVES
    ]
)
EORED_SLOTS: Final[i64] = sum(
    2 ** board.REGIONS.index(name) for name in board.DATA["objectives"]["ride_eored"]["slots"]
)
EORED_WANTED: Final = 4

LEVELS: Final[tuple[str, ...]] = tuple(board.DATA["levels"])
SCENARIOS: Final[tuple[str, ...]] = tuple(board.DATA["scenarios"])


# By the number of players: events in the deck, and cards in the opening hand. F07
_PLAYERS: Final[list[dict[str, Any]]] = [
    board.DATA["players"][name] for name in ("one", "two", "three", "four", "five")
]
EVENTS_IN: Final = vec[i64]([0] + [row["events"] for row in _PLAYERS])
OPENING_HAND: Final = vec[i64]([0] + [row["hand"] for row in _PLAYERS])


def first_game_seats(seats: int) -> list[list[str]]:
    """Return the characters of a first game by seat; for a solo game, the row of four. F06, F51"""
    first = board.DATA["first_game"]
    given: list[list[str]] = [first["solo"]] if seats == 1 else first["seats"][:seats]
    return given


def set_up_armies(objective: int) -> list[tuple[int, int]]:
    """Return the shadow armies that an objective sets up, as pairs of place and number."""
    return [(board.PLACES.index(name), int(count)) for name, count in _OBJECTIVES[objective].get("shadow", {}).items()]


def symbol_of(card: i64) -> i64:
    """Return the symbol of a region card."""
    return card & 3


def region_of(card: i64) -> i64:
    """Return the region of a region card."""
    return card >> 2
