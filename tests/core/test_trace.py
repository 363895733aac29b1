"""Traces: equal in both builds, bounded, and different for different histories."""

import random
from itertools import islice, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bywater.core.trace import mix

from .helpers import examples

TRACE = st.integers(0, 2**62 - 1)
FACT = st.integers(0, 2**56 - 1)

# The traces of the extreme samples, mixed one after the other; this changes only with `mix` itself.
CHAINED = 1244492860559265617


def fact(kind: int, *numbers: int) -> int:
    """A fact as `emit` packs it: a kind and four numbers of twelve bits."""
    packed = kind
    for place, number in enumerate(numbers):
        packed |= (number + 1) << (8 + 12 * place)
    return packed


def test_both_builds_give_the_same_numbers() -> None:
    """Compiled numbers wrap where interpreted ones grow: the largest traces and facts would show it."""
    samples = [0, 1, 2**31 - 1, 2**31, 2**56 - 1, 2**61, 2**62 - 1]
    found = [mix(trace, value) for trace in samples for value in samples]
    assert all(0 <= number < 2**62 for number in found)
    chained = 0
    for number in found:
        chained = mix(chained, number)
    assert chained == CHAINED


@examples
@given(TRACE, FACT)
def test_a_trace_stays_below_two_to_the_62(trace: int, value: int) -> None:
    assert 0 <= mix(trace, value) < 2**62


@pytest.mark.parametrize("trace", [0, 1, 2**61 + 12345, 2**62 - 1])
def test_200_000_different_facts_leave_200_000_different_traces(trace: int) -> None:
    facts = {fact(*numbers) for numbers in islice(product(range(1, 41), range(5), range(16), range(63)), 200_000)}
    assert len(facts) == 200_000
    assert len({mix(trace, value) for value in facts}) == len(facts)


@pytest.mark.parametrize("trace", [0, 2624989531201712629, 1178032213966879813])
def test_different_histories_of_two_small_facts_leave_different_traces(trace: int) -> None:
    """Small changes of one fact must not cancel with small changes of the next."""
    rng = random.Random(9)
    histories: set[tuple[int, int]] = set()
    while len(histories) < 200_000:
        histories.add(
            (
                fact(rng.randrange(1, 4), rng.randrange(6), rng.randrange(16), rng.randrange(60), 0),
                fact(rng.randrange(1, 4), rng.randrange(6), rng.randrange(16), rng.randrange(60), 0),
            )
        )
    assert len({mix(mix(trace, first), second) for first, second in histories}) == len(histories)


def test_the_order_of_facts_matters() -> None:
    one, other = fact(1, 2, 3, 0, 0), fact(2, 0, 0, 0, 0)
    assert mix(mix(0, one), other) != mix(mix(0, other), one)


def test_observing_a_fact_twice_is_a_different_history() -> None:
    trace = mix(0, fact(1, 0, 0, 0, 0))
    assert mix(trace, fact(1, 0, 0, 0, 0)) != trace
