"""The Lord of the Rings in a real browser: group payments, cards in another player's turn, the Ring, the ends."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from bywater.core.record import Record
from tests.games.quest import helpers, openings
from tests.games.quest.openings import Opening
from tests.web.coach import rest
from tests.web.conftest import People, new_table
from tests.web.person import Person, Way, until
from tests.web.test_shell import SIZES, faults_by_day_and_night, faults_of, fits

PHONE = (390, 844)
THINKING = 60_000
"""Milliseconds: how long a strong bot on a busy machine may take to suggest an action."""
# Far from Sauron, and with enough cards for any face of the die.
SAFE: dict[str, Any] = {"sauron": 15, "bearer": helpers.FRODO}
# Fighting tiles are on top, so that the next turns bring nothing else.
KNOWN: dict[str, Any] = {"foreseen": ["fighting"] * 3, "looker": helpers.SAM}
HANDS = (
    "2 white_fighting, white_hiding, grey_friendship, elessar",
    "2 grey_fighting, gimli, anduril, grey_hiding",
    "white_friendship, grey_travelling",
    "white_travelling, grey_travelling",
)


WATCH_THE_LOG = """() => {
  window.logs = [];
  const keep = () => window.logs.push(document.querySelector(".bw-log").textContent);
  new MutationObserver(keep).observe(document.querySelector(".bw-log"), { childList: true, subtree: true });
}"""
CARD_WIDTHS = "() => [...document.querySelectorAll('.fan.open i')].map((node) => node.getBoundingClientRect().width)"


def height(page: Page, of: str) -> float:
    found: float = page.locator(of).first.evaluate("(node) => node.getBoundingClientRect().height")
    return found


def set_out(person: Person, opening: Opening, who: list[str]) -> str:
    """Create a table that begins in this state, and open it."""
    page = person.page
    state = opening.state
    record = Record("quest", helpers.GAME.rules, state.seats, state.options, [], start=opening.position)
    code = page.request.post("/api/records", data={"text": str(record)}).json()["code"]
    answer = page.request.post(f"/api/tables/{code}/branch", data={"who": who, "seat": -2, "moment": 0})
    assert answer.ok, answer.text()
    table: str = answer.json()["code"]
    page.goto(f"/table/{table}")
    page.locator(".bw-prompt, .room").first.wait_for()
    return table


def alone(people: People, opening: Opening, *, width: int = 1440, height: int = 900, seats: int = 1) -> Person:
    """Open a table with one person on the first seats and novice bots on the others."""
    person = people.sit_at("about:blank", 1, width, height, "touch" if width < 640 else "mouse")
    set_out(person, opening, ["me"] * seats + ["bot:novice"] * (opening.state.seats - seats))
    return person


def orcs(active: int = helpers.SAM, **more: Any) -> Opening:
    """In Moria the Orcs attack, and the group must pay five fighting symbols. Fighting tiles come next."""
    words: dict[str, Any] = {
        **SAFE,
        "lines": {"fighting": 7},
        "dark": [1, 0, 3, 0],
        "ring_used": False,
        **KNOWN,
        **more,
    }
    return openings.event(5, *HANDS, active=active, **words).pass_quiet()


def card(page: Page, kind: str) -> Locator:
    return page.locator(f".hand [data-at$='-{kind}']")


def button(page: Page, name: str) -> Locator:
    return page.locator(".bw-prompt").get_by_role("button", name=re.compile(name))


def kind(person: Person) -> str:
    return str(person.frame["view"]["decision"]["kind"])


def calm(person: Person) -> bool:
    """Decline an offer that the test does not need. Return whether there was one."""
    page = person.page
    free = page.locator(":not([aria-disabled=true])")
    for choice in ("pass", "done"):
        found = page.locator(f'.bw-prompt [data-choice="{choice}"]').filter(has_not_text="Stop waiting").and_(free)
        if found.count() and kind(person) != "cards":
            return person._pick(found)
    return False


def settle(people: list[Person], true: Callable[[], Any]) -> None:
    until(true, lambda: any(calm(one) for one in people), people[0].page)


def lose(person: Person) -> bool:
    """Discard the required number of cards, the first ones of the hand. Return whether cards were to be discarded."""
    if kind(person) != "losing" or not button(person.page, "^Discard").count():
        return False
    frame = person.frame
    for count in range(frame["view"]["decision"]["fields"]["count"]):
        person.press(person.page.locator(".hand .qcard:not(.picked)").first)
        expect(person.page.locator(".hand .qcard.picked")).to_have_count(count + 1)
    person.press(button(person.page, "^Discard"))
    until(lambda: person.frame["moment"] != frame["moment"], lambda: False, person.page)
    return True


def test_four_hobbits_two_people_and_two_bots_through_moria(people: People) -> None:
    """A group payment with pledges of two, a yellow card in another player's turn, the Ring, and the end of the
    board."""
    frodo, sam = people.sit_at("about:blank", 1), people.sit_at("about:blank", 2)
    code = set_out(frodo, orcs(), ["me", "open", "bot:novice", "bot:novice"])
    sam.page.goto(f"/table/{code}")
    sam.page.get_by_role("button", name="Take this seat").first.click()
    slots = sam.page.locator(".pay .slot")
    expect(slots).to_have_count(5)
    expect(sam.page.locator(".eye.ghost")).to_be_visible()  # where Sauron would move to
    expect(button(sam.page, "^Give nothing: Sauron moves 2 steps closer")).to_be_visible()

    # Frodo helps in Sam's turn: for him white fighting cards are jokers.
    card(frodo.page, "white_fighting").nth(0).click()
    card(frodo.page, "white_fighting").nth(1).click()
    expect(frodo.page.locator(".pay .slot.planned")).to_have_count(2)
    button(frodo.page, "^Pledge 2").click()
    expect(sam.page.locator(".pay .slot.full")).to_have_count(2)
    expect(sam.page.locator(".pay .people")).to_contain_text("2 joker")

    # Sam clicks in any order. The prompt shows the loss until it is enough, and then the payment.
    expect(button(sam.page, "^Pay: 3 missing")).to_have_attribute("aria-disabled", "true")
    card(sam.page, "gimli").click()
    expect(slots.and_(sam.page.locator(".join"))).to_have_count(1)  # a double card fills two joined slots
    card(sam.page, "grey_fighting").first.click()
    expect(slots.nth(0)).not_to_have_class(re.compile("planned"))  # Frodo's pledge stays where it was
    expect(slots.nth(1)).not_to_have_class(re.compile("planned"))
    expect(slots.and_(sam.page.locator(".planned"))).to_have_count(3)
    button(sam.page, "^Pay$").click()
    expect(sam.page.locator(".pay")).to_have_count(0)
    expect(sam.page.locator(".bw-log").get_by_text("Orcs Attack: paid.")).to_be_visible()
    expect(sam.page.locator(".events li").nth(4)).to_contain_text("paid")

    # A fighting tile comes, and Sam may play cards. Frodo's Elessar is highlighted, and one press takes the interrupt.
    settle([frodo, sam], lambda: kind(sam) == kind(frodo) == "cards")
    elessar = card(frodo.page, "elessar")
    expect(elessar).to_have_class(re.compile("glow"))
    elessar.click()
    expect(frodo.page.locator(".hobbit.can")).not_to_have_count(0)
    frodo.page.locator(".hobbit").nth(2).get_by_role("button", name="Elessar: Pippin 1 step towards the light").click()
    frodo.page.wait_for_function("() => [...document.querySelectorAll('.pawn')].length === 4")
    until(lambda: frodo.frame["view"]["dark"][helpers.PIPPIN] == 2, lambda: False, frodo.page)

    # The Ring: he still has the interrupt, is prompted again, rolls, and picks a line.
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
    eye = openings.tile("eye_or_two_dark", *HANDS[:2], active=helpers.FRODO, sauron=12, dark=[11, 0])
    person = alone(people, eye.pass_quiet())
    page = person.page
    expect(page.locator(".pay")).to_contain_text("The Eye")
    page.evaluate(WATCH_THE_LOG)
    button(page, "^Nobody: Sauron moves 1 step closer").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("button", name="Play again", exact=True)).to_be_visible()  # there are no sides to swap
    expect(sheet).to_contain_text("Sauron has caught the Ring-bearer")
    person.press(sheet.get_by_role("button", name="Close"))
    expect(page.locator(".ending")).to_contain_text("10 points")
    expect(page.locator(".hobbit.gone")).to_have_count(1)
    # The log listed the events one by one: Sauron came nearer before he caught anybody.
    assert any("Sauron moves closer" in log and "caught" not in log for log in page.evaluate("() => window.logs"))
    assert faults_of(page) == []


@pytest.mark.parametrize(("width", "height"), [(1440, 900), PHONE])
def test_the_ring_is_destroyed(people: People, width: int, height: int) -> None:
    state = openings.at_the_mountain(*HANDS, active=helpers.FRODO, sauron=15, dark=[2, 1, 0, 0], shields=[4, 0, 1, 0])
    person = alone(people, state, width=width, height=height, seats=4)
    page = person.page
    expect(page.locator(".doom")).to_be_visible()
    sheet = page.get_by_role("dialog")

    until(lambda: sheet.count(), lambda: lose(person) or calm(person), page)
    expect(sheet).to_contain_text("The Ring is destroyed")
    expect(sheet.locator(".bw-seat__name")).to_have_text(["Frodo", "Sam", "Pippin", "Merry"])
    expect(sheet.locator(".bw-seat__note")).to_have_count(0)  # nobody is named twice
    person.press(sheet.get_by_role("button", name="Close"))
    expect(page.locator(".ending")).to_contain_text(re.compile(r"6[5-9]\s*points"))
    assert fits(page)
    assert faults_of(page) == []


def test_q01_sauron_is_farther_away_in_the_first_game_only(people: People) -> None:
    """The set-up shows it and can be changed; once a game is finished, Sauron starts on 12."""
    person = people.sit_at("/")
    page = person.page
    tile = page.locator("article").filter(has_text="The Lord of the Rings")
    setting = tile.get_by_role("button", name=re.compile("^Rules and options"))
    dialog = page.get_by_role("dialog")
    start = dialog.get_by_label("Sauron’s start")

    page.wait_for_load_state("networkidle")
    setting.click()
    expect(dialog).to_contain_text("Your first game: Sauron starts on 15")
    expect(start).to_have_value("15")
    assert faults_of(page) == []
    start.press("Home")
    expect(start).to_have_value("10")
    page.keyboard.press("Escape")
    tile.get_by_role("button").first.click()  # one click plays with the recommended options
    page.wait_for_url("**/table/*")
    page.locator(".bw-prompt").wait_for()
    assert person.frame["view"]["options"]["sauron"] == 15

    state = openings.at_the_mountain(*HANDS, active=helpers.FRODO, sauron=15, dark=[2, 1, 0, 0])
    set_out(person, state, ["me"] * 4)
    until(lambda: page.get_by_role("dialog").count(), lambda: lose(person) or calm(person), page)
    page.goto("/")
    page.wait_for_load_state("networkidle")
    setting.click()
    expect(start).to_have_value("12")
    expect(dialog).not_to_contain_text("Your first game")


def test_q13_only_the_top_of_a_pile_is_shown_unless_piles_are_open(people: People) -> None:
    piles: dict[str, Any] = {
        **SAFE,
        "discards": {"white_joker": 2, "grey_friendship": 1},
        "top_discard": "grey_friendship",
        "top_tile": "friendship",
    }
    page = alone(people, openings.cards(*HANDS, active=helpers.FRODO, **piles), seats=4).page
    panel = page.get_by_label("Tiles").and_(page.locator("section"))
    expect(panel.locator(".discards")).to_have_text(
        re.compile(r"Discards\s+Grey Friendship on top, 3 Hobbit cards in all")
    )
    expect(panel.locator(".kinds")).to_have_count(0)
    opened = openings.cards(*HANDS, active=helpers.FRODO, options={"open_piles": True}, **piles)
    page = alone(people, opened, seats=4).page
    panel = page.get_by_label("Tiles").and_(page.locator("section"))
    expect(panel.locator(".kinds")).to_have_count(2)
    expect(panel.locator(".kinds").last.locator("li")).to_have_text(["Joker ×2", "Grey Friendship ×1"])
    assert fits(page)
    assert faults_of(page) == []


@pytest.mark.parametrize(("one_kind", "full"), [(False, 2), (True, 1)])
def test_c8_guidance_fills_two_slots_of_different_kinds(people: People, one_kind: bool, full: int) -> None:
    more: dict[str, Any] = {**SAFE, "place": "helms_deep", "shields": [5, 0, 0, 0], "gandalf": ["guidance", "healing"]}
    hands = ("white_friendship, white_hiding", *HANDS[1:])
    state = openings.event(1, *hands, active=helpers.FRODO, options={"guidance_one_kind": one_kind}, **more)
    state.do("interrupt frodo", "call gandalf", "guidance as pledge")
    page = alone(people, state, seats=4).page
    expect(page.locator(".pay .slot")).to_have_count(2)
    expect(page.locator(".pay .slot.full")).to_have_count(full)


def test_a_payment_on_a_phone(people: People) -> None:
    """One person with all hobbits, by touch: pledges from several hands, and a reason for a card that does not help."""
    person = alone(people, orcs(), width=PHONE[0], height=PHONE[1], seats=4)
    page = person.page
    expect(page.locator(".pay .slot")).to_have_count(5)
    assert fits(page)
    assert faults_of(page) == []
    card(page, "grey_hiding").tap()
    expect(page.locator(".bw-prompt.is-error")).to_contain_text("Grey Hiding doesn’t show the right symbol")
    page.get_by_role("button", name="More in the rules").tap()  # the reason in full, without leaving the table
    expect(page.get_by_role("dialog").locator("#paying")).to_be_focused()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Got it").tap()
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
    state = openings.cards(*HANDS, active=helpers.FRODO, **SAFE, dark=[2, 0, 0, 0])
    person = people.sit_at("about:blank", 1, way="keys")
    set_out(person, state, ["me"] + ["bot:novice"] * 3)
    page = person.page

    # Events and spaces are reached with Tab and the arrow keys, and show their explanations.
    person.tab_to(page.locator(".events li[tabindex='0']"))
    explained = page.locator(".over")
    expect(explained).to_contain_text("Speak Friend and Enter")
    page.keyboard.press("ArrowRight")
    expect(explained).to_contain_text("Watcher in the Water")
    page.keyboard.press("Escape")
    expect(explained).to_have_count(0)
    page.keyboard.press("Enter")
    expect(explained).to_contain_text("Watcher in the Water")
    person.tab_to(page.locator(".track.main [data-rove][tabindex='0']"))
    page.keyboard.press("End")
    expect(explained).to_contain_text("Special shield")

    rest(page)
    board = height(page, ".qb")
    person.press(card(page, "white_hiding"))
    line = page.locator(".track .pick")
    expect(line).to_have_count(3)  # for Frodo it is a joker: any line of this board
    rest(page)
    assert height(page, ".qb") == board  # the next prompt does not move the board
    person.press(line.first)
    settle([person], lambda: person.frame["view"]["lines"]["fighting"] == 1)
    settle([person], lambda: button(page, "^End turn").count())
    page.keyboard.press("1")
    until(lambda: person.frame["view"]["active"] != helpers.FRODO, lambda: calm(person), page)


def test_a_player_whose_interrupt_is_ended_is_notified_and_can_interrupt_again(people: People) -> None:
    frodo, sam = people.sit_at("about:blank", 1), people.sit_at("about:blank", 2)
    state = openings.cards(*HANDS, active=helpers.SAM, **SAFE, dark=[2, 0, 0, 0])
    code = set_out(frodo, state, ["me", "open", "bot:novice", "bot:novice"])
    sam.page.goto(f"/table/{code}")
    sam.page.get_by_role("button", name="Take this seat").first.click()
    expect(card(frodo.page, "elessar")).to_have_class(re.compile("glow"))
    card(frodo.page, "elessar").click()
    expect(sam.page.locator(".bw-prompt")).to_contain_text("Frodo is acting first")
    expect(button(sam.page, "^Done")).to_have_count(0)
    button(sam.page, "^Stop waiting").click()
    told = frodo.page.locator(".notices").get_by_role("status")
    expect(told).to_contain_text("stopped waiting")
    expect(sam.page.locator(".notices")).not_to_contain_text("stopped waiting")
    told.get_by_role("button", name="Undo").click()
    expect(told).to_have_count(0)
    until(lambda: kind(frodo) == "interrupt", lambda: False, frodo.page)
    assert faults_of(frodo.page) == []


def test_an_explanation_closes_with_its_card_and_the_focus_moves_to_the_prompt(people: People) -> None:
    person = alone(people, openings.cards(*HANDS, active=helpers.FRODO, **SAFE, dark=[2, 0, 0, 0]), seats=4)
    page = person.page
    settle([person], lambda: card(page, "elessar").and_(page.locator(".glow")).count())
    card(page, "elessar").click()
    explained = page.locator(".over")
    expect(explained).to_contain_text("Elessar")
    until(lambda: kind(person) == "interrupt", lambda: False, page)
    expect(page.locator(".hobbit.can")).not_to_have_count(0)
    page.keyboard.press("1")  # the pointer stays where the card was
    expect(card(page, "elessar")).to_have_count(0)
    expect(explained).to_have_count(0)
    expect(page.locator("[data-question]")).to_be_focused()


def test_the_prompt_shows_what_is_missing_and_any_token_has_its_own_icon(people: People) -> None:
    items = openings.tile("sundial_items", "3 white_hiding, elessar", "white_hiding", dark=[2, 0], **SAFE)
    person = alone(people, items.pass_quiet(), seats=2)
    page = person.page
    expect(page.locator(".bw-prompt")).to_contain_text("The group lacks a life token and a shield.")
    outlines = page.locator(".pay .slot svg").evaluate_all("(all) => all.map((one) => one.innerHTML)")
    hearts = page.locator(".life li svg").nth(1).evaluate("(one) => one.innerHTML")
    assert len(set(outlines)) == 3
    assert hearts not in outlines
    card(page, "white_hiding").first.click()
    expect(page.get_by_role("alert")).to_contain_text("the rest can’t be paid")
    phone = alone(people, items.pass_quiet(), width=PHONE[0], height=PHONE[1], seats=2).page
    expect(phone.locator(".bw-prompt__ask")).to_have_text(re.compile("The group lacks a life token and a shield."))


# The elements that are covered by another one at their centre.
COVERED = """(all) => all.filter((node) => {
  const box = node.getBoundingClientRect();
  const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return !at || !(node.contains(at) || at.contains(node));
}).map((node) => node.outerHTML.slice(0, 90))"""


@pytest.mark.parametrize("size", ["desktop", "laptop", "phone"])
def test_a_hint_covers_nothing_of_the_payment_it_is_about(people: People, size: str) -> None:
    person = alone(people, orcs(), width=SIZES[size][0], height=SIZES[size][1], seats=4)
    page = person.page
    expect(page.locator(".bw-prompt .choice").first).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator(".hint li").first).to_be_visible(timeout=THINKING)
    rest(page)
    assert page.locator(".pay button, .pay .slot, .bw-prompt button").evaluate_all(COVERED) == []
    if size != "phone":
        assert page.locator(".hobbit button").evaluate_all(COVERED) == []
    assert fits(page)
    assert faults_of(page) == []


# The left offset and the width of each event.
COLUMNS = "(all) => all.map((one) => [one.offsetLeft, one.offsetWidth])"


def test_events_stay_where_they_are_when_a_payment_opens(people: People) -> None:
    """Nor is a demand covered by the prompt: not with four lines, and not in a lower window."""
    quiet = alone(people, openings.cards(*HANDS, active=helpers.SAM, event=5, **SAFE), seats=4).page
    paying = alone(people, orcs(), seats=4).page
    expect(paying.locator(".pay .slot")).to_have_count(5)
    events = ".events li"
    for page in (quiet, paying):
        rest(page)
    assert paying.locator(events).evaluate_all(COLUMNS) == quiet.locator(events).evaluate_all(COLUMNS)
    mordor = openings.event(5, *HANDS, place="mordor", active=helpers.FRODO, dark=[8, 7, 5, 0]).pass_quiet()
    for state, size in ((orcs(), (1440, 800)), (mordor, (1440, 900)), (mordor, (1280, 720))):
        page = alone(people, state, width=size[0], height=size[1], seats=4).page
        expect(page.locator(".pay .slot").first).to_be_visible()
        rest(page)
        prompt = page.locator(".bw-prompt").bounding_box()
        assert prompt
        ends = page.locator(".pay, .hobbit").evaluate_all(
            "(all) => all.map((one) => one.getBoundingClientRect().bottom)"
        )
        assert max(ends) <= prompt["y"], size


def test_an_eliminated_hobbit_is_marked_at_every_size(people: People) -> None:
    state = POSITIONS["mordor, out"]()
    for size, (width, height) in SIZES.items():
        page = alone(people, state, width=width, height=height, seats=2).page
        out = page.locator(".hobbit.gone").get_by_text("out of the game")
        expect(out).to_be_visible()
        rest(page)
        assert out.evaluate("(one) => one.scrollWidth <= one.clientWidth"), size


def test_on_a_phone_a_tap_explains_a_hobbit_and_the_interrupt_has_a_button(people: People) -> None:
    person = alone(people, orcs(), width=PHONE[0], height=PHONE[1], seats=4)
    page = person.page
    moment = person.frame["moment"]
    page.get_by_role("button", name="About Merry").tap()
    expect(page.locator(".explained")).to_contain_text("2 different life tokens")
    expect(page.locator(".explained")).to_contain_text("2 cards: White Travelling, Grey Travelling.")
    assert person.frame["moment"] == moment
    page.locator(".explained").get_by_role("button", name="Close").tap()
    page.locator(".hobbit").nth(0).locator(".hail").tap()
    until(lambda: kind(person) == "interrupt", lambda: False, page)


def test_one_person_with_several_secret_hands_sees_no_curtain(people: People) -> None:
    page = people.arrive("about:blank")
    new_table(page, "quest", ["me", "me", "bot:novice"], hands="secret")
    expect(page.locator(".curtain")).to_have_count(0)
    expect(page.locator(".fellowship .fan.open")).to_have_count(1)  # the person's other hand; the first lies below
    new_table(page, "quest", ["me", "here", "bot:novice"], hands="secret")
    expect(page.locator(".curtain")).to_have_count(1)


def test_a_hobbit_has_one_letter_everywhere(people: People) -> None:
    hands = (*HANDS, "white_hiding")
    person = alone(people, openings.cards(*hands, active=helpers.FRODO, **SAFE), seats=5)
    bar = person.page.locator("header .bw-seat__mark")
    expect(bar).to_have_text(["F", "S", "P", "M", "B"])  # as soon as the players are known
    expect(person.page.locator(".hobbit .mark")).to_have_text(["F", "S", "P", "M", "B"])
    person = alone(people, openings.cards(*HANDS[:2], active=helpers.FRODO, **SAFE))
    expect(person.page.locator("header .bw-seat__mark").first).to_have_text("F")  # not Y for "You"


def test_names_and_cards_are_not_cut(people: People) -> None:
    # Ten cards of ten kinds in a small hand.
    many = "white_fighting, grey_fighting, white_hiding, grey_hiding, white_friendship, grey_friendship, "
    many += "white_travelling, grey_travelling, gimli, sting"
    person = alone(people, openings.cards(HANDS[0], many, HANDS[2], active=helpers.FRODO, **SAFE), seats=3)
    hand = person.page.locator(".hobbit").nth(1).locator(".fan")
    rest(person.page)
    assert hand.locator("i").count() == 10
    assert hand.evaluate(
        "(fan) => fan.lastElementChild.getBoundingClientRect().right <= fan.getBoundingClientRect().right"
    )
    # Five names on a phone.
    hands = (*HANDS, "white_hiding")
    state = openings.cards(*hands, active=helpers.FRODO, **SAFE)
    phone = alone(people, state, width=PHONE[0], height=PHONE[1], seats=5).page
    rest(phone)
    assert phone.locator(".hobbit h3").evaluate_all("(all) => all.every((one) => one.scrollWidth <= one.clientWidth)")
    # The stations of the journey, in the longest words.
    page = people.arrive("about:blank", *SIZES["laptop"], lang="fr")
    set_out(Person(page), openings.at_the_mountain(*HANDS, sauron=12), ["me"] * 4)
    page.locator(".way").wait_for()
    rest(page)
    assert page.locator(".way, .head").evaluate_all("(all) => all.every((one) => one.scrollWidth <= one.clientWidth)")


def test_volunteering_and_prompts_of_others(people: People) -> None:
    """The Eye: one hobbit must move two spaces towards the dark. One player is prompted, another volunteers."""
    fatty = "white_hiding, grey_hiding, boromir, sting, athelas, 2 white_friendship"
    eye = openings.tile("eye_or_two_dark", *HANDS, fatty, active=helpers.SAM, dark=[1, 0, 3, 4, 5], **KNOWN, **SAFE)
    person = alone(people, eye.pass_quiet(), width=1280, height=720, seats=5)
    page = person.page
    expect(page.locator(".pay .slot")).to_contain_text("2 to the dark")
    # Dashed: where each of them would move to, and Sauron if nobody volunteers.
    expect(page.locator(".pawn.hint")).to_have_count(5)
    expect(page.get_by_label("Fatty would move to 7")).to_be_visible()
    expect(page.get_by_label("Sauron would move to 14")).to_be_visible()
    button(page, "^Volunteer: 2 steps").focus()
    expect(page.locator(".pawn.hint")).to_have_count(1)
    # Five hands fit beside the board, and the corruption line ends before the rail.
    rest(page)
    assert min(page.evaluate(CARD_WIDTHS)) >= 14
    line, rail = page.locator(".quest .line").bounding_box(), page.locator("aside").bounding_box()
    assert line
    assert rail
    assert line["x"] + line["width"] <= rail["x"]
    page.locator(".hobbit").nth(3).get_by_role("button", name=re.compile("Act now|volunteer")).click()
    until(lambda: person.frame["view"]["actor"] == helpers.MERRY, lambda: False, page)
    expect(page.locator(".bw-prompt")).to_contain_text("Merry")
    button(page, "^Volunteer: 2 steps").click()
    settle([person], lambda: button(page, "^Pay").count() or not page.locator(".pay").count())
    if button(page, "^Pay").count():
        button(page, "^Pay").first.click()
    until(lambda: person.frame["view"]["dark"][helpers.MERRY] == 6, lambda: calm(person), page)


def test_gandalf_is_called_for_foresight(people: People) -> None:
    state = openings.cards(*HANDS, active=helpers.SAM, shields=[0, 6, 0, 0], **SAFE)
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


POSITIONS: dict[str, Callable[[], Opening]] = {
    "moria, paying": orcs,
    "helm's deep": lambda: openings.cards(*HANDS, place="helms_deep", lines={"travelling": 6}, event=2, **SAFE),
    "shelob's lair": lambda: openings.event(4, *HANDS, place="shelobs_lair", **SAFE),
    "mordor, out": lambda: openings.cards(
        *HANDS[:3], "", place="mordor", gone=[3], event=3, dark=[8, 7, 5, 0], sauron=9
    ),
    "mount doom": lambda: openings.at_the_mountain(*HANDS, sauron=12),
}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("position", POSITIONS)
def test_no_fault_and_nothing_sticks_out(people: People, position: str, size: str) -> None:
    person = Person(people.arrive("about:blank", *SIZES[size], lang="de"))
    set_out(person, POSITIONS[position]().pass_quiet(), ["me", "me", "bot:novice", "bot:novice"])
    person.page.locator(".quest").wait_for()
    assert fits(person.page)
    assert faults_by_day_and_night(person.page) == []


@pytest.mark.parametrize(("size", "seats"), [("laptop", 5), ("tablet", 5), ("phone", 2)])
def test_from_bag_end_with_two_to_five_hobbits(people: People, size: str, seats: int) -> None:
    person = people.sit_at("about:blank", 4, *SIZES[size], "touch" if size == "phone" else "mouse")
    new_table(person.page, "quest", ["me", *["bot:random"] * (seats - 1)], hands="secret")
    until(lambda: person.frame["view"]["place"] == "moria" or person.over, person.step, person.page)
    expect(person.page.locator(".hobbit")).to_have_count(seats)
    assert fits(person.page)
    assert faults_of(person.page) == []


def test_a_whole_game_from_bag_end_to_its_end(people: People) -> None:
    """Answer every prompt with one of the offered choices until the game is over."""
    person = people.sit_at("about:blank", 6)
    new_table(person.page, "quest", ["me", "bot:random"])
    until(lambda: person.over, person.step, person.page)
    expect(person.page.get_by_role("dialog").first).to_be_visible()


class Haste:
    """A player who wants the end: refuses everything, and plays one card, on the board."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.played = False
        self.taken_back = False

    def step(self) -> bool:
        """Give one answer on the board or in the hands. Return whether there was a prompt."""
        page = self.person.page
        if page.locator(".bw-prompt.is-waiting, .bw-dialog").count():
            return False
        asked = kind(self.person)
        if asked == "losing":
            return lose(self.person)
        cards = page.locator(".hand .qcard.legal:not(.picked)")
        answers = page.locator(".bw-prompt .choice:not([aria-disabled])")
        places = page.locator(".track .pick, .hobbit .pick, .order button")
        moving = cards.and_(page.locator(":not([data-at$=friendship])"))  # Moria has no friendship line
        if asked == "cards" and not self.played and moving.count():
            return self.play(moving, places)
        if places.count():
            return self.person._pick(places)
        ember = page.locator(".bw-prompt .choice.bw-btn--ember")
        if ember.count():
            return self.answer(ember)
        return self.answer(answers.last) if answers.count() else self.person._pick(cards)

    def play(self, cards: Locator, places: Locator) -> bool:
        page = self.person.page
        self.person.press(cards.first)
        expect(places.first).to_be_visible()
        if self.person.way == "keys" and not self.taken_back:  # Escape cancels the choice
            page.keyboard.press("Escape")
            expect(places).to_have_count(0)
            self.taken_back = True
            return True
        self.person.press(places.first)
        expect(page.locator(".hand .picked")).to_have_count(0)
        self.played = True
        return True

    def answer(self, found: Locator) -> bool:
        """Answer by the number of the choice, if it has one and keys are used."""
        number = found.first.locator("kbd")
        if self.person.way == "keys" and number.count():
            self.person.page.keyboard.press(number.inner_text())
            return True
        return self.person._pick(found.first)


@pytest.mark.parametrize(("way", "size"), [("touch", "phone"), ("keys", "laptop")])
def test_a_whole_quest_by_touch_or_by_keys_alone(people: People, way: Way, size: str) -> None:
    """From Bag End to the end on the board, with two hobbits of one person and Sauron near: so it is soon lost."""
    person = people.sit_at("about:blank", 1, *SIZES[size], way)
    new_table(person.page, "quest", ["me", "me"], sauron=10)
    haste = Haste(person)
    sheet = person.page.get_by_role("dialog")
    until(sheet.count, haste.step, person.page)
    expect(sheet).to_contain_text("You lost together")
    person.press(sheet.get_by_role("button", name="Close"))
    expect(person.page.locator(".ending")).to_contain_text("points")
    assert fits(person.page)
