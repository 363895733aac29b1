"""Small screens: nothing is squeezed, overlapped or out of reach."""

import random

import pytest
from playwright.sync_api import Locator, Page, expect

import bywater
from bywater.core.play import Play
from bywater.core.seats import CHANCE, OVER
from tests.web.conftest import People, new_table
from tests.web.test_ends import late
from tests.web.test_shell import fits


def box(thing: Locator) -> dict[str, float]:
    found = thing.bounding_box()
    assert found
    return {"top": found["y"], "bottom": found["y"] + found["height"], "height": found["height"]}


BOXES = """async (names) => {
  await document.fonts.ready;
  for (const _ of "12") await new Promise((drawn) => requestAnimationFrame(drawn));
  return names.map((name) => document.querySelector(name).getBoundingClientRect().toJSON());
}"""


def boxes(page: Page, *names: str) -> list[dict[str, float]]:
    """Measure all elements in one call, after the layout is final, so that nothing moves between the measurements."""
    for name in names:
        page.locator(name).wait_for()
    found: list[dict[str, float]] = page.evaluate(BOXES, names)
    return found


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_an_open_seat_is_readable_on_a_phone(people: People, lang: str) -> None:
    """The choice of who sits there shows whole words, whatever is next to it."""
    page = people.arrive("/", 390, 844, lang=lang)
    new_table(page, "confrontation", ["me", "open"])
    page.locator("li select").wait_for()
    page.evaluate("() => document.fonts.ready.then(() => true)")
    for name in page.locator(".room .bw-seat__name").all():
        assert box(name)["height"] < 30
    assert fits(page)


@pytest.mark.parametrize("lang", ["fr", "de"])
def test_list_headings_have_one_line_on_a_phone(people: People, lang: str) -> None:
    page = people.arrive("/", 390, 844, lang=lang)
    head = page.locator(".bw-panel__head").last
    head.wait_for()
    page.wait_for_function("() => document.fonts.status === 'loaded'")
    # In one call: elements above may still be loading.
    tops = head.evaluate(
        "(node) => [...node.querySelectorAll('.bw-btn')].map((one) => one.getBoundingClientRect().top)"
    )
    assert len(tops) == 2
    assert abs(tops[0] - tops[1]) < 4
    assert fits(page)


def test_every_page_can_be_reached_on_a_tablet(people: People) -> None:
    page = people.arrive("/", 820, 1180)
    page.get_by_role("button", name="More").click()
    sheet = page.get_by_role("dialog")
    for name in ("Rules", "About", "History and data"):
        expect(sheet.get_by_role("link", name=name)).to_be_visible()
    sheet.get_by_role("link", name="Rules").click()
    page.wait_for_url("**/rules/confrontation")


@pytest.mark.parametrize("path", ["/table/OAK-OAK-OAK-1", "/replay/OAK-OAK-OAK-1"])
def test_a_missing_table_is_reported_on_a_page_with_a_menu(people: People, path: str) -> None:
    page = people.arrive(path)
    expect(page.get_by_role("main").get_by_role("alert")).to_contain_text("No table has this code")
    expect(page.get_by_role("navigation", name="Main menu").first.get_by_role("link", name="My games")).to_be_visible()


def test_the_number_of_the_pile_does_not_cover_the_heading(people: People) -> None:
    page = people.arrive("/")
    new_table(page, "towers", ["me", "bot:novice"])
    heading, number, count, market = boxes(page, ".market h2", ".pile kbd", ".pile .count", ".market")
    assert heading["bottom"] <= number["top"]
    assert count["bottom"] <= market["bottom"]


def full_handed() -> str:
    """Return a game of five up to where the first player has many different cards, and lays."""
    for seed in range(200):
        play = Play(bywater.load("towers"), 5)
        rng = random.Random(seed)
        while (state := play.state).actor != OVER:
            if state.actor == 0 and state.decision.kind == "laying" and len(set(state.view(0)["hands"]["0"])) > 10:
                return str(play.record())
            play.apply(int(state.roll(rng)) if state.actor == CHANCE else rng.choice(list(state.legal())))
    raise AssertionError("expected a hand of many different cards within 200 games, found none")


def test_a_player_who_lays_sees_the_own_rows_with_any_number_of_players(people: People) -> None:
    page = late(people, "towers", 1, 390, 844, full_handed()).page
    page.locator(".own .board").wait_for()
    # Wait until the rows have scrolled into view.
    page.wait_for_function(
        """() => {
            const [own, prompt] = [".own .board", ".bw-prompt"].map((name) => document.querySelector(name));
            return own.getBoundingClientRect().bottom <= prompt.getBoundingClientRect().top + 1;
        }"""
    )
