"""A game by keyboard alone, and one by touch on a phone: on the board itself, not in the list of choices."""

import re

from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.web.conftest import People, new_table
from tests.web.person import Person, until
from tests.web.test_shell import fits

PHONE = (390, 844)
MAX_GAMES = 8
# The number of own cards that would count: in the forecast, and in the own rows with the picked cards.
FORECAST = """() => {
  const numbers = document.querySelectorAll('.rail .panel .me .bw-num, .rail .panel tbody td:nth-child(2)');
  return [...numbers].reduce((sum, one) => sum + parseInt(one.textContent), 0);
}"""
LANES = """() => {
  const lanes = document.querySelectorAll('.board[aria-label=You] .lane.counts .many');
  return [...lanes].reduce((sum, one) => sum + parseInt(one.textContent.replace('✓', '')), 0);
}"""


def asked(page: Page) -> Locator:
    """Return the prompt, if this person is to act."""
    return page.locator(".bw-prompt:not(.is-waiting)")


# -- by keyboard ----------------------------------------------------------------------------------


def begin_by_keys(people: People, game: str) -> Person:
    """Open a table from the lobby with Tab and Enter."""
    person = people.sit_at("/", 5, way="keys")
    button = person.page.locator("article").filter(has_text=game).get_by_role("button").first
    button.wait_for()
    person.press(button)
    person.page.wait_for_url("**/table/*")
    person.page.locator(".bw-prompt").wait_for()
    # A new page takes the focus a moment later, and Enter would go to the wrong element.
    person.page.wait_for_function("() => document.activeElement !== document.body")
    return person


def test_a_game_of_the_confrontation_with_keys_alone(people: People) -> None:
    person = begin_by_keys(people, "The Confrontation")
    page, keys = person.page, person.page.keyboard
    # One figure by hand: Tab to it, Enter, Tab to its place, Enter.
    person.press(page.locator(".tray .piece").nth(5))
    expect(page.locator(".tray .piece.held")).to_have_count(1)
    slot = page.locator(".hit--move").first
    name = slot.get_attribute("aria-label") or ""
    person.press(slot)
    expect(page.locator(".tray .piece").nth(5)).to_have_accessible_name(re.compile(name))
    person.press(page.get_by_role("button", name="Shuffle", exact=True))
    person.press(page.get_by_role("button", name="Ready", exact=True))
    moves, laid = [0], [0]

    def step() -> bool:
        battle = page.locator(".bt")
        if battle.count():
            # The focus is inside the dialog, and nothing behind it can be reached.
            page.wait_for_function("() => !document.querySelector('.bt') || document.activeElement.closest('.bt')")
            return in_battle()
        if not asked(page).count() or not page.locator(".piece.can").count():
            return False
        figure = page.locator(".piece.can[aria-pressed=false]")
        if not page.locator(".hit--move, .hit--attack").count():
            person._pick(figure)
        if not page.locator(".hit--move, .hit--attack").count():
            return True  # a figure that can't move: the reason is shown
        attack = page.locator(".hit--attack")
        if attack.count():
            person._pick(attack)
        else:
            keys.press("1")
        moves[0] += 1
        page.wait_for_timeout(100)
        page.wait_for_function(
            "() => document.activeElement !== document.body"
        )  # so that Tab has a place to start from
        return True

    def in_battle() -> bool:
        cards = page.locator(".pick button:enabled")
        if cards.count():
            keys.press("12345"[person.rng.randrange(5)])
            lay = page.locator(".acts button.bw-btn--primary:enabled")
            if lay.count():
                keys.press("Enter")
                laid[0] += 1
                page.wait_for_timeout(100)
            return True
        acts = page.locator(".bt .acts button.bw-btn--primary:enabled, .bt .acts button.bw-btn--ember:enabled")
        if acts.count():
            person._pick(acts)
            return True
        return False

    for _ in range(MAX_GAMES):  # a game may be over before a card is laid
        until(lambda: (moves[0] >= 3 and laid[0] and not page.locator(".bt").count()) or person.over, step, page)
        if moves[0] >= 3 and laid[0]:
            return
        new_table(page, "confrontation", ["me", "bot:novice"])
        person.press(page.get_by_role("button", name="Shuffle", exact=True))
        person.press(page.get_by_role("button", name="Ready", exact=True))
    raise AssertionError(f"no battle with cards in {MAX_GAMES} games")


