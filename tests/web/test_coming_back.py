"""Notifications, the page offline, and a player's own history and data, in a real browser."""

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from typing import Any

import msgspec
import playwright.sync_api
import pytest
from playwright.sync_api import Page, Worker, expect

from bywater.registry import load
from bywater.server.storage.interface import StoredSeat, StoredTable
from bywater.server.transport.messages import Message
from tests.server.harness import wait_for
from tests.server.push.push_service import Browser, PushService
from tests.web.conftest import People, Served
from tests.web.person import Person, until
from tests.web.test_shell import faults_by_day_and_night, fits

# Headless browsers reach no push service: replace what it would return.
SUBSCRIBED = """
(given) => {
  const made = {
    endpoint: given.endpoint,
    toJSON: () => given,
    unsubscribe: async () => { localStorage.removeItem("made"); return true; },
  };
  window.asked = [];
  const ask = Notification.requestPermission.bind(Notification);
  Notification.requestPermission = () => { asked.push("permission"); return ask(); };
  PushManager.prototype.subscribe = async (options) => {
    asked.push(options.userVisibleOnly && options.applicationServerKey);
    localStorage.setItem("made", "yes");
    return made;
  };
  PushManager.prototype.getSubscription = async () => (localStorage.getItem("made") ? made : null);
  navigator.setAppBadge = async (count) => { window.badge = count; };
  navigator.clearAppBadge = async () => { window.badge = 0; };
}
"""


@pytest.fixture(scope="session")
def browser(whole_browser: playwright.sync_api.Browser) -> playwright.sync_api.Browser:
    return whole_browser


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as found:
        yield found


def with_browser(page: Page, browser: Browser) -> None:
    subscription = {name: value for name, value in browser.subscription().items() if name != "lang"}
    page.context.add_init_script(f"({SUBSCRIBED})({json.dumps(subscription)})")
    page.context.grant_permissions(["notifications"])


def deliver(page: Page, address: str, data: str) -> None:
    """Deliver a message as the browser's push service would."""
    wire = page.context.new_cdp_session(page)
    found: list[dict[str, Any]] = []
    wire.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    wire.send("ServiceWorker.enable")
    until(lambda: found, lambda: False, page)
    wire.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": address, "registrationId": found[-1]["registrationId"], "data": data},
    )


SHOWN = "navigator.serviceWorker.ready.then((there) => there.getNotifications())"
TOLD = f"{SHOWN}.then((all) => all.map((one) => [one.title, one.body, one.tag]))"
LOOKED_AT = """() => clients.matchAll({ includeUncontrolled: true })
  .then((pages) => pages.map((page) => new URL(page.url).pathname))"""
HIDE = """
() => {
  Object.defineProperty(document, "visibilityState", { value: "hidden" });
  document.dispatchEvent(new Event("visibilitychange"));
}
"""
CLICK = """
async () => {
  const [one] = await registration.getNotifications();
  self.dispatchEvent(new NotificationEvent("notificationclick", { notification: one }));
}
"""


# The last thing the worker does with a message is to count the waiting tables.
COUNT = """() => {
  self.counted = 0;
  navigator.setAppBadge = async (count) => { self.badge = count; self.counted++; };
}"""


def shown(page: Page, worker: Worker, address: str, data: str) -> list[list[str]]:
    """Return the notifications once the worker has handled a message.

    They are queried only then: Chromium loses a notification that is queried while it is being shown.
    """
    before = worker.evaluate("self.counted")
    deliver(page, address, data)
    wait_for(lambda: worker.evaluate("self.counted") == before + 1)
    found: list[list[str]] = page.evaluate(TOLD)
    return found


def last_table(person: Person) -> dict[str, Any]:
    """Return the latest message about the seats and who is absent."""
    found: dict[str, Any] = next(message["table"] for message in reversed(person.messages) if "table" in message)
    return found


