"""Settings chosen before the game: the level, readings of disputed rules, and custom data."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from bywater.core.bits import BIT
from bywater.core.errors import OptionsClash
from bywater.core.message import Message
from bywater.games.fate.model import board
from bywater.games.fate.model import cards as box

RULES: Final = 2
"""The version of the rules; it changes when old records would replay differently."""

# Flags for rules on which sources disagree, with the ruling. True selects the reading that we did not choose.
FLAGS: Final = {
    "blessing_for_valor_or_stealth": "X1",
    "challenge_with_dwarves": "X2",
    "hobbits_pledge_any_card": "X3",
    "lady_of_light_for_friendship": "X4",
    "boromir_takes_no_resistance": "X5",
    "special_backs_swapped": "X7",
    "white_flame_on_searches": "X8",
    "slinker_takes_any_card": "X9",
    "staff_without_armies": "X10",
    "mirkwood_without_dol_guldur": "X11",
    "dwarven_lands_without_gimli": "X12",
    "shelob_needs_gollum": "X13",
    "wheels_turn_on_current_player": "X14",
    "marshal_saves_last_army": "X15",
}


def frodo_begins(options: dict[str, Any]) -> bool:
    """Whether Frodo's player begins, rather than the player with the lowest card.

    By the rulebook this holds only in a first game: its scenario with its suggested characters.
    """  # F09, N29
    if options["begins"] != "rulebook":
        return bool(options["begins"] == "frodo")
    own: dict[str, Any] = options["own"]
    if "objectives" in own or "characters" in own:
        return False
    return bool(options["objectives"] == "first_game" and options["characters"] == "first_game")


def check_level(options: dict[str, Any]) -> None:
    """Raise OptionsClash if the objectives form a scenario that does not allow this level."""  # F58
    scenario, level = options["objectives"], options["level"]
    if scenario == "random" or "objectives" in options["own"] or options["any_level"]:
        return
    allowed: tuple[str, ...] = tuple(board.DATA["scenarios"][scenario]["levels"])
    if level in allowed:
        return
    text = (
        f"option level: the scenario {scenario!r} is played at {' or '.join(allowed)}, not at {level!r}; "
        "choose another level, another scenario, objectives='random', or any_level=True"
    )
    reason = Message(
        "bad-level",
        {
            "scenario": f"scenario-{scenario}",
            "level": f"level-{level}",
            "count": len(allowed),
            "first": f"level-{allowed[0]}",
            "second": f"level-{allowed[-1]}",
        },
    )
    raise OptionsClash(text, "fate", reason, "level", allowed)


class Settings:
    """The options of one game, with those that the rules read as attributes."""

    def __init__(self, options: dict[str, Any]) -> None:
        own: dict[str, Any] = options["own"]
        self.options = options
        self.level: i64 = box.LEVELS.index(options["level"])
        self.skies: i64 = board.DATA["levels"][options["level"]]["skies_darken"]
        self.tasks: i64 = board.DATA["levels"][options["level"]]["objectives"]
        self.frodo_begins = frodo_begins(options)
        self.blessing_otherwise = bool(options["blessing_for_valor_or_stealth"])
        self.challenge_dwarves = bool(options["challenge_with_dwarves"])
        self.pledge_any = bool(options["hobbits_pledge_any_card"])
        self.lady_friendship = bool(options["lady_of_light_for_friendship"])
        self.boromir_takes_none = bool(options["boromir_takes_no_resistance"])
        self.white_on_searches = bool(options["white_flame_on_searches"])
        self.slinker_any = bool(options["slinker_takes_any_card"])
        self.staff_unarmed = bool(options["staff_without_armies"])
        self.mirkwood_short = bool(options["mirkwood_without_dol_guldur"])
        self.no_gimli = bool(options["dwarven_lands_without_gimli"])
        self.shelob_gollum = bool(options["shelob_needs_gollum"])
        self.wheels_current = bool(options["wheels_turn_on_current_player"])
        self.marshal_saves_last = bool(options["marshal_saves_last_army"])
        # X6: custom data may choose between two lines with the same ends
        self.lines = box.SHADOW_LINE[:]
        for name, line in own.get("lines", {}).items():
            self.lines[box.SHADOW_CARDS.index(name)] = board.LINES.index(line)
        self.red: i64 = box.RED_BACKS
        if options["special_backs_swapped"]:  # X7
            self.red = box.RED_BACKS ^ BIT[box.DRUMS] ^ BIT[box.WHEELS]
        tokens = own.get("tokens", {})
        self.tokens = vec[i64]([tokens.get(symbol, board.TOKENS_EACH) for symbol in board.SYMBOLS])
