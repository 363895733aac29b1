"""The duellist: duels as matrix games, evaluation, doubts about figures that held back, and set-ups."""

import random
from typing import Any

import pytest
from librt.vecs import vec

import bywater
from bywater.bots import make_bot
from bywater.bots.budget import Budget
from bywater.bots.confrontation.evaluation.inference import HELD_BACK, Inference, wins
from bywater.bots.confrontation.evaluation.values import CARD, FIGURE_AT, PLACES, chance_of_light
from bywater.bots.confrontation.evaluation.weighted_belief import WeightedBelief
from bywater.bots.confrontation.policy.deployment import SLOTS, place
from bywater.bots.confrontation.policy.duel import Duel, best_answer, card_values, cards_of, solve_duel
from bywater.bots.confrontation.policy.guide import ConfrontationGuide, winning_move
from bywater.bots.confrontation.policy.matrix_game import solve
from bywater.core.seats import CHANCE, OVER
from bywater.games.confrontation.model.board import OUT, REGIONS
from bywater.games.confrontation.model.cards import CARDS, DECK
from bywater.games.confrontation.model.figures import FIGURES

GAME = bywater.load("confrontation")
PAIRS = [("aragorn", "saruman"), ("merry", "balrog"), ("legolas", "troll"), ("gimli", "shelob")]


def in_duel(
    light: str, dark: str, hands: tuple[list[str], list[str]] | None = None, *, dark_attacks: bool = True
) -> Any:
    """A duel about to be played with cards, in Rohan (Light's hands are all cards unless they are given)."""
    here, there = ("rohan", "gap_of_rohan") if not dark_attacks else ("gap_of_rohan", "rohan")
    position: dict[str, Any] = {
        "turn": "dark" if dark_attacks else "light",
        "light": {"figures": {"shire": [name for name in ("frodo", "sam") if name != light]}},
        "dark": {"figures": {"mordor": ["orcs" if dark != "orcs" else "warg"]}},
    }
    position["light"]["figures"].setdefault(here if dark_attacks else there, []).append(light)
    position["dark"]["figures"].setdefault(there if dark_attacks else here, []).append(dark)
    if hands is not None:
        position["light"]["hand"], position["dark"]["hand"] = hands
    state: Any = GAME.position(position)
    if dark_attacks:
        state.apply(GAME.action(f"{dark} rohan-gap_of_rohan"))
    else:
        state.apply(GAME.action(f"{light} gap_of_rohan-rohan"))
    while state.actor != OVER and state.decision.kind != "card":
        state.apply(GAME.action("pass"))
    return state


# -- matrix games -----------------------------------------------------------------------------


def test_stone_paper_scissors_is_played_evenly() -> None:
    rows, columns = solve(vec[float]([0.0, -1.0, 1.0, 1.0, 0.0, -1.0, -1.0, 1.0, 0.0]), 3, 3, 2000)
    assert list(rows) == pytest.approx([1 / 3] * 3, abs=0.01)
    assert list(columns) == pytest.approx([1 / 3] * 3, abs=0.01)


def test_a_game_with_a_mixed_solution() -> None:
    """Rows win 3 or lose 1: the textbook answer is rows (2/5, 3/5) and columns (1/5, 4/5)."""
    rows, columns = solve(vec[float]([3.0, -1.0, -3.0, 0.0]), 2, 2, 4000)
    value = [3 * rows[0] - 3 * rows[1], -rows[0]]
    assert value[0] == pytest.approx(value[1], abs=0.02)
    assert 3 * columns[0] - columns[1] == pytest.approx(-3 * columns[0], abs=0.02)


def test_a_choice_that_is_never_better_is_not_made() -> None:
    rows, _ = solve(vec[float]([2.0, 3.0, 1.0, 0.0]), 2, 2, 500)
    assert rows[0] > 0.99


# -- duels ------------------------------------------------------------------------------------


@pytest.mark.parametrize("dark_attacks", [True, False])
@pytest.mark.parametrize(("light", "dark"), PAIRS)
def test_the_values_of_cards_follow_from_the_rules(light: str, dark: str, dark_attacks: bool) -> None:
    """The value of every pair of cards equals what the rules give when texts are used in the best way."""
    state = in_duel(light, dark, dark_attacks=dark_attacks)
    duel = Duel(state)
    for dark_card in cards_of(state.hand & DECK[1]):
        for light_card in cards_of(state.hand & DECK[0]):
            after = state.clone()
            after.apply(GAME.action(f"play {CARDS[dark_card]}"))
            after.apply(GAME.action(f"play {CARDS[light_card]}"))
            outcomes = sorted(gains(after, FIGURES.index(light), FIGURES.index(dark), duel))
            said = duel.outcome(light_card, dark_card) + CARD[light_card] + CARD[dark_card]
            assert outcomes[0] - 1e-9 <= said <= outcomes[-1] + 1e-9
            if len(set(outcomes)) == 1:
                assert said == pytest.approx(outcomes[0])


