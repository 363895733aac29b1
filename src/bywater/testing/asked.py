"""One actor, one list: who is asked, what may be chosen, and that nothing else can be applied."""

from itertools import pairwise

from bywater.core.codes import CHANCE, OVER
from bywater.core.errors import IllegalAction
from bywater.core.state import State
from bywater.testing.faults import Fault
from bywater.testing.snapshot import difference, memory, snapshot
from bywater.testing.walk import Walk, open_codes

_WRONG = (-1, -2, -3, -(2**40), 2**40)


def actors(walk: Walk) -> None:
    """There is always exactly one actor, the decision names it, and the stack never outgrows its room."""
    for state in walk:
        actor = state.actor
        walk.need(actor in (CHANCE, OVER) or 0 <= actor < walk.seats, f"the actor is {actor}")
        walk.need((actor == OVER) == (state.height == 0), "a game is over exactly when nothing is asked")
        walk.need(state.height <= walk.game.max_frames, f"{state.height} frames, more than {walk.game.max_frames}")
        asked = state.decision
        walk.need(asked == state.decision, "a decision asked for twice differs")
        walk.need(asked.seat == actor, f"the decision is put to {asked.seat}, the actor is {actor}")
        walk.need(bool(asked.kind), "a decision has no kind")
        walk.need(
            all(type(name) is str and isinstance(value, (int, str)) for name, value in asked.fields.items()),
            f"a decision's fields are not names with numbers or ids: {asked!r}",
        )


def lists(walk: Walk) -> None:
    """`legal` is fresh, ascending and never empty for a seat; `allows` and `owner` agree with it."""
    codes = range(-2, walk.game.num_actions + walk.game.num_chances + 2)
    for state in walk:
        listed = [int(code) for code in state.legal()]
        walk.need((state.actor >= 0) == bool(listed), f"the actor is {state.actor}, its list {listed}")
        walk.need(all(a < b for a, b in pairwise(listed)), f"{listed} is not ascending")
        walk.need(all(0 <= code < walk.game.num_actions for code in listed), f"{listed} leaves the range of codes")
        _fresh(walk, state)
        may = [] if state.actor == OVER else open_codes(state)
        asked = codes if walk.sometimes(12) else [*may, *walk.some(codes, 40)]
        for code in asked:
            walk.need(state.allows(code) == (code in may), f"allows({code}) is {state.allows(code)}, open are {may}")
        for code in listed:
            walk.need(0 <= state.owner(code) < walk.seats, f"nobody owns {code}")
        for seat in walk.viewers():
            for code in [*listed, *walk.some(codes, 5)]:
                mine = code in listed and seat in (state.actor, state.owner(code))
                walk.need(state.may_press(seat, code) == mine, f"may_press({seat}, {code}) is {not mine}")


def _fresh(walk: Walk, state: State) -> None:
    one, other = state.legal(), state.legal()
    walk.need(one is not other or len(one) == 0, "legal gives the same list twice")
    if len(one):
        one[0] = 0 if one[0] else 1
        walk.need(list(other) == list(state.legal()), "whoever changes a list changes the state")


def refusals(walk: Walk) -> None:
    """An illegal action raises IllegalAction and changes nothing at all."""
    codes = range(walk.game.num_actions + walk.game.num_chances)
    for state in walk:
        may = [] if state.actor == OVER else open_codes(state)
        before = (snapshot(state), memory(state))
        wrong = [*_WRONG, len(codes), len(codes) + 1, *[code for code in walk.some(codes, 8) if code not in may]]
        for code in wrong:
            try:
                state.apply(code)
            except IllegalAction as error:
                walk.need(bool(str(error)), f"{code} is refused without a word")
            else:
                raise Fault(f"{code} is illegal and was applied\n{walk}")
        after = (snapshot(state), memory(state))
        walk.need(before == after, f"a refused action changed {difference(list(before), list(after))}")


def reasons(walk: Walk) -> None:
    """`why` has a reason for every code but those that a seat may choose now."""
    codes = range(walk.game.num_actions + walk.game.num_chances)
    for state in walk:
        listed = {int(code) for code in state.legal()}
        asked = codes if walk.sometimes(16) else [*sorted(listed), *walk.some(codes, 30)]
        for seat in walk.viewers():
            for code in asked:
                why = state.why(code, seat)
                mine = code in listed and (seat == state.actor or seat == state.owner(code))
                walk.need((why is None) == mine, f"why({code}, {seat}) is {why}, legal are {sorted(listed)}")
                if why is not None:
                    walk.need(bool(why.key), f"why({code}, {seat}) has no key")
                    values = why.params.values()
                    walk.need(all(type(value) in (int, str) for value in values), f"why({code}, {seat}) is {why}")
