"""The messages between server and page as typed data. `web/src/net/messages.ts` is generated from this file.

Messages hold no sentences: they hold keys of the word files with parameters, which the page translates.
"""

from typing import Any, Literal

from msgspec import Struct


class Message(Struct, gc=False):
    """A key of the word files and its parameters. A string parameter is itself the key of a name."""

    key: str
    params: dict[str, int | str] = {}


class Choice(Struct, gc=False):
    """A legal action: its notation, its kind, its parts and its label."""

    text: str
    kind: str
    parts: dict[str, str]
    says: Message


class Frame(Struct, gc=False):
    """The state of the game as one viewer knows it, and what happened since the previous frame.

    `moment` counts the frames of this viewer, not the actions of the game, so it leaks nothing about others.
    """

    moment: int
    view: dict[str, Any]
    prompt: Message
    choices: list[Choice]
    news: list[Message]
    extras: dict[str, Any]
    """Drawing data that a game's `presentation/page.py` derives from the view alone."""


class Seat(Struct):
    """A seat at the table. `kind` is "person", "bot" or "open"."""

    seat: int
    kind: str
    name: str = ""
    bot: str = ""
    yours: bool = False
    online: bool = False
    thinking: bool = False
    standing_in: bool = False
    """Whether a bot plays for a person who is away."""
    seconds_left: int = 0
    """The time until a bot stands in for a person who is away; -1: never."""
    gone: bool = False
    """Whether the person deleted their data."""


class Question(Struct):
    """A request that needs the consent of other players: "undo" or "rematch"."""

    what: str
    by: int
    waiting: list[int]
    """The seats that have not answered."""


class Game(Struct):
    """One game of a match: the code of its table, and the points by player."""

    code: str
    points: list[int]


class Coach(Struct):
    """The current step of a guided first game, for the learner."""

    step: int
    """-1: no step applies; the learner plays freely."""
    of: int
    id: str
    """The key of its words is `lesson-ID`; the attribute `.do` says what to try."""
    points: list[str]
    """Names of the elements that the page highlights."""
    wanted: list[str]
    """The choices that the step asks for."""
    reading: bool
    """Whether "go on" leads to the next step."""
    waiting: bool
    """Whether the step is done and other seats are answering."""
    off: bool
    """Whether the learner has left the script."""
    left: str
    """The step at which the learner left the script, until the next step is reached."""
    last: bool
    heard: list[str]
    """The steps shown so far, the current one last."""


class Puzzle(Struct):
    """The puzzle of a table and its state."""

    id: str
    kind: str
    """"open" (all figures are known) or "hidden"."""
    seat: int
    moves: int
    """The number of own moves in which it can be won."""
    left: int
    """The number of own moves that are left."""
    state: str
    """"" while it is unsolved, then "solved" or "failed"."""
    next: str
    """The id of the next puzzle, or ""."""


class Table(Struct):
    """Everything about a table that is not secret."""

    code: str
    game: str
    rules: int
    options: dict[str, Any]
    seats: list[Seat]
    facing: list[int]
    """The seats whose view this page shows; empty for a watcher."""
    curtain: bool
    """Whether several people share this screen and have secrets from each other."""
    host: bool
    started: bool
    over: bool
    resigned: int
    """The seat that resigned, or -1."""
    undo: str
    """"free", "ask" or "" for none."""
    question: Question | None
    match: list[Game]
    """The games of this match, this one last."""
    next: str
    """The code of the rematch, once there is one."""
    days: int
    """A bot stands in for an absent player after this many days; 0: after a few minutes, -1: never."""
    together: bool
    """Whether the game is cooperative."""
    advice: Literal["given", "unfair", ""]
    """Whether hints are given; "unfair" if they would put another person at a disadvantage, "" if the policy of the
    table refuses every hint."""
    challenge: str
    """The id of the challenge that this game belongs to, or ""."""
    puzzle: Puzzle | None
    coach: Coach | None = None
    """The guided first game, for the learner only."""


class Line(Struct, gc=False):
    """A line of the log and the moment of its frame."""

    moment: int
    message: Message


class ChatLine(Struct):
    seat: int
    """-1 for a watcher."""
    name: str
    text: str
    at: float
    advice: Message | None = None
    """A hint: the choice of a bot. Sent only to the viewer who requested it, and never stored."""
    reasons: list[Message] = []
    """The reasons for the hint, from the view of the seat to act."""
    choice: str = ""
    """The notation of the hint, so that the page can mark it."""


