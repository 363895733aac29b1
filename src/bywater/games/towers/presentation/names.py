"""The message keys of names."""

from bywater.games.towers.model.board import PLACES


def place_key(number: int) -> str:
    """The key of a place; 0 is Amon Hen."""
    return f"place-{PLACES[number]}"


def seat_key(number: int) -> str:
    """The key of a seat."""
    return f"seat-{number + 1}"
