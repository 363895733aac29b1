"""Who somebody is, what may come from elsewhere, and how much of it."""

import base64
import json
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from bywater.server.transport import static as page_files
from bywater.server.transport.cookies import Guests
from bywater.server.transport.rate_limit import Bucket, Buckets
from tests.server.house import PATIENCE, Guest, House, set_up, two_people


def name_of(guest: Guest) -> str:
    return str(guest.get("/api/me").json()["guest"])


def test_a_guest_is_known_by_the_cookie(house: House) -> None:
    guest = house.guest()
    first = guest.get("/api/me")
    cookie = first.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Secure" not in cookie  # over plain http it would not come back
    again = guest.get("/api/me")
    assert "set-cookie" not in again.headers
    assert again.json() == first.json()
    assert (
        guest.post("/api/me", {"name": "  Sam   Gamgee of Bagshot Row, Hobbiton "}).json()["name"]
        == ("Sam   Gamgee of Bagshot Row, Hobbiton".replace("   ", " ")[:24])
    )


def test_over_https_the_cookie_is_for_https_only(house: House) -> None:
    behind = house.guest().get("/api/me", headers={"X-Forwarded-Proto": "https"})  # as a proxy on this machine says
    assert "Secure" in behind.headers["set-cookie"]


@pytest.mark.parametrize("change", ["none", "guest", "signature", "key", "salt", "empty", "odd"])
def test_a_forged_cookie_makes_a_new_guest(house: House, change: str) -> None:
    owner = house.guest()
    code = owner.new_table("confrontation", "me", "open")
    (cookie,) = owner.web.cookies.values()
    payload, _, signature = cookie.partition(".")
    guest = json.loads(base64.urlsafe_b64decode(payload + "==="))
    forged = {
        "none": cookie,
        "guest": base64.urlsafe_b64encode(b'"000000000000000000000000"').decode().strip("=") + "." + signature,
        "signature": payload + "." + signature[::-1],
        "key": Guests("another key").sign(guest),
        "salt": owner.get(f"/api/tables/{code}/carry?seat=0").json()["link"].rpartition("/")[2],
        "empty": "",
        "odd": "%00é.é.é",
    }[change]
    cookies = {b"Cookie": f"bywater={forged}".encode()}
    answer = httpx.get(f"{house.base}/api/tables/{code}", headers=cookies, timeout=PATIENCE)
    assert answer.status_code == 200
    assert answer.json()["seats"][0]["yours"] == (change == "none")
    assert ("set-cookie" in answer.headers) == (change != "none")


def test_a_seat_is_carried_to_another_device_by_a_link(house: House) -> None:
    code, first, _ = two_people(house, "confrontation")
    answer = house.guests[0].get(f"/api/tables/{code}/carry?seat=0").json()
    assert answer["qr"].startswith("<svg")
    phone = house.guest()
    assert phone.come(answer["link"]).json() == {"code": code}
    page = phone.page(code)
    assert page.table["facing"] == [0]
    page.act("frodo at arthedain")
    assert [message["type"] for message in first.until_quiet()][-1] == "update"
    for seat in ("1", "-1", "7", "x"):
        assert house.guests[0].get(f"/api/tables/{code}/carry?seat={seat}").status_code == 400
    assert house.guest().get(f"/api/tables/{code}/carry?seat=0").status_code == 400
    for token in ("x", answer["link"].rpartition("/")[2][:-2] + "zz", Guests("other").carry(code, 0, "x")):
        other = house.guest()
        assert other.come(token).json()["reason"]["key"] == "refused-carry"
        assert other.page(code).table["facing"] == []


def test_an_old_link_does_not_open_the_chair_of_who_sits_there_now(house: House) -> None:
    code, _, second = two_people(house, "confrontation")
    link = house.guests[1].get(f"/api/tables/{code}/carry?seat=1").json()["link"]
    second.send("leave", seat=1)
    second.until_quiet()
    third = house.guest().page(code)
    third.send("sit", seat=1)
    third.until_quiet()
    assert house.guests[1].come(link).json()["reason"]["key"] == "refused-carry"
    assert house.guests[1].page(code).table["facing"] == []


def test_a_link_to_a_seat_is_good_for_one_device_and_not_for_long(house: House) -> None:
    code, _, _ = two_people(house, "confrontation")
    link = house.guests[0].get(f"/api/tables/{code}/carry?seat=0").json()["link"]
    phone, other = house.guest(), house.guest()
    assert phone.get(link).status_code in (200, 404)  # 404 where the page is not built: looking uses nothing up
    for _ in range(2):  # the device that came with it may come again
        assert phone.come(link).json() == {"code": code}
    refused = other.come(link)
    assert refused.status_code == 400
    assert refused.json()["reason"]["key"] == "refused-carry"
    assert other.page(code).table["facing"] == []
    again = house.guests[0].get(f"/api/tables/{code}/carry?seat=0").json()["link"]
    assert again != link
    assert other.come(again).json() == {"code": code}
    guests = Guests("a key")
    token = guests.carry(code, 0, "guest")
    assert guests.carried(token) is not None
    assert guests.carried(token, -1) is None  # as if so many seconds had gone by


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://[", "", "http://127.0.0.1:1"])
def test_other_sites_can_neither_post_nor_open_sockets(house: House, origin: str) -> None:
    guest = house.guest()
    code = guest.new_table("confrontation", "me", "open")
    new = {"game": "confrontation", "seats": 2, "who": ["me", "open"]}
    assert guest.post("/api/tables", new, headers={"Origin": origin}).status_code == 403
    with pytest.raises((InvalidStatus, ConnectionClosed)) as caught:  # noqa: SIM117
        with connect(f"ws://{house.host}/ws/{code}", additional_headers={"Origin": origin}) as socket:
            socket.recv(PATIENCE)
    assert not isinstance(caught.value, InvalidStatus) or caught.value.response.status_code == 403
    assert len(guest.get("/api/home").json()["tables"]) == 1


