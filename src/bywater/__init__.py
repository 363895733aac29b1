"""One table for four board games about the quest of the Ring.

>>> import bywater
>>> game = bywater.load("confrontation")
>>> state = game.start(seats=2)
>>> state.actor, state.decision.kind
(0, 'place')
"""

from bywater._build import force_sources_if_requested

force_sources_if_requested()

from bywater.core.errors import (  # noqa: E402
    BadNotation,
    BadOption,
    BadPosition,
    BadRecord,
    BadSeats,
    BadView,
    BrokenGame,
    BywaterError,
    IllegalAction,
    OptionsClash,
    OtherVersion,
    UnknownGame,
    UnknownOption,
)
from bywater.core.game import Game  # noqa: E402
from bywater.core.match import Match  # noqa: E402
from bywater.core.message import Message  # noqa: E402
from bywater.core.play import Play, resume  # noqa: E402
from bywater.core.record import Record, read_record  # noqa: E402
from bywater.core.seats import CHANCE, OVER, WATCHER  # noqa: E402
from bywater.core.state import State  # noqa: E402
from bywater.registry import game_ids, load, register  # noqa: E402
from bywater.version import VERSION as __version__  # noqa: E402

__all__ = [
    "CHANCE",
    "OVER",
    "WATCHER",
    "BadNotation",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSeats",
    "BadView",
    "BrokenGame",
    "BywaterError",
    "Game",
    "IllegalAction",
    "Match",
    "Message",
    "OptionsClash",
    "OtherVersion",
    "Play",
    "Record",
    "State",
    "UnknownGame",
    "UnknownOption",
    "__version__",
    "game_ids",
    "load",
    "read_record",
    "register",
    "resume",
]
