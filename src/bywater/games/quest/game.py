"""The Lord of the Rings as a Game: its options, its notation, its positions and beliefs."""

from typing import Any, final

from bywater.core.game import GENERAL, IDENTICAL, Game, Parts
from bywater.core.state import State
from bywater.games.quest.knowledge.belief import QuestBelief
from bywater.games.quest.model import board, cards, endings
from bywater.games.quest.model.actions import ACTIONS, NUM_ACTIONS, NUM_CHANCES
from bywater.games.quest.model.demands import DEMANDS
from bywater.games.quest.model.frames import MAX_FRAMES
from bywater.games.quest.model.options import OPTIONS, RULES, Settings
from bywater.games.quest.positions.read import read_position
from bywater.games.quest.presentation import choices, log, prompts
from bywater.games.quest.presentation.coverage import everything, used_by
from bywater.games.quest.rules import engine, journey
from bywater.games.quest.state import QuestState

# About fifty turns of two tiles with two quiet moments each, plus drawing, pledging and discarding every card.
_MAX_LENGTH = 20_000


@final
class Quest(Game):
    """The cooperative game for two to five hobbits, with a competitive variant."""

    def __init__(self) -> None:
        super().__init__(
            id="quest",
            rules=RULES,
            seats=(2, 3, 4, 5),
            seat_names=board.HOBBITS,
            options=OPTIONS,
            utility=IDENTICAL,
            num_actions=NUM_ACTIONS,
            num_chances=NUM_CHANCES,
            max_length=_MAX_LENGTH,
            max_frames=MAX_FRAMES,
            actions=ACTIONS,
            data=board.DATA,
            ids={
                "place": board.PLACES,
                "line": board.SYMBOLS[: board.LINES],
                "demand": DEMANDS,
                "event": board.EVENTS,
                "Gandalf card": cards.GANDALF,
                "ending": endings.ENDINGS[1:],
            },
            parts=Parts(
                belief=QuestBelief,
                read_position=read_position,
                prompt=prompts.prompt,
                choice_label=choices.choice_label,
                log_line=log.log_line,
            ),
        )

    def utility_of(self, options: dict[str, Any]) -> str:
        """Return GENERAL for the competitive game, in which returns differ, else IDENTICAL."""
        return GENERAL if options.get("competitive", False) else self.utility

    def _new_state(self, seats: int, options: dict[str, Any]) -> State:
        table = QuestState(seats, Settings(options), None)
        journey.begin(table)
        engine.proceed(table)
        return table

    def coverage(self, state: State, action: int) -> list[str]:
        return used_by(state, action)

    def coverable(self) -> list[str]:
        return everything()
