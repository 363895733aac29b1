"""Checks of views and messages."""

from typing import Any

from bywater.core.message import Message
from bywater.core.state import State
from bywater.testing.comparison import appearance
from bywater.testing.plain_data import empty_out, not_plain, through_json
from bywater.testing.walk import Walk

_REQUIRED = ("game", "rules", "seats", "viewers", "options", "actor", "decision", "legal")


def views(walk: Walk) -> None:
    """Views are plain data and new each time; they have the decision, and legal actions only for the actor."""
    for state in walk:
        for viewer in walk.audiences():
            view = state.view(viewer)
            seats = [viewer] if isinstance(viewer, int) else list(range(walk.seats))
            walk.need(not not_plain(view), f"in the view of {viewer}, {not_plain(view)}")
            walk.need(through_json(view) == view, f"expected the same view of {viewer} from JSON, got another")
            walk.need(
                all(word in view for word in _REQUIRED),
                f"expected {', '.join(_REQUIRED)} in the view of {viewer}, got {', '.join(view)}",
            )
            walk.need(
                view["viewers"] == seats, f"expected viewers {seats} in the view of {viewer}, got {view['viewers']}"
            )
            walk.need(
                view["actor"] == state.actor,
                f"expected actor {state.actor} in the view of {viewer}, got {view['actor']}",
            )
            decision = view["decision"]
            walk.need(
                decision["seat"] == state.actor,
                f"expected a decision of {state.actor} in the view of {viewer}, got one of {decision['seat']}",
            )
            walk.need(
                decision["kind"] == state.decision.kind,
                f"expected decision {state.decision.kind!r} in the view of {viewer}, got {decision['kind']!r}",
            )
            mine = [int(code) for code in state.legal()] if state.actor in seats else []
            walk.need(
                view["legal"] == mine, f"expected legal actions {mine} in the view of {viewer}, got {view['legal']}"
            )
            walk.need(state.view(viewer) == view, f"expected two equal views of {viewer}, got different ones")
        _own(walk, state)


def _own(walk: Walk, state: State) -> None:
    """A group of one seat has the view of that seat, and changing a view changes nothing else."""
    for seat in range(walk.seats):
        walk.need(
            state.view((seat,)) == state.view(seat) == state.view([seat]),
            f"expected the view of seat {seat} for the group of only this seat, got another",
        )
    if walk.sometimes(4):
        before = appearance(state)
        for viewer in walk.audiences():
            empty_out(state.view(viewer))
        empty_out(state.snapshot())
        empty_out(state.decision.plain())
        walk.need(appearance(state) == before, "changing a view or snapshot changed the state")


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
        walk.need(bool(message.key), "expected a message with a key, got an empty one")
        walk.need(
            all(type(value) in (int, str) for value in values), f"expected numbers and texts as params, got {message}"
        )
