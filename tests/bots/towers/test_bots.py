"""The bots of The Two Towers: legal choices from a view alone, and good obvious ones."""

import json
import random
from collections.abc import Callable, Iterator
from copy import deepcopy
from typing import Any

import pytest
from librt.random import Random

from bywater.bots.budget import Budget
from bywater.bots.player import Player
from bywater.bots.random_bot import RandomBot
from bywater.bots.search.guide import Guide
from bywater.bots.search.plans import PlanSearch
from bywater.bots.towers.bot import GreedyBot, PlannerBot
from bywater.bots.towers.evaluation.visible_table import table_of
from bywater.bots.towers.planning.turn_plans import baseline_of, plans_of
from bywater.bots.towers.policy.guide import HALVING, TowersGuide
from bywater.core.seats import CHANCE, OVER
from bywater.core.state import State
from tests.games.towers.helpers import GAME, cards, row_table

TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"symbols": "ten"}),
    (4, {"symbols": "eleven", "own": {"paths": [5, 1, 1, 5, 1, 2]}}),
    (5, {"own": {"symbols": {"rohan": ["wisdom", "resolve", "strength"], "edoras": ["endurance"]}}}),
]


def greedy() -> GreedyBot:
    return GreedyBot(GAME, random.Random(0))


def thinker(iterations: int, seed: int = 0) -> PlannerBot:
    return PlannerBot(GAME, random.Random(seed), Budget(iterations))


def play(players: list[Player], seed: int) -> State:
    """A whole game of these players."""
    rng = random.Random(seed)
    state = GAME.start(len(players))
    while (actor := state.actor) != OVER:
        state.apply(state.roll(rng) if actor == CHANCE else players[actor].choose(state.view(actor)))
    return state


def walk(seats: int, options: dict[str, Any], seed: int) -> Iterator[State]:
    """Every decision of a game that is played half by the guide and half at random."""
    rng = random.Random(seed)
    guide = TowersGuide()
    state = GAME.start(seats, **options)
    while (actor := state.actor) != OVER:
        if actor == CHANCE:
            state.apply(state.roll(rng))
            continue
        yield state
        state.apply(state.random_action(rng.random()) if rng.random() < 0.5 else guide.choose(state, Random(0)))


def table(kind: str, hand: str, rows: tuple[str, ...] = (), **more: Any) -> State:
    """Seat 0 is to act; the other two hold one card each that counts nowhere soon."""
    position = {
        "seats": 3,
        "laying": kind == "laying",
        "hands": [cards(hand), {"grey_resolve": 1}, {"grey_resolve": 1}],
        "rows": [row_table(words) for words in (*rows, "", "", "")[:3]],
        **more,
    }
    return GAME.position(position)


def last_at(place: int, **more: Any) -> dict[str, Any]:
    """Seat 0 lays as the last of three at a place."""
    return {"stage": place, "ring": 1, "order": 2, **more}


def answer(bot: Player, state: State) -> str:
    return GAME.notation(bot.choose(state.view(state.actor)))


def answers(bot: Player, state: State) -> list[str]:
    """Return the choices of seat 0 until another seat or chance acts."""
    done: list[str] = []
    asked = state.decision.kind
    while state.actor == 0 and state.decision.kind == asked:
        done.append(answer(bot, state))
        state.apply(GAME.action(done[-1]))
    return done


# -- the greedy bot ---------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 4])
def test_greedy_beats_random_play(seats: int) -> None:
    """In a thousand games it was first in 99 of 100."""
    firsts = 0
    for seed in range(8):
        players: list[Player] = [RandomBot(GAME, random.Random(seed)) for _ in range(seats)]
        players[seed % seats] = greedy()
        firsts += play(players, seed).returns()[seed % seats] == 1.0
    assert firsts >= 7


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_greedy_needs_only_what_its_seat_may_know(seats: int, options: dict[str, Any]) -> None:
    """The same answer from the view, from the view over a wire, from the table, and from any table that fits."""
    bot = greedy()
    guide = TowersGuide(HALVING, by_tokens=False)
    rng = random.Random(1)
    for number, state in enumerate(walk(seats, options, 3)):
        view = state.view(state.actor)
        before = deepcopy(view)
        code = bot.choose(view)
        assert view == before
        assert code in view["legal"]
        assert guide.choose(state, Random(0)) == code
        if number % 10 == 0:
            assert greedy().choose(json.loads(json.dumps(view))) == code
            assert guide.choose(GAME.belief(view).sample(rng), Random(0)) == code


def test_greedy_takes_the_card_that_counts_next() -> None:
    """Rohan asks for endurance, and one lies open; the others never count together with what it holds."""
    state = table("gain", "2 blue_endurance", display=cards("blue_endurance, green_strength"))
    assert answer(greedy(), state) == "take blue_endurance"


