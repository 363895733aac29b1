"""What a challenge is played with, and whether it can be one."""

from typing import Any

from msgspec import Struct

from bywater.bots import bots_for, partner
from bywater.core.game import IDENTICAL
from bywater.core.options import resolve_options
from bywater.registry import load
from bywater.server.storage.interface import Chair, Kept
from bywater.server.tables.viewers import Refusal

PERSON = "me"


class SetUp(Struct):
    """A game, its options and who sits where: "me" or "bot:NAME" by seat. What chance will do is not in it."""

    game: str
    options: dict[str, Any]
    who: list[str]
    rules: int = 1
    """The version of the game's rules that the options were chosen under."""

    @property
    def own(self) -> list[int]:
        """The seats of whoever takes it up."""
        return [seat for seat, who in enumerate(self.who) if who == PERSON]


def checked(game_id: str, options: dict[str, Any], who: list[str]) -> SetUp:
    """The set-up of a challenge, if it is the same for whoever opens it: one person, and bots of a level.

    The options are such as a table was made with; several seats are one person's only where all win together.
    """
    game = load(game_id)
    options = resolve_options(game.options, options)
    sitters = [PERSON if sitter in ("me", "here") else sitter for sitter in who]
    bots = {f"bot:{name}" for name in bots_for(game)}
    if len(who) not in game.seats or not set(sitters) <= {PERSON, *bots}:
        raise Refusal("refused-challenge-chairs")
    people = sitters.count(PERSON)
    if people < 1 or (people > 1 and game.utility_of(options) != IDENTICAL):
        raise Refusal("refused-challenge-chairs")
    return SetUp(game_id, options, sitters, game.rules)


def of_table(kept: Kept, own: list[int]) -> SetUp:
    """The set-up of a game that somebody has played; whoever else sat there becomes a bot of the usual level."""
    bots = [chair.bot or partner(load(kept.game)) for chair in kept.chairs]
    who = [PERSON if seat in own else f"bot:{bot}" for seat, bot in enumerate(bots)]
    return checked(kept.game, load(kept.game).options_under(kept.options, kept.rules), who)


def chairs_of(set_up: SetUp, name: str) -> list[Chair]:
    """The chairs of a try."""
    return [Chair("person", name) if who == PERSON else Chair("bot", bot=who.partition(":")[2]) for who in set_up.who]
