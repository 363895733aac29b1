"""Values derived from a view: actions left, search dice, and what is known of the decks."""

from typing import Any, Final

from bywater.core.state import View
from bywater.games.fate.model import cards as box
from bywater.games.fate.model import frames as k
from bywater.games.fate.model.board import SEARCH_DICE
from bywater.games.fate.model.names import region_of_place
from bywater.games.fate.presentation.page_types import Phase

_FRODO: Final = "frodo_sam"
_MAX_ACTIONS: Final = 4

PHASES: Final = ("act", "draw", "shadow")


def frame_of(view: View, kind: str) -> list[Any]:
    """Return the topmost frame of this kind; a frame of zeros if there is none."""
    for frame in reversed(view["stack"]):
        if frame[0] == kind:
            found: list[Any] = frame
            return found
    return [kind, 0, 0, 0, 0, 0]


def phase(view: View) -> Phase:
    """Return the phase of the turn; empty before the first turn and after the end."""  # F10
    if view["ending"] or all(frame[0] != "turn" for frame in view["stack"]):
        return ""
    step: int = frame_of(view, "turn")[2]  # the next step
    return PHASES[(step >= k.TURN_DRAWS_AGAIN) + (step >= k.TURN_PAUSES)]


def where(view: View, character: str) -> str:
    """Return the place of a character; empty off the board."""
    place: str = view["characters"].get(character, {}).get("place", "")
    return place


def own_characters(view: View, seat: int) -> list[str]:
    """Return the characters of a player, in the order of the list."""
    return [name for name in box.CHARACTERS if view["characters"].get(name, {}).get("seat") == seat]


def may_act(view: View) -> list[str]:
    """Return the characters that act or may still act this turn, the acting one first."""  # F11, F52
    names = own_characters(view, view["active"])
    if view["seats"] == 1:
        names = [name for name in names if name in (_FRODO, view["row"][view["solo_turn"]])] if view["row"] else []
    names = [name for name in names if name not in view["finished"] and where(view, name)]
    return sorted(names, key=lambda name: name != view["acting"])


def left_of(view: View, character: str) -> int:
    """Return the actions left to a character, counted as the turn's first one until another has acted."""  # F11, F12
    acts = character == view["acting"]
    # the actions of the first character, as they are or will be when this one begins
    before: int = view["first_taken"] if acts or not view["acting"] else view["taken"]
    second = character == _FRODO if view["seats"] == 1 else before > 1
    extra: int = view["extras"].get(character, 0)
    taken: int = view["taken"] if acts else 0
    return (1 if second else _MAX_ACTIONS) - taken + extra


def is_open_who_has_four(view: View) -> bool:
    """Whether either of two characters can still be the one with four actions."""  # F11
    return view["seats"] > 1 and len(may_act(view)) > 1 and view["taken"] < 2


def rides_freely(view: View) -> bool:
    """Whether Éomer acts and has his ride left."""  # K10
    return view["acting"] == "eomer" and "rider_of_rohan" not in view["used"]


def objectives(view: View) -> list[str]:
    """Return the objectives in the order of the game's list, but with the Ring last."""  # F46
    return sorted(view["objectives"], key=lambda name: name == "destroy_ring")


def search_dice(view: View, place: str, worn: bool = False, last: bool = False, guided: bool = False) -> int:
    """Return the number of dice for a search at a place."""  # F18, F21, F47, K30
    count: int = view["nazgul"].get(region_of_place(place), 0)
    if not worn:
        count += view["shadow"].get(place, 0)
    if last:
        count += 8 - view["hope"]
    if guided or where(view, "gollum") == place:
        count -= 3
    return max(0, min(count, int(SEARCH_DICE)))


def peril_loss(view: View, objective: str) -> int:
    """Return the hope that the Balrog or Shelob costs with the dice as shown."""  # O05, O24
    _, exchanges, overruns, strikes = view["dice"]
    lost = overruns + 2 * exchanges + 3 * strikes - view["picked"]
    if objective == "shelobs_lair" and "gollum" in view["characters"]:
        owner = view["characters"]["gollum"]["seat"]
        lost += len([card for card in view["hands"][owner] if card.endswith("_resistance")])
        if view["seats"] > 1:
            lost += view["tokens"][owner].get("resistance", 0)
    return max(0, int(lost))


def is_red(view: View, card: str) -> bool:
    """Whether a shadow card has a red back."""  # X7
    red = int(box.RED_BACKS)
    if view["options"]["special_backs_swapped"]:
        red ^= (1 << box.DRUMS) | (1 << box.WHEELS)
    return (red >> box.SHADOW_CARDS.index(card)) & 1 == 1


def below_the_top(view: View) -> tuple[int, int]:
    """Return how many red and black backs are possible for the second card, which decides the next flip."""  # F37
    first = True
    for level in view["levels"]:
        known: list[str] = level["seen"][1:] if first and level["seen"] else level["seen"]
        red = len([card for card in level["unseen"] if is_red(view, card)])
        black = len(level["unseen"]) - red
        if known:
            return (1, 0) if is_red(view, known[0]) else (0, 1)
        if first and not level["seen"]:  # the top card is one of these, with a known back
            red -= level["back"] == "red"
            black -= level["back"] == "black"
        elif level["back"]:  # a back seen before the deck was covered, or below a known card
            return (red, 0) if level["back"] == "red" else (0, black)
        if red + black:
            return red, black
        first = False
    return 0, 0


def known_skies(view: View) -> int:
    """Return how many Skies Darken cards are known to be in the player deck."""  # F08
    return len(view["dark_piles"]) + len([card for card in view["tops"] if card.startswith("skies_")])
