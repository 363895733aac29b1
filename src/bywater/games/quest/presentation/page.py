"""Additions to the view for the browser: the open demand, and the effects of interrupts and refusals."""

import random
from typing import Any, Final, cast

from bywater.core.message import Message
from bywater.core.state import View
from bywater.games.quest.knowledge.belief import QuestBelief
from bywater.games.quest.model import actions as do
from bywater.games.quest.model import cards, symbols
from bywater.games.quest.model import demands as ask
from bywater.games.quest.model.board import DATA, SYMBOLS, TOKENS
from bywater.games.quest.model.options import are_hands_secret
from bywater.games.quest.presentation import page_types as t
from bywater.games.quest.presentation.open_demand import open_demand, symbols_asked, symbols_lacking

# The options recommended for a first game.  # Q01
FIRST_GAME: Final = {"sauron": DATA["corruption"]["sauron"][0]}

_HAVENS: Final = ("bag_end", "rivendell", "lothlorien")
# Choices that can move hobbits or Sauron on the corruption line before anything is rolled or drawn.
_MOVING: Final = frozenset({"refuse", "pay", "elessar", "healing", "step_back", "buy_step", "pass"})


def extras(view: View) -> dict[str, Any]:
    """Return the additions for this viewer as plain data."""
    given: t.Extras = {
        "stop": stop(view),
        "behind": behind(view),
        "demand": demand(view),
        "refused": refused(view),
        "then": then(view),
    }
    return cast(dict[str, Any], given)


def stage(view: View) -> Message:
    """Return the progress of the game, for a list of games."""
    return Message(f"place-{view['place']}")


def stop(view: View) -> int:
    """Return which of the three activities of a haven is current; -1 elsewhere."""
    if view["place"] not in _HAVENS or not view["stack"]:
        return -1
    return max(0, min(2, int(view["stack"][0][2]) - 1))


def behind(view: View) -> dict[str, list[str]]:
    """Return what each of the viewer's seats could do after an interrupt, except discards. Reveals nothing."""
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
    """Return Sauron's space after a refusal of the open demand; -1 if it would not move him."""
    kind = view["decision"]["kind"]
    if kind != "shelob_appears" and (kind not in ("demand", "interrupt") or open_demand(view) < 0):
        return -1
    path = [int(do.DONE), int(do.REFUSE)] if kind == "interrupt" else [int(do.REFUSE)]
    return int(_after(view, path)["sauron"])


def then(view: View) -> list[t.Outlook]:
    """Return the corruption line after each of the viewer's choices, and after volunteering by an interrupt."""
    own = _own_seats(view)
    if not own or view["decision"]["seat"] < 0:
        return []
    # At a window others may still act, and their cards are known only if hands are not secret.
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


def _after(view: View, path: list[int]) -> t.Outlook:
    """Return the changes on the corruption line after these actions; a demand with a volunteer counts as paid."""
    state = _some_state(view)
    nothing: t.Outlook = {"by": do.ACTIONS[path[0]].text, "kind": do.ACTIONS[path[-1]].kind, "dark": {}, "sauron": -1}
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
    """Return a state that fits the view. Callers use only what is the same in all such states."""
    return QuestBelief(view).sample(random.Random(0))


def demand(view: View) -> t.Demand | None:
    """Return the open demand as a row of slots, the pledges to it, and the worth of the cards in own hands."""
    number = open_demand(view)
    if number < 0:
        return None
    name = ask.DEMANDS[number]
    demanded: dict[str, Any] = DATA["demands"][name]
    wants = _wants(view, demanded)
    hands: dict[str, dict[str, int]] = view["hands"]
    return {
        "name": name,
        "from": demanded["from"],
        "payer": _payer(view),
        "wants": wants,
        "or_shields": demanded.get("or_shields", 0),
        "steps": demanded.get("steps", 0),
        "lacks": _lacks(view, demanded, wants),
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


def _lacks(view: View, demanded: dict[str, Any], wants: list[str]) -> dict[str, int]:
    """Return the symbols and things that the payers lack for a demand, as far as this viewer knows."""
    if demanded["from"] == "one":
        return {}
    here = [seat for seat in range(view["seats"]) if seat not in view["gone"]]
    seats = here if demanded["from"] == "group" else [_payer(view)]
    tokens = {token: sum(view["tokens"][seat].get(token, 0) for seat in seats) for token in TOKENS}
    missing = {token: wants.count(token) - tokens[token] for token in TOKENS}
    missing["token"] = wants.count("token") - sum(tokens.values())
    missing["card"] = wants.count("card") - sum(view["hand_sizes"][seat] for seat in seats)
    # A face-down shield counts at most three.
    known = view["shields"]
    most = [known.get(str(seat), view["open_shields"][seat] + 3 * view["special_shields"][seat]) for seat in seats]
    missing["shield"] = wants.count("shield") - sum(most)
    if all(str(seat) in view["hands"] for seat in seats):
        missing["symbol"] = symbols_lacking(view, demanded, [(seat, view["hands"][str(seat)]) for seat in seats])
    return {thing: count for thing, count in missing.items() if count > 0}


def _payer(view: View) -> int:
    """Return the seat that decides on the open demand, below any interrupt."""
    return next(int(seat) for kind, seat, *_ in reversed(view["stack"]) if kind in ("demand", "pledging"))


def _wants(view: View, demanded: dict[str, Any]) -> list[str]:
    """Return what each slot asks for: a symbol, a card, a token or a shield."""
    wants = [symbol for symbol, count in symbols_asked(view, demanded).items() for _ in range(count)]
    wants += ["eowyn"] * demanded.get("eowyn", 0)
    wants += ["card"] * demanded.get("cards", 0)
    wants += [token for token in TOKENS for _ in range(demanded.get(token, 0))]
    wants += ["token"] * demanded.get("tokens", 0)
    return wants + ["shield"] * demanded.get("shields", 0)


def _worth(seat: int, kind: str) -> t.Worth:
    """Return the symbol of a card when this hobbit gives it, and the number of symbols."""
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
