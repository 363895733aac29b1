"""Sets of options for checking a game."""

from typing import Any

from bywater.core.errors import BadOption
from bywater.core.game import Game
from bywater.core.options import Option


def values_of(option: Option) -> list[Any]:
    """The values of an option except its default; of a range of numbers, both ends and the middle."""
    if option.kind == "flag":
        return [not option.default]
    if option.kind == "choice":
        return [choice for choice in option.choices if choice != option.default]
    if option.kind == "set":
        subsets: list[list[str]] = [[]]
        for choice in option.choices:
            subsets += [[*subset, choice] for subset in subsets]
        if len(subsets) > 16:
            subsets = [[], list(option.choices), *[[choice] for choice in option.choices]]
        return [subset for subset in subsets if subset != option.default]
    if option.kind == "number":
        middle = (option.low + option.high) // 2
        return [n for n in sorted({option.low, middle, option.high}) if n != option.default]
    return []


def _possible(game: Game, given: dict[str, Any]) -> dict[str, Any]:
    """These options if the game accepts them; otherwise with the first further change that makes them valid."""
    others = [option for option in game.options if option.name not in given]
    changes = [{option.name: value} for option in others for value in values_of(option)]
    for change in ({}, *changes):
        try:
            game.start(game.seats[-1], **given, **change)
        except BadOption:
            continue
        return {**given, **change}
    return given


def option_sets(game: Game) -> list[dict[str, Any]]:
    """The defaults; each option with each other value; the same with full sets; all options changed.

    If two options exclude each other, one more option is changed.

    >>> import bywater
    >>> option_sets(bywater.load("confrontation"))[0]
    {}
    """
    sets: list[dict[str, Any]] = [{}]
    for option in game.options:
        sets += [{option.name: value} for value in values_of(option)]
    full = {option.name: list(option.choices) for option in game.options if option.kind == "set"}
    if full:
        sets.append(full)
        # many options affect only elements that a full set adds to the game
        for option in game.options:
            sets += [{**full, option.name: value} for value in values_of(option)]
    last = {option.name: values_of(option)[-1] for option in game.options if values_of(option)}
    if last:
        sets.append(last)
    sets = [_possible(game, given) for given in sets]
    return [given for number, given in enumerate(sets) if given not in sets[:number]]