def gains(state: Any, light: int, dark: int, duel: Duel) -> list[float]:
    """Return what Light gains at each end of the battle that choices can lead to."""
    if state.actor == OVER or state.decision.kind == "turn":
        gain = 0.0
        if state.at[light] == OUT:
            gain -= duel.light_loss
        if state.at[dark] == OUT:
            gain += duel.dark_loss
        if state.at[light] != OUT and state.at[dark] != OUT:
            gain += duel.dark_flight if state.dark_gone else 0.0
            gain -= duel.light_flight if state.light_gone and not state.dark_gone else 0.0
        return [gain]
    found = []
    for action in state.legal():
        after = state.clone()
        after.apply(action)
        found += gains(after, light, dark, duel)
    return found


def test_a_lost_figure_costs_what_it_is_worth_where_it_stands() -> None:
    state = in_duel("pippin", "balrog")
    duel = Duel(state)
    pippin, region = FIGURES.index("pippin"), REGIONS.index("gap_of_rohan")
    assert duel.light_loss == FIGURE_AT[pippin * PLACES + region] - FIGURE_AT[pippin * PLACES + OUT]
    assert duel.outcome(CARDS.index("light_1"), CARDS.index("dark_2")) < 0


def test_frodo_is_defended_at_any_cost() -> None:
    """With Frodo in the duel Light plays the card that saves him; a lesser hobbit would not be worth the card."""
    hands = (["light_1", "light_5"], ["dark_1", "dark_2"])
    frodo = solve_duel(in_duel("frodo", "nazgul", hands))[0]
    pippin = solve_duel(in_duel("pippin", "nazgul", hands))[0]
    assert frodo[1] > 0.9
    assert frodo[1] >= pippin[1]


def test_light_answers_a_card_it_has_seen() -> None:
    """Gandalf sees Dark's card first: the cheapest card that beats it is the answer."""
    state = in_duel(
        "gandalf", "orcs", (["light_1", "light_2", "light_5"], ["dark_3", "dark_1", "dark_2"]), dark_attacks=False
    )
    state.apply(GAME.action("play dark_3"))
    assert CARDS[best_answer(Duel(state), cards_of(state.hand & DECK[0]), state.dark_card)] == "light_1"


def test_the_duellist_plays_and_explains_its_solution() -> None:
    state = in_duel("aragorn", "balrog")
    shares: dict[int, int] = {}
    bot = make_bot("duellist@10", GAME, random.Random(1))
    for _ in range(200):
        action = bot.choose(state.view(state.actor))
        shares[action] = shares.get(action, 0) + 1
    assert bot.thought is not None
    assert sum(bot.thought.visits.values()) == pytest.approx(100, abs=5)
    for action, share in bot.thought.visits.items():
        assert shares.get(action, 0) / 2 == pytest.approx(share, abs=12)


def test_the_values_of_cards_agree_with_the_solution() -> None:
    """The cards that the solution plays most are worth as much as any other, within the accuracy of sixty rounds."""
    for light, dark in (("aragorn", "balrog"), ("frodo", "nazgul"), ("sam", "saruman")):
        state = in_duel(light, dark)
        for side in (state.actor, 1 - state.actor):
            worth = card_values(state, side)
            mix = list(solve_duel(state)[side])
            assert all(-1 <= one <= 1 for one in worth)
            assert max(worth) - worth[mix.index(max(mix))] < 0.05
            assert max(worth) > min(worth)


def test_a_card_that_was_seen_is_answered_by_what_is_worth_most() -> None:
    state = in_duel(
        "gandalf", "orcs", (["light_1", "light_2", "light_5"], ["dark_3", "dark_1", "dark_2"]), dark_attacks=False
    )
    assert max(card_values(state, 1)) < 0.9
    state.apply(GAME.action("play dark_3"))
    worth = card_values(state, 0)
    answer = best_answer(Duel(state), cards_of(state.hand & DECK[0]), state.dark_card)
    assert worth.index(max(worth)) == list(cards_of(state.hand & DECK[0])).index(answer)


