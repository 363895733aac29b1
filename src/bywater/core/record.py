"""A record is a whole game as text: how it was set up, and one line of notation per action, chance included."""

import hashlib
import json
from typing import Any, Final

from bywater.core.errors import BadRecord
from bywater.core.state import State
from bywater.core.suggest import did_you_mean

_HEAD: Final = "bywater record 2"
_OLDER: Final = ("bywater record 1",)


class Record:
    """What was played, with the value of every option. No seed is in it: what chance gave stands in its lines.

    `start` is the position it began from, if that was not the ordinary beginning. `digest` and `outcome` close a
    finished game: replaying the lines must lead to the same position, and under newer rules, which may write
    positions differently, to the same ending and score.
    """

    def __init__(
        self,
        game: str,
        rules: int,
        seats: int,
        options: dict[str, Any],
        lines: list[str],
        *,
        start: dict[str, Any] | None = None,
        digest: str = "",
        outcome: str = "",
    ) -> None:
        self.game = game
        self.rules = rules
        self.seats = seats
        self.options = options
        self.lines = lines
        self.start = start
        self.digest = digest
        self.outcome = outcome

    def __str__(self) -> str:
        head = [_HEAD, f"game {self.game}", f"rules {self.rules}", f"seats {self.seats}"]
        for name, value in self.options.items():
            head.append(f"option {name} {json.dumps(value, ensure_ascii=False)}")
        if self.start is not None:
            head.append(f"start {json.dumps(self.start, ensure_ascii=False)}")
        foot = [f"end {self.digest} {self.outcome}".rstrip()] if self.digest else []
        return "\n".join([*head, "", *self.lines, *foot]) + "\n"

    def __repr__(self) -> str:
        state = "finished" if self.digest else "unfinished"
        return f"<Record of {self.game}, {self.seats} seats, {len(self.lines)} actions, {state}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and str(self) == str(other)

    def __hash__(self) -> int:
        return hash(str(self))


def first_line(record: Record) -> int:
    """The line of the text at which the actions begin, counted from 1."""
    return 6 + len(record.options) + (1 if record.start is not None else 0)


def read_record(text: str) -> Record:
    """The record that this text is, or BadRecord with the line that is wrong."""
    # not splitlines: own data may hold line ends that only Unicode knows
    lines = text.replace("\r\n", "\n").split("\n")
    if not lines or lines[0].strip() != _HEAD:
        if lines and lines[0].strip() in _OLDER:
            raise BadRecord("this record has an older format that does not state all options; it can't be read", 1)
        raise BadRecord(f"a record begins with {_HEAD!r}", 1)
    game = ""
    numbers = {"rules": -1, "seats": -1}
    options: dict[str, Any] = {}
    start: dict[str, Any] | None = None
    said: set[str] = set()
    at = 1
    while at < len(lines) and lines[at].strip():
        word, _, rest = lines[at].strip().partition(" ")
        what = " ".join(lines[at].split()[:2]) if word == "option" else word
        if what in said:
            raise BadRecord(f"{what!r} is said twice", at + 1)
        said.add(what)
        if word == "game" and rest:
            game = rest
        elif word in numbers:
            if not rest.isdecimal() or len(rest) > 9:
                raise BadRecord(f"{word} wants a number, not {rest!r}", at + 1)
            numbers[word] = int(rest)
        elif word == "option":
            name, _, value = rest.partition(" ")
            options[name] = _json(value, at + 1)
        elif word == "start":
            found = _json(rest, at + 1)
            if not isinstance(found, dict):
                raise BadRecord("start wants a position", at + 1)
            start = found
        else:
            hint = did_you_mean(word, ("game", "rules", "seats", "option", "start"))
            raise BadRecord(f"unknown key {word!r}{hint}", at + 1)
        at += 1
    if not game:
        raise BadRecord("it does not name its game")
    for word, number in numbers.items():
        if number < 0:
            raise BadRecord(f"it does not say its {word}")
    body = lines[at + 1 :]
    while body and not body[-1].strip():
        body.pop()
    digest = outcome = ""
    if body and body[-1].startswith("end "):
        digest, _, outcome = body.pop()[4:].strip().partition(" ")
    for number, line in enumerate(body):
        if not line.strip():
            raise BadRecord("an empty line among the actions", at + 2 + number)
    actions = [line.strip() for line in body]
    return Record(
        game, numbers["rules"], numbers["seats"], options, actions, start=start, digest=digest, outcome=outcome
    )


def digest_of(state: State) -> str:
    """A short hash of a state: equal states, equal hashes."""
    # rules and options are left out: another version that came to the same end, perhaps with one more option, agrees
    position = {name: part for name, part in state.position().items() if name not in ("rules", "options")}
    canon = json.dumps(position, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(canon.encode()).hexdigest()[:16]


def outcome_of(state: State) -> str:
    """How a finished game came out: its ending and the score of each seat."""
    return " ".join([state.ending(), *map(str, state.score())])


def _json(text: str, line: int) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"unreadable value: {error}", line) from None
