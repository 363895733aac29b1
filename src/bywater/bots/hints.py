"""A hint: what a strong bot would do in a player's place, and why."""

import random
from typing import Final, NamedTuple

from bywater._build import form
from bywater.bots import make_bot, opponents, partner
from bywater.bots.player import Thought
from bywater.bots.reasons import reasons_for
from bywater.core.game import Game
from bywater.core.message import Message
from bywater.core.state import View
from bywater.registry import load

ADVISER: Final = "captain"


class Hint(NamedTuple):
    """What it would choose, what it thought of all choices, and why, in words."""

    action: int
    thought: Thought | None
    reasons: list[Message]


def adviser(game: Game) -> str:
    """Who is asked: strong, but nobody waits long for it."""
    return ADVISER if ADVISER in opponents(game) and form() == "compiled" else partner(game)


def hint(bot: str, view: View, seed: int) -> Hint:
    """Equal views and equal seeds give equal hints: it remembers nothing, so it knows no more than this view."""
    game = load(view["game"])
    player = make_bot(bot, game, random.Random(seed))
    action = player.choose(view)
    if action not in view["legal"]:
        raise ValueError(f"{bot} answered illegally")
    return Hint(action, player.thought, reasons_for(game, view, action, player.thought))
