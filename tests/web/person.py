"""Somebody at a page who plays with the mouse: whatever is asked, some answer that the page offers."""

import json
import random
from typing import Any

from playwright.sync_api import Page, WebSocket


class Person:
    """Clicks through a game and keeps every byte that came over the socket."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.rng = random.Random(seed)
        self.received: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.received.append(str(data)))

    @property
    def messages(self) -> list[dict[str, Any]]:
        return [json.loads(text) for text in self.received]

    @property
    def frame(self) -> dict[str, Any]:
        """The last frame that arrived."""
        found: dict[str, Any] = next(m["frame"] for m in reversed(self.messages) if "frame" in m)
        return found

    @property
    def over(self) -> bool:
        return bool(self.frame["view"]["ending"])

    def wait_for_frame(self) -> None:
        self.page.wait_for_selector(".bw-prompt, .bw-dialog")

    def step(self) -> bool:
        """One answer, if one is asked for; whether anything could be done."""
        page = self.page
        for name in ("Go on", "See the map"):
            button = page.locator(".bw-dialog").get_by_role("button", name=name, exact=True)
            if name == "Go on" and button.count() and button.first.is_visible():
                button.first.click()
                return True
        battle = page.locator(".bw-dialog.bt")
        if battle.count():
            return self._battle()
        if page.get_by_role("button", name="Shuffle", exact=True).count():
            page.get_by_role("button", name="Shuffle", exact=True).click()
            page.get_by_role("button", name="Ready", exact=True).click()
            return True
        everything = page.locator("button[aria-controls=all-choices]")
        if everything.count():
            if everything.get_attribute("aria-expanded") == "false":
                everything.click()
            return self._pick(page.locator("#all-choices li button:enabled"))
        return self._pick(page.locator(".bw-prompt__acts button.choice:not([aria-disabled])"))

    def _battle(self) -> bool:
        cards = self.page.locator(".bw-dialog .pick button:enabled")
        acts = self.page.locator(
            ".bw-dialog .acts button.bw-btn--primary:enabled, .bw-dialog .acts button.bw-btn--ember:enabled"
        )
        if cards.count() and not acts.count():
            cards.nth(self.rng.randrange(cards.count())).click()
        return self._pick(acts)

    def _pick(self, buttons: Any) -> bool:
        many = buttons.count()
        if not many:
            return False
        buttons.nth(self.rng.randrange(many)).click()
        return True
