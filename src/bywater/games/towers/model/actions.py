"""The codes of all actions, and their texts."""

from typing import Final

from mypy_extensions import i64

from bywater.core.action import ActionTable
from bywater.core.seats import MAX_SEATS
from bywater.games.towers.model.board import MAX_SPACES, PLACES, STOPS, VALUES
from bywater.games.towers.model.cards import GANDALF, KINDS, NUM_KINDS

ACTIONS: Final = ActionTable(
    [
        *[(f"take {kind}", "take", {"card": kind}) for kind in KINDS],
        ("draw", "draw", {}),
        *[(f"offer {kind}", "offer", {"card": kind}) for kind in KINDS],
        # each card with Gandalf at the head of its row, then without him
        *[
            (f"lead {kind}" if lead else f"lay {kind}", "lead" if lead else "lay", {"card": kind})
            for kind in KINDS[:GANDALF]
            for lead in (True, False)
        ],
        ("done", "done", {}),
        *[(f"ring to {seat}", "ring", {"seat": str(seat)}) for seat in range(MAX_SEATS)],
        *[(f"path of {spaces}", "path", {"spaces": str(spaces)}) for spaces in range(1, MAX_SPACES + 1)],
        *[(f"token {value}", "token", {"value": str(value)}) for value in VALUES],
        *[(f"swap token {slot + 1}", "swap_out", {"slot": str(slot + 1)}) for slot in range(4)],
        *[
            (f"for the 5 at {place} {slot + 1}", "swap_in", {"place": place, "slot": str(slot + 1)})
            for place in PLACES[1:STOPS]
            for slot in range(4)
        ],
        ("for a 5 of the box", "swap_in", {"place": "box"}),
        *[(f"card {kind}", "card", {"card": kind}) for kind in KINDS],
    ]
)
CODES: Final = ACTIONS.codes

# The first code of each kind of action. LAY: even steps are `lead`, odd ones `lay`.
TAKE: Final = 0
DRAW: Final[i64] = CODES["draw"]
OFFER: Final[i64] = DRAW + 1
LAY: Final[i64] = OFFER + NUM_KINDS
DONE: Final[i64] = CODES["done"]
NUM_ACTIONS: Final[i64] = CODES["ring to 0"]
RING: Final[i64] = CODES["ring to 0"]
PATH: Final[i64] = CODES["path of 1"]
TOKEN: Final[i64] = CODES["token 2"]
SWAP_OUT: Final[i64] = CODES["swap token 1"]
SWAP_IN: Final[i64] = CODES["for the 5 at rohan 1"]
CARD: Final[i64] = CODES[f"card {KINDS[0]}"]
NUM_CHANCES: Final[i64] = len(ACTIONS) - CODES["ring to 0"]


def lead_code(kind: i64) -> i64:
    return LAY + 2 * kind


def lay_code(kind: i64) -> i64:
    return LAY + 2 * kind + 1
