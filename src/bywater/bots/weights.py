"""The fitted numbers of each game's bots: `weights.toml` next to them, written by the scripts `benchmarks/fit_*.py`."""

from typing import Any

from bywater.core.data import read_data


def read_weights(game: str, section: str) -> dict[str, Any]:
    """A section of a game's `weights.toml`.

    >>> read_weights("towers", "policy")["lasting"][0]
    300
    """
    found: dict[str, Any] = read_data(f"bywater.bots.{game}", "weights.toml")[section]
    return found
