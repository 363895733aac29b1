"""Reasons for an action in The Lord of the Rings, from the view of one hobbit."""

from typing import Final

from bywater.bots.player import Thought
from bywater.core.action import Action
from bywater.core.game import Game
from bywater.core.message import Message, Value
from bywater.core.state import View
from bywater.games.quest.model import board
from bywater.games.quest.model import cards as box
from bywater.games.quest.presentation.page import refused

NEAR_GAP: Final = 4
"""The largest distance from Sauron that is a threat."""
SMALL_HAND: Final = 4
"""The largest hand that needs more cards."""
_HAVENS: Final = ("bag_end", "rivendell", "lothlorien")
# The kinds of actions that prevent something at this moment.
_PREVENTS: Final = ("phial", "staff", "belt", "mithril", "athelas")
_PASSES: Final = ("done", "pass")


def reasons(game: Game, view: View, action: int, _: Thought | None) -> list[Message]:
    """Return the reasons for the action itself, then threats."""
    done = game.describe(action)
    found = _for(view, done)
    if done.kind not in _PASSES or not found:
        found += _threat(view)
    return found


def _for(view: View, done: Action) -> list[Message]:
    kind, parts = done.kind, done.parts
    if kind == "play":
        return _forward(view, parts["line"], int(box.STARS[box.KINDS.index(parts["card"])]))
    if kind == "advance" or kind == "guidance":
        return _forward(view, parts["line"], 1)
    if kind in ("pay", "pledge", "pledge_shields", "pledge_token", "guidance_pledge"):
        return _pay(view, parts)
    if kind == "refuse":
        return [Message("why-refuse-holds", {"count": view["hand_sizes"][view["actor"]]})]
    if kind == "discard":
        return _discard(view, parts["card"])
    if kind in ("give", "to"):
        return _give(view, kind, parts)
    if kind in _PREVENTS:
        return [Message("why-prevents", {"card": f"card-{kind}"})]
    if kind in _PASSES:
        return _passes(view)
    return _simple(view, kind, parts)


def _simple(view: View, kind: str, parts: dict[str, str]) -> list[Message]:
    """Reasons that need only the hobbit's own numbers."""
    seat: int = view["actor"]
    hobbit = f"hobbit-{board.HOBBITS[seat]}"
    if kind == "step_back":
        return [Message("why-step-back", {"hobbit": hobbit, "dark": view["dark"][seat]})]
    if kind == "draw":
        held: int = view["hand_sizes"][seat]
        return [Message("why-draw-few" if held <= SMALL_HAND else "why-draw", {"hobbit": hobbit, "count": held})]
    if kind == "ring":
        return [Message("why-ring", {"line": f"line-{_main(view)}", "left": _left(view, _main(view))})]
    if kind == "call":
        return [Message("why-call", {"shields": view["open_shields"][seat]})]
    if kind == "interrupt":
        return [Message("why-interrupt", {"hobbit": f"hobbit-{parts['hobbit']}"})]
    if kind == "volunteer":
        return [Message("why-volunteer", {"hobbit": hobbit, "gap": view["sauron"] - view["dark"][seat]})]
    if kind in ("healing", "lembas", "elessar", "miruvor", "persistence", "foresight"):
        return [Message(f"why-{kind}", {"hobbit": f"hobbit-{parts['hobbit']}"})]
    if kind == "next":
        return [Message("why-next-tile")]
    return []


# -- on the lines -----------------------------------------------------------------------------


def _forward(view: View, line: str, steps: int) -> list[Message]:
    """Return the reasons for a move on a line."""
    if view["place"] in _HAVENS:
        return []
    at: int = view["lines"][line]
    found = _gains(view, line, at, steps)
    left = max(0, _left(view, line) - steps)
    params: dict[str, Value] = {"line": f"line-{line}", "left": left}
    if line == _main(view):
        found.append(Message("why-main-ends" if left == 0 else "why-main-line", params))
    elif not found:
        found.append(Message("why-side-line", params))
    return found


