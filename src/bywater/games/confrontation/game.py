"""The Confrontation as a Game: options, notation, positions and beliefs."""

from typing import Any, final

from bywater.core.game import ZERO_SUM, Game, Parts
from bywater.core.options import Option, flags
from bywater.core.state import State
from bywater.games.confrontation.knowledge.belief import ConfrontationBelief
from bywater.games.confrontation.model.actions import ACTIONS, NUM_ACTIONS, NUM_CHANCES
from bywater.games.confrontation.model.board import DATA, PLACES, SIDES
from bywater.games.confrontation.model.cards import CARDS, SPECIALS
from bywater.games.confrontation.model.endings import ENDINGS, MAX_TURNS
from bywater.games.confrontation.model.frames import MAX_FRAMES
from bywater.games.confrontation.model.options import FLAGS, RULES
from bywater.games.confrontation.positions.read import read_position
from bywater.games.confrontation.presentation.choices import choice_label
from bywater.games.confrontation.presentation.log import log_line
from bywater.games.confrontation.presentation.prompts import prompt
from bywater.games.confrontation.rules.setup import begin_setup
from bywater.games.confrontation.state import new_state


@final
class Confrontation(Game):
    """The game of two players with nine hidden figures each."""

    def __init__(self) -> None:
        super().__init__(
            id="confrontation",
            rules=RULES,
            seats=(2,),
            seat_names=SIDES,
            options=(
                Option("light_specials", "set", [], choices=("shadowfax", "gandalf_the_white"), rule="D13"),
                Option("dark_specials", "set", [], choices=("palantir", "recall"), rule="D13"),
                *flags(FLAGS),
                Option("automatic", "flag", True),
            ),
            utility=ZERO_SUM,
            num_actions=NUM_ACTIONS,
            num_chances=NUM_CHANCES,
            max_length=10 + MAX_TURNS * 40,
            max_frames=MAX_FRAMES,
            actions=ACTIONS,
            data=DATA,
            ids={"place": PLACES, "card": CARDS, "special card": SPECIALS, "ending": ENDINGS[1:]},
            parts=Parts(
                belief=ConfrontationBelief,
                read_position=read_position,
                prompt=prompt,
                choice_label=choice_label,
                log_line=log_line,
            ),
        )

    def _new_state(self, seats: int, options: dict[str, Any]) -> State:
        state = new_state(options)
        begin_setup(state)
        return state
