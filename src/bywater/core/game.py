"""Games: immutable rules with their options, notation, positions and records."""

import tomllib
from collections.abc import Callable
from typing import Any, Final

from mypy_extensions import mypyc_attr

from bywater.core.action import Action, ActionTable
from bywater.core.belief import Belief
from bywater.core.data import provenance_of
from bywater.core.errors import (
    BadNotation,
    BadPosition,
    BadRecord,
    BadSeats,
    BadView,
    BywaterError,
    IllegalAction,
    OtherVersion,
)
from bywater.core.message import Message
from bywater.core.options import Option, resolve_older_options, resolve_options
from bywater.core.record import Record, digest_of, first_line, has_current_digest, outcome_of, read_record
from bywater.core.state import Position, Snapshot, State, View

ZERO_SUM: Final = "zero-sum"
"""`Game.utility` when one side's gain is the other's loss."""
IDENTICAL: Final = "identical"
"""`Game.utility` when all seats share one result."""
GENERAL: Final = "general"
"""`Game.utility` in all other cases."""

# Exceptions that damaged data may cause where it is not validated explicitly.
_DAMAGE: Final = (LookupError, TypeError, ValueError, AttributeError, OverflowError)

JournalLine = tuple[int, int, int, int, int]
"""A journal entry as plain numbers: its kind and its four numbers."""


