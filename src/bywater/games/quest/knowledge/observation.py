"""Observations: the viewer's own hobbit first and then clockwise, with a summary of the trail for secret hands."""

from typing import Any, Final

from bywater.core.observation import ACTORS, SEATS, Frames, Layout, Numbers, viewer_of, write_actor, write_names
from bywater.core.seats import MAX_SEATS
from bywater.core.state import View
from bywater.games.quest.model import board, endings
from bywater.games.quest.model import frames as k
from bywater.games.quest.model.cards import COPIES, DECK_SIZE, GANDALF, KINDS, NUM_HOBBIT, NUM_KINDS
from bywater.games.quest.model.demands import DEMANDS
from bywater.games.quest.model.options import are_hands_secret

_FRAME_KINDS: Final = k.KINDS.names()
# The kinds of frames whose first number is a set of seats.
_MASKS: Final = (
    *("each", "rivals", "before_tile", "after_tile", "before_roll", "after_roll", "after_marker", "missing_tokens"),
    "pledging",
)
_OPTIONS_NAMED: Final = ("preparations", "heir", "clockwise", "competitive", "secret_hands")
_READINGS_NAMED: Final = ("guidance_one_kind", "roll_to_destroy", "end_at_once")
_FEATURES: Final = KINDS[NUM_HOBBIT:]
_HOBBIT_CARDS: Final = KINDS[:NUM_HOBBIT]
_COPIES: Final = tuple(int(COPIES[kind]) for kind in range(NUM_KINDS))
_HOBBIT_COPIES: Final = _COPIES[:NUM_HOBBIT]
_TILE_COPIES: Final = tuple(int(board.TILE_COPIES[tile]) for tile in range(len(board.TILES)))
_SPECIALS: Final = tuple(int(board.SPECIALS[value]) for value in (1, 2, 3))
_MAX_SPECIALS: Final = sum(_SPECIALS)
_LAST: Final = int(board.LAST)
_MAX_HELD: Final = 30
_MAX_SHIELDS: Final = 30
_MAX_TOKENS: Final = 15
_MAX_COUNT: Final = 6
_MAX_DEALT: Final = 24
_MAX_PASSED: Final = 10
_MAX_POURS: Final = 10
_MAX_PROVED: Final = 31

