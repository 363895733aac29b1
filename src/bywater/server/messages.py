"""All that goes over the wire, as typed data. `web/src/net/messages.ts` is made from this file.

Sentences never do: a key of the words and its parameters, put into the reader's language by the page.
"""

from typing import Any

from msgspec import Struct


class Said(Struct, gc=False):
    """A key of the words and its parameters. A string parameter is itself the key of a name."""

    key: str
    params: dict[str, int | str] = {}


class Choice(Struct, gc=False):
    """One thing that may be chosen: its notation, what kind of action it is, its parts, and how it is called."""

    text: str
    kind: str
    parts: dict[str, str]
    says: Said


class Frame(Struct, gc=False):
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
    """Until a bot stands in for a person who is away; -1: none ever does."""
    gone: bool = False
    """The person had everything of theirs deleted, the name, too."""


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


class Coach(Struct):
    """What a guided first game says just now to the one who learns."""

    step: int
    """-1: nothing just now; the learner plays as he likes."""
    of: int
    id: str
    """Its words are `lesson-ID`, with what to try as `.do`."""
    points: list[str]
    """Names of what the page points at."""
    wanted: list[str]
    """The choices that follow the lesson."""
    reading: bool
    """Whether "go on" leads further."""
    waiting: bool
    """Whether it is done, and others answer."""
    off: bool
    """Whether the learner went another way."""
    left: str
    """The step at which that was, as long as it is news."""
    last: bool
    heard: list[str]
    """The steps told so far, this one last."""


class Puzzle(Struct):
    """What is to be solved at a table, and whether it was."""

    id: str
    kind: str
    """"open": all figures are known, or "hidden"."""
    seat: int
    moves: int
    """In how many own moves it can be won, from the beginning."""
    left: int
    """How many of them are left."""
    state: str
    """"" while it goes on, then "solved" or "failed"."""
    next: str
    """The one after it, or ""."""


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
    days: int
    """After so many days a bot stands in for who is away; 0: soon, -1: never."""
    together: bool
    """Whether all win or lose together."""
    advice: bool
    """Whether a bot may be asked what it would choose: where all win or lose together, or no other person sits."""
    challenge: str
    """The id of the challenge that this game is a try of, or ""."""
    puzzle: Puzzle | None
    coach: Coach | None = None
    """In a guided first game, for the one who learns."""


class Line(Struct, gc=False):
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
    reasons: list[Said] = []
    """Why it would, from what the one who asked can see."""
    choice: str = ""
    """The notation of that choice, so that the page can mark it."""


# -- from the server --------------------------------------------------------------------------


class Sync(Struct, tag="sync"):
    """Everything, for a page that has just opened or must begin anew."""

    table: Table
    frame: Frame
    log: list[Line]
    chat: list[ChatLine]


class Update(Struct, tag="update", gc=False):
    """Something happened. The view and the extras hold only what is not as it was at the moment before; the names that
    are no longer in them are `gone` and `extras_gone`."""

    frame: Frame
    undo: str
    gone: list[str]
    extras_gone: list[str]


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


class Noticed(Struct, tag="notice"):
    """Something became of this viewer's own seat that the board does not tell."""

    said: Said


ToPage = Sync | Update | Seats | Chatted | Refused | Because | Noticed


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


class Look(Struct, tag="look", forbid_unknown_fields=True):
    """Whether the page is in front of somebody."""

    here: bool


class Advise(Struct, tag="advise", forbid_unknown_fields=True):
    """What would a bot choose in my place?"""


class GoOn(Struct, tag="go_on", forbid_unknown_fields=True):
    """This step of a guided first game was read."""

    step: int


class EndLesson(Struct, tag="end_lesson", forbid_unknown_fields=True):
    """From here on it is a game like any other."""


ToServer = (
    Act | Why | Say | Advise | Undo | Resign | Rematch | Answer | Face | Sit | Leave | Fill | Look | GoOn | EndLesson
)


# -- looking back -----------------------------------------------------------------------------


class ReviewPoint(Struct):
    """One decision of a game that is over, as a bot weighed it from the view of the seat that was asked."""

    moments: list[int]
    """Where it is in the replay, for each of the review's `eyes`."""
    seat: int
    track: int
    """The line of the chart it lies on."""
    chance: float
    """In [0, 1]: of the team; of the first of two seats; with more rivals, of this seat."""
    lost: float
    """How much of its chance the seat gave away by what it played."""
    played: Said
    preferred: Said
    same: bool
    marks: list[int]


class Expected(Struct):
    """One choice of the line that a bot expected."""

    seat: int
    says: Said


class ReviewTurn(Struct):
    """A turning point: which point, the chance on its line before and after, and what the bot expected instead."""

    point: int
    before: float
    after: float
    line: list[Expected]


class ReviewDrift(Struct):
    """A line whose chance went far little by little: what it was at first and at last."""

    track: int
    before: float
    after: float


class Review(Struct):
    """A whole game looked at again."""

    version: int
    game: str
    seats: int
    together: bool
    eyes: list[str]
    """ "all", "-1" for a watcher, "0" and so on for the seats."""
    marks: list[str]
    """What is told beside the chances, as keys of the words."""
    points: list[ReviewPoint]
    turns: list[ReviewTurn]
    costly: list[ReviewTurn]
    """What cost most beside the turning points."""
    drifts: list[ReviewDrift]
    ends: list[float]
    """By line, what it came to; empty if the game was not played to its end."""


class ReviewState(Struct):
    """How far a review has come: "none", "waiting", "running", "done" or "failed"."""

    state: str
    done: int = 0
    of: int = 0
    review: Review | None = None
