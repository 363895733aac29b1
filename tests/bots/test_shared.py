"""The shared parts: random and blundering bots, plans, trees, and the confidence of a reason, on small examples."""

import random
from typing import Any, ClassVar

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

import bywater
from bywater.bots import make_bot
from bywater.bots.blunders import BlunderingBot
from bywater.bots.budget import Budget
from bywater.bots.cautious import CautiousBot
from bywater.bots.parallel import shares
from bywater.bots.planning_bot import PlanningBot, PlanRequest
from bywater.bots.player import Player, Thought, thought_of
from bywater.bots.reasons import how_sure, reasons_for
from bywater.bots.safe import allowance_of, safe_choice
from bywater.bots.search.determinisation import DeterminisedSearch, OneState
from bywater.bots.search.guide import Guide
from bywater.bots.search.information_set import InformationSetSearch
from bywater.bots.search.partial_observer import PartialObserverSearch
from bywater.bots.search.plans import PlanSearch
from bywater.bots.search.single_observer import SingleObserverSearch
from bywater.bots.search.tree import Tree, upper_bound
from bywater.bots.search_bots import MultipleObserverBot, _sum_of
from bywater.core.message import Message
from bywater.core.seats import OVER
from bywater.core.state import State, View

GAME = bywater.load("confrontation")
CODES = GAME.num_actions + GAME.num_chances


def state_of(frodo: str = "gondor", turn: str = "light") -> State:
    """A confrontation in which a few figures are left; next to Mordor Frodo wins at once."""
    figures = {frodo: ["frodo"], "shire": ["sam", "merry"], "arthedain": ["pippin"]}
    dark = {"mordor": ["orcs", "warg"], "fangorn": ["troll"], "rohan": ["balrog"]}
    return GAME.position({"turn": turn, "light": {"figures": figures}, "dark": {"figures": dark}})


# -- simple bots ------------------------------------------------------------------------------


class Steady(Player):
    """Always plays the first legal action, and has a thought about it."""

    def choose(self, view: View) -> int:
        code: int = view["legal"][0]
        self.thought = Thought({code: 0.5}, {code: 1}, 1)
        return code

    def memory(self) -> Any:
        return ["memory"]

    def recall(self, memory: Any) -> None:
        self.recalled = memory


def test_a_random_bot_chooses_every_action_at_some_time() -> None:
    view = state_of().view(0)
    bot = make_bot("random", GAME, random.Random(3))
    assert {bot.choose(view) for _ in range(60 * len(view["legal"]))} == set(view["legal"])


@pytest.mark.parametrize(("rate", "low", "high"), [(0.0, 0, 0), (1.0, 500, 600), (0.3, 100, 220)])
def test_a_blundering_bot_slips_at_its_rate(rate: float, low: int, high: int) -> None:
    """A slip has no thought; some random actions are that of the player by accident."""
    view = state_of().view(0)
    steady = Steady(GAME, random.Random(5))
    bot = BlunderingBot(steady, rate)
    slips = 0
    for _ in range(600):
        code = bot.choose(view)
        assert code in view["legal"]
        if bot.thought is None:
            slips += 1
        else:
            assert (code, bot.thought.values) == (view["legal"][0], {code: 0.5})
    assert low <= slips <= high


def test_a_blundering_bot_has_the_memory_of_its_player() -> None:
    steady = Steady(GAME, random.Random(5))
    bot = BlunderingBot(steady, 0.5)
    assert bot.memory() == ["memory"]
    bot.recall([1, 2])
    assert steady.recalled == [1, 2]


class Sampling(CautiousBot):
    """Notes the tables that it is given, and passes."""

    def answer(self, table: State) -> int:
        self.table = table.position()
        return int(next(iter(table.legal())))


def test_a_cautious_bot_samples_the_same_state_for_equal_views() -> None:
    view = state_of().view(0)
    one, other = Sampling(GAME, random.Random(1)), Sampling(GAME, random.Random(2))
    assert one.choose(view) == other.choose(view)
    assert one.table == other.table


def test_a_single_action_needs_no_state() -> None:
    bot = Sampling(GAME, random.Random(1))
    assert bot.choose({"legal": [7]}) == 7
    assert not hasattr(bot, "table")


