"""A lock file beside the database, so that only one server uses it.

The operating system releases the lock when the process ends, however it ends: a lock file that is left behind does
not matter.
"""

import os
import sys
from pathlib import Path
from typing import Final

_PID_LENGTH: Final = 20


class DatabaseInUse(Exception):
    """Another process has locked the database."""

    def __init__(self, file: str, pid: int) -> None:
        owner = f"the server with process id {pid}" if pid else "another server"
        super().__init__(f"{file} is in use by {owner}; stop it first, or use another file")
        self.file = file
        self.pid = pid


class FileLock:
    """The lock of a database: an exclusive lock on FILE.lock, which holds the process id of its owner."""

    def __init__(self, file: str) -> None:
        self.file = file
        self.path = Path(f"{file}.lock")
        self._descriptor: int | None = None

    @property
    def held(self) -> bool:
        return self._descriptor is not None

    def acquire(self) -> None:
        """Take the lock. Raises DatabaseInUse if another process, or another object of this one, holds it."""
        if self.held:
            return
        descriptor = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o644)
        try:
            _lock(descriptor)
        except OSError as error:
            pid = _read_pid(descriptor)
            os.close(descriptor)
            raise DatabaseInUse(self.file, pid) from error
        os.ftruncate(descriptor, 0)
        os.lseek(descriptor, 0, os.SEEK_SET)
        os.write(descriptor, f"{os.getpid()}\n".encode())
        self._descriptor = descriptor

    def release(self) -> None:
        """Give the lock up. The file stays: deleting it could delete the lock of a process that has just opened it."""
        if self._descriptor is not None:
            os.ftruncate(self._descriptor, 0)
            os.close(self._descriptor)
            self._descriptor = None


def _read_pid(descriptor: int) -> int:
    os.lseek(descriptor, 0, os.SEEK_SET)
    text = os.read(descriptor, _PID_LENGTH).split()
    return int(text[0]) if text and text[0].isdigit() else 0


if sys.platform == "win32":
    import msvcrt

    _BYTE: Final = 1 << 30
    """The locked byte: locked bytes can't be read on Windows, so it comes after the process id."""

    def _lock(descriptor: int) -> None:
        os.lseek(descriptor, _BYTE, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        os.lseek(descriptor, 0, os.SEEK_SET)

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        # flock belongs to the open file, not to the process: it also excludes a second server in this process.
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
