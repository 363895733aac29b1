"""The Two Towers as a Game: options, notation, positions and beliefs."""

from typing import Any, final

from bywater.core.game import ZERO_SUM, Game, Parts
from bywater.core.state import State
from bywater.games.towers.knowledge.belief import TowersBelief
from bywater.games.towers.model.actions import ACTIONS, NUM_ACTIONS, NUM_CHANCES
from bywater.games.towers.model.board import DATA, PLACES, QUALITIES, SEAT_NAMES
from bywater.games.towers.model.cards import COLOURS
from bywater.games.towers.model.frames import MAX_FRAMES
from bywater.games.towers.model.options import OPTIONS, RULES
from bywater.games.towers.positions.read import read_position
from bywater.games.towers.presentation import choices, log, prompts
from bywater.games.towers.rules.setup import begin_setup
from bywater.games.towers.state import new_table

# The set-up; per seat, three actions and two draws on each of five spaces per path; every card laid at each place.
_MAX_LENGTH = 80 + 30 * 5 * 5 + 6 * (96 + 10)


@final
class Towers(Game):
    """The game for two to five players, who collect sets along the road to Minas Tirith."""

    def __init__(self) -> None:
        super().__init__(
            id="towers",
            rules=RULES,
            seats=(2, 3, 4, 5),
            seat_names=SEAT_NAMES,
            options=OPTIONS,
            utility=ZERO_SUM,
            num_actions=NUM_ACTIONS,
            num_chances=NUM_CHANCES,
            max_length=_MAX_LENGTH,
            max_frames=MAX_FRAMES,
            actions=ACTIONS,
            data=DATA,
            ids={"place": PLACES, "colour": COLOURS, "quality": QUALITIES},
            parts=Parts(
                belief=TowersBelief,
                read_position=read_position,
                prompt=prompts.prompt,
                choice_label=choices.choice_label,
                log_line=log.log_line,
            ),
        )

    def _new_state(self, seats: int, options: dict[str, Any]) -> State:
        table = new_table(seats, options)
        begin_setup(table)
        return table
