"""Invalid input is refused, the socket stays open, and nothing leaks into the log."""

import json
from typing import Any

import httpx
import pytest

from bywater.server.tables.codes import new_code, read_code
from tests.server.harness import TIMEOUT, Server, two_people

MESSAGES = [
    "",
    "{",
    "null",
    "[]",
    "3",
    '"act"',
    "{}",
    '{"type": "dance"}',
    '{"type": 3}',
    '{"type": null}',
    '{"type": "act"}',
    '{"type": "act", "moment": "0", "texts": []}',
    '{"type": "act", "moment": 0.5, "texts": []}',
    '{"type": "act", "moment": 1e400, "texts": []}',
    '{"type": "act", "moment": NaN, "texts": []}',
    '{"type": "act", "moment": true, "texts": []}',
    '{"type": "act", "moment": 0, "texts": "frodo at arthedain"}',
    '{"type": "act", "moment": 0, "texts": [1]}',
    '{"type": "act", "moment": 0, "texts": [null]}',
    '{"type": "act", "moment": 0, "texts": ["frodo at arthedain"], "seat": 0}',
    '{"type": "act", "moment": 0, "texts": ["\\u0000"]}',
    '{"type": "sit", "seat": "1"}',
    '{"type": "face", "seat": []}',
    '{"type": "fill", "seat": 0}',
    '{"type": "fill", "seat": 0, "bot": null}',
    '{"type": "answer", "yes": 1}',
    '{"type": "sync"}',
    '{"type": "why", "text": {"a": ' + "[" * 3000,
    '{"type": "undo"} {"type": "undo"}',
    '{"type": "say", "text": "\\ud800"}',
]


@pytest.mark.parametrize("text", MESSAGES)
def test_invalid_messages_are_refused(server: Server, text: str) -> None:
    guest = server.guest()
    code = guest.new_table("confrontation", "me", "here")
    page = guest.page(code)
    page.send("face", seat=0)
    page.until_quiet()
    page.socket.send(text)
    assert page.next("refused")["reason"]["key"] == "refused-unknown"
    page.act("frodo at arthedain")  # the socket still works
    assert server.lines(code) == ["frodo at arthedain"]


@pytest.mark.parametrize("number", [2**63, -(2**63) - 1, 10**100])
def test_numbers_beyond_64_bits_are_refused(server: Server, number: int) -> None:
    _, first, _ = two_people(server, "confrontation")
    assert first.refused("act", moment=number, texts=["frodo at arthedain"]).startswith("refused-")
    for kind in ("sit", "leave", "face"):
        assert first.refused(kind, seat=number).startswith("refused-")
    assert first.refused("fill", seat=number, bot="random").startswith("refused-")


def test_binary_messages_are_ignored(server: Server) -> None:
    code, first, second = two_people(server, "confrontation")
    first.socket.send(b'{"type": "resign"}')
    while second.table["seats"][0]["online"]:
        second.next("seats")
    assert not server.live(code).session.stored.over


def test_texts_are_read_as_people_type_them(server: Server) -> None:
    code, first, _ = two_people(server, "confrontation")
    first.act("  FRODO   at\tArthedain ")
    assert server.lines(code) == ["frodo at arthedain"]
    first.send("why", text="x" * 60_000)
    assert first.next("because")["reason"]["key"] == "refused-not-now"


GOOD = {"game": "confrontation", "seats": 2, "who": ["me", "open"]}
BODIES: list[Any] = [
    {},
    [],
    None,
    {**GOOD, "game": "chess"},
    {**GOOD, "game": "../confrontation"},
    {**GOOD, "game": 3},
    {**GOOD, "seats": 3},
    {**GOOD, "seats": 0, "who": []},
    {**GOOD, "seats": -1},
    {**GOOD, "seats": 2**80},
    {**GOOD, "seats": "2"},
    {**GOOD, "seats": 2.0001},
    {**GOOD, "who": []},
    {**GOOD, "who": ["me", "you"]},
    {**GOOD, "who": ["me", "bot:"]},
    {**GOOD, "who": ["me"] * 1000},
    {**GOOD, "who": "me"},
    {**GOOD, "options": {"nothing": 1}},
    {**GOOD, "options": []},
    {**GOOD, "options": {"light_specials": 2**80}},
    {**GOOD, "options": {"light_specials": [[[]]]}},
    {**GOOD, "options": {"light_specials": [{}]}},
    {**GOOD, "options": {"retreat_compulsory": "yes"}},
    {"game": "quest", "seats": 2, "who": ["me", "open"], "options": {"sauron": 2**80}},
    {"game": "quest", "seats": 2, "who": ["me", "open"], "options": {"sauron": 1e300}},
    {"game": "towers", "seats": 2, "who": ["me", "open"], "options": {"own": 3}},
    {"game": "towers", "seats": 2, "who": ["me", "open"], "options": {"own": {"tokens": {"rohan": [2**80]}}}},
    {"game": "fate", "seats": 2, "who": ["me", "open"], "options": {"own": {"x": {"y": None}}}},
    {**GOOD, "name": 3},
    {**GOOD, "extra": 1},
]