@pytest.mark.parametrize(
    ("actions", "expected"),
    [
        (["pass", "shire"], "pass"),
        (["orcs", "done", "pass"], "pass"),
        (["no", "done"], "done"),
    ],
)
def test_the_safe_action_is_the_least_consequential_one(actions: list[str], expected: str) -> None:
    """By its kind, wherever it stands in the list; without such an action the first one."""

    class Named:
        def describe(self, code: int) -> Any:
            return type("Described", (), {"kind": actions[code]})()

    codes = list(range(len(actions)))
    named: Any = Named()
    assert actions[safe_choice(named, {"legal": codes})] == expected
    assert safe_choice(named, {"legal": [codes[0]]}) == codes[0]


@pytest.mark.parametrize(("budget", "seconds"), [(Budget(seconds=2.0), 2.5), (Budget(iterations=9), None)])
def test_a_quarter_more_than_the_time_is_allowed(budget: Budget, seconds: float | None) -> None:
    assert allowance_of(Steady(GAME, random.Random(1), budget)) == seconds


@pytest.mark.parametrize(
    ("budget", "iterations"),
    [(Budget(10, processes=3), [4, 3, 3]), (Budget(2, processes=3), [1, 1, 1]), (Budget(9, processes=1), [9])],
    ids=["a remainder", "at least one each", "a single process"],
)
def test_processes_share_the_iterations(budget: Budget, iterations: list[int]) -> None:
    assert [share.iterations for share in shares(budget)] == iterations
    assert [share.seconds for share in shares(Budget(seconds=3.0, processes=2))] == [3.0, 3.0]


# -- reasons ----------------------------------------------------------------------------------


# The values and visits of two choices, and the confidence in the first one.
CONFIDENCE: list[tuple[str, tuple[float, float], tuple[int, int], str, int | None]] = [
    ("eight points ahead", (0.5, 0.34), (100, 100), "why-clearly", 8),
    ("seven points ahead", (0.5, 0.36), (100, 100), "why-slightly", 7),
    ("two points ahead", (0.5, 0.46), (100, 100), "why-slightly", 2),
    ("one point ahead", (0.5, 0.48), (100, 100), "why-equal", None),
    ("behind", (0.3, 0.5), (100, 100), "why-equal", None),
    ("the other one was dropped early", (0.5, 0.4), (100, 4), "why-nothing-else", None),
    ("the other one was just kept", (0.5, 0.4), (100, 5), "why-slightly", 5),
]


@pytest.mark.parametrize(
    ("values", "visits", "key", "ahead"), [r[1:] for r in CONFIDENCE], ids=[r[0] for r in CONFIDENCE]
)
def test_how_sure_a_bot_is(values: tuple[float, float], visits: tuple[int, int], key: str, ahead: int | None) -> None:
    found = how_sure(1, Thought({1: values[0], 2: values[1]}, {1: visits[0], 2: visits[1]}, sum(visits)))
    assert found is not None
    assert found.key == key
    assert found.params.get("ahead") == ahead
    assert found.params["chance"] == round(50 + 50 * values[0])


@pytest.mark.parametrize(("share", "key"), [(100, "why-always"), (95, "why-always"), (94, "why-mixed")])
def test_how_often_a_solution_plays_an_action(share: int, key: str) -> None:
    found = how_sure(1, Thought({1: 0.0, 2: 0.0}, {1: share, 2: 100 - share}, 0))
    assert found is not None
    assert found.key == key


def test_a_choice_without_reasons_is_a_habit() -> None:
    """A game that has no module of reasons, and a bot that did not evaluate its choices."""

    class Unknown:
        id = "nowhere"

    unknown: Any = Unknown()
    assert reasons_for(unknown, {"legal": [1, 2]}, 1, None) == [Message("why-habit")]
    assert [
        one.key for one in reasons_for(unknown, {"legal": [1, 2]}, 1, Thought({1: 0.9, 2: 0.1}, {1: 9, 2: 9}, 18))
    ] == ["why-clearly"]


# -- results ----------------------------------------------------------------------------------


