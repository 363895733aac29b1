"""The cards: sixteen kinds of quality cards (a colour and a quality), and Gandalf."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.games.towers.model.board import DATA, QUALITIES

COLOURS: Final[tuple[str, ...]] = tuple(DATA["colours"]["names"])
KINDS: Final[tuple[str, ...]] = tuple(
    [f"{colour}_{quality}" for colour in COLOURS for quality in QUALITIES] + ["gandalf"]
)
GANDALF: Final = 16
NUM_KINDS: Final = 17
HAND: Final[i64] = DATA["set_up"]["hand"]
DISPLAY: Final[i64] = DATA["set_up"]["display"]

DECK: Final = vec[i64]([DATA["cards"]["each"]] * 16 + [DATA["cards"]["gandalf"]])
DECK_SIZE: Final[i64] = 16 * DATA["cards"]["each"] + DATA["cards"]["gandalf"]


def card_key(kind: int) -> str:
    """Return the message key of a card's name."""
    return f"card-{KINDS[kind]}"
