"""Additions to the view for the browser: the turn, the objectives, the decks, and reasons for disabled buttons."""

from typing import Any, Final, cast

from bywater.core.message import Message
from bywater.core.state import State, View
from bywater.games.fate.knowledge import belief, progress
from bywater.games.fate.model import board
from bywater.games.fate.model.actions import ACTIONS, CODES, SEATS
from bywater.games.fate.model.cards import ORDERS, REGION_CARDS, SHADOW_CARDS, SHADOW_ORDER
from bywater.games.fate.model.names import is_special, region_of_place
from bywater.games.fate.presentation import page_types as t
from bywater.games.fate.presentation import turn_summary as summary
from bywater.games.fate.presentation.names import shadow_line

# The kinds of actions for each button of the acting player.
BUTTONS: Final[dict[str, tuple[str, ...]]] = {
    "travel": ("travel",),
    "prepare": ("prepare",),
    "fellowship": ("give", "take"),
    "muster": ("muster",),
    "attack": ("attack",),
    "capture": ("capture", "capture_otherwise"),
}


def extras(view: View) -> dict[str, Any]:
    """Return the additions for this viewer as plain data."""
    given: t.Extras = {
        "limits": {"hope": int(board.MAX_HOPE), "hand": int(board.HAND_LIMIT), "threat": list(map(int, board.THREAT))},
        "turn": turn(view),
        "objectives": goals(view),
        "deck": deck(view),
        "shadow_cards": shadow_cards(view),
        "refused": refused(view),
    }
    return cast(dict[str, Any], given)


def stage(view: View) -> Message:
    """Return the progress of the game, for a list of games."""
    return Message("fate-hope", {"count": view["hope"]})


def turn(view: View) -> t.Turn:
    """Return the phase, the characters that may act with their actions left, and the shadow cards still to come."""
    now = summary.phase(view)
    return {
        "phase": now,
        # includes the card that is being resolved
        "to_come": int(summary.frame_of(view, "turn")[3]) + bool(view["resolving"])
        if now == "shadow"
        else view["threat_cards"],
        "open": now == "act" and summary.is_open_who_has_four(view),
        "left": [
            {"character": name, "count": max(0, summary.left_of(view, name))}
            for name in summary.may_act(view)
            if now == "act"
        ],
    }


def goals(view: View) -> list[t.Objective]:
    """Return the objectives with their progress."""  # F46
    names = summary.objectives(view)
    return [
        {
            "name": name,
            "done": name in view["done"],
            "locked": name == "destroy_ring" and len(view["done"]) < len(names) - 1,
            "steps": [] if name in view["done"] else [list(step) for step in progress.steps(view, name)],
        }
        for name in names
    ]


def deck(view: View) -> t.Decks:
    """Return the sizes of both decks, and what is known of their next cards."""  # F08, F37
    red, black = summary.below_the_top(view)
    return {
        "count": sum(len(level["seen"]) + len(level["unseen"]) for level in view["levels"]),
        "gone": len(view["shadow_discard"]),
        "red": red,
        "black": black,
        "cards": sum(view["piles"]) + len(view["tops"]),
        "spent": len(view["discard"]),
        "skies": summary.known_skies(view),
        # the size of the top pile; "next_dark" says whether it holds a Skies Darken card
        "next": next((count for count in view["piles"] if count), 0) if not view["tops"] else 0,
        "next_dark": bool(_is_first_pile_dark(view)),
    }


def _is_first_pile_dark(view: View) -> bool:
    if view["tops"]:
        return bool(view["tops"][0].startswith("skies_"))
    first = next((number for number, count in enumerate(view["piles"]) if count), -1)
    return first in view["dark_piles"]


def shadow_cards(view: View) -> dict[str, t.ShadowCard]:
    """Return the line and order of each face-up shadow card, or the name of a special one, and its back."""
    found: dict[str, t.ShadowCard] = {}
    for card in [*view["resolving"], *[card for level in view["levels"] for card in level["seen"]]]:
        number = SHADOW_CARDS.index(card)
        special = is_special(number)
        found[card] = {
            "name": card if special else "",
            "line": "" if special else shadow_line(view, card),
            "order": "" if special else ORDERS[int(SHADOW_ORDER[number])],
            "back": "red" if summary.is_red(view, card) else "black",
        }
    return found


def refused(view: View) -> dict[str, t.Reason]:
    """Return the buttons that the acting player can't use now, each with the reason and an example."""
    decision = view["decision"]
    if decision["kind"] != "act" or decision["seat"] not in view["viewers"] or not summary.where(view, view["acting"]):
        return {}
    kinds = {ACTIONS[code].kind for code in view["legal"]}
    state = belief.FateBelief(view).table
    found: dict[str, t.Reason] = {}
    for button, wanted in BUTTONS.items():
        if not kinds.intersection(wanted):
            reason = _reason(state, view, button, decision["seat"])
            if reason is not None:
                found[button] = reason
    return found


def _reason(state: State, view: View, button: str, seat: int) -> t.Reason | None:
    """Return the most helpful reason among those for the actions of one button."""
    found: tuple[int, Message] | None = None
    for code in _examples(view, button, seat):
        reason = state.why(code, seat)
        if reason is not None:
            found = (code, reason)
            if reason.key != "refused-nobody-there":  # prefer a reason about a player who is here
                break
    if found is None:
        return None
    code, reason = found
    here = summary.where(view, view["acting"])
    if reason.key in ("refused-not-in-hand", "refused-other-region"):  # true of all cards, so not about this one
        reason = Message("fate-no-region-card")
        if view["seats"] == 1:  # F53
            reason = Message("fate-no-card-here", {"region": f"region-{region_of_place(here)}"})
    elif reason.key == "refused-nobody-there" and view["seats"] > 2:
        reason = Message("fate-nobody-here", {"place": f"place-{here}"})
    return {"key": reason.key, "params": dict(reason.params), "text": ACTIONS[code].text}


def _examples(view: View, button: str, seat: int) -> list[int]:
    here = board.PLACES.index(summary.where(view, view["acting"]))
    if button == "travel":
        texts = [
            f"travel {board.PLACES[number]}"
            for number in range(board.NUM_PLACES)
            if (int(board.ROADS[here]) >> number) & 1
        ]
    elif button == "prepare":
        held = [card for card in view["hands"][seat] if card in REGION_CARDS]
        texts = [f"prepare {card}" for card in [*held, *REGION_CARDS]]
    elif button == "fellowship":
        others = [number for number in range(view["seats"]) if number != seat] or [seat]
        texts = [f"give to {SEATS[number]}" for number in others]
    else:
        texts = {"muster": ["muster 1"], "attack": ["attack 1"], "capture": ["capture"]}[button]
    return [CODES[text] for text in texts]
