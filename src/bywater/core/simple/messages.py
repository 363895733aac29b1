"""Messages of simple games and their Fluent text."""

from importlib.resources import files

from bywater.core.message import Message


def seat_message(names: tuple[str, ...], key: str, chance_key: str, actor: int) -> Message:
    """Return the message `key` about the seat that acts, or the message `chance_key` if chance acts."""
    if actor < 0:
        return Message(chance_key)
    return Message(key, {"seat": f"seat-{names[actor] if names else actor + 1}"})


def literal(text: str) -> str:
    """Quote a text for a Fluent message.

    >>> literal("knight {f3}")
    '{ "knight {f3}" }'
    """
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ")
    return f'{{ "{escaped}" }}'


def shared_words(lang: str) -> str:
    """Return the messages that all simple games share."""
    return files(__package__).joinpath("words", f"{lang}.ftl").read_text(encoding="utf-8")
