"""The planners of the team as bits of a set; `benchmarks/ablate_fate.py` measures each of them."""

from typing import Final

from mypy_extensions import i64

# Errands of a turn
ABILITIES: Final = 0x1  # songs, and other abilities that take an action
VISITS: Final = 0x2  # objectives that need one character at a place
CAPTURES: Final = 0x4  # strongholds that objectives need captured
MEETINGS: Final = 0x8  # objectives that two characters complete at one place
ATTACKS: Final = 0x10
RAIDS: Final = 0x20
DEFENCE: Final = 0x40  # armies for havens in danger
HOSTS: Final = 0x80  # armies that objectives need at a place
ESCORT: Final = 0x100  # other characters join Frodo and lead him
SHARING: Final = 0x200  # cards given to other players
TOKENS: Final = 0x400  # cards prepared as tokens
# Decisions during actions
COMPANY: Final = 0x800  # fellow travellers and armies with errands of their own
EVENTS: Final = 0x1000  # event cards, at any time
ANYTIME: Final = 0x2000  # abilities at any time: distraction, shots, the Lady's counsel
# Terms in the values of errands
REFUGE: Final = 0x4000  # where Frodo waits until he sets out
ROUTES: Final = 0x8000  # Frodo's routes by searches and special roads, not by steps alone
THREATS: Final = 0x10000  # havens in danger
# The search above the rules of thumb
GOALS: Final = 0x20000  # other goals, searched at the beginning of a turn
CANDIDATES: Final = 0x40000  # other actions, searched at each decision
OUTLOOK: Final = 0x80000  # playouts of actions end after three turns; otherwise they go to the end of the game

NAMES: Final = (
    *("abilities", "visits", "captures", "meetings", "attacks", "raids", "defence", "hosts", "escort"),
    *("sharing", "tokens", "company", "events", "anytime", "refuge", "routes", "threats", "goals"),
    *("candidates", "outlook"),
)
"""The planners by name, in the order of their bits."""

ALL: Final[i64] = 0xFFFFF


def all_but(*names: str) -> int:
    """Return the set of all planners without these.

    >>> hex(all_but("meetings", "outlook"))
    '0x7fff7'
    """
    left = int(ALL)
    for name in names:
        left &= ~(2 ** NAMES.index(name))
    return left