def test_our_own_pages_can(house: House) -> None:
    guest = house.guest()
    new = {"game": "confrontation", "seats": 2, "who": ["me", "open"]}
    code = guest.post("/api/tables", new, headers={"Origin": house.base}).json()["code"]
    with connect(f"ws://{house.host}/ws/{code}", additional_headers={"Origin": house.base}) as socket:
        assert json.loads(socket.recv(PATIENCE))["type"] == "sync"


@pytest.mark.parametrize("path", ["/api/me", "/api/games", "/nowhere", "/manual/towers/de", "/health", "/assets/x.js"])
def test_every_answer_has_a_content_security_policy(house: House, path: str) -> None:
    headers = house.guest().get(path).headers
    policy = dict(part.split(maxsplit=1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'self'"
    assert policy["object-src"] == "'none'"
    assert policy["frame-ancestors"] == "'none'"
    assert "script-src" not in policy
    assert headers["x-content-type-options"] == "nosniff"


def test_a_body_that_is_too_big_is_refused(house: House) -> None:
    guest = house.guest()
    answer = guest.post("/api/records", {"text": "x" * (1 << 20)})
    assert answer.status_code == 400
    assert answer.json()["reason"]["key"] == "refused-too-big"


def test_a_message_that_is_too_big_closes_the_socket(house: House) -> None:
    code, first, second = two_people(house, "confrontation")
    first.send("say", text="x" * (1 << 17))
    with pytest.raises(ConnectionClosed):
        first.next("chat")
    while second.table["seats"][0]["online"]:
        second.next("seats")
    assert house.lines(code) == []


def test_who_makes_too_many_tables_is_refused_for_a_while(tmp_path: Path) -> None:
    with House(tmp_path / "a.sqlite", making=Buckets(3, 0.001)) as house:
        guest = house.guest()
        new = {"game": "confrontation", "seats": 2, "who": ["me", "open"]}
        guest.get("/api/me")
        answers = [guest.post("/api/tables", new) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 400]
        assert answers[3].json()["reason"]["key"] == "refused-too-fast"
        assert guest.post("/api/records", {"text": ""}).json()["reason"]["key"] == "refused-too-fast"
        # new cookies help only as long as the address has not made too many
        many = [house.guest().post("/api/tables", new).status_code for _ in range(14)]
        assert many[0] == 200
        assert many[-1] == 400


def test_who_sends_too_fast_is_refused(tmp_path: Path) -> None:
    with House(tmp_path / "a.sqlite", talking=1.0) as house:
        guest = house.guest()
        page = guest.page(guest.new_table("confrontation", "me", "open"))
        for _ in range(100):
            page.send("why", text="x")
        kinds = [page.take() for _ in range(100)]
        refused = [message for message in kinds if message["type"] == "refused"]
        assert {message["reason"]["key"] for message in refused} == {"refused-too-fast"}
        assert 10 < len(refused) <= 97  # three at once, and one more for every second that this takes


def test_a_bucket_fills_again() -> None:
    now = [0.0]
    bucket = Bucket(2, 0.5, lambda: now[0])
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    now[0] = 2.0
    assert [bucket.take() for _ in range(2)] == [True, False]
    now[0] = 1000.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_buckets_that_are_full_again_are_forgotten() -> None:
    now = [0.0]
    buckets = Buckets(1, 1.0, lambda: now[0])
    for number in range(10_000):
        assert buckets.take(str(number))
    now[0] = 2.0
    assert buckets.take("one more")
    assert len(buckets.of) == 1


def test_my_games_say_how_far_they_have_come(house: House) -> None:
    code, _, _ = set_up(house)
    guest = house.guests[0]
    [table] = guest.get("/api/home").json()["tables"]
    assert (table["code"], table["stage"]) == (code, {"key": "scene-turn", "params": {"turns": 1}})
    guest.new_table("towers", "me", "bot:random")
    assert guest.get("/api/home").json()["tables"][0]["stage"] is None  # the road is still being laid
    for game_id, stage in (("quest", "place-bag_end"), ("fate", "fate-hope")):
        code = guest.new_table(game_id, "me", "bot:random")
        found = {table["code"]: table["stage"] for table in guest.get("/api/home").json()["tables"]}
        assert found[code]["key"] == stage


def test_games_are_not_read_without_end(tmp_path: Path) -> None:
    with House(tmp_path / "a.sqlite", reading=Buckets(3, 0.001)) as house:
        guest = house.guest()
        code = guest.new_table("towers", "me", "here")
        answers = [guest.get(f"/api/tables/{code}/frames?seat=-1") for _ in range(4)]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 400]
        assert answers[3].json()["reason"]["key"] == "refused-too-fast"
        assert guest.get(f"/api/tables/{code}/record").json()["reason"]["key"] == "refused-too-fast"


def test_an_address_that_there_is_not_leads_to_the_page_which_says_so(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The page need not be built for this.
    monkeypatch.setattr(page_files, "_read", lambda name, _: (b"the page", False) if name == "index.html" else None)
    guest = house.guest()
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
    assert "the page" not in guest.get("/nonsense.json").text  # what asks for no page gets none
    assert guest.post("/nonsense", {}).status_code == 404
