"""A complete game built from a SimpleTable."""

from collections.abc import Iterable
from copy import deepcopy
from functools import cached_property
from typing import Any, Final

from bywater.core.action import ActionTable
from bywater.core.belief import Belief
from bywater.core.errors import BadPosition
from bywater.core.game import GENERAL, Game
from bywater.core.journal import HIDDEN
from bywater.core.message import Message
from bywater.core.options import Option
from bywater.core.seats import MAX_SEATS
from bywater.core.simple.belief import SimpleBelief
from bywater.core.simple.messages import literal, seat_message, shared_words
from bywater.core.simple.observation import SimpleObservation
from bywater.core.simple.state import PLAYED, REVEALED, SimpleState
from bywater.core.simple.table import SimpleTable
from bywater.core.state import Position, State, View
from bywater.core.suggest import did_you_mean

_MAX_CODES: Final = 4000
_POSITION: Final = ("game", "rules", "seats", "options")


class SimpleGame(Game):
    """A game whose rules are a `SimpleTable`.

    `actions` and `chances` list every possible action and every possible chance outcome, in lower case. `max_length`
    is the greatest number of actions and outcomes in one game. `name` and `tagline` introduce the game to people, and
    `words` holds further English messages as Fluent text, such as `ending-draw = Nobody wins.`; a folder `words` next
    to the module may hold them in several languages.
    """

    def __init__(
        self,
        id: str,
        table: type[SimpleTable],
        *,
        actions: Iterable[str],
        chances: Iterable[str] = (),
        seats: tuple[int, ...] = (2,),
        seat_names: tuple[str, ...] = (),
        options: tuple[Option, ...] = (),
        utility: str = GENERAL,
        max_length: int = 1000,
        rules: int = 1,
        name: str = "",
        tagline: str = "",
        words: str = "",
    ) -> None:
        choices, outcomes = tuple(actions), tuple(chances)
        for text in (*choices, *outcomes):
            if not text or text != " ".join(text.lower().split()) or text.startswith("end "):
                raise ValueError(f"expected an action in lower case with single spaces, got {text!r}")
        if len(choices) + len(outcomes) > _MAX_CODES:
            raise ValueError(f"expected at most {_MAX_CODES} actions and chances, got {len(choices) + len(outcomes)}")
        if not seats or not 1 <= min(seats) <= max(seats) <= MAX_SEATS:
            raise ValueError(f"expected seat counts from 1 to {MAX_SEATS}, got {seats!r}")
        super().__init__(
            id=id,
            rules=rules,
            seats=seats,
            seat_names=seat_names,
            options=options,
            utility=utility,
            num_actions=len(choices),
            num_chances=len(outcomes),
            max_length=max_length,
            max_frames=1,
            actions=ActionTable([_row(text) for text in (*choices, *outcomes)]),
        )
        self.table = table
        self.name = name or id.replace("_", " ").capitalize()
        self.tagline = tagline
        self.words = words
        self.module = table.__module__
        self.has_secrets = table.visible_to is not SimpleTable.visible_to

    # -- states -------------------------------------------------------------------------------

    def _new_state(self, seats: int, options: dict[str, Any]) -> State:
        return self._start(seats, options)

    def _start(self, seats: int, options: dict[str, Any]) -> SimpleState:
        return SimpleState(self, self.table(seats, deepcopy(options)), seats, options)

    def _make_belief(self, view: View) -> Belief:
        return SimpleBelief(self._start(self.check_seats(view["seats"]), view["options"]), view)

    def _read_position(self, position: Position) -> State:
        for name in position:
            if name not in _POSITION:
                hint = did_you_mean(name, (*_POSITION, "then"))
                raise BadPosition(f"unknown key {name!r}{hint or '; write only actions, as a list under then'}")
        return self._start(position["seats"], position["options"])

    @cached_property
    def observation(self) -> SimpleObservation:
        """Return the observation fields of this game."""
        return SimpleObservation(self.actions, self.max_length)

    # -- messages -----------------------------------------------------------------------------

    def prompt(self, view: View) -> Message:
        actor: int = view["actor"]
        if view["ending"]:
            return Message(f"ending-{view['ending']}")
        return seat_message(
            self.seat_names, "prompt-move" if actor in view["viewers"] else "wait-move", "wait-chance", actor
        )

    def choice_label(self, action: int, view: View) -> Message:
        return Message("do-action", {"action": f"action-{action}"})

    def log_line(self, entry: tuple[int, int, int, int, int], view: View) -> Message | None:
        kind, actor, code, _, _ = entry
        if kind == REVEALED:
            message = seat_message(self.seat_names, "log-revealed", "log-revealed-chance", actor - 1)
            message.params["action"] = f"action-{code}"
            return message
        if kind != PLAYED:
            return None
        if code == HIDDEN:
            return seat_message(self.seat_names, "log-secret", "log-secret-chance", actor - 1)
        message = seat_message(self.seat_names, "log-played", "log-chance", actor - 1)
        message.params["action"] = f"action-{code}"
        return message

    def own_words(self, lang: str) -> str:
        """Return the game's name, its actions and the messages that all simple games share, as Fluent text."""
        tagline = f"\n    .tagline = {literal(self.tagline)}"
        lines = [self.words, f"game-{self.id} = {literal(self.name)}{tagline}"]
        lines += [f"action-{action.code} = {literal(action.text)}" for action in self.actions]
        lines += [f"seat-{name} = {literal(name)}" for name in self.seat_names]
        return "\n".join([*lines, shared_words(lang)])


def _row(text: str) -> tuple[str, str, dict[str, str]]:
    kind, _, rest = text.partition(" ")
    return text, kind, {"what": rest} if rest else {}
