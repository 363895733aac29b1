"""Find the optional modules and files of a game's package."""

import sys
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

from bywater.core.game import Game


def package_of(game: Game) -> str:
    """Return the name of the package that holds a game's code, words and manual: the package of its class.

    A game whose class is defined elsewhere names its module in an attribute `module`.

    >>> import bywater
    >>> package_of(bywater.load("towers"))
    'bywater.games.towers'
    """
    module: str = getattr(game, "module", "") or type(game).__module__
    if hasattr(sys.modules[module], "__path__"):
        return module
    return module.rpartition(".")[0] or module


def folder_of(game: Game) -> Traversable:
    """Return the folder of a game's package. For a module outside any package the path does not exist."""
    package = package_of(game)
    return files(package) if hasattr(sys.modules[package], "__path__") else Path("/nowhere")


def part_of(game: Game, name: str) -> ModuleType | None:
    """Import a module of the game's package by its dotted name, such as "presentation.terminal"; None if missing."""
    module = package_of(game)
    for step in name.split("."):
        if not hasattr(sys.modules.get(module) or import_module(module), "__path__"):
            return None
        module = f"{module}.{step}"
        if find_spec(module) is None:
            return None
    return import_module(module)
