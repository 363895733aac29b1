"""A person at a page who answers every prompt with one of the offered choices, by mouse, touch or keyboard alone."""

import json
import random
from collections.abc import Callable
from typing import Any, Literal

from playwright.sync_api import Locator, Page, TimeoutError, WebSocket

from tests.frames import after

Way = Literal["mouse", "touch", "keys"]
MAX_TABS = 120
MAX_STEPS = 2500
# The key that moves the focus to the node by the shorter way.
TOWARDS = """(node) => {
  const focus = document.activeElement;
  if (node === focus) return "there";
  if (!node.isConnected || node.closest("[inert]")) return "gone";
  const before = focus !== document.body && focus.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_PRECEDING;
  return before ? "Shift+Tab" : "Tab";
}"""


class Person:
    """Plays a game and records everything received over the socket."""

    def __init__(self, page: Page, seed: int = 1, way: Way = "mouse") -> None:
        self.page = page
        self.way = way
        self.rng = random.Random(seed)
        self.received: list[str] = []
        self.messages: list[dict[str, Any]] = []
        """The received messages, with complete frames."""
        self.frame: dict[str, Any] = {}
        """The latest frame."""
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._take)

    def _take(self, data: str | bytes) -> None:
        self.received.append(str(data))
        message = json.loads(data)
        if "frame" in message:
            self.frame = message["frame"] = after(self.frame, message)
        self.messages.append(message)

    @property
    def over(self) -> bool:
        return bool(self.frame["view"]["ending"])

    def wait_for_frame(self) -> None:
        self.page.wait_for_selector(".bw-prompt, .bw-dialog")

    def press(self, button: Locator, patience: float = 15_000) -> None:
        if self.way == "mouse":
            button.click(timeout=patience)
        elif self.way == "touch":
            button.tap(timeout=patience)
        else:
            self.tab_to(button)
            self.page.keyboard.press("Enter")

    def tab_to(self, wanted: Locator) -> None:
        """Focus the button with Tab and Shift+Tab only. Raise AssertionError if it can't be reached."""
        button = wanted.element_handle()
        for _ in range(MAX_TABS):
            key = button.evaluate(TOWARDS)
            if key == "there":
                return
            if key == "gone":
                raise TimeoutError("the button no longer exists, or something covers it")
            self.page.keyboard.press(key)
        raise AssertionError(f"{button.evaluate('(node) => node.outerHTML')[:200]} can't be reached with Tab")

    def step(self) -> bool:
        """Give one answer if there is a prompt. Return whether anything could be done."""
        page = self.page
        # Not the Continue of the end dialog, which may just have opened: tests close it themselves.
        go_on = page.locator(".bw-dialog:not(.end), .scoring").get_by_role("button", name="Continue", exact=True)
        if go_on.count() and go_on.first.is_visible():
            return self._pick(go_on)
        battle = page.locator(".bw-dialog.bt")
        if battle.count():
            return self._battle()
        if page.get_by_role("button", name="Shuffle", exact=True).count():
            self._pick(page.get_by_role("button", name="Shuffle", exact=True))
            return self._pick(page.get_by_role("button", name="Ready", exact=True))
        # The press came too late, because another player had moved on: the prompt shows the reason.
        late = page.locator(".bw-prompt.is-error").get_by_role("button", name="Got it")
        if late.count():
            return self._pick(late)
        everything = page.locator("button[aria-controls=all-choices]")
        if everything.count():
            if page.locator("button[aria-controls=all-choices][aria-expanded=false]").count():
                self._pick(everything)
            return self._pick(page.locator("#all-choices li button:enabled"))
        return self._pick(page.locator(".bw-prompt__acts button.choice:not([aria-disabled])"))

    def _battle(self) -> bool:
        cards = self.page.locator(".bw-dialog .pick button:enabled")
        acts = self.page.locator(
            ".bw-dialog .acts button.bw-btn--primary:enabled, .bw-dialog .acts button.bw-btn--ember:enabled"
        )
        if cards.count() and not acts.count():
            self._pick(cards)
        return self._pick(acts)

    def _pick(self, buttons: Locator) -> bool:
        many = buttons.count()
        if not many:
            return False
        try:
            self.press(buttons.nth(self.rng.randrange(many)), 2_000)
        except TimeoutError:  # it may have disappeared, as results do after a while
            return False
        return True


def until(true: Callable[[], Any], step: Callable[[], bool], page: Page) -> None:
    """Call `step` until the condition is true. Waiting for others counts as a step, so there are many."""
    for _ in range(MAX_STEPS):
        if true():
            return
        if not step():
            page.wait_for_timeout(30)
    raise AssertionError(f"condition not met after {MAX_STEPS} steps: {page.locator('main').inner_text()}")