class Parts:
    """The functions from the packages knowledge, positions and presentation that implement the hooks of a Game."""

    def __init__(
        self,
        *,
        belief: Callable[[View], Belief],
        read_position: Callable[[Position], State],
        prompt: Callable[[View], Message],
        choice_label: Callable[[Action, View], Message],
        log_line: Callable[[JournalLine], Message | None],
    ) -> None:
        self.belief = belief
        self.read_position = read_position
        self.prompt = prompt
        self.choice_label = choice_label
        self.log_line = log_line


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game. A Game is immutable; `start` makes a State.

    `num_actions`, `num_chances` and `max_length` are upper bounds over all options and seat counts;
    chance codes begin at `num_actions`. `ids` lists the names that positions and views use, by kind of thing.

    A game overrides the hooks below, or sets `parts`: the functions that most of them call.
    """

    def __init__(
        self,
        *,
        id: str,
        rules: int,
        seats: tuple[int, ...],
        seat_names: tuple[str, ...],
        options: tuple[Option, ...],
        utility: str,
        num_actions: int,
        num_chances: int,
        max_length: int,
        max_frames: int,
        actions: ActionTable | None = None,
        data: dict[str, Any] | None = None,
        ids: dict[str, tuple[str, ...]] | None = None,
        parts: Parts | None = None,
    ) -> None:
        self.id = id
        self.rules = rules
        self.seats = seats
        self.seat_names = seat_names
        self.options = options
        self.utility = utility
        self.num_actions = num_actions
        self.num_chances = num_chances
        self.max_length = max_length
        self.max_frames = max_frames
        self.actions = actions or ActionTable([])
        self.data: dict[str, Any] = data or {}
        self.ids = ids or {}
        self.parts = parts

    def __repr__(self) -> str:
        seats = f"{self.seats[0]} to {self.seats[-1]}" if len(self.seats) > 1 else str(self.seats[0])
        return f"<Game {self.id}, rules {self.rules}, {seats} seats>"

    # -- what each game implements ------------------------------------------------------------

    def _new_state(self, seats: int, options: dict[str, Any]) -> State:
        """Return the first state. Seats and options have been validated."""
        raise NotImplementedError

    def _make_belief(self, view: View) -> Belief:
        """Return the belief of a view. Exceptions that a damaged view causes here are turned into BadView."""
        return self._parts().belief(view)

    def _read_position(self, position: Position) -> State:
        """Return the state of a position whose game, seats and options have been validated."""
        return self._parts().read_position(position)

    def _parts(self) -> Parts:
        if self.parts is None:
            raise NotImplementedError
        return self.parts

    def utility_of(self, options: dict[str, Any]) -> str:
        """Return how the returns of the seats relate under these options: ZERO_SUM, IDENTICAL or GENERAL."""
        return self.utility

    def coverage(self, state: State, action: int) -> list[str]:
        """Return the cards and other components that this action uses in this state, for coverage reports."""
        return []

    def coverable(self) -> list[str]:
        """Return everything that `coverage` can return, so that a report can list what was never used."""
        return []

    # -- texts as message keys, from the presentation package ------------------------------------

    def prompt(self, view: View) -> Message:
        """Return the prompt for the view's decision."""
        return self._parts().prompt(view)

    def choice_label(self, action: int, view: View) -> Message:
        """Return the label of an action in a list of choices."""
        return self._parts().choice_label(self.describe(action), view)

    def log_line(self, entry: JournalLine, view: View) -> Message | None:
        """Return the log line of a journal entry; None if the entry is not logged."""
        return self._parts().log_line(entry)

    def own_words(self, lang: str) -> str:
        """Return generated messages in this language as Fluent text. The messages in `words` take precedence."""
        return ""

    # -- shared by all games --------------------------------------------------------------------

    def describe(self, action: int) -> Action:
        """Return an action as a kind with named parts."""
        return self.actions[action]

    def notation(self, action: int) -> str:
        """Return the short, stable text of an action or a chance outcome."""
        return self.describe(action).text

    def action(self, text: str) -> int:
        """Return the code of an action's text. Raises BadNotation, with the closest texts, if there is none."""
        return self.actions.code(text)

    def provenance(self) -> dict[str, dict[str, str]]:
        """Return the source of each printed value: {path: {"value", "source", "note"}}."""
        return provenance_of(self.data)

    def belief(self, view: View) -> Belief:
        """Return the belief of a view, ready to be sampled. Raises BadView if the view is damaged."""
        try:
            return self._make_belief({**view, "options": resolve_options(self.options, view["options"])})
        except BadView:
            raise
        except (BywaterError, *_DAMAGE) as error:
            raise BadView(f"the view is damaged: {error}") from None

    def start(self, seats: int = 0, **options: Any) -> State:
        """Start a game. Without `seats`, it has the default number of seats."""
        return self._new_state(self.check_seats(seats), resolve_options(self.options, options))

    def check_seats(self, seats: int) -> int:
        """Validate a number of seats. 0 means the default, which is 4 if the game allows it."""
        if not seats:
            return self.seats[-1] if len(self.seats) == 1 else 4 if 4 in self.seats else self.seats[0]
        if not isinstance(seats, int) or seats not in self.seats:
            counts = ", ".join(str(count) for count in self.seats)
            raise BadSeats(f"{self.id}: expected {counts} seats, got {seats!r}")
        return seats

    def position(self, given: str | Position) -> State:
        """Return the state that a position describes: a dict, or TOML text written by hand.

        A position is a table at the start of a turn. Its list `then` holds actions to play from there, in notation
        and with chance outcomes, so that it can lead to any decision. Traces, the journal and reveal counts start
        after them.
        """
        if isinstance(given, str):
            try:
                given = tomllib.loads(given)
            except tomllib.TOMLDecodeError as error:
                raise BadPosition(f"the text is not valid TOML: {error}") from None
        if not isinstance(given, dict):
            raise BadPosition(f"expected a table of keys and values, got {given!r}")
        self._check_position_version(given)
        seats = given.get("seats", 0)
        options = given.get("options", {})
        then = given.get("then", [])
        if type(seats) is not int or not isinstance(options, dict):
            raise BadPosition(f"expected seats as a number and options as a table, got {seats!r} and {options!r}")
        if not isinstance(then, list) or not all(isinstance(text, str) for text in then):
            raise BadPosition(f"then: expected a list of actions in notation, got {then!r}")
        whole = {**given, "seats": self.check_seats(seats), "options": resolve_options(self.options, options)}
        whole.pop("then", None)
        try:
            state = self._read_position(whole)
        except _DAMAGE as error:
            raise BadPosition(f"the position is damaged: {error}") from None
        for number, text in enumerate(then, 1):
            try:
                state.play(text)
            except (BadNotation, IllegalAction) as error:
                raise BadPosition(f"then, action {number}: {error}") from None
        state.forget_observations()
        return state

    def _check_position_version(self, given: Position) -> None:
        """Refuse positions of other games, of newer rules and of the older format."""
        if given.get("game", self.id) != self.id:
            raise BadPosition(f"expected a position of {self.id}, got one of {given['game']!r}")
        rules = given.get("rules", self.rules)
        if type(rules) is not int or not 1 <= rules <= self.rules:
            raise BadPosition(f"rules: expected a version from 1 to {self.rules}, got {rules!r}")
        if "stack" in given:
            raise BadPosition(
                "expected the start of a turn, got a stack of decisions: positions of the older format and views can't"
                " be read; list the actions since the start of the turn in 'then'"
            )

    def restore(self, snapshot: Snapshot) -> State:
        """Return the state of a snapshot from `State.snapshot`. Nothing is validated: never restore untrusted data."""
        state = self._new_state(snapshot["seats"], snapshot["options"])
        state.restore(snapshot)
        return state

    def record_options(self, record: Record) -> dict[str, Any]:
        """Return all options of a record. Current defaults don't apply to a record of an older version."""
        given = dict(record.options)
        stated = (record.start or {}).get("options", {})
        for name, value in stated.items():
            if given.setdefault(name, value) != value:
                raise BadRecord(f"option {name!r}: expected the same value in the head and in the start, got two")
        return self.options_under(given, record.rules)

    def options_under(self, given: dict[str, Any], rules: int) -> dict[str, Any]:
        """Validate the options of a game that was set up under this version of the rules; return all of them."""
        if rules < self.rules:
            return resolve_older_options(self.options, given, rules)
        return resolve_options(self.options, given)

    def opening(self, record: Record) -> State:
        """Return the state that a record starts from."""
        if record.game != self.id:
            raise BadRecord(f"expected a record of {self.id!r}, got one of {record.game!r}")
        try:
            options = self.record_options(record)
            if record.start is not None:
                state = self.position({**record.start, "options": options})
            else:
                state = self._new_state(self.check_seats(record.seats), options)
        except BywaterError as error:
            raise BadRecord(f"invalid start: {error}") from None
        if state.seats != record.seats:
            raise BadRecord(f"invalid start: expected {record.seats} seats, got {state.seats}")
        return state

    def replay(self, given: str | Record) -> State:
        """Return the state at the end of a record. Raises BadRecord if a line is illegal or the result differs."""
        return self.replay_actions(given)[0]

    def replay_actions(self, given: str | Record) -> tuple[State, list[int]]:
        """Like `replay`, but also returns the codes of the record's lines."""
        record = read_record(given) if isinstance(given, str) else given
        if record.game != self.id:
            raise BadRecord(f"expected a record of {self.id!r}, got one of {record.game!r}")
        try:
            state, actions = self._run(record)
        except BadRecord as error:
            if record.rules != self.rules:
                raise self._other_version(record, error.reason, error.line) from None
            raise
        if record.rules > self.rules and not record.digest:
            raise self._other_version(record, "an unfinished game of newer rules can't be verified: update Bywater")
        return state, actions

    def _run(self, record: Record) -> tuple[State, list[int]]:
        """Play the lines of a record and compare the final state with its digest and result."""
        state = self.opening(record)
        actions: list[int] = []
        line = first_line(record)
        for text in record.lines:
            try:
                action = self.action(text)
                state.apply(action)
            except (BadNotation, IllegalAction) as error:
                raise BadRecord(str(error), line) from None
            actions.append(action)
            line += 1
        if has_current_digest(record) and record.rules == self.rules and digest_of(state) != record.digest:
            raise BadRecord(f"expected the digest {digest_of(state)} after these lines, got {record.digest}", line)
        if record.outcome and record.outcome != outcome_of(state):
            raise BadRecord(f"expected the result {outcome_of(state)!r}, got {record.outcome!r}", line)
        return state, actions

    def _other_version(self, record: Record, reason: str, line: int = 0) -> OtherVersion:
        return OtherVersion(
            f"the record was written under rules {record.rules}, this is version {self.rules}: {reason}", line
        )
