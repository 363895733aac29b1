"""The fitted numbers of the rules of thumb. The unit is a step to the dark by a hobbit far from Sauron."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.bots.weights import read_weights
from bywater.games.quest.model import cards as box

NUMBERS: Final[dict[str, list[list[float]]]] = read_weights("quest", "policy")
_YELLOWS: Final[list[i64]] = [
    box.STAFF,
    box.ATHELAS,
    box.MIRUVOR,
    box.MITHRIL,
    box.BELT,
    box.LEMBAS,
    box.ELESSAR,
    box.PHIAL,
]
YELLOW_PLACE: Final = vec[i64]([_YELLOWS.index(kind) if kind in _YELLOWS else 0 for kind in range(box.NUM_KINDS)])


def _one(name: str, row: i64) -> float:
    return NUMBERS[name][row][0]


def _row(name: str, row: i64) -> vec[float]:
    return vec[float](NUMBERS[name][row])


class Weights:
    """The numbers of one board, which apply while it is played or comes next."""

    def __init__(self, row: i64) -> None:
        # the cost of each distance from Sauron, besides that of the steps; the Ring-bearer's elimination ends the game
        self.near = _row("near", row)
        self.bearer_near = _row("bearer_near", row)
        self.step = _one("step", row)
        self.few = _one("few", row)  # how much more each hobbit counts for each one below four
        # cards and shields
        self.symbol = _row("symbol", row)  # friendship, travelling, hiding, fighting, jokers
        self.card = _one("card", row)
        self.three_stars = _one("three_stars", row)
        self.drawn = _one("drawn", row)  # an unknown card
        self.scarce = _row("scarce", row)  # factor of a card by the size of the hand
        self.drawn_for = _row("drawn_for", row)  # factors by the hobbit
        self.play_for = _row("play_for", row)
        self.yellow = _row("yellow", row)
        self.shield = _one("shield", row)
        self.gather = _one("gather", row)  # how much more each shield is worth on the way to five
        self.bare = _one("bare", row)
        self.heir = _one("heir", row)
        self.dread = _one("dread", row)
        self.tokens = _row("tokens", row)
        self.token_kept = _one("token_kept", row)  # the loss by a token that another hobbit needs
        self.mordor_token = _one("mordor_token", row)
        # moving the markers
        self.pace = _one("pace", row)  # spaces of the main line per turn, about
        self.least = _one("least", row)  # bounds of the value of a space of the main line
        self.most = _one("most", row)
        self.unmet = _one("unmet", row)  # a life token that a hobbit needs and could still get
        self.goal = _one("goal", row)
        self.twice = _one("twice", row)  # the loss by a second token of a kind
        self.mordor = _one("mordor", row)  # a space of the main line in Mordor
        self.hurry = _one("hurry", row)
        self.soon = _one("soon", row)
        self.soon_events = _one("soon_events", row)
        self.missed = _one("missed", row)
        self.falls = _one("falls", row)
        # actions at any time
        self.elessar = _one("elessar", row)
        self.lembas = _one("lembas", row)
        self.call = _one("call", row)
        self.healing = _one("healing", row)
        self.guidance = _one("guidance", row)
        self.foresight = _one("foresight", row)
        self.magic = _one("magic", row)
        self.magic_call = _one("magic_call", row)
        self.ring_wait = _one("ring_wait", row)
        self.ring_hurry = _one("ring_hurry", row)
        self.ring_least = _one("ring_least", row)
        # windows
        self.belt = _one("belt", row)
        self.mithril = _one("mithril", row)
        self.staff = _one("staff", row)
        self.phial = _one("phial", row)
        self.athelas = _one("athelas", row)
        # prices
        self.events = _row("events", row)
        self.refused = _row("refused", row)  # factors by the demand
        self.event_paid = _one("event_paid", row)  # the turn that a sundial costs, besides its event
        self.gollum = _one("gollum", row)
        self.gollum_draw = _one("gollum_draw", row)
        self.pool_draw = _one("pool_draw", row)
        self.wormtongue = _one("wormtongue", row)
        self.eowyn = _one("eowyn", row)
        self.lost_ring = _one("lost_ring", row)
