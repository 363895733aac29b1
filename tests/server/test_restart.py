"""A real `bywater serve` that is stopped or killed during a battle, and started again."""

import os
import random
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from bywater.server.transport.server import listen
from tests.server.harness import BATTLE, TIMEOUT, Guest, Page, formation

# The page need not be built.
PROGRAM = """
import sys
from bywater.server.transport import static
static.is_built = lambda: True
from bywater.cli.main import app
app()
"""


class ServerProcess:
    """The command in a process of its own."""

    def __init__(self, file: Path) -> None:
        command = [sys.executable, "-c", PROGRAM, "serve", "--port", "0", "--data", str(file)]
        environment = {**os.environ, "LANG": "en", "COLUMNS": "300"}
        self.process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
        )
        assert self.process.stdout is not None
        first = self.process.stdout.readline()
        found = re.search(r"http://([0-9.]+:[0-9]+)", first)
        assert found is not None, self.process.communicate()
        self.host = found[1]

    def end(self, how: signal.Signals) -> str:
        """Stop the process; returns its standard error."""
        self.process.send_signal(how)
        _, errors = self.process.communicate(timeout=TIMEOUT)
        return errors


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_no_acknowledged_action_is_lost_and_pages_resume(tmp_path: Path, how: signal.Signals) -> None:
    file = tmp_path / "bywater.sqlite"
    served = ServerProcess(file)
    guests = [Guest(served.host), Guest(served.host)]
    code = guests[0].new_table("confrontation", "me", "open")
    pages = [guest.page(code) for guest in guests]
    pages[1].send("sit", seat=1)
    pages[1].until_quiet()
    for seat, page in enumerate(pages):
        page.until_quiet()
        page.act(*formation(seat))
    pages[1].act(BATTLE)
    pages[1].act(pages[1].frame["choices"][0]["text"])  # one card is face down, the other is to be chosen
    pages[0].until_quiet()
    before = [page.frame for page in pages]
    assert before[0]["view"]["battle"]
    assert before[0]["choices"]
    errors = served.end(how)
    assert "Traceback" not in errors
    for page in pages:
        page.close()

    served = ServerProcess(file)  # another port: the old one may be in use
    again = [Guest(served.host) for _ in guests]
    try:
        for guest, known in zip(again, guests, strict=True):
            guest.web.cookies.update(dict(known.web.cookies))
        back: list[Page] = [guest.page(code) for guest in again]
        for page, frame in zip(back, before, strict=True):
            assert page.frame["moment"] == frame["moment"]
            assert page.frame["view"] == frame["view"]
            assert page.frame["choices"] == frame["choices"]
        # an action in answer to a moment before the restart is still valid
        back[0].act(before[0]["choices"][0]["text"], moment=before[0]["moment"])
        back[1].until_quiet()
        assert back[0].received[-1]["type"] == "update"
        assert back[1].received[-1]["type"] == "update"
    finally:
        for guest in (*guests, *again):
            guest.close()
        served.end(signal.SIGKILL)


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
def test_the_bots_end_with_the_server(tmp_path: Path, how: signal.Signals) -> None:
    served = ServerProcess(tmp_path / "bywater.sqlite")
    guest = Guest(served.host)
    page = guest.page(guest.new_table("towers", "bot:random", "me"))
    rng = random.Random(1)
    for _ in range(4):  # so that the bot had a turn, no matter who began
        while not page.frame["choices"]:
            page.take()
        page.act(rng.choice(page.frame["choices"])["text"])
    served.end(how)  # waits until no process holds its standard error
    guest.close()


def test_small_messages_are_sent_at_once() -> None:
    with listen("127.0.0.1", 0) as listening, socket.create_connection(listening.getsockname()):
        accepted, _ = listening.accept()
        with accepted:
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
