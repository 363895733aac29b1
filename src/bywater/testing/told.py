"""What has been seen so far: traces, journals, and what was shown."""

from bywater.core.codes import CHANCE
from bywater.core.journal import HIDDEN, WHOLLY, Entry
from bywater.core.state import View
from bywater.testing.snapshot import difference
from bywater.testing.walk import Walk

_MOST = 4094
"""The greatest number that an entry holds."""


def shown(walk: Walk) -> None:
    """`shown` never falls, and grows whenever chance speaks."""
    before, chance = 0, False
    for state in walk:
        walk.need(state.shown >= before, f"shown fell from {before} to {state.shown}")
        walk.need(state.shown > before or not chance, "chance spoke, and nothing was shown")
        before, chance = int(state.shown), state.actor == CHANCE


def journals(walk: Walk) -> None:
    """Entries keep to their ranges; a reader gets no hidden number, and its trace grows with its journal."""
    told = 0
    traces = [0] * (walk.seats + 1)
    for state in walk:
        entries = (state.journal or [])[told:]
        for entry in entries:
            _in_range(walk, entry)
        for place, viewer in enumerate(walk.viewers()):
            read = state.journal_for(viewer, told)
            _veiled(walk, entries, read, place)
            now = int(state.trace(viewer))
            grew = now != traces[place]
            walk.need(grew == bool(read), f"{viewer} read {read}, and its trace went from {traces[place]} to {now}")
            traces[place] = now
        told += len(entries)


def _in_range(walk: Walk, entry: Entry) -> None:
    kind = entry.plain()[0]
    walk.need(1 <= kind <= 255, f"{entry} is of no kind")
    walk.need(all(0 <= number <= _MOST for number in entry.numbers), f"{entry} has a number outside 0 to {_MOST}")
    walk.need(0 <= entry.veil < 2 * WHOLLY, f"{entry} has the veil {entry.veil}")
    walk.need(0 <= entry.knowers < 2 ** (walk.seats + 1), f"{entry} is known to {entry.knowers}")


def _veiled(walk: Walk, entries: list[Entry], read: list[Entry], place: int) -> None:
    expected = []
    for entry in entries:
        if not entry.veil or entry.knowers >> place & 1:
            expected.append(entry.plain())
        elif not entry.veil & WHOLLY:
            numbers = [HIDDEN if entry.veil >> n & 1 else number for n, number in enumerate(entry.numbers)]
            expected.append((entry.plain()[0], numbers[0], numbers[1], numbers[2], numbers[3]))
    walk.need([entry.plain() for entry in read] == expected, f"of {entries}, viewer {place} read {read}")


def traces(walk: Walk) -> None:
    """A trace is a key of search trees: a seat that sees another view has another trace."""
    seen: list[dict[int, View]] = [{} for _ in walk.viewers()]
    for state in walk:
        for viewer, known in zip(walk.viewers(), seen, strict=True):
            view = state.view(viewer)
            before = known.setdefault(int(state.trace(viewer)), view)
            walk.need(
                before == view,
                f"at the decision {state.decision.kind!r} viewer {viewer} has seen what it had seen at"
                f" {before['decision']['kind']!r}, by its trace; its view differs in {difference(before, view)}",
            )
