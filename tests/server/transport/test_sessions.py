"""Sessions: cookies, links to seats, other origins, limits, and rate limits."""

import base64
import json
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from bywater.server.config import RateLimit
from bywater.server.transport import static
from bywater.server.transport.cookies import CookieSigner
from bywater.server.transport.rate_limit import RateLimiter, TokenBucket
from tests.server.harness import TIMEOUT, Guest, Server, set_up, two_people


def name_of(guest: Guest) -> str:
    return str(guest.get("/api/me").json()["guest"])


def test_a_guest_is_identified_by_the_cookie(server: Server) -> None:
    guest = server.guest()
    first = guest.get("/api/me")
    cookie = first.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Secure" not in cookie  # browsers don't return secure cookies over http
    again = guest.get("/api/me")
    assert "set-cookie" not in again.headers
    assert again.json() == first.json()
    assert (
        guest.post("/api/me", {"name": "  Sam   Gamgee of Bagshot Row, Hobbiton "}).json()["name"]
        == ("Sam   Gamgee of Bagshot Row, Hobbiton".replace("   ", " ")[:24])
    )


def test_the_cookie_is_secure_over_https(server: Server) -> None:
    behind = server.guest().get("/api/me", headers={"X-Forwarded-Proto": "https"})  # as from a proxy
    assert "Secure" in behind.headers["set-cookie"]


@pytest.mark.parametrize("change", ["none", "guest", "signature", "key", "salt", "empty", "odd"])
def test_a_forged_cookie_makes_a_new_guest(server: Server, change: str) -> None:
    owner = server.guest()
    code = owner.new_table("confrontation", "me", "open")
    (cookie,) = owner.web.cookies.values()
    payload, _, signature = cookie.partition(".")
    guest = json.loads(base64.urlsafe_b64decode(payload + "==="))
    forged = {
        "none": cookie,
        "guest": base64.urlsafe_b64encode(b'"000000000000000000000000"').decode().strip("=") + "." + signature,
        "signature": payload + "." + signature[::-1],
        "key": CookieSigner("another key").sign(guest),
        "salt": owner.get(f"/api/tables/{code}/carry?seat=0").json()["link"].rpartition("/")[2],
        "empty": "",
        "odd": "%00é.é.é",
    }[change]
    cookies = {b"Cookie": f"bywater={forged}".encode()}
    answer = httpx.get(f"{server.base}/api/tables/{code}", headers=cookies, timeout=TIMEOUT)
    assert answer.status_code == 200
    assert answer.json()["seats"][0]["yours"] == (change == "none")
    assert ("set-cookie" in answer.headers) == (change != "none")


def test_a_seat_moves_to_another_device_by_a_link(server: Server) -> None:
    code, first, _ = two_people(server, "confrontation")
    answer = server.guests[0].get(f"/api/tables/{code}/carry?seat=0").json()
    assert answer["qr"].startswith("<svg")
    phone = server.guest()
    assert phone.open_link(answer["link"]).json() == {"code": code}
    page = phone.page(code)
    assert page.table["facing"] == [0]
    page.act("frodo at arthedain")
    assert [message["type"] for message in first.until_quiet()][-1] == "update"
    for seat in ("1", "-1", "7", "x"):
        assert server.guests[0].get(f"/api/tables/{code}/carry?seat={seat}").status_code == 400
    assert server.guest().get(f"/api/tables/{code}/carry?seat=0").status_code == 400
    for token in ("x", answer["link"].rpartition("/")[2][:-2] + "zz", CookieSigner("other").carry_token(code, 0, "x")):
        other = server.guest()
        assert other.open_link(token).json()["reason"]["key"] == "refused-carry"
        assert other.page(code).table["facing"] == []


def test_an_old_link_does_not_open_the_seat_of_its_new_holder(server: Server) -> None:
    code, _, second = two_people(server, "confrontation")
    link = server.guests[1].get(f"/api/tables/{code}/carry?seat=1").json()["link"]
    second.send("leave", seat=1)
    second.until_quiet()
    third = server.guest().page(code)
    third.send("sit", seat=1)
    third.until_quiet()
    assert server.guests[1].open_link(link).json()["reason"]["key"] == "refused-carry"
    assert server.guests[1].page(code).table["facing"] == []


