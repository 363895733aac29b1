"""The map: regions, places, roads with their costs, and the lines along which the Shadow advances."""

from collections import deque
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.core.data import read_data

DATA: Final[dict[str, Any]] = read_data("bywater.games.fate")

SYMBOLS: Final[tuple[str, ...]] = ("friendship", "valor", "stealth", "resistance")
NUM_SYMBOLS: Final = 4
FRIENDSHIP: Final = 0
VALOR: Final = 1
STEALTH: Final = 2
RESISTANCE: Final = 3

PEOPLES: Final[tuple[str, ...]] = ("elf", "dwarf", "rohan", "gondor")
NUM_PEOPLES: Final = 4
ELF: Final = 0
DWARF: Final = 1
ROHAN_PEOPLE: Final = 2
GONDOR_PEOPLE: Final = 3
ARMIES: Final = vec[i64]([DATA["armies"][people] for people in PEOPLES])  # F01
ALL_ARMIES: Final[i64] = sum(DATA["armies"][people] * 16**number for number, people in enumerate(PEOPLES))
SHADOW_ARMIES: Final[i64] = DATA["armies"]["shadow"]

# The armies of the four peoples at a place are packed into one number, four bits each.
ONE_ARMY: Final = vec[i64]([16**people for people in range(NUM_PEOPLES)])

REGIONS: Final[tuple[str, ...]] = tuple(DATA["regions"])
NUM_REGIONS: Final = 12
ERIADOR: Final[i64] = REGIONS.index("eriador")
MIRKWOOD: Final[i64] = REGIONS.index("mirkwood")
DALE: Final[i64] = REGIONS.index("dale")
ROHAN: Final[i64] = REGIONS.index("rohan")
GONDOR: Final[i64] = REGIONS.index("gondor")
ITHILIEN: Final[i64] = REGIONS.index("ithilien")
HARADWAITH: Final[i64] = REGIONS.index("haradwaith")
MORDOR: Final[i64] = REGIONS.index("mordor")
NUM_NAZGUL: Final = 9
NAZGUL_AT_START: Final = vec[i64]([DATA["regions"][region]["nazgul"] for region in REGIONS])  # F02
EYE_AT_START: Final[i64] = next(n for n, name in enumerate(REGIONS) if DATA["regions"][name].get("eye", False))

_NEIGHBOURS: Final = [[REGIONS.index(other) for other in DATA["regions"][name]["adjacent"]] for name in REGIONS]
NEXT_REGIONS: Final = vec[i64]([sum(2**other for other in others) for others in _NEIGHBOURS])  # masks


def _steps(start: int, neighbours: list[list[int]]) -> list[int]:
    """Return the number of steps from `start` to each node."""
    steps = [-1] * len(neighbours)
    steps[start] = 0
    waiting = deque([start])
    while waiting:
        here = waiting.popleft()
        for there in neighbours[here]:
            if steps[there] < 0:
                steps[there] = steps[here] + 1
                waiting.append(there)
    return steps


REGION_STEPS: Final = vec[i64]([n for region in range(NUM_REGIONS) for n in _steps(region, _NEIGHBOURS)])

PLACES: Final[tuple[str, ...]] = tuple(DATA["places"])
NUM_PLACES: Final = 52
NOWHERE: Final = 52  # for characters who are not on the board
ALL_PLACES: Final = (1 << 52) - 1
WEATHER_HILLS: Final[i64] = PLACES.index("weather_hills")
THARBAD: Final[i64] = PLACES.index("tharbad")
ERED_LUIN: Final[i64] = PLACES.index("ered_luin")
RIVENDELL: Final[i64] = PLACES.index("rivendell")
MORIA: Final[i64] = PLACES.index("moria")
LORIEN: Final[i64] = PLACES.index("lorien")
ISENGARD: Final[i64] = PLACES.index("isengard")
FANGORN_FOREST: Final[i64] = PLACES.index("fangorn_forest")
DUNLAND: Final[i64] = PLACES.index("dunland")
EDORAS: Final[i64] = PLACES.index("edoras")
DOL_GULDUR: Final[i64] = PLACES.index("dol_guldur")
MINAS_TIRITH: Final[i64] = PLACES.index("minas_tirith")
PELARGIR: Final[i64] = PLACES.index("pelargir")
ERECH: Final[i64] = PLACES.index("erech")
NORTH_ITHILIEN: Final[i64] = PLACES.index("north_ithilien")
OSGILIATH: Final[i64] = PLACES.index("osgiliath")
UDUN: Final[i64] = PLACES.index("udun")
MOUNT_DOOM: Final[i64] = PLACES.index("mount_doom")
MINAS_MORGUL: Final[i64] = PLACES.index("minas_morgul")
UMBAR: Final[i64] = PLACES.index("umbar")


