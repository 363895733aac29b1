"""Tables that a record can start from: the start of a turn, and the actions that lead from it to a decision."""

from contextlib import suppress
from typing import Any

from bywater import CHANCE, State
from bywater.core.errors import IllegalAction
from bywater.core.state import Position
from tests.games.quest import helpers


class Opening:
    """A state, with the position and the actions that lead to it."""

    def __init__(self, start: State) -> None:
        self.state = start
        self._start = start.position()
        self._then: list[str] = []

    @property
    def position(self) -> Position:
        return {**self._start, "then": list(self._then)}

    def do(self, *texts: str) -> "Opening":
        """Play these actions, chance outcomes among them."""
        for text in texts:
            helpers.do(self.state, text)
            self._then.append(text)
        return self

    def reach(self, target: State, tile: str) -> "Opening":
        """Pass, and turn this tile, until the decision is that of `target`."""
        while self.state.decision != target.decision:
            self.do(f"tile {tile}" if self.state.actor == CHANCE else helpers.PASSING[self.state.decision.kind])
        return self

    def pass_quiet(self) -> "Opening":
        """Pass until a decision that can't be passed."""
        while self.state.actor >= 0 and self.state.decision.kind in helpers.PASSING:
            self.do(helpers.PASSING[self.state.decision.kind])
        return self


def _reached(target: State, tile: str, hands: tuple[str, ...], active: int | None, words: dict[str, Any]) -> Opening:
    """The start of the turn in which this tile leads to `target`; a known tile lies on top of the others."""
    words = {name: value for name, value in words.items() if name != "top_tile"}
    if "foreseen" in words:
        words["foreseen"] = [tile, *words["foreseen"]][:3]
    view = target.view(tuple(range(target.seats)))
    return Opening(helpers.beginning(*hands, active=view["active"] if active is None else active, **words)).reach(
        target, tile
    )


def cards(*hands: str, active: int | None = None, **words: Any) -> Opening:
    """As `helpers.table`, after a tile that moved a marker by one: one that gave nothing, if there is any."""
    target = helpers.table(*hands, active=active, **words)
    found = []
    for tile in helpers.ACTIVITIES:
        with suppress(KeyError, IllegalAction):  # a die is rolled, or a line is chosen
            found.append(_reached(target, tile, hands, active, words))
    return min(found, key=lambda opening: _gains(opening.state, target))


def _gains(state: State, target: State) -> int:
    """Return what a seat has gained over the target: shields, cards, tokens and steps to the light."""
    one, other = helpers.everything(state), helpers.everything(target)
    return sum(one[part] != other[part] for part in ("shields", "hands", "tokens", "dark", "specials"))


def tile(name: str, *hands: str, active: int = helpers.FRODO, **words: Any) -> Opening:
    """As `helpers.tile`."""
    return _reached(helpers.tile(name, *hands, active=active, **words), name, hands, active, words)


def event(number: int, *hands: str, active: int = helpers.FRODO, **words: Any) -> Opening:
    """As `helpers.event`."""
    target = helpers.event(number, *hands, active=active, **words)
    return _reached(target, "sundial", hands, active, {"place": "moria", **words, "event": number - 1})


def at_the_mountain(*hands: str, **words: Any) -> Opening:
    """As `helpers.at_the_mountain`."""
    return Opening(helpers.at_the_mountain(*hands, **words))
