"""Searches over indistinguishable states: equal results for equal seeds, independent of hidden information, and
sound."""

import random
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import bywater
from bywater.bots import BOTS, UnknownBot, bots_for, make_bot, opponents, partner
from bywater.bots.budget import BadBudget, Budget, read_budget
from bywater.bots.search.determinisation import DeterminisedSearch, OneState
from bywater.bots.search.flat import FlatSearch
from bywater.bots.search.guide import Guide
from bywater.bots.search.information_set import InformationSetSearch
from bywater.bots.search.partial_observer import PartialObserverSearch
from bywater.bots.search.plans import MIN_VISITS, PlanSearch
from bywater.bots.search.single_observer import SingleObserverSearch
from bywater.bots.search.tree import Tree
from bywater.bots.search_bots import SearchingBot
from bywater.core.game import IDENTICAL
from bywater.core.seats import CHANCE, OVER

SEARCHES = ("duct", "so-ismcts", "pom-ismcts", "mo-ismcts")


def walked(id: str, seats: int, steps: int, seed: int, **options: Any) -> Any:
    """A state some random steps into a game, where a seat has a choice."""
    game = bywater.load(id)
    rng = random.Random(seed)
    while True:
        state = game.start(seats, **options)
        count = 0
        while state.actor != OVER:
            if state.actor != CHANCE and count >= steps and len(state.legal()) > 1:
                return state
            state.apply(state.roll(rng) if state.actor == CHANCE else rng.choice(list(state.legal())))
            count += 1


@pytest.mark.parametrize("id", bywater.game_ids())
@pytest.mark.parametrize("name", SEARCHES)
def test_equal_seeds_give_equal_moves_and_values(id: str, name: str) -> None:
    game = bywater.load(id)
    view = (state := walked(id, 0, 30, 5)).view(state.actor)
    bots = [make_bot(f"{name}@60", game, random.Random(7)) for _ in range(2)]
    assert bots[0].choose(view) == bots[1].choose(view)
    assert bots[0].thought == bots[1].thought
    assert bots[0].thought is not None
    assert sum(bots[0].thought.visits.values()) == bots[0].thought.iterations
    assert set(bots[0].thought.values) <= set(view["legal"])
    assert all(-1.0 <= value <= 1.0 for value in bots[0].thought.values.values())


@pytest.mark.parametrize("id", bywater.game_ids())
def test_every_bot_answers_legally(id: str) -> None:
    game = bywater.load(id)
    names = [f"{name}@8" for name in bots_for(game) if name in (*BOTS, "novice")]
    steps = 12 if game.utility == IDENTICAL else 60
    for number, name in enumerate(names):
        rng = random.Random(number)
        bot = make_bot(name, game, rng)
        state = game.start(game.seats[number % len(game.seats)])
        for _ in range(steps):
            if state.actor == OVER:
                break
            if state.actor == CHANCE:
                state.apply(state.roll(rng))
                continue
            view = state.view(state.actor)
            action = bot.choose(view) if len(view["legal"]) > 1 else view["legal"][0]
            assert action in view["legal"]
            state.apply(action)


@pytest.mark.parametrize("id", ["confrontation", "towers"])
@pytest.mark.parametrize("name", [*SEARCHES, "greedy", "duellist"])
def test_hidden_information_changes_no_choice_and_no_value(id: str, name: str) -> None:
    """Another state with the same view of the seat gives the same choice and the same values."""
    game = bywater.load(id)
    if name not in bots_for(game):
        assert name in ("duellist", "greedy")
        return
    differ = 0
    for seed in range(4):
        state = walked(id, 0, 20 + 5 * seed, seed)
        seat = state.actor
        other = game.belief(state.view(seat)).sample(random.Random(seed))
        differ += other.position() != state.position()
        chosen = []
        for table in (state, other):
            bot = make_bot(f"{name}@40", game, random.Random(3))
            chosen.append((bot.choose(table.view(seat)), bot.thought))
        assert chosen[0] == chosen[1]
    assert differ  # else nothing was hidden and nothing was revealed


def test_a_budget_in_seconds_is_a_time_limit() -> None:
    """With a budget in seconds the search stops by the clock, whatever it has found."""
    game = bywater.load("towers")
    view = (state := walked("towers", 4, 30, 1)).view(state.actor)
    bot = make_bot("mo-ismcts@0.01s", game, random.Random(1))
    assert bot.choose(view) in view["legal"]
    assert bot.thought is not None
    assert 0 < bot.thought.iterations < 1_000_000


