"""The Lord of the Rings in a real browser: paying together, speaking in another's turn, the Ring, the ends."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from bywater import State
from bywater.core.record import Record
from tests.games.quest import helpers
from tests.web.conftest import People, new_table
from tests.web.person import Person, until
from tests.web.test_shell import SIZES, faults_by_day_and_night, faults_of, fits

PHONE = (390, 844)
# Far from Sauron, and with cards enough for any face of the die.
SAFE: dict[str, Any] = {"sauron": 15, "bearer": helpers.FRODO}
# Fighting tiles lie on top, so that the next turns bring nothing else.
KNOWN: dict[str, Any] = {"foreseen": ["fighting"] * 3, "looker": helpers.SAM}
HANDS = (
    "2 white_fighting, white_hiding, grey_friendship, elessar",
    "2 grey_fighting, gimli, anduril, grey_hiding",
    "white_friendship, grey_travelling",
    "white_travelling, grey_travelling",
)


def set_out(person: Person, state: State, who: list[str]) -> str:
    """A table that begins from this position; the page goes there."""
    page = person.page
    record = Record("quest", helpers.GAME.rules, state.seats, {}, [], start=state.position())
    code = page.request.post("/api/records", data={"text": str(record)}).json()["code"]
    answer = page.request.post(f"/api/tables/{code}/branch", data={"who": who, "seat": -2, "moment": 0})
    assert answer.ok, answer.text()
    table: str = answer.json()["code"]
    page.goto(f"/table/{table}")
    page.locator(".bw-prompt, .room").first.wait_for()
    return table


def alone(people: People, state: State, *, width: int = 1440, height: int = 900, seats: int = 1) -> Person:
    """One person with the first seats, quiet bots on the others."""
    person = people.sit_at("/about", 1, width, height, "touch" if width < 640 else "mouse")
    set_out(person, state, ["me"] * seats + ["bot:novice"] * (state.seats - seats))
    return person


def orcs(active: int = helpers.SAM, **more: Any) -> State:
    """In Moria the Orcs attack, and five fighting symbols are asked of the group. Fighting tiles come next."""
    words: dict[str, Any] = {
        **SAFE,
        "lines": {"fighting": 7},
        "dark": [1, 0, 3, 0],
        "ring_used": False,
        **KNOWN,
        **more,
    }
    return helpers.pass_quiet(helpers.event(5, *HANDS, active=active, **words))


def card(page: Page, kind: str) -> Locator:
    return page.locator(f".hand [data-at$='-{kind}']")


def button(page: Page, name: str) -> Locator:
    return page.locator(".bw-prompt").get_by_role("button", name=re.compile(name))


def kind(person: Person) -> str:
    return str(person.frame["view"]["decision"]["kind"])


def calm(person: Person) -> bool:
    """Passes what nobody wants anything of; whether it did."""
    page = person.page
    for name in ("^Go on", "^Let ", "^Nothing more", "^Keep the shields"):
        found = button(page, name)
        if found.count() and found.first.is_enabled():
            return person._pick(found)
    return False


def settle(people: list[Person], true: Callable[[], Any]) -> None:
    until(true, lambda: any(calm(one) for one in people), people[0].page)


def lose(person: Person) -> bool:
    """Discards the first cards of the hand, as many as are wanted; whether that was asked."""
    if kind(person) != "losing" or not button(person.page, "^Discard").count():
        return False
    frame = person.frame
    for _ in range(frame["view"]["decision"]["numbers"]["count"]):
        person._pick(person.page.locator(".hand .qcard:not(.picked)").first)
    person._pick(button(person.page, "^Discard"))
    until(lambda: person.frame["moment"] != frame["moment"], lambda: False, person.page)
    return True


def test_four_hobbits_two_people_and_two_bots_through_moria(people: People) -> None:
    """A group payment with pledges of two, a yellow card in another's turn, the Ring, and the end of the board."""
    frodo, sam = people.sit_at("/about", 1), people.sit_at("/about", 2)
    code = set_out(frodo, orcs(), ["me", "open", "bot:novice", "bot:novice"])
    sam.page.goto(f"/table/{code}")
    sam.page.get_by_role("button", name="Sit here").first.click()
    slots = sam.page.locator(".pay .slot")
    expect(slots).to_have_count(5)
    expect(sam.page.locator(".eye.ghost")).to_be_visible()  # where Sauron would come to
    expect(button(sam.page, "^Give nothing: Sauron comes two nearer")).to_be_visible()

    # Frodo helps in Sam's turn: for him white fighting cards are jokers.
    card(frodo.page, "white_fighting").nth(0).click()
    card(frodo.page, "white_fighting").nth(1).click()
    expect(frodo.page.locator(".pay .slot.planned")).to_have_count(2)
    button(frodo.page, "^Pledge 2").click()
    expect(sam.page.locator(".pay .slot.full")).to_have_count(2)
    expect(sam.page.locator(".pay .people")).to_contain_text("2 joker")

    # Sam clicks in any order; what would be lost is said, and paying comes when it is enough.
    expect(button(sam.page, "^Pay: 3 missing")).to_have_attribute("aria-disabled", "true")
    card(sam.page, "gimli").click()
    expect(slots.and_(sam.page.locator(".join"))).to_have_count(1)  # a double card fills two joined slots
    card(sam.page, "grey_fighting").first.click()
    button(sam.page, "^Pay$").click()
    expect(sam.page.locator(".pay")).to_have_count(0)
    expect(sam.page.locator(".bw-log").get_by_text("Orcs Attack: it is paid.")).to_be_visible()
    expect(sam.page.locator(".events li").nth(4)).to_contain_text("paid")

    # A fighting tile comes, and Sam may play cards. Frodo's Elessar glows, and one press takes the floor.
    settle([frodo, sam], lambda: kind(sam) == "cards")
    elessar = card(frodo.page, "elessar")
    expect(elessar).to_have_class(re.compile("glow"))
    elessar.click()
    expect(frodo.page.locator(".hobbit.can")).not_to_have_count(0)
    frodo.page.locator(".hobbit").nth(2).get_by_role("button", name="Elessar: Pippin one step to the light").click()
    frodo.page.wait_for_function("() => [...document.querySelectorAll('.pawn')].length === 4")
    until(lambda: frodo.frame["view"]["dark"][helpers.PIPPIN] == 2, lambda: False, frodo.page)

    # The Ring: he still has the floor, is asked again, rolls, and picks a line.
    frodo.page.locator(".hobbit").nth(0).get_by_role("button", name="Put on the Ring").click()
    button(frodo.page, "^Put on the Ring").click()
    until(lambda: kind(frodo) == "choosing_line", lambda: lose(frodo) or calm(frodo) or calm(sam), frodo.page)
    frodo.page.get_by_role("button", name="Move Hiding").first.click()
    until(lambda: frodo.frame["view"]["lines"]["hiding"] > 0, lambda: False, frodo.page)
    assert frodo.frame["view"]["ring_used"]

    # Sam ends the board with his cards.
    settle([frodo, sam], lambda: kind(sam) == "cards" and sam.page.locator(".bw-prompt:not(.is-waiting)").count())
    card(sam.page, "anduril").click()
    expect(sam.page.locator(".track.main .next")).not_to_have_count(0)
    button(sam.page, "^Play Andúril").click()
    until(
        lambda: sam.frame["view"]["place"] == "lothlorien",
        lambda: lose(sam) or lose(frodo) or calm(frodo) or calm(sam),
        sam.page,
    )
    expect(sam.page.locator(".qb h2").first).to_have_text("Lothlórien")
    assert fits(sam.page)
    assert faults_of(sam.page) == []