def test_results_of_several_searches_are_weighted_by_their_visits() -> None:
    found, iterations = _sum_of([({1: (30, 0.5), 2: (10, -0.5)}, 40), ({1: (10, -0.5), 3: (5, 1.0)}, 15)])
    assert iterations == 55
    assert found == {1: (40, 0.25), 2: (10, -0.5), 3: (5, 1.0)}
    assert thought_of(found, 55) == Thought({1: 0.25, 2: -0.5, 3: 1.0}, {1: 40, 2: 10, 3: 5}, 55)


def test_the_most_visited_action_is_played_and_ties_go_to_the_lowest_code() -> None:
    bot = MultipleObserverBot(GAME, random.Random(1))
    assert bot.best({5: (10, 0.1), 3: (20, 0.0), 4: (20, 0.9)}) == 3
    assert bot.best({5: (21, 0.1), 3: (20, 0.9)}) == 5


# -- plans ------------------------------------------------------------------------------------


class Scripted(Guide):
    """Plays no playouts; the value of a state is that of the plan and the number of its playouts so far."""

    def __init__(self, worth: list[list[float]]) -> None:
        self.worth_of = worth
        self.plan = 0
        self.played = [0] * len(worth)

    def finish(self, state: State, rng: Random) -> i64:
        return 0

    def worth(self, state: State) -> list[float]:
        row = self.worth_of[self.plan]
        value = row[self.played[self.plan] % len(row)]
        self.played[self.plan] += 1
        return [value, -value]


class ScriptedSearch(PlanSearch):
    def begin(self, state: State, number: int) -> None:
        self.guide.plan = number  # type: ignore[attr-defined]


def scripted(worth: list[list[float]], baseline: int = 0, min_lead: float = 1.0, iterations: int = 60) -> PlanSearch:
    plans = [[number] for number in range(len(worth))]
    search = ScriptedSearch(Scripted(worth), OneState(state_of()), 0, plans, baseline, min_lead, 1)
    search.run(iterations, 0.0)
    return search


@pytest.mark.parametrize(
    ("worth", "best"),
    [
        ([[0.1], [0.3]], 1),
        ([[0.3], [0.1]], 0),
        ([[0.1], [0.9, -0.7]], 0),
        ([[0.1], [0.9, -0.1]], 1),
        ([[0.0], [0.2], [0.4], [0.1]], 2),
    ],
    ids=["always better", "always worse", "equal on average", "better on average", "the best of several"],
)
def test_which_plan_is_chosen(worth: list[list[float]], best: int) -> None:
    assert scripted(worth).best() == best


def test_a_lead_must_be_significant() -> None:
    """The plan is better by 0.1 on average, and each playout differs by 0.5 from it."""
    worth = [[0.0], [0.6, -0.4]]
    assert scripted(worth, min_lead=1.0).best() == 1
    assert scripted(worth, min_lead=3.0).best() == 0
    assert scripted(worth, min_lead=3.0, iterations=2000).best() == 1


def test_another_baseline() -> None:
    assert scripted([[0.5], [0.1], [0.4]], baseline=1).best() == 0
    assert scripted([[0.1], [0.5], [0.4]], baseline=1).best() == 1


def test_the_worse_half_is_dropped_each_round() -> None:
    """Of four plans beside the baseline two pass the first round, and one the second."""
    search = scripted([[0.0], [0.1], [0.2], [0.3], [0.4]], iterations=200)
    assert search.visits[4] > search.visits[3] > search.visits[2] == search.visits[1]
    assert search.visits[0] == search.visits[4]
    assert search.iterations == sum(search.visits)


def test_the_value_of_a_first_code_is_that_of_its_most_visited_plan() -> None:
    search = scripted([[0.0], [0.2], [0.4]], iterations=60)
    search.plans = [[7], [9, 1], [9, 2]]
    found = search.result()
    assert found[7] == (search.visits[0], 0.0)
    assert found[9][0] == search.visits[1] + search.visits[2]
    assert found[9][1] == pytest.approx(0.4)


def test_a_plan_is_played_as_long_as_it_is_legal() -> None:
    """Codes of a plan that turn out to be illegal are left out; the rest of the game is the guide's."""
    state = state_of()
    move = GAME.action("frodo gondor-mordor")
    search = PlanSearch(Guide(), OneState(state), 0, [[move, move]], 0, 1.0, 1)
    after = state.clone()
    search.begin(after, 0)
    assert after.returns()[0] > 0.0
    other = state.clone()
    search.plans = [[CODES - 1]]
    search.begin(other, 0)
    assert other.position() == state.position()


