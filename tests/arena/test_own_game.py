"""The games of the tutorial in the arena, with general bots."""

import pytest

from bywater.arena import Local, Plan, round_robin
from tests.plugins import use_examples


@pytest.fixture(autouse=True)
def _examples(monkeypatch: pytest.MonkeyPatch) -> None:
    use_examples(monkeypatch)


def test_search_beats_random_play_at_tic_tac_toe() -> None:
    plan = Plan("tic_tac_toe", ("random", "mo-ismcts@60"), rounds=10, seed=1)
    results = round_robin(plan)
    assert results.played == 20
    meeting = next(one for one in results.meetings if one.bot == "mo-ismcts@60")
    assert meeting.first.share > 0.75
    assert all(conduct.fallbacks == 0 for conduct in results.conduct)


def test_all_searches_play_poker_in_other_processes_as_well() -> None:
    plan = Plan("kuhn_poker", ("random", "duct@20", "so-ismcts@20", "pom-ismcts@20", "mo-ismcts@20"), rounds=1, seed=2)
    results = round_robin(plan, executor=Local(2))
    assert results.played == 20
    assert all(conduct.fallbacks == 0 for conduct in results.conduct)
