"""Checks for leaks: a viewer can't distinguish states that differ only in hidden information, now and later."""

from typing import Any

from bywater.core.seats import OVER
from bywater.core.state import State
from bywater.testing.comparison import difference
from bywater.testing.faults import Fault
from bywater.testing.walk import Walk, choose, open_codes

_EVERY = 5
_STEPS = 12
_CANDIDATES = 24


def twins(walk: Walk) -> None:
    """A state and a sample of its view look the same to the viewer until it observes a difference.

    The trace and the journal of the viewer differ together, and its view not before them.
    """
    for state in walk:
        for viewer in walk.viewers():
            if state.actor != OVER and walk.sometimes(_EVERY):
                sample = walk.game.belief(state.view(viewer)).sample(walk.rng)
                pair = Pair(walk, viewer, state, sample)
                pair.play_on()


def siblings(walk: Walk) -> None:
    """Secret choices of other seats look the same to a viewer, now and later."""
    for state in walk:
        if state.actor == OVER or not walk.sometimes(_EVERY):
            continue
        codes = walk.sample_codes(open_codes(state), _CANDIDATES)
        after = [_applied(state, code) for code in codes]
        for viewer in walk.viewers():
            if viewer != state.actor:
                _check_equivalence(walk, state, viewer, after)


def _check_equivalence(walk: Walk, state: State, viewer: int, after: list[State]) -> None:
    """States with the same view have the same trace, and states with the same trace have the same view."""
    by_view: dict[str, State] = {}
    by_trace: dict[int, State] = {}
    pair = Pair(walk, viewer, state, state)
    unseen: list[tuple[State, State]] = []
    for made in after:
        alike = (by_view.setdefault(repr(made.view(viewer)), made), by_trace.setdefault(made.trace(viewer), made))
        unseen += [(like, made) for like in alike if like is not made and pair.look_alike(like, made, "either choice")]
    if unseen:
        Pair(walk, viewer, *walk.rng.choice(unseen)).play_on()


class Pair:
    """Two states and one viewer. Traces and journals are reset, so that both begin alike."""

    def __init__(self, walk: Walk, viewer: int, state: State, sample: State) -> None:
        self.walk = walk
        self.viewer = viewer
        self.states = [made.clone() for made in (state, sample)]
        for made in self.states:
            made.forget_observations()
        self.starts = [made.snapshot() for made in self.states]
        self.same_start = self.starts[0] == self.starts[1]
        self.done: list[list[str]] = [[], []]

    def play_on(self) -> None:
        """Play both states for some steps such that the viewer observes the same, and compare them at each step."""
        for _ in range(_STEPS):
            self.compare_queries()
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
                    if self.look_alike(after, _applied(other, code), self.walk.game.notation(code))
                ),
                None,
            )
            if match is None:
                return  # the viewer has observed something that can't happen in the other state
            self.done[0].append(self.walk.game.notation(action))
            self.done[1].append(self.walk.game.notation(match))
            self.states = [after, _applied(other, match)]

    def compare_queries(self) -> None:
        """Check that all queries of the viewer have the same results in both states."""
        one, other = self.states
        self.equal(one.view(self.viewer), other.view(self.viewer), "view")
        self.equal(int(one.actor), int(other.actor), "actor")
        if one.actor == self.viewer:
            self.equal(open_codes(one), open_codes(other), "list")
        codes = range(self.walk.game.num_actions + self.walk.game.num_chances)
        for code in codes if self.walk.sometimes(12) else self.walk.sample_codes(codes, 40):
            reasons = [made.why(code, self.viewer) for made in (one, other)]
            plain = [None if reason is None else reason.plain() for reason in reasons]
            self.equal(plain[0], plain[1], f"refusal of {code}")

    def look_alike(self, one: State, other: State, done: str) -> bool:
        """Whether the viewer can't distinguish these two."""
        views = one.view(self.viewer) == other.view(self.viewer)
        traces = one.trace(self.viewer) == other.trace(self.viewer)
        read = [[entry.plain() for entry in made.journal_for(self.viewer)] for made in (one, other)]
        # a public event may lead to equal views; a hidden one must not be observed
        secret = views and self.same_start and hidden_part(one) != hidden_part(other)
        if traces != (read[0] == read[1]) or (traces and not views) or (secret and not traces):
            found = difference(one.view(self.viewer), other.view(self.viewer)) or "nothing"
            self.fail(
                f"expected traces, journals and views to differ together; after {done!r} the view differs in {found},"
                f" the traces {'are equal' if traces else 'differ'}, the journals are {read[0]} and {read[1]}"
            )
        return views and traces

    def equal(self, one: Any, other: Any, what: str) -> None:
        """Fail if these two differ."""
        if one != other:
            self.fail(f"expected the same {what} in both states, got a difference: {difference(one, other)}")

    def fail(self, what: str) -> None:
        """Raise a Fault that says how both states were reached."""
        lines = [f"{what} (viewer {self.viewer})"]
        for name, start, done in zip(("one state", "the other state"), self.starts, self.done, strict=True):
            lines += [f"{name} began from {start}", f"and played {done}"]
        raise Fault("\n".join([*lines, str(self.walk)]))


def hidden_part(state: State) -> dict[str, Any]:
    """The fields of a state except its traces, which are compared on their own."""
    return {**state.snapshot()["fields"], "traces": []}


def _applied(state: State, action: int) -> State:
    """A copy after the action, with a journal of only that action."""
    made = state.clone()
    made.open_journal()
    made.apply(action)
    return made
