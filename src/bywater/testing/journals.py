"""Checks of observations: traces, journals and reveal counts."""

from bywater.core.journal import FULLY_HIDDEN, HIDDEN, Entry
from bywater.core.seats import CHANCE
from bywater.core.state import View
from bywater.testing.comparison import difference
from bywater.testing.walk import Walk

_MAX_NUMBER = 4094
"""The largest number in an entry."""


def reveals(walk: Walk) -> None:
    """`reveals` never decreases, and increases at every chance outcome."""
    before, chance = 0, False
    for state in walk:
        walk.check(state.reveals >= before, f"expected at least {before} reveals, got {state.reveals}")
        walk.check(
            state.reveals > before or not chance,
            f"expected more than {before} reveals after a chance outcome, got {state.reveals}",
        )
        before, chance = int(state.reveals), state.actor == CHANCE


def journals(walk: Walk) -> None:
    """Entries are in range; viewers get no hidden numbers, and a trace changes exactly when its journal does."""
    known = 0
    traces = [0] * (walk.seats + 1)
    for state in walk:
        entries = (state.journal or [])[known:]
        for entry in entries:
            _in_range(walk, entry)
        for place, viewer in enumerate(walk.viewers()):
            read = state.journal_for(viewer, known)
            _hides_numbers(walk, entries, read, place)
            now = int(state.trace(viewer))
            grew = now != traces[place]
            walk.check(
                grew == bool(read),
                f"expected the trace of {viewer} to change with its journal; {traces[place]} became {now} with {read}",
            )
            traces[place] = now
        known += len(entries)


def _in_range(walk: Walk, entry: Entry) -> None:
    kind = entry.plain()[0]
    walk.check(1 <= kind <= 255, f"expected a kind from 1 to 255, got {entry}")
    walk.check(
        all(0 <= number <= _MAX_NUMBER for number in entry.numbers),
        f"expected numbers from 0 to {_MAX_NUMBER}, got {entry}",
    )
    walk.check(
        0 <= entry.hidden < 2 * FULLY_HIDDEN, f"expected a mask of hidden numbers in {entry}, got {entry.hidden}"
    )
    walk.check(
        0 <= entry.visible_to < 2 ** (walk.seats + 1), f"expected a mask of viewers in {entry}, got {entry.visible_to}"
    )


def _hides_numbers(walk: Walk, entries: list[Entry], read: list[Entry], place: int) -> None:
    expected = []
    for entry in entries:
        if not entry.hidden or entry.visible_to >> place & 1:
            expected.append(entry.plain())
        elif not entry.hidden & FULLY_HIDDEN:
            numbers = [HIDDEN if entry.hidden >> n & 1 else number for n, number in enumerate(entry.numbers)]
            expected.append((entry.plain()[0], numbers[0], numbers[1], numbers[2], numbers[3]))
    walk.check([entry.plain() for entry in read] == expected, f"expected viewer {place} to read {expected}, got {read}")


def traces(walk: Walk) -> None:
    """Different views have different traces, so that traces can be keys of search trees."""
    seen: list[dict[int, View]] = [{} for _ in walk.viewers()]
    for state in walk:
        for viewer, known in zip(walk.viewers(), seen, strict=True):
            view = state.view(viewer)
            before = known.setdefault(int(state.trace(viewer)), view)
            walk.check(
                before == view,
                f"viewer {viewer} has the same trace at {before['decision']['kind']!r} and at"
                f" {state.decision.kind!r}, with different views: {difference(before, view)}",
            )
