"""What may be done at any time: the Ring, Gandalf, Elessar and Lembas, when it is worth it."""

from typing import Final

from bywater.bots.quest.events import event_cost
from bywater.bots.quest.lore import LAST_EVENT, LINES
from bywater.bots.quest.paying import asked_of
from bywater.bots.quest.progress import Prospects, ring_gain
from bywater.bots.quest.sight import Sight
from bywater.bots.quest.worth import drawn_worth, relief, shields_worth

_CALL: Final = 5  # shields
_RING_MOMENTS: Final = (0, 1, 3)  # before a tile, after it, and the last event
_WORTH_A_CARD: Final = 1.7
_WORTH_A_CALL: Final = 0.4  # more than the shields

Deed = tuple[int, str]  # who does it, and the text of the code


def best_deed(sight: Sight) -> Deed | None:
    """What somebody should do now before anything goes on, if anything."""
    if any(_pledged(pledged) for pledged in sight.view["pledged"]) or sight.view["volunteer"] >= 0:
        return None  # a half-paid demand is paid first
    return _elessar(sight) or _lembas(sight) or _ring(sight) or _gandalf(sight)


def _pledged(pledged: dict[str, object]) -> bool:
    return bool(pledged["cards"] or pledged["tokens"] or pledged["shields"])


def _holder(sight: Sight, card: str) -> int:
    """Who is known to hold a card, -1 if nobody is."""
    return next((seat for seat in sight.here if card in sight.hands.get(seat, {})), -1)


def _most_relieved(sight: Sight, steps: int) -> tuple[float, int]:
    return max((relief(sight, seat, steps), seat) for seat in sight.here)


def _elessar(sight: Sight) -> Deed | None:
    holder = _holder(sight, "elessar")
    worth, seat = _most_relieved(sight, 1)
    if holder >= 0 and worth >= _WORTH_A_CARD:
        return holder, f"elessar {sight.hobbit(seat)}"
    return None


def _lembas(sight: Sight) -> Deed | None:
    holder = _holder(sight, "lembas")
    if holder < 0:
        return None
    missing = {seat: 6 - sight.sizes[seat] + (seat == holder) for seat in sight.here}
    seat = max(sight.here, key=lambda seat: (missing[seat], seat == sight.bearer))
    return (holder, f"lembas {sight.hobbit(seat)}") if missing[seat] >= 4 else None


# -- the Ring ---------------------------------------------------------------------------------


def ring_open(sight: Sight) -> bool:
    """Whether the Ring may be put on now, as far as it shows."""
    if sight.view["ring_used"] or not sight.on_board or sight.bearer < 0 or sum(sight.view["tiles"].values()) >= 23:
        return False
    base = sight.view["stack"][-1]
    if base[0] == "floor":
        base = sight.view["stack"][-2]
    if base[0] == "quiet":
        return base[2] in _RING_MOMENTS
    if base[0] == "rivals":
        return base[4] in _RING_MOMENTS
    return bool(base[0] == "cards")


def _ring(sight: Sight) -> Deed | None:
    """The Ring helps once a board: the nearer the end, the less one waits for a better moment."""
    if not ring_open(sight):
        return None
    prospects = Prospects(sight)
    if sight.board == "mordor" and sight.event == LAST_EVENT:  # now or never
        return (sight.bearer, "put on the ring") if sight.left_on(sight.main) <= 4 else None
    wait = max(0.3, 2.5 - 0.5 * sight.event)
    if ring_gain(sight, prospects) > wait:
        return sight.bearer, "put on the ring"
    return None


# -- Gandalf ----------------------------------------------------------------------------------


def gandalf_uses(sight: Sight) -> list[tuple[float, str]]:
    """What each of Gandalf's cards would be worth now, and how it would be used."""
    left = sight.view["gandalf"]
    uses: list[tuple[float, str]] = []
    if "healing" in left:
        worth, seat = _most_relieved(sight, 2)
        uses.append((worth - 1.2, f"healing {sight.hobbit(seat)}"))
    if "persistence" in left:
        seat = min(sight.here, key=lambda seat: (sight.sizes[seat], seat != sight.active))
        uses.append((drawn_worth(sight, seat, 4), f"persistence {sight.hobbit(seat)}"))
    if sight.on_board:
        if "guidance" in left:
            prospects = Prospects(sight)
            lines = [line for line in LINES if sight.left_on(line) > 0]
            worth, line = max((prospects.gain(sight.active, [(line, 2)]), line) for line in lines)
            uses.append((worth - 0.8, f"guidance on {line}"))
        if "foresight" in left:
            coming = event_cost(sight, sight.event + 1)
            uses.append((0.15 * min(20.0, coming), f"foresight {sight.hobbit(sight.active)}"))
        if "magic" in left and sight.kind in ("after_marker", "gandalf_called"):
            uses.append((event_cost(sight, sight.event) - 1.0, "magic"))
    return uses


def _gandalf(sight: Sight) -> Deed | None:
    """A call for Gandalf, paid by the one who misses the shields least."""
    payers = [seat for seat in sight.here if sight.shields(seat) >= _CALL]
    if not payers:
        return None
    worth = max((use[0] for use in gandalf_uses(sight)), default=0.0)
    payer = min(payers, key=lambda seat: (shields_worth(sight, seat, _CALL), -sight.shields(seat)))
    return (payer, "call gandalf") if worth > shields_worth(sight, payer, _CALL) + _WORTH_A_CALL else None


def choose_gandalf(sight: Sight) -> int:
    """The best of Gandalf's cards that can be used now."""
    for _, text in sorted(gandalf_uses(sight), reverse=True):
        code = sight.code(text)
        if code is not None:
            return code
    return sight.legal[0]


# -- quiet moments and floors -----------------------------------------------------------------


def choose_quiet(sight: Sight) -> int | None:
    """Give the floor to whoever should do something; None if nobody should."""
    deed = best_deed(sight)
    if deed is not None:
        return sight.code(f"floor {sight.hobbit(deed[0])}")
    return _ask_around(sight)


def _ask_around(sight: Sight) -> int | None:
    """Where hands are secret, nobody knows who has Elessar: in need everybody is asked."""
    if len(sight.hands) == len(sight.here) or "elessar" not in sight.view["in_play"]:
        return None
    if _most_relieved(sight, 1)[0] < _WORTH_A_CARD:
        return None
    floors = [sight.code(f"floor {sight.hobbit(seat)}") for seat in sight.here if seat not in sight.hands]
    return next((code for code in floors if code is not None), None)


def choose_deed(sight: Sight) -> int | None:
    """One's own deed on a floor, or nothing."""
    deed = best_deed(sight)
    return sight.code(deed[1]) if deed is not None and deed[0] == sight.me and asked_of(sight) < 0 else None
