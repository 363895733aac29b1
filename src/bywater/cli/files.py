"""Reading and writing what people keep: records as text files."""

from contextlib import suppress
from datetime import datetime
from pathlib import Path
from tempfile import gettempdir
from typing import Final

from bywater.cli.refusal import Refusal
from bywater.core.record import Record, read_record
from bywater.words import Plain

BEGINNING: Final = b"bywater record"

# What a name of a file may run into: no such place, a home that nobody has, characters that no name has.
UNUSABLE: Final = (OSError, ValueError, RuntimeError)


def read_text(file: str) -> str:
    """What stands in this file, or a refusal that says why it can't be read."""
    try:
        return Path(file).expanduser().read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise Refusal("error-not-text", file=Plain(file)) from None
    except UNUSABLE as error:
        raise Refusal("error-cannot-read", file=Plain(file), detail=Plain(_reason(error))) from None


def read_record_file(file: str) -> Record:
    """The record in this file."""
    return read_record(read_text(file))


def write_record_file(file: str, record: Record) -> Path:
    """Write the record; where it lies now. A file that is no record itself is not written over."""
    try:
        path = Path(file).expanduser()
        if path.exists() and not _is_record(path):
            raise Refusal("error-keeps-other", file=Plain(file))
        path.write_text(str(record), encoding="utf-8")
    except UNUSABLE as error:
        raise Refusal("error-cannot-write", file=Plain(file), detail=Plain(_reason(error))) from None
    return path


def _reason(error: Exception) -> str:
    return str(getattr(error, "strerror", None) or error)


def _is_record(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(BEGINNING)) == BEGINNING


def rescue(record: Record) -> Path:
    """Write the record of a game that breaks off, here or, if that can't be, where temporary files go."""
    for folder in (Path(), Path(gettempdir())):
        with suppress(Refusal):
            return write_record_file(str(_free_name(folder, record.game)), record)
    raise Refusal("error-not-rescued")


def _free_name(folder: Path, game: str) -> Path:
    """A name by the time of day that no file has yet."""
    name = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    path = folder / f"{name}.txt"
    number = 2
    while path.exists():
        path = folder / f"{name}-{number}.txt"
        number += 1
    return path
