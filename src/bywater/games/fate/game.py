"""Fate of the Fellowship as a Game: its options, its notation, its positions and beliefs."""

from typing import Any, final

from bywater.core.game import IDENTICAL, Game, Parts
from bywater.core.options import Option, flags
from bywater.core.state import State
from bywater.games.fate.knowledge.belief import FateBelief
from bywater.games.fate.knowledge.view import ABILITIES_USED
from bywater.games.fate.model import actions
from bywater.games.fate.model import cards as box
from bywater.games.fate.model.board import DATA
from bywater.games.fate.model.custom_data import check_custom_data, read_custom_data
from bywater.games.fate.model.endings import ENDINGS
from bywater.games.fate.model.frames import MAX_FRAMES
from bywater.games.fate.model.options import FLAGS, RULES, check_level
from bywater.games.fate.positions.read import new_table, read_position
from bywater.games.fate.presentation import choices, log, prompts
from bywater.games.fate.presentation.coverage import everything, used_by
from bywater.games.fate.rules.engine import proceed
from bywater.games.fate.rules.setup import begin

# A game has at most about sixty turns: thirty with cards to draw, and thirty until hope runs out. A turn changes the
# table about ten times, and between two changes players can refuse every card and every place once (N17): about 330
# decisions.
_MAX_LENGTH = 250_000


@final
class Fate(Game):
    """The cooperative game for one to five players."""

    def __init__(self) -> None:
        super().__init__(
            id="fate",
            rules=RULES,
            seats=(1, 2, 3, 4, 5),
            seat_names=actions.SEATS,
            options=(
                Option("objectives", "choice", box.SCENARIOS[0], choices=(*box.SCENARIOS, "random"), rule="F04"),
                Option("level", "choice", box.LEVELS[0], choices=box.LEVELS, rule="F57"),
                Option("characters", "choice", "first_game", choices=("first_game", "random"), rule="F05"),
                Option("begins", "choice", "rulebook", choices=("rulebook", "lowest", "frodo"), rule="F09"),
                *flags(FLAGS),
                Option("any_level", "flag", False, rule="F58"),
                Option("own", "table", {}, rule="X6", check_table=check_custom_data, read_table=read_custom_data),
                Option("automatic", "flag", True),
            ),
            utility=IDENTICAL,
            num_actions=actions.NUM_ACTIONS,
            num_chances=actions.NUM_CHANCES,
            max_length=_MAX_LENGTH,
            max_frames=MAX_FRAMES,
            actions=actions.ACTIONS,
            data=DATA,
            ids={
                "card": box.CARDS,
                "Skies Darken card": box.SKIES,
                "shadow card": box.SHADOW_CARDS,
                "ability used": ABILITIES_USED,
                "ending": ENDINGS[1:],
            },
            parts=Parts(
                belief=FateBelief,
                read_position=read_position,
                prompt=prompts.prompt,
                choice_label=choices.choice_label,
                log_line=log.log_line,
            ),
        )

    def _new_state(self, seats: int, options: dict[str, Any]) -> State:
        check_level(options)
        table = new_table(seats, options)
        begin(table)
        proceed(table)
        return table

    def coverage(self, state: State, action: int) -> list[str]:
        return used_by(state, action)

    def coverable(self) -> list[str]:
        return everything()