def test_the_ring_bearer_is_caught_and_all_is_lost(people: People) -> None:
    eye = helpers.tile("eye_or_two_dark", *HANDS[:2], active=helpers.FRODO, sauron=12, dark=[11, 0])
    person = alone(people, helpers.pass_quiet(eye))
    page = person.page
    expect(page.locator(".pay")).to_contain_text("The Eye")
    button(page, "^Nobody: Sauron comes one nearer").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("button", name="Play again")).to_be_visible()
    expect(sheet).to_contain_text("Sauron has caught the Ring-bearer")
    person.press(sheet.get_by_role("button", name="Close"))
    expect(page.locator(".ending")).to_contain_text("10 points")
    expect(page.locator(".hobbit.gone")).to_have_count(1)
    assert faults_of(page) == []


@pytest.mark.parametrize(("width", "height"), [(1440, 900), PHONE])
def test_the_ring_is_destroyed(people: People, width: int, height: int) -> None:
    state = helpers.at_the_mountain(*HANDS, active=helpers.FRODO, sauron=15, dark=[2, 1, 0, 0], shields=[4, 0, 1, 0])
    person = alone(people, state, width=width, height=height, seats=4)
    page = person.page
    expect(page.locator(".doom")).to_be_visible()
    sheet = page.get_by_role("dialog")

    until(lambda: sheet.count(), lambda: lose(person) or calm(person), page)
    expect(sheet).to_contain_text("The Ring is destroyed")
    person.press(sheet.get_by_role("button", name="Close"))
    expect(page.locator(".ending")).to_contain_text(re.compile(r"6[5-9]\s*points"))
    assert fits(page)
    assert faults_of(page) == []


def test_a_payment_on_a_phone(people: People) -> None:
    """One person with all hobbits, by touch: pledges from several hands, and a reason for what does not help."""
    person = alone(people, orcs(), width=PHONE[0], height=PHONE[1], seats=4)
    page = person.page
    expect(page.locator(".pay .slot")).to_have_count(5)
    assert fits(page)
    assert faults_of(page) == []
    card(page, "grey_hiding").tap()
    expect(page.locator(".bw-prompt.is-error")).to_contain_text("helps nothing")
    page.get_by_role("button", name="All right").tap()
    for held in ("gimli", "anduril"):
        card(page, held).tap()
    card(page, "grey_fighting").first.tap()
    expect(page.locator(".pay .slot.planned")).to_have_count(5)
    button(page, "^Pay$").tap()
    expect(page.locator(".pay")).to_have_count(0)
    for name in ("Tiles", "Gandalf", "Die", "Hand"):
        page.get_by_role("button", name=name, exact=True).tap()
        assert fits(page)
    assert faults_of(page) == []