_LAYOUT: Final = Layout()
_PLAYERS: Final = _LAYOUT.add("seats", 4, "the number of players", ("2", "3", "4", "5"))
_HOBBIT: Final = _LAYOUT.add("hobbit", MAX_SEATS, "the own hobbit; the next seats are those after it", board.HOBBITS)
_OPTIONS: Final = _LAYOUT.names("options", _OPTIONS_NAMED, "variants that were chosen")
_START: Final = _LAYOUT.add("sauron_at_start", 1, f"where Sauron began, of {_LAST}")
_ACTOR: Final = _LAYOUT.add("actor", 7, "who is to act", ACTORS)
_DECISION: Final = _LAYOUT.names("decision", (*_FRAME_KINDS, "over"), "the kind of decision")
# Fields never move: moments added later have a field of their own at the end.
_MOMENT: Final = _LAYOUT.names("moment", k.MOMENTS[:6], "the current quiet moment")
_DEMAND: Final = _LAYOUT.names("demand", DEMANDS, "the open demand")
_CONCERNED: Final = _LAYOUT.seats("concerned", "the hobbit that the roll, the card or the call is about")
_FACE: Final = _LAYOUT.names("face", board.FACES, "the face of the die")
_TILE: Final = _LAYOUT.names("tile", board.TILES, "the tile that was turned")
_COUNT: Final = _LAYOUT.add("count", 1, f"how many cards, spaces or shields are asked for, of {_MAX_COUNT}")
_PLAYED: Final = _LAYOUT.add("played", 1, "1 if a card was already played in this turn")
_FRAMES: Final = Frames(_LAYOUT, _FRAME_KINDS, depth=6, numbers=3, bits=6, masks=_MASKS)
_LAYOUT.chosen("place", board.PLACES, "where the hobbits are")
_LAYOUT.number("sauron", _LAST, f"where Sauron is on the corruption line, of {_LAST}")
_LAYOUT.seat_numbers("dark", _LAST, f"where each hobbit is on the corruption line, of {_LAST}")
_LAYOUT.seat_set("gone", "eliminated hobbits")
_LAYOUT.seat("bearer", "the Ring-bearer")
_LAYOUT.seat("active", "the seat whose turn it is")
_LAYOUT.counted("lines", board.SYMBOLS[:4], board.ROOM - 1, f"the space of each line's marker, of {board.ROOM - 1}")
_EVENT: Final = _LAYOUT.add("event", board.EVENTS_EACH, "the last event of this board that has happened")
_FLAGS: Final = _LAYOUT.names("flags", ("ring_used", "guided"), "the Ring was used on this board; Guidance is pledged")
_LAYOUT.listed("gandalf", GANDALF, "Gandalf cards not yet used")
_LAYOUT.listed("board_cards", _FEATURES, "unclaimed feature cards of the board")
_LAYOUT.listed("in_play", _FEATURES, "feature cards that a hand may hold")
_LAYOUT.chosen("turned_up", _HOBBIT_CARDS, "the card that sets the symbol of a demand")
_LAYOUT.counted("shared", _HOBBIT_CARDS, _HOBBIT_COPIES, "cards turned up by Preparations, as shares of all copies")
_LAYOUT.counted("discards", _HOBBIT_CARDS, _HOBBIT_COPIES, "discarded cards, as shares of all copies")
_LAYOUT.number("deck", DECK_SIZE, f"cards in the deck, of {DECK_SIZE}")
_LAYOUT.counted("tiles", board.TILES, _TILE_COPIES, "face-down tiles, as shares of all copies")
_LAYOUT.number("tops", 3, "face-down tiles that were looked at, of 3")
_LAYOUT.sequence("foreseen", board.TILES, 3, "tiles that the own seat has seen, the next one first")
_LAYOUT.seat("looker", "the hobbit that looked at the tiles")
_LAYOUT.seat_counts(
    "hands", KINDS, _COPIES, "for each seat: the cards of its hand if they are known, as shares of all copies"
)
_LAYOUT.seat_set("open_hands", "seats whose hand is known")
_LAYOUT.seat_numbers("hand_sizes", _MAX_HELD, f"cards in each hand, of {_MAX_HELD} at most")
_LAYOUT.seat_counts("tokens", board.TOKENS, _MAX_TOKENS, f"for each seat: tokens, of {_MAX_TOKENS}")
_LAYOUT.seat_numbers("shields", _MAX_SHIELDS, f"shields if they are known, of {_MAX_SHIELDS} at most")
_LAYOUT.seat_numbers(
    "open_shields",
    _MAX_SHIELDS,
    f"public shields, of {_MAX_SHIELDS} at most; below 0 if face-down ones helped to pay",
    low=-1.0,
)
_LAYOUT.seat_numbers("special_shields", _MAX_SPECIALS, f"face-down shields that each rival took, of {_MAX_SPECIALS}")
_TAKEN: Final = _LAYOUT.add("taken", 3, f"the own face-down shields by value, of {_MAX_SPECIALS}", ("1", "2", "3"))
_LAYOUT.counted("specials", ("1", "2", "3"), _SPECIALS, "face-down shields in the supply, as shares of all copies")
_PROOFS: Final = _LAYOUT.add(
    "proofs",
    MAX_SEATS * (_MAX_SPECIALS + 1),
    f"for each rival: the least value of its first n face-down shields, of {_MAX_PROVED}",
    [f"first {count}" for count in range(_MAX_SPECIALS + 1)],
)
_LAYOUT.seat_counts("pledged_cards", KINDS, _COPIES, "for each seat: pledged cards, as shares of all copies")
_LAYOUT.seat_counts("pledged_tokens", board.TOKENS, _MAX_TOKENS, f"for each seat: pledged tokens, of {_MAX_TOKENS}")
_LAYOUT.seat_numbers("pledged_shields", _MAX_SHIELDS, f"pledged shields, of {_MAX_SHIELDS} at most")
_LAYOUT.seat("volunteer", "the hobbit that volunteered")
_LAYOUT.seat_set("interrupted", "seats that have interrupted since the table last changed")
_LAYOUT.seat_counts(
    "came",
    KINDS,
    _COPIES,
    "with secret hands, for each seat: cards known to be in the hand; for the own seat, as the others know it",
)
_LAYOUT.seat_counts(
    "showed",
    KINDS,
    _COPIES,
    "with secret hands, for each seat: cards shown that were not known before, as shares of all copies at most",
)
_LAYOUT.seat_numbers("drew_unseen", DECK_SIZE, f"with secret hands: cards drawn unseen, of {DECK_SIZE} at most")
_LAYOUT.seat_numbers("dealt_unseen", _MAX_DEALT, f"with secret hands: feature cards dealt unseen, of {_MAX_DEALT}")
_LAYOUT.seat_counts(
    "passed_unseen",
    [f"to {name}" for name in SEATS],
    _MAX_PASSED,
    f"with secret hands, for each seat: cards passed on unseen, of {_MAX_PASSED} at most",
)
_LAYOUT.number("pours", _MAX_POURS, f"with secret hands: the number of reshuffles, of {_MAX_POURS}")
_LAYOUT.counted(
    "poured", _HOBBIT_CARDS, _HOBBIT_COPIES, "with secret hands: cards of the last reshuffle, as shares of all copies"
)
_LAYOUT.chosen("ending", endings.ENDINGS[1:], "how it ended")
_RETURN: Final = _LAYOUT.add("result", 1, "the return of the own seat; 0 before the end", low=-1.0)
_READINGS: Final = _LAYOUT.names("readings", _READINGS_NAMED, "readings of disputed rules that were chosen")
_LATER_MOMENT: Final = _LAYOUT.names("later_moment", k.MOMENTS[6:], "the current quiet moment, for further kinds")
_CARD_PLAYED: Final = _LAYOUT.add("card_played", 1, "1 if a card has had an effect on this board")

