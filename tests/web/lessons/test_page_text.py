"""Tests of the check for message keys and gaps in texts."""

from tests.web.conftest import People
from tests.web.lessons.page_text import no_words

SPOIL = """() => {
  const add = (text) => document.body.appendChild(document.createElement("p")).append(text);
  ["<lesson-nothing>", "prompt-nothing", "card-nothing_more.", "Take {$card}.", "well-known words"].forEach(add);
  document.body.lastElementChild.title = "log-nothing";
}"""


def test_keys_and_gaps_are_found_on_a_page_and_words_are_not(people: People) -> None:
    page = people.arrive()
    page.locator("article p").first.wait_for()
    assert no_words(page, "quest") == []
    page.evaluate(SPOIL)
    found = [
        "<lesson-nothing>",
        "Take {$card}.",
        "card-nothing_more",
        "lesson-nothing",
        "log-nothing",
        "prompt-nothing",
    ]
    assert no_words(page, "quest") == found
