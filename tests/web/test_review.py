"""A lost game is looked at again: where it turned, what would have been better, and a link for others."""

import random
import re

from playwright.sync_api import Page, Route, expect

import bywater
from bywater.core.play import Play
from bywater.core.seats import CHANCE
from tests.bots.lost_game import lost_game
from tests.web.conftest import People
from tests.web.person import until
from tests.web.test_shell import faults_by_day_and_night, fits

PATIENCE = 120_000
"""So many milliseconds a review may take: it is made in a process that gives way to all others."""


def slider(page: Page) -> str:
    """The moment that is shown."""
    return page.locator("input[type=range]").input_value()


def test_a_lost_game_is_reviewed_and_one_sees_where_it_turned(people: People) -> None:
    page = people.arrive("about:blank")
    code = page.request.post("/api/records", data={"text": str(lost_game())}).json()["code"]
    page.goto(f"/replay/{code}")
    page.get_by_role("button", name="Review", exact=True).click()
    expect(page.get_by_role("heading", name="Review")).to_be_visible()
    page.get_by_role("button", name="Start the review").click()
    # Each says who chose what, for everybody to see.
    turn = page.get_by_role("button", name=re.compile(r"\d (9\d|100)% → \d+% ?Light, move \d+ ?Move Sam from Rhudaur"))
    turn.wait_for(timeout=PATIENCE)
    turn.click()
    expect(turn).to_have_attribute("aria-current", "true")
    moment = slider(page)
    assert moment != "0"
    # As the other side saw it, the chance had sunk before: told beside the turn, that would deny it.
    expect(page.locator(".review")).not_to_contain_text("bit by bit")
    detail = page.locator(".detail")
    expect(detail).to_contain_text("Move Sam from Rhudaur to the High Pass")
    expect(detail).to_contain_text("The bot would play")
    expect(detail.get_by_text("Move Frodo from Gondor to Mordor").first).to_be_visible()
    expect(detail).to_contain_text("−")
    expect(detail.get_by_role("listitem")).to_have_count(1)  # the line it expected: then the game is won
    # By keys alone: from choice to choice, and to the turning points.
    chart = page.get_by_role("slider", name=re.compile("Chance to win, move by move"))
    chart.focus()
    page.keyboard.press("ArrowRight")
    expect(chart).to_have_attribute("aria-valuetext", re.compile(r"Dark: \d+%"))
    assert int(slider(page)) == int(moment) + 1
    page.keyboard.press("PageUp")
    expect(turn).to_have_attribute("aria-current", "true")
    assert slider(page) == moment
    page.keyboard.press("Home")
    expect(page.locator("input[type=range]")).not_to_have_value(moment)
    assert int(slider(page)) < int(moment)
    # From other eyes the same choice has another moment of its own.
    page.locator(".slide select").select_option("1")
    expect(page).to_have_url(re.compile(r"seat=1"))  # they have come
    turn.click()
    expect(detail).to_contain_text("Move Frodo from Gondor to Mordor")
    assert faults_by_day_and_night(page) == []
    expect(page).to_have_url(re.compile(r"moment=\d+&seat=1&review=1$"))
    # Whoever gets the link sees it at once; on a phone nothing sticks out, and the board has its room as soon as one
    # wants to see what was played, together with what would have been better.
    other = people.arrive(page.url.removeprefix(people.served.address), 390, 844)
    other.get_by_role("heading", name="Turning points").wait_for()
    expect(other.locator(".detail")).to_contain_text("Move Sam from Rhudaur to the High Pass")
    assert fits(other)
    assert faults_by_day_and_night(other) == []
    other.locator(".review li button").first.click()
    expect(other.locator(".review").get_by_text("The bot would play")).to_be_in_viewport()
    expect(other.locator(".review").get_by_text("Move Frodo from Gondor to Mordor")).to_be_in_viewport()
    board = other.locator(".centre > .stage").bounding_box()
    assert board is not None
    assert board["height"] > 844 * 0.35
    assert faults_by_day_and_night(other) == []
    other.get_by_role("button", name="Full review").click()
    expect(other.get_by_role("heading", name="Turning points")).to_be_visible()
    other.get_by_role("button", name="Show the board").click()
    expect(other.get_by_role("heading", name="Turning points")).to_have_count(0)


