"""Numbers typed by people."""


def is_number(text: str) -> bool:
    """Whether a text is a whole number of at most nine digits."""
    return text.isdecimal() and len(text) < 10
