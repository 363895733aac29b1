"""Push notifications: who gets them, and that they leak nothing."""

import asyncio
import hashlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpcore
import pytest
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from bywater.server.config import RateLimit
from bywater.server.push.crypto import decode_unpadded, encode_unpadded
from bywater.server.push.sender import PublicNetwork, Sender
from bywater.server.transport.rate_limit import RateLimiter
from tests.server import coroutines
from tests.server.harness import QUIET, Guest, Page, Server, set_up, two_people, wait_for
from tests.server.push.push_service import Browser, PushService, encoded


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with PushService() as found:
        yield found


@pytest.fixture(scope="module")
def calling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("calling") / "a.sqlite", sender=Sender(loopback=True)) as found:
        yield found


@pytest.fixture
def server(calling: Server, service: PushService) -> Iterator[Server]:
    service.calls.clear()
    service.paths.clear()
    service.status = 201
    service.go_on.set()
    yield calling
    for guest in calling.guests:
        guest.close()
    calling.guests.clear()


def subscribe(guest: Guest, service: PushService, lang: str = "en") -> Browser:
    browser = service.browser()
    answer = guest.post("/api/calls", browser.subscription(lang))
    assert answer.status_code == 200, answer.text
    return browser


def settle(server: Server) -> None:
    """Wait until all pending notifications were sent."""

    async def all_done() -> None:
        calls = server.app.state.notifier._tasks
        while calls:
            await asyncio.wait(list(calls))
            await asyncio.sleep(0)

    server.run(all_done())


def away(server: Server, page: Page, code: str, seat: int) -> None:
    page.close()
    wait_for(lambda: seat in server.live(code).seats.away_since)


def move(page: Page) -> None:
    page.act(page.frame["choices"][0]["text"])


def test_absent_players_are_notified_of_their_turn(server: Server, service: PushService) -> None:
    code, first, second = set_up(server)
    browser = subscribe(server.guests[0], service, "de")
    away(server, first, code, 0)
    second.act(QUIET)
    settle(server)
    (call,) = service.calls
    assert call.endpoint == browser.endpoint
    assert call.message == {
        "game": "confrontation",
        "code": code,
        "key": "turn",
        "title": "Die Entscheidung",
        "body": "Du bist am Zug.",
    }
    assert call.signed_by == server.guests[0].get("/api/calls").json()["key"]
    assert call.claims["sub"] == f"https://{server.host}"
    assert call.headers["urgency"] == "high"


def test_a_player_who_looks_at_the_table_is_not_notified(server: Server, service: PushService) -> None:
    _, first, second = set_up(server)
    subscribe(server.guests[0], service)
    second.act(QUIET)
    settle(server)
    assert service.calls == []
    first.until_quiet()
    move(first)
    first.send("look", here=False)  # in a background tab
    first.until_quiet()
    second.until_quiet()
    move(second)
    settle(server)
    assert [call.message["key"] for call in service.calls] == ["turn"]


def test_there_is_one_notification_per_turn(server: Server, service: PushService) -> None:
    code, first, second = set_up(server)
    subscribe(server.guests[0], service)
    away(server, first, code, 0)
    second.act(QUIET)
    settle(server)
    third = server.guest().page(code)  # watchers change nothing
    third.close()
    second.until_quiet()
    settle(server)
    assert len(service.calls) == 1


def test_a_table_can_be_muted(server: Server, service: PushService) -> None:
    code, first, second = set_up(server)
    guest = server.guests[0]
    subscribe(guest, service)
    assert guest.post(f"/api/tables/{code}/mute", {"muted": True}).json() == {"muted": True}
    assert guest.get("/api/calls").json()["muted"] == [code]
    away(server, first, code, 0)
    second.act(QUIET)
    settle(server)
    assert service.calls == []
    guest.post(f"/api/tables/{code}/mute", {"muted": False})
    assert guest.get("/api/calls").json()["muted"] == []
    stranger = server.guest()
    assert stranger.post(f"/api/tables/{code}/mute", {"muted": True}).status_code == 400


