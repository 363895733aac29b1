"""Fixtures: a server, a browser, and people at its pages."""

import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, expect, sync_playwright

from tests.web.person import Person, Way

ROOT = Path(__file__).parents[2]
PATIENCE = 15_000
"""Milliseconds that a test waits for an element: on a busy machine it takes a while."""
expect.set_options(timeout=PATIENCE)
# The same random numbers on the page in every run: it shuffles figures.
LUCK = """() => {
  let seed = 1;
  Math.random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
}"""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


class Served:
    """The server of one test. It can be killed and started again on the same port and file, with another build."""

    def __init__(self, file: Path, grace: float = 60.0, page: Path | None = None) -> None:
        self.file = file
        self.grace = grace
        self.page = page
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.web.server_process", str(self.port), str(self.file), str(self.grace)]
        if self.page:
            command.append(str(self.page))
        self.process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())

    def kill(self) -> None:
        """Kill the server without warning, as in a power failure."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        assert self.process is not None
        self.process.terminate()
        self.process.wait(20)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests of a process: tests do not see each other's tables."""
    server = Served(tmp_path_factory.mktemp("served") / "tables.sqlite")
    yield server
    server.stop()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as found:
        yield found


def launched(playwright: Playwright, name: str) -> Iterator[Browser]:
    # Fail instead of skipping where the browser is missing: `make test` installs it.
    found = shutil.which(name)
    assert found, f"expected the Debian package {name}, found none; make test installs it"
    browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Chromium without its user interface: the same pages in two thirds of the time."""
    yield from launched(playwright, "chromium-headless-shell")


@pytest.fixture(scope="session")
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    """Chromium with the parts outside the page, such as notifications."""
    yield from launched(playwright, "chromium")


class People:
    """Opens pages, each in a browser context of its own with its own cookies."""

    def __init__(self, browser: Browser, served: Served) -> None:
        self.browser = browser
        self.served = served
        self.contexts: list[BrowserContext] = []
        self.faults: list[str] = []

    def arrive(
        self,
        path: str = "/",
        width: int = 1440,
        height: int = 900,
        lang: str = "en",
        served: Served | None = None,
        worker: bool = True,
    ) -> Page:
        """Open a page. Without the worker, which sends requests of its own, a test can delay every request of the
        page."""
        context = self.browser.new_context(
            base_url=(served or self.served).address,
            viewport={"width": width, "height": height},
            locale=lang,
            reduced_motion="reduce",
            has_touch=width < 640,
            service_workers="allow" if worker else "block",
        )
        context.add_init_script(f"({LUCK})()")
        self.contexts.append(context)
        return self.open(context, path)

    def open(self, context: BrowserContext, path: str) -> Page:
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", self._listen)
        page.goto(path)
        return page

    def _listen(self, line: ConsoleMessage) -> None:
        if "svelte.dev/e/" in line.text:  # a warning or error of Svelte is a fault of the page
            self.faults.append(line.text)

    def sit_at(
        self,
        path: str,
        seed: int = 1,
        width: int = 1440,
        height: int = 900,
        way: Way = "mouse",
        served: Served | None = None,
    ) -> Person:
        """Open a table as a person whose socket is recorded from the start: an empty page comes first."""
        page = self.arrive("about:blank", width, height, served=served)
        person = Person(page, seed, way)
        page.goto(path)
        return person

    def invite(self, game: str) -> tuple[Person, str]:
        """Invite a friend to a game from the lobby, and return the code of the table."""
        person = self.sit_at("/")
        page = person.page
        page.get_by_role("radio", name="Invite a friend").check()
        page.locator("article").filter(has_text=game).get_by_role("button").first.click()
        page.wait_for_url("**/table/*")
        return person, page.url.rpartition("/")[2]


def new_table(page: Page, game: str, who: list[str], **options: Any) -> str:
    """Create a table without the lobby, and go to it."""
    answer = page.request.post("/api/tables", data={"game": game, "seats": len(who), "who": who, "options": options})
    code: str = answer.json()["code"]
    page.goto(f"/table/{code}")
    page.locator(".bw-prompt, .curtain, .room").first.wait_for()
    return code


@pytest.fixture
def people(browser: Browser, served: Served) -> Iterator[People]:
    there = People(browser, served)
    yield there
    for context in there.contexts:
        context.close()
    assert there.faults == []  # no page may throw, whatever the test did