# -- trees and searches -------------------------------------------------------------------------


def test_the_bound_rewards_values_and_rare_visits() -> None:
    assert upper_bound(9.0, 10, 20, 0.7) > upper_bound(5.0, 10, 20, 0.7)
    assert upper_bound(2.5, 5, 20, 0.7) > upper_bound(5.0, 10, 20, 0.7)
    assert upper_bound(5.0, 10, 40, 0.7) > upper_bound(5.0, 10, 20, 0.7)
    assert upper_bound(5.0, 10, 40, 0.0) == 0.5


def test_without_exploration_a_tree_takes_the_best_mean() -> None:
    greedy, curious = Tree(0.0), Tree(2.0)
    for tree, expected in ((greedy, 0), (curious, 1)):
        node = tree.node(5)
        first, second = tree.add(node, 0), tree.add(node, 1)
        for _ in range(40):
            tree.credit(first, 0.6)
        tree.credit(second, 0.5)
        tree.open[first] = tree.open[second] = 41
        assert tree.action[tree.best(node, vec[i64]([1, 1]), 1)] == expected


@pytest.mark.parametrize("searching", [InformationSetSearch, SingleObserverSearch])
def test_the_side_to_move_maximises_its_own_value(searching: Any) -> None:
    """Light's Frodo is one step from Mordor: Light goes there, and Dark, to move, stops him."""
    light = searching(Guide(), CODES, 1, 0.7)
    light.run(OneState(state_of()), 120, 0.0)
    found = light.result()
    best = max(found, key=lambda code: found[code][0])
    assert GAME.notation(best) == "frodo gondor-mordor"
    assert found[best][1] == 1.0


def test_an_iteration_adds_one_edge_and_credits_the_path() -> None:
    search = InformationSetSearch(Guide(), CODES, 1, 0.7)
    for count in range(1, 6):
        search.iterate(state_of())
        assert len(search.tree.action) == count
    assert sum(visits for visits, _ in search.result().values()) == 5
    assert search.lead() == 0


def test_an_untried_action_is_drawn_from_all_of_them() -> None:
    """Each is first in a share of the searches."""
    first = set()
    for seed in range(80):
        search = InformationSetSearch(Guide(), CODES, seed, 0.7)
        search.iterate(state_of())
        first |= set(search.result())
    assert len(first) > len(state_of().legal()) // 2


def test_a_determinised_search_divides_its_iterations() -> None:
    """Five states share 52 iterations: two of them get one more."""
    search = DeterminisedSearch(Guide(), CODES, 3, 0.7, 5)
    search.run(OneState(state_of()), 52, 0.0)
    assert search.iterations == 52
    assert sum(visits for visits, _ in search.result().values()) == 52
    assert max(search.result(), key=lambda code: search.result()[code][0]) == GAME.action("frodo gondor-mordor")


# -- bots that compare plans ----------------------------------------------------------------------


class Comparing(PlanningBot):
    """Compares plans by a scripted search; the first is its own."""

    worths: ClassVar[list[list[float]]] = [[0.0], [0.4], [0.1]]

    def choose(self, view: View) -> int:
        plans = [[code] for code in view["legal"][: len(self.worths)]]
        search = self.weigh(self.request_for(view, plans), self.budget)
        self.thought = thought_of(search.result(), search.iterations)
        best: int = plans[search.best()][0]
        return best

    def search(self, request: PlanRequest, seed: int) -> PlanSearch:
        belief = OneState(state_of())
        return ScriptedSearch(Scripted(self.worths), belief, 0, request.plans, request.baseline, 1.0, seed)


def test_a_planning_bot_plays_the_first_code_of_the_best_plan() -> None:
    view = state_of().view(0)
    bot = Comparing(GAME, random.Random(1), Budget(iterations=40))
    assert bot.choose(view) == view["legal"][1]
    assert bot.thought is not None
    assert bot.thought.values[view["legal"][1]] == pytest.approx(0.4)
    assert bot.thought.iterations == sum(bot.thought.visits.values()) <= 40