def _place(name: str) -> dict[str, Any]:
    found: dict[str, Any] = DATA["places"][name]
    return found


def _those(flag: str) -> int:
    return sum(2**n for n, name in enumerate(PLACES) if _place(name).get(flag, False))


REGION_OF: Final = vec[i64]([REGIONS.index(_place(name)["region"]) for name in PLACES])
PLACES_OF: Final = vec[i64](
    [sum(2**n for n, name in enumerate(PLACES) if _place(name)["region"] == region) for region in REGIONS]
)
HAVENS: Final[i64] = _those("haven")
STRONGHOLDS: Final[i64] = _those("stronghold")
SHADOW_PLACES: Final[i64] = _those("shadow_place")
MUSTERS: Final = vec[i64](
    [PEOPLES.index(_place(name)["muster"]) if "muster" in _place(name) else -1 for name in PLACES]
)
ARMIES_AT_START: Final = vec[i64](
    [
        _place(name)["armies"] * 16 ** PEOPLES.index(_place(name)["muster"]) if "armies" in _place(name) else 0
        for name in PLACES
    ]
)
SHADOW_AT_START: Final = vec[i64]([_place(name).get("shadow", 0) for name in PLACES])

# For each place, its neighbours, and the cost of special roads to them, three bits per symbol. F14, F16
_ROADS: Final = [
    (
        PLACES.index(road["between"][0]),
        PLACES.index(road["between"][1]),
        sum(8 ** SYMBOLS.index(name) for name in road.get("cost", [])),
    )
    for road in DATA["roads"]
]


def _led_to(place: int, free_only: bool) -> int:
    ends = [(a, b, cost) for a, b, cost in _ROADS if place in (a, b)]
    return sum(2 ** (b if a == place else a) for a, b, cost in ends if not (cost and free_only))


ROADS: Final = vec[i64]([_led_to(place, False) for place in range(NUM_PLACES)])
FREE_ROADS: Final = vec[i64]([_led_to(place, True) for place in range(NUM_PLACES)])


def _costs() -> list[int]:
    costs = [0] * (NUM_PLACES * NUM_PLACES)
    for a, b, cost in _ROADS:
        costs[a * NUM_PLACES + b] = cost
        costs[b * NUM_PLACES + a] = cost
    return costs


COSTS: Final = vec[i64](_costs())

LINES: Final[tuple[str, ...]] = tuple(DATA["lines"])
LINE_ROOM: Final = 13  # places of the longest line
_PATHS: Final = [[PLACES.index(name) for name in DATA["lines"][line]["path"]] for line in LINES]
LINE_LENGTHS: Final = vec[i64]([len(path) for path in _PATHS])
LINE_PLACES: Final = vec[i64]([n for path in _PATHS for n in path + [NOWHERE] * (LINE_ROOM - len(path))])

THREAT: Final = vec[i64](DATA["threat"]["boxes"])
LAST_THREAT: Final[i64] = len(DATA["threat"]["boxes"]) - 1
MAX_HOPE: Final[i64] = DATA["hope"]["most"]
HOPE_AT_START: Final[i64] = DATA["hope"]["start"]
TOKENS_EACH: Final[i64] = DATA["tokens"]["each"]
HAND_LIMIT: Final[i64] = DATA["limits"]["hand"]
SEARCH_DICE: Final[i64] = DATA["limits"]["search_dice"]
BATTLE_DICE: Final[i64] = DATA["limits"]["battle_dice"]
OPENING_CARDS: Final[i64] = DATA["limits"]["opening_shadow_cards"]


def region_steps(one: i64, other: i64) -> i64:
    """Return the distance between two regions, in steps."""
    return REGION_STEPS[one * NUM_REGIONS + other]


def cost_of(one: i64, other: i64) -> i64:
    """Return the cost of the road between two places, three bits per symbol."""
    return COSTS[one * NUM_PLACES + other]


def armies_in(packed: i64) -> i64:
    """Return the number of armies of all peoples in a packed number."""
    return (packed & 15) + ((packed >> 4) & 15) + ((packed >> 8) & 15) + ((packed >> 12) & 15)


def army_count(packed: i64, people: i64) -> i64:
    return (packed >> (4 * people)) & 15


# Costs are packed with three bits per symbol, tokens with four.
ONE_SYMBOL: Final = vec[i64]([8**symbol for symbol in range(NUM_SYMBOLS)])
ONE_TOKEN: Final = vec[i64]([16**symbol for symbol in range(NUM_SYMBOLS)])
