"""All that goes over the wire, as typed data. `web/src/lib/messages.ts` is made from this file.

Sentences never do: a key of the words and its parameters, put into the reader's language by the page.
"""

from typing import Any

from msgspec import Struct


class Said(Struct):
    """A key of the words and its parameters. A string parameter is itself the key of a name."""

    key: str
    params: dict[str, int | str] = {}


class Choice(Struct):
    """One thing that may be chosen: its notation, what kind of action it is, its parts, and how it is called."""

    text: str
    kind: str
    parts: dict[str, str]
    says: Said


class Frame(Struct):
    """What one viewer knows at one moment, and what it saw happen since the moment before.

    `moment` counts what this viewer saw, not what happened: it tells nothing about anybody else.
    """

    moment: int
    view: dict[str, Any]
    ask: Said
    choices: list[Choice]
    news: list[Said]
    extras: dict[str, Any]
    """What a page draws beside the view, worked out from the view alone (a game's `page.py`)."""


class Seat(Struct):
    """A chair at the table. `kind` is "person", "bot" or "open"."""

    seat: int
    kind: str
    name: str = ""
    bot: str = ""
    yours: bool = False
    online: bool = False
    thinking: bool = False
    standing_in: bool = False
    """A bot plays for a person who is away."""
    seconds_left: int = 0
    """Until a bot stands in for a person who is away."""


class Question(Struct):
    """Something that people are asked about the table itself: "undo" or "rematch"."""

    what: str
    by: int
    waiting: list[int]
    """The seats that have not answered."""


class Game(Struct):
    """One game of a match: where it is, and the points by player."""

    code: str
    points: list[int]


class Table(Struct):
    """Everything about a table that is no secret of a seat."""

    code: str
    game: str
    rules: int
    options: dict[str, Any]
    seats: list[Seat]
    facing: list[int]
    """The seats whose secrets this viewer is shown now; empty: a watcher."""
    curtain: bool
    """Whether several people at this screen have secrets from each other."""
    host: bool
    started: bool
    over: bool
    resigned: int
    """The seat that resigned, or -1."""
    undo: str
    """"free", "ask" or "" for none."""
    question: Question | None
    match: list[Game]
    """The games of this match so far, this one last."""
    next: str
    """The code of the rematch, once there is one."""
    advice: bool
    """Whether a bot may be asked what it would choose: where all win or lose together."""


class Line(Struct):
    """A line of the log and the moment it belongs to."""

    moment: int
    said: Said


class ChatLine(Struct):
    seat: int
    """-1 for a watcher."""
    name: str
    text: str
    at: float
    advice: Said | None = None
    """What a bot would choose: only the one who asked hears of it, and it is kept nowhere."""


# -- from the server --------------------------------------------------------------------------


class Sync(Struct, tag="sync"):
    """Everything, for a page that has just opened or must begin anew."""

    table: Table
    frame: Frame
    log: list[Line]
    chat: list[ChatLine]


class Update(Struct, tag="update"):
    """Something happened."""

    frame: Frame
    undo: str


class Seats(Struct, tag="seats"):
    """Somebody came, went, sat down, is thinking, asked something."""

    table: Table


class Chatted(Struct, tag="chat"):
    line: ChatLine


class Refused(Struct, tag="refused"):
    """What was sent changed nothing, and why."""

    reason: Said


class Because(Struct, tag="because"):
    """The answer to `Why`."""

    text: str
    reason: Said


ToPage = Sync | Update | Seats | Chatted | Refused | Because


# -- from the page ----------------------------------------------------------------------------


class Act(Struct, tag="act", forbid_unknown_fields=True):
    """Choose, having seen this moment. Several actions are done all or not at all."""

    moment: int
    texts: list[str]


class Why(Struct, tag="why", forbid_unknown_fields=True):
    """Why can't I do this?"""

    text: str


class Say(Struct, tag="say", forbid_unknown_fields=True):
    text: str


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    pass


class Resign(Struct, tag="resign", forbid_unknown_fields=True):
    pass


class Rematch(Struct, tag="rematch", forbid_unknown_fields=True):
    pass


class Answer(Struct, tag="answer", forbid_unknown_fields=True):
    """To an open question."""

    yes: bool


class Face(Struct, tag="face", forbid_unknown_fields=True):
    """The curtain was drawn: show the secrets of this seat."""

    seat: int


class Sit(Struct, tag="sit", forbid_unknown_fields=True):
    """Take an open chair, or one where a bot sits."""

    seat: int


class Leave(Struct, tag="leave", forbid_unknown_fields=True):
    """Give a chair back."""

    seat: int


class Fill(Struct, tag="fill", forbid_unknown_fields=True):
    """Let a bot sit in an open chair; "" opens it again. For the host."""

    seat: int
    bot: str


class Advise(Struct, tag="advise", forbid_unknown_fields=True):
    """What would a bot choose in my place?"""


ToServer = Act | Why | Say | Advise | Undo | Resign | Rematch | Answer | Face | Sit | Leave | Fill
