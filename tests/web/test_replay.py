"""Replays: step, play, slide, a link to a moment, another point of view, and playing on from a moment."""

import random
import re

import pytest
from playwright.sync_api import Locator, Page, expect

import bywater
from bywater.core.play import Play
from bywater.core.seats import CHANCE, OVER
from tests.web.conftest import People


def played(game_id: str, seed: int) -> str:
    """Return the record of a whole random game."""
    play = Play(bywater.load(game_id))
    rng = random.Random(seed)
    while play.state.actor != OVER:
        state = play.state
        play.apply(int(state.roll(rng)) if state.actor == CHANCE else rng.choice(list(state.legal())))
    return str(play.record())


def replay_of(people: People, game_id: str) -> Page:
    """Open a replay at the beginning, with all hands open."""
    page = people.arrive("about:blank")
    answer = page.request.post("/api/records", data={"text": played(game_id, 5)})
    page.goto(f"/replay/{answer.json()['code']}")
    expect(slider(page)).to_have_value("0")
    return page


@pytest.fixture
def replay(people: People) -> Page:
    return replay_of(people, "towers")


def slider(page: Page) -> Locator:
    return page.get_by_role("slider")


def test_stepping_sliding_and_playing(replay: Page) -> None:
    button = replay.get_by_role("button", name="Next move")
    button.click()
    button.click()
    expect(slider(replay)).to_have_value("2")
    replay.get_by_role("button", name="Previous move").click()
    expect(slider(replay)).to_have_value("1")
    expect(replay.locator(".bw-log li")).not_to_have_count(0)
    replay.get_by_role("button", name="Play", exact=True).click()
    replay.wait_for_function("() => Number(document.querySelector('input[type=range]').value) >= 3")
    replay.get_by_role("button", name="Pause").click()
    stopped = slider(replay).input_value()
    replay.get_by_role("button", name="Last move").click()
    last = slider(replay).get_attribute("max")
    expect(slider(replay)).to_have_value(last or "")
    assert int(stopped) < int(last or 0)
    expect(replay.get_by_text("The journey ended at Minas Tirith.")).to_be_visible()
    slider(replay).fill("7")
    expect(slider(replay)).to_have_value("7")
    replay.locator(".bw-log button").first.click()
    expect(slider(replay)).not_to_have_value("7")


def test_a_link_opens_its_moment_and_point_of_view(replay: Page) -> None:
    slider(replay).fill("9")
    expect(replay).to_have_url(re.compile(r"moment=9&seat=all$"))
    hands = replay.locator(".board .known")
    expect(hands.first).to_be_visible()  # all hands are open
    assert "your rows" not in replay.locator("main").inner_text()
    replay.goto(replay.url)
    expect(slider(replay)).to_have_value("9")
    replay.get_by_role("combobox").select_option("1")
    expect(replay).to_have_url(re.compile(r"seat=1$"))
    expect(replay.locator(".hand .card").first).to_be_visible()
    replay.get_by_role("combobox").select_option("-1")
    expect(replay).to_have_url(re.compile(r"seat=-1$"))
    expect(replay.locator(".hand .card")).to_have_count(0)


def test_playing_on_from_a_moment(replay: Page) -> None:
    slider(replay).fill("5")
    replay.get_by_role("button", name="Play on from here").click()
    replay.get_by_role("dialog").get_by_role("button", name="Start the game").click()
    replay.wait_for_url("**/table/*")
    replay.locator(".bw-prompt:not(.is-waiting)").wait_for()
    expect(replay.locator(".bw-log li")).not_to_have_count(0)  # the earlier moves are kept
    expect(replay.get_by_text("Your turn")).to_be_visible()


def test_a_battle_does_not_cover_the_step_buttons(people: People) -> None:
    page = replay_of(people, "confrontation")
    on = page.get_by_role("button", name="Next move")
    for _ in range(200):
        if page.locator(".bt").count():
            break
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(15)
    expect(page.locator(".bt")).to_be_visible()
    before = slider(page).input_value()
    on.click()
    expect(slider(page)).not_to_have_value(before)


@pytest.mark.parametrize(("lang", "width"), [("de", 390), ("fr", 390), ("fr", 1440)])
def test_the_point_of_view_is_not_cut_off(people: People, lang: str, width: int) -> None:
    page = people.arrive("about:blank", width, lang=lang)
    code = page.request.post("/api/records", data={"text": played("towers", 5)}).json()["code"]
    page.goto(f"/replay/{code}")
    # The text, its padding, and room for the arrow, in the final font.
    left = page.locator(".slide select").evaluate(
        """async (field) => {
            await document.fonts.ready;
            const style = getComputedStyle(field), pen = document.createElement("canvas").getContext("2d");
            pen.font = style.font;
            const text = pen.measureText(field.selectedOptions[0].text).width;
            return field.clientWidth - text - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
        }"""
    )
    assert left > 14


def test_dates_follow_the_readers_locale(people: People) -> None:
    for country, written in (("en-GB", r"\d{1,2} [A-Z][a-z]+ \d{4}"), ("en-US", r"[A-Z][a-z]+ \d{1,2}, \d{4}")):
        page = people.arrive("about:blank", lang=country)
        daily = page.request.get("/api/challenges/daily").json()["daily"][0]["id"]
        page.goto(f"/challenge/{daily}")
        expect(page.get_by_text(re.compile(f"Challenge of {written}")).first).to_be_visible()
