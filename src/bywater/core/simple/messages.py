"""Messages of simple games, and the Fluent text that words them."""

from importlib.resources import files

from bywater.core.message import Message


def seat_message(names: tuple[str, ...], key: str, chance_key: str, actor: int) -> Message:
    """A message about the seat that acts, or the other one if chance acts."""
    if actor < 0:
        return Message(chance_key)
    return Message(key, {"seat": f"seat-{names[actor] if names else actor + 1}"})


def literal(text: str) -> str:
    """A text in a Fluent message, taken literally.

    >>> literal("knight {f3}")
    '{ "knight {f3}" }'
    """
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ")
    return f'{{ "{escaped}" }}'


def shared_words(lang: str) -> str:
    """The messages that all simple games share."""
    return files(__package__).joinpath("words", f"{lang}.ftl").read_text(encoding="utf-8")