def test_processes_share_the_iterations_and_depend_on_the_seed_alone() -> None:
    game = bywater.load("confrontation")
    view = (state := walked("confrontation", 2, 30, 2)).view(state.actor)
    together = [make_bot("so-ismcts@101*2", game, random.Random(4)) for _ in range(2)]
    assert together[0].choose(view) == together[1].choose(view)
    assert together[0].thought == together[1].thought
    assert together[0].thought is not None
    assert sum(together[0].thought.visits.values()) == together[0].thought.iterations <= 101


def before_mordor() -> Any:
    """Frodo can walk into Mordor: a search soon finds it."""
    figures = {"gondor": ["frodo"], "shire": ["sam", "merry"], "arthedain": ["pippin"]}
    dark = {"mordor": ["orcs", "warg"], "fangorn": ["troll"], "rohan": ["balrog"]}
    position = {"turn": "light", "light": {"figures": figures}, "dark": {"figures": dark}}
    return bywater.load("confrontation").position(position)


def test_search_stops_when_nothing_can_overtake_the_best() -> None:
    game = bywater.load("confrontation")
    state = before_mordor()
    search = InformationSetSearch(Guide(), game.num_actions + game.num_chances, 1, 0.7)
    search.run(game.belief(state.view(0)), 5000, 0.0)
    found = search.result()
    best = max(found, key=lambda action: found[action][0])
    assert game.notation(best) == "frodo gondor-mordor"
    assert found[best][1] == 1.0
    assert search.iterations < 5000


@pytest.mark.parametrize("name", ["mo-ismcts", "so-ismcts"])
def test_searches_that_are_added_up_go_on_to_their_end(name: str) -> None:
    """The visits of a search that stopped early would count for less than it knows."""
    game = bywater.load("confrontation")
    view = before_mordor().view(0)
    alone, added = (make_bot(f"{name}@300{many}", game, random.Random(2)) for many in ("", "*2"))
    assert alone.choose(view) == added.choose(view)
    assert alone.thought is not None
    assert added.thought is not None
    assert alone.thought.iterations < 300
    assert added.thought.iterations == 300


@pytest.mark.parametrize("searching", [InformationSetSearch, SingleObserverSearch])
def test_a_won_game_is_found(searching: Any) -> None:
    game = bywater.load("confrontation")
    state = game.position({"turn": "light", "light": {"figures": {"dagorlad": ["frodo"], "shire": ["sam", "merry"]}},
                           "dark": {"figures": {"mordor": ["orcs", "warg"], "fangorn": ["troll"]}}})  # fmt: skip
    search = searching(Guide(), game.num_actions + game.num_chances, 3, 0.7)
    search.run(game.belief(state.view(0)), 300, 0.0)
    found = search.result()
    assert game.notation(max(found, key=lambda action: found[action][0])) == "frodo dagorlad-mordor"


def test_indistinguishable_actions_are_one_choice_for_the_partial_observer() -> None:
    """Hidden moves along the same way look alike to the other side, so they share an edge."""
    game = bywater.load("confrontation")
    state: Any = walked("confrontation", 2, 12, 9)
    while state.decision.kind != "turn":
        state.apply(state.roll(random.Random(1)) if state.actor == CHANCE else next(iter(state.legal())))
    seat = state.actor
    search = PartialObserverSearch(Guide(), game.num_actions + game.num_chances, 1, 0.7, 1 - seat)
    looks = list(search.looks_of(state, state.legal()))
    hidden: dict[tuple[str, str], set[int]] = {}
    for action, look in zip(state.legal(), looks, strict=True):
        told = game.describe(action)
        if told.kind == "move":
            after = state.clone()
            after.apply(action)
            if after.decision.kind == "turn":  # nobody was met, so nothing was revealed
                hidden.setdefault((told.parts["from"], told.parts["to"]), set()).add(look)
    assert hidden
    assert all(len(same) == 1 for same in hidden.values())
    assert len(set(looks)) < len(looks)


def test_determinised_search_adds_up_its_states() -> None:
    game = bywater.load("confrontation")
    state = walked("confrontation", 2, 30, 4)
    search = DeterminisedSearch(Guide(), game.num_actions + game.num_chances, 5, 0.7, 10)
    search.run(game.belief(state.view(state.actor)), 200, 0.0)
    assert sum(visits for visits, _ in search.result().values()) == search.iterations == 200


def test_few_iterations_are_for_few_states() -> None:
    """Forty states would need forty of them."""
    game = bywater.load("confrontation")
    view = (state := walked("confrontation", 2, 30, 4)).view(state.actor)
    for many in (10, 55):
        bot = make_bot(f"duct@{many}", game, random.Random(1))
        bot.choose(view)
        assert bot.thought is not None
        assert bot.thought.iterations == sum(bot.thought.visits.values()) == many