def test_the_duellist_is_sure_of_its_answer_to_a_card_that_was_seen() -> None:
    state = in_duel(
        "gandalf", "orcs", (["light_1", "light_2", "light_5"], ["dark_3", "dark_1", "dark_2"]), dark_attacks=False
    )
    state.apply(GAME.action("play dark_3"))
    bot = make_bot("duellist@10", GAME, random.Random(1))
    answer = bot.choose(state.view(0))
    assert GAME.notation(answer) == "play light_1"
    assert bot.thought is not None
    assert bot.thought.visits == {code: 100 if code == answer else 0 for code in state.legal()}


# -- evaluation -------------------------------------------------------------------------------


def test_only_a_finished_game_is_certain() -> None:
    state: Any = GAME.start()
    rng = random.Random(3)
    while state.actor != OVER:
        if state.decision.kind == "turn":
            assert 0.0 < chance_of_light(state) < 1.0
        state.apply(state.roll(rng) if state.actor == CHANCE else rng.choice(list(state.legal())))
    assert chance_of_light(state) == (state.returns()[0] + 1) / 2


def test_a_lost_figure_lowers_the_evaluation() -> None:
    figures = {"shire": ["frodo", "sam", "gandalf"]}
    whole = GAME.position({"turn": "light", "light": {"figures": figures}, "dark": {"figures": {"mordor": ["orcs"]}}})
    fewer = GAME.position({"turn": "light", "light": {"figures": {"shire": ["frodo", "sam"]}},
                           "dark": {"figures": {"mordor": ["orcs"]}}})  # fmt: skip
    assert chance_of_light(whole) > chance_of_light(fewer)  # type: ignore[arg-type]


def test_a_winning_step_is_seen() -> None:
    state: Any = GAME.position({"turn": "light", "light": {"figures": {"gondor": ["frodo"]}},
                                "dark": {"figures": {"rohan": ["orcs"]}}})  # fmt: skip
    assert GAME.notation(winning_move(state)) == "frodo gondor-mordor"
    state = GAME.position({"turn": "dark", "light": {"figures": {"gondor": ["frodo"]}},
                           "dark": {"figures": {"shire": ["orcs", "warg"], "cardolan": ["troll"]}}})  # fmt: skip
    assert GAME.notation(winning_move(state)) == "troll cardolan-shire"
    state = GAME.position({"turn": "dark", "light": {"figures": {"gondor": ["frodo"], "shire": ["sam"]}},
                           "dark": {"figures": {"cardolan": ["orcs", "warg"]}}})  # fmt: skip
    assert winning_move(state) == -1


def test_the_guide_stops_at_a_turn_and_judges() -> None:
    from librt.random import Random

    state: Any = GAME.start()
    rng = random.Random(5)
    while state.decision.kind != "turn":
        state.apply(rng.choice(list(state.legal())))
    guide = ConfrontationGuide(2)
    guide.finish(state, Random(1))
    assert state.actor == OVER or (state.decision.kind == "turn" and state.turns == 3)
    light, dark = guide.worth(state)
    assert light == -dark


# -- who held back ----------------------------------------------------------------------------


def test_hunters_know_their_prey() -> None:
    def sure(hunter: str, prey: str) -> bool:
        return wins(FIGURES.index(hunter), FIGURES.index(prey))

    assert sure("orcs", "gandalf")
    assert not sure("orcs", "gimli")
    assert sure("balrog", "legolas")
    assert not sure("balrog", "gandalf")
    assert not sure("troll", "boromir")
    assert sure("merry", "witch_king")
    assert not sure("witch_king", "merry")
    assert sure("nazgul", "frodo")


def test_a_figure_that_does_not_attack_a_known_prey_is_probably_not_its_hunter() -> None:
    """Pippin is known in Rohan. Dark moves elsewhere: the figure ahead of him is hardly the Balrog."""
    position: dict[str, Any] = {
        "turn": "light",
        "turns": 5,
        "light": {
            "figures": {"shire": ["frodo", "sam", "merry"], "gap_of_rohan": ["pippin"]},
            "trail": [["seen", "pippin", "gap_of_rohan", ""]],
        },
        "dark": {"figures": {"rohan": ["balrog"], "mirkwood": ["orcs"], "mordor": ["warg", "troll"]}},
    }
    state: Any = GAME.position(position)
    watching = Inference()
    watching.update(state.view(0))
    state.apply(GAME.action("merry shire-arthedain"))
    state.apply(GAME.action("warg mordor-gondor"))
    doubts = watching.update(state.view(0))
    rohan = REGIONS.index("rohan")
    assert doubts[FIGURES.index("balrog") * PLACES + rohan] == HELD_BACK
    assert doubts[FIGURES.index("warg") * PLACES + rohan] == 0.0
    assert doubts[FIGURES.index("balrog") * PLACES + REGIONS.index("mirkwood")] == 0.0
    state.apply(GAME.action("merry arthedain-rhudaur"))
    state.apply(GAME.action("troll mordor-dagorlad"))
    assert watching.update(state.view(0))[FIGURES.index("balrog") * PLACES + rohan] == 2 * HELD_BACK