def test_a_link_to_a_seat_is_valid_for_one_device_and_expires(server: Server) -> None:
    code, _, _ = two_people(server, "confrontation")
    link = server.guests[0].get(f"/api/tables/{code}/carry?seat=0").json()["link"]
    phone, other = server.guest(), server.guest()
    assert phone.get(link).status_code in (200, 404)  # 404 if the page is not built; GET does not use the link up
    for _ in range(2):  # the same device may open it again
        assert phone.open_link(link).json() == {"code": code}
    refused = other.open_link(link)
    assert refused.status_code == 400
    assert refused.json()["reason"]["key"] == "refused-carry"
    assert other.page(code).table["facing"] == []
    again = server.guests[0].get(f"/api/tables/{code}/carry?seat=0").json()["link"]
    assert again != link
    assert other.open_link(again).json() == {"code": code}
    guests = CookieSigner("a key")
    token = guests.carry_token(code, 0, "guest")
    assert guests.read_carry_token(token) is not None
    assert guests.read_carry_token(token, -1) is None  # expired


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://[", "", "http://127.0.0.1:1"])
def test_other_sites_can_neither_post_nor_open_sockets(server: Server, origin: str) -> None:
    guest = server.guest()
    code = guest.new_table("confrontation", "me", "open")
    new = {"game": "confrontation", "seats": 2, "who": ["me", "open"]}
    assert guest.post("/api/tables", new, headers={"Origin": origin}).status_code == 403
    with pytest.raises((InvalidStatus, ConnectionClosed)) as caught:  # noqa: SIM117
        with connect(f"ws://{server.host}/ws/{code}", additional_headers={"Origin": origin}) as socket:
            socket.recv(TIMEOUT)
    assert not isinstance(caught.value, InvalidStatus) or caught.value.response.status_code == 403
    assert len(guest.get("/api/home").json()["tables"]) == 1


def test_same_origin_pages_can_post_and_open_sockets(server: Server) -> None:
    guest = server.guest()
    new = {"game": "confrontation", "seats": 2, "who": ["me", "open"]}
    code = guest.post("/api/tables", new, headers={"Origin": server.base}).json()["code"]
    with connect(f"ws://{server.host}/ws/{code}", additional_headers={"Origin": server.base}) as socket:
        assert json.loads(socket.recv(TIMEOUT))["type"] == "sync"


