"""The shell of the page in a real browser: lobby, table, curtain, replay, languages, themes, keyboard, phone, axe."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import ROOT, People, new_table
from tests.web.person import Person, until

AXE = (ROOT / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
SIZES = {"desktop": (1440, 900), "laptop": (1280, 720), "tablet": (820, 1180), "phone": (390, 844)}


def faults_of(page: Page) -> list[str]:
    """Return the violations of WCAG A and AA that axe finds."""
    page.evaluate(AXE)
    found = page.evaluate(
        "() => axe.run(document, {runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']})"
    )
    return [f"{one['id']}: {one['nodes'][0]['html'][:160]}" for one in found["violations"]]


def faults_by_day_and_night(page: Page) -> list[str]:
    """Return the violations in both themes."""
    found: list[str] = []
    for theme in ("dark", "light"):
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
        page.wait_for_timeout(50)
        page.wait_for_function("() => document.getAnimations().every((one) => one.playState !== 'running')")
        found += [f"{theme}: {fault}" for fault in faults_of(page)]
    return found


def fits(page: Page) -> bool:
    """Whether nothing overflows sideways, once the layout is final after the latest change of size."""
    for _ in range(300):
        if page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"):
            return True
        page.wait_for_timeout(50)
    return False


# The log lines shown while a place is scored and no token has been given yet.
NOTE_EARLY_LINES = """() => {
  window.early = [];
  const look = () => {
    const scoring = document.querySelector(".scoring");
    if (!scoring || scoring.querySelector(".takes .tw-token")) return;
    early.push(document.querySelector(".bw-log").textContent);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
}"""


def test_a_newcomer_plays_a_bot_with_two_clicks(people: People) -> None:
    person = people.sit_at("/")
    person.page.locator("article").filter(has_text="The Two Towers").get_by_role("button").first.click()
    person.page.wait_for_url("**/table/*")
    person.page.locator(".bw-prompt").wait_for()
    person.page.evaluate(NOTE_EARLY_LINES)
    until(lambda: person.frame["view"]["stage"] >= 2, person.step, person.page)  # the first place is scored
    expect(person.page.locator(".bw-log")).to_contain_text(re.compile("wins? the token|no cards"))
    # The log keeps pace with it: no token is logged before it is given.
    early = person.page.evaluate("() => early")
    assert any("You score " in text for text in early)
    assert not any("the token" in text or "Guest" in text for text in early)


def test_one_person_and_three_bots_play_a_whole_game_of_towers(people: People) -> None:
    person = people.sit_at("/")
    new_table(person.page, "towers", ["me", "bot:novice", "bot:random", "bot:novice"])
    for _ in range(4000):
        if person.over:
            break
        if not person.step():
            person.page.wait_for_timeout(20)
    view = person.frame["view"]
    assert view["over"]
    assert all(frame["view"]["hands"].keys() <= {"0"} for frame in frames(person) if not frame["view"]["over"])
    expect(person.page.get_by_role("dialog").first).to_be_visible()
    person.page.goto("/replays")
    expect(person.page.locator(".names").first).to_contain_text(re.compile(r"Novice 1\b.+Novice 2\b"))


def frames(person: Person) -> list[dict[str, Any]]:
    return [message["frame"] for message in person.messages if "frame" in message]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("path", ["/", "/games", "/replays", "/about", "/rules/towers"])
def test_pages_have_no_fault_and_fit(people: People, path: str, size: str) -> None:
    page = people.arrive(path, *SIZES[size], lang="de")
    page.locator("h1, h2").first.wait_for()
    assert fits(page)
    assert faults_of(page) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("game", "who"), [("confrontation", ["me", "bot:novice"]), ("towers", ["me"] + ["bot:novice"] * 3)]
)
def test_tables_have_no_fault_and_fit(people: People, game: str, who: list[str], size: str) -> None:
    page = people.arrive("/", *SIZES[size], lang="de")
    new_table(page, game, who)
    page.wait_for_timeout(300)
    assert fits(page)
    assert faults_by_day_and_night(page) == []
    heights = page.locator(".stage .bw-seat__note").evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect().height)"
    )
    assert all(height < 24 for height in heights)  # each has one line
    if size == "tablet":
        explained_beside_the_hand(page)
    if game == "confrontation":
        round_and_quiet(page, size)


def explained_beside_the_hand(page: Page) -> None:
    """Check that the explanation of a card or figure in the hand does not cover the hand."""
    page.locator(".hand .piece, .hand .card").first.hover()
    card, hand = page.locator(".explained").bounding_box(), page.locator(".centre > .hand").bounding_box()
    assert card
    assert hand
    assert card["y"] + card["height"] <= hand["y"]
    page.mouse.move(2, 2)


def round_and_quiet(page: Page, size: str) -> None:
    """Check that figures beside the map have rounded tops as on it, and that the next prompt does not move the map."""
    piece = page.locator(".tray .piece").first
    width = piece.evaluate("(node) => node.offsetWidth")
    radius = piece.evaluate("(node) => parseFloat(getComputedStyle(node).borderTopLeftRadius)")
    assert abs(radius - width / 2) < 2
    bar = page.locator(".centre > .bar")
    before = bar.bounding_box()
    page.get_by_role("button", name="Mischen").click()
    page.locator(".bw-prompt .bw-btn--primary").click()
    expect(page.locator(".tray")).to_have_count(0)
    after = bar.bounding_box()
    assert before
    assert after
    assert size == "phone" or before["height"] == after["height"]


@pytest.mark.parametrize("size", ["laptop", "phone"])
@pytest.mark.parametrize("game", ["confrontation", "towers"])
def test_tables_have_no_fault_in_mid_game(people: People, game: str, size: str) -> None:
    person = people.sit_at("/", 1, *SIZES[size], "touch" if size == "phone" else "mouse")
    page = person.page
    new_table(page, game, ["me", "bot:novice"])
    until(
        lambda: person.over or (person.frame["moment"] >= 12 and page.locator(".bw-prompt:not(.is-waiting)").count()),
        person.step,
        page,
    )
    assert fits(page)
    assert faults_of(page) == []


@pytest.mark.parametrize("path", ["/nonsense", "/challenge", "/games/of/mine", "/rules/nonsense"])
def test_an_unknown_address_says_so_and_links_to_the_lobby(people: People, path: str) -> None:
    page = people.arrive(path, 390, 844, lang="de")
    expect(page.get_by_role("heading", name="Seite nicht gefunden")).to_be_visible()
    assert fits(page)
    page.get_by_role("main").get_by_role("link").click()
    page.locator("article").first.wait_for()


def test_rules_without_a_game_lead_to_the_manuals(people: People) -> None:
    page = people.arrive("/rules")
    page.wait_for_url("**/rules/confrontation")
    page.locator("article h1").wait_for()
    expect(page.get_by_role("navigation", name="Games").get_by_role("link")).to_have_count(4)


def test_languages_and_themes_change_at_the_table(people: People) -> None:
    page = people.arrive()
    new_table(page, "confrontation", ["me", "bot:novice"])
    expect(page.get_by_role("button", name="Shuffle")).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Deutsch").click()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("button", name="Mischen")).to_be_attached()
    page.get_by_role("button", name="Français").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    before = page.evaluate("() => getComputedStyle(document.body).backgroundColor")
    page.get_by_role("button", name="Nuit").click()
    expect(page.locator("body")).not_to_have_css("background-color", before)
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "fr")  # the choice is stored


def test_the_curtain_hides_one_hand_from_the_other(people: People) -> None:
    """Nothing of the hidden seat is in the page or came over the socket."""
    person = people.sit_at("/")
    page = person.page
    new_table(page, "confrontation", ["me", "here"])
    assert "Frodo" not in page.content()
    page.locator(".curtain button").click()
    page.get_by_role("button", name="Shuffle").click()
    placed = len(person.received)
    page.get_by_role("button", name="Ready").click()
    page.locator(".curtain").wait_for()
    assert "Frodo" not in page.locator("body").inner_text()
    page.locator(".curtain button").click()
    page.get_by_role("button", name="Shuffle").wait_for()
    for frame in [
        m["frame"] for m in person.messages[placed:] if "frame" in m and m["frame"]["view"]["viewers"] == [1]
    ]:
        assert "figures" not in frame["view"]["light"]


def test_resigning_explains_its_consequences(people: People) -> None:
    page = people.arrive("about:blank")
    for game, who, text in (
        ("confrontation", ["me", "bot:novice"], "counts as a loss for you."),
        ("quest", ["me", "bot:novice", "bot:novice"], "counts as a loss for all of you"),
        ("towers", ["me", "bot:novice", "bot:novice"], "A bot takes your seat"),
    ):
        new_table(page, game, who)
        page.get_by_role("button", name="Resign").click()
        expect(page.get_by_role("dialog")).to_contain_text(text)
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    told = page.locator(".notices").get_by_role("status")
    expect(told).to_contain_text("A bot plays on for you, and you watch.")
    expect(page.locator(".bw-topbar")).to_contain_text("Watching")
    told.get_by_role("button", name="Take back your seat").click()
    expect(told).to_have_count(0)
    expect(page.locator(".bw-topbar")).not_to_contain_text("Watching")
    # Run axe only now: the bots play on meanwhile, and after the end a bot could not take over.
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(told).to_contain_text("A bot plays on for you, and you watch.")
    assert faults_of(page) == []


# In the final font: the fallback before it is wider.
READ_WHOLE = """async (one) => {
  await document.fonts.ready;
  return one.scrollWidth <= one.clientWidth;
}"""


@pytest.mark.parametrize("lang", ["fr", "de"])
def test_the_title_of_a_table_is_not_cut_on_a_phone(people: People, lang: str) -> None:
    page = people.arrive("about:blank", *SIZES["phone"], lang=lang)
    for game in ("quest", "fate", "towers", "confrontation"):
        new_table(page, game, ["me", "bot:novice"])
        page.locator("header h1").wait_for()
        assert page.locator("header h1").evaluate(READ_WHOLE), game
        page.goto(page.url.replace("/table/", "/replay/"))
        page.get_by_role("slider").wait_for()
        assert page.locator("header h1").evaluate(READ_WHOLE), game


def test_undo_is_free_until_something_was_revealed(people: People) -> None:
    person = people.sit_at("/")
    page = person.page
    new_table(page, "confrontation", ["here", "me"])
    page.locator(".curtain button").click()
    page.locator("button[aria-controls=all-choices]").click()
    page.locator("#all-choices li button").first.click()
    until(lambda: any(person.frame["view"]["light"]["figures"].values()), lambda: False, page)
    undo = page.get_by_role("button", name="Undo")
    undo.first.click()
    until(lambda: not any(person.frame["view"]["light"]["figures"].values()), lambda: False, page)


def test_a_downloaded_record_is_uploaded_as_a_replay(people: People, tmp_path: Path) -> None:
    person = people.sit_at("/")
    page = person.page
    code = new_table(page, "towers", ["bot:novice", "bot:novice"])
    page.wait_for_function("() => document.querySelector('.bw-dialog')", timeout=200_000)
    record = page.request.get(f"/api/tables/{code}/record").text()
    file = tmp_path / "record.txt"
    file.write_text(record, encoding="utf-8")
    page.goto("/")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url("**/replay/*")
    slider = page.locator("input[type=range]")
    slider.wait_for()
    slider.focus()
    page.keyboard.press("End")
    expect(page).to_have_url(re.compile(r"moment=\d+"))
    page.get_by_role("button", name="Play on from here").wait_for()
