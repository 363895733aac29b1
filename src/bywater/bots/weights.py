"""Reads the fitted numbers of a game's bots from `weights.toml`, which the scripts `benchmarks/fit_*.py` write."""

from typing import Any

from bywater.core.data import read_data


def read_weights(game: str, section: str) -> dict[str, Any]:
    """Return a section of a game's `weights.toml`.

    >>> read_weights("towers", "policy")["lasting"][0]
    300
    """
    found: dict[str, Any] = read_data(f"bywater.bots.{game}", "weights.toml")[section]
    return found
