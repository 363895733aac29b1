"""Secret deployment: a random set-up, good ones more often."""

import random
from math import exp
from typing import Final

from bywater.bots.weights import read_weights
from bywater.games.confrontation.model.figures import EACH

SLOTS: Final = 5
WORTH: Final[list[float]] = read_weights("confrontation", "setups")["figures"]
DRAWN: Final = 200
KEENNESS: Final = 3.0
"""How strongly better set-ups are preferred; 0 chooses uniformly."""


def place(legal: list[int], rng: random.Random) -> int:
    """Choose the figure for the next region from a set-up that is drawn among many by its value."""
    slot = legal[0] % SLOTS
    figures = [action // SLOTS for action in legal]
    sign = 1.0 if figures[0] < EACH else -1.0
    drawn = [rng.sample(figures, len(figures)) for _ in range(DRAWN)]
    weights = [exp(KEENNESS * sign * worth(order, slot)) for order in drawn]
    return rng.choices(drawn, weights)[0][0] * SLOTS + slot


def worth(order: list[int], slot: int) -> float:
    """Return the value of a set-up for Light: one figure per region from this slot on, the others at home."""
    return sum(WORTH[figure * (SLOTS + 1) + min(SLOTS, slot + number)] for number, figure in enumerate(order))
