"""Parts of the server that store data of guests. They register in `app.state.data_holders`."""

from typing import Any, Protocol


class DataHolder(Protocol):
    """Exports and erases what it stores of a guest."""

    name: str
    """The key of its data in the exported file."""

    async def export(self, guest: str) -> Any:
        """All data of this guest as plain data, and nothing of anybody else."""

    async def erase(self, guest: str, codes: list[str]) -> None:
        """Delete all data of this guest, and what belongs to these tables, which were deleted."""
