"""What one viewer is shown, frame by frame. Everything about a game that leaves the server is made here.

A viewer is one or more seats of one person, or a watcher. A feed sees the state only through `view`, `journal_for` and
what the game derives from the view. A replay goes through the same steps, so its moments have the same numbers.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from types import ModuleType
from typing import Any, Final

from bywater.core.game import Game
from bywater.core.message import Message
from bywater.core.package import part_of
from bywater.core.record import Record
from bywater.core.seats import CHANCE, OVER, WATCHER
from bywater.core.state import State
from bywater.server.transport import messages as m
from bywater.server.transport.messages import Choice, Frame, Update

_MISSING: Final = object()


class Feed:
    """The stream of one viewer. A moment begins only when the viewer sees a change, and never during chance."""

    def __init__(self, game: Game, seats: Sequence[int]) -> None:
        self.game = game
        self.seats = tuple(seats)
        self.viewers: object = list(self.seats) if self.seats else WATCHER
        self.page = _page_of(game)
        self.moment = -1
        self.view: dict[str, Any] = {}
        self.changed: dict[str, Any] = {}
        self.removed: list[str] = []
        """The difference of the view to that of the moment before."""
        self.extras: dict[str, Any] = {}
        """The extras of the last update."""
        self.journal_position = 0
        """The number of journal entries that were read."""

    def observe(self, state: State) -> list[m.Message] | None:
        """Begin a new moment if the viewer sees a change: its log lines, or None if there is no new moment."""
        if state.actor == CHANCE and self.moment >= 0:  # the first moment is shown even before chance
            return None
        entries = state.journal_for(self.viewers, self.journal_position)
        view = state.view(self.viewers)
        changed, removed = diff(self.view, view)
        if not entries and not changed and not removed:
            return None
        self.journal_position = len(state.open_journal())
        self.view, self.changed, self.removed = view, changed, removed
        self.moment += 1
        return [wire_message(message) for entry in entries if (message := self.game.log_line(entry.plain(), view))]

    def frame(self, news: list[m.Message]) -> Frame:
        """The present moment in full."""
        return self._frame(news, self.view, self._extras())

    def update(self, news: list[m.Message]) -> Update:
        """The present moment as a difference to the one before: most of a table does not change."""
        before, self.extras = self.extras, self._extras()
        changed, removed = diff(before, self.extras)
        return Update(self._frame(news, self.changed, changed), "", self.removed, removed)

    def _frame(self, news: list[m.Message], sent_view: dict[str, Any], extras: dict[str, Any]) -> Frame:
        view = self.view
        choices = [self._choice(code, view) for code in view["legal"] or view.get("out_of_turn", [])]
        return Frame(self.moment, sent_view, wire_message(self.game.prompt(view)), choices, news, extras)

    def _extras(self) -> dict[str, Any]:
        extras: dict[str, Any] = self.page.extras(self.view) if self.page is not None else {}
        return extras

    def revealed_frame(self, state: State) -> Frame:
        """The present moment with everything that any seat knows. Only for a game that is over."""
        frame = self.frame([])
        if state.actor != OVER:  # after the end the views of the game hide nothing anyway
            everything = state.view(list(range(state.seats)))
            # The extras need a complete view; without legal actions the one below is not complete.
            frame.extras = self.page.extras(everything) if self.page is not None else {}
            frame.view = {**everything, "viewers": self.view["viewers"], "legal": []}
            frame.choices = []
        return frame

    def _choice(self, code: int, view: dict[str, Any]) -> Choice:
        action = self.game.describe(code)
        return Choice(action.text, action.kind, action.parts, wire_message(self.game.choice_label(code, view)))


def diff(before: dict[str, Any], now: dict[str, Any]) -> tuple[dict[str, Any], list[str]]:
    """The entries that are new or changed, and the names of those that were removed."""
    changed: dict[str, Any] = {}
    known = 0
    for name, value in now.items():
        then = before.get(name, _MISSING)
        if then is _MISSING:
            changed[name] = value
            continue
        known += 1
        if then != value:
            changed[name] = value
    # Entries are rarely removed, and then the search is unnecessary.
    return changed, [name for name in before if name not in now] if known < len(before) else []


def replay(game: Game, record: Record, feed: Feed) -> Iterator[tuple[int, State, list[m.Message]]]:
    """Send a record through a feed: for each moment the number of lines before it, the state and the log lines."""
    state = game.opening(record)
    state.open_journal()
    done = 0
    while True:
        news = feed.observe(state)
        if news is not None:
            yield done, state, news
        if done == len(record.lines):
            return
        state.apply(game.action(record.lines[done]))
        done += 1


def frames_of(game: Game, record: Record, seats: Sequence[int]) -> Iterator[Frame]:
    """All frames of a record for the viewer of these seats."""
    feed = Feed(game, seats)
    for _, _, news in replay(game, record, feed):
        yield feed.frame(news)


def points_after_resignation(game: Game, state: State, seat: int) -> list[int]:
    """The points by seat if this seat resigns: `conceded` of the game's `presentation/page.py`, or zeros."""
    count = getattr(_page_of(game), "conceded", None)
    points: list[int] = [0] * state.seats
    if count is not None:
        points = count(state.view(list(range(state.seats))), seat)
    return points


def stage_of(game: Game, state: State) -> m.Message | None:
    """The progress of a game for lists of games: `stage` of the game's `presentation/page.py`, or None."""
    name = getattr(_page_of(game), "stage", None)
    message: Message | None = name(state.view(WATCHER)) if name is not None else None
    return wire_message(message) if message is not None else None


def first_game_of(game: Game) -> dict[str, Any]:
    """The options recommended for a first game: `FIRST_GAME` of the game's `presentation/page.py`, or none."""
    found: dict[str, Any] = getattr(_page_of(game), "FIRST_GAME", {})
    return found


def wire_message(message: Message) -> m.Message:
    """A message of the core as a struct."""
    return m.Message(message.key, message.params)


@lru_cache
def _page_of(game: Game) -> ModuleType | None:
    return part_of(game, "presentation.page")