def _gains(view: View, line: str, at: int, steps: int) -> list[Message]:
    """Return what the spaces of this move give."""
    number = int(board.BOARD_OF[board.PLACES.index(view["place"])])
    first = (number * board.LINES + board.SYMBOLS.index(line)) * board.ROOM
    seat: int = view["actor"]
    found: list[Message] = []
    for space in range(at + 1, min(at + steps, at + _left(view, line)) + 1):
        given = int(board.SPACES[first + space])
        if given >= board.CARD_SPACE and box.KINDS[given - board.CARD_SPACE] in view["board_cards"]:
            found.append(Message("why-gains-card", {"card": f"card-{box.KINDS[given - board.CARD_SPACE]}"}))
        elif given in (board.SHIELD, board.SPECIAL):
            found.append(Message("why-gains-shield"))
        elif board.RING_TOKEN <= given < board.RING_TOKEN + len(board.TOKENS):
            token = board.TOKENS[given - board.RING_TOKEN]
            if not view["tokens"][seat].get(token):
                found.append(
                    Message("why-token-missing", {"hobbit": f"hobbit-{board.HOBBITS[seat]}", "token": f"token-{token}"})
                )
    return found


def _main(view: View) -> str:
    return board.SYMBOLS[int(board.MAIN[int(board.BOARD_OF[board.PLACES.index(view["place"])])])]


def _left(view: View, line: str) -> int:
    number = int(board.BOARD_OF[board.PLACES.index(view["place"])])
    return max(0, int(board.LENGTHS[number * board.LINES + board.SYMBOLS.index(line)]) - int(view["lines"][line]))


# -- cards ------------------------------------------------------------------------------------


def _pay(view: View, parts: dict[str, str]) -> list[Message]:
    found: list[Message] = []
    sauron = refused(view)
    if sauron >= 0:
        bearer: int = view["bearer"]
        gap = max(0, sauron - view["dark"][bearer])
        found.append(Message("why-pay-sauron", {"steps": view["sauron"] - sauron, "gap": gap}))
    card = parts.get("card", "")
    if card and _spare(view, card):
        found.append(Message("why-pay-spare", {"card": f"card-{card}"}))
    return found or [Message("why-pay")]


def _spare(view: View, card: str) -> bool:
    """Whether a card can move no marker on this board any more, or another of its kind is held."""
    symbol = int(box.SYMBOL[box.KINDS.index(card)])
    held = view["hands"].get(str(view["actor"]), {}).get(card, 0)
    if held > 1:
        return True
    return symbol < board.LINES and view["place"] not in _HAVENS and _left(view, board.SYMBOLS[symbol]) == 0


def _discard(view: View, card: str) -> list[Message]:
    symbol = int(box.SYMBOL[box.KINDS.index(card)])
    params: dict[str, Value] = {"card": f"card-{card}"}
    if symbol < board.LINES and view["place"] not in _HAVENS and _left(view, board.SYMBOLS[symbol]) == 0:
        return [Message("why-discard-done", {**params, "line": f"line-{board.SYMBOLS[symbol]}"})]
    held = view["hands"].get(str(view["actor"]), {}).get(card, 0)
    if held > 1:
        return [Message("why-discard-more", {**params, "count": held - 1})]
    return [Message("why-discard-least", params)]


def _give(view: View, kind: str, parts: dict[str, str]) -> list[Message]:
    if kind == "to":
        seat = board.HOBBITS.index(parts["hobbit"])
        return [Message("why-to", {"hobbit": f"hobbit-{parts['hobbit']}", "count": view["hand_sizes"][seat]})]
    return [Message("why-give", {"card": f"card-{parts['card']}"})] if "card" in parts else []


def _passes(view: View) -> list[Message]:
    """Return the reasons for passing: what is saved by it."""
    hand = [kind for kind, count in view["hands"].get(str(view["actor"]), {}).items() if count]
    saved = [kind for kind in hand if box.COLOUR[box.KINDS.index(kind)] == box.YELLOW]
    if saved:
        return [Message("why-saves", {"card": f"card-{saved[0]}", "more": len(saved) - 1})]
    if view["decision"]["kind"] == "quiet" or any(box.SYMBOL[box.KINDS.index(kind)] == box.NO_SYMBOL for kind in hand):
        return [Message("why-nothing-now")]
    return [Message("why-keeps-hand", {"count": view["hand_sizes"][view["actor"]]})]


# -- Sauron -----------------------------------------------------------------------------------


def _threat(view: View) -> list[Message]:
    """Whether Sauron is near the bearer, or near the acting hobbit."""
    found: list[Message] = []
    for seat in dict.fromkeys((view["bearer"], view["actor"])):
        gap = view["sauron"] - view["dark"][seat]
        if seat not in view["gone"] and gap <= NEAR_GAP:
            key = "why-bearer-near" if seat == view["bearer"] else "why-hobbit-near"
            found.append(Message(key, {"hobbit": f"hobbit-{board.HOBBITS[seat]}", "gap": gap}))
    return found
