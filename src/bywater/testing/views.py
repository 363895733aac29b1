"""Checks of views and messages."""

from typing import Any

from bywater.core.message import Message
from bywater.core.state import State
from bywater.testing.comparison import appearance
from bywater.testing.plain_data import clear_all, find_not_plain, through_json
from bywater.testing.walk import Walk

_REQUIRED = ("game", "rules", "seats", "viewers", "options", "actor", "decision", "legal")


def views(walk: Walk) -> None:
    """Views are plain data and new objects; they have the decision, and legal actions only for the actor."""
    for state in walk:
        for viewer in walk.audiences():
            view = state.view(viewer)
            seats = [viewer] if isinstance(viewer, int) else list(range(walk.seats))
            walk.check(not find_not_plain(view), f"in the view of {viewer}, {find_not_plain(view)}")
            walk.check(through_json(view) == view, f"expected the same view of {viewer} from JSON, got another")
            walk.check(
                all(word in view for word in _REQUIRED),
                f"expected {', '.join(_REQUIRED)} in the view of {viewer}, got {', '.join(view)}",
            )
            walk.check(
                view["viewers"] == seats, f"expected viewers {seats} in the view of {viewer}, got {view['viewers']}"
            )
            walk.check(
                view["actor"] == state.actor,
                f"expected actor {state.actor} in the view of {viewer}, got {view['actor']}",
            )
            decision = view["decision"]
            walk.check(
                decision["seat"] == state.actor,
                f"expected a decision of {state.actor} in the view of {viewer}, got one of {decision['seat']}",
            )
            walk.check(
                decision["kind"] == state.decision.kind,
                f"expected decision {state.decision.kind!r} in the view of {viewer}, got {decision['kind']!r}",
            )
            mine = [int(code) for code in state.legal()] if state.actor in seats else []
            walk.check(
                view["legal"] == mine, f"expected legal actions {mine} in the view of {viewer}, got {view['legal']}"
            )
            walk.check(state.view(viewer) == view, f"expected two equal views of {viewer}, got different ones")
        _check_copies(walk, state)


def _check_copies(walk: Walk, state: State) -> None:
    """A group of one seat has the view of that seat, and changing a view changes nothing else."""
    for seat in range(walk.seats):
        walk.check(
            state.view((seat,)) == state.view(seat) == state.view([seat]),
            f"expected the view of seat {seat} for the group of only this seat, got another",
        )
    if walk.sometimes(4):
        before = appearance(state)
        for viewer in walk.audiences():
            clear_all(state.view(viewer))
        clear_all(state.snapshot())
        clear_all(state.decision.plain())
        walk.check(appearance(state) == before, "changing a view or snapshot changed the state")


def messages(walk: Walk) -> None:
    """Prompts, labels of choices and lines of the log are messages with keys and plain parameters."""
    known = 0
    for state in walk:
        for viewer in walk.audiences():
            view = state.view(viewer)
            _check_message(walk, walk.game.prompt(view))
            for code in view["legal"]:
                _check_message(walk, walk.game.choice_label(code, view))
            for entry in state.journal_for(viewer, known):
                _check_message(walk, walk.game.log_line(entry.plain(), view))
        known = len(state.journal or [])


def _check_message(walk: Walk, message: Message | None) -> None:
    if message is not None:
        values: list[Any] = list(message.params.values())
        walk.check(bool(message.key), "expected a message with a key, got an empty one")
        walk.check(
            all(type(value) in (int, str) for value in values), f"expected numbers and texts as params, got {message}"
        )
