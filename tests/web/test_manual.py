"""The manual in the browser: pictures, search, addresses, and the way from a table and back."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import People, new_table
from tests.web.test_shell import faults_by_day_and_night, faults_of, fits

PHONE = (390, 844)


def listened(page: Page) -> list[str]:
    """Collect the page's errors and warnings from now on."""
    found: list[str] = []
    page.on("console", lambda said: found.append(said.text) if said.type == "error" else None)
    return found


def draw_all(page: Page) -> None:
    """Scroll through the page, so that every picture is drawn."""
    page.locator(".manual h1").wait_for()
    for figure in page.locator("figure[data-figure]").all():
        figure.scroll_into_view_if_needed()
        figure.locator(".exhibit :is(svg, ul, button)").first.wait_for(state="attached")


@pytest.mark.parametrize(
    ("game", "lang", "size"),
    [
        ("confrontation", "en", (1440, 900)),
        ("towers", "de", (1440, 900)),
        ("quest", "fr", PHONE),
        ("fate", "en", (1440, 900)),
    ],
)
def test_pictures_are_drawn_with_the_components_of_the_table(
    people: People, game: str, lang: str, size: tuple[int, int]
) -> None:
    page = people.arrive("about:blank", *size, lang=lang)
    complaints = listened(page)
    page.goto(f"/rules/{game}")
    draw_all(page)
    page.wait_for_timeout(250)  # boards scale once they have measured themselves
    assert page.locator(".exhibit").count() == page.locator("figure[data-figure]").count() >= 5
    assert page.locator(".exhibit[inert]").count() == page.locator(".exhibit").count()  # Tab skips pictures
    assert fits(page)
    assert complaints == []
    if game == "confrontation":
        page.evaluate("scrollTo(0, 0)")
        assert faults_by_day_and_night(page) == []


# Table cells in which a word is broken: narrower than their longest word.
CUT_WORDS = """() => [...document.querySelectorAll(".manual td")].flatMap((cell) => {
  const [words, before] = [document.createElement("span"), cell.innerHTML];
  words.style.whiteSpace = "nowrap";
  words.style.position = "absolute";
  const found = cell.textContent.split(/[\\s\\u00ad-]+/).filter((word) => {
    words.textContent = word;
    cell.append(words);
    const wide = words.getBoundingClientRect().width > cell.clientWidth + 1;
    cell.innerHTML = before;
    return wide;
  });
  return found;
})"""


@pytest.mark.parametrize(("game", "lang"), [("quest", "de"), ("fate", "fr")])
@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_no_word_of_a_table_is_cut_and_no_board_scrolls(
    people: People, game: str, lang: str, size: tuple[int, int]
) -> None:
    page = people.arrive(f"/rules/{game}", *size, lang=lang)
    draw_all(page)
    page.locator(".board.measured").first.wait_for()
    assert page.evaluate(CUT_WORDS) == []
    assert page.locator(".room.wide").count() == 0
    # A table in a picture has its own headings, not those of the text.
    borders = page.locator(".exhibit h2").evaluate_all(
        "(all) => all.map((one) => getComputedStyle(one).borderTopWidth)"
    )
    assert set(borders) <= {"0px"}
    assert fits(page)


def test_search_finds_without_accents_and_leads_there(people: People) -> None:
    page = people.arrive("/rules/quest")
    field = page.get_by_role("searchbox")
    field.fill("THEODEN")
    hits = page.locator("search ol a")
    expect(hits.first).to_contain_text("Théoden")
    expect(page.locator(".manual mark").first).to_have_text("Théoden")
    field.fill("xyzzy")
    expect(page.get_by_role("status")).to_have_text("Nothing found.")
    field.fill("nazgul search")
    hits.last.focus()
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(r"/rules/quest\?find=nazgul%20search#four-boards-shelobs-lair$"))
    told = page.locator(".manual .told")
    expect(told).to_be_in_viewport()
    expect(told).to_be_focused()
    expect(told.locator("mark").first).to_have_text("Nazgûl")
    # Across all games, and into the manual of another one.
    page.get_by_role("radio", name="In all games").check()
    page.locator("search ol a", has_text="Fate of the Fellowship").first.wait_for()
    order = hits.evaluate_all("all => all.map((hit) => hit.textContent)")
    page.locator("search ol a", has_text="Fate of the Fellowship").first.click()
    expect(page).to_have_url(re.compile(r"/rules/fate\?find=nazgul%20search#"))
    expect(page.locator(".manual h1")).to_have_text("Fate of the Fellowship")
    page.wait_for_timeout(300)
    assert hits.evaluate_all("all => all.map((hit) => hit.textContent)") == order  # the order does not change
    expect(page.locator(".manual :is(.told, h2:focus, h3:focus)")).to_be_in_viewport()
    field.press("Escape")
    expect(field).to_have_value("")
    expect(page.locator(".manual mark")).to_have_count(0)