def test_greedy_exchanges_a_useless_card() -> None:
    """Before Minas Tirith endurance counts no more: it goes, and two useful cards come for it."""
    open_cards = cards("green_wisdom, blue_wisdom")
    state = table("gain", "grey_endurance, 2 green_wisdom, 2 blue_wisdom", stage=6, display=open_cards)
    bot = greedy()
    assert answer(bot, state) == "offer grey_endurance"
    state.apply(GAME.action("offer grey_endurance"))
    assert answers(bot, state) == ["take green_wisdom", "take blue_wisdom"]


def test_greedy_draws_when_nothing_open_helps() -> None:
    state = table("gain", "4 green_wisdom, gandalf", stage=6, display=cards("green_endurance"))
    assert answer(greedy(), state) == "draw"


def test_greedy_lays_all_that_counts_and_gandalf_before_the_longest() -> None:
    """T10, T11: two rows of endurance at Rohan, and no card that does not count."""
    state = table("laying", "green_endurance, 2 blue_endurance, gandalf, grey_wisdom", tokens={"rohan": [5, 3]})
    expected = ["lay green_endurance", "lead blue_endurance", "lay blue_endurance", "done"]
    assert answers(greedy(), state) == expected


def test_greedy_does_not_throw_a_long_row_away_for_one_card() -> None:
    """T13: three cards of wisdom are worth more than one of endurance."""
    state = table("laying", "green_endurance", ("green wisdom 3",), stage=3, tokens={"edoras": [5, 3]})
    assert answers(greedy(), state) == ["done"]
    state = table("laying", "2 green_endurance", ("green wisdom 3",), stage=3, tokens={"edoras": [5, 3]})
    assert answers(greedy(), state)[0] == "lay green_endurance"


def test_greedy_stops_when_more_cards_bring_nothing() -> None:
    """T15: the last to lay beats two cards with three, and keeps the fourth."""
    rows = ("", "green endurance 2", "")
    hand = "4 blue_endurance, grey_wisdom"
    state = table("laying", hand, rows, **last_at(1, tokens={"rohan": [5, 3]}))
    assert answers(greedy(), state) == ["lay blue_endurance"] * 3 + ["done"]


def test_greedy_saves_nothing_at_the_last_place() -> None:
    """T19: more cards there break a tie of points, so even those that bring no token are laid."""
    rows = ("", "green wisdom 5", "")
    hand = "4 blue_strength, grey_endurance"
    state = table("laying", hand, rows, **last_at(6, tokens={"minas_tirith": [5, 5]}))
    assert answers(greedy(), state) == ["lay blue_strength"] * 4 + ["done"]


# -- plans ------------------------------------------------------------------------------------


def test_plans_of_laying_hold_every_choice_of_rows() -> None:
    """T10, T11: at Fangorn green may be wisdom or strength, each with Gandalf or without, or nothing."""
    state = table("laying", "2 green_wisdom, green_strength, gandalf, blue_resolve", stage=2)
    plans = [[GAME.notation(int(code)) for code in plan] for plan in plans_of(table_of(state.view(0)))]
    assert sorted(plans) == [
        ["done"],
        ["lay green_strength", "done"],
        ["lay green_wisdom", "lay green_wisdom", "done"],
        ["lead green_strength", "done"],
        ["lead green_wisdom", "lay green_wisdom", "done"],
    ]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_plan_can_be_carried_out(seats: int, options: dict[str, Any]) -> None:
    guide = TowersGuide()
    for state in walk(seats, options, 9):
        seen = table_of(state.view(state.actor))
        plans = plans_of(seen)
        assert int(plans[baseline_of(seen, plans, guide)][0]) == guide.choose(state, Random(0))
        for plan in plans[:30]:
            trial = state.clone()
            for code in plan:
                assert trial.actor == state.actor
                trial.apply(int(code))


class Wishing(Guide):
    """Plays no playouts, and values cards of one kind in the hand of seat 0."""

    def __init__(self, wish: str) -> None:
        self.wish = wish

    def finish(self, state: State, rng: Random) -> int:
        return 0

    def worth(self, state: State) -> list[float]:
        return [float(state.view(0)["hands"]["0"].get(self.wish, 0)), 0.0, 0.0]


@pytest.mark.parametrize("guess", [0, 1, 4])
def test_the_first_plan_is_kept_until_another_one_is_better(guess: int) -> None:
    view = table("gain", "blue_endurance", display=cards("green_wisdom, grey_wisdom, blue_wisdom")).view(0)
    plans = plans_of(table_of(view))
    best = [GAME.notation(int(plan[0])) for plan in plans].index("take blue_wisdom")
    for wish, expected in (("ochre_resolve", guess), ("blue_wisdom", best)):
        flat = PlanSearch(Wishing(wish), GAME.belief(view), 0, plans, guess, 1.0, 3)
        flat.run(60, 0.0)
        assert flat.best() == expected
        assert sum(flat.visits) == flat.iterations <= 60
        assert flat.visits[expected] == max(flat.visits)


