"""Texts on a page must be words in the language of the reader: no key of a message, no gap in one."""

from playwright.sync_api import Page

from tests.lessons.texts import keys_and_gaps

# Each text by itself: those of two elements that stand side by side are not one word.
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
    """The texts on the page that have a gap, and the keys in them."""
    texts: list[str] = page.evaluate(TEXTS)
    return keys_and_gaps(texts, game)
