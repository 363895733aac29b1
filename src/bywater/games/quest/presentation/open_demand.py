"""The open demand of a view, and what is still missing from it."""

from typing import Any

from bywater.core.message import Message
from bywater.core.state import View
from bywater.games.quest.model.board import DATA, SYMBOLS, TOKENS
from bywater.games.quest.model.cards import KINDS
from bywater.games.quest.model.demands import DEMANDS
from bywater.games.quest.model.options import guidance_by
from bywater.games.quest.model.symbols import card_worth, lacking


def missing_of(view: View) -> list[Message]:
    """Return what is still missing from the open demand; empty if it is met."""
    demanded: dict[str, Any] = DATA["demands"][DEMANDS[open_demand(view)]]
    pledged = view["pledged"]
    missing = []
    shields = sum(part["shields"] for part in pledged)
    if demanded.get("or_shields") and shields:
        return []
    symbols = symbols_lacking(view, demanded, [(seat, part["cards"]) for seat, part in enumerate(pledged)])
    if symbols:
        missing.append(Message("missing-symbols", {"count": symbols}))
    if demanded.get("eowyn") and not any(part["cards"]["eowyn"] for part in pledged):
        missing.append(Message("card-eowyn"))
    cards = demanded.get("cards", 0) - sum(sum(part["cards"].values()) for part in pledged)
    if demanded.get("cards") and cards > 0:
        missing.append(Message("missing-cards", {"count": cards}))
    if demanded.get("tokens") and not any(any(part["tokens"].values()) for part in pledged):
        missing.append(Message("missing-tokens", {"count": demanded["tokens"]}))
    tokens = [token for token in TOKENS if demanded.get(token)]
    missing += [Message(f"token-{name}") for name in tokens if not any(part["tokens"][name] for part in pledged)]
    if demanded.get("shields", 0) > shields:
        missing.append(Message("missing-shields", {"count": demanded["shields"] - shields}))
    if demanded.get("steps") and view["volunteer"] < 0:
        missing.append(Message("missing-volunteer"))
    return missing


def guidance_in(view: View) -> int:
    """Return how pledged Guidance counts; 0 if it is not pledged."""  # C8
    return int(guidance_by(view["options"])) if view["guided"] else 0


def symbols_asked(view: View, demanded: dict[str, Any]) -> dict[str, int]:
    """Return how many of each symbol a demand asks for; a turned-up card may set them."""  # R08
    shown = view["turned_up"].partition("_")[2]
    return {symbol: demanded.get(symbol, 0) + demanded.get("shown", 0) * int(symbol == shown) for symbol in SYMBOLS}


def symbols_lacking(view: View, demanded: dict[str, Any], given: list[tuple[int, dict[str, int]]]) -> int:
    """Return how many symbols are missing if these hobbits give these cards."""
    needs = sum(count << (4 * place) for place, count in enumerate(symbols_asked(view, demanded).values()))
    have = sum(
        count * int(card_worth(seat, KINDS.index(name)))
        for seat, cards in given
        for name, count in cards.items()
        if count
    )
    return int(lacking(needs, have, guidance_in(view)))


def open_demand(view: View) -> int:
    """Return the open demand, on top or below an interrupt or a call for Gandalf; -1 if there is none."""
    for kind, _, a, _, c, _ in reversed(view["stack"]):
        if kind in ("demand", "pledging"):
            return int(a if kind == "demand" else c)
        if kind not in ("interrupt", "gandalf_called"):
            break
    return -1
