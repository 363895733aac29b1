"""Helpers for the guide of a lesson, shared by the tests of lessons and of tables."""

from playwright.sync_api import Page, TimeoutError

APART = """([one, other]) => {
    const boxes = [one, other].map((name) => document.querySelector(name)?.getBoundingClientRect());
    if (!boxes.every(Boolean)) return false;
    const [a, b] = boxes;
    const inside = boxes.every((box) => box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1);
    const clear = a.bottom <= b.top || b.bottom <= a.top || a.right <= b.left || b.right <= a.left;
    return inside && clear;
}"""
# Measurements arrive with the next animation frame, and the layout follows in the one after it.
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
    """Wait until the guide shows this step and all animations have ended."""
    page.locator(f"[data-coach={step}][data-ready=true]").wait_for()


def rest(page: Page) -> None:
    """Wait until fonts are loaded and the layout and the focus are final."""
    page.evaluate(RESTED)


def stand(page: Page) -> None:
    """Extend pauses for reading to two minutes on this page: a test on a busy machine is slower than a reader."""
    page.evaluate(STANDING)


def apart(page: Page, one: str, other: str) -> bool:
    """Whether the two elements end up on the screen without overlapping."""
    try:
        page.wait_for_function(APART, arg=[one, other])
    except TimeoutError:
        return False
    return True


def ringed(page: Page, name: str) -> None:
    """Wait until a ring encloses the whole element without covering it."""
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