# -- the searching bot ------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_its_choices_are_legal(seats: int, options: dict[str, Any]) -> None:
    """At some moments of a game, with nearly no time; in the middle of a turn of laying as well."""
    for number, state in enumerate(walk(seats, options, 5)):
        if number % 37 == 36 or (state.decision.kind == "taking" and number % 9 == 0):
            view = state.view(state.actor)
            bot = thinker(1, number)
            assert bot.choose(view) in view["legal"]
            if bot.thought is not None:
                assert set(bot.thought.values) <= set(view["legal"])
                assert all(-1.0 <= value <= 1.0 for value in bot.thought.values.values())
                assert sum(bot.thought.visits.values()) == bot.thought.iterations


def late_positions(seed: int) -> Iterator[State]:
    """Decisions near the end, where playouts are short."""
    for number, state in enumerate(walk(4, {}, seed)):
        if state.view(state.actor)["stage"] >= 5 and number % 12 == 0:
            yield state


def test_equal_seeds_and_hidden_cards_change_nothing() -> None:
    """The true table and another one that fits give equal choices and equal values."""
    rng = random.Random(8)
    thoughts = 0
    for state in late_positions(2):
        seat = state.actor
        other = GAME.belief(state.view(seat)).sample(rng)
        one, two, three = thinker(25, 5), thinker(25, 5), thinker(25, 5)
        assert one.choose(state.view(seat)) == two.choose(other.view(seat)) == three.choose(state.view(seat))
        assert one.thought == two.thought == three.thought
        thoughts += one.thought is not None
    assert thoughts >= 3


def test_a_turn_of_laying_is_searched_once() -> None:
    """The codes that follow come from the plan; at another table the plan is forgotten."""
    hand = "2 green_wisdom, blue_strength, grey_endurance"
    state = table("laying", hand, **last_at(6, tokens={"minas_tirith": [5, 3]}))
    bot = thinker(60)
    first = answer(bot, state)
    assert bot.thought is not None
    state.apply(GAME.action(first))
    following = answer(bot, state)
    assert bot.thought is None
    assert following != "done"
    elsewhere = table("laying", "ochre_wisdom, grey_endurance", **last_at(6, tokens={"minas_tirith": [5, 3]}))
    assert answer(bot, elsewhere) == "lay ochre_wisdom"


def test_its_budget_may_be_seconds() -> None:
    state = table("gain", "green_wisdom, grey_endurance", stage=6, display=cards("green_wisdom, blue_wisdom"))
    bot = PlannerBot(GAME, random.Random(0), Budget(seconds=0.01))
    view = state.view(0)
    assert bot.choose(view) in view["legal"]
    assert bot.thought is not None


def winning_card() -> tuple[State, str]:
    """The last space, the last card: a third card of wisdom may win the game, the other open ones count nowhere."""
    state = table(
        "gain",
        "",
        ("green wisdom 2", "blue wisdom 2", ""),
        **last_at(6, step=2, paths=[2, 3, 3, 4, 4, 2]),
        tokens={"minas_tirith": [5, 2]},
        display=cards("green_wisdom, green_endurance, ochre_endurance, blue_endurance"),
        won=[[4], [5], [2]],
    )
    return state, "take green_wisdom"


def winning_row() -> tuple[State, str]:
    """The last laying: three of strength win for an old row of two that would not."""
    state = table(
        "laying",
        "3 green_strength, blue_endurance",
        ("green wisdom 2", "blue wisdom 2", "grey wisdom 1"),
        **last_at(6, tokens={"minas_tirith": [5, 2]}, won=[[4], [5], [2]]),
    )
    return state, "lay green_strength"


def needless_row() -> tuple[State, str]:
    """Nobody else counts at Helm's Deep and seat 0 has its token already: discarding a row would bring nothing."""
    state = table(
        "laying",
        "green_endurance",
        ("green wisdom 5 gandalf, blue strength 2", "grey wisdom 4", ""),
        **last_at(5, step=4, paths=[2, 3, 3, 4, 4, 2], tokens={"helms_deep": [3, 2], "minas_tirith": [5, 2]}),
        won=[[], [4], [2]],
    )
    return state, "done"


@pytest.mark.parametrize("position", [winning_card, winning_row, needless_row])
def test_an_obvious_choice_is_found(position: Callable[[], tuple[State, str]]) -> None:
    for seed in range(3):
        state, best = position()
        bot = thinker(150, seed)
        assert answer(bot, state) == best


def test_its_values_show_the_best_choice() -> None:
    state, best = winning_card()
    bot = thinker(150)
    bot.choose(state.view(0))
    assert bot.thought is not None
    values = bot.thought.values
    assert max(values, key=lambda code: values[code]) == GAME.action(best)
    assert bot.thought.iterations <= 150
