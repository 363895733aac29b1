"""Challenges and puzzles, by mouse and by keyboard."""

from playwright.sync_api import Page, expect

from tests.web.conftest import People
from tests.web.person import Person, until
from tests.web.test_shell import faults_by_day_and_night, fits


def test_the_daily_challenge_from_the_lobby_to_its_results(people: People) -> None:
    person = people.sit_at("/")
    page = person.page
    page.get_by_role("link", name="Challenge of the day The Lord of the Rings").click()
    expect(page.get_by_role("heading", name="The Lord of the Rings")).to_be_visible()
    expect(page.get_by_text("Nobody has finished it yet.")).to_be_visible()
    assert faults_by_day_and_night(page) == []
    link = page.url
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/table/*")
    page.locator(".bw-prompt").wait_for()
    assert [url for url in asked if "/api/challenges/" in url] == [
        f"{link.replace('/challenge/', '/api/challenges/')}/try"
    ]
    until(
        lambda: person.frame["moment"] >= 3 and page.locator(".bw-prompt:not(.is-waiting)").count(), person.step, page
    )
    assert page.get_by_role("button", name="Undo").count() == 0
    assert page.get_by_role("button", name="Hint").count() == 0
    expect(page.get_by_role("link", name="Challenge", exact=True)).to_be_visible()
    # It is listed among the person's own games, marked as a challenge.
    table = page.url
    page.goto("/games")
    code = table.rpartition("/")[2]
    listed = page.get_by_role("listitem").filter(has=page.locator(f"a[href='/table/{code}']"))
    listed.get_by_role("link", name="Challenge").click()
    page.wait_for_url(link)
    page.goto("/games")
    page.get_by_role("region", name="My challenges").get_by_role("link").click()
    page.wait_for_url(link)
    page.get_by_role("button", name="Continue your game").click()
    page.wait_for_url(table)
    page.get_by_role("button", name="Resign").click()
    expect(page.get_by_role("dialog")).to_contain_text("first finished game counts")
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    page.get_by_role("link", name="See the results").click()
    page.wait_for_url(link)
    row = page.get_by_role("row").filter(has_text="resigned")
    expect(row).to_contain_text("you")
    expect(page.get_by_role("button", name="Try again for practice")).to_be_visible()
    bot = page.get_by_role("row").filter(has_text="Novice")
    expect(bot.or_(page.get_by_text("1 bot is still playing."))).to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    assert fits(page)
    beyond = page.get_by_role("table").evaluate("(one) => one.scrollWidth - one.parentElement.clientWidth")
    assert beyond <= 0  # nor is the table wider than its frame
    assert faults_by_day_and_night(page) == []
    page.get_by_role("link", name="Previous day").click()
    expect(page.get_by_role("link", name="Next day")).to_be_visible()


def test_a_challenge_is_created_from_the_set_up(people: People) -> None:
    page = people.arrive()
    page.locator("article").filter(has_text="The Two Towers").get_by_role("button", name="Rules and options").click()
    page.get_by_role("button", name="Turn it into a challenge").click()
    page.wait_for_url("**/challenge/*")
    expect(page.get_by_role("heading", name="The Two Towers")).to_be_visible()
    other = people.arrive(page.url, lang="de")
    expect(other.get_by_role("button", name="Spielen", exact=True)).to_be_visible()


def test_puzzles_by_mouse_and_by_keys(people: People) -> None:
    person = people.sit_at("/puzzles")
    page = person.page
    expect(page.get_by_text("0 of 32 solved")).to_be_visible()
    assert faults_by_day_and_night(page) == []
    page.get_by_role("button", name="Puzzle 1:").click()
    page.wait_for_url("**/table/*")
    expect(page.get_by_text("Light wins in 1 move.")).to_be_visible()
    page.locator(".bw-prompt").wait_for()
    assert faults_by_day_and_night(page) == []
    # A wrong move first: it is reported at once.
    _choose(person, "Move Boromir from Arthedain to Rhudaur")
    expect(page.get_by_role("dialog").get_by_text("Not quite.")).to_be_visible()
    person.way = "keys"
    person.press(page.get_by_role("button", name="Try again"))
    page.locator(".bw-prompt").get_by_text("Which figure do you move?").wait_for()
    page.wait_for_function("() => document.activeElement.matches('main, [data-question]')")
    assert page.get_by_role("button", name="Hint").count() == 0
    _move(page, "Frodo", "Mordor")
    page.get_by_role("button", name="Continue").click()
    expect(page.get_by_role("dialog").get_by_text("Solved!")).to_be_visible()

    person.way = "keys"
    person.press(page.get_by_role("button", name="Next puzzle"))
    expect(page.get_by_text("Dark wins in 1 move.")).to_be_visible()
    page.locator(".bw-prompt").get_by_text("Which figure do you move?").wait_for()
    # A new page takes the focus a moment later, and Enter would go to the wrong element.
    page.wait_for_function("() => document.activeElement.matches('main, [data-question]')")
    _choose(person, "Attack the High Pass from Mirkwood with Saruman")
    page.locator(".bw-dialog.bt .acts").get_by_role("button", name="Forbid cards").wait_for()
    assert page.get_by_role("button", name="Hint").count() == 0  # no hints in a battle either
    until(page.locator(".end").count, person.step, page)
    person.press(page.locator(".end").get_by_role("button", name="Continue"))
    expect(page.get_by_role("dialog").get_by_text("Solved!")).to_be_visible()
    person.press(page.get_by_role("dialog").get_by_role("link", name="All puzzles"))
    expect(page.get_by_text("2 of 32 solved")).to_be_visible()


def _choose(person: Person, name: str) -> None:
    """Choose from the list of all choices."""
    page = person.page
    person.press(page.locator("button[aria-controls=all-choices]"))
    person.press(page.locator("#all-choices").get_by_role("button", name=name))


def _move(page: Page, figure: str, region: str) -> None:
    """Move on the map: first the figure, then its destination."""
    page.locator("main").get_by_role("button", name=figure).first.click()
    page.locator("main").get_by_role("button", name=region).first.click()