def test_a_player_who_left_is_notified(people: People, service: PushService, served: Served) -> None:
    page = people.arrive("/about", lang="de")
    with_browser(page, service.browser())
    page.goto("/about")
    new = {"game": "confrontation", "seats": 2, "who": ["open", "me"], "days": 3}
    code = page.request.post("/api/tables", data=new).json()["code"]
    page.goto(f"/table/{code}")
    page.locator(".room").wait_for()
    expect(page.locator(".room")).to_contain_text("erst nach 3 Tagen")
    begin = page.get_by_role("button", name="Benachrichtigen")
    # The explanation comes before the browser asks for permission.
    expect(page.locator(".room .call").first).to_contain_text("verschlüsselt")
    assert page.evaluate("asked") == []
    begin.click()
    expect(page.get_by_text("Dieser Browser bekommt Benachrichtigungen.")).to_be_visible()
    key = page.request.get("/api/calls").json()["key"]
    assert page.evaluate("asked") == ["permission", key]
    expect(page.get_by_role("switch", name="Zu diesem Tisch benachrichtigen")).to_be_checked()
    assert faults_by_day_and_night(page) == []

    other = people.sit_at(f"/table/{code}")
    friend = other.page
    friend.get_by_role("button", name="Take this seat").click()
    page.get_by_role("button", name="Mischen").click()
    page.get_by_role("button", name="Bereit").click()
    page.goto("/")
    page.wait_for_function("() => window.badge === 0")
    # A player who has not left yet is not notified.
    until(lambda: not last_table(other)["seats"][1]["online"], lambda: False, friend)
    friend.get_by_role("button", name="Shuffle").click()
    friend.get_by_role("button", name="Ready").click()
    wait_for(lambda: service.calls)
    (call,) = service.calls
    assert call.signed_by == key
    assert call.message["key"] == "turn"
    expect(friend.locator(".notices")).to_contain_text("in 3 days")

    worker = page.context.service_workers[0]
    worker.evaluate(COUNT)
    message = call.raw.decode()
    assert shown(page, worker, served.address, message) == [["Die Entscheidung", "Du bist am Zug.", code]]
    assert worker.evaluate("self.badge") == 1  # one table waits
    worker.evaluate(CLICK)
    page.wait_for_url(f"**/table/{code}")
    wait_for(lambda: page.evaluate(TOLD) == [])

    # With no page open, a window is opened. (It takes a real click, so only the call is checked.)
    assert shown(page, worker, served.address, message) == []  # not while the table is visible
    page.goto("/about")
    wait_for(lambda: worker.evaluate(LOOKED_AT) == ["/about"])  # the previous page may close only a moment later
    assert len(shown(page, worker, served.address, message)) == 1
    worker.evaluate(
        "() => { clients.matchAll = async () => []; clients.openWindow = async (path) => { self.opened = path; }; }"
    )
    worker.evaluate(CLICK)
    wait_for(lambda: worker.evaluate("self.opened") == f"/table/{code}")

    # A page in the background, or behind a locked screen, reports it.
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda data: sent.append(str(data))))
    page.goto(f"/table/{code}")
    page.locator(".bw-prompt").wait_for()
    page.evaluate(HIDE)
    until(lambda: sent, lambda: False, page)
    assert [json.loads(text) for text in sent] == [{"type": "look", "here": False}]

    # Muted: the switch is in the table's settings.
    page.get_by_role("button", name="Einstellungen").click()
    page.get_by_role("switch", name="Zu diesem Tisch benachrichtigen").uncheck(force=True)
    wait_for(lambda: page.request.get("/api/calls").json()["muted"] == [code])


