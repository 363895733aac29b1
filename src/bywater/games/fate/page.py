"""What the page draws beyond the view: how far the turn and the objectives have come, what the deck may bring, and why
not for what can't be done now."""

from typing import Any, Final

from bywater.core.message import Message
from bywater.core.state import View
from bywater.games.fate.actions import ACTIONS, CODES, SEATS
from bywater.games.fate.belief import FateBelief
from bywater.games.fate.board import HAND_LIMIT, LINES, MOST_HOPE, NUM_PLACES, PLACES, ROADS, THREAT
from bywater.games.fate.cards import ORDERS, REGION_CARDS, SHADOW_CARDS, SHADOW_LINE, SHADOW_ORDER
from bywater.games.fate.glance import below_the_top, is_red, left_of, may_act
from bywater.games.fate.naming import frame_of, region_around, shadow_line, where
from bywater.games.fate.progress import steps
from bywater.games.fate.rules import FateState

# The steps of a turn, by what its frame will do next.
_FIRST_DRAW: Final = 1
_FIRST_FLIP: Final = 6

# The kinds of actions behind each button of the one who acts.
DEEDS: Final[dict[str, tuple[str, ...]]] = {
    "travel": ("travel",),
    "prepare": ("prepare",),
    "fellowship": ("give", "take"),
    "muster": ("muster",),
    "attack": ("attack",),
    "capture": ("capture", "capture_otherwise"),
}


def extras(view: View) -> dict[str, Any]:
    """Plain data for the page, from what this viewer may know."""
    return {
        "limits": {"hope": int(MOST_HOPE), "hand": int(HAND_LIMIT), "threat": [int(box) for box in THREAT]},
        "turn": turn(view),
        "objectives": objectives(view),
        "deck": deck(view),
        "shadow_cards": shadow_cards(view),
        "refused": refused(view),
    }


def stage(view: View) -> Message:
    """How far the game has come, for a list of games."""
    return Message("fate-hope", {"count": view["hope"]})


def turn(view: View) -> dict[str, Any]:
    """Which step it is, who may act with how many actions, and how many shadow cards are to come."""
    frame = frame_of(view, "turn")
    begun = any(one[0] == "turn" for one in view["stack"]) and not view["ending"]
    phase = "" if not begun else "act" if frame[2] <= _FIRST_DRAW else "draw" if frame[2] < _FIRST_FLIP else "shadow"
    able = may_act(view) if phase == "act" else []
    settled = view["players"] == 1 or len(able) < 2 or view["taken"] > 1
    return {
        "phase": phase,
        # with the card that is being carried out
        "to_come": int(frame[3]) + bool(view["resolving"]) if phase == "shadow" else int(view["threat_cards"]),
        # until a second action is done, either of the two can be the one with four
        "open": not settled,
        "left": [{"character": name, "count": max(0, left_of(view, name))} for name in able],
    }


def objectives(view: View) -> list[dict[str, Any]]:
    """The Ring is the last one, and waits for the others."""  # F46
    names = sorted(view["objectives"], key=lambda name: name == "destroy_ring")
    return [
        {
            "name": name,
            "done": name in view["done"],
            "locked": name == "destroy_ring" and len(view["done"]) < len(names) - 1,
            "steps": [] if name in view["done"] else [list(step) for step in steps(view, name)],
        }
        for name in names
    ]


def deck(view: View) -> dict[str, Any]:
    """Both decks: how many cards, what is known of the next ones, and how many dark omens are left."""  # F08, F37
    red, black = below_the_top(view)
    skies = len([card for card in view["tops"] if card.startswith("skies_")])
    return {
        "count": sum(len(level["seen"]) + len(level["unseen"]) for level in view["levels"]),
        "gone": len(view["shadow_discard"]),
        "red": red,
        "black": black,
        "cards": sum(view["piles"]) + len(view["tops"]),
        "spent": len(view["discard"]),
        "skies": len(view["dark_piles"]) + skies,
        # the card on top is one of so many, and as many Skies Darken as this are among them
        "next": next((count for count in view["piles"] if count), 0) if not view["tops"] else 0,
        "next_dark": bool(_first_pile_is_dark(view)),
    }


def _first_pile_is_dark(view: View) -> bool:
    if view["tops"]:
        return bool(view["tops"][0].startswith("skies_"))
    first = next((number for number, count in enumerate(view["piles"]) if count), -1)
    return first in view["dark_piles"]


def shadow_cards(view: View) -> dict[str, dict[str, str]]:
    """Those that lie open: their line and order, or nothing but the name if they are special; and their backs."""
    known = [*view["resolving"]]
    for level in view["levels"]:
        known += level["seen"]
    found: dict[str, dict[str, str]] = {}
    for card in known:
        number = SHADOW_CARDS.index(card)
        back = "red" if is_red(view, card) else "black"
        if SHADOW_LINE[number] < 0:
            found[card] = {"name": card, "line": "", "order": "", "back": back}
        else:
            line = shadow_line(view, number).removeprefix("line-")
            assert line in LINES
            found[card] = {"name": "", "line": line, "order": ORDERS[int(SHADOW_ORDER[number])], "back": back}
    return found


def refused(view: View) -> dict[str, dict[str, Any]]:
    """For whoever acts: each action that is not open just now, why, and what to ask about it."""
    decision = view["decision"]
    if decision["kind"] != "act" or decision["seat"] not in view["seats"] or not where(view, view["acting"]):
        return {}
    kinds = {ACTIONS[code].kind for code in view["legal"]}
    state = FateBelief(view).table
    found: dict[str, dict[str, Any]] = {}
    for deed, wanted in DEEDS.items():
        if not kinds.intersection(wanted):
            reason = _reason(state, view, deed, decision["seat"])
            if reason is not None:
                found[deed] = reason
    return found


def _reason(state: FateState, view: View, deed: str, seat: int) -> dict[str, Any] | None:
    """Of several things that are refused, the reason for the one that comes nearest."""
    found: tuple[int, Message] | None = None
    for code in _examples(view, deed, seat):
        reason = state.why(code, seat)
        if reason is not None:
            found = (code, reason)
            if reason.key != "refused-nobody-there":  # somebody who is here counts more than those who are not
                break
    if found is None:
        return None
    code, reason = found
    here = where(view, view["acting"])
    if reason.key in ("refused-not-in-hand", "refused-other-region"):  # of any card, not of this one
        reason = Message("fate-no-region-card")
        if view["players"] == 1:  # F53
            reason = Message("fate-no-card-here", {"region": f"region-{region_around(here)}"})
    elif reason.key == "refused-nobody-there" and view["players"] > 2:
        reason = Message("fate-nobody-here", {"place": f"place-{here}"})
    return {"key": reason.key, "params": dict(reason.params), "text": ACTIONS[code].text}


def _examples(view: View, deed: str, seat: int) -> list[int]:
    here = PLACES.index(where(view, view["acting"]))
    if deed == "travel":
        texts = [f"travel {PLACES[number]}" for number in range(NUM_PLACES) if (int(ROADS[here]) >> number) & 1]
    elif deed == "prepare":
        held = [card for card in view["hands"][seat] if card in REGION_CARDS]
        texts = [f"prepare {card}" for card in [*held, *REGION_CARDS]]
    elif deed == "fellowship":
        others = [number for number in range(view["players"]) if number != seat] or [seat]
        texts = [f"give to {SEATS[number]}" for number in others]
    else:
        texts = {"muster": ["muster 1"], "attack": ["attack 1"], "capture": ["capture"]}[deed]
    return [CODES[text] for text in texts]