def test_questions_and_the_end_are_notified(server: Server, service: PushService) -> None:
    code, first, second = set_up(server)
    subscribe(server.guests[0], service, "fr")
    first.send("look", here=False)
    first.until_quiet()
    second.act(QUIET)
    settle(server)
    first.until_quiet()
    move(first)
    second.until_quiet()
    second.send("undo")
    second.until_quiet()
    settle(server)
    second.send("resign")
    second.until_quiet()
    settle(server)
    second.send("rematch")
    second.until_quiet()
    settle(server)
    assert [call.message["key"] for call in service.calls] == ["turn", "undo", "over", "rematch"]
    assert all(call.message["code"] == code and "<" not in call.message["body"] for call in service.calls)
    assert service.calls[2].message["body"] == "La partie est terminée."


def test_a_notification_holds_only_the_table_and_the_reason(server: Server, service: PushService) -> None:
    code, first, second = two_people(server, "confrontation")
    for guest in server.guests[:2]:
        subscribe(guest, service)
    for page in (first, second):
        page.send("look", here=False)
        page.until_quiet()
    first.act("frodo at arthedain")
    settle(server)
    for call in service.calls:
        assert set(call.message) == {"game", "code", "key", "title", "body"}
        assert b"frodo" not in call.raw.lower()
        assert b"arthedain" not in call.raw.lower()
    assert code


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_is_gone_is_dropped(server: Server, service: PushService, status: int) -> None:
    code, first, second = set_up(server)
    guest = server.guests[0]
    subscribe(guest, service)
    service.status = status
    away(server, first, code, 0)
    second.act(QUIET)
    settle(server)
    assert len(service.calls) == 1
    assert guest.get("/api/me/data").json()["calls"]["browsers"] == []


@pytest.mark.parametrize("status", [500, 429, 302])
def test_failures_and_redirects_of_a_service_change_nothing(server: Server, service: PushService, status: int) -> None:
    code, first, second = set_up(server)
    guest = server.guests[0]
    subscribe(guest, service)
    service.status = status
    away(server, first, code, 0)
    second.act(QUIET)
    settle(server)
    assert len(service.paths) == 1  # no retry, and no redirect followed
    assert len(guest.get("/api/me/data").json()["calls"]["browsers"]) == 1


def test_an_unresponsive_service_delays_no_move(server: Server, service: PushService) -> None:
    code, first, second = set_up(server)
    subscribe(server.guests[0], service)
    service.go_on.clear()
    first.send("look", here=False)
    first.until_quiet()
    second.act(QUIET)
    wait_for(lambda: len(service.paths) == 1)
    first.until_quiet()
    lines = len(server.lines(code))
    move(first)
    assert len(server.lines(code)) > lines
    assert service.calls == []  # the service has not answered yet
    service.go_on.set()
    settle(server)


def test_notifications_are_rate_limited(server: Server, service: PushService) -> None:
    notifier = server.app.state.notifier
    usual, notifier.limiter = notifier.limiter, RateLimiter(RateLimit(2, 1e-6))
    _, first, second = set_up(server)
    subscribe(server.guests[0], service)
    first.send("look", here=False)
    first.until_quiet()
    turns = 0
    for _ in range(12):
        actor, other = (first, second) if first.frame["choices"] else (second, first)
        if not actor.frame["choices"]:
            break
        move(actor)
        settle(server)
        other.until_quiet()
        turns += actor is second and bool(first.frame["choices"])
    assert turns > 2
    notifier.limiter = usual
    assert len(service.calls) == 2


