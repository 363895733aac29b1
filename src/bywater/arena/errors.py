"""Every way in which the arena says no."""

from bywater.core.errors import BywaterError


class ArenaError(BywaterError):
    """The arena can't do that. `key` and `params` let a command say it in any language."""

    def __init__(self, key: str, sentence: str, **params: str) -> None:
        super().__init__(sentence.format(**params))
        self.key = key
        self.params = params
