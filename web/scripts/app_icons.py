"""The icons of the app, drawn from our mark: `python web/scripts/app_icons.py` writes web/public/icons/*.png."""

import re
import shutil
from pathlib import Path

from playwright.sync_api import sync_playwright

WEB = Path(__file__).parents[1]
MARK = "".join(re.findall(r"<path .*/>", (WEB / "src/shell/Mark.svelte").read_text(encoding="utf-8")))
GREEN, CREAM = "#1f4d3a", "#fbf7ec"

# Name, size, how much of the side the mark takes, how round the corners are, ground.
ICONS = [
    ("app-192", 192, 0.72, 0.2, GREEN),
    ("app-512", 512, 0.72, 0.2, GREEN),
    ("maskable-512", 512, 0.56, 0.0, GREEN),  # a system may cut it to a circle
    ("touch-180", 180, 0.66, 0.0, GREEN),
    ("badge-96", 96, 0.96, 0.0, "none"),  # only its shape is used
]


def drawn(share: float, corner: float, ground: str) -> str:
    side = 32 / share
    room = (32 - side) / 2
    colour = CREAM if ground != "none" else "#ffffff"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{room} {room} {side} {side}" width="100%" height="100%">'
        f'<rect x="{room}" y="{room}" width="{side}" height="{side}" rx="{side * corner}" fill="{ground}"/>'
        f'<g fill="none" stroke="{colour}" stroke-linecap="round">{MARK}</g></svg>'
    )


def main() -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for name, size, share, corner, ground in ICONS:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body{{margin:0}} svg{{display:block}}</style>{drawn(share, corner, ground)}")
            page.screenshot(path=WEB / f"public/icons/{name}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