INSIDE = [
    "http://push.example/x",
    "https://127.0.0.1/x",
    "https://10.0.0.8/x",
    "https://192.168.1.1/x",
    "https://169.254.169.254/latest/meta-data",
    "https://[::1]/x",
    "https://[fd00::1]/x",
    "https://[::ffff:10.0.0.8]/x",
    "https://localhost/x",
    "https://push.example:8443/x",
    "https://user@push.example/x",
    "https://push.example:x/",
    "file:///etc/passwd",
    "",
    "https://push.example/" + "x" * 2000,
    f"https://{'x' * 64}.example/x",
    f"https://{'x.' * 130}example/x",
    "https://push..example/x",
    "https://.example/x",
]


@pytest.mark.parametrize("endpoint", INSIDE)
def test_invalid_endpoints_are_refused(shared: Server, endpoint: str) -> None:
    guest = shared.guest()
    answer = guest.post("/api/calls", {**Browser(endpoint).subscription(), "endpoint": endpoint})
    assert answer.status_code == 400
    assert answer.json()["reason"]["key"] == "refused-calling"
    assert guest.get("/api/me/data").json()["calls"]["browsers"] == []


def compressed(browser: Browser) -> str:
    return encoded(browser.key.public_key().public_bytes(Encoding.X962, PublicFormat.CompressedPoint))


KEYS: dict[str, Callable[[Browser, str], dict[str, str]]] = {
    "too short": lambda *_: {"p256dh": "AAAA"},
    "no secret": lambda *_: {"auth": "AAAA"},
    "no letters": lambda *_: {"p256dh": "é"},
    "nothing": lambda *_: {"p256dh": ""},
    "junk around it": lambda _, point: {"p256dh": "!" * 900_000 + point},
    "junk within": lambda _, point: {"p256dh": point[:40] + "\n" + point[40:]},
    "junk in place of letters": lambda _, point: {"p256dh": point[:-2] + "=="},
    "a long secret": lambda *_: {"auth": "A" * 22 + "=" * 900_000},
    "bits too many": lambda *_: {"auth": "A" * 21 + "B"},
    "compressed": lambda browser, _: {"p256dh": compressed(browser)},
}


@pytest.mark.parametrize("how", KEYS)
def test_invalid_keys_are_refused(shared: Server, how: str) -> None:
    browser = Browser("https://push.example/x")
    given = browser.subscription()
    given["keys"] |= KEYS[how](browser, given["keys"]["p256dh"])
    assert shared.guest().post("/api/calls", given).json()["reason"]["key"] == "refused-calling"


def test_a_long_origin_is_refused(shared: Server) -> None:
    given = Browser("https://push.example/x").subscription()
    answer = shared.guest().post("/api/calls", given, headers={"host": "x" * 400})
    assert answer.json()["reason"]["key"] == "refused-calling"


def test_an_unresolvable_host_is_an_unreachable_one() -> None:
    async def run() -> int:
        sender = Sender()
        with pytest.raises(httpcore.ConnectError):
            await sender._network.connect_tcp("x" * 64 + ".example", 443)
        status = await sender.send(f"https://{'x' * 64}.example/x", {}, b"")
        await sender.close()
        return status

    assert coroutines.run(run()) == 0


def test_a_browser_can_see_whether_it_is_subscribed(server: Server, service: PushService) -> None:
    guest = server.guest()
    assert guest.get("/api/calls").json()["browsers"] == {}
    browser = subscribe(guest, service, "fr")
    digest = hashlib.sha256(browser.endpoint.encode()).hexdigest()
    answer = guest.get("/api/calls")
    assert answer.json()["browsers"] == {digest: "fr"}
    assert browser.endpoint not in answer.text
    assert server.guest().get("/api/calls").json()["browsers"] == {}  # another guest
    guest.post("/api/calls/stop", {"endpoint": browser.endpoint})
    assert guest.get("/api/calls").json()["browsers"] == {}


