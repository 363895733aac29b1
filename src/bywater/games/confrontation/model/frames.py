"""Frame kinds: one row per kind of decision, and the steps of a battle.

The frame of a decision in a duel holds both fighters and the region.
"""

from typing import Final

from bywater.core.frames import FrameKind, FrameKinds, Number
from bywater.games.confrontation.model.board import PLACES, REGIONS
from bywater.games.confrontation.model.figures import FIGURES

MAX_FRAMES: Final = 8

PLACE: Final = 1
TURN: Final = 2
STEP: Final = 3
GALLOP: Final = 4
TUNNEL: Final = 5
BATTLE: Final = 6
TARGET: Final = 7
DEFENDER: Final = 8
FRODO_OR_SAM: Final = 9
FLEE: Final = 10
BAN: Final = 11
CARD: Final = 12
FETCH: Final = 13
WITHDRAW: Final = 14
LINGER: Final = 15

# The steps of a battle against one defender: the number of a BATTLE frame, which waits below each of its decisions.
CHOOSE_DEFENDER: Final = 0
LIGHT_POWER: Final = 1
POWERS: Final = 2
DARK_CARD: Final = 3
SHOW_DARK_CARD: Final = 4  # only to Gandalf (B16)
LIGHT_CARD: Final = 5
REVEAL: Final = 6
LIGHT_FETCH: Final = 7  # preceded by a Dark retreat that meets Light's Magic (K14)
DARK_TEXT: Final = 8
LIGHT_TEXT: Final = 9
NUMBERS: Final = 10
AFTERMATH: Final = 11

_DUEL: Final = (Number("light", FIGURES), Number("dark", FIGURES), Number("region", REGIONS))
_ATTACK: Final = (Number("attacker", FIGURES), Number("region", REGIONS))

KINDS: Final = FrameKinds(
    [
        FrameKind(PLACE, "place", "S1", (Number(), Number("region", REGIONS))),  # the index of the region in SLOTS
        FrameKind(TURN, "turn", "M1"),
        FrameKind(STEP, "step", "D12"),
        FrameKind(GALLOP, "gallop", "D12", (Number(), Number("region", PLACES))),
        FrameKind(TUNNEL, "tunnel", "D5", (Number(), Number())),  # the last is 1 on the extra step of Shadowfax
        FrameKind(BATTLE, "battle", "B24", (Number(),)),
        FrameKind(TARGET, "target", "D1", _ATTACK),
        FrameKind(DEFENDER, "defender", "D1", _ATTACK, chance="defender"),
        FrameKind(FRODO_OR_SAM, "frodo_or_sam", "B10", _DUEL),
        FrameKind(FLEE, "flee", "D4", _DUEL),
        FrameKind(BAN, "ban", "B14", _DUEL),
        FrameKind(CARD, "card", "B16", _DUEL),
        FrameKind(FETCH, "fetch", "K5", _DUEL),
        FrameKind(WITHDRAW, "withdraw", "B27", _DUEL),
        FrameKind(LINGER, "linger", "D11"),
    ]
)
