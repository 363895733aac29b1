"""The Two Towers as a Game: its options, its notation, its positions and beliefs."""

from typing import Any, final

from bywater.core.belief import Belief
from bywater.core.game import ZERO_SUM, Game
from bywater.core.message import Message
from bywater.core.options import Option
from bywater.core.state import Position, State, View
from bywater.games.towers import phrases
from bywater.games.towers.actions import ACTIONS, NUM_ACTIONS, NUM_CHANCES
from bywater.games.towers.belief import TowersBelief
from bywater.games.towers.board import DATA, PLACES, PRESETS, QUALITIES, SEAT_NAMES, check_own, read_own
from bywater.games.towers.cards import COLOURS
from bywater.games.towers.position import new_table, read_position
from bywater.games.towers.setup import begin
from bywater.games.towers.view import RULES

# Set-up, then at most five spaces a path with three actions and two draws a player, then every card laid once.
_LONGEST = 80 + 30 * 5 * 5 + 6 * (96 + 10)


@final
class Towers(Game):
    """Two to five collect qualities along the road to Minas Tirith."""

    def __init__(self) -> None:
        super().__init__(
            id="towers",
            rules=RULES,
            seats=(2, 3, 4, 5),
            seat_names=SEAT_NAMES,
            options=(
                Option("symbols", "choice", "twelve", choices=PRESETS),
                Option("own", "table", {}, check_table=check_own, read_table=read_own),
                Option("automatic", "flag", True),
            ),
            utility=ZERO_SUM,
            num_actions=NUM_ACTIONS,
            num_chances=NUM_CHANCES,
            max_length=_LONGEST,
            max_frames=3,
            actions=ACTIONS,
            data=DATA,
            ids={"place": PLACES, "colour": COLOURS, "quality": QUALITIES},
        )

    def begin(self, seats: int, options: dict[str, Any]) -> State:
        table = new_table(seats, options)
        begin(table)
        return table

    def believe(self, view: View) -> Belief:
        return TowersBelief(view)

    def place(self, position: Position) -> State:
        return read_position(position)

    def ask(self, view: View) -> Message:
        return phrases.ask(view)

    def offer(self, action: int, view: View) -> Message:
        return phrases.offer(self.describe(action), view)

    def recount(self, entry: tuple[int, int, int, int, int], view: View) -> Message | None:
        return phrases.recount(entry)
