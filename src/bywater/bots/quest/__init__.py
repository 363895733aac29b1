"""Rules of thumb for The Lord of the Rings: a careful team, each hobbit answering for itself.

Every hobbit thinks alike, so that whoever gets the floor sees the same reason for it as the one who gave it.
"""

from collections.abc import Callable
from typing import Final

from bywater.bots.quest.choosing import (
    choose_before_shelob,
    choose_gift,
    choose_loss,
    choose_next_tile,
    choose_offer,
    choose_preparing,
    choose_receiver,
)
from bywater.bots.quest.lore import lore_of
from bywater.bots.quest.paying import choose_demand, choose_pledge
from bywater.bots.quest.sight import Sight
from bywater.bots.quest.speaking import choose_deed, choose_gandalf, choose_quiet
from bywater.bots.quest.turn import choose_cards, choose_line
from bywater.bots.quest.windows import choose_window
from bywater.core.game import Game
from bywater.core.state import View


def _quiet(sight: Sight) -> int:
    code = choose_quiet(sight)
    return code if code is not None else sight.first_of("go on")


def _speak(sight: Sight) -> int:
    """On a floor, or asked among rivals: one's share of a demand, one's deed, or nothing."""
    code = choose_pledge(sight)
    if code is None:
        code = choose_deed(sight)
    return code if code is not None else sight.first_of("done")


def _after_deeds(choose: Callable[[Sight], int]) -> Callable[[Sight], int]:
    """A question that waits while somebody does what is better done before."""

    def chosen(sight: Sight) -> int:
        code = choose_quiet(sight)
        return code if code is not None else choose(sight)

    return chosen


_ANSWERS: Final[dict[str, Callable[[Sight], int]]] = {
    "quiet": _quiet,
    "floor": _speak,
    "rivals": _speak,
    "pledging": _speak,
    "cards": _after_deeds(choose_cards),
    "demand": _after_deeds(choose_demand),
    "offer": choose_offer,
    "shelob_appears": _after_deeds(choose_before_shelob),
    "before_tile": choose_window,
    "after_tile": choose_window,
    "before_roll": choose_window,
    "after_roll": choose_window,
    "after_marker": choose_window,
    "missing_tokens": choose_window,
    "gandalf_called": choose_gandalf,
    "foreseeing": choose_next_tile,
    "sending": lambda sight: sight.first_of("pass"),
    "passing": choose_gift,
    "losing": choose_loss,
    "choosing_line": choose_line,
    "preparing": choose_preparing,
    "sharing": choose_receiver,
}


class Thumb:
    """The rules of thumb at one table."""

    def __init__(self, game: Game) -> None:
        self.lore = lore_of(game)

    def choose(self, view: View) -> int:
        sight = Sight(self.lore, view)
        return _ANSWERS[sight.kind](sight)
