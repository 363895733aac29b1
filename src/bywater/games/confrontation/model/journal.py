"""The kinds of journal entries, with the numbers of each."""

from typing import Final

PLACED: Final = 1  # figure, region; only its own side observes it
READY: Final = 2  # side
MOVED: Final = 3  # figure (hidden), start, goal, 1 through the tunnel
ATTACKED: Final = 4  # figure, start, goal
SHOWN: Final = 5  # figure, region
LEFT: Final = 6  # figure, start, goal
DEFEATED: Final = 7  # figure, region
STOOD_IN: Final = 8  # the figure with whom Sam fights, or Sam
BANNED: Final = 9
CHOSE: Final = 10  # side, card (hidden)
PLAYED: Final = 11  # side, card
FETCHED: Final = 12  # side, card
COUNTED: Final = 13  # Light's total, Dark's total
RETURNED: Final = 14  # figure, region
RECYCLED: Final = 15
STRUCK: Final = 16  # the figure in the tunnel
SPECIAL: Final = 17  # special card, side; for Recall also start, figure + 1 (hidden)
LOOKED: Final = 18  # region, figure (hidden)
VOIDED: Final = 19  # card
ENDED: Final = 20  # ending
OPENED: Final = 21  # first figure, then the places of six figures, two per number
PASSED: Final = 22  # side
REPEATED: Final = 23
