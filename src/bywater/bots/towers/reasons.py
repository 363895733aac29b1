"""Reasons for taking, offering or laying a card in The Two Towers, from the view of one player."""

from typing import Any

from bywater.bots.player import Thought
from bywater.core.game import Game
from bywater.core.message import Message, Value
from bywater.core.state import View
from bywater.games.towers.model.board import PLACES
from bywater.games.towers.presentation.page import score_next_place


def reasons(game: Game, view: View, action: int, _: Thought | None) -> list[Message]:
    """Return the reasons for an action, the most important one first."""
    done = game.describe(action)
    if done.kind == "take":
        return _take(view, done.parts["card"])
    if done.kind == "draw":
        return _draw(view)
    if done.kind == "offer":
        return _offer(view, done.parts["card"])
    if done.kind in ("lay", "lead"):
        return _lay(view, done.parts["card"], done.kind == "lead")
    if done.kind == "done":
        return _stop(view)
    return []


# -- gaining ----------------------------------------------------------------------------------


def _take(view: View, card: str) -> list[Message]:
    if card == "gandalf":
        return [Message("why-gandalf")]
    params: dict[str, Value] = {"card": f"card-{card}"}
    found = []
    colour, quality = card.split("_")
    row = _row(view, view["actor"], colour)
    if row and row["quality"] == quality:
        found.append(Message("why-row-grows", {**params, "count": row["cards"] + int(row["gandalf"]) + 1}))
    held = _hand(view).get(card, 0)
    if held:
        found.append(Message("why-more-of-it", {**params, "count": held + 1}))
    found += _wanted(view, card)
    collector = _collector(view, card)
    if collector >= 0:
        found.append(Message("why-denies", {**params, "seat": f"seat-{collector + 1}"}))
    return found


def _wanted(view: View, card: str) -> list[Message]:
    """Return the places at which the sign of a card counts."""
    params: dict[str, Value] = {"card": f"card-{card}"}
    places = _places_for(view, card)
    if not places:
        return []
    if places[0] == view["stage"]:
        if len(places) > 1:
            return [
                Message("why-counts-next-and-later", {**params, "place": _place(places[0]), "more": len(places) - 1})
            ]
        return [Message("why-counts-next", {**params, "place": _place(places[0])})]
    return [Message("why-counts-later", {**params, "place": _place(places[0]), "count": len(places)})]


def _draw(view: View) -> list[Message]:
    place = _place(view["stage"])
    open_cards = _open_cards(view)
    counting = [card for card in open_cards if card != "gandalf" and view["stage"] in _places_for(view, card)]
    if not open_cards:
        return [Message("why-nothing-open")]
    if not counting:
        return [Message("why-draw-none-counts", {"place": place})]
    return [Message("why-draw-few-count", {"count": len(counting), "place": place})]


def _offer(view: View, card: str) -> list[Message]:
    params: dict[str, Value] = {"card": f"card-{card}"}
    places = _places_for(view, card)
    found = []
    if card != "gandalf" and not places:
        found.append(Message("why-offer-never", params))
    elif card != "gandalf" and places[0] != view["stage"]:
        found.append(Message("why-offer-late", {**params, "place": _place(places[0])}))
    wanted = [one for one in _open_cards(view) if one == "gandalf" or view["stage"] in _places_for(view, one)]
    if wanted:
        found.append(Message("why-offer-takes", {"card": f"card-{_most(view, wanted)}"}))
    else:
        found.append(Message("why-offer-two"))
    return found


def _most(view: View, cards: list[str]) -> str:
    return max(cards, key=lambda card: (card == "gandalf", len(_places_for(view, card)), card))


# -- laying -----------------------------------------------------------------------------------


