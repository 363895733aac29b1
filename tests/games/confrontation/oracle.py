"""What two cards do to two ordinary fighters, written independently of the rules: facts, section 3.

Number and number are compared; the Cloak lets the printed strength stand against a number; the
Sacrifice takes both; a retreat leaves; the Eye makes a Light text void; whoever meets the Dark retreat
has no further fight. A Magic that fetched nothing counts nothing.
"""

from typing import Final

STAYS: Final = "stays"
LEFT: Final = "left"
LOST: Final = "out"


def number(card: str) -> int:
    return int(card) if card.isdigit() else 0


def outcome(light: int, light_card: str, dark: int, dark_card: str) -> tuple[str, str]:
    """The outcome for the Light and the Dark fighter, if both leave whenever they may."""
    text = "" if dark_card == "eye" or light_card.isdigit() else light_card
    if dark_card == "retreat":
        return (LEFT if text == "retreat" else STAYS), LEFT
    if text == "retreat":
        return LEFT, STAYS
    if text == "sacrifice":
        return LOST, LOST
    total = light + number(light_card)
    against = dark + (0 if text == "cloak" else number(dark_card))
    return (LOST if total <= against else STAYS), (LOST if against <= total else STAYS)
