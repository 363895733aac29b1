"""Whether a table can come about in this game."""

from bywater.games.fate.state import Table


def check(table: Table) -> None:
    """A table that can't come about in this game."""
