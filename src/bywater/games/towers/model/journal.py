"""The kinds of journal entries."""

from typing import Final

RING_GIVEN: Final = 1
PATH_SET: Final = 2
TOKEN_SET: Final = 3
SWAPPED: Final = 4
DEALT: Final = 5
TURNED_UP: Final = 6
MOVED: Final = 7
TOOK: Final = 8
DREW: Final = 9
OFFERED: Final = 10
RESHUFFLED: Final = 11
LAID: Final = 12
CLEARED: Final = 13
COUNTED: Final = 14
WON: Final = 15
LOST: Final = 16
ARRIVED: Final = 17
ENDED: Final = 18
REACHED: Final = 19
PICKED: Final = 20
FINISHED: Final = 21
OPENED: Final = 22