def test_a_game_of_towers_with_keys_alone(people: People) -> None:
    """Play through the first scoring with number keys and Tab."""
    person = begin_by_keys(people, "The Two Towers")
    page, keys = person.page, person.page.keyboard

    def step() -> bool:
        if page.locator(".scoring").count():
            keys.press("Escape")
            return True
        if not asked(page).count():
            return False
        kind = person.frame["view"]["decision"]["kind"]
        moment = person.frame["moment"]
        if kind in ("gain", "taking"):
            keys.press("1")
        elif kind == "laying":
            card = page.locator(".hand .card.legal")
            if card.count() and not page.locator(".hand .card.picked").count():
                person.press(card.nth(person.rng.randrange(card.count())))
                assert page.evaluate(FORECAST) == page.evaluate(LANES)  # the forecast follows the picked cards
            button = page.locator(".bw-prompt__acts button.choice:not([aria-disabled])").last
            if button.count():
                person.press(button)
        else:
            return person.step()
        page.wait_for_timeout(60)
        return bool(person.frame["moment"] != moment)

    until(lambda: person.frame["view"]["stage"] >= 2, step, page)
    until(lambda: not page.locator(".scoring").count(), step, page)


# -- by touch -------------------------------------------------------------------------------------


TWO_FRAMES = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(true))))"


def tap(page: Page, what: Locator) -> bool:
    """Tap the middle of the element, whatever lies on top, once it has stopped moving. Return false if it does not
    exist, or no longer."""
    before = None
    try:
        while (box := what.bounding_box(timeout=5_000)) != before:
            before = box
            page.evaluate(TWO_FRAMES)
    except TimeoutError:
        return False
    if not box:
        return False
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    return True


def test_a_game_of_the_confrontation_on_a_phone(people: People) -> None:
    person = people.sit_at("/", 7, *PHONE, way="touch")
    page = person.page
    page.locator("article").filter(has_text="The Confrontation").get_by_role("button").first.tap()
    page.wait_for_url("**/table/*")
    page.locator(".tray .piece").nth(4).wait_for()
    assert tap(page, page.locator(".tray .piece").nth(4))
    expect(page.locator(".tray .piece.held")).to_have_count(1)
    assert tap(page, page.locator(".hit--move").first)
    expect(page.locator(".tray .piece.placed")).to_have_count(1)
    page.get_by_role("button", name="Shuffle", exact=True).tap()
    page.get_by_role("button", name="Ready", exact=True).tap()
    moves, fought = [0], [False]

    def step() -> bool:
        if page.locator(".bt").count():
            fought[0] = fought[0] or page.locator(".pick button:enabled").count() > 0
            return person.step()
        if not asked(page).count() or not page.locator(".piece.can").count():
            return False
        goals = page.locator(".hit--attack") if page.locator(".hit--attack").count() else page.locator(".hit--move")
        if not goals.count():
            figures = page.locator(".piece.can")
            many = figures.count()
            if not many:  # another step has begun meanwhile
                return False
            if not tap(page, figures.nth(person.rng.randrange(many))):
                return False
            page.wait_for_timeout(40)
            return True
        if not tap(page, goals.first):
            return False
        moves[0] += 1
        page.wait_for_timeout(100)
        return True

    for _ in range(MAX_GAMES):  # a game may be over before a card is laid
        until(lambda: (moves[0] >= 3 and fought[0] and not page.locator(".bt").count()) or person.over, step, page)
        assert fits(page)
        if moves[0] >= 3 and fought[0]:
            return
        new_table(page, "confrontation", ["me", "bot:novice"])
        page.get_by_role("button", name="Shuffle", exact=True).tap()
        page.get_by_role("button", name="Ready", exact=True).tap()
    raise AssertionError(f"no battle with cards in {MAX_GAMES} games")


def test_a_game_of_towers_on_a_phone(people: People) -> None:
    person = people.sit_at("/", 9, *PHONE, way="touch")
    page = person.page
    new_table(page, "towers", ["me", "bot:novice", "bot:novice"])

    def step() -> bool:
        if page.locator(".scoring").count() or not asked(page).count():
            return person.step() if page.locator(".scoring").count() else False
        # An open card if one may be taken, else a card of the hand, and then the matching choice in the prompt.
        open_cards = page.locator(".market .card.legal")
        held = page.locator(".hand .card.legal")
        if page.locator(".hand .card.picked").count() or not (open_cards.count() or held.count()):
            buttons = page.locator(".bw-prompt__acts button.choice:not([aria-disabled])")
            if buttons.count():
                person._pick(buttons.last)
        else:
            person._pick(open_cards if open_cards.count() else held)
        page.wait_for_timeout(60)
        return True

    until(lambda: person.frame["view"]["stage"] >= 2, step, page)
    assert fits(page)
