"""Refusals, and descriptions of unexpected errors that are safe to log."""

from pathlib import Path

from bywater.core.message import Message
from bywater.server.transport import messages as m


class Refusal(Exception):
    """A request that can't be carried out. Nothing was changed; `reason` says why.

    >>> Refusal("refused-own", line=2).reason
    Message(key='refused-own', params={'line': 2})
    """

    def __init__(self, key: str, **params: int | str) -> None:
        super().__init__(key)
        self.reason = m.Message(key, params)

    @classmethod
    def from_message(cls, message: Message) -> "Refusal":
        """The refusal with the words of a game."""
        return cls(message.key, **message.params)


def describe_error(error: BaseException) -> str:
    """The type of an exception and where it was raised.

    The text of the exception is left out: it could hold what a seat must not know.
    """
    traceback = error.__traceback__
    while traceback is not None and traceback.tb_next is not None:
        traceback = traceback.tb_next
    if traceback is None:
        return type(error).__name__
    return f"{type(error).__name__} at {Path(traceback.tb_frame.f_code.co_filename).name}:{traceback.tb_lineno}"
