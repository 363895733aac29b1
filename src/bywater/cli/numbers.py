"""Numbers as people type them."""


def is_number(text: str) -> bool:
    """Whether this is a whole number of a size that anything here could have."""
    return text.isdecimal() and len(text) < 10