def test_a_browser_unknown_to_the_server_is_not_shown_as_notified(
    people: People, service: PushService, served: Served
) -> None:
    page = people.arrive("/history", lang="de")
    with_browser(page, service.browser())
    page.goto("/history")
    page.evaluate("() => navigator.serviceWorker.ready")
    page.get_by_role("button", name="Benachrichtigen").click()
    called = page.get_by_text("Dieser Browser bekommt Benachrichtigungen.")
    expect(called).to_be_visible()
    known = page.request.get("/api/calls").json()
    assert list(known["browsers"].values()) == ["de"]

    # Dropped, evicted or lost with the cookie: the page subscribes again without asking.
    with closing(sqlite3.connect(served.file, 10, isolation_level=None)) as db:
        db.execute("delete from push_subscriptions")
    page.reload()
    expect(called).to_be_visible()
    assert page.evaluate("asked") == [known["key"]]
    assert page.request.get("/api/calls").json()["browsers"] == known["browsers"]

    page.reload()
    expect(called).to_be_visible()
    assert page.evaluate("asked") == []  # nothing to repair

    page.request.post("/api/calls/stop", data={"endpoint": next(iter(service.browsers))})
    page.route("**/api/calls", lambda route: route.abort() if route.request.method == "POST" else route.continue_())
    page.reload()
    expect(page.get_by_role("button", name="Benachrichtigen")).to_be_visible()
    expect(called).to_be_hidden()


# A worker that is registered but can't be installed, as when one of its files is missing.
NOT_INSTALLED = """
() => {
  navigator.serviceWorker.register = async () => {
    const installing = Object.assign(new EventTarget(), { state: "installing" });
    setTimeout(() => {
      installing.state = "redundant";
      installing.dispatchEvent(new Event("statechange"));
    }, 50);
    return { installing, waiting: null, active: null };
  };
}
"""


def test_a_browser_without_notifications_says_so(people: People) -> None:
    page = people.arrive("/history")
    page.context.add_init_script(f"({NOT_INSTALLED})()")
    page.context.grant_permissions(["notifications"])
    page.goto("/history")
    button = page.get_by_role("button", name="Notify me")
    for _ in range(2):  # it can be tried again
        button.click()
        expect(page.get_by_role("alert")).to_contain_text("That did not work")
        expect(button).to_be_enabled()


KEPT = """
async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const one of await (await caches.open(name)).keys()) found.push(new URL(one.url).pathname);
  return found;
}
"""


def test_offline_the_page_says_so_and_rules_can_be_read(people: People, served: Served) -> None:
    page = people.arrive("/rules/towers", lang="de")
    page.locator("article h1").wait_for()
    # Pages read before the worker was installed are cached as well.
    page.wait_for_function("() => navigator.serviceWorker.controller", timeout=60_000)
    page.wait_for_function("() => caches.match('/manual/towers/de')")
    rules = page.locator("article").inner_text()
    assert len(rules) > 1000
    page.request.get("/api/home")
    page.goto("/games")
    paths = page.evaluate(KEPT)
    assert "/manual/towers/de" in paths
    assert [path for path in paths if path.startswith(("/api", "/ws", "/games", "/table", "/carry"))] == []

    page.context.set_offline(True)
    page.goto("/games")
    page.get_by_role("heading", name="Keine Verbindung").wait_for()
    page.get_by_role("link", name="Die zwei Türme").first.wait_for()
    assert fits(page)
    assert faults_by_day_and_night(page) == []
    page.get_by_role("link", name="Die zwei Türme").first.click()
    page.locator("article h1").wait_for()
    expect(page.locator("article")).to_contain_text(rules[:200].strip().splitlines()[0])
    page.context.set_offline(False)

    # Online, nothing old is shown, whatever is cached.
    page.evaluate(
        "() => caches.keys().then((names) => Promise.all(names.map(async (name) =>"
        " (await caches.open(name)).put('/', new Response('<html>old')))))"
    )
    page.goto("/about")
    expect(page.get_by_role("heading").first).to_be_visible()
    assert page.evaluate("() => 'offline' in document.documentElement.dataset") is False
    assert served.address


def played(guest: str, number: int, game: str, returns: list[float], bot: str, **options: Any) -> StoredTable:
    seats = [StoredSeat("person", "Rosie"), *[StoredSeat("bot", bot=bot) for _ in returns[1:]]]
    stored = StoredTable(f"OAK-HILL-STAR-{number}", game, load(game).rules, options, seats, guest, 1.0, 2.0 + number)
    stored.over, stored.returns, stored.points = True, returns, [0] * len(returns)
    stored.resigned, stored.ending = 0, Message("ended-resigned", {"seat": 0})
    return stored


