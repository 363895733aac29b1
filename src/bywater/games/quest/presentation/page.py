"""What the page draws beyond the view: the open demand, and what an interrupt or a refusal would lead to."""

import random
from typing import Any, Final

from bywater.core.message import Message
from bywater.core.state import View
from bywater.games.quest.knowledge.belief import QuestBelief
from bywater.games.quest.model import actions as do
from bywater.games.quest.model import cards, symbols
from bywater.games.quest.model import demands as ask
from bywater.games.quest.model.board import DATA, SYMBOLS, TOKENS
from bywater.games.quest.model.options import are_hands_secret
from bywater.games.quest.presentation.open_demand import open_demand, symbols_asked, symbols_lacking

# What is recommended for a player's first game.  # Q01
FIRST_GAME: Final = {"sauron": DATA["corruption"]["sauron"][0]}

_HAVENS: Final = ("bag_end", "rivendell", "lothlorien")
# Choices that move hobbits or Sauron on the corruption line, and nothing is rolled or drawn before that.
_MOVING: Final = frozenset({"refuse", "pay", "elessar", "healing", "step_back", "buy_step", "pass"})


def extras(view: View) -> dict[str, Any]:
    """Plain data for the page, from what this viewer may know."""
    return {
        "stop": stop(view),
        "behind": behind(view),
        "demand": demand(view),
        "refused": refused(view),
        "then": then(view),
    }


def stage(view: View) -> Message:
    """How far the game has come, for a list of games."""
    return Message(f"place-{view['place']}")


def stop(view: View) -> int:
    """Which of the three things of a haven is being done; -1 elsewhere."""
    if view["place"] not in _HAVENS or not view["stack"]:
        return -1
    return max(0, min(2, int(view["stack"][0][2]) - 1))


def behind(view: View) -> dict[str, list[str]]:
    """What each own seat could do after an interrupt, except discards. Depends on nothing hidden."""
    found: dict[str, list[str]] = {}
    for seat in _own_seats(view):
        code = int(do.INTERRUPT_OF) + seat
        if code in view["legal"] or code in view["out_of_turn"]:
            state = _some_state(view)
            state.apply(code)
            codes = [one for one in state.legal() if one != do.DONE and not do.DISCARD <= one < do.PLEDGE]
            found[str(seat)] = [do.ACTIONS[one].text for one in codes]
    return found


def refused(view: View) -> int:
    """Where Sauron would stand if what is demanded now were refused; -1 if that does not move him."""
    kind = view["decision"]["kind"]
    if kind != "shelob_appears" and (kind not in ("demand", "interrupt") or open_demand(view) < 0):
        return -1
    path = [int(do.DONE), int(do.REFUSE)] if kind == "interrupt" else [int(do.REFUSE)]
    return int(_after(view, path)["sauron"])


def then(view: View) -> list[dict[str, Any]]:
    """Who would stand where on the corruption line after own choices, and after volunteering with an own interrupt."""
    own = _own_seats(view)
    if not own or view["decision"]["seat"] < 0:
        return []
    # At a window others may still act after it, and what they hold is known only if hands are.
    calm = are_hands_secret(view["options"]) or view["decision"]["kind"] == "quiet"
    kinds = _MOVING - {"pass"} if calm else _MOVING
    codes = [int(code) for code in view["legal"]]
    paths = [[code] for code in codes if do.ACTIONS[code].kind in kinds]
    if do.VOLUNTEER in codes:
        paths.append([int(do.VOLUNTEER)])
    interrupts = [int(do.INTERRUPT_OF) + seat for seat in own]
    paths += [[code, int(do.VOLUNTEER)] for code in interrupts if code in codes or code in view["out_of_turn"]]
    found = [_after(view, path) for path in paths]
    return [one for one in found if one["dark"] or one["sauron"] >= 0]


def _after(view: View, path: list[int]) -> dict[str, Any]:
    """What such steps change on the corruption line; a demand with a volunteer counts as paid."""
    state = _some_state(view)
    nothing = {"by": do.ACTIONS[path[0]].text, "kind": do.ACTIONS[path[-1]].kind, "dark": {}, "sauron": -1}
    steps = [*path, int(do.DONE), int(do.PAY)] if path[-1] == do.VOLUNTEER else path
    for at, code in enumerate(steps):
        if state.actor >= 0 and state.allows(code):
            state.apply(code)
        elif at < len(path):
            return nothing
    after = state.view(list(range(view["seats"])))
    dark = {str(seat): space for seat, space in enumerate(after["dark"]) if space != view["dark"][seat]}
    return {**nothing, "dark": dark, "sauron": after["sauron"] if after["sauron"] != view["sauron"] else -1}


