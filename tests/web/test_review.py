"""Reviews of lost games: the turning points, the better choices, and a link for others."""

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
"""Milliseconds a review may take: it runs in a process of low priority."""


def slider(page: Page) -> str:
    """Return the moment that is shown."""
    return page.locator("input[type=range]").input_value()


def test_a_lost_game_is_reviewed_and_shows_its_turning_points(people: People) -> None:
    page = people.arrive("about:blank")
    code = page.request.post("/api/records", data={"text": str(lost_game())}).json()["code"]
    page.goto(f"/replay/{code}")
    page.get_by_role("button", name="Review", exact=True).click()
    expect(page.get_by_role("heading", name="Review")).to_be_visible()
    page.get_by_role("button", name="Start the review").click()
    # Each names who chose what, without hiding anything.
    turn = page.get_by_role("button", name=re.compile(r"\d (9\d|100)% → \d+% ?Light, move \d+ ?Move Sam from Rhudaur"))
    turn.wait_for(timeout=PATIENCE)
    turn.click()
    expect(turn).to_have_attribute("aria-current", "true")
    moment = slider(page)
    assert moment != "0"
    # For the opponent the chance had fallen earlier: a sentence about that beside this turn would contradict it.
    expect(page.locator(".review")).not_to_contain_text("bit by bit")
    detail = page.locator(".detail")
    expect(detail).to_contain_text("Move Sam from Rhudaur to the High Pass")
    expect(detail).to_contain_text("The bot would play")
    expect(detail.get_by_text("Move Frodo from Gondor to Mordor").first).to_be_visible()
    expect(detail).to_contain_text("−")
    expect(detail.get_by_role("listitem")).to_have_count(1)  # the expected line: the game is then won
    # By keyboard alone: from choice to choice, and to the turning points.
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
    # For another point of view the same choice has another moment number.
    page.locator(".slide select").select_option("1")
    expect(page).to_have_url(re.compile(r"seat=1"))  # that view has loaded
    turn.click()
    expect(detail).to_contain_text("Move Frodo from Gondor to Mordor")
    assert faults_by_day_and_night(page) == []
    expect(page).to_have_url(re.compile(r"moment=\d+&seat=1&review=1$"))
    # Whoever opens the link sees it at once. On a phone nothing sticks out, and the board is large enough to show the
    # move together with the better choice.
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


def test_a_turning_point_chosen_while_another_view_loads_is_shown(people: People) -> None:
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


def test_a_requested_review_starts_without_another_click(people: People) -> None:
    page = people.arrive("about:blank")
    code = page.request.post("/api/records", data={"text": str(lost_game())}).json()["code"]
    page.goto(f"/replay/{code}?review=1")  # like the link at the end of a game
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("button", name="Start the review")).to_have_count(0)


def part_of_a_game(seats: int, lines: int) -> str:
    play = Play(bywater.load("towers"), seats)
    rng = random.Random(5)
    while len(play.actions) < lines:
        state = play.state
        play.apply(int(state.roll(rng)) if state.actor == CHANCE else rng.choice(list(state.legal())))
    return str(play.record())


def test_a_game_of_three_is_reviewed_for_every_player(people: People) -> None:
    page = people.arrive("about:blank")
    code = page.request.post("/api/records", data={"text": part_of_a_game(3, 120)}).json()["code"]
    page.goto(f"/replay/{code}?review=1")
    page.locator(".review li button").first.wait_for(timeout=PATIENCE)
    review = page.request.get(f"/api/tables/{code}/review").json()["review"]
    seats = {review["points"][turn["point"]]["seat"] for turn in review["turns"]}
    assert len(seats) > 1
    # One line per player, distinguished by its dashes; every turning point on one of them.
    lines = page.locator(".chart path.line")
    expect(lines).to_have_count(3)
    strokes = [line.get_attribute("stroke-dasharray") for line in lines.all()]
    assert len(set(strokes)) == 3
    expect(page.locator(".chart .turn:not(.costly)")).to_have_count(len(review["turns"]))
    # Other costly moves are listed, too.
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


def test_a_chance_that_fell_gradually_is_described_so(people: People) -> None:
    page = people.arrive("about:blank", worker=False)
    code = page.request.post("/api/records", data={"text": str(lost_game())}).json()["code"]

    def slowly(route: Route) -> None:
        """Remove the turning points from the response."""
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
