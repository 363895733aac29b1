"""Tombstones: cookies of erased guests are rejected, and requests in flight end before the erasure."""

import asyncio
import json
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from bywater.server.privacy import erasure
from tests.server.harness import TIMEOUT, Guest, Page, Server, wait_for
from tests.server.privacy.test_privacy import NAME, SAID, erase, left_in, set_name


@pytest.fixture
def file(tmp_path: Path) -> Path:
    found = tmp_path / "only" / "a.sqlite"
    found.parent.mkdir()
    return found


class SlowHolder:
    """A data holder that waits for the test, or fails."""

    name = "slow"

    def __init__(self, fails: bool = False) -> None:
        self.called = threading.Event()
        self.go_on = threading.Event()
        self.fails = fails

    async def export(self, guest: str) -> Any:
        return guest

    async def erase(self, guest: str, codes: list[str]) -> None:
        assert guest
        assert codes is not None
        self.called.set()
        if self.fails:
            raise OSError("the disk is full")
        await asyncio.to_thread(self.go_on.wait, TIMEOUT)


@contextmanager
def erasing(guest: Guest) -> Iterator[threading.Thread]:
    thread = threading.Thread(target=erase, args=(guest,))
    thread.start()
    yield thread
    thread.join(TIMEOUT)
    assert not thread.is_alive()


def other_tab(server: Server, cookie: dict[str, str], code: str) -> Page:
    return Page(f"ws://{server.host}/ws/{code}", cookie)


def number_with(server: Server, cookie: dict[str, str]) -> str:
    found: str = httpx.get(f"{server.base}/api/me/data", headers=cookie, timeout=TIMEOUT).json()["guest"]
    return found


def test_the_cookie_of_an_erased_guest_is_a_new_guest(file: Path) -> None:
    with Server(file) as server:
        keeper = SlowHolder()
        server.app.state.data_holders.append(keeper)
        guest, other = server.guest(), server.guest()
        number = set_name(guest)
        code = other.new_table("towers", "me", "open", "open")
        cookie = guest.headers()
        with erasing(guest):
            assert keeper.called.wait(TIMEOUT)
            meanwhile = other_tab(server, cookie, code)
            meanwhile.send("sit", seat=1)
            meanwhile.send("say", text="I am still here")
            meanwhile.until_quiet()
            keeper.go_on.set()
        later = other_tab(server, cookie, code)
        later.send("sit", seat=2)
        later.send("say", text="So am I")
        later.until_quiet()
        assert number_with(server, cookie) != number
        answer = httpx.get(f"{server.base}/api/me", headers=cookie, timeout=TIMEOUT)
        assert "bywater=" in answer.headers["set-cookie"]
        for page in (meanwhile, later):
            page.close()
    assert left_in(file, number, NAME) == []
    with Server(file) as server:  # also after a restart
        assert number_with(server, cookie) != number


def test_erasure_waits_for_messages_in_flight(file: Path) -> None:
    with Server(file) as server:
        guest, other = server.guest(), server.guest()
        number = set_name(guest)
        code = other.new_table("towers", "me", "open", "open")
        page = guest.page(code)
        turn = server.live(code).lock
        server.run(turn.acquire())
        page.send("say", text=SAID)
        page.send("sit", seat=1)
        wait_for(lambda: server.run(waiters(turn)))
        with erasing(guest):
            wait_for(lambda: server.app.state.erasure.tombstones.covers(number))
            turn_free(server, turn)
        assert left_in(file, number, NAME, SAID) == []
        assert other.get(f"/api/tables/{code}").json()["seats"][1]["kind"] == "open"


async def waiters(lock: asyncio.Lock) -> bool:
    return bool(lock._waiters)


def turn_free(server: Server, turn: asyncio.Lock) -> None:
    async def work() -> None:
        turn.release()

    server.run(work())


@contextmanager
def half_sent_request(server: Server, guest: Guest, path: str, data: object) -> Iterator[tuple[socket.socket, bytes]]:
    """A request whose body was sent in part, and the rest of the body."""
    body = json.dumps(data).encode()
    head = f"POST {path} HTTP/1.1\r\nhost: {server.host}\r\ncontent-length: {len(body)}\r\n"
    head += "".join(f"{name}: {value}\r\n" for name, value in guest.headers().items())
    number = guest.get("/api/me/data").json()["guest"]
    with socket.create_connection(("127.0.0.1", int(server.host.partition(":")[2])), TIMEOUT) as wire:
        wire.sendall(f"{head}\r\n".encode() + body[:5])
        wait_for(lambda: server.run(visits(server, number)))
        yield wire, body[5:]


async def visits(server: Server, number: str) -> int:
    return len(server.app.state.erasure.in_flight.of(number))


def test_a_request_that_never_ends_is_cancelled(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(erasure, "TIMEOUT", 0.3)
    with Server(file) as server:
        guest = server.guest()
        number = set_name(guest)
        with half_sent_request(server, guest, "/api/me", {"name": SAID}) as (wire, rest):
            erase(guest)
            wire.sendall(rest)
            assert b"500" in wire.recv(1000)
        assert left_in(file, number, NAME, SAID) == []


def test_two_concurrent_erasures_do_not_block_each_other(file: Path) -> None:
    with Server(file) as server:
        guest = server.guest()
        number = set_name(guest)
        with half_sent_request(server, guest, "/api/me/forget", {"sure": True}) as (wire, rest), erasing(guest):
            wait_for(lambda: server.app.state.erasure.tombstones.covers(number))
            wire.sendall(rest)
            assert b"200" in wire.recv(1000)
    assert left_in(file, number, NAME) == []


def test_a_failed_erasure_can_be_retried(file: Path) -> None:
    with Server(file) as server:
        keeper = SlowHolder(fails=True)
        server.app.state.data_holders.append(keeper)
        guest = server.guest()
        number = set_name(guest)
        assert guest.post("/api/me/forget", {"sure": True}).status_code == 500
        assert number_with(server, guest.headers()) == number
        keeper.fails = False
        keeper.go_on.set()
        erase(guest)
    assert left_in(file, number, NAME) == []
