"""What is printed on boards and cards, as the rules of thumb look it up. All of it comes from the game's own data."""

from functools import cache
from typing import Any, Final

from bywater.core.action import Action
from bywater.core.game import Game

LINES: Final = ("friendship", "travelling", "hiding", "fighting")
TOKENS: Final = ("ring", "heart", "sun")
FRODO: Final = 0
SAM: Final = 1
PIPPIN: Final = 2
MERRY: Final = 3
LAST_EVENT: Final = 6

# A haven is spent in thought of the board behind it.
BOARD_OF: Final = {
    "bag_end": "moria",
    "rivendell": "moria",
    "moria": "moria",
    "lothlorien": "helms_deep",
    "helms_deep": "helms_deep",
    "shelobs_lair": "shelobs_lair",
    "mordor": "mordor",
    "mount_doom": "mordor",
}


class Card:
    """A kind of card: its place in the order of kinds, colour, symbol and stars."""

    def __init__(self, name: str, order: int, data: dict[str, Any]) -> None:
        self.name = name
        self.order = order
        self.colour: str = data["colour"]
        self.symbol: str = data["symbol"]
        self.stars: int = data["stars"]
        # Frodo makes a joker of it
        self.plain_white = data["set"] == "hobbit" and self.colour == "white"

    def symbol_for(self, seat: int) -> str:
        return "joker" if seat == FRODO and self.plain_white else self.symbol


class Lore:
    """The printed things of one game."""

    def __init__(self, game: Game) -> None:
        data = game.data
        self.actions: list[Action] = [game.describe(code) for code in range(game.num_actions)]
        self.codes = {action.text: action.code for action in self.actions}
        self.hobbits = game.seat_names
        self.cards = {name: Card(name, order, card) for order, (name, card) in enumerate(data["cards"].items())}
        self.demands: list[tuple[str, dict[str, Any]]] = list(data["demands"].items())
        self.the_dead = list(data["demands"]).index("faces_of_the_dead")
        self.faces: list[str] = list(data["die"])
        self.face_symbols: list[int] = [face["symbols"] for face in data["die"].values()]
        self.tiles: list[str] = list(data["tiles"])
        self.spaces: dict[str, dict[str, list[str]]] = {
            board: {line: printed["spaces"] for line, printed in board_data["lines"].items()}
            for board, board_data in data["boards"].items()
        }
        self.main = {
            board: next(line for line, printed in board_data["lines"].items() if printed["main"])
            for board, board_data in data["boards"].items()
        }


@cache
def lore_of(game: Game) -> Lore:
    """The printed things are read once, however many bots sit at however many tables."""
    return Lore(game)