def test_a_turning_point_that_is_chosen_while_other_eyes_come_is_looked_at(people: People) -> None:
    page = people.arrive("about:blank", worker=False)
    code = page.request.post("/api/records", data={"text": str(lost_game())}).json()["code"]
    page.goto(f"/replay/{code}?review=1")
    turn = page.get_by_role("button", name=re.compile("Light, move .* ?Move Sam from Rhudaur"))
    turn.wait_for(timeout=PATIENCE)
    held: list[Route] = []
    page.route("**/frames?seat=1&*", lambda route: route.continue_() if held else held.append(route))
    page.locator(".slide select").select_option("1")
    until(lambda: held, lambda: False, page)
    turn.click()
    expect(turn).to_have_attribute("aria-current", "true")
    held[0].continue_()
    expect(page).to_have_url(re.compile(r"seat=1"))
    expect(turn).to_have_attribute("aria-current", "true")


def test_whoever_asks_for_a_review_is_not_asked_again(people: People) -> None:
    page = people.arrive("about:blank")
    code = page.request.post("/api/records", data={"text": str(lost_game())}).json()["code"]
    page.goto(f"/replay/{code}?review=1")  # as from the end of a game
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("button", name="Start the review")).to_have_count(0)


def part_of_a_game(seats: int, lines: int) -> str:
    play = Play(bywater.load("towers"), seats)
    rng = random.Random(5)
    while len(play.actions) < lines:
        state = play.state
        play.apply(int(state.roll(rng)) if state.actor == CHANCE else rng.choice(list(state.legal())))
    return str(play.record())


def test_of_three_rivals_everybody_is_told_of(people: People) -> None:
    page = people.arrive("about:blank")
    code = page.request.post("/api/records", data={"text": part_of_a_game(3, 120)}).json()["code"]
    page.goto(f"/replay/{code}?review=1")
    page.locator(".review li button").first.wait_for(timeout=PATIENCE)
    review = page.request.get(f"/api/tables/{code}/review").json()["review"]
    seats = {review["points"][turn["point"]]["seat"] for turn in review["turns"]}
    assert len(seats) > 1
    # A line for each, told apart by its strokes; every turning point on one of them.
    lines = page.locator(".chart path.line")
    expect(lines).to_have_count(3)
    strokes = [line.get_attribute("stroke-dasharray") for line in lines.all()]
    assert len(set(strokes)) == 3
    expect(page.locator(".chart .turn:not(.costly)")).to_have_count(len(review["turns"]))
    # What cost most beside them is told, too.
    expect(page.get_by_role("heading", name="Other costly moves")).to_be_visible()
    for turn in review["turns"]:
        seat = review["points"][turn["point"]]["seat"]
        row = page.locator(".review li button").nth(review["turns"].index(turn))
        expect(row).to_contain_text(f"Player {seat + 1}, move")
        row.click()
        expect(page.get_by_role("radio", name=f"Player {seat + 1}")).to_be_checked()
    page.get_by_role("radio", name="Player 1").check(force=True)
    expect(page.locator(".chart path.line:not(.faint)")).to_have_count(1)
    assert faults_by_day_and_night(page) == []


def test_a_chance_that_went_little_by_little_is_said_to_have_done_so(people: People) -> None:
    page = people.arrive("about:blank", worker=False)
    code = page.request.post("/api/records", data={"text": str(lost_game())}).json()["code"]

    def slowly(route: Route) -> None:
        """As if it had never turned."""
        found = route.fetch().json()
        if found["review"]:
            review = found["review"]
            review["costly"], review["turns"] = review["turns"], []
            review["drifts"] = [{"track": 0, "before": 0.9, "after": 0.05}]
        route.fulfill(json=found)

    page.route(f"**/api/tables/{code}/review", slowly)
    page.goto(f"/replay/{code}?review=1")
    panel = page.locator(".review")
    expect(panel).to_contain_text("For Light, the chance fell bit by bit, from 90% to 5%", timeout=PATIENCE)
    expect(panel.get_by_role("heading", name="Costliest moves")).to_be_visible()
    expect(panel.get_by_role("button", name=re.compile(r"^A −\d+% ?Light, move \d+ ?Move Sam"))).to_be_visible()
