"""Exceptions raised by the arena."""

from bywater.core.errors import BywaterError


class ArenaError(BywaterError):
    """The plan or its folder can't be used. A command translates the message by `key` and `params`."""

    def __init__(self, key: str, sentence: str, **params: str) -> None:
        super().__init__(sentence.format(**params))
        self.key = key
        self.params = params
