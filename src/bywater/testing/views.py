"""Views are plain data; they are their reader's own, and so is the list in them."""

from typing import Any

from bywater.core.message import Message
from bywater.core.state import State
from bywater.testing.plain import empty_out, not_plain, through_json
from bywater.testing.snapshot import snapshot
from bywater.testing.walk import Walk

_HELD = ("game", "rules", "seats", "options", "actor", "decision", "legal")


def views(walk: Walk) -> None:
    """Every view is plain, fresh, says who is asked what, and holds a list only for the one who is asked."""
    for state in walk:
        for viewer in walk.audiences():
            view = state.view(viewer)
            seats = [viewer] if isinstance(viewer, int) else list(range(walk.seats))
            walk.need(not not_plain(view), f"in the view of {viewer}, {not_plain(view)}")
            walk.need(through_json(view) == view, f"the view of {viewer} does not come back from JSON")
            walk.need(all(word in view for word in _HELD), f"the view of {viewer} lacks one of {', '.join(_HELD)}")
            walk.need(view["seats"] == seats, f"the view of {viewer} is for {view['seats']}")
            walk.need(view["actor"] == state.actor, f"the view of {viewer} names the actor {view['actor']}")
            asked = view["decision"]
            walk.need(asked["seat"] == state.actor, f"the view of {viewer} puts the decision to {asked['seat']}")
            walk.need(asked["kind"] == state.decision.kind, f"the view of {viewer} asks {asked['kind']!r}")
            mine = [int(code) for code in state.legal()] if state.actor in seats else []
            walk.need(view["legal"] == mine, f"the view of {viewer} lists {view['legal']}")
            walk.need(state.view(viewer) == view, f"two views of {viewer} differ")
        _own(walk, state)


def _own(walk: Walk, state: State) -> None:
    """A person on one seat is that seat, and whoever scribbles in a view harms nobody."""
    for seat in range(walk.seats):
        walk.need(state.view((seat,)) == state.view(seat) == state.view([seat]), f"{seat} alone is not seat {seat}")
    if walk.sometimes(4):
        before = snapshot(state)
        for viewer in walk.audiences():
            empty_out(state.view(viewer))
        empty_out(state.position())
        empty_out(state.decision.plain())
        walk.need(snapshot(state) == before, "a view or position shares its data with the state")


def phrases(walk: Walk) -> None:
    """Every question, every choice and every line of the log can be put into words."""
    told = 0
    for state in walk:
        for viewer in walk.audiences():
            view = state.view(viewer)
            _said(walk, walk.game.ask(view))
            for code in view["legal"]:
                _said(walk, walk.game.offer(code, view))
            for entry in state.journal_for(viewer, told):
                _said(walk, walk.game.recount(entry.plain(), view))
        told = len(state.journal or [])


def _said(walk: Walk, message: Message | None) -> None:
    if message is not None:
        values: list[Any] = list(message.params.values())
        walk.need(bool(message.key), "a message has no key")
        walk.need(all(type(value) in (int, str) for value in values), f"{message} has params that can't be said")