@pytest.mark.parametrize("path", ["/api/me", "/api/games", "/nowhere", "/manual/towers/de", "/health", "/assets/x.js"])
def test_every_answer_has_a_content_security_policy(server: Server, path: str) -> None:
    headers = server.guest().get(path).headers
    policy = dict(part.split(maxsplit=1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'self'"
    assert policy["object-src"] == "'none'"
    assert policy["frame-ancestors"] == "'none'"
    assert "script-src" not in policy
    assert headers["x-content-type-options"] == "nosniff"


def test_a_body_that_is_too_big_is_refused(server: Server) -> None:
    guest = server.guest()
    answer = guest.post("/api/records", {"text": "x" * (1 << 20)})
    assert answer.status_code == 400
    assert answer.json()["reason"]["key"] == "refused-too-big"


def test_a_message_that_is_too_big_closes_the_socket(server: Server) -> None:
    code, first, second = two_people(server, "confrontation")
    first.send("say", text="x" * (1 << 17))
    with pytest.raises(ConnectionClosed):
        first.next("chat")
    while second.table["seats"][0]["online"]:
        second.next("seats")
    assert server.lines(code) == []


def test_creating_tables_is_rate_limited(tmp_path: Path) -> None:
    with Server(tmp_path / "a.sqlite", creation=RateLimit(3, 0.001)) as server:
        guest = server.guest()
        new = {"game": "confrontation", "seats": 2, "who": ["me", "open"]}
        guest.get("/api/me")
        answers = [guest.post("/api/tables", new) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 400]
        assert answers[3].json()["reason"]["key"] == "refused-too-fast"
        assert guest.post("/api/records", {"text": ""}).json()["reason"]["key"] == "refused-too-fast"
        # new cookies help only until the limit of the address is reached
        many = [server.guest().post("/api/tables", new).status_code for _ in range(14)]
        assert many[0] == 200
        assert many[-1] == 400


def test_messages_are_rate_limited(tmp_path: Path) -> None:
    with Server(tmp_path / "a.sqlite", messages=RateLimit(3, 1.0)) as server:
        guest = server.guest()
        page = guest.page(guest.new_table("confrontation", "me", "open"))
        for _ in range(100):
            page.send("why", text="x")
        kinds = [page.take() for _ in range(100)]
        refused = [message for message in kinds if message["type"] == "refused"]
        assert {message["reason"]["key"] for message in refused} == {"refused-too-fast"}
        assert 10 < len(refused) <= 97  # three at once, and one more per second


def test_a_bucket_is_refilled() -> None:
    now = [0.0]
    bucket = TokenBucket(RateLimit(2, 0.5), lambda: now[0])
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    now[0] = 2.0
    assert [bucket.take() for _ in range(2)] == [True, False]
    now[0] = 1000.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_full_buckets_are_dropped() -> None:
    now = [0.0]
    buckets = RateLimiter(RateLimit(1, 1.0), lambda: now[0])
    for number in range(10_000):
        assert buckets.take(str(number))
    now[0] = 2.0
    assert buckets.take("one more")
    assert len(buckets.buckets) == 1


def test_home_shows_the_stage_of_games(server: Server) -> None:
    code, _, _ = set_up(server)
    guest = server.guests[0]
    [table] = guest.get("/api/home").json()["tables"]
    assert (table["code"], table["stage"]) == (code, {"key": "scene-turn", "params": {"turns": 1}})
    guest.new_table("towers", "me", "bot:random")
    assert guest.get("/api/home").json()["tables"][0]["stage"] is None  # during the set-up
    for game_id, stage in (("quest", "place-bag_end"), ("fate", "fate-hope")):
        code = guest.new_table(game_id, "me", "bot:random")
        found = {table["code"]: table["stage"] for table in guest.get("/api/home").json()["tables"]}
        assert found[code]["key"] == stage


def test_reading_games_is_rate_limited(tmp_path: Path) -> None:
    with Server(tmp_path / "a.sqlite", reading=RateLimit(3, 0.001)) as server:
        guest = server.guest()
        code = guest.new_table("towers", "me", "here")
        answers = [guest.get(f"/api/tables/{code}/frames?seat=-1") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 400]
        assert answers[3].json()["reason"]["key"] == "refused-too-fast"
        assert guest.get(f"/api/tables/{code}/record").json()["reason"]["key"] == "refused-too-fast"


def test_unknown_addresses_lead_to_the_page_with_status_404(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    # The page need not be built.
    monkeypatch.setattr(static, "_read", lambda name, _: (b"the page", False) if name == "index.html" else None)
    guest = server.guest()
    typed = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}
    for path in ("/", "/rules", "/rules/quest", "/puzzles"):
        assert guest.get(path, headers=typed).status_code == 200, path
    for path in ("/nonsense", "/challenge", "/rules/nonsense", "/rules/quest/more"):
        answer = guest.get(path, headers=typed)
        assert answer.status_code == 404, path
        assert answer.text == "the page", path
        assert answer.headers["cache-control"] == "no-cache"
    for path in ("/api/nonsense", "/assets/nonsense.js", "/words/nonsense", "/manual/nonsense", "/icons/nonsense.png"):
        answer = guest.get(path, headers=typed)
        assert answer.status_code == 404, path
        assert "the page" not in answer.text, path
    assert "the page" not in guest.get("/nonsense.json").text  # without accept: text/html
    assert guest.post("/nonsense", {}).status_code == 404
