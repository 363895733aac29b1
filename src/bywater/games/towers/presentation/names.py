"""Message keys of places and seats."""

from bywater.games.towers.model.board import PLACES


def place_key(number: int) -> str:
    """Return the key of a place; 0 is Amon Hen."""
    return f"place-{PLACES[number]}"


def seat_key(number: int) -> str:
    """Return the key of a seat."""
    return f"seat-{number + 1}"
