"""Faults that nobody thought of: the log tells their type and place, never what they say; clients get words."""

import json
import socket
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from bywater.server import api
from bywater.server.faults import told
from bywater.server.hall import Hall
from bywater.server.table import LiveTable
from bywater.server.typescript import typescript
from tests.server.house import House, two_people, wait_for

SECRET = "frodo stands in the shire"


def stumble(*_: object, **__: object) -> object:
    raise RuntimeError(SECRET)


def test_only_type_and_place_of_a_fault_are_told() -> None:
    try:
        stumble()
    except RuntimeError as error:
        text = told(error)
    assert text.startswith("RuntimeError at test_faults.py:")
    assert told(KeyError(SECRET)) == "KeyError"


@pytest.mark.parametrize("path", ["/api/home", "/api/tables/{code}", "/api/carry/{token}", "/api/tables/{code}/frames"])
def test_a_fault_at_a_request_tells_no_secret(
    house: House,
    path: str,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
) -> None:
    guest = house.guest()
    code = guest.new_table("confrontation", "me", "open")
    token = guest.get(f"/api/tables/{code}/carry?seat=0").json()["link"].rpartition("/")[2]
    monkeypatch.setattr(Hall, "table", stumble)
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


def test_a_fault_at_a_message_tells_no_secret(
    house: House,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
) -> None:
    _, first, _ = two_people(house, "confrontation")
    for name, kind in (("_checked", "act"), ("undo", "undo"), ("say", "say")):
        monkeypatch.setattr(LiveTable, name, stumble)
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


def test_a_fault_on_coming_closes_the_socket_and_tells_no_secret(
    house: House,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    capfd: pytest.CaptureFixture[str],
) -> None:
    guest = house.guest()
    code = guest.new_table("confrontation", "me", "open")
    monkeypatch.setattr(LiveTable, "table_for", stumble)
    with pytest.raises(ConnectionClosed):
        guest.page(code)
    monkeypatch.undo()
    assert not house.live(code).viewers
    written = caplog.text + "".join(capfd.readouterr())
    assert "RuntimeError" in written
    assert SECRET not in written


def test_a_table_that_is_not_there_closes_the_socket(house: House) -> None:
    for code in ("OAK-HILL-STAR-17", "nonsense"):
        with pytest.raises(ConnectionClosed) as caught:
            house.guest().page(code)
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 4404


def test_a_page_that_does_not_read_is_let_go_and_holds_nobody_up(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bywater.server.socket.MAX_WAITING", 20)
    guest = house.guest()
    code = guest.new_table("confrontation", "me", "here")
    page = guest.page(code)
    page.send("face", seat=0)
    for _ in range(200):
        page.send("say", text="x" * 500)  # from now on to begin anew is 100 kB
    page.until_quiet()
    with socket.create_connection(("127.0.0.1", int(house.host.rpartition(":")[2]))) as deaf:
        deaf.sendall(
            f"GET /ws/{code} HTTP/1.1\r\nHost: {house.host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        live = house.live(code)
        wait_for(lambda: len(live.viewers) == 2)
        cycles = 0
        while len(live.viewers) == 2:
            assert cycles < 1000
            page.act("frodo at arthedain", moment=0)
            page.send("undo")
            assert "sync" in [message["type"] for message in page.until_quiet()]
            cycles += 1
        assert cycles >= 10  # a page that is only slow is not let go


def test_a_page_that_was_away_for_a_moment_gets_everything_anew(house: House) -> None:
    code, first, second = two_people(house, "confrontation")
    second.close()
    first.act("frodo at arthedain")
    back = house.guests[1].page(code)
    assert back.came[0]["type"] == "sync"
    assert back.table["facing"] == [1]


def test_the_messages_of_the_page_are_made_from_ours() -> None:
    file = Path(__file__).parents[2] / "web" / "src" / "net" / "messages.ts"
    assert file.read_text(encoding="utf-8") == typescript()


def test_games_and_health_are_told(house: House) -> None:
    guest = house.guest()
    games = guest.get("/api/games").json()
    assert [game["id"] for game in games][:4] == ["confrontation", "towers", "quest", "fate"]
    assert all(game["bots"] for game in games)
    code = guest.new_table("towers", "me", "open")
    guest.page(code)
    assert guest.get("/health").json() == {"live": len(house.hall.live)}
    assert code in house.hall.live
    for game in games:
        for lang in ("en", "fr", "de"):
            assert guest.get(f"/words/{lang}/{game['id']}.ftl").status_code == 200
            assert "<h1 id=" in guest.get(f"/manual/{game['id']}/{lang}").text
    assert json.loads(api._games()) == games