def test_unsubscribing_one_browser_leaves_the_others(server: Server, service: PushService) -> None:
    code, first, second = set_up(server)
    guest = server.guests[0]
    gone, stays = subscribe(guest, service), subscribe(guest, service)
    guest.post("/api/calls/stop", {"endpoint": gone.endpoint})
    away(server, first, code, 0)
    second.act(QUIET)
    settle(server)
    assert [call.endpoint for call in service.calls] == [stays.endpoint]


def test_unsubscribing_is_rate_limited(tmp_path: Path) -> None:
    with Server(tmp_path / "a.sqlite", creation=RateLimit(3, 1e-6)) as server:
        guest = server.guest()
        guest.get("/api/me")
        answers = [guest.post("/api/calls/stop", {"endpoint": "https://push.example/x"}) for _ in range(4)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 400]
    assert answers[-1].json()["reason"]["key"] == "refused-too-fast"


class FakeNames(PublicNetwork):
    """A network with a fake name server."""

    def __init__(self, *addresses: str) -> None:
        super().__init__()
        self.addresses = list(addresses)

    async def resolve(self, host: str, port: int) -> list[str]:
        assert (host, port) == ("push.example", 443)
        return self.addresses


@pytest.mark.parametrize("addresses", [["127.0.0.1"], ["10.0.0.1"], ["::1"], ["93.184.215.14", "127.0.0.1"], []])
def test_a_host_with_an_internal_address_is_not_connected_to(
    addresses: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def run() -> int:
        network = FakeNames(*addresses)
        connected: list[Any] = []

        async def connect(*given: Any, **_: Any) -> Any:
            connected.append(given)
            raise OSError

        monkeypatch.setattr(network._backend, "connect_tcp", connect)
        sender = Sender(network=network)
        status = await sender.send("https://push.example/x", {}, b"")
        await sender.close()
        assert connected == []
        return status

    assert coroutines.run(run()) == 0


def test_the_checked_address_is_connected_to(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> list[Any]:
        network = FakeNames("93.184.215.14")
        connected: list[Any] = []

        async def connect(*given: Any, **_: Any) -> Any:
            connected.append(given[:2])
            raise OSError

        monkeypatch.setattr(network._backend, "connect_tcp", connect)
        sender = Sender(network=network)
        await sender.send("https://push.example/x", {}, b"")
        await sender.close()
        return connected

    assert coroutines.run(run()) == [("93.184.215.14", 443)]


def test_the_signing_key_is_created_once_and_never_sent(tmp_path: Path) -> None:
    file = tmp_path / "a.sqlite"
    with Server(file) as server:
        guest = server.guest()
        first = guest.get("/api/calls")
        key = first.json()["key"]
        secret = server.run(server.app.state.notifier.store.signing_key(""))
        assert len(decode_unpadded(key)) == 65
        assert encode_unpadded(decode_unpadded(key)) == key
        for path in ("/api/calls", "/api/me/data", "/api/me", "/api/home"):
            assert secret not in guest.get(path).text
    with Server(file) as server:
        assert server.guest().get("/api/calls").json()["key"] == key


def test_only_the_subscriber_can_unsubscribe(server: Server, service: PushService) -> None:
    guest, other = server.guest(), server.guest()
    guest.get("/api/me")
    browser = subscribe(guest, service)
    other.post("/api/calls/stop", {"endpoint": browser.endpoint})
    assert len(guest.get("/api/me/data").json()["calls"]["browsers"]) == 1
    guest.post("/api/calls/stop", {"endpoint": browser.endpoint})
    assert guest.get("/api/me/data").json()["calls"]["browsers"] == []


def test_a_guest_has_no_more_than_ten_browsers(server: Server, service: PushService) -> None:
    guest = server.guest()
    guest.get("/api/me")
    all_of_them = [subscribe(guest, service).endpoint for _ in range(12)]
    kept = [one["endpoint"] for one in guest.get("/api/me/data").json()["calls"]["browsers"]]
    assert kept == all_of_them[2:]
