"""Records as text files."""

from contextlib import suppress
from datetime import datetime
from pathlib import Path
from tempfile import gettempdir
from typing import Final

from bywater.cli.refusal import Refusal
from bywater.core.record import Record, read_record
from bywater.words import Plain

RECORD_PREFIX: Final = b"bywater record"

# Errors of invalid file names: no such folder, an unknown home folder, invalid characters.
FILE_ERRORS: Final = (OSError, ValueError, RuntimeError)


def read_text(file: str) -> str:
    """The text of a file; Refusal, with the reason, if it can't be read."""
    try:
        return Path(file).expanduser().read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise Refusal("error-not-text", file=Plain(file)) from None
    except FILE_ERRORS as error:
        raise Refusal("error-cannot-read", file=Plain(file), detail=Plain(_reason(error))) from None


def read_record_file(file: str) -> Record:
    """Read a record from a file."""
    return read_record(read_text(file))


def write_record_file(file: str, record: Record) -> Path:
    """Write a record and return its path. A file that is not a record is never overwritten."""
    try:
        path = Path(file).expanduser()
        if path.exists() and not _is_record(path):
            raise Refusal("error-keeps-other", file=Plain(file))
        path.write_text(str(record), encoding="utf-8")
    except FILE_ERRORS as error:
        raise Refusal("error-cannot-write", file=Plain(file), detail=Plain(_reason(error))) from None
    return path


def _reason(error: Exception) -> str:
    return str(getattr(error, "strerror", None) or error)


def _is_record(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(RECORD_PREFIX)) == RECORD_PREFIX


def rescue(record: Record) -> Path:
    """Save the record of an interrupted game in this folder, or else in the folder for temporary files."""
    for folder in (Path(), Path(gettempdir())):
        with suppress(Refusal):
            return write_record_file(str(_free_name(folder, record.game)), record)
    raise Refusal("error-not-rescued")


def _free_name(folder: Path, game: str) -> Path:
    """A path with the current time that does not exist yet."""
    name = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    path = folder / f"{name}.txt"
    number = 2
    while path.exists():
        path = folder / f"{name}-{number}.txt"
        number += 1
    return path