# -- from the server --------------------------------------------------------------------------


class Sync(Struct, tag="sync"):
    """The complete state, for a page that connects or has to reload."""

    table: Table
    frame: Frame
    log: list[Line]
    chat: list[ChatLine]


class Update(Struct, tag="update", gc=False):
    """A diff to the previous frame: view and extras hold the entries that changed; `gone` and `extras_gone` name those
    that were removed."""

    frame: Frame
    undo: str
    gone: list[str]
    extras_gone: list[str]


class Seats(Struct, tag="seats"):
    """Seats, presence, a question or anything else about the table changed."""

    table: Table


class Chatted(Struct, tag="chat"):
    line: ChatLine


class Refused(Struct, tag="refused"):
    """A message was refused; nothing changed."""

    reason: Message


class Because(Struct, tag="because"):
    """The answer to `Why`."""

    text: str
    reason: Message


class Noticed(Struct, tag="notice"):
    """Something happened to the viewer's own seat that the board does not show."""

    message: Message


ToPage = Sync | Update | Seats | Chatted | Refused | Because | Noticed


# -- from the page ----------------------------------------------------------------------------


class Act(Struct, tag="act", forbid_unknown_fields=True):
    """Play actions in answer to this moment: all of them or none."""

    moment: int
    texts: list[str]


class Why(Struct, tag="why", forbid_unknown_fields=True):
    """Ask why an action is not possible."""

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
    """Answer the open question."""

    yes: bool


class Face(Struct, tag="face", forbid_unknown_fields=True):
    """Show the view of this own seat, at a screen that several people share."""

    seat: int


class Sit(Struct, tag="sit", forbid_unknown_fields=True):
    """Take an open seat, or the seat of a bot."""

    seat: int


class Leave(Struct, tag="leave", forbid_unknown_fields=True):
    """Leave an own seat."""

    seat: int


class Fill(Struct, tag="fill", forbid_unknown_fields=True):
    """Put a bot into an open seat; "" opens the seat. For the host."""

    seat: int
    bot: str


class Look(Struct, tag="look", forbid_unknown_fields=True):
    """Whether the page is visible."""

    here: bool


class Advise(Struct, tag="advise", forbid_unknown_fields=True):
    """Ask for a hint."""


class GoOn(Struct, tag="go_on", forbid_unknown_fields=True):
    """This step of a guided first game has been read."""

    step: int


class EndLesson(Struct, tag="end_lesson", forbid_unknown_fields=True):
    """End the guided first game; the table becomes a normal one."""


ToServer = (
    Act | Why | Say | Advise | Undo | Resign | Rematch | Answer | Face | Sit | Leave | Fill | Look | GoOn | EndLesson
)


# -- reviews ----------------------------------------------------------------------------------


class ReviewPoint(Struct):
    """One decision of a finished game, as a bot evaluates it from the view of the seat that decided."""

    moments: list[int]
    """Its moment in the replay, for each of the review's `eyes`."""
    seat: int
    track: int
    """The line of the chart that it belongs to."""
    chance: float
    """The chance of winning, in [0, 1]: of the team, of the first of two seats, or with more rivals of this seat."""
    lost: float
    """How much of its chance of winning the seat lost by this decision."""
    played: Message
    preferred: Message
    same: bool
    marks: list[int]


class Expected(Struct):
    """One action of the line that a bot expected."""

    seat: int
    says: Message


class ReviewTurn(Struct):
    """A turning point: the point, the chance on its line before and after, and the line that the bot expected."""

    point: int
    before: float
    after: float
    line: list[Expected]


class ReviewDrift(Struct):
    """A line whose chance changed much in small steps: the first and the last value."""

    track: int
    before: float
    after: float


class Review(Struct):
    """The review of a finished game."""

    version: int
    game: str
    seats: int
    together: bool
    eyes: list[str]
    """The viewers: "all", "-1" for a watcher, "0" and so on for the seats."""
    marks: list[str]
    """Further values beside the chances, as keys of the word files."""
    points: list[ReviewPoint]
    turns: list[ReviewTurn]
    costly: list[ReviewTurn]
    """The costliest decisions beside the turning points."""
    drifts: list[ReviewDrift]
    ends: list[float]
    """The final value of each line; empty if the game was not played to its end."""


class ReviewState(Struct):
    """The progress of a review: "none", "waiting", "running", "done" or "failed"."""

    state: str
    done: int = 0
    of: int = 0
    review: Review | None = None
