"""The road: seven places in order, their signs, and the path cards between them."""

from typing import Any, Final

from bywater.core.data import read_data

DATA: Final[dict[str, Any]] = read_data("bywater.games.towers")
SEAT_NAMES: Final[tuple[str, ...]] = ("first", "second", "third", "fourth", "fifth")
PLACES: Final[tuple[str, ...]] = tuple(DATA["places"])
QUALITIES: Final[tuple[str, ...]] = tuple(DATA["qualities"]["names"])
PRESETS: Final[tuple[str, ...]] = tuple(DATA["symbols"])
PATHS: Final[tuple[int, ...]] = tuple(DATA["paths"]["spaces"])
VALUES: Final[tuple[int, ...]] = tuple(DATA["tokens"]["values"])
TOKENS_EACH: Final[int] = DATA["tokens"]["each"]


STOPS: Final = 6  # places after Amon Hen, and path cards
MAX_SYMBOLS: Final = 3
MAX_SLOTS: Final = 4  # tokens per place
MAX_SPACES: Final = 5
MINAS_TIRITH: Final = 6
SCORED: Final = PLACES[1:]


class Road:
    """The road of one game: the signs of each place and the lengths of the path cards."""

    def __init__(self, preset: str, own: dict[str, Any]) -> None:
        """Create the road of a preset; custom data (the option `own`) replaces some of its values."""
        self.preset = preset
        self.own = own
        self.symbols: dict[str, list[str]] = {place: list(DATA["symbols"][preset][place]) for place in SCORED}
        self.symbols.update(own.get("symbols", {}))
        self.paths: list[int] = list(own.get("paths", PATHS))
