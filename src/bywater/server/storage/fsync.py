"""The process that waits for the disk, so that the event loop need not.

A thread would wait for the interpreter's lock before and after it waits for the disk, and take it from the loop: a
quarter of all that a move costs.
"""

import asyncio
import socket
import subprocess
import sys
from collections.abc import Callable
from errno import EIO
from os import strerror
from pathlib import Path
from typing import Final

Then = Callable[[OSError | None], None]
WAITING: Final = Path(__file__).with_name("fsync_worker.py")


class Disk:
    """Sees to it that what was written to a file lies on the disk: one wait at a time."""

    def __init__(self, file: str) -> None:
        self.file = file
        self._process: subprocess.Popen[bytes] | None = None
        self._line: socket.socket | None = None
        self._then: Then | None = None
        self._again = False

    def sync(self, then: Then) -> None:
        """What was written up to now; `then` is called in this event loop when it is safe, or with what went wrong."""
        assert self._then is None
        self._then = then
        self._again = True
        self._ask()

    def close(self) -> None:
        """Nobody waits any more."""
        if self._line is not None:
            asyncio.get_running_loop().remove_reader(self._line)
            self._line.close()
            self._line = None
        if self._process is not None:
            self._process.wait()  # it goes as soon as its line is closed
            self._process = None

    def _ask(self) -> None:
        try:
            self._line = self._line or self._begin()
        except OSError as error:
            self._answer_soon(error)
            return
        try:
            self._line.send(b"\0")
        except OSError:
            self._lost()

    def _begin(self) -> socket.socket:
        here, there = socket.socketpair()
        with there, open(self.file, "rb+") as file:
            self._process = subprocess.Popen(
                [sys.executable, "-I", "-S", str(WAITING)], stdin=there.fileno(), stdout=file
            )
        here.setblocking(False)
        asyncio.get_running_loop().add_reader(here, self._heard)
        return here

    def _heard(self) -> None:
        assert self._line is not None
        try:
            answer = self._line.recv(1)
        except OSError:
            answer = b""
        if answer:
            self._answer(OSError(answer[0], strerror(answer[0])) if answer[0] else None)
            return
        self._lost()

    def _lost(self) -> None:
        """The process was killed. Whether the disk was at fault the next one hears; if there is none, it is a fault."""
        self.close()
        if self._then is None:
            return
        if self._again:
            self._again = False
            self._ask()
        else:
            self._answer_soon(OSError(EIO, strerror(EIO)))

    def _answer_soon(self, failed: OSError) -> None:
        """Not before whoever asks has gone on."""
        asyncio.get_running_loop().call_soon(self._answer, failed)

    def _answer(self, failed: OSError | None) -> None:
        then, self._then = self._then, None
        if then is not None:
            then(failed)
