"""What one viewer is shown, moment by moment: everything that leaves the server about a game is made here.

A viewer is one or more seats of one person, or a watcher. The feed sees the state only through `view`, `journal_for`
and what the game makes of the view. A replay goes through the same steps, so its moments have the same numbers.
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
from bywater.server.transport.messages import Choice, Frame, Said, Update

_NOTHING: Final = object()


class Feed:
    """One viewer's stream. A moment comes only if this viewer saw something, and never in the middle of chance."""

    def __init__(self, game: Game, seats: Sequence[int]) -> None:
        self.game = game
        self.seats = tuple(seats)
        self.eyes: object = list(self.seats) if self.seats else WATCHER
        self.page = _page_of(game)
        self.moment = -1
        self.view: dict[str, Any] = {}
        self.new: dict[str, Any] = {}
        self.gone: list[str] = []
        """What of the view is not as it was at the moment before, and what is not in it any more."""
        self.extras: dict[str, Any] = {}
        """The extras when they were last told."""
        self.told = 0
        """How many entries of the whole journal were looked through."""

    def look(self, state: State) -> list[Said] | None:
        """What this viewer saw happen, if there is a new moment for it; None if nothing changed."""
        if state.actor == CHANCE and self.moment >= 0:  # how it all begins is shown even before the cards are dealt
            return None
        entries = state.journal_for(self.eyes, self.told)
        view = state.view(self.eyes)
        new, lost = compared(self.view, view)
        if not entries and not new and not lost:
            return None
        self.told = len(state.open_journal())
        self.view, self.new, self.gone = view, new, lost
        self.moment += 1
        return [said(message) for entry in entries if (message := self.game.log_line(entry.plain(), view))]

    def frame(self, news: list[Said]) -> Frame:
        """The present moment."""
        return self._frame(news, self.view, self._extras())

    def update(self, news: list[Said]) -> Update:
        """The present moment, for whoever has the one before: most of a table stays as it was."""
        before, self.extras = self.extras, self._extras()
        new, lost = compared(before, self.extras)
        return Update(self._frame(news, self.new, new), "", self.gone, lost)

    def _frame(self, news: list[Said], told: dict[str, Any], extras: dict[str, Any]) -> Frame:
        view = self.view
        choices = [self._choice(code, view) for code in view["legal"] or view.get("out_of_turn", [])]
        return Frame(self.moment, told, said(self.game.prompt(view)), choices, news, extras)

    def _extras(self) -> dict[str, Any]:
        extras: dict[str, Any] = self.page.extras(self.view) if self.page is not None else {}
        return extras

    def laid_open(self, state: State) -> Frame:
        """The present moment with all that any seat knows: only for a game that is over."""
        frame = self.frame([])
        if state.actor != OVER:  # else the game itself hides nothing any more
            everything = state.view(list(range(state.seats)))
            # From a view that a table gives: what is shown below, with nothing to choose, is none.
            frame.extras = self.page.extras(everything) if self.page is not None else {}
            frame.view = {**everything, "viewers": self.view["viewers"], "legal": []}
            frame.choices = []
        return frame

    def rewind(self, state: State) -> None:
        """The game was taken back to this earlier state: what was told later has not happened."""
        self.told = min(self.told, len(state.open_journal()))
        self.view = {}
        self.extras = {}

    def _choice(self, code: int, view: dict[str, Any]) -> Choice:
        action = self.game.describe(code)
        return Choice(action.text, action.kind, action.parts, said(self.game.choice_label(code, view)))


def compared(before: dict[str, Any], now: dict[str, Any]) -> tuple[dict[str, Any], list[str]]:
    """What is new or not as it was, and the names of what is not there any more."""
    new: dict[str, Any] = {}
    known = 0
    for name, value in now.items():
        then = before.get(name, _NOTHING)
        if then is _NOTHING:
            new[name] = value
            continue
        known += 1
        if then != value:
            new[name] = value
    # Nearly always all that was there still is: then nobody needs to look for each.
    return new, [name for name in before if name not in now] if known < len(before) else []


def follow(game: Game, record: Record, feed: Feed) -> Iterator[tuple[int, State, list[Said]]]:
    """All moments of a record for this feed: after how many lines, the state, and what was seen."""
    state = game.opening(record)
    state.open_journal()
    done = 0
    while True:
        news = feed.look(state)
        if news is not None:
            yield done, state, news
        if done == len(record.lines):
            return
        state.apply(game.action(record.lines[done]))
        done += 1


def frames_of(game: Game, record: Record, seats: Sequence[int]) -> Iterator[Frame]:
    """All frames of a record, as this viewer saw them."""
    feed = Feed(game, seats)
    for _, _, news in follow(game, record, feed):
        yield feed.frame(news)


def conceded(game: Game, state: State, seat: int) -> list[int]:
    """The points by seat if this seat gives up: none, unless the game's `presentation/page.py` knows better."""
    count = getattr(_page_of(game), "conceded", None)
    points: list[int] = [0] * state.seats
    if count is not None:
        points = count(state.view(list(range(state.seats))), seat)
    return points


def stage_of(game: Game, state: State) -> Said | None:
    """How far the game has come, in a word for a list of games; if the game's `presentation/page.py` has one."""
    name = getattr(_page_of(game), "stage", None)
    message: Message | None = name(state.view(WATCHER)) if name is not None else None
    return said(message) if message is not None else None


def first_game_of(game: Game) -> dict[str, Any]:
    """The options recommended for a player's first game; if the game's `presentation/page.py` has any."""
    found: dict[str, Any] = getattr(_page_of(game), "FIRST_GAME", {})
    return found


def said(message: Message) -> Said:
    return Said(message.key, message.params)


@lru_cache
def _page_of(game: Game) -> ModuleType | None:
    return part_of(game, "presentation.page")
