"""Intervals compared with published tables."""

import random

import pytest

from bywater.arena.stats import mean_interval, paired_difference, wilson


@pytest.mark.parametrize(
    ("hits", "trials", "low", "high"),
    # Published values of Wilson's interval without correction.
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662)],
)
def test_wilson(hits: int, trials: int, low: float, high: float) -> None:
    assert list(wilson(hits, trials)) == pytest.approx([low, high], abs=1e-4)


def test_wilson_without_trials_is_the_unit_interval() -> None:
    assert wilson(0, 0) == (0.0, 1.0)


def test_half_a_hit_lies_between() -> None:
    assert wilson(5, 10) < wilson(5.5, 10) < wilson(6, 10)


def test_a_difference_on_the_same_trials() -> None:
    """Agresti and Min: with 12 and 4 of 50 that disagree, (8 / 52) ± 1.96 sqrt(17 - 64 / 52) / 52."""
    pairs = [(False, True)] * 12 + [(True, False)] * 4 + [(True, True)] * 20 + [(False, False)] * 14
    assert list(paired_difference(pairs)) == pytest.approx([0.00417, 0.30352], abs=1e-4)
    swapped = [(second, first) for first, second in pairs]
    assert list(paired_difference(swapped)) == pytest.approx([-0.30352, -0.00417], abs=1e-4)


def test_agreeing_trials_still_have_an_interval() -> None:
    low, high = paired_difference([(True, True)] * 10)
    assert low == pytest.approx(-high)
    assert 0.1 < high < 0.3


def test_the_interval_of_a_difference_has_its_nominal_coverage() -> None:
    rng = random.Random(2)
    hits = 0
    for _ in range(1000):
        pairs = [(luck < 0.4, luck + rng.uniform(-0.3, 0.1) < 0.4) for luck in (rng.random() for _ in range(40))]
        low, high = paired_difference(pairs)
        hits += low <= 0.1 <= high  # the second wins a tenth more often
    assert 0.92 < hits / 1000 < 0.99


def test_the_interval_of_a_mean() -> None:
    assert mean_interval([3.0]) is None
    assert mean_interval([2.0, 2.0]) == (2.0, 2.0)
    low, high = mean_interval([0.0, 10.0] * 8) or (0.0, 0.0)
    assert (low, high) == pytest.approx((5 - 1.96 * 1.291, 5 + 1.96 * 1.291), abs=1e-3)
