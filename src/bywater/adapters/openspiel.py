"""OpenSpiel: the games as Python games, with chance as explicit nodes.

Importing this module registers `python_bywater_confrontation`, `python_bywater_towers` and so on, and every game that
is registered with Bywater later:

>>> import pyspiel
>>> game = pyspiel.load_game("python_bywater_towers(players=3,symbols=eleven)")
>>> game.num_players(), game.new_initial_state().is_chance_node()
(3, True)

`players` is the number of seats. Options are parameters with the same names; the values of a set are joined by
`+` (`dark_specials=palantir+recall`). Custom data can't be passed.
"""

from collections.abc import Callable
from random import Random
from typing import Any, Final

import pyspiel

from bywater.adapters.openspiel_observer import SeatObserver, has_secrets
from bywater.core.game import IDENTICAL, ZERO_SUM, Game
from bywater.core.options import resolve_options
from bywater.core.seats import CHANCE, OVER
from bywater.core.state import State
from bywater.core.trace import mix
from bywater.registry import for_each_game, load

PREFIX: Final = "python_bywater_"
"""What the OpenSpiel names of our games begin with."""
_UTILITIES: Final = {
    ZERO_SUM: pyspiel.GameType.Utility.ZERO_SUM,
    IDENTICAL: pyspiel.GameType.Utility.IDENTICAL,
}


class StateHolder:
    """A state that OpenSpiel can copy and pickle together with its traces."""

    def __init__(self, state: State) -> None:
        self.state = state

    def __deepcopy__(self, memo: object) -> "StateHolder":
        return StateHolder(self.state.clone())

    def __reduce__(self) -> tuple[Callable[[State], "StateHolder"], tuple[State]]:
        return StateHolder, (self.state,)


class BywaterGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Bywater with its seats and options."""

    def __init__(self, game_id: str, params: dict[str, Any] | None = None) -> None:
        self.game = load(game_id)
        defaults = _parameters(self.game)
        given = {name: value for name, value in (params or {}).items() if value != defaults.get(name)}
        seats = self.game.check_seats(given.get("players", 0))
        self.options = resolve_options(self.game.options, _options(self.game, given))
        self.first = self.game.start(seats, **self.options)
        utility = self.game.utility_of(self.options)
        super().__init__(
            _game_type(self.game, utility, has_secrets(self.game, self.first)),
            pyspiel.GameInfo(
                num_distinct_actions=self.game.num_actions,
                max_chance_outcomes=self.game.num_chances,
                num_players=seats,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0 if utility == ZERO_SUM else None,
                max_game_length=self.game.max_length,
            ),
            given,
        )

    def __reduce__(self) -> tuple[Callable[[str], Any], tuple[str]]:
        return _load_game, (str(self),)

    def new_initial_state(self) -> "BywaterState":
        """A new state at the beginning of the game."""
        return BywaterState(self)

    def max_chance_nodes_in_history(self) -> int:
        """An upper bound of the number of chance outcomes in a game."""
        return self.game.max_length

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> SeatObserver:
        """The observer that `pyspiel` uses for tensors and strings; it takes no parameters."""
        if params:
            raise ValueError(f"expected no parameters of an observer, got {params}")
        return SeatObserver(self.game, iig_obs_type)


class BywaterState(pyspiel.State):  # type: ignore[misc]
    """A state of a BywaterGame."""

    def __init__(self, game: BywaterGame) -> None:
        super().__init__(game)
        self.holder = StateHolder(game.first.clone())

    @property
    def state(self) -> State:
        """The state of Bywater behind this state."""
        return self.holder.state

    def current_player(self) -> int:
        """The seat to act, or the number that OpenSpiel gives to chance or to the end."""
        actor = int(self.state.actor)
        return int(pyspiel.PlayerId.TERMINAL) if actor == OVER else actor

    def is_terminal(self) -> bool:
        """Whether the game has ended."""
        return self.state.actor == OVER

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.state.legal()) if player == self.state.actor else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Chance outcomes with codes from 0; in Bywater they follow the actions."""
        first: int = self.get_game().game.num_actions
        return [(code - first, chance) for code, chance in self.state.chances()]

    def _apply_action(self, action: int) -> None:
        self.state.apply(self._code(self.state.actor, int(action)))

    def _action_to_string(self, player: int, action: int) -> str:
        text: str = self.get_game().game.notation(self._code(player, int(action)))
        return text

    def _code(self, player: int, action: int) -> int:
        return action + int(self.get_game().game.num_actions) if player == CHANCE else action

    def returns(self) -> list[float]:
        """The utility of each seat; all zero while the game goes on."""
        return list(self.state.returns())

    def __str__(self) -> str:
        return str(self.state.snapshot())

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "BywaterState":
        """A random state that looks the same to this player. It has no history.

        The trace of the player continues from this state; the traces of the other seats start anew.
        """
        game: BywaterGame = self.get_game()
        sample = game.game.belief(self.state.view(player)).sample(Random(sampler()))
        seen = self.state.trace(player)
        for seat in range(len(sample.traces)):
            sample.traces[seat] = seen if seat == player else mix(seen, seat + 1)
        made = game.new_initial_state()
        made.holder = StateHolder(sample)
        return made


def _load_game(text: str) -> Any:
    """Load a game by its text. Unpickling this function imports the module, which registers the games."""
    return pyspiel.load_game(text)


def _parameters(game: Game) -> dict[str, Any]:
    """The parameters of a game with their defaults, as OpenSpiel expects them."""
    options = [option for option in game.options if option.kind != "table"]
    return {
        "players": game.check_seats(0),
        **{option.name: "+".join(option.default) if option.kind == "set" else option.default for option in options},
    }


def _options(game: Game, given: dict[str, Any]) -> dict[str, Any]:
    options: dict[str, Any] = {}
    for option in game.options:
        if option.name in given:
            value = given[option.name]
            options[option.name] = value.split("+") if option.kind == "set" and value else value
    return options


def _game_type(game: Game, utility: str, secrets: bool) -> Any:
    kinds = pyspiel.GameType
    return kinds(
        short_name=f"{PREFIX}{game.id}",
        long_name=f"Bywater {game.id}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if game.num_chances else kinds.ChanceMode.DETERMINISTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if secrets else kinds.Information.PERFECT_INFORMATION,
        utility=_UTILITIES.get(utility, kinds.Utility.GENERAL_SUM),
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=_parameters(game),
    )


def _game_class(game_id: str) -> type[BywaterGame]:
    """A class for one game. OpenSpiel keeps the factory until after Python has ended, so it must be a class."""

    class RegisteredGame(BywaterGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game_id, params)

    return RegisteredGame


def _register(game_id: str) -> None:
    if f"{PREFIX}{game_id}" not in pyspiel.registered_names():
        game = load(game_id)
        pyspiel.register_game(_game_type(game, game.utility, True), _game_class(game_id))


for_each_game(_register)
