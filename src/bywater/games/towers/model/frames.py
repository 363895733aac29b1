"""The kinds of decisions. A stack of this game never holds more than one frame."""

from typing import Final

from bywater.core.frames import FrameKind, FrameKinds, Number
from bywater.core.seats import MAX_SEATS
from bywater.games.towers.model.board import MAX_SLOTS, PLACES, STOPS
from bywater.games.towers.model.cards import DISPLAY, HAND

MAX_FRAMES: Final = 3

RING: Final = 1
PATH: Final = 2
TOKEN: Final = 3
SWAP_OUT: Final = 4
SWAP_IN: Final = 5
DEAL: Final = 6
TURN_UP: Final = 7
GAIN: Final = 8
TAKING: Final = 9
PILE: Final = 10
LAYING: Final = 11

_TO: Final = Number("to", high=MAX_SEATS - 1)

KINDS: Final = FrameKinds(
    [
        FrameKind(RING, "ring", "T1", chance="ring"),
        FrameKind(PATH, "path", "T1", (Number(high=STOPS - 1),), chance="paths"),
        FrameKind(TOKEN, "token", "T1", (Number(high=MAX_SLOTS * STOPS - 1),), chance="tokens"),
        FrameKind(SWAP_OUT, "swap_out", "T2", chance="tokens"),
        FrameKind(SWAP_IN, "swap_in", "T2", (Number(high=MAX_SLOTS - 1),), chance="tokens"),
        FrameKind(DEAL, "deal", "T1", (_TO, Number(high=int(HAND) - 1)), chance="cards"),
        FrameKind(TURN_UP, "turn_up", "T1", (Number(high=int(DISPLAY) - 1),), chance="cards"),
        FrameKind(GAIN, "gain", "T4", (Number("place", PLACES),)),
        FrameKind(TAKING, "taking", "T4", (Number("left", high=2),)),
        # the second number: the cards that the seat draws after this one
        FrameKind(PILE, "pile", "T4", (_TO, Number(high=1)), chance="cards"),
        FrameKind(LAYING, "laying", "T10", (Number("place", PLACES),)),
    ]
)
