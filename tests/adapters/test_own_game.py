"""The games of the tutorial in PettingZoo, Gymnasium and OpenSpiel."""

import subprocess
import sys

import gymnasium
import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import exploitability
from pettingzoo.test import api_test

import bywater
import bywater.adapters.gymnasium
import bywater.adapters.openspiel
from bywater import registry
from bywater.adapters import pettingzoo
from bywater.adapters.observer import Observer
from tests.plugins import EXAMPLES, ROOT, forget_plugins, use_examples

IDS = sorted(EXAMPLES["bywater.games"])
REGISTER = "import bywater; bywater.register('examples.kuhn_poker:GAME')"
ADAPTERS = "import bywater.adapters.gymnasium, bywater.adapters.openspiel"
USE = "import gymnasium, pyspiel; gymnasium.make('bywater/kuhn_poker-v0', bots=['random'])"
USE_TOO = "print(pyspiel.load_game('python_bywater_kuhn_poker'))"


@pytest.fixture(autouse=True)
def _examples(monkeypatch: pytest.MonkeyPatch) -> None:
    use_examples(monkeypatch)


@pytest.mark.parametrize("id", IDS)
def test_every_simple_game_has_an_observation(id: str) -> None:
    game = bywater.load(id)
    observer = Observer(game)
    assert sum(field.length for field in observer.fields) == observer.size
    state = game.start()
    first, second = (observer.tensor(state.view(seat)) for seat in (0, 1))
    assert not np.array_equal(first, second)
    assert all(0 <= number <= 1 for tensor in (first, second) for number in tensor)


def test_an_observation_holds_what_the_seat_saw() -> None:
    game = bywater.load("kuhn_poker")
    observer = Observer(game)
    tensors = []
    for card in ("king", "jack"):
        state = game.start()
        state.play("deal queen")
        state.play(f"deal {card}")
        tensors.append([observer.tensor(state.view(seat)) for seat in (0, 1)])
    assert np.array_equal(tensors[0][0], tensors[1][0])
    assert not np.array_equal(tensors[0][1], tensors[1][1])


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("id", IDS)
def test_it_passes_the_pettingzoo_test(id: str) -> None:
    api_test(pettingzoo.env(id), num_cycles=60)


@pytest.mark.parametrize("id", IDS)
def test_a_learner_plays_a_whole_episode(id: str) -> None:
    env = gymnasium.make(f"bywater/{id}-v0", bots=["mo-ismcts@10"], render_mode="ansi")
    _, info = env.reset(seed=3)
    over = False
    reward = 0.0
    while not over:
        _, received, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[0]))
        reward = float(received)
        assert env.render()
    assert -1 <= reward <= 1


@pytest.mark.parametrize("order", [(REGISTER, ADAPTERS), (ADAPTERS, REGISTER)], ids=["before", "after"])
def test_a_game_may_be_registered_before_or_after_the_adapters_are_imported(order: tuple[str, str]) -> None:
    """Of all tests that register games, which one runs first depends on the order of the tests; here it does not."""
    code = "\n".join([*order, USE, USE_TOO])
    result = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert (result.stdout, result.returncode) == ("python_bywater_kuhn_poker()\n", 0), result.stderr


def test_adapters_learn_of_a_game_even_if_another_listener_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    forget_plugins(monkeypatch)

    def fail(game_id: str) -> None:
        raise RuntimeError(f"no place for {game_id}")

    added: list[str] = []
    monkeypatch.setattr(registry, "_listeners", [fail, added.append])
    with pytest.raises(RuntimeError, match="no place for kuhn_poker"):
        bywater.register("examples.kuhn_poker:GAME")
    assert added == ["kuhn_poker"]


@pytest.mark.parametrize("id", IDS)
def test_openspiel_plays_it(id: str) -> None:
    game = pyspiel.load_game(f"python_bywater_{id}")
    pyspiel.random_sim_test(game, num_sims=3, serialize=False, verbose=False)


def test_openspiel_knows_what_is_hidden_and_random() -> None:
    kinds = [pyspiel.load_game(f"python_bywater_{id}").get_type() for id in ("kuhn_poker", "tic_tac_toe")]
    assert [kind.information for kind in kinds] == [
        pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        pyspiel.GameType.Information.PERFECT_INFORMATION,
    ]
    assert [kind.chance_mode for kind in kinds] == [
        pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        pyspiel.GameType.ChanceMode.DETERMINISTIC,
    ]


def test_poker_has_its_known_value() -> None:
    """Against a best response, the first player loses a eighteenth of a chip; returns count half chips."""
    from open_spiel.python.algorithms import cfr, expected_game_score

    game = pyspiel.load_game("python_bywater_kuhn_poker")
    solver = cfr.CFRPlusSolver(game)
    for _ in range(60):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    value = expected_game_score.policy_value(game.new_initial_state(), [policy] * 2)
    assert value[0] == pytest.approx(-1 / 36, abs=0.003)
    assert exploitability.nash_conv(game, policy) < 0.02
