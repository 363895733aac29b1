"""The contract of docs/architecture/game.md, over every registered game, every number of seats and every option.

BYWATER_DEEP=1 plays ten times as many games, every set of options with every number of seats. The interpreted build is
fifty times slower: it is played with the defaults with the fewest and the most seats, and with all options changed at
once. (The recorded games in tests/playthroughs, for every number of seats, end alike in both builds.)
"""

import os
from typing import Any

import pytest

import bywater
from bywater.testing import OF_GAMES, OF_PLAY, check, option_sets

DEEP = os.environ.get("BYWATER_DEEP") == "1"
PURE = os.environ.get("BYWATER_PURE") == "1"
GAMES = 10 if DEEP else 1


def _name(options: dict[str, Any]) -> str:
    """A short test id that is the same in every run."""
    if not options:
        return "defaults"
    return ",".join(
        f"{name}={'+'.join(value) if isinstance(value, list) else value}" for name, value in options.items()
    )


def _tables() -> list[Any]:
    """Every game with every set of options worth trying."""
    return [
        pytest.param(
            id,
            seats,
            options,
            number * 100,
            id=f"{id}-{seats}-{_name(options)}",
            marks=[pytest.mark.slow] if number or seats > bywater.load(id).seats[0] else [],
        )
        for id in bywater.game_ids()
        for number, options in enumerate(option_sets(bywater.load(id)))
        for seats in _seats(bywater.load(id), number)
    ]


def _seats(game: bywater.Game, number: int) -> tuple[int, ...]:
    """All numbers of seats for the first and the last set of options; for others one of them in turn. Interpreted, the
    fewest and the most for the first set, and the most for the last."""
    last = len(option_sets(game)) - 1
    if PURE and not DEEP:
        fewest, most = game.seats[:1], game.seats[-1:]
        return tuple(dict.fromkeys(fewest + most)) if number == 0 else most if number == last else ()
    if DEEP or number in (0, last):
        return game.seats
    return (game.seats[number % len(game.seats)],)


@pytest.mark.parametrize("name", OF_GAMES)
@pytest.mark.parametrize("id", bywater.game_ids())
def test_a_game_describes_itself(id: str, name: str) -> None:
    OF_GAMES[name](bywater.load(id))


@pytest.mark.parametrize("name", OF_PLAY)
@pytest.mark.parametrize(("id", "seats", "options", "seed"), _tables())
def test_play_keeps_the_contract(id: str, seats: int, options: dict[str, Any], seed: int, name: str) -> None:
    for more in range(GAMES):
        check(bywater.load(id), seats, options, seed + more, only=[name])


def test_every_option_is_tried_with_every_value_of_a_flag_or_choice() -> None:
    for id in bywater.game_ids():
        game = bywater.load(id)
        tried = option_sets(game)
        assert tried[0] == {}
        for option in game.options:
            values = [{option.name: option.default, **given}[option.name] for given in tried]
            if option.kind == "flag":
                assert True in values
                assert False in values
            for choice in option.choices:
                assert any(choice == value or (isinstance(value, list) and choice in value) for value in values)