def _lay(view: View, card: str, lead: bool) -> list[Message]:
    colour, quality = card.split("_")
    params: dict[str, Value] = {"card": f"card-{card}", "place": _place(view["stage"])}
    found: list[Message] = []
    before, after = _tokens(view, view), _tokens(view, _laid(view, colour, quality, lead))
    if after > before:
        found.append(Message("why-lay-wins", {**params, "more": after - before}))
    overtaken = _overtaken(view, _laid(view, colour, quality, lead))
    if overtaken >= 0 and view["seats"] > 2:
        found.append(Message("why-lay-overtakes", {**params, "seat": f"seat-{overtaken + 1}"}))
    row = _row(view, view["actor"], colour)
    if row and row["quality"] != quality and not _later(view, row["quality"]):
        found.append(Message("why-row-spent", {"colour": f"colour-{colour}", "quality": f"quality-{row['quality']}"}))
    if _later(view, quality):
        found.append(Message("why-stays", {**params, "count": len(_later(view, quality))}))
    if lead:
        found.append(Message("why-lead"))
    return found or [Message("why-lay-counts", params)]


def _stop(view: View) -> list[Message]:
    found = []
    if _first(view) == view["actor"] and view["seats"] > 2:
        found.append(Message("why-first-already", {"place": _place(view["stage"])}))
    kept = [card for card in _hand(view) if card != "gandalf" and _later(view, card.split("_")[1])]
    if kept:
        best = max(kept, key=lambda card: (len(_later(view, card.split("_")[1])), card))
        later = _later(view, best.split("_")[1])
        found.append(Message("why-kept-for", {"card": f"card-{best}", "place": _place(later[0])}))
    elif _hand(view).get("gandalf"):
        found.append(Message("why-keeps-gandalf"))
    return found


# -- reading the view -----------------------------------------------------------------------


def _place(stage: int) -> str:
    return f"place-{PLACES[stage]}"


def _hand(view: View) -> dict[str, int]:
    """Return the cards that the actor holds."""
    return {card: count for card, count in view["hands"][str(view["actor"])].items() if count}


def _open_cards(view: View) -> list[str]:
    return [card for card, count in view["display"].items() if count]


def _row(view: View, seat: int, colour: str) -> dict[str, Any] | None:
    row: dict[str, Any] | None = view["rows"][seat].get(colour)
    return row


def _places_for(view: View, card: str) -> list[int]:
    """Return the places from the next one on where a card's sign counts."""
    if card == "gandalf":
        return []
    quality = card.split("_")[1]
    return [stage for stage in range(view["stage"], len(PLACES)) if quality in view["symbols"].get(PLACES[stage], ())]


def _later(view: View, quality: str) -> list[int]:
    """Return the places after this one where a quality counts."""
    return [
        stage for stage in range(view["stage"] + 1, len(PLACES)) if quality in view["symbols"].get(PLACES[stage], ())
    ]


def _collector(view: View, card: str) -> int:
    """Another seat with a row of this kind, or known to hold two such cards; -1 if there is none."""
    colour, quality = card.split("_")
    for seat in range(view["seats"]):
        row = _row(view, seat, colour)
        if seat != view["actor"]:
            if (row and row["quality"] == quality) or view["known"][seat].get(card, 0) >= 2:
                return seat
    return -1


def _laid(view: View, colour: str, quality: str, lead: bool) -> View:
    """Return a copy of the view with one more card in a row, for a trial scoring."""
    rows = [dict(own) for own in view["rows"]]
    row = rows[view["actor"]].get(colour)
    if row and row["quality"] == quality:
        rows[view["actor"]][colour] = {**row, "cards": row["cards"] + 1}
    else:
        rows[view["actor"]][colour] = {"quality": quality, "cards": 1, "gandalf": lead}
    return {**view, "rows": rows}


def _tokens(view: View, trial: View) -> int:
    ranks = score_next_place(trial)["ranks"]
    return sum(next(rank["tokens"] for rank in ranks if rank["seat"] == view["actor"]))


def _first(view: View) -> int:
    ranks = score_next_place(view)["ranks"]
    return int(ranks[0]["seat"]) if ranks[0]["count"] else -1


def _overtaken(view: View, trial: View) -> int:
    """Return a seat that was ahead of the actor and no longer is; -1 if there is none."""
    before = [rank["seat"] for rank in score_next_place(view)["ranks"]]
    after = [rank["seat"] for rank in score_next_place(trial)["ranks"]]
    me = view["actor"]
    passed = [seat for seat in before[: before.index(me)] if after.index(seat) > after.index(me)]
    return int(passed[0]) if passed else -1
