"""Check that texts on a page are words in the reader's language, without message keys or gaps."""

from playwright.sync_api import Page

from tests.lessons.texts import keys_and_gaps

# Each text by itself: texts of two adjacent elements are not one word.
TEXTS = """() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement.closest("script, style")) found.push(node.data);
  for (const name of ["aria-label", "title", "alt", "placeholder"])
    for (const one of document.querySelectorAll(`[${name}]`)) found.push(one.getAttribute(name));
  return found.filter((text) => text.trim());
}"""


def no_words(page: Page, game: str) -> list[str]:
    """Return the texts on the page that have a gap, and the message keys in them."""
    texts: list[str] = page.evaluate(TEXTS)
    return keys_and_gaps(texts, game)
