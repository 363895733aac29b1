"""The planners of the team, each a bit in a set: `benchmarks/ablate_fate.py` measures what each of them earns."""

from typing import Final

from mypy_extensions import i64

# Errands of a turn
ABILITIES: Final = 0x1  # songs, and other abilities that take an action
VISITS: Final = 0x2  # objectives that want one character at a place
PLEDGES: Final = 0x4  # Merry and Pippin's pledges
CAPTURES: Final = 0x8  # strongholds that objectives want taken
MEETINGS: Final = 0x10  # objectives that two characters fulfil at one place
ATTACKS: Final = 0x20
RAIDS: Final = 0x40
DEFENCE: Final = 0x80  # armies for havens in danger
HOSTS: Final = 0x100  # armies that objectives want at a place
MUSTERS: Final = 0x200
ESCORT: Final = 0x400  # others come to Frodo and lead him
SHARING: Final = 0x800  # cards that change hands
TOKENS: Final = 0x1000  # cards that become tokens
# Choices on the way
COMPANY: Final = 0x2000  # fellows and armies that come along on their own errands
EVENTS: Final = 0x4000  # event cards, at any time
ANYTIME: Final = 0x8000  # abilities at any time: the distraction, shots, the Lady's counsel
# What errands are weighed by
REFUGE: Final = 0x10000  # where Frodo waits until he sets out
ROUTES: Final = 0x20000  # Frodo's way by what searches and special roads cost, not by steps alone
THREATS: Final = 0x40000  # havens that may fall
# The search above the rules of thumb
GOALS: Final = 0x80000  # another goal for one character, tried at the beginning of a turn
CANDIDATES: Final = 0x100000  # other choices, tried at each decision
OUTLOOK: Final = 0x200000  # playouts of choices end after three turns and are judged; else they go on to the end

NAMES: Final = (
    *("abilities", "visits", "pledges", "captures", "meetings", "attacks", "raids", "defence", "hosts", "musters"),
    *("escort", "sharing", "tokens", "company", "events", "anytime", "refuge", "routes", "threats", "goals"),
    *("candidates", "outlook"),
)
"""The planners by name, in the order of their bits."""

ALL: Final[i64] = 0x3FFFFF


def all_but(*names: str) -> int:
    """The set of all planners without these.

    >>> hex(all_but("meetings", "outlook"))
    '0x1fffef'
    """
    left = int(ALL)
    for name in names:
        left &= ~(2 ** NAMES.index(name))
    return left
