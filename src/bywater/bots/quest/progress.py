"""What it is worth to move the markers: what the spaces give, time that is saved, events that are forestalled."""

from typing import Final

from bywater.bots.quest.events import event_cost
from bywater.bots.quest.lore import LAST_EVENT, LINES, TOKENS
from bywater.bots.quest.sight import Sight
from bywater.bots.quest.worth import (
    SHIELD,
    card_worth,
    defenceless,
    die_cost,
    dread,
    fall_cost,
    sauron_cost,
    steps_cost,
    token_worth,
)

_PACE: Final = 2.4  # spaces of the main line in a turn, about
_LEAST: Final = 0.9  # what a space of the main line is worth at least and at most
_MOST: Final = 2.5
_UNMET: Final = 0.2  # what a life token is worth that somebody lacks and could still get
_GOAL: Final = 0.8
_TWICE: Final = 0.4  # what is lost with a token that one has already
_MORDOR: Final = 8.0  # up the mountain nothing counts as much as speed


class Prospects:
    """What a space of each line is worth beside what is printed on it, as things stand."""

    def __init__(self, sight: Sight) -> None:
        self.sight = sight
        self.hurry = _hurry(sight)
        self.step = dict.fromkeys(LINES, 0.0)
        self.step[sight.main] = _main_step(sight, self.hurry)
        self.goals: dict[str, list[tuple[int, float]]] = {line: [] for line in LINES}
        _forestall(sight, self.goals)

    def gain(self, seat: int, moves: list[tuple[str, int]], *, ring: bool = False) -> float:
        """What it is worth if this hobbit moves these lines by so many spaces. The Ring's moves give nothing."""
        sight = self.sight
        at = dict(sight.lines)
        got: set[str] = set()
        total = 0.0
        for line, steps in moves:
            printed = sight.spaces.get(line, [])
            for _ in range(steps):
                if at[line] >= len(printed):
                    break
                at[line] += 1
                total += self.step[line]
                for goal, bonus in self.goals[line]:
                    if at[line] <= goal:
                        total += bonus
                given = printed[at[line] - 1]
                if ring:
                    total -= _missed(sight, given)
                else:
                    total += self._given(seat, given, got)
            if line == sight.main and at[line] >= len(printed):
                return total + self._end(seat, at, got)
        return total

    def _given(self, seat: int, given: str, got: set[str]) -> float:
        """What a space gives the one who moved there."""
        sight = self.sight
        if given == "shield":
            return SHIELD + (0.3 * dread(sight, seat) if defenceless(sight, seat, sight.shields(seat)) else 0.0)
        if given == "special_shield":
            return 2 * SHIELD
        if given == "die":
            return -die_cost(sight, seat)
        if given == "heal":
            return -steps_cost(sight, seat, -1) if sight.dark[seat] else 0.0
        if given in sight.lore.cards:
            return card_worth(sight, seat, sight.lore.cards[given]) if given in sight.view["board_cards"] else 0.0
        if given in got:
            return -_TWICE
        got.add(given)
        return token_worth(sight, seat, given)

    def _end(self, seat: int, at: dict[str, int], got: set[str]) -> float:
        """What it is worth to end the scenario now: no more events, but also no more tokens."""
        sight = self.sight
        if sight.board == "mordor":
            return 10.0
        unmet = 0
        for token in TOKENS:
            ahead = sum(printed[at[line] :].count(token) for line, printed in sight.spaces.items())
            wanting = [
                other for other in sight.here if token in sight.wants(other) and (other != seat or token not in got)
            ]
            unmet += min(ahead, len(wanting))
        return self.hurry - _UNMET * min(4, unmet) - self._falls(seat, got)

    def _falls(self, seat: int, got: set[str]) -> float:
        """What it costs that hobbits fall for want of tokens if the scenario ends; Athelas saves one of them."""
        sight = self.sight
        falls = []
        for other in sight.here:
            missing = sight.missing(other) - (len(got & sight.wants(other)) if other == seat else 0)
            if missing >= sight.gap(other):
                falls.append(fall_cost(sight, other))
        if falls and any("athelas" in hand for hand in sight.hands.values()):
            falls.remove(max(falls))
        return 0.8 * sum(falls)


def _hurry(sight: Sight) -> float:
    """What another turn costs: the events that it will bring."""
    turns = max(0.5, sight.turns_until(sight.event + 1))
    soon = event_cost(sight, sight.event + 1)
    later = event_cost(sight, sight.event + 2) if sight.event + 2 <= LAST_EVENT else soon
    return 0.4 + (0.65 * soon + 0.35 * later) / max(1.0, turns)


def _main_step(sight: Sight, hurry: float) -> float:
    """What a space of the main line is worth: a part of a turn, if the end of the line is within reach."""
    left = sight.left_on(sight.main)
    if not left:
        return 0.0
    turns = sight.turns_left()
    if sight.board == "mordor":
        pressing = left / max(1.0, turns * 2.0)
        return _MORDOR + _MORDOR * min(2.0, pressing)
    reach = min(1.0, (turns * 2.2 + 2.0) / left)
    return min(_MOST, max(_LEAST, hurry / _PACE)) * reach


def _forestall(sight: Sight, goals: dict[str, list[tuple[int, float]]]) -> None:
    """Events that do nothing if certain lines are far enough: what each space towards that is worth."""
    if sight.board == "moria":
        _goal(sight, goals, 4, {"travelling": 7, "hiding": 7}, sauron_cost(sight, 2) + die_cost(sight, sight.bearer))
    elif sight.board == "helms_deep":
        _goal(sight, goals, 2, {"friendship": 7}, sauron_cost(sight, 1) + die_cost(sight, sight.bearer) + 1.0)
        _goal(sight, goals, 3, {"travelling": 5}, sauron_cost(sight, 2) + 0.5 * len(sight.here))
        _goal(sight, goals, 6, {"travelling": 10}, 2 * die_cost(sight, sight.bearer))


def _goal(
    sight: Sight, goals: dict[str, list[tuple[int, float]]], event: int, spaces: dict[str, int], cost: float
) -> None:
    if sight.event >= event:
        return
    missing = sum(max(0, space - sight.lines[line]) for line, space in spaces.items())
    if not missing:
        return
    reach = min(1.0, 2.0 * sight.turns_until(event) / missing)
    bonus = cost * reach * reach * _GOAL / max(3, missing)
    for line, space in spaces.items():
        goals[line].append((space, bonus))


def _missed(sight: Sight, given: str) -> float:
    """What the Ring passes by: tokens that somebody would have liked. A die is gladly missed."""
    if given in ("die", "shield", "special_shield"):
        return 0.0
    if given in ("ring", "heart", "sun"):
        wanting = [seat for seat in sight.here if given in sight.wants(seat)]
        return 0.5 if wanting else 0.0
    return 0.3


def ring_gain(sight: Sight, prospects: Prospects) -> float:
    """What it is worth on average to put on the Ring now."""
    total = 0.0
    for symbols in sight.lore.face_symbols:
        total += max(
            prospects.gain(sight.bearer, [(line, 4 - symbols)], ring=True) for line in LINES if sight.left_on(line) > 0
        )
    return total / len(sight.lore.face_symbols) - die_cost(sight, sight.bearer)
