"""Several people at one table, each in a browser of their own: requests to each other, and absence."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.coach import apart
from tests.web.conftest import People, Served, new_table
from tests.web.person import Person, until
from tests.web.test_confrontation import MAX_GAMES, lay_out, meet, play, settle
from tests.web.test_shell import faults_of


def place(*persons: Person) -> None:
    """Set up Light first, then Dark; afterwards Dark is to move."""
    for person in persons:
        lay_out(person)


def move(person: Person) -> None:
    """Move some figure to a region without an enemy."""
    page = person.page
    page.locator("button[aria-controls=all-choices]").click()
    frame = person.frame
    keys = [choice["says"]["key"] for choice in frame["choices"]]
    page.locator("#all-choices li button").nth(keys.index("do-move")).click()
    until(lambda: person.frame["moment"] > frame["moment"], lambda: False, page)


def test_undo_by_consent_is_refused_and_then_accepted(people: People) -> None:
    light, dark = meet(people)
    asks = re.compile("wants to undo")

    def askable() -> Person | None:
        for person in (light, dark):
            button = person.page.get_by_role("button", name="Ask to undo")
            if button.count() and button.is_visible():
                return person
        return None

    asker = None
    for _ in range(20):  # the last press may have begun a battle, which covers the button
        play(light, dark, lambda: askable() is not None)
        settle(light, dark)  # any action after the request withdraws it
        if asker := askable():
            break
    assert asker
    other = dark if asker is light else light
    undo = asker.page.get_by_role("button", name="Ask to undo")
    undo.click()
    banner = other.page.get_by_role("alert").filter(has_text=asks)
    expect(asker.page.get_by_text("Asked to undo")).to_be_visible()
    lines = len(asker.frame["view"]["light"])
    banner.get_by_role("button", name="No").click()
    expect(banner).to_have_count(0)
    expect(asker.page.get_by_role("alert").filter(has_text="They would rather")).to_be_visible()
    expect(asker.page.locator(".bw-prompt").get_by_role("button")).to_have_count(1)  # no rule to link to
    asker.page.get_by_role("button", name="Got it").click()
    moment = asker.frame["moment"]
    undo.click()
    banner.get_by_role("button", name="Yes").click()
    expect(banner).to_have_count(0)
    asker.page.wait_for_function("() => !document.body.innerText.includes('Asked to undo')")
    until(lambda: asker.frame["moment"] < moment, lambda: False, asker.page)
    assert lines
    play(light, dark, lambda: asker.frame["moment"] >= moment or asker.over)


@pytest.fixture
def hasty(tmp_path: Path) -> Iterator[Served]:
    """A server where a bot steps in at once."""
    server = Served(tmp_path / "tables.sqlite", grace=1)
    yield server
    server.stop()


def test_a_bot_substitutes_for_an_absent_player_and_returns_the_seat(people: People, hasty: Served) -> None:
    light = people.sit_at("/", served=hasty)
    code = new_table(light.page, "confrontation", ["me", "open"])
    dark = people.sit_at(f"/join/{code}", 2, served=hasty)
    dark.page.get_by_role("button", name="Take this seat").click()
    place(light, dark)
    dark.page.locator(".piece.can").first.wait_for()
    dark.page.goto("/about")  # now nobody moves for Dark
    expect(light.page.get_by_text("A bot is playing")).to_be_visible()
    light.page.wait_for_function(
        "() => document.querySelector('.bw-prompt:not(.is-waiting), .bt')", timeout=60_000
    )  # it thinks before it moves
    assert light.frame["view"]["turns"] >= 1
    dark.page.goto(f"/table/{code}")
    expect(light.page.get_by_text("A bot is playing")).to_have_count(0)
    play(light, light, lambda: dark.frame["choices"] or light.over)
    play(light, dark, lambda: dark.frame["view"]["turns"] >= 4 or light.over)


def test_a_seat_moves_to_another_device_by_a_link(people: People) -> None:
    person = people.sit_at("/")
    page = person.page
    code = new_table(page, "confrontation", ["me", "bot:novice"])
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Continue on another device").click()
    link = page.get_by_label("Link to your seat").input_value()
    phone = people.sit_at(link, 2, 390, 844, "touch")
    expect(phone.page).to_have_url(re.compile(f"/table/{code}$"))
    phone.page.get_by_role("button", name="Shuffle").tap()
    phone.page.get_by_role("button", name="Ready").tap()
    expect(phone.page.locator(".tray")).to_have_count(0)
    until(
        lambda: sum(map(bool, phone.frame["view"]["light"]["figures"].values())) == 6, lambda: False, phone.page
    )  # the answer may be in flight
    expect(page.locator(".tray")).to_have_count(0)  # and the first device follows
    late = people.arrive(link)
    expect(late.get_by_role("alert")).to_contain_text("This link was used or has expired")
    assert faults_of(late) == []
    late.get_by_role("link", name="Back to the lobby").click()
    late.goto(f"/table/{code}")
    expect(late.get_by_text("Watching", exact=True)).to_be_visible()


def test_a_rematch_swaps_the_sides_and_keeps_the_score_of_the_match(people: People) -> None:
    light, dark = meet(people)
    resign(light.page)
    for person, title in ((light, "You lost."), (dark, "You won!")):
        expect(person.page.get_by_role("heading", name=title)).to_be_visible()
    first = light.page.url
    again = light.page.get_by_role("button", name="Play again, swap sides")
    again.click()
    expect(again).to_be_disabled()
    dark.page.get_by_role("dialog").get_by_role("button", name="No", exact=True).click()
    expect(light.page.get_by_role("alert").filter(has_text="No other game for now")).to_be_attached()
    again.click()
    dark.page.keyboard.press("Escape")
    dark.page.get_by_role("alert").get_by_role("button", name="Yes").click()
    for person in (light, dark):
        expect(person.page).not_to_have_url(first)
        person.page.locator(".bw-prompt").wait_for()
    # Who was Dark is Light now, and sets up first.
    dark.page.get_by_role("button", name="Shuffle").wait_for()
    expect(dark.page.locator(".bw-prompt:not(.is-waiting)")).to_be_visible()
    expect(light.page.locator(".bw-prompt.is-waiting")).to_be_visible()
    resign(light.page)
    expect(light.page.get_by_text(re.compile(r"2 games so far: .+ \d+ · .+ \d+"))).to_be_visible()
    expect(light.page.get_by_role("link", name="Watch replay")).to_be_visible()
    expect(light.page.get_by_role("link", name="Back to the lobby").last).to_be_visible()


def resign(page: Page) -> None:
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    page.get_by_role("button", name=re.compile("Play again")).wait_for()


def test_the_closed_end_dialog_can_be_opened_again(people: People) -> None:
    page = people.sit_at("/", width=390, height=844).page
    new_table(page, "confrontation", ["me", "bot:novice"])
    page.get_by_role("button", name="Settings").tap()
    page.get_by_role("button", name="Resign").tap()
    page.get_by_role("dialog").get_by_role("button", name="Resign").tap()
    page.get_by_role("button", name=re.compile("Play again")).wait_for()
    page.get_by_role("dialog").get_by_role("button", name="Close").tap()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator(".bw-prompt").get_by_role("button", name="Result").tap()
    expect(page.get_by_role("button", name=re.compile("Play again"))).to_be_visible()


def test_a_chat_message_arrives(people: People) -> None:
    light, dark = meet(people)
    dark.page.get_by_role("tab", name="Chat").click()
    light.page.get_by_role("tab", name="Chat").click()
    light.page.get_by_label("Write a message").fill("A fine day for a walk <b>")
    light.page.get_by_role("button", name="Send").click()
    for person in (light, dark):
        expect(person.page.get_by_role("list", name="Chat").get_by_text("A fine day for a walk <b>")).to_be_visible()
    dark.page.get_by_role("tab", name="Log").click()
    light.page.get_by_label("Write a message").fill("Coming?")
    light.page.keyboard.press("Enter")
    expect(dark.page.get_by_role("tab", name="Chat")).to_contain_text("1")  # one unread message


def refused_move(person: Person) -> tuple[str, str, str] | None:
    """Return a figure that may move, where it stands, and a region next to it that it may not enter."""
    frame = person.frame
    ways = [choice["parts"] for choice in frame["choices"] if choice["kind"] == "move"]
    for figure, regions in frame["extras"].get("reach", {}).items():
        goals = [way["to"] for way in ways if way["figure"] == figure]
        shut = [region for region in regions if region not in goals]
        if goals and shut:
            return figure, next(way["from"] for way in ways if way["figure"] == figure), shut[0]
    return None


def test_a_refused_click_shows_its_reason(people: People) -> None:
    """A click on an illegal move shows the reason, in words, in place of the prompt."""

    def stuck(light: Person, dark: Person) -> Person | None:
        for person in (light, dark):
            if refused_move(person) and person.page.locator(".piece.can").count():
                return person
        return None

    person = None
    for _ in range(MAX_GAMES):  # a game may be over before a figure blocks the way of another
        light, dark = meet(people)
        play(light, dark, lambda light=light, dark=dark: stuck(light, dark) or light.over)
        if person := stuck(light, dark):
            break
    assert person
    found = refused_move(person)
    assert found
    figure, start, shut = found
    page = person.page
    page.keyboard.press("Escape")
    name = re.compile(figure.replace("_", ".").replace("nazgul", "nazgûl"), re.IGNORECASE)
    page.locator(f".piece.can[data-region={start}]").and_(page.get_by_role("button", name=name)).click()
    page.locator(".hit--select").wait_for(state="attached")
    page.locator(f"path[data-region={shut}]").dispatch_event("click")
    reason = page.locator(".bw-prompt.is-error [role=alert]")
    expect(reason).to_be_visible()
    assert len(reason.inner_text()) > 20
    page.get_by_role("button", name="Got it").click()
    expect(reason).to_have_count(0)
    assert person.frame["choices"]  # no action was played


def test_a_line_of_the_log_leads_to_its_moment(people: People) -> None:
    light, dark = meet(people)
    place(light, dark)
    move(dark)
    page = light.page
    line = page.locator(".bw-log button").first
    line.click()
    peek = page.get_by_text(re.compile(r"You are looking at move \d"))
    expect(peek).to_be_visible()
    page.reload()  # earlier moments are requested from the server
    page.locator(".bw-log button").first.click()
    expect(peek).to_be_visible()
    page.get_by_role("button", name="Back to the game").click()
    expect(peek).to_have_count(0)
    enemy = [one.page.locator(".piece").filter(has_text=name) for one, name in ((light, "Balrog"), (dark, "Frodo"))]
    for figure in enemy:
        expect(figure).to_have_count(0)
    resign(page)  # now everything is shown, as in the replay
    for figure in enemy:
        expect(figure).to_have_count(1)


def test_an_empty_seat_is_filled_with_a_bot_and_the_game_begins(people: People) -> None:
    person, _ = people.invite("The Two Towers")
    page = person.page
    page.get_by_role("combobox").first.wait_for()
    for _ in range(page.get_by_role("combobox").count()):
        many = page.get_by_role("combobox").count()
        page.get_by_role("combobox").first.select_option("novice")
        expect(page.get_by_role("combobox")).to_have_count(many - 1)
    page.locator(".bw-prompt").wait_for()
    expect(page.locator(".room")).to_have_count(0)


def test_joining_by_a_code_in_lower_case(people: People) -> None:
    light, code = people.invite("The Confrontation")
    page = people.arrive("/")
    page.get_by_label(re.compile("code", re.IGNORECASE)).first.fill(f" {code.lower()} ")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(f"/table/{code}$"))
    page.get_by_role("button", name="Take this seat").click()
    light.page.get_by_role("button", name="Shuffle").wait_for()


@pytest.mark.parametrize(("game", "width", "height"), [("quest", 1440, 900), ("fate", 390, 844), ("towers", 390, 844)])
def test_a_hint_shows_a_bots_choice_and_its_reasons(people: People, game: str, width: int, height: int) -> None:
    person = people.sit_at("about:blank", 1, width, height, "touch" if width < 640 else "mouse")
    page = person.page
    new_table(page, game, ["me", "bot:wayfarer"])
    button = page.get_by_role("button", name="Hint: what would a bot play")
    until(button.count, person.step, page)
    person.press(button)
    hint = page.locator(".hint")
    expect(hint.get_by_role("listitem").first).to_be_visible(timeout=60_000)  # the bot searches
    expect(hint.get_by_role("listitem").first).to_be_visible()
    # It covers neither the board nor the prompt.
    assert apart(page, ".hint", ".stage")
    assert apart(page, ".hint", ".bw-prompt")
    line = next(m["line"] for m in reversed(person.messages) if m["type"] == "chat")
    assert line["choice"] in [choice["text"] for choice in person.frame["choices"]]
    assert faults_of(page) == []
    page.keyboard.press("a")
    expect(page.locator("#all-choices li").filter(has_text="hint")).to_have_count(1)  # marked in the list as well
    page.keyboard.press("a")
    before = person.frame["moment"]
    person.press(hint.get_by_role("button", name="Play this"))
    expect(hint.get_by_role("listitem")).to_have_count(0)
    assert person.frame["moment"] > before


def test_opponents_see_why_there_is_no_hint(people: People) -> None:
    page = people.arrive("about:blank")
    new_table(page, "towers", ["me", "here"])
    page.locator(".curtain button").first.click()
    button = page.get_by_role("button", name="Hint: what would a bot play")
    expect(button).to_have_attribute("aria-disabled", "true")
    button.click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("unfair to the other people")