FIELDS: Final = tuple(_LAYOUT.fields)
SIZE: Final = _LAYOUT.size

# The decision fields that are names: the index of each name.
_NAMED: Final = {"moment": {**_MOMENT, **_LATER_MOMENT}, "demand": _DEMAND, "face": _FACE, "tile": _TILE}


def encode(view: View, out: Numbers) -> None:
    """Write a view into `out`, which must be filled with zeros."""
    me = viewer_of(view)
    players: int = view["seats"]
    out[_PLAYERS + players - 2] = 1.0
    out[_HOBBIT + me] = 1.0
    _write_options(out, view["options"])
    write_actor(out, _ACTOR, view["actor"], me, players)
    _write_decision(out, view["decision"], me, players)
    _FRAMES.write(out, view["stack"], me, players)
    pledged: list[dict[str, Any]] = view["pledged"]
    poured: list[dict[str, int]] = view["poured"]
    named_otherwise = {
        "deck": view["deck_size"],
        "open_hands": [int(seat) for seat in view["hands"]],
        "pledged_cards": [part["cards"] for part in pledged],
        "pledged_tokens": [part["tokens"] for part in pledged],
        "pledged_shields": [part["shields"] for part in pledged],
        "pours": len(poured),
        "poured": poured[-1] if poured else {},
    }
    _LAYOUT.write(out, {**view, **named_otherwise, **_unseen_moves(view["trail"], me, players)}, me, players)
    _write_specials(out, view, me, players)
    if view["event"]:
        out[_EVENT + view["event"] - 1] = 1.0
    write_names(out, _FLAGS, [name for name in _FLAGS if view[name]])
    if view["stack"] and view["stack"][0][4]:
        out[_CARD_PLAYED] = 1.0
    out[_RETURN] = view["returns"][me]


def _write_options(out: Numbers, options: dict[str, Any]) -> None:
    write_names(out, _OPTIONS, [name for name in _OPTIONS_NAMED[:4] if options[name]])
    if are_hands_secret(options):
        out[_OPTIONS["secret_hands"]] = 1.0
    out[_START] = options["sauron"] / _LAST
    write_names(out, _READINGS, [name for name in _READINGS if options[name]])


def _write_decision(out: Numbers, decision: dict[str, Any], me: int, players: int) -> None:
    out[_DECISION[decision["kind"]]] = 1.0
    for name, value in decision["fields"].items():
        if name in _NAMED:
            out[_NAMED[name][value]] = 1.0
        elif name in ("hobbit", "to", "caller"):
            out[_CONCERNED + (value - me) % players] = 1.0
        elif name == "count":
            out[_COUNT] = min(value / _MAX_COUNT, 1.0)
        elif name == "played":
            out[_PLAYED] = float(value)


def _write_specials(out: Numbers, view: View, me: int, players: int) -> None:
    """Write the viewer's special shields, and the least total values of those of rivals."""
    own: list[int] = view["taken"][str(me)] if view["taken"] else []
    for value in set(own):
        out[_TAKEN + value - 1] = own.count(value) / _MAX_SPECIALS
    for seat, proofs in enumerate(view["proofs"]):
        at = _PROOFS + (seat - me) % players * (_MAX_SPECIALS + 1)
        for count, proved in enumerate(proofs):
            out[at + count] = proved / _MAX_PROVED


def _unseen_moves(facts: list[list[Any]], me: int, players: int) -> dict[str, Any]:
    """Summarize the trail of secret hands: cards with known places, and numbers of unseen moves."""
    came: list[dict[str, int]] = [{} for _ in range(players)]
    showed: list[dict[str, int]] = [{} for _ in range(players)]
    passed: list[dict[str, int]] = [{} for _ in range(players)]
    unseen = {"drew": [0] * players, "dealt": [0] * players}
    for fact in facts:
        what: str = fact[0]
        if what in ("poured", "turned"):
            continue
        seat: int = fact[1]
        card: str = fact[2]
        if what in unseen and seat == me:
            continue  # the viewer knows its hand, so only public knowledge of it is written
        if not card:
            if what in unseen:
                unseen[what][seat] += 1
            else:
                to = f"to {SEATS[(fact[3] - me) % players]}"
                passed[seat][to] = passed[seat].get(to, 0) + 1
            continue
        if what in ("showed", "passed"):
            if came[seat].get(card):
                came[seat][card] -= 1
            else:
                showed[seat][card] = showed[seat].get(card, 0) + 1
        if what != "showed":
            taker = came[fact[3] if what == "passed" else seat]
            taker[card] = taker.get(card, 0) + 1
    return {
        "came": came,
        "showed": showed,
        "passed_unseen": passed,
        "drew_unseen": unseen["drew"],
        "dealt_unseen": unseen["dealt"],
    }