def test_a_turn_with_keys_alone(people: People) -> None:
    state = helpers.table(*HANDS, active=helpers.FRODO, **SAFE, dark=[2, 0, 0, 0])
    person = people.sit_at("/about", 1, way="keys")
    set_out(person, state, ["me"] + ["bot:novice"] * 3)
    page = person.page
    person.press(card(page, "white_hiding"))
    line = page.locator(".track .pick")
    expect(line).to_have_count(3)  # for Frodo it is a joker: any line of this board
    person.press(line.first)
    settle([person], lambda: person.frame["view"]["lines"]["fighting"] == 1)
    settle([person], lambda: button(page, "^End the turn").count())
    page.keyboard.press("1")
    until(lambda: person.frame["view"]["active"] != helpers.FRODO, lambda: calm(person), page)


def test_volunteering_and_asking_others(people: People) -> None:
    """The Eye: somebody goes two to the dark. One is asked, another volunteers."""
    eye = helpers.tile("eye_or_two_dark", *HANDS, active=helpers.SAM, **KNOWN, **SAFE)
    person = alone(people, helpers.pass_quiet(eye), seats=4)
    page = person.page
    expect(page.locator(".pay")).to_contain_text("2 to the dark")
    page.locator(".hobbit").nth(3).get_by_role("button", name=re.compile("floor|volunteer")).click()
    expect(page.locator(".bw-prompt")).to_contain_text("Merry")
    button(page, "^Volunteer: 2 steps").click()
    settle([person], lambda: button(page, "^Pay").count() or not page.locator(".pay").count())
    if button(page, "^Pay").count():
        button(page, "^Pay").first.click()
    until(lambda: person.frame["view"]["dark"][helpers.MERRY] == 2, lambda: calm(person), page)


def test_gandalf_is_called_and_foresees(people: People) -> None:
    state = helpers.table(*HANDS, active=helpers.SAM, shields=[0, 6, 0, 0], **SAFE)
    person = alone(people, state, seats=4)
    page = person.page
    page.get_by_role("button", name="Call Gandalf").first.click()
    button(page, "^Call Gandalf").click()
    expect(page.get_by_role("button", name="Use Foresight")).to_be_visible()
    button(page, "^Foresight").click()
    button(page, "^Sam").click()
    tiles = page.locator(".order button")
    expect(tiles.first).to_be_visible()
    first = tiles.first.get_attribute("aria-label") or "?"
    tiles.first.click()
    until(lambda: kind(person) == "cards", lambda: calm(person) or person._pick(tiles), page)
    expect(page.locator(".seen").first).to_contain_text(first)


POSITIONS: dict[str, Callable[[], State]] = {
    "moria, paying": orcs,
    "helm's deep": lambda: helpers.table(*HANDS, place="helms_deep", lines={"travelling": 6}, event=2, **SAFE),
    "shelob's lair": lambda: helpers.event(4, *HANDS, place="shelobs_lair", **SAFE),
    "mordor, out": lambda: helpers.table(
        *HANDS[:3], "", place="mordor", gone=[3], event=3, dark=[8, 7, 5, 0], sauron=9
    ),
    "mount doom": lambda: helpers.at_the_mountain(*HANDS, sauron=12),
}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("position", POSITIONS)
def test_no_fault_and_nothing_sticks_out(people: People, position: str, size: str) -> None:
    person = Person(people.arrive("/about", *SIZES[size], lang="de"))
    set_out(person, helpers.pass_quiet(POSITIONS[position]()), ["me", "me", "bot:novice", "bot:novice"])
    person.page.locator(".quest").wait_for()
    assert fits(person.page)
    assert faults_by_day_and_night(person.page) == []


@pytest.mark.parametrize(("size", "seats"), [("laptop", 5), ("tablet", 5), ("phone", 2)])
def test_from_bag_end_with_two_to_five_hobbits(people: People, size: str, seats: int) -> None:
    person = people.sit_at("/about", 4, *SIZES[size], "touch" if size == "phone" else "mouse")
    new_table(person.page, "quest", ["me", *["bot:random"] * (seats - 1)], hands="secret")
    until(lambda: person.frame["view"]["place"] == "moria" or person.over, person.step, person.page)
    expect(person.page.locator(".hobbit")).to_have_count(seats)
    assert fits(person.page)
    assert faults_of(person.page) == []


def test_a_whole_game_from_bag_end_to_its_end(people: People) -> None:
    """Whatever comes is answered with what the page offers, until it is over."""
    person = people.sit_at("/about", 6)
    new_table(person.page, "quest", ["me", "bot:random"])
    until(lambda: person.over, person.step, person.page)
    expect(person.page.get_by_role("dialog").first).to_be_visible()
