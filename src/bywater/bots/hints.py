"""Hints: the choice of a strong bot for a player's view, with reasons."""

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
"""The bot whose choices are given as hints."""


class Hint(NamedTuple):
    """The recommended action, the bot's evaluation of all choices, and the reasons as messages."""

    action: int
    thought: Thought | None
    reasons: list[Message]


def adviser(game: Game) -> str:
    """Return the name of the bot that gives hints: strong, but fast enough to wait for."""
    return ADVISER if ADVISER in opponents(game) and form() == "compiled" else partner(game)


def hint(bot: str, view: View, seed: int) -> Hint:
    """Return the hint of a new bot for this view; equal views and seeds give equal hints.

    The bot has no memory of the game, so it knows no more than the view.
    """
    game = load(view["game"])
    player = make_bot(bot, game, random.Random(seed))
    action = player.choose(view)
    if action not in view["legal"]:
        raise ValueError(f"expected a legal action from {bot}, got {action}")
    return Hint(action, player.thought, reasons_for(game, view, action, player.thought))
