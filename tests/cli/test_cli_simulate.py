"""`bywater simulate`: correct figures, equal for any number of processes, also as JSON."""

import json

import pytest

import bywater as library
from bywater.arena.stats import wilson
from bywater.cli.tally import Batch, Tally, play_batch
from bywater.core.state import State, View
from tests.cli.terminal import bywater, stdout_of

SIMULATE = ("simulate", "confrontation", "--seed", "3")


def test_the_json_is_all_that_is_printed() -> None:
    report = json.loads(stdout_of(bywater(*SIMULATE, "-n", "60", "--json")))
    assert report["game"] == "confrontation"
    assert report["games"] == 60
    assert report["seed"] == 3
    assert [seat["seat"] for seat in report["seats"]] == ["light", "dark"]
    won = sum(seat["count"] for seat in report["seats"]) + report["nobody"]["count"]
    assert won == 60
    assert sum(ending["count"] for ending in report["endings"].values()) == 60
    for seat in report["seats"]:
        assert 0 <= seat["low"] <= seat["share"] <= seat["high"] <= 1
    assert report["length"]["shortest"] <= report["length"]["mean"] <= report["length"]["longest"]


def test_endings_and_winners_agree() -> None:
    """E1, E2: the winner follows from the ending."""
    report = json.loads(stdout_of(bywater(*SIMULATE, "-n", "300", "--json")))
    for_light = sum(report["endings"].get(how, {"count": 0})["count"] for how in ("ring_destroyed", "dark_stuck"))
    assert report["seats"][0]["count"] == for_light


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    one, two = (json.loads(stdout_of(bywater(*SIMULATE, "-n", "600", "--json", "--jobs", jobs))) for jobs in "12")
    for changing in ("seconds", "games_per_second", "actions_per_second"):
        del one[changing], two[changing]
    assert one == two


def test_another_seed_gives_other_games() -> None:
    one, two = (
        json.loads(stdout_of(bywater("simulate", "confrontation", "-n", "60", "--json", "--seed", s))) for s in "12"
    )
    assert one["length"] != two["length"]


@pytest.mark.parametrize(("lang", "word"), [("en", "95% interval"), ("fr", "Intervalle à 95 %"), ("de", "95-%-Ber")])
def test_people_get_tables_in_their_language(lang: str, word: str) -> None:
    screen = stdout_of(bywater(*SIMULATE, "-n", "40", "--lang", lang)).replace("\u00a0", " ")
    assert word in screen
    assert "<" not in screen


def test_playouts_and_random_bots_give_the_same_shares() -> None:
    """Both play randomly, so their shares lie within each other's intervals."""
    fast = play_batch(Batch("confrontation", 2, {}, ("random", "random"), "a", 400))
    slow = play_batch(Batch("confrontation", 2, {}, ("random", "random"), "b", 400, coverage=True))
    low, high = wilson(fast.wins[0], fast.games)
    other_low, other_high = wilson(slow.wins[0], slow.games)
    assert low <= other_high
    assert other_low <= high
    assert slow.actions / slow.games == pytest.approx(fast.actions / fast.games, rel=0.1)


def test_coverage_counts_the_components_of_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bywater.cli.tally.load", lambda _: _Telling())
    monkeypatch.setattr("bywater.cli.tally.make_bot", lambda *_: _First())
    tally = play_batch(Batch("confrontation", 2, {}, ("random", "random"), "a", 3, coverage=True))
    assert tally.used["choice"] > 0
    assert tally.used.total() == tally.actions


class _First:
    """A bot that takes the first choice."""

    def choose(self, view: View) -> int:
        return int(view["legal"][0])


class _Telling:
    """The Confrontation with coverage of chance and seats as actors."""

    def __init__(self) -> None:
        self._game = library.load("confrontation")
        self.max_length = self._game.max_length

    def start(self, seats: int) -> State:
        return self._game.start(seats)

    def coverage(self, state: State, action: int) -> list[str]:
        return ["chance" if state.actor < 0 else "choice"] if action >= 0 else []


def test_tallies_add_up() -> None:
    parts = [play_batch(Batch("confrontation", 2, {}, ("random", "random"), seed, 20)) for seed in "abc"]
    whole = Tally()
    for part in parts:
        whole.add(part)
    assert whole.games == 60
    assert whole.actions == sum(part.actions for part in parts)
    assert whole.shortest == min(part.shortest for part in parts)
    assert whole.longest == max(part.longest for part in parts)
    assert whole.wins.total() + whole.draws == 60
