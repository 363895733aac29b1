"""Fate of the Fellowship as a Game: its options, its notation, its positions and beliefs."""

from typing import Any, final

from bywater.core.belief import Belief
from bywater.core.game import IDENTICAL, Game
from bywater.core.message import Message
from bywater.core.options import Option
from bywater.core.state import Position, State, View
from bywater.games.fate import phrases
from bywater.games.fate.actions import ACTIONS, NUM_ACTIONS, NUM_CHANCES, SEATS
from bywater.games.fate.belief import FateBelief
from bywater.games.fate.board import DATA
from bywater.games.fate.cards import CARDS, LEVELS, SCENARIOS, SHADOW_CARDS, SKIES
from bywater.games.fate.coverage import everything, used_by
from bywater.games.fate.flow import proceed
from bywater.games.fate.own import check_own, read_own
from bywater.games.fate.position import new_table, read_position
from bywater.games.fate.refused_levels import check_level
from bywater.games.fate.settings import BEFORE, FLAG_RULES, FLAGS
from bywater.games.fate.setup import begin
from bywater.games.fate.state import ENDINGS, MOST_FRAMES
from bywater.games.fate.view import ABILITIES_USED, RULES

# At most about sixty turns: some thirty while there are cards to draw, and as many as hope lasts after that. In each
# the table changes some ten times while actions are taken, and between two changes a stubborn company can refuse every
# card and every place once (N17): about 330 decisions.
_LONGEST = 250_000


@final
class Fate(Game):
    """One to five players guide the Fellowship, together."""

    def __init__(self) -> None:
        super().__init__(
            id="fate",
            rules=RULES,
            seats=(1, 2, 3, 4, 5),
            seat_names=SEATS,
            options=(
                Option("objectives", "choice", SCENARIOS[0], choices=(*SCENARIOS, "random"), rule="F04"),
                Option("level", "choice", LEVELS[0], choices=LEVELS, rule="F57"),
                Option("characters", "choice", "first_game", choices=("first_game", "random"), rule="F05"),
                Option("begins", "choice", "rulebook", choices=("rulebook", "lowest", "frodo"), rule="F09"),
                *[
                    Option(flag, "flag", False, rule=rule, since=2 if flag in BEFORE else 1, before=BEFORE.get(flag))
                    for flag, rule in zip(FLAGS, FLAG_RULES, strict=True)
                ],
                Option("any_level", "flag", False, rule="F58", since=2, before=True),
                Option("own", "table", {}, rule="X6", check_table=check_own, read_table=read_own),
                Option("automatic", "flag", True, since=2, before=True),
            ),
            utility=IDENTICAL,
            num_actions=NUM_ACTIONS,
            num_chances=NUM_CHANCES,
            max_length=_LONGEST,
            max_frames=MOST_FRAMES,
            actions=ACTIONS,
            data=DATA,
            ids={
                "card": CARDS,
                "Skies Darken card": SKIES,
                "shadow card": SHADOW_CARDS,
                "ability used": ABILITIES_USED,
                "ending": ENDINGS[1:],
            },
        )

    def begin(self, seats: int, options: dict[str, Any]) -> State:
        check_level(options)
        table = new_table(seats, options)
        begin(table)
        proceed(table)
        return table

    def believe(self, view: View) -> Belief:
        return FateBelief(view)

    def place(self, position: Position) -> State:
        return read_position(position)

    def coverage(self, state: State, action: int) -> list[str]:
        return used_by(state, action)

    def coverable(self) -> list[str]:
        return everything()

    def ask(self, view: View) -> Message:
        return phrases.ask(view)

    def offer(self, action: int, view: View) -> Message:
        return phrases.offer(self.describe(action), view)

    def recount(self, entry: tuple[int, int, int, int, int], view: View) -> Message | None:
        return phrases.recount(entry)
