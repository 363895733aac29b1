"""A game: what it is called, what can be chosen, how its actions are written, and how it begins."""

import tomllib
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
from bywater.core.options import Option, settle, settle_older
from bywater.core.record import Record, digest_of, first_line, outcome_of, read_record
from bywater.core.state import Position, State, View

ZERO_SUM: Final = "zero-sum"
IDENTICAL: Final = "identical"
GENERAL: Final = "general"

# What reading damaged data may run into where nobody thought of checking it.
_DAMAGE: Final = (LookupError, TypeError, ValueError, AttributeError, OverflowError)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The rules of one game, without a table. It never changes.

    `num_actions`, `num_chances` and `max_length` are upper bounds over all options and seat counts;
    chance codes begin at `num_actions`. `ids` are the names that positions and views use, by what they name.
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

    def __repr__(self) -> str:
        seats = f"{self.seats[0]} to {self.seats[-1]}" if len(self.seats) > 1 else str(self.seats[0])
        return f"<Game {self.id}, rules {self.rules}, {seats} seats>"

    # -- what each game gives -----------------------------------------------------------------

    def begin(self, seats: int, options: dict[str, Any]) -> State:
        """The first state. Seats and options have been checked."""
        raise NotImplementedError

    def believe(self, view: View) -> Belief:
        """All states that fit a view, which may be damaged: whatever is wrong with it may be raised."""
        raise NotImplementedError

    def place(self, position: Position) -> State:
        """The state of a position whose game, seats and options have been checked."""
        raise NotImplementedError

    def utility_of(self, options: dict[str, Any]) -> str:
        """How the seats' returns go together under these options; most games have but one way."""
        return self.utility

    def coverage(self, state: State, action: int) -> list[str]:
        """The things in the box that this action is about to use, for reports of what was ever played."""
        return []

    def coverable(self) -> list[str]:
        """All that `coverage` can ever name, so that a report can tell what was never used."""
        return []

    # -- what people are told: keys of the words, made by phrases.py ---------------------------

    def ask(self, view: View) -> Message:
        """The question that the view's decision puts."""
        raise NotImplementedError

    def offer(self, action: int, view: View) -> Message:
        """An action as one of the choices."""
        raise NotImplementedError

    def recount(self, entry: tuple[int, int, int, int, int], view: View) -> Message | None:
        """A journal entry as a line of the log; None if it needs no line."""
        raise NotImplementedError

    # -- what all games share -----------------------------------------------------------------

    def describe(self, action: int) -> Action:
        """An action as a kind with named parts."""
        return self.actions[action]

    def notation(self, action: int) -> str:
        """The short, stable text of an action or a chance outcome."""
        return self.describe(action).text

    def action(self, text: str) -> int:
        """The code that this text stands for; BadNotation, with the closest texts, if there is none."""
        return self.actions.code(text)

    def provenance(self) -> dict[str, dict[str, str]]:
        """Where each printed value comes from: {what: {"value", "source", "note"}}."""
        return provenance_of(self.data)

    def belief(self, view: View) -> Belief:
        """All states that fit what a view knows, ready to be drawn from; BadView if it is damaged."""
        try:
            return self.believe({**view, "options": settle(self.options, view["options"])})
        except BadView:
            raise
        except (BywaterError, *_DAMAGE) as error:
            raise BadView(f"the view is damaged: {error}") from None

    def start(self, seats: int = 0, **options: Any) -> State:
        """A new table. Without a number of seats, as many as the game is best known for."""
        return self.begin(self.check_seats(seats), settle(self.options, options))

    def check_seats(self, seats: int) -> int:
        if not seats:
            return self.seats[-1] if len(self.seats) == 1 else 4 if 4 in self.seats else self.seats[0]
        if not isinstance(seats, int) or seats not in self.seats:
            counts = ", ".join(str(count) for count in self.seats)
            raise BadSeats(f"{self.id} is played by {counts}, not by {seats!r}")
        return seats

    def position(self, given: str | Position) -> State:
        """A state from a position: a dict, or TOML text that a person wrote."""
        if isinstance(given, str):
            try:
                given = tomllib.loads(given)
            except tomllib.TOMLDecodeError as error:
                raise BadPosition(f"the text is no TOML: {error}") from None
        if not isinstance(given, dict):
            raise BadPosition(f"a position is a table of names and values, not {given!r}")
        if given.get("game", self.id) != self.id:
            raise BadPosition(f"this is a position of {given['game']!r}, not of {self.id}")
        seats = given.get("seats", 0)
        options = given.get("options", {})
        if type(seats) is not int or not isinstance(options, dict):
            raise BadPosition("seats must be a number and options a table")
        whole = {**given, "seats": self.check_seats(seats), "options": settle(self.options, options)}
        try:
            return self.place(whole)
        except _DAMAGE as error:
            raise BadPosition(f"the position is damaged: {error}") from None

    def record_options(self, record: Record) -> dict[str, Any]:
        """All options of a record. A default of today never applies to a record of an older version."""
        given = dict(record.options)
        stated = (record.start or {}).get("options", {})
        for name, value in stated.items():
            if given.setdefault(name, value) != value:
                raise BadRecord(f"its option {name!r} has one value in the head and another in the start")
        return self.options_under(given, record.rules)

    def options_under(self, given: dict[str, Any], rules: int) -> dict[str, Any]:
        """All options of a game that was set up under this version of the rules, validated."""
        if rules < self.rules:
            return settle_older(self.options, given, rules)
        return settle(self.options, given)

    def opening(self, record: Record) -> State:
        """The state that a record begins from."""
        if record.game != self.id:
            raise BadRecord(f"this is a record of {record.game!r}, not of {self.id}")
        try:
            options = self.record_options(record)
            if record.start is not None:
                state = self.position({**record.start, "options": options})
            else:
                state = self.begin(self.check_seats(record.seats), options)
        except BywaterError as error:
            raise BadRecord(f"it can't begin: {error}") from None
        if state.seats != record.seats:
            raise BadRecord(f"it can't begin: it speaks of {record.seats} seats, and there are {state.seats}")
        return state

    def replay(self, given: str | Record) -> State:
        """The state at the end of a record. Every line must hold, and a closed record must end as it says."""
        return self.replay_actions(given)[0]

    def replay_actions(self, given: str | Record) -> tuple[State, list[int]]:
        """As `replay`, with the codes of the record's lines."""
        record = read_record(given) if isinstance(given, str) else given
        if record.game != self.id:
            raise BadRecord(f"this is a record of {record.game!r}, not of {self.id}")
        try:
            state, actions = self._run(record)
        except BadRecord as error:
            if record.rules != self.rules:
                raise self._other_version(record, error.reason, error.line) from None
            raise
        if record.rules > self.rules and not record.digest:
            raise self._other_version(record, "an unfinished game of newer rules can't be checked: update Bywater")
        return state, actions

    def _run(self, record: Record) -> tuple[State, list[int]]:
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
        if record.digest and record.rules == self.rules and digest_of(state) != record.digest:
            raise BadRecord("its lines hold, but they end elsewhere than the record says", line)
        if record.outcome and record.outcome != outcome_of(state):
            raise BadRecord(f"it ends with {record.outcome!r}, and its lines with {outcome_of(state)!r}", line)
        return state, actions

    def _other_version(self, record: Record, reason: str, line: int = 0) -> OtherVersion:
        return OtherVersion(f"written under rules {record.rules}, these are rules {self.rules}, and {reason}", line)