def test_a_figure_that_let_another_through_is_not_the_balrog() -> None:
    state: Any = GAME.position({
        "turn": "light", "turns": 5,
        "light": {"figures": {"shire": ["frodo", "sam"], "eregion": ["gimli"]}},
        "dark": {"figures": {"moria": ["warg"], "mordor": ["balrog", "troll"]}},
    })  # fmt: skip
    watching = Inference()
    watching.update(state.view(0))
    state.apply(GAME.action("gimli eregion-fangorn"))
    while state.decision.kind != "turn":
        state.apply(GAME.action("pass"))
    state.apply(GAME.action("troll mordor-gondor"))
    assert watching.update(state.view(0))[FIGURES.index("balrog") * PLACES + REGIONS.index("moria")] > 1.0


def test_doubted_states_are_drawn_less_often() -> None:
    state: Any = GAME.position({"turn": "light", "light": {"figures": {"shire": ["frodo"]}},
                                "dark": {"figures": {"rohan": ["balrog"], "mordor": ["warg"]}}})  # fmt: skip
    even = GAME.belief(state.view(0))
    doubts = [0.0] * (18 * PLACES)
    balrog, rohan = FIGURES.index("balrog"), REGIONS.index("rohan")
    doubts[balrog * PLACES + rohan] = 1.0
    weighed = WeightedBelief(even, doubts, 1)

    def share(belief: Any) -> float:
        rng = random.Random(1)
        return len([1 for _ in range(2000) if belief.sample(rng).at[balrog] == rohan]) / 2000

    assert share(even) == pytest.approx(0.5, abs=0.04)
    assert 0.2 < share(weighed) < 0.36  # 1 / (1 + e) is 0.27
    assert weighed.sample(random.Random(2)).view(0) == state.view(0)


def test_a_bot_without_memory_plays_on() -> None:
    """A bot whose first decision is in the middle of a game has no doubts, and chooses."""
    state: Any = GAME.start()
    rng = random.Random(8)
    while state.decision.kind == "place":
        state.apply(rng.choice(list(state.legal())))
    view = state.view(state.actor)
    bot: Any = make_bot("duellist@20", GAME, random.Random(1))
    assert bot.choose(view) in view["legal"]
    assert not any(bot.inference.doubts)


def test_doubts_are_sent_to_other_processes() -> None:
    """Searches in other processes find what the bot itself would find."""
    state: Any = GAME.position({"turn": "light", "light": {"figures": {"shire": ["frodo", "sam"], "moria": ["gimli"]}},
                                "dark": {"figures": {"rohan": ["balrog", "orcs"], "mordor": ["warg"]}}})  # fmt: skip
    view = state.view(0)
    asked: list[Any] = []

    def here(think: Any, question: Any, seed: int, budget: Budget) -> list[Any]:
        asked.append(think(question, seed, budget._replace(processes=1)))
        return [asked[-1]]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("bywater.bots.search_bots.search_in_processes", here)
        for doubt in (0.0, 5.0):
            bot: Any = make_bot("duellist@40", GAME, random.Random(1))
            bot.inference.doubts[FIGURES.index("balrog") * PLACES + REGIONS.index("rohan")] = doubt
            bot.think(view, 7, Budget(iterations=40, processes=2))
            assert asked[-1] == bot.think(view, 7, Budget(iterations=40), alone=False)
    assert asked[0] != asked[1]


# -- setting up -------------------------------------------------------------------------------


def test_set_ups_are_good_and_vary() -> None:
    """Frodo begins at home more often than by chance, and the front varies."""
    at_home = 0
    fronts = set()
    for seed in range(60):
        state: Any = GAME.start()
        rng = random.Random(seed)
        while state.decision.kind == "place" and state.actor == 0:
            state.apply(place(list(state.legal()), rng))
        at_home += state.at[0] == 0
        fronts.add(tuple(state.figures_in(0, region) for region in range(1, 6)))
    assert at_home > 60 * 4 / 9
    assert len(fronts) > 30


def test_the_first_figure_is_for_the_first_region() -> None:
    state: Any = GAME.start()
    legal = list(state.legal())
    for seed in range(20):
        assert place(legal, random.Random(seed)) in legal
    assert legal[0] % SLOTS == 0
