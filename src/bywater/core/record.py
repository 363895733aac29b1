"""Records: a whole game as text, with its set-up and one line of notation per action or chance outcome."""

import hashlib
import json
import re
from typing import Any, Final

from bywater.core.errors import BadRecord
from bywater.core.state import State
from bywater.core.suggest import did_you_mean

_HEAD: Final = "bywater record 3"
_OLDER: Final = ("bywater record 1", "bywater record 2")

DIGEST_VERSION: Final = 2
"""Incremented when the fields of snapshots change: digests of different versions can't be compared."""

_DIGEST: Final = re.compile(r"\d{1,9}:[0-9a-f]{16}")

# Observations are not part of a digest: they depend on where the record began.
_NOT_DIGESTED: Final = ("traces", "reveals", "reveals_by_seat")


class Record:
    """The actions of a game and the value of every option. There is no seed: chance outcomes are lines like actions.

    `start` is the position from which the game began, if not from the normal set-up. `digest` and `outcome` end the
    record of a finished game: replaying the lines must lead to the same state, or under newer rules or another version
    of the digest to the same ending and score.
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
    """Return the number of the line at which the actions begin, counted from 1."""
    return 6 + len(record.options) + (1 if record.start is not None else 0)


def read_record(text: str) -> Record:
    """Parse a record. Raises BadRecord with the number of the invalid line."""
    # Not splitlines(): custom data may contain other Unicode line breaks.
    lines = text.replace("\r\n", "\n").split("\n")
    if lines[0].strip() != _HEAD:
        if lines[0].strip() in _OLDER:
            raise BadRecord(
                f"expected {_HEAD!r}, got {lines[0].strip()!r}: records of older formats can't be read;"
                " replay this one with the version of Bywater that wrote it",
                1,
            )
        raise BadRecord(f"expected a record with {_HEAD!r} as its first line, got {lines[0].strip()[:40]!r}", 1)
    game = ""
    numbers = {"rules": -1, "seats": -1}
    options: dict[str, Any] = {}
    start: dict[str, Any] | None = None
    given: set[str] = set()
    at = 1
    while at < len(lines) and lines[at].strip():
        word, _, rest = lines[at].strip().partition(" ")
        what = " ".join(lines[at].split()[:2]) if word == "option" else word
        if what in given:
            raise BadRecord(f"expected {what!r} once, got it twice", at + 1)
        given.add(what)
        if word == "game" and rest:
            game = rest
        elif word in numbers:
            if not rest.isdecimal() or len(rest) > 9:
                raise BadRecord(f"{word}: expected a number, got {rest!r}", at + 1)
            numbers[word] = int(rest)
        elif word == "option":
            name, _, value = rest.partition(" ")
            options[name] = _json(value, at + 1)
        elif word == "start":
            found = _json(rest, at + 1)
            if not isinstance(found, dict):
                raise BadRecord(f"start: expected a position, got {rest[:40]!r}", at + 1)
            start = found
        else:
            hint = did_you_mean(word, ("game", "rules", "seats", "option", "start"))
            raise BadRecord(f"unknown key {word!r}{hint}", at + 1)
        at += 1
    if not game:
        raise BadRecord("expected a line 'game ...', got none")
    for word, number in numbers.items():
        if number < 0:
            raise BadRecord(f"expected a line '{word} ...', got none")
    body = lines[at + 1 :]
    while body and not body[-1].strip():
        body.pop()
    digest = outcome = ""
    if body and body[-1].startswith("end "):
        digest, _, outcome = body.pop()[4:].strip().partition(" ")
        if not _DIGEST.fullmatch(digest):
            raise BadRecord(
                f"expected a digest such as '{DIGEST_VERSION}:0f3a...', got {digest[:40]!r}", at + 2 + len(body)
            )
    for number, line in enumerate(body):
        if not line.strip():
            raise BadRecord("unexpected empty line between actions", at + 2 + number)
    actions = [line.strip() for line in body]
    return Record(
        game, numbers["rules"], numbers["seats"], options, actions, start=start, digest=digest, outcome=outcome
    )


def digest_of(state: State) -> str:
    """Return a short hash of a state, with the version of the method: `2:0f3a...`. Equal states have equal digests."""
    snapshot = state.snapshot()
    fields = {name: part for name, part in snapshot["fields"].items() if name not in _NOT_DIGESTED}
    canon = json.dumps({**snapshot, "fields": fields}, sort_keys=True, separators=(",", ":"))
    return f"{DIGEST_VERSION}:{hashlib.sha256(canon.encode()).hexdigest()[:16]}"


def has_current_digest(record: Record) -> bool:
    """Whether the digest of the record has the version that `digest_of` produces."""
    return record.digest.startswith(f"{DIGEST_VERSION}:")


def outcome_of(state: State) -> str:
    """Return the result of a finished game as text: its ending and the score of each seat."""
    return " ".join([state.ending(), *map(str, state.score())])


def _json(text: str, line: int) -> Any:
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"expected a value in JSON, got {text[:40]!r}: {error}", line) from None
