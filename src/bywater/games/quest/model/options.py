"""The options of a game, as its table keeps them."""

from mypy_extensions import i64

from bywater.games.quest.model.symbols import ONE_KIND, TWO_JOKERS


def are_hands_secret(options: dict[str, object]) -> bool:
    """Whether hands are hidden: as chosen, or by default in the competitive game only."""  # R33
    return options["hands"] == "secret" or (options["hands"] == "by_game" and bool(options["competitive"]))


def guidance_by(options: dict[str, object]) -> i64:
    """How Guidance counts when it is pledged."""  # C8
    return ONE_KIND if options["guidance_one_kind"] else TWO_JOKERS


class Settings:
    """The options of one game, as attributes."""

    def __init__(self, options: dict[str, object]) -> None:
        self.sauron: i64 = int(str(options["sauron"]))
        self.preparations: bool = bool(options["preparations"])
        self.heir: bool = bool(options["heir"])
        self.clockwise: bool = bool(options["clockwise"])
        self.rivals: bool = bool(options["competitive"])
        self.hands: str = str(options["hands"])
        self.secret: bool = are_hands_secret(options)
        self.guidance: i64 = guidance_by(options)
        self.open_piles: bool = bool(options["open_piles"])
        self.roll_to_destroy: bool = bool(options["roll_to_destroy"])
        self.end_at_once: bool = bool(options["end_at_once"])
        self.automatic: bool = bool(options["automatic"])
