"""How a fault is told to whoever runs the server: its text could hold what a seat may not know, so that is left out."""

from pathlib import Path


def told(error: BaseException) -> str:
    """The type of a fault and where it came up."""
    at = error.__traceback__
    while at is not None and at.tb_next is not None:
        at = at.tb_next
    place = f" at {Path(at.tb_frame.f_code.co_filename).name}:{at.tb_lineno}" if at is not None else ""
    return type(error).__name__ + place
