"""A battle and the end of a game as dialogs over the board: focus, what lies behind, and how to go on from there."""

import random

import pytest
from playwright.sync_api import Page, expect

import bywater
from bywater.core.play import Play
from bywater.core.seats import CHANCE, OVER
from tests.web.conftest import People
from tests.web.person import Person
from tests.web.test_replay import played
from tests.web.test_shell import faults_of, fits

MAX_STEPS = 2500  # most of them wait for a bot or for a narration


def late(people: People, game_id: str, before: int, width: int, height: int, record: str = "") -> Person:
    """Open a table at which the game, or a random one, is nearly over."""
    person = people.sit_at("about:blank", 3, width, height, "touch" if width < 640 else "mouse")
    page = person.page
    code = page.request.post("/api/records", data={"text": record or played(game_id, 5)}).json()["code"]
    total = page.request.get(f"/api/tables/{code}/frames?seat=all&count=1").json()["total"]
    chairs = len(page.request.get(f"/api/tables/{code}").json()["seats"])
    for moment in range(total - before, 0, -1):  # the latest moment at which a person can play on
        who = {"who": ["me", *["bot:random"] * (chairs - 1)], "seat": -2, "moment": moment}
        answer = page.request.post(f"/api/tables/{code}/branch", data=who)
        if answer.ok:
            break
    table = answer.json()["code"]
    page.goto(f"/table/{table}")
    page.locator(".bw-prompt, .bt").first.wait_for()
    return person


def inert(page: Page, what: str) -> bool:
    return bool(page.locator(what).first.evaluate("(node) => node.closest('[inert]') !== null"))


def behind_is_out_of_reach(page: Page) -> None:
    page.wait_for_function("() => document.activeElement.closest('.bw-dialog')")
    assert inert(page, ".bw-topbar button")
    assert inert(page, ".map")
    for rail in page.locator("aside .rail").all():
        assert rail.evaluate("(node) => node.closest('[inert]') !== null")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_a_battle_and_the_end_of_the_confrontation(people: People, width: int, height: int) -> None:
    person = late(people, "confrontation", 16, width, height)
    page = person.page
    fought = False
    for _ in range(MAX_STEPS):
        if page.locator(".end").count():
            break
        if person.over:  # do not close the end dialog in the moment in which it opens
            person._pick(page.locator(".bt").get_by_role("button", name="Continue", exact=True))
            page.wait_for_timeout(30)
            continue
        if page.locator(".pick button:enabled").count() and not fought:
            fought = True
            behind_is_out_of_reach(page)
            assert faults_of(page) == []
            person.press(page.get_by_role("button", name="Show the map"))
            expect(page.locator(".bt")).to_have_count(0)
            assert not inert(page, ".bw-topbar button")
            person.press(page.locator(".bw-prompt").get_by_role("button", name="battle"))
            expect(page.locator(".bt")).to_be_visible()
        if not person.step():
            page.wait_for_timeout(30)
    expect(page.locator(".end")).to_be_visible()
    behind_is_out_of_reach(page)
    assert fits(page)
    assert faults_of(page) == []
    page.keyboard.press("Escape")
    expect(page.locator(".end")).to_have_count(0)
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("button", name="Play again")).to_be_visible()
    expect(sheet.get_by_role("link", name="Watch replay")).to_be_visible()
    expect(sheet.get_by_role("link", name="Back to the lobby")).to_be_visible()
    assert faults_of(page) == []
    person.press(sheet.get_by_role("button", name="Close"))
    expect(sheet).to_have_count(0)
    person.press(page.locator(".bw-prompt").get_by_role("button", name="Result"))
    person.press(sheet.get_by_role("link", name="Watch replay"))
    page.wait_for_url("**/replay/*")


def test_the_end_of_towers(people: People) -> None:
    person = late(people, "towers", 8, 390, 844)
    page = person.page
    sheet = page.get_by_role("dialog")
    for _ in range(MAX_STEPS):
        if sheet.count():
            break
        if not person.step():
            page.wait_for_timeout(30)
    expect(sheet.get_by_role("button", name="Play again")).to_be_visible()
    assert faults_of(page) == []
    person.press(sheet.get_by_role("button", name="Close"))
    expect(page.get_by_text("The journey ended at Minas Tirith.")).to_be_visible()
    assert fits(page)
    assert faults_of(page) == []
    person.press(page.locator(".bw-prompt").get_by_role("button", name="Result"))
    person.press(sheet.get_by_role("link", name="Back to the lobby"))
    expect(page.get_by_role("heading", level=1)).to_be_visible()


def cornered() -> str:
    """Return a game up to where Light has one move left, and only on the board."""
    for seed in range(200):
        play = Play(bywater.load("confrontation"))
        rng = random.Random(seed)
        while (state := play.state).actor != OVER:
            if state.actor == 0 and state.decision.kind == "turn" and len(state.legal()) == 1:
                return str(play.record())
            play.apply(int(state.roll(rng)) if state.actor == CHANCE else rng.choice(list(state.legal())))
    raise AssertionError("expected a game with one move left for Light within 200 seeds, found none")


def test_a_single_choice_on_the_board_is_in_the_list_as_well(people: People) -> None:
    person = late(people, "confrontation", 1, 390, 844, cornered())
    assert len(person.frame["choices"]) == 1
    before = person.frame["moment"]
    person.press(person.page.locator("button[aria-controls=all-choices]"))
    person.press(person.page.locator("#all-choices li button:enabled"))
    person.page.wait_for_function("() => document.querySelector('.bw-prompt.is-waiting, .bt, .end')")
    assert person.frame["moment"] > before
