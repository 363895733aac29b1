"""A guide in a browser: what the tests of guided games and of tables share."""

from playwright.sync_api import Page


def told(page: Page, step: str) -> None:
    """Until this is told, and everything that moves has come to rest."""
    page.locator(f"[data-coach={step}][data-ready=true]").wait_for()


def apart(page: Page, one: str, other: str) -> bool:
    """Whether neither covers anything of the other, and both are on the screen."""
    return bool(
        page.evaluate(
            """([one, other]) => {
                const [a, b] = [one, other].map((name) => document.querySelector(name).getBoundingClientRect());
                const inside = [a, b].every((box) => box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1);
                const clear = a.bottom <= b.top || b.bottom <= a.top || a.right <= b.left || b.right <= a.left;
                return inside && clear;
            }""",
            [one, other],
        )
    )


def ringed(page: Page, name: str) -> None:
    """Until a ring goes around the whole of it, and nothing of it lies under the ring."""
    page.wait_for_function(
        """(name) => {
            const inner = document.querySelector(name).getBoundingClientRect();
            return [...document.querySelectorAll(".rings i")].some((one) => {
                const ring = one.getBoundingClientRect();
                const across = ring.x + 3 <= inner.x && ring.right - 3 >= inner.right;
                return across && ring.y + 3 <= inner.y && ring.bottom - 3 >= inner.bottom;
            });
        }""",
        arg=name,
    )


def clear(page: Page, one: str, other: str) -> bool:
    """Whether neither covers the other, as soon as the map has come to rest."""
    for _ in range(20):
        if apart(page, one, other):
            return True
        page.wait_for_timeout(50)
    return False