@pytest.mark.parametrize("body", BODIES, ids=str)
def test_invalid_tables_are_refused(server: Server, body: Any) -> None:
    guest = server.guest()
    answer = guest.web.post("/api/tables", content=json.dumps(body))
    assert answer.status_code == 400
    assert answer.json()["reason"]["key"] in ("refused-options", "refused-unknown")
    assert guest.get("/api/home").json()["tables"] == []


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff\xfe",
        b'{"name": "\xff"}',
        b'{"name": "\\ud800"}',
        b'{"name": ' + b"[" * 100_000,
        b'{"game": "towers", "seats": 2, "who": [], "options": {"own": ' + b"[" * 500_000,
        b'{"game": "towers", "seats": 2, "who": [], "options": {"own": ' + b'{"a":' * 100_000,
    ],
    ids=range(7),
)
@pytest.mark.parametrize("path", ["/api/me", "/api/tables", "/api/records"])
def test_invalid_bodies_are_refused(server: Server, path: str, content: bytes) -> None:
    answer = server.guest().post(path, content=content)
    assert answer.status_code == 400
    assert answer.json()["reason"]["key"] == "refused-unknown"


def test_custom_data_may_be_text_and_an_invalid_line_is_named(server: Server) -> None:
    guest = server.guest()
    good = {"game": "towers", "seats": 2, "who": ["me", "bot:random"], "options": {"own": "paths = [3, 3, 3, 3, 3, 3]"}}
    code = guest.post("/api/tables", good).json()["code"]
    assert guest.get(f"/api/tables/{code}").json()["options"]["own"] == {"paths": [3, 3, 3, 3, 3, 3]}
    answer = guest.post("/api/tables", {**good, "options": {"own": "\npaths = [3"}})
    assert answer.status_code == 400
    assert answer.json()["reason"] == {"key": "refused-own", "params": {"line": 2}}


def test_deeply_nested_options_are_refused(server: Server) -> None:
    for depth in (100, 300, 900, 990):
        deep = b'{"game":"towers","seats":2,"who":["me","open"],"options":{"own":{"a":' + b"[" * depth + b"]" * depth
        answer = server.guest().post("/api/tables", content=deep + b"}}}")
        assert answer.status_code == 400
        record = (
            'bywater record 3\ngame towers\nrules 1\nseats 2\noption own {"a":' + "[" * depth + "]" * depth + "}\n\n"
        )
        answer = server.guest().post("/api/records", {"text": record})
        assert answer.status_code == 400


@pytest.mark.parametrize(
    "path",
    [
        "/assets/%00",
        "/assets/" + "x" * 5000,
        "/assets/..%2f..%2fapp.py",
        "/assets/%2e%2e/%2e%2e/app.py",
        "/assets//etc/passwd",
        "/words/en/%00.ftl",
        "/words/xx/common.ftl",
        "/words/en/..%2fcommon.ftl",
        "/manual/chess/en",
        "/manual/towers/..",
        "/api/tables/%00",
        "/api/tables/" + "A" * 5000,
        "/api/carry/no.such.token",
        "/api/tables/OAK-HILL-STAR-17",
    ],
)
def test_unknown_addresses_are_not_found(server: Server, path: str) -> None:
    answer = httpx.get(f"{server.base}{path}", timeout=TIMEOUT)
    assert answer.status_code in (400, 404, 405)
    assert b"Starlette" not in answer.content
    assert b"root:" not in answer.content


def test_codes_are_read_as_people_say_them(server: Server) -> None:
    guest = server.guest()
    code = guest.new_table("confrontation", "me", "open")
    for spelling in (code.lower(), code.replace("-", "%20"), code.title().replace("-", "_"), f"%20{code}%20"):
        assert guest.get(f"/api/tables/{spelling}").json()["code"] == code
    assert guest.page(code.lower().replace("-", ".")).table["code"] == code
    for odd in ("x", "OAK", code + "-1", code.replace("-", ""), "ſ-ſ-ſ-17"):
        assert guest.get(f"/api/tables/{odd}").status_code == 404


def test_new_codes_are_read_back() -> None:
    codes = {new_code() for _ in range(100)}
    assert len(codes) == 100
    assert all(read_code(code.lower()) == code for code in codes)
    assert read_code("é-é-é-17") is None
    assert read_code("a-b-c-١٧") is None
