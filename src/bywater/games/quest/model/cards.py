"""The cards: nine kinds of Hobbit cards and thirty-five feature cards, with their symbols."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.core.bits import BIT
from bywater.games.quest.model.board import DATA, SYMBOLS

KINDS: Final[tuple[str, ...]] = tuple(DATA["cards"])
NUM_KINDS: Final = 44
NUM_HOBBIT: Final = 9  # the Hobbit cards come first: four white activities, the joker, four grey activities
WHITE_JOKER: Final = 4
NO_SYMBOL: Final = 5

WHITE: Final = 0
GREY: Final = 1
YELLOW: Final = 2
COLOURS: Final[tuple[str, ...]] = ("white", "grey", "yellow")

COLOUR: Final = vec[i64]([COLOURS.index(DATA["cards"][kind]["colour"]) for kind in KINDS])
SYMBOL: Final = vec[i64](
    [SYMBOLS.index(DATA["cards"][kind]["symbol"]) if DATA["cards"][kind]["symbol"] else NO_SYMBOL for kind in KINDS]
)
STARS: Final = vec[i64]([DATA["cards"][kind]["stars"] for kind in KINDS])
COPIES: Final = vec[i64]([DATA["cards"][kind]["copies"] for kind in KINDS])
DECK_SIZE: Final = 60

STAFF: Final[i64] = KINDS.index("staff")
ATHELAS: Final[i64] = KINDS.index("athelas")
MIRUVOR: Final[i64] = KINDS.index("miruvor")
MITHRIL: Final[i64] = KINDS.index("mithril")
PIPE: Final[i64] = KINDS.index("pipe")
BELT: Final[i64] = KINDS.index("belt")
LEMBAS: Final[i64] = KINDS.index("lembas")
ELESSAR: Final[i64] = KINDS.index("elessar")
PHIAL: Final[i64] = KINDS.index("phial")
RIDERS: Final[i64] = KINDS.index("riders_of_rohan")
GOLLUM: Final[i64] = KINDS.index("gollum")
EOWYN: Final[i64] = KINDS.index("eowyn")

GANDALF: Final[tuple[str, ...]] = tuple(DATA["gandalf"])
FORESIGHT: Final = 0
MAGIC: Final = 1
HEALING: Final = 2
GUIDANCE: Final = 3
PERSISTENCE: Final = 4
# The cards that can be on top of the discard pile. The card `gandalf` is a feature card.
DISCARDABLE: Final[tuple[str, ...]] = (*KINDS, *[f"gandalf_{name}" for name in GANDALF])
CALL_PRICE: Final[i64] = DATA["gandalf"]["foresight"]["shields"]

HAND: Final[i64] = DATA["set_up"]["hand"]

# Counts of the nine Hobbit kinds are packed into one number, five bits each; feature cards are a mask, from
# bit 0 for the first of them.
BITS: Final = 5
ONE: Final = vec[i64]([32**kind for kind in range(NUM_HOBBIT)])
FULL_DECK: Final[i64] = sum(DATA["cards"][kind]["copies"] * 32**place for place, kind in enumerate(KINDS[:NUM_HOBBIT]))


def _set(name: str) -> int:
    return sum(2**place for place, kind in enumerate(KINDS[NUM_HOBBIT:]) if DATA["cards"][kind]["set"] == name)


RIVENDELL_SET: Final[i64] = _set("rivendell")
LOTHLORIEN_SET: Final[i64] = _set("lothlorien")
BOARD_SETS: Final = vec[i64]([_set(board) for board in DATA["boards"]])


def count_in(packed: i64, kind: i64) -> i64:
    """Return the count of a Hobbit kind in a packed number."""
    return (packed >> (BITS * kind)) & 31


def kinds_in(held: i64, features: i64) -> i64:
    """Return a mask of kinds for Hobbit cards, given as packed counts, and feature cards, given as a mask."""
    mask: i64 = features << NUM_HOBBIT
    kind: i64 = 0
    while held:
        if held & 31:
            mask |= BIT[kind]
        held >>= BITS
        kind += 1
    return mask
