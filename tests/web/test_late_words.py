"""Word files that arrive late, or at the second attempt: message keys are never shown."""

import re

from playwright.sync_api import Page, Route, expect

from tests.web.conftest import People, new_table
from tests.web.person import until

KEY = re.compile(r"<[a-z]+(-[a-z]+)+>")
# Every text that was ever on the page, however briefly.
WATCH = """() => {
  window.told = new Set();
  const look = () => { told.add(document.body.innerText); requestAnimationFrame(look); };
  requestAnimationFrame(look);
}"""


def keys_shown(page: Page) -> list[str]:
    return [found.group() for text in page.evaluate("() => [...told]") if (found := KEY.search(text))]


def test_a_table_waits_for_the_words_of_its_game(people: People) -> None:
    """Also if another component requested them before, and the response is pending."""
    page = people.arrive("/", worker=False)
    code = new_table(page, "towers", ["me", "bot:novice"])
    held: list[Route] = []
    page.route("**/words/en/towers.ftl", lambda route: held.append(route))
    page.goto("/games")  # a list that requests them
    row = page.get_by_role("main").get_by_role("link").first
    row.wait_for()
    until(lambda: held, lambda: False, page)
    assert len(held) == 1
    page.evaluate(WATCH)
    row.click()
    expect(page).to_have_url(re.compile(code))
    page.wait_for_timeout(500)
    expect(page.get_by_text("Opening the table")).to_be_visible()
    held[0].continue_()
    expect(page.locator(".market h2")).to_have_text("Open cards")
    assert keys_shown(page) == []


def test_a_language_that_comes_late_shows_no_keys(people: People) -> None:
    page = people.arrive("/", worker=False)
    new_table(page, "towers", ["me", "bot:novice"])
    held: list[Route] = []
    page.route("**/words/fr/towers.ftl", lambda route: held.append(route))
    page.evaluate(WATCH)
    page.get_by_role("button", name="Settings").first.click()
    page.get_by_role("button", name="Français").click()
    page.get_by_role("heading", name="Réglages").wait_for()
    page.keyboard.press("Escape")
    until(lambda: held, lambda: False, page)
    page.wait_for_timeout(300)
    assert len(held) == 1
    held[0].continue_()
    expect(page.locator(".market h2")).to_have_text("Cartes visibles")
    assert keys_shown(page) == []


def test_words_that_failed_to_load_are_requested_again(people: People) -> None:
    page = people.arrive("/about", worker=False)
    tries: list[str] = []

    def fail_once(route: Route) -> None:
        tries.append(route.request.url)
        if len(tries) == 1:
            route.abort()
        else:
            route.continue_()

    page.route("**/words/en/towers.ftl", fail_once)
    new_table(page, "towers", ["me", "bot:novice"])
    expect(page.locator(".market h2")).to_have_text("Open cards")
    assert len(tries) == 2
