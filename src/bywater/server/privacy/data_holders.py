"""Other parts of the server that keep something of a guest. Whoever does joins `app.state.keepers`."""

from typing import Any, Protocol


class Keeper(Protocol):
    """Gives out and takes away what it keeps."""

    name: str
    """Under this name it stands in the file that a guest downloads."""

    async def given(self, guest: str) -> Any:
        """All that is kept of this guest, as plain data; nothing of anybody else."""

    async def forget(self, guest: str, codes: list[str]) -> None:
        """Take all of it away, and whatever belongs to these tables, which are gone."""
