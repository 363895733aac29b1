"""A new build on the server: new visits get it, and open pages lose nothing."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from bywater.server.transport.static import PAGE
from tests.web.conftest import People, Served

HASH = re.compile(r"-([A-Za-z0-9_-]{8})\.(?:js|css|woff2|svg)$")
BUILD = re.compile(r'bywater-shell-\$\{"[0-9a-z]+"\}')
MARKER = "() => document.querySelector('meta[name=build]')?.content ?? 'A'"
CACHES = "() => caches.keys().then((names) => names.filter((name) => name.includes('shell')).join())"
LATE = 60_000
"""Timeout for a service worker in milliseconds: it is registered late, so as not to slow the first visit."""


def other_build(folder: Path) -> Path:
    """The same client as another build: with a marker in its page, and other names for all files with a digest."""
    shutil.copytree(PAGE, folder)
    names = {found[1]: found[1][::-1] for file in (folder / "assets").iterdir() if (found := HASH.search(file.name))}
    for file in list(folder.rglob("*")):
        if file.suffix in (".js", ".css", ".html"):
            text = file.read_text(encoding="utf-8")
            for old, new in names.items():
                text = text.replace(f"-{old}.", f"-{new}.")
            text = text.replace("<head>", '<head><meta name="build" content="B" />')
            text, count = BUILD.subn("bywater-shell-b", text)
            assert count == (file.name == "sw.js")
            file.write_text(text, encoding="utf-8")
        if found := HASH.search(file.name):
            file.rename(file.with_name(file.name.replace(f"-{found[1]}.", f"-{names[found[1]]}.")))
    return folder


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """A server of its own, which is upgraded during the test."""
    server = Served(tmp_path / "tables.sqlite", page=PAGE)
    yield server
    server.stop()


def upgraded(served: Served, tmp_path: Path) -> None:
    """The server stops and starts again with the other build."""
    served.stop()
    served.page = other_build(tmp_path / "page")
    served.start()


def with_worker(people: People, path: str) -> Page:
    page = people.arrive(path)
    page.wait_for_function("() => navigator.serviceWorker.controller", timeout=LATE)
    assert page.evaluate(MARKER) == "A"
    assert page.evaluate(CACHES) != "bywater-shell-b"
    return page


def taken_over(page: Page) -> None:
    """Wait until the worker of the other build has taken over and deleted what the first one cached."""
    for _ in range(LATE // 100):
        if page.evaluate(CACHES) == "bywater-shell-b":
            return
        page.wait_for_timeout(100)
    raise AssertionError(page.evaluate(CACHES))


def test_a_new_build_is_shown_at_once_and_replaces_what_is_cached(
    people: People, served: Served, tmp_path: Path
) -> None:
    page = with_worker(people, "/about")
    upgraded(served, tmp_path)
    page.reload()
    expect(page.get_by_role("heading").first).to_be_visible()
    assert page.evaluate(MARKER) == "B"
    taken_over(page)

    page.context.set_offline(True)
    page.goto("/games")
    page.get_by_role("heading", name="No connection").wait_for()
    assert page.evaluate(MARKER) == "B"
    assert page.evaluate("() => 'offline' in document.documentElement.dataset")
    page.context.set_offline(False)
    page.goto("/games")
    expect(page.get_by_role("heading").first).to_be_visible()
    assert not page.evaluate("() => 'offline' in document.documentElement.dataset")


def test_an_open_page_stays_until_the_next_navigation(people: People, served: Served, tmp_path: Path) -> None:
    page = with_worker(people, "/")
    page.locator("#code").fill("OAK-HILL")
    page.evaluate("() => { window.opened = true; }")
    upgraded(served, tmp_path)
    page.evaluate("() => navigator.serviceWorker.getRegistration().then((registration) => registration.update())")
    taken_over(page)
    assert page.evaluate("() => window.opened")
    assert page.locator("#code").input_value() == "OAK-HILL"
    assert page.evaluate(MARKER) == "A"

    page.locator("a[href='/about']").first.click()
    page.wait_for_function("() => !window.opened")
    expect(page.get_by_role("heading").first).to_be_visible()
    assert page.url.endswith("/about")
    assert page.evaluate(MARKER) == "B"


def test_a_missing_file_loads_the_new_build(people: People, served: Served, tmp_path: Path) -> None:
    """Before the worker has learned of the upgrade, the old page requests a file that no longer exists."""
    page = people.arrive("/", worker=False)
    page.locator("article").first.wait_for()
    assert page.evaluate(MARKER) == "A"
    upgraded(served, tmp_path)
    page.locator("a[href='/about']").first.click()
    page.wait_for_function(f"() => ({MARKER})() === 'B'")
    expect(page.get_by_role("heading").first).to_be_visible()
    assert page.url.endswith("/about")
