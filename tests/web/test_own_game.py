"""The games of the tutorial in a browser: the plain scene shows them, without any code of their own in the page."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.plugins import EXAMPLES
from tests.web.conftest import People, Served, new_table
from tests.web.person import Person, until


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server on which these games are installed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BYWATER_GAMES", ",".join(EXAMPLES["bywater.games"].values()))
        server = Served(tmp_path_factory.mktemp("own") / "tables.sqlite")
    yield server
    server.stop()


def choose(person: Person) -> bool:
    """Press the first choice on the stage."""
    buttons = person.page.locator(".plain .choices li button:enabled")
    if not buttons.count():
        return False
    person.press(buttons.first)
    return True


def test_the_lobby_offers_them(people: People, own: Served) -> None:
    page = people.arrive("/", served=own)
    tile = page.locator("article").filter(has_text="Tic-tac-toe")
    expect(tile).to_contain_text("Three in a row win.")
    tile.get_by_role("button").first.click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".plain pre")).to_contain_text(". . .")


def test_a_whole_game_of_tic_tac_toe_against_a_bot(people: People, own: Served) -> None:
    person = people.sit_at("/", served=own)
    new_table(person.page, "tic_tac_toe", ["me", "bot:mo-ismcts"])
    until(lambda: person.frame and person.over, lambda: choose(person), person.page)
    assert person.frame["view"]["ending"] in ("row", "draw")
    expect(person.page.locator(".plain pre")).to_contain_text("x")
    expect(person.page.locator(".bw-log")).to_contain_text(person.frame["view"]["trail"][0])


def test_a_hand_of_poker_keeps_the_other_card_to_itself(people: People, own: Served) -> None:
    person = people.sit_at("/", served=own)
    new_table(person.page, "kuhn_poker", ["me", "bot:random"])
    expect(person.page.locator(".plain")).to_contain_text("hidden")
    own_card = person.frame["view"]["cards"][0]
    others = [card for card in ("jack", "queen", "king") if card != own_card]
    assert not any(f"deal {card}" in text for text in person.received for card in others)
    until(lambda: person.over, lambda: choose(person), person.page)