def _own_seats(view: View) -> list[int]:
    return [seat for seat in view["viewers"] if seat >= 0]


def _some_state(view: View) -> Any:
    """A table that fits what this viewer knows; callers use only what is the same in all of them."""
    return QuestBelief(view).sample(random.Random(0))


def demand(view: View) -> dict[str, Any] | None:
    """The open demand as a row of slots, what is pledged to it, and what the cards of own hands are worth there."""
    number = open_demand(view)
    if number < 0:
        return None
    name = ask.DEMANDS[number]
    asked: dict[str, Any] = DATA["demands"][name]
    wants = _wants(view, asked)
    hands: dict[str, dict[str, int]] = view["hands"]
    return {
        "name": name,
        "from": asked["from"],
        "payer": _payer(view),
        "wants": wants,
        "or_shields": asked.get("or_shields", 0),
        "steps": asked.get("steps", 0),
        "lacks": _lacks(view, asked, wants),
        "given": [
            {"seat": seat, "card": kind, **_worth(seat, kind), "count": count}
            for seat, part in enumerate(view["pledged"])
            for kind, count in part["cards"].items()
            if count
        ],
        "worth": {
            str(seat): {
                kind: _worth(seat, kind)
                for kind, count in hands[str(seat)].items()
                if count and _helps(seat, kind, wants)
            }
            for seat in _own_seats(view)
            if str(seat) in hands
        },
    }


def _lacks(view: View, asked: dict[str, Any], wants: list[str]) -> dict[str, int]:
    """The symbols and things of a demand that its payers lack, as far as this viewer knows."""
    if asked["from"] == "one":
        return {}
    here = [seat for seat in range(view["seats"]) if seat not in view["gone"]]
    seats = here if asked["from"] == "group" else [_payer(view)]
    tokens = {token: sum(view["tokens"][seat].get(token, 0) for seat in seats) for token in TOKENS}
    missing = {token: wants.count(token) - tokens[token] for token in TOKENS}
    missing["token"] = wants.count("token") - sum(tokens.values())
    missing["card"] = wants.count("card") - sum(view["hand_sizes"][seat] for seat in seats)
    # A shield that lies face down counts three at most.
    known = view["shields"]
    most = [known.get(str(seat), view["open_shields"][seat] + 3 * view["special_shields"][seat]) for seat in seats]
    missing["shield"] = wants.count("shield") - sum(most)
    if all(str(seat) in view["hands"] for seat in seats):
        missing["symbol"] = symbols_lacking(view, asked, [(seat, view["hands"][str(seat)]) for seat in seats])
    return {thing: count for thing, count in missing.items() if count > 0}


def _payer(view: View) -> int:
    """The seat that decides on the open demand, below any interrupt."""
    return next(int(seat) for kind, seat, *_ in reversed(view["stack"]) if kind in ("demand", "pledging"))


def _wants(view: View, asked: dict[str, Any]) -> list[str]:
    """Slot by slot what is wanted: a symbol, a card, a token or a shield."""
    wants = [symbol for symbol, count in symbols_asked(view, asked).items() for _ in range(count)]
    wants += ["eowyn"] * asked.get("eowyn", 0)
    wants += ["card"] * asked.get("cards", 0)
    wants += [token for token in TOKENS for _ in range(asked.get(token, 0))]
    wants += ["token"] * asked.get("tokens", 0)
    return wants + ["shield"] * asked.get("shields", 0)


def _worth(seat: int, kind: str) -> dict[str, Any]:
    """The symbol that a card stands for when this hobbit gives it, and how many of it."""
    number = cards.KINDS.index(kind)
    worth = int(symbols.card_worth(seat, number))
    symbol = next((symbol for place, symbol in enumerate(SYMBOLS) if worth >> (8 * place) & 255), "")
    return {"symbol": symbol, "stars": int(cards.STARS[number]) if symbol else 0}


def _helps(seat: int, kind: str, wants: list[str]) -> bool:
    """Whether a card could fill one of the slots."""
    if "card" in wants or (kind == "eowyn" and "eowyn" in wants):
        return True
    symbol = _worth(seat, kind)["symbol"]
    return any(want == symbol or (symbol == "joker" and want in SYMBOLS) for want in wants)