def test_addresses_of_sections_are_the_same_in_every_language(people: People) -> None:
    page = people.arrive("/rules/confrontation#battle-retreats", lang="de")
    heading = page.locator("#battle-retreats")
    expect(heading).to_be_in_viewport()
    expect(heading).to_be_focused()
    expect(heading).to_have_text("Weichen", use_inner_text=True)
    page.get_by_role("navigation", name="Inhalt").get_by_role("link", name="Quellen").click()
    expect(page.locator("#where-from")).to_be_in_viewport()
    expect(page).to_have_url(re.compile("#where-from$"))
    page.go_back()
    expect(heading).to_be_in_viewport()
    # The icon behind a rule explains its source, and returns the focus.
    rule = page.locator("#B25")
    expect(rule).to_have_text("§")
    rule.press("Enter")
    note = page.get_by_role("dialog", name="Regel B25")
    expect(note).to_contain_text("Spielregel")
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    expect(rule).to_be_focused()


@pytest.mark.parametrize("size", [(1440, 900), PHONE])
def test_a_linked_rule_is_scrolled_into_the_middle(people: People, size: tuple[int, int]) -> None:
    page = people.arrive("/rules/confrontation#M14", *size)
    told = page.locator(".manual .told")
    expect(told).to_be_focused()
    page.wait_for_timeout(400)  # the browser scrolls by itself as well
    box = told.bounding_box()
    assert box is not None
    assert size[1] * 0.2 < box["y"] < size[1] * 0.7
    expect(page.locator(".contents [aria-current]")).to_have_text("Moving")
    page.locator("#battle-retreats").evaluate("node => node.scrollIntoView()")
    expect(page.locator(".contents [aria-current]")).to_have_text("Retreats")


def test_a_wide_picture_can_be_read_on_a_phone(people: People) -> None:
    page = people.arrive("/rules/towers", *PHONE)
    figure = page.locator('figure[data-figure="road"]')
    figure.scroll_into_view_if_needed()
    figure.locator(".measured").wait_for()
    room = figure.locator(".room")
    expect(room).to_have_attribute("tabindex", "0")
    assert room.evaluate("node => node.scrollWidth") > 700
    assert figure.get_by_text("Rohan").evaluate("node => node.getBoundingClientRect().height") > 12
    assert fits(page)


def test_the_links_of_the_page_for_researchers_work(people: People) -> None:
    page = people.arrive("/about/research")
    link = page.get_by_role("link", name="architecture.md")
    answer = page.request.get(link.get_attribute("href") or "")
    assert answer.ok
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.text().startswith("# ")
    box = page.locator("article").bounding_box()
    assert box is not None
    assert abs(box["x"] + box["width"] / 2 - 720) < 12  # in the middle


def test_an_explanation_leads_into_the_manual_and_back_to_the_table(people: People) -> None:
    page = people.arrive()
    new_table(page, "towers", ["me", "bot:novice", "bot:novice"])
    table = page.url
    edoras = page.locator("li.place", has_text="Edoras")
    edoras.hover()
    card = page.get_by_role("group", name="Edoras")
    card.get_by_role("button", name="Source").click()  # it stays open for the pointer
    expect(card).to_contain_text("Our best guess")
    expect(card).to_contain_text('rohan = ["endurance"]')
    more = card.get_by_role("button", name="More in the rules")
    more.click()
    sheet = page.get_by_role("dialog", name="The Two Towers: Rules")
    expect(sheet.locator(".told")).to_contain_text("Edoras")
    expect(sheet.locator(".told")).to_be_in_viewport()
    assert faults_by_day_and_night(page) == []
    page.keyboard.press("1")  # the keys of the table do nothing here
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    assert page.url == table
    # By keyboard alone: the focused thing is explained, R opens the manual there, Escape returns to it.
    held = page.locator(".hand button.card").first
    held.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(held).to_be_focused()
    page.keyboard.press("r")
    expect(sheet.locator(".told, :focus").first).to_be_attached()
    expect(sheet.locator(":focus")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(held).to_be_focused()


def test_the_manual_is_read_over_a_table_on_a_phone(people: People) -> None:
    page = people.arrive("/", *PHONE)
    new_table(page, "confrontation", ["me", "bot:novice"])
    page.get_by_role("button", name="Shuffle").tap()
    page.get_by_role("button", name="Ready").tap()
    page.wait_for_timeout(300)
    page.evaluate("() => document.activeElement?.blur?.()")
    page.keyboard.press("r")
    sheet = page.get_by_role("dialog", name="The Confrontation: Rules")
    expect(sheet.locator("h1")).to_have_text("The Confrontation")
    sheet.get_by_role("searchbox").fill("sideways in the mountains")
    sheet.locator("search ol a").first.tap()
    expect(sheet.locator(".told mark").first).to_be_in_viewport()
    assert fits(page)
    assert faults_of(page) == []
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