def put(served: Served, guest: str, games: list[StoredTable]) -> None:
    """Store games that were played long ago."""
    with closing(sqlite3.connect(served.file, 10, isolation_level=None)) as db:
        for stored in games:
            db.execute(
                "insert into tables values (?, ?, ?)", (stored.code, stored.updated, msgspec.json.encode(stored))
            )
            db.execute("insert into owners values (?, ?, 0)", (guest, stored.code))


def test_the_history_can_be_seen_exported_and_deleted(people: People, served: Served) -> None:
    page = people.arrive("/history", lang="de")
    guest = page.request.get("/api/me/data").json()["guest"]
    expect(page.get_by_text("Du hast noch keine beendeten Partien")).to_be_visible()
    won, lost = [1.0, -1.0], [-1.0, 1.0]
    games = [played(guest, 10 + n, "confrontation", won if n % 3 else lost, "novice") for n in range(12)]
    games += [played(guest, 30 + n, "confrontation", lost, "wizard") for n in range(2)]
    games += [played(guest, 40, "fate", [-1.0, -1.0], "captain", level="heroic")]
    put(served, guest, games)
    page.reload()
    page.locator("table").first.wait_for()
    table = page.locator("section").filter(has=page.get_by_role("heading", name="Die Entscheidung")).first
    novice = table.get_by_role("row").nth(1)
    expect(novice).to_contain_text("67\u00a0%")
    expect(novice).to_contain_text("39\u00a0% bis 86\u00a0%")
    expect(table.get_by_role("row").nth(2)).to_contain_text("ab 10 Partien")
    for width, height in ((1440, 900), (390, 844)):
        page.set_viewport_size({"width": width, "height": height})
        assert fits(page)
        assert faults_by_day_and_night(page) == []
    with page.expect_download() as download:
        page.get_by_role("link", name="Alles herunterladen").click()
    data = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert {one["code"] for one in data["tables"]} == {kept.code for kept in games}

    page.get_by_role("button", name="Alles löschen").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Bot")
    assert faults_by_day_and_night(page) == []
    dialog.get_by_role("button", name="Abbrechen").click()
    assert len(page.request.get("/api/history").json()["list"]) == len(games)
    page.get_by_role("button", name="Alles löschen").click()
    dialog.get_by_role("button", name="Alles löschen").click()
    expect(page.get_by_text("Alle deine Daten sind gelöscht.")).to_be_visible()
    assert page.request.get("/api/history").json()["total"] == 0
    assert page.request.get("/api/me/data").json()["guest"] != guest
    with closing(sqlite3.connect(served.file)) as db:
        assert db.execute("select count(*) from owners where guest = ?", (guest,)).fetchone() == (0,)
    page.wait_for_function("() => localStorage.length === 0")  # it is emptied after the message is shown
    page.get_by_role("link", name="Zurück zur Lobby").click()
    expect(page.locator("article").first).to_be_visible()


def test_the_app_can_be_installed(people: People, served: Served) -> None:
    page = people.arrive("/about")
    wire = page.context.new_cdp_session(page)
    manifest = wire.send("Page.getAppManifest")
    assert manifest["errors"] == []
    told = json.loads(manifest["data"])
    for icon in told["icons"]:
        answer = page.request.get(icon["src"])
        assert answer.status == 200
        assert answer.headers["content-type"].startswith(icon["type"])
    worker = page.request.get("/sw.js")
    assert worker.headers["cache-control"] == "no-cache"
    assert worker.headers["content-type"].startswith("text/javascript")
    for path in re.findall(r"/assets/[\w.-]+", worker.text()):  # if one were missing, nothing would be cached
        assert page.request.get(path).status == 200, path
    assert page.request.get("/icons/..%2findex.html").status == 404
    assert wire.send("Page.getInstallabilityErrors")["installabilityErrors"] in (
        [],
        [{"errorId": "in-incognito", "errorArguments": []}],  # tests run in a private window
    )
    assert served.address
