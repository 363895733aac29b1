"""About what the events of the four boards will cost, as things stand: what makes a turn dear."""

from typing import Final

from bywater.bots.quest.lore import LAST_EVENT
from bywater.bots.quest.sight import Sight
from bywater.bots.quest.worth import (
    cards_lost_cost,
    defenceless,
    dice_cost,
    die_cost,
    fall_cost,
    sauron_cost,
    steps_cost,
)

_LOST: Final = 40.0


def group_symbols(sight: Sight, symbol: str) -> int:
    """How many symbols all known hands could give together; of a secret hand a third of the cards."""
    total = 0
    for seat in sight.here:
        total += sight.symbols(seat, symbol) if seat in sight.hands else sight.sizes[seat] // 3
    return total


def event_cost(sight: Sight, event: int) -> float:
    """About what an event of this board will cost the hobbits, if it happens as things stand."""
    if event > LAST_EVENT:
        return 0.0
    return {"moria": _moria, "helms_deep": _helms_deep, "shelobs_lair": _shelobs_lair, "mordor": _mordor}[sight.board](
        sight, event
    )


def _moria(sight: Sight, event: int) -> float:
    if event == 1:
        return min(sauron_cost(sight, 1), 1.1)
    if event == 2:
        return sum(min(0.7, die_cost(sight, seat)) for seat in sight.here)
    if event == 3:
        return min(sauron_cost(sight, 1) + 2.0, 2.0)
    if event == 4:
        if sight.left_on("travelling") or sight.left_on("hiding"):
            return sauron_cost(sight, 2) + die_cost(sight, sight.bearer)
        return 0.0
    if event == 5:
        return 3.2 if group_symbols(sight, "fighting") >= 6 else sauron_cost(sight, 2)
    return min(dice_cost(sight), min(steps_cost(sight, seat, 3) for seat in sight.here))


def _helms_deep(sight: Sight, event: int) -> float:
    if event == 1:
        return 1.2
    if event == 2:
        return sauron_cost(sight, 1) + die_cost(sight, sight.bearer) if sight.left_on("friendship") else 0.0
    if event == 3:
        return sauron_cost(sight, 2) if sight.lines["travelling"] < 5 else -0.5 * len(sight.here)
    if event == 4:
        return min(2.0, dice_cost(sight))
    if event == 5:
        return min(2.5, sauron_cost(sight, 2))
    return sauron_cost(sight, 2) + (2 * die_cost(sight, sight.bearer) if sight.left_on("travelling") else 0.0)


def _shelobs_lair(sight: Sight, event: int) -> float:
    if event == 1:
        return 0.0
    if event == 2:
        return sum(_face_of_the_dead(sight, seat) for seat in sight.here)
    if event == 3:
        return 1.0 if any(sight.shields(seat) >= 5 for seat in sight.here) else sauron_cost(sight, 2)
    if event == 4:
        return 0.7 * dice_cost(sight)
    if event == 5:
        return min(sauron_cost(sight, 2), 2 * dice_cost(sight) / len(sight.here))
    return 4.0 if group_symbols(sight, "fighting") >= 8 else sauron_cost(sight, 3)


def _face_of_the_dead(sight: Sight, seat: int) -> float:
    return fall_cost(sight, seat) if defenceless(sight, seat, sight.shields(seat)) else 0.9


def _mordor(sight: Sight, event: int) -> float:
    if event == 1:
        return 0.0
    if event == 2:
        return 1.0 if any("eowyn" in hand for hand in sight.hands.values()) else dice_cost(sight)
    if event in (3, 4):
        token = "heart" if event == 3 else "sun"
        return sum(
            die_cost(sight, seat) + cards_lost_cost(sight, seat, 2)
            for seat in sight.here
            if not sight.tokens(seat).get(token)
        )
    if event == 5:
        cards = sum(sight.sizes[seat] for seat in sight.here)
        return min(4.0, sauron_cost(sight, 3)) if cards >= 10 else sauron_cost(sight, 3)
    return _LOST
