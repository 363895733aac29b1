"""Facts of the trail: everything that happened to hands, kept while hands are secret."""

from typing import Final

FACT_DREW: Final = 1
FACT_DEALT: Final = 2
FACT_PASSED: Final = 3
FACT_GOT: Final = 4
FACT_SHOWED: Final = 5
FACT_TURNED: Final = 6
FACT_POURED: Final = 7
TRAIL_ROOM: Final = 300  # words of four facts
MAX_POURS: Final = 200  # all hands full of Hobbit cards, each discarded one drawn again, fall short of it
