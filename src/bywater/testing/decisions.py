"""Checks of decisions: one actor, one list of legal actions, and no other action can be applied."""

from itertools import pairwise

from bywater.core.errors import IllegalAction
from bywater.core.seats import CHANCE, OVER
from bywater.core.state import State
from bywater.testing.comparison import appearance, difference, memory
from bywater.testing.faults import Fault
from bywater.testing.walk import Walk, open_codes

_WRONG = (-1, -2, -3, -(2**40), 2**40)


def actors(walk: Walk) -> None:
    """There is exactly one actor, the decision names it, and the stack has room for all frames."""
    for state in walk:
        actor = state.actor
        walk.check(
            actor in (CHANCE, OVER) or 0 <= actor < walk.seats,
            f"expected a seat, CHANCE or OVER as the actor, got {actor}",
        )
        walk.check(
            (actor == OVER) == (state.height == 0),
            f"expected an empty stack exactly at the end, got {state.height} frames and actor {actor}",
        )
        walk.check(
            state.height <= walk.game.max_frames, f"expected at most {walk.game.max_frames} frames, got {state.height}"
        )
        decision = state.decision
        walk.check(decision == state.decision, "state.decision returned two different decisions")
        walk.check(decision.seat == actor, f"expected a decision of the actor {actor}, got one of {decision.seat}")
        walk.check(bool(decision.kind), "expected a decision with a kind, got an empty one")
        walk.check(
            all(type(name) is str and isinstance(value, (int, str)) for name, value in decision.fields.items()),
            f"expected fields of names with numbers or ids, got {decision!r}",
        )


def lists(walk: Walk) -> None:
    """`legal` is a new, ascending list, never empty for a seat; `allows` and `may_play` agree with it."""
    codes = range(-2, walk.game.num_actions + walk.game.num_chances + 2)
    for state in walk:
        listed = [int(code) for code in state.legal()]
        walk.check(
            (state.actor >= 0) == bool(listed),
            f"expected legal actions for a seat only; the actor {state.actor} has {listed}",
        )
        walk.check(all(a < b for a, b in pairwise(listed)), f"expected ascending codes, got {listed}")
        walk.check(
            all(0 <= code < walk.game.num_actions for code in listed),
            f"expected codes below {walk.game.num_actions}, got {listed}",
        )
        _fresh(walk, state)
        may = [] if state.actor == OVER else open_codes(state)
        tried = codes if walk.sometimes(12) else [*may, *walk.sample_codes(codes, 40)]
        for code in tried:
            walk.check(
                state.allows(code) == (code in may), f"expected allows({code}) to be {code in may}; possible are {may}"
            )
        for code in listed:
            walk.check(
                0 <= state.out_of_turn_seat(code) < walk.seats,
                f"expected a seat as out_of_turn_seat({code}), got another number",
            )
        for seat in walk.viewers():
            for code in [*listed, *walk.sample_codes(codes, 5)]:
                mine = code in listed and seat in (state.actor, state.out_of_turn_seat(code))
                walk.check(
                    state.may_play(seat, code) == mine,
                    f"expected may_play({seat}, {code}) to be {mine}, got {not mine}",
                )


def _fresh(walk: Walk, state: State) -> None:
    one, other = state.legal(), state.legal()
    walk.check(
        one is not other or len(one) == 0, "expected a new list from each call of legal(), got the same one twice"
    )
    if len(one):
        one[0] = 0 if one[0] else 1
        walk.check(list(other) == list(state.legal()), "a change of the list from legal() changed the state")


def refusals(walk: Walk) -> None:
    """An illegal action raises IllegalAction and changes nothing."""
    codes = range(walk.game.num_actions + walk.game.num_chances)
    for state in walk:
        may = [] if state.actor == OVER else open_codes(state)
        before = (appearance(state), memory(state))
        wrong = [
            *_WRONG,
            len(codes),
            len(codes) + 1,
            *[code for code in walk.sample_codes(codes, 8) if code not in may],
        ]
        for code in wrong:
            try:
                state.apply(code)
            except IllegalAction as error:
                walk.check(bool(str(error)), f"expected an error message for the illegal action {code}, got none")
            else:
                raise Fault(f"expected IllegalAction for {code}, but it was applied\n{walk}")
        after = (appearance(state), memory(state))
        walk.check(before == after, f"an illegal action changed the state: {difference(list(before), list(after))}")


def reasons(walk: Walk) -> None:
    """`why` has a reason for every code that a seat may not choose now."""
    codes = range(walk.game.num_actions + walk.game.num_chances)
    for state in walk:
        listed = {int(code) for code in state.legal()}
        tried = codes if walk.sometimes(16) else [*sorted(listed), *walk.sample_codes(codes, 30)]
        for seat in walk.viewers():
            for code in tried:
                why = state.why(code, seat)
                mine = code in listed and (seat == state.actor or seat == state.out_of_turn_seat(code))
                walk.check(
                    (why is None) == mine,
                    f"expected {'no reason' if mine else 'a reason'} from why({code}, {seat}), got {why}",
                )
                if why is not None:
                    walk.check(bool(why.key), f"expected a message key from why({code}, {seat}), got none")
                    values = why.params.values()
                    walk.check(
                        all(type(value) in (int, str) for value in values),
                        f"expected numbers and texts as params of why({code}, {seat}), got {why}",
                    )
