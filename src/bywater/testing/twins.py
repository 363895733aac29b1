"""Two states that differ only in what a seat can't know are one to that seat, now and as play goes on."""

from typing import Any

from bywater.core.codes import OVER
from bywater.core.state import State
from bywater.testing.faults import Fault
from bywater.testing.snapshot import difference
from bywater.testing.walk import Walk, choose, open_codes

_EVERY = 5
_STEPS = 12
_CANDIDATES = 24


def twins(walk: Walk) -> None:
    """A state and another that fits a viewer's view, played on alike, stay one to it until it learns better.

    Its trace and its journal tell the two apart together or not at all, and its view not before them.
    """
    for state in walk:
        for viewer in walk.viewers():
            if state.actor != OVER and walk.sometimes(_EVERY):
                sample = walk.game.belief(state.view(viewer)).sample(walk.rng)
                pair = Pair(walk, viewer, state, sample)
                pair.play_on()


def siblings(walk: Walk) -> None:
    """What somebody else chose unseen makes no difference to a viewer, now and as play goes on."""
    for state in walk:
        if state.actor == OVER or not walk.sometimes(_EVERY):
            continue
        codes = walk.some(open_codes(state), _CANDIDATES)
        after = [_applied(state, code) for code in codes]
        for viewer in walk.viewers():
            if viewer != state.actor:
                _families(walk, state, viewer, after)


def _families(walk: Walk, state: State, viewer: int, after: list[State]) -> None:
    """Those that look alike to the viewer have the same trace, and those of one trace look alike."""
    by_view: dict[str, State] = {}
    by_trace: dict[int, State] = {}
    pair = Pair(walk, viewer, state, state)
    unseen: list[tuple[State, State]] = []
    for made in after:
        alike = (by_view.setdefault(repr(made.view(viewer)), made), by_trace.setdefault(made.trace(viewer), made))
        unseen += [(like, made) for like in alike if like is not made and pair.stay_one(like, made, "either choice")]
    if unseen:
        Pair(walk, viewer, *walk.rng.choice(unseen)).play_on()


class Pair:
    """Two states as one viewer sees them. Both are read from positions, so that their traces begin alike."""

    def __init__(self, walk: Walk, viewer: int, state: State, sample: State) -> None:
        self.walk = walk
        self.viewer = viewer
        self.states = [walk.game.position(made.position()) for made in (state, sample)]
        self.starts = [made.position() for made in self.states]
        self.same_start = self.starts[0] == self.starts[1]
        self.done: list[list[str]] = [[], []]

    def play_on(self) -> None:
        for _ in range(_STEPS):
            self.same_to_viewer()
            one, other = self.states
            if one.actor == OVER:
                return
            action = choose(one, self.walk.rng)
            if one.actor == self.viewer:
                candidates = [action]
            else:
                candidates = open_codes(other)
                self.walk.rng.shuffle(candidates)
                candidates = [action, *candidates[:_CANDIDATES]] if action in candidates else candidates[:_CANDIDATES]
            after = _applied(one, action)
            match = next(
                (
                    code
                    for code in candidates
                    if self.stay_one(after, _applied(other, code), self.walk.game.notation(code))
                ),
                None,
            )
            if match is None:
                return  # what happened in the one can't have happened in the other: the viewer knows better now
            self.done[0].append(self.walk.game.notation(action))
            self.done[1].append(self.walk.game.notation(match))
            self.states = [after, _applied(other, match)]

    def same_to_viewer(self) -> None:
        """All that the viewer can ask for is the same in both."""
        one, other = self.states
        self.equal(one.view(self.viewer), other.view(self.viewer), "view")
        self.equal(int(one.actor), int(other.actor), "actor")
        if one.actor == self.viewer:
            self.equal(open_codes(one), open_codes(other), "list")
        codes = range(self.walk.game.num_actions + self.walk.game.num_chances)
        for code in codes if self.walk.sometimes(12) else self.walk.some(codes, 40):
            reasons = [made.why(code, self.viewer) for made in (one, other)]
            plain = [None if reason is None else reason.plain() for reason in reasons]
            self.equal(plain[0], plain[1], f"refusal of {code}")

    def stay_one(self, one: State, other: State, done: str) -> bool:
        """Whether the viewer can't tell these two apart."""
        views = one.view(self.viewer) == other.view(self.viewer)
        traces = one.trace(self.viewer) == other.trace(self.viewer)
        read = [[entry.plain() for entry in made.journal_for(self.viewer)] for made in (one, other)]
        # What was open for a moment may leave equal views behind; what is hidden may not be told.
        secret = views and self.same_start and one.position() != other.position()
        if traces != (read[0] == read[1]) or (traces and not views) or (secret and not traces):
            found = difference(one.view(self.viewer), other.view(self.viewer)) or "nothing"
            self.fail(
                f"after {done!r} the view differs in {found}; the traces {'are equal' if traces else 'differ'};"
                f" the journals are {read[0]} and {read[1]}"
            )
        return views and traces

    def equal(self, one: Any, other: Any, what: str) -> None:
        if one != other:
            self.fail(
                f"the {what} tells two states apart that are one to viewer {self.viewer}: {difference(one, other)}"
            )

    def fail(self, what: str) -> None:
        lines = [f"{what} (viewer {self.viewer})"]
        for name, start, done in zip(("the one", "the other"), self.starts, self.done, strict=True):
            lines += [f"{name} began from {start}", f"and played {done}"]
        raise Fault("\n".join([*lines, str(self.walk)]))


def _applied(state: State, action: int) -> State:
    """A copy after the action, with a journal of that action alone."""
    made = state.clone()
    made.open_journal()
    made.apply(action)
    return made
