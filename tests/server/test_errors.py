"""Unexpected errors: the log has their type and place, never their text; clients get words."""

import json
import socket
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from bywater.server.errors import describe_error
from bywater.server.tables import games_api
from bywater.server.tables.lobby import Lobby
from bywater.server.tables.round import Round
from bywater.server.tables.table import Table
from tests.server.harness import Server, two_people, wait_for

SECRET = "frodo stands in the shire"


def raise_secret(*_: object, **__: object) -> object:
    raise RuntimeError(SECRET)


def test_only_type_and_place_of_an_error_are_described() -> None:
    try:
        raise_secret()
    except RuntimeError as error:
        text = describe_error(error)
    assert text.startswith("RuntimeError at test_errors.py:")
    assert describe_error(KeyError(SECRET)) == "KeyError"


@pytest.mark.parametrize("path", ["/api/home", "/api/tables/{code}", "/api/carry/{token}", "/api/tables/{code}/frames"])
def test_an_error_in_a_request_leaks_no_secret(
    server: Server,
    path: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
) -> None:
    guest = server.guest()
    code = guest.new_table("confrontation", "me", "open")
    token = guest.get(f"/api/tables/{code}/carry?seat=0").json()["link"].rpartition("/")[2]
    monkeypatch.setattr(Lobby, "table", raise_secret)
    ask = guest.post if "carry" in path else guest.get
    answer = ask(path.format(code=code, token=token))
    assert answer.status_code == 500
    assert answer.json()["reason"]["key"] == "refused-fault"
    assert "content-security-policy" in answer.headers
    written = caplog.text + "".join(capfd.readouterr())
    assert "RuntimeError" in caplog.text
    assert SECRET not in written
    assert token not in written
    assert "Traceback" not in written


def test_an_error_in_a_message_leaks_no_secret(
    server: Server,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
) -> None:
    _, first, _ = two_people(server, "confrontation")
    for name, kind in (("_check_actions", "act"), ("undo", "undo"), ("say", "say")):
        monkeypatch.setattr(Table, name, raise_secret)
        every: dict[str, dict[str, Any]] = {
            "act": {"moment": 0, "texts": ["frodo at arthedain"]},
            "say": {"text": "x"},
            "undo": {},
        }
        assert first.refused(kind, **every[kind]) == "refused-fault"
    written = caplog.text + "".join(capfd.readouterr())
    assert "RuntimeError" in caplog.text
    assert SECRET not in written
    assert SECRET.encode() not in b"".join(first.raw)


def test_an_error_while_joining_closes_the_socket_and_leaks_no_secret(
    server: Server,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
) -> None:
    guest = server.guest()
    code = guest.new_table("confrontation", "me", "open")
    monkeypatch.setattr(Round, "describe", raise_secret)
    with pytest.raises(ConnectionClosed):
        guest.page(code)
    monkeypatch.undo()
    assert not server.live(code).viewers
    written = caplog.text + "".join(capfd.readouterr())
    assert "RuntimeError" in written
    assert SECRET not in written


def test_an_unknown_table_closes_the_socket(server: Server) -> None:
    for code in ("OAK-HILL-STAR-17", "nonsense"):
        with pytest.raises(ConnectionClosed) as caught:
            server.guest().page(code)
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 4404


def test_a_page_that_does_not_read_is_disconnected_and_delays_nobody(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bywater.server.transport.outbox.MAX_OUTBOX", 20)
    guest = server.guest()
    code = guest.new_table("confrontation", "me", "here")
    page = guest.page(code)
    page.send("face", seat=0)
    for _ in range(200):
        page.send("say", text="x" * 500)  # from now on, a sync message has 100 kB
    page.until_quiet()
    with socket.create_connection(("127.0.0.1", int(server.host.rpartition(":")[2]))) as deaf:
        deaf.sendall(
            f"GET /ws/{code} HTTP/1.1\r\nHost: {server.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        live = server.live(code)
        wait_for(lambda: len(live.viewers) == 2)
        cycles = 0
        while len(live.viewers) == 2:
            assert cycles < 1000
            page.act("frodo at arthedain", moment=0)
            page.send("undo")
            assert "sync" in [message["type"] for message in page.until_quiet()]
            cycles += 1
        assert cycles >= 10  # a page that is only slow stays connected


def test_a_page_that_reconnects_is_synced(server: Server) -> None:
    code, first, second = two_people(server, "confrontation")
    second.close()
    first.act("frodo at arthedain")
    back = server.guests[1].page(code)
    assert back.received[0]["type"] == "sync"
    assert back.table["facing"] == [1]


def test_games_and_health_are_served(server: Server) -> None:
    guest = server.guest()
    games = guest.get("/api/games").json()
    assert [game["id"] for game in games][:4] == ["confrontation", "towers", "quest", "fate"]
    assert all(game["bots"] for game in games)
    code = guest.new_table("towers", "me", "open")
    guest.page(code)
    assert guest.get("/health").json() == {"live": len(server.lobby.live)}
    assert code in server.lobby.live
    for game in games:
        for lang in ("en", "fr", "de"):
            assert guest.get(f"/words/{lang}/{game['id']}.ftl").status_code == 200
            assert "<h1 id=" in guest.get(f"/manual/{game['id']}/{lang}").text
    assert json.loads(games_api._games()) == games