def test_the_tallies_of_several_processes_are_added(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two processes see another plan lead; together the second one does."""
    tallies = [scripted(worth).tally() for worth in ([[0.0], [0.9], [0.0]], [[0.0], [0.0], [0.3]])]
    monkeypatch.setattr("bywater.bots.planning_bot.start_processes", lambda _: None)
    monkeypatch.setattr("bywater.bots.planning_bot.search_in_processes", lambda *_: tallies)
    view = state_of().view(0)
    bot = Comparing(GAME, random.Random(1), Budget(iterations=40, processes=2))
    assert bot.choose(view) == view["legal"][1]
    assert bot.thought is not None
    assert bot.thought.iterations == sum(sum(visits) for visits, _, _, _ in tallies)


def test_a_request_has_the_view_the_plans_and_the_class() -> None:
    view = state_of().view(0)
    request = Comparing(GAME, random.Random(1)).request_for(view, [[1], [2, 3]])
    assert request == PlanRequest(Comparing, view, [[1], [2, 3]], 0, [])


# -- the guides of searches -----------------------------------------------------------------------


class Cornered(Guide):
    """Always plays the same fixed action where it can."""

    def __init__(self, action: int) -> None:
        self.action = action

    def fixed_action(self, state: State, rng: Random) -> i64:
        return self.action if state.allows(self.action) else -1


class Narrow(Guide):
    """Lets a search try a single action and one other."""

    def __init__(self, *actions: int) -> None:
        self.allowed = actions

    def actions(self, state: State) -> vec[i64]:
        legal = vec[i64]([code for code in self.allowed if state.allows(code)])
        return legal if len(legal) else state.legal()


def test_fixed_actions_are_played_without_a_search() -> None:
    """The tree has no edges: Frodo goes to Mordor in every iteration, and the game is over."""
    search = InformationSetSearch(Cornered(GAME.action("frodo gondor-mordor")), CODES, 1, 0.7)
    search.run(OneState(state_of()), 10, 0.0)
    assert search.result() == {}
    assert search.plies == 10


def test_a_search_tries_only_what_its_guide_allows() -> None:
    one, other = (GAME.action(text) for text in ("sam shire-arthedain", "merry shire-cardolan"))
    legal = state_of().legal()
    allowed = [code for code in (one, other) if code in legal]
    search = InformationSetSearch(Narrow(*allowed), CODES, 1, 0.7)
    search.run(OneState(state_of()), 30, 0.0)
    assert set(search.result()) == set(allowed)


def test_a_random_playout_ends_the_game() -> None:
    state = state_of("rhudaur")
    count = Guide().finish(state, Random(4))
    assert count > 0
    assert state.actor == OVER
    assert Guide().worth(state) == state.returns()


# -- the seats of a search --------------------------------------------------------------------------


def test_an_observer_can_tell_its_own_actions_apart() -> None:
    """Each of its actions has an edge; hidden moves of the other side along one way share one."""
    state = state_of("rhudaur", "dark")
    codes = state.legal()
    own = PartialObserverSearch(Guide(), CODES, 1, 0.7, 1)
    other = PartialObserverSearch(Guide(), CODES, 1, 0.7, 0)
    assert len(set(own.looks_of(state, codes))) == len(codes)
    assert len(set(other.looks_of(state, codes))) < len(codes)


def test_actions_and_looks_are_shuffled_together() -> None:
    search = PartialObserverSearch(Guide(), CODES, 7, 0.7, 0)
    codes, looks = vec[i64](list(range(20))), vec[i64]([100 + number for number in range(20)])
    search.shuffle(codes, looks)
    assert sorted(codes) == list(range(20))
    assert list(codes) != list(range(20))
    assert [look - 100 for look in looks] == list(codes)


def test_searches_name_nodes_by_what_they_know() -> None:
    """By the trace of the actor, by that of one observer, or by the actions since the root."""
    state = state_of()
    several = InformationSetSearch(Guide(), CODES, 1, 0.7)
    single = SingleObserverSearch(Guide(), CODES, 1, 0.7)
    partial = PartialObserverSearch(Guide(), CODES, 1, 0.7, 0)
    assert several.key(state, 5) == several.key(state.clone(), 9) == partial.key(state, 5)
    assert single.key(state, 5) == 5
    assert single.after(5, 1) != single.after(5, 2)
    assert single.after(single.after(5, 1), 2) != single.after(single.after(5, 2), 1)
    assert several.after(5, 1) == 0
