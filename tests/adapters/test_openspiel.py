"""OpenSpiel: Python games with explicit chance."""

import copy
import pickle
import random
import subprocess
import sys
import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.observation import make_observation

import bywater
from bywater.adapters.observer import Observer
from bywater.adapters.openspiel import PREFIX
from bywater.core.errors import BadOption, BadSeats

TABLES = [(id, seats) for id in bywater.game_ids() for seats in bywater.load(id).seats]
OPTIONS = [
    "confrontation(dark_specials=palantir+recall,light_specials=shadowfax,retreat_compulsory=True)",
    "towers(players=2,symbols=eleven)",
    "quest(competitive=True,hands=secret,players=3)",
    "fate(level=standard,objectives=random)",
]


def _game(text: str) -> Any:
    return pyspiel.load_game(PREFIX + text)


def _play(state: Any, rng: random.Random, steps: int) -> None:
    for _ in range(steps):
        if state.is_terminal():
            return
        state.apply_action(_any(state, rng))


def _any(state: Any, rng: random.Random) -> int:
    if state.is_chance_node():
        codes, chances = zip(*state.chance_outcomes(), strict=True)
        return int(rng.choices(codes, chances)[0])
    return int(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("text", [*[f"{id}(players={seats})" for id, seats in TABLES], *OPTIONS])
def test_it_passes_the_random_simulation_with_serialisation(text: str, capfd: pytest.CaptureFixture[str]) -> None:
    game = _game(text)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    capfd.readouterr()
    state = game.new_initial_state()
    _play(state, random.Random(1), 40)
    again = game.deserialize_state(state.serialize())
    assert str(again) == str(state)
    assert again.history() == state.history()
    if not state.is_chance_node() and not state.is_terminal():
        assert again.information_state_string() == state.information_state_string()


@pytest.mark.parametrize("text", [*bywater.game_ids(), OPTIONS[2]])
def test_it_passes_the_api_test(text: str, capfd: pytest.CaptureFixture[str]) -> None:
    checks = type("Checks", (api_test.EnforceAPIOnPartialTreeBase,), {"game": _game(text), "game_name": text})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(checks).run(result)
    capfd.readouterr()
    assert result.testsRun >= 5
    assert [text for _, text in result.errors + result.failures] == []


@pytest.mark.parametrize("id", bywater.game_ids())
def test_it_is_the_same_game(id: str) -> None:
    """Played in parallel, both have the same actor, legal codes and end."""
    ours = bywater.load(id).start()
    theirs = _game(id).new_initial_state()
    first = bywater.load(id).num_actions
    rng = random.Random(3)
    while not theirs.is_terminal():
        if theirs.is_chance_node():
            assert ours.actor == bywater.CHANCE
            assert [code + first for code, _ in theirs.chance_outcomes()] == [code for code, _ in ours.chances()]
            code = _any(theirs, rng)
            assert theirs.action_to_string(code) == bywater.load(id).notation(code + first)
            ours.apply(code + first)
        else:
            assert theirs.current_player() == ours.actor
            assert theirs.legal_actions() == list(ours.legal())
            code = _any(theirs, rng)
            assert theirs.action_to_string(code) == bywater.load(id).notation(code)
            ours.apply(code)
        theirs.apply_action(np.int64(code))
    assert theirs.returns() == ours.returns()


@pytest.mark.parametrize("id", bywater.game_ids())
def test_the_observation_tensor_has_the_fields_of_the_observer(id: str) -> None:
    game = _game(id)
    observer = Observer(bywater.load(id))
    state = game.new_initial_state()
    _play(state, random.Random(4), 60)
    seen = make_observation(game)
    for player in range(game.num_players()):
        expected = observer.tensor(state.state.view(player))
        assert state.observation_tensor(player) == expected.tolist()
        seen.set_from(state, player)
        assert (seen.tensor == expected).all()
        for field in observer.fields:
            assert (seen.dict[field.name] == expected[field.start : field.start + field.length]).all()
    assert game.observation_tensor_shape() == [observer.size]


def test_a_game_can_be_pickled_with_its_parameters() -> None:
    """Also for processes that have not registered it."""
    game = _game("confrontation(dark_specials=palantir+recall,retreat_compulsory=True)")
    text = pickle.dumps(game)
    assert str(pickle.loads(text)) == str(game)
    assert copy.deepcopy(game).new_initial_state().state.view(0) == game.new_initial_state().state.view(0)
    code = "import pickle, sys; print(pickle.loads(sys.stdin.buffer.read()))"
    there = subprocess.run([sys.executable, "-c", code], input=text, capture_output=True, check=True)
    assert there.stdout.decode().strip() == str(game)


def test_a_copy_is_independent() -> None:
    state = _game("towers(players=2)").new_initial_state()
    _play(state, random.Random(5), 50)
    before = str(state)
    copy = state.clone()
    assert copy.information_state_string(0) == state.information_state_string(0)
    _play(copy, random.Random(6), 20)
    assert str(state) == before
    assert str(copy) != before


def test_equal_observations_give_equal_information_states() -> None:
    """Hidden choices of the other side are indistinguishable; own choices are not."""
    start = _game("confrontation").new_initial_state()
    one, other = (start.child(action) for action in start.legal_actions()[:2])
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.information_state_string(0) != other.information_state_string(0)
    assert one.observation_string(1) == other.observation_string(1)


def test_the_information_state_has_perfect_recall() -> None:
    """Perfect recall: the same cards drawn in another order are another information state."""
    first = _game("towers(players=2)").new_initial_state()
    rng = random.Random(8)
    while first.state.decision.kind != "deal" or first.state.decision.fields["to"] != 0:
        first.apply_action(_any(first, rng))
    one_card, other_card = [code for code, _ in first.chance_outcomes()][:2]
    one, other = (first.child(code).information_state_string(0) for code in (one_card, other_card))
    assert one != other
    both = [_dealt(first, one_card, other_card), _dealt(first, other_card, one_card)]
    assert both[0].observation_string(0) == both[1].observation_string(0)
    assert both[0].information_state_string(0) != both[1].information_state_string(0)
    assert both[0].information_state_string(1) == both[1].information_state_string(1)


def _dealt(state: Any, *cards: int) -> Any:
    for card in cards:
        state = state.child(card)
    return state


@pytest.mark.parametrize("text", ["confrontation", "towers(players=3)", "quest(hands=secret)", "fate"])
def test_a_state_can_be_resampled_from_an_information_state(text: str) -> None:
    game = _game(text)
    rng = random.Random(9)
    state = game.new_initial_state()
    sampler = pyspiel.UniformProbabilitySampler(9, 0.0, 1.0)
    others = set()
    for _ in range(30):
        _play(state, rng, 3)
        if state.is_terminal():
            break
        if state.is_chance_node():
            continue
        player = state.current_player()
        made = state.resample_from_infostate(player, sampler)
        assert made.current_player() == player
        assert made.information_state_string(player) == state.information_state_string(player)
        assert made.legal_actions() == state.legal_actions()
        others.add(str(made) == str(state))
        code = _any(state, rng)
        if text == "fate":
            continue
        for other in range(game.num_players()):
            if other != player:
                assert made.information_state_string(other) != state.information_state_string(other)
        assert made.child(code).history() == [code]
    assert False in others or text == "fate"


def test_parameters_are_options_and_wrong_ones_are_refused() -> None:
    game = _game("confrontation(dark_specials=palantir+recall,retreat_compulsory=True)")
    options = game.new_initial_state().state.view(0)["options"]
    assert options["dark_specials"] == ["palantir", "recall"]
    assert options["retreat_compulsory"]
    assert not options["magic_compulsory"]
    assert str(game) == f"{PREFIX}confrontation(dark_specials=palantir+recall,retreat_compulsory=True)"
    with pytest.raises(BadSeats):
        _game("towers(players=7)")
    with pytest.raises(BadOption):
        _game("towers(symbols=none)")


def test_the_type_follows_the_options() -> None:
    kinds = pyspiel.GameType
    assert _game("towers").get_type().utility == kinds.Utility.ZERO_SUM
    assert _game("quest").get_type().utility == kinds.Utility.IDENTICAL
    assert _game("quest(competitive=True)").get_type().utility == kinds.Utility.GENERAL_SUM
    assert _game("quest").get_type().information == kinds.Information.PERFECT_INFORMATION
    assert _game("quest(hands=secret)").get_type().information == kinds.Information.IMPERFECT_INFORMATION
    assert _game("confrontation").get_type().information == kinds.Information.IMPERFECT_INFORMATION


def test_public_and_private_observations_differ() -> None:
    game = _game("towers(players=2)")
    state = game.new_initial_state()
    _play(state, random.Random(5), 45)
    kinds = pyspiel.PrivateInfoType
    public, private = (
        make_observation(game, pyspiel.IIGObservationType(public_info=shown, perfect_recall=False, private_info=own))
        for shown, own in ((True, kinds.NONE), (False, kinds.SINGLE_PLAYER))
    )
    assert public.string_from(state, 0) == public.string_from(state, 1)
    assert private.string_from(state, 0) != private.string_from(state, 1)
    assert public.tensor is None
    with pytest.raises(ValueError, match="expected no parameters of an observer"):
        make_observation(game, params={"depth": 2})


def test_games_are_registered_once() -> None:
    names = pyspiel.registered_names()
    assert [names.count(PREFIX + id) for id in bywater.game_ids()] == [1] * len(bywater.game_ids())


def test_search_of_openspiel_plays_with_our_belief() -> None:
    game = _game("confrontation")
    state = game.new_initial_state()
    _play(state, random.Random(2), 11)  # all figures are placed, and one has moved
    assert state.current_player() == 0
    bot = ISMCTSBot(
        game, RandomRolloutEvaluator(1, np.random.RandomState(1)), 1.0, 20, random_state=np.random.RandomState(1)
    )
    assert bot.step(state) in state.legal_actions()


def test_python_exits_cleanly_with_registered_games() -> None:
    """OpenSpiel releases registered games only after Python has ended."""
    code = f"import pyspiel, bywater.adapters.openspiel; pyspiel.load_game('{PREFIX}towers').new_initial_state()"
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")