class Clock(Guide):
    """Plays no playouts; each takes a hundredth of a second."""

    now = 0.0

    def finish(self, state: Any, rng: Any) -> i64:
        Clock.now += 0.01
        return 0

    def worth(self, state: Any) -> list[float]:
        return [0.0, 0.0]


@pytest.mark.parametrize("name", SEARCHES)
def test_no_search_exceeds_its_time_by_more_than_a_step(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("determinisation", "information_set"):
        monkeypatch.setattr(f"bywater.bots.search.{module}.perf_counter", lambda: Clock.now)
    monkeypatch.setattr(Clock, "now", 0.0)
    monkeypatch.setattr(SearchingBot, "guide", lambda _: Clock())
    view = (state := walked("confrontation", 2, 30, 4)).view(state.actor)
    bot = make_bot(f"{name}@0.05s", bywater.load("confrontation"), random.Random(1))
    bot.choose(view)
    assert bot.thought is not None
    assert 5 <= bot.thought.iterations <= 7
    assert 0.05 <= Clock.now < 0.075


def test_flat_search_tries_every_choice_on_the_same_states() -> None:
    state = walked("towers", 4, 40, 4)
    search = FlatSearch(Guide(), 5)
    search.run(OneState(state), 50, 0.0)
    found = search.result()
    assert set(found) == set(state.legal())
    assert {visits for visits, _ in found.values()} == {50 // len(found)}


class Teller(Guide):
    """Plays no playouts; the value of each plan is known by its first code."""

    def __init__(self, worth: list[float]) -> None:
        self.worth_of = worth
        self.plan = 0

    def finish(self, state: Any, rng: Any) -> i64:
        return 0

    def worth(self, state: Any) -> list[float]:
        return [self.worth_of[self.plan]] * 2


class Telling(PlanSearch):
    """Records for the evaluation which plan is played."""

    def begin(self, state: Any, number: int) -> None:
        self.guide.plan = number  # type: ignore[attr-defined]


def telling(worth: list[float], iterations: int) -> PlanSearch:
    state = walked("confrontation", 2, 30, 4)
    search = Telling(Teller(worth), OneState(state), 0, [[0] for _ in worth], 0, 1.0, 1)
    search.run(iterations, 0.0)
    return search


def test_the_better_plans_are_tried_more_often_and_the_best_is_taken() -> None:
    search = telling([0.3, 0.1, 0.0, 0.7, 0.2], 100)
    assert search.best() == 3
    assert search.visits[3] == max(search.visits) > min(search.visits) >= MIN_VISITS
    assert search.visits[0] == search.visits[3]  # the plan of the guide is compared with the best until the end


def test_without_a_better_plan_the_guide_decides() -> None:
    assert telling([0.5, 0.5, 0.5], 30).best() == 0


def test_a_single_plan_needs_no_search() -> None:
    search = telling([0.5], 30)
    assert search.best() == 0
    assert search.iterations == 0


def test_searches_over_the_same_plans_add_up() -> None:
    """Each finds another plan best; their sums decide."""
    one, other = telling([0.0, 0.2, 0.3], 20), telling([0.0, 0.9, 0.1], 20)
    visits = [one.visits[number] + other.visits[number] for number in range(3)]
    assert (one.best(), other.best()) == (2, 1)
    one.add(other.tally())
    assert one.visits == visits
    assert one.iterations == sum(visits)
    assert one.best() == 1


@pytest.mark.parametrize(
    ("game_id", "seats", "name"), [("towers", 3, "planner"), ("quest", 4, "team"), ("fate", 2, "team")]
)
def test_processes_evaluate_plans_together(game_id: str, seats: int, name: str) -> None:
    game = bywater.load(game_id)
    view = next(
        state.view(state.actor)
        for state in (walked(game_id, seats, steps, 2) for steps in range(30, 60))
        if state.actor >= 0 and len(state.legal()) > 3 and state.view(state.actor).get("acting") != ""
    )
    together = [make_bot(f"{name}@21*2", game, random.Random(4)) for _ in range(2)]
    assert together[0].choose(view) == together[1].choose(view) in view["legal"]
    assert together[0].thought == together[1].thought
    alone = make_bot(f"{name}@21", game, random.Random(4))
    alone.choose(view)
    assert alone.thought is not None
    assert together[0].thought is not None
    assert set(alone.thought.values) == set(together[0].thought.values)
    assert sum(together[0].thought.visits.values()) == together[0].thought.iterations
    assert together[0].thought != alone.thought


def test_a_tree_finds_its_nodes_again() -> None:
    tree = Tree(0.7)
    keys = [number * 2654435761 % (1 << 61) for number in range(20_000)]
    nodes = [tree.node(key) for key in keys]
    assert nodes == list(range(20_000))
    assert [tree.node(key) for key in keys] == nodes


def test_a_tree_prefers_high_values_and_rare_visits() -> None:
    tree = Tree(0.7)
    node = tree.node(1)
    good, bad = tree.add(node, 0), tree.add(node, 1)
    fits = vec[i64]([1, 1])
    for _ in range(50):
        tree.credit(good, 0.9)
        tree.credit(bad, 0.1)
    assert tree.best(node, fits, 1) == good
    for _ in range(5000):
        tree.open[bad] += 1
        tree.open[good] += 1
        tree.credit(good, 0.9)
    assert tree.best(node, fits, 1) in (good, bad)
    only_bad = vec[i64]([0, 1])
    assert tree.best(node, only_bad, 1) == bad


def opened(tree: Tree, node: int) -> list[int]:
    """Return how often each choice of a node was open, the oldest first."""
    found: list[int] = []
    choice = tree.first[node]
    while choice >= 0:
        found.insert(0, int(tree.open[choice]))
        choice = tree.next[choice]
    return found


def test_a_tree_counts_open_choices() -> None:
    tree = Tree(0.7)
    node = tree.node(1)
    for action in range(3):
        tree.add(node, action)
    tree.reopen(node, vec[i64]([5, 4, 5]), 5)
    assert opened(tree, node) == [2, 1, 2]


@pytest.mark.parametrize("searching", ["own", "other"])
def test_open_choices_count_in_the_iteration_that_adds_one(searching: str) -> None:
    """All choices of the root are open every time; each is tried once before any is tried again."""
    game = bywater.load("confrontation")
    state = before_mordor()
    codes = game.num_actions + game.num_chances
    search: Any = InformationSetSearch(Guide(), codes, 1, 0.7)
    many = len(state.legal())
    if searching == "other":
        search = PartialObserverSearch(Guide(), codes, 1, 0.7, 1)
        many = len(set(search.looks_of(state, state.legal())))
    assert many > 2
    search.run(OneState(state), many, 0.0)
    assert opened(search.tree, search.root) == list(range(many, 0, -1))
    search.run(OneState(state), 1, 0.0)
    assert opened(search.tree, search.root) == list(range(many + 1, 1, -1))


# -- names and budgets ------------------------------------------------------------------------


def test_budgets_are_read_and_written_alike() -> None:
    for text in ("1", "10000", "2s", "0.25s", "500*4", "2s*2"):
        assert str(read_budget(text)) == text


NO_BUDGETS = ["", "0", "-5", "s", "0s", "-1s", "nans", "infs", "2m", "1e9s", "5*0", "5*x", "5*", "1x"]


@pytest.mark.parametrize("text", NO_BUDGETS)
def test_invalid_budgets_are_refused(text: str) -> None:
    with pytest.raises(BadBudget, match=r"expected a budget such as 1000 \(iterations\), 2s"):
        read_budget(text)


@pytest.mark.parametrize("id", bywater.game_ids())
def test_every_game_has_a_ladder_with_a_partner_on_it(id: str) -> None:
    game = bywater.load(id)
    assert opponents(game) == ["novice", "wayfarer", "ranger", "captain", "wizard"]
    assert partner(game) in opponents(game)


def test_a_given_budget_overrides_that_of_a_level() -> None:
    game = bywater.load("confrontation")
    assert make_bot("wizard", game, random.Random(1)).budget == Budget(seconds=2.0)
    assert make_bot("wizard@30", game, random.Random(1)).budget == Budget(iterations=30)


def test_a_novice_blunders_and_a_wayfarer_does_not() -> None:
    game = bywater.load("confrontation")
    view = (state := walked("confrontation", 2, 25, 6)).view(state.actor)
    chosen = {make_bot("novice", game, random.Random(seed)).choose(view) for seed in range(30)}
    assert len(chosen) > len({make_bot("wayfarer", game, random.Random(seed)).choose(view) for seed in range(5)})


def test_unknown_bots_are_refused_by_name() -> None:
    with pytest.raises(UnknownBot, match="nobody"):
        make_bot("nobody", bywater.load("towers"), random.Random(1))
    assert set(BOTS) >= set(SEARCHES)
