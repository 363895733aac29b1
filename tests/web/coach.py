"""A guide in a browser: what the tests of guided games and of tables share."""

from playwright.sync_api import Page, TimeoutError

APART = """([one, other]) => {
    const boxes = [one, other].map((name) => document.querySelector(name)?.getBoundingClientRect());
    if (!boxes.every(Boolean)) return false;
    const [a, b] = boxes;
    const inside = boxes.every((box) => box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1);
    const clear = a.bottom <= b.top || b.bottom <= a.top || a.right <= b.left || b.right <= a.left;
    return inside && clear;
}"""
# What is measured is told with the next picture, and what follows from that with the one after it.
RESTED = """async () => {
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    for (let picture = 0; picture < 3; picture++) await new Promise((done) => requestAnimationFrame(done));
}"""
STANDING = """() => {
    const later = window.setTimeout;
    window.setTimeout = (then, time, ...rest) => later(then, time > 640 && time < 2000 ? 120_000 : time, ...rest);
}"""


def told(page: Page, step: str) -> None:
    """Until this is told, and everything that moves has come to rest."""
    page.locator(f"[data-coach={step}][data-ready=true]").wait_for()


def rest(page: Page) -> None:
    """Until the letters have come, everything lies where it will lie, and the focus is where it will be."""
    page.evaluate(RESTED)


def stand(page: Page) -> None:
    """What would stand for a second or two, to be read, stands on this page until somebody goes on from it: a test on
    a busy machine is slower than any reader."""
    page.evaluate(STANDING)


def apart(page: Page, one: str, other: str) -> bool:
    """Whether neither covers anything of the other, and both are on the screen, as soon as all has come to rest."""
    try:
        page.wait_for_function(APART, arg=[one, other])
    except TimeoutError:
        return False
    return True


def ringed(page: Page, name: str) -> None:
    """Until a ring goes around the whole of it, and nothing of it lies under the ring."""
    page.wait_for_function(
        """(name) => {
            const inner = document.querySelector(name)?.getBoundingClientRect();
            return inner && [...document.querySelectorAll(".rings i")].some((one) => {
                const ring = one.getBoundingClientRect();
                const across = ring.x + 3 <= inner.x && ring.right - 3 >= inner.right;
                return across && ring.y + 3 <= inner.y && ring.bottom - 3 >= inner.bottom;
            });
        }""",
        arg=name,
    )
