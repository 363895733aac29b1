"""A seat's view as numbers: the own hobbit first and then clockwise; of secret hands what the trail says of them."""

from typing import Any, Final

from bywater.core.observation import (
    ACTORS,
    SEATS,
    Frames,
    Layout,
    Numbers,
    index_by_name,
    viewer_of,
    write_actor,
    write_names,
    write_seats,
)
from bywater.core.seats import MAX_SEATS
from bywater.core.state import View
from bywater.games.quest.model import board, endings
from bywater.games.quest.model import frames as k
from bywater.games.quest.model.cards import COPIES, DECK_SIZE, GANDALF, KINDS, NUM_HOBBIT, NUM_KINDS
from bywater.games.quest.model.demands import DEMANDS
from bywater.games.quest.model.options import are_hands_secret

_KINDS: Final = k.KINDS.names()
# The kinds of frames whose first number is a set of seats.
_MASKS: Final = (
    "each",
    "rivals",
    "before_tile",
    "after_tile",
    "before_roll",
    "after_roll",
    "after_marker",
    "missing_tokens",
    "pledging",
)
_OPTIONS_NAMED: Final = ("preparations", "heir", "clockwise", "competitive", "secret_hands")
_READINGS_NAMED: Final = ("guidance_one_kind", "roll_to_destroy", "end_at_once")
_FEATURES: Final = KINDS[NUM_HOBBIT:]
_HOBBIT_CARDS: Final = KINDS[:NUM_HOBBIT]
_MAX_SPECIALS: Final = sum(int(board.SPECIALS[value]) for value in (1, 2, 3))
_MAX_HELD: Final = 30
_MAX_SHIELDS: Final = 30
_MAX_TOKENS: Final = 15
_MAX_COUNT: Final = 6
_MAX_DEALT: Final = 24
_MAX_PASSED: Final = 10
_MAX_POURS: Final = 10
_MAX_PROVED: Final = 31


def _places(start: int, names: tuple[str, ...]) -> dict[str, int]:
    return {name: start + number for number, name in enumerate(names)}


_LAYOUT: Final = Layout()
_PLAYERS: Final = _LAYOUT.add("seats", 4, "how many play", ("2", "3", "4", "5"))
_HOBBIT: Final = _LAYOUT.add("hobbit", MAX_SEATS, "the own hobbit; the next seats are those after it", board.HOBBITS)
_OPTIONS: Final = _LAYOUT.names("options", _OPTIONS_NAMED, "what was chosen")
_START: Final = _LAYOUT.add("sauron_at_start", 1, f"where Sauron began, of {board.LAST}")
_ACTOR: Final = _LAYOUT.add("actor", 7, "who is to act", ACTORS)
_DECISION: Final = _LAYOUT.names("decision", (*_KINDS, "over"), "what is asked")
_FIRST_MOMENTS: Final = k.MOMENTS[:6]  # those of the first rules; later ones are appended to the layout
_LATER_MOMENTS: Final = k.MOMENTS[6:]
_MOMENT: Final = _LAYOUT.add("moment", len(_FIRST_MOMENTS), "at a quiet moment: which", _FIRST_MOMENTS)
_DEMAND: Final = _LAYOUT.add("demand", len(DEMANDS), "what is demanded", DEMANDS)
_CONCERNED: Final = _LAYOUT.seats("concerned", "whom the roll, the card or the call is about")
_FACE: Final = _LAYOUT.add("face", len(board.FACES), "what the die shows", board.FACES)
_TILE: Final = _LAYOUT.add("tile", len(board.TILES), "the tile that was turned", board.TILES)
_COUNT: Final = _LAYOUT.add("count", 1, f"how many cards, spaces or shields are asked for, of {_MAX_COUNT}")
_PLAYED: Final = _LAYOUT.add("played", 1, "1 if a card was played in this turn already")
_FRAMES: Final = Frames(_LAYOUT, _KINDS, depth=6, numbers=3, bits=6, masks=_MASKS)
_PLACE: Final = _LAYOUT.names("place", board.PLACES, "where the hobbits are")
_SAURON: Final = _LAYOUT.add("sauron", 1, f"where Sauron is on the corruption line, of {board.LAST}")
_DARK: Final = _LAYOUT.seats("dark", f"where each hobbit is on it, of {board.LAST}")
_GONE: Final = _LAYOUT.seats("gone", "who is out")
_BEARER: Final = _LAYOUT.seats("bearer", "who bears the Ring")
_ACTIVE: Final = _LAYOUT.seats("active", "whose turn it is")
_LINES: Final = _LAYOUT.add("lines", 4, f"how far each line of the board is, of {board.ROOM - 1}", board.SYMBOLS[:4])
_EVENT: Final = _LAYOUT.add("event", board.EVENTS_EACH, "the last event of this board that has happened")
_FLAGS: Final = _LAYOUT.names("flags", ("ring_used", "guided"), "the Ring was used on this board; Guidance is pledged")
_GANDALF: Final = _LAYOUT.names("gandalf", GANDALF, "Gandalf cards not yet used")
_BOARD_CARDS: Final = _LAYOUT.names("board_cards", _FEATURES, "feature cards beside the board")
_IN_PLAY: Final = _LAYOUT.names("in_play", _FEATURES, "feature cards that a hand may hold")
_TURNED_UP: Final = _LAYOUT.names("turned_up", _HOBBIT_CARDS, "the card that sets the symbol of a demand")
_SHARED: Final = _LAYOUT.add("shared", NUM_HOBBIT, "cards turned up to be shared, shares of all copies", _HOBBIT_CARDS)
_DISCARDS: Final = _LAYOUT.add("discards", NUM_HOBBIT, "discarded cards, shares of all copies", _HOBBIT_CARDS)
_DECK: Final = _LAYOUT.add("deck", 1, f"cards in the deck, of {DECK_SIZE}")
_TILES: Final = _LAYOUT.add("tiles", len(board.TILES), "tiles that lie face down, shares of all copies", board.TILES)
_TOPS: Final = _LAYOUT.add("tops", 1, "how many of these were looked at, of 3")
_FORESEEN: Final = _LAYOUT.add(
    "foreseen", 3 * len(board.TILES), "those that the seat knows, the next one first", board.TILES
)
_LOOKER: Final = _LAYOUT.seats("looker", "who looked at them")
_HANDS: Final = _LAYOUT.add(
    "hands",
    MAX_SEATS * NUM_KINDS,
    "for each seat: the cards of its hand if they are known, shares of all copies",
    KINDS,
)
_OPEN: Final = _LAYOUT.seats("open_hands", "whose hand is known")
_SIZES: Final = _LAYOUT.seats("hand_sizes", f"cards in each hand, of {_MAX_HELD} at most")
_TOKENS: Final = _LAYOUT.add("tokens", MAX_SEATS * 3, f"for each seat: tokens, of {_MAX_TOKENS}", board.TOKENS)
_SHIELDS: Final = _LAYOUT.seats("shields", f"shields if they are known, of {_MAX_SHIELDS} at most")
_OPEN_SHIELDS: Final = _LAYOUT.add(
    "open_shields",
    MAX_SEATS,
    f"shields that all know of, of {_MAX_SHIELDS} at most; below 0 if face-down ones helped to pay",
    SEATS,
    low=-1.0,
)
_SPECIALS: Final = _LAYOUT.seats("special_shields", f"face-down shields a rival took, of {_MAX_SPECIALS}")
_TAKEN: Final = _LAYOUT.add("taken", 3, f"the own ones by value, of {_MAX_SPECIALS}", ("1", "2", "3"))
_LEFT: Final = _LAYOUT.add("specials", 3, "face-down shields beside the board, shares of all copies", ("1", "2", "3"))
_PROOFS: Final = _LAYOUT.add(
    "proofs",
    MAX_SEATS * (_MAX_SPECIALS + 1),
    f"for each rival: what its first face-down shields must be worth, of {_MAX_PROVED}",
    [f"first {count}" for count in range(_MAX_SPECIALS + 1)],
)
_PLEDGED: Final = _LAYOUT.add(
    "pledged_cards", MAX_SEATS * NUM_KINDS, "for each seat: pledged cards, shares of all copies", KINDS
)
_PLEDGED_TOKENS: Final = _LAYOUT.add(
    "pledged_tokens", MAX_SEATS * 3, f"for each seat: pledged tokens, of {_MAX_TOKENS}", board.TOKENS
)
_PLEDGED_SHIELDS: Final = _LAYOUT.seats("pledged_shields", f"pledged shields, of {_MAX_SHIELDS} at most")
_VOLUNTEER: Final = _LAYOUT.seats("volunteer", "who volunteered")
_INTERRUPTED: Final = _LAYOUT.seats("interrupted", "who had the interrupt since the table last changed")
_CAME: Final = _LAYOUT.add(
    "came",
    MAX_SEATS * NUM_KINDS,
    "with secret hands, for each seat: cards known to have come and not to have gone; of the own, those others know",
    KINDS,
)
_SHOWED: Final = _LAYOUT.add(
    "showed",
    MAX_SEATS * NUM_KINDS,
    "with secret hands, for each seat: cards shown that were not known to be there, shares of all copies at most",
    KINDS,
)
_DREW: Final = _LAYOUT.seats("drew_unseen", f"with secret hands: cards drawn unseen, of {DECK_SIZE} at most")
_DEALT: Final = _LAYOUT.seats("dealt_unseen", f"with secret hands: feature cards dealt unseen, of {_MAX_DEALT}")
_PASSED: Final = _LAYOUT.add(
    "passed_unseen",
    MAX_SEATS * MAX_SEATS,
    f"with secret hands, for each seat: cards it passed on unseen, of {_MAX_PASSED} at most",
    [f"to {name}" for name in SEATS],
)
_POURS: Final = _LAYOUT.add("pours", 1, f"with secret hands: how often the deck was made anew, of {_MAX_POURS}")
_POURED: Final = _LAYOUT.add(
    "poured", NUM_HOBBIT, "with secret hands: what it was last made of, shares of all copies", _HOBBIT_CARDS
)
_ENDING: Final = _LAYOUT.names("ending", endings.ENDINGS[1:], "how it ended")
_RETURN: Final = _LAYOUT.add("result", 1, "what the game brought in the end", low=-1.0)
_READINGS: Final = _LAYOUT.names("readings", _READINGS_NAMED, "readings of disputed rules that were chosen")
_LATER_MOMENT: Final = _LAYOUT.add(
    "later_moment", len(_LATER_MOMENTS), "at another quiet moment: which", _LATER_MOMENTS
)
_CARD_PLAYED: Final = _LAYOUT.add("card_played", 1, "1 if a card was carried out on this board")

FIELDS: Final = tuple(_LAYOUT.fields)
SIZE: Final = _LAYOUT.size

# The fields of a decision that name a thing: where each name stands.
_NAMED: Final = {
    "moment": {**_places(_MOMENT, _FIRST_MOMENTS), **_places(_LATER_MOMENT, _LATER_MOMENTS)},
    "demand": _places(_DEMAND, DEMANDS),
    "face": _places(_FACE, board.FACES),
    "tile": _places(_TILE, board.TILES),
}
_CARD: Final = index_by_name(KINDS)
_COPIES: Final = tuple(int(COPIES[kind]) for kind in range(NUM_KINDS))
_TILE_NUMBER: Final = index_by_name(board.TILES)
_TILE_COPIES: Final = tuple(int(board.TILE_COPIES[tile]) for tile in range(len(board.TILES)))
_TOKEN: Final = index_by_name(board.TOKENS)


def encode(view: View, out: Numbers) -> None:
    """Write a view into `out`, which holds zeros: whatever is 0 is left as it is."""
    me = viewer_of(view)
    players: int = view["seats"]
    out[_PLAYERS + players - 2] = 1.0
    out[_HOBBIT + me] = 1.0
    _write_options(out, view["options"])
    write_actor(out, _ACTOR, view["actor"], me, players)
    _write_decision(out, view["decision"], me, players)
    _FRAMES.write(out, view["stack"], me, players)
    _write_board(out, view)
    _write_cards(out, view)
    _write_turn(out, view, me, players)
    for slot in range(players):
        _write_seat(out, view, (me + slot) % players, slot)
    if view["trail"]:
        _write_trail(out, view, me, players)
    if view["taken"]:
        own: list[int] = view["taken"][str(me)]
        for value in set(own):
            out[_TAKEN + value - 1] = own.count(value) / _MAX_SPECIALS
    if view["ending"]:
        out[_ENDING[view["ending"]]] = 1.0
    out[_RETURN] = view["returns"][me]


def _write_options(out: Numbers, options: dict[str, Any]) -> None:
    write_names(out, _OPTIONS, [name for name in _OPTIONS_NAMED[:4] if options[name]])
    if are_hands_secret(options):
        out[_OPTIONS["secret_hands"]] = 1.0
    out[_START] = options["sauron"] / int(board.LAST)
    write_names(out, _READINGS, [name for name in _READINGS_NAMED if options[name]])


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


def _write_board(out: Numbers, view: View) -> None:
    out[_PLACE[view["place"]]] = 1.0
    out[_SAURON] = view["sauron"] / int(board.LAST)
    for line, space in enumerate(view["lines"].values()):
        out[_LINES + line] = space / (board.ROOM - 1)
    if view["event"]:
        out[_EVENT + view["event"] - 1] = 1.0
    write_names(out, _FLAGS, [name for name in ("ring_used", "guided") if view[name]])
    if view["stack"] and view["stack"][0][4]:
        out[_CARD_PLAYED] = 1.0
    write_names(out, _GANDALF, view["gandalf"])
    write_names(out, _BOARD_CARDS, view["board_cards"])
    write_names(out, _IN_PLAY, view["in_play"])
    for name, count in view["tiles"].items():
        tile = _TILE_NUMBER[name]
        out[_TILES + tile] = count / _TILE_COPIES[tile]
    out[_TOPS] = view["tops"] / 3
    for number, name in enumerate(view["foreseen"][:3]):
        out[_FORESEEN + number * len(board.TILES) + _TILE_NUMBER[name]] = 1.0
    for value, count in view["specials"].items():
        out[_LEFT + int(value) - 1] = count / int(board.SPECIALS[int(value)])


def _write_shares(out: Numbers, start: int, cards: dict[str, int]) -> None:
    for name, count in cards.items():
        if count:
            kind = _CARD[name]
            out[start + kind] = count / _COPIES[kind]


def _write_cards(out: Numbers, view: View) -> None:
    if view["turned_up"]:
        out[_TURNED_UP[view["turned_up"]]] = 1.0
    _write_shares(out, _SHARED, view["shared"])
    _write_shares(out, _DISCARDS, view["discards"])
    out[_DECK] = view["deck_size"] / DECK_SIZE
    if view["poured"]:
        out[_POURS] = min(len(view["poured"]) / _MAX_POURS, 1.0)
        _write_shares(out, _POURED, view["poured"][-1])


def _write_turn(out: Numbers, view: View, me: int, players: int) -> None:
    write_seats(out, _GONE, view["gone"], me, players)
    write_seats(out, _INTERRUPTED, view["interrupted"], me, players)
    for start, name in ((_BEARER, "bearer"), (_ACTIVE, "active"), (_LOOKER, "looker"), (_VOLUNTEER, "volunteer")):
        if view[name] >= 0:
            out[start + (view[name] - me) % players] = 1.0


def _write_seat(out: Numbers, view: View, seat: int, slot: int) -> None:
    name = str(seat)
    out[_DARK + slot] = view["dark"][seat] / int(board.LAST)
    if name in view["hands"]:
        out[_OPEN + slot] = 1.0
        _write_shares(out, _HANDS + slot * NUM_KINDS, view["hands"][name])
    out[_SIZES + slot] = min(view["hand_sizes"][seat] / _MAX_HELD, 1.0)
    _write_tokens(out, _TOKENS + slot * 3, view["tokens"][seat])
    if name in view["shields"]:
        out[_SHIELDS + slot] = min(view["shields"][name] / _MAX_SHIELDS, 1.0)
    out[_OPEN_SHIELDS + slot] = max(min(view["open_shields"][seat] / _MAX_SHIELDS, 1.0), -1.0)
    out[_SPECIALS + slot] = view["special_shields"][seat] / _MAX_SPECIALS
    if view["proofs"]:
        for count, proved in enumerate(view["proofs"][seat]):
            out[_PROOFS + slot * (_MAX_SPECIALS + 1) + count] = proved / _MAX_PROVED
    pledged = view["pledged"][seat]
    _write_shares(out, _PLEDGED + slot * NUM_KINDS, pledged["cards"])
    _write_tokens(out, _PLEDGED_TOKENS + slot * 3, pledged["tokens"])
    out[_PLEDGED_SHIELDS + slot] = min(pledged["shields"] / _MAX_SHIELDS, 1.0)


def _write_tokens(out: Numbers, start: int, tokens: dict[str, int]) -> None:
    for name, count in tokens.items():
        out[start + _TOKEN[name]] = count / _MAX_TOKENS


def _write_trail(out: Numbers, view: View, me: int, players: int) -> None:
    """All that happened to secret hands, summed up: what is known to be where, and how much moved unseen."""
    came: dict[tuple[int, str], int] = {}
    showed: dict[tuple[int, str], int] = {}
    drew = [0] * players
    dealt = [0] * players
    passed: dict[tuple[int, int], int] = {}
    for fact in view["trail"]:
        what: str = fact[0]
        if what in ("poured", "turned"):
            continue
        seat: int = fact[1]
        card: str = fact[2]
        if what in ("drew", "dealt") and seat == me:
            continue  # the own hand is known; what counts here is what all know of it
        if not card:
            if what == "drew":
                drew[seat] += 1
            elif what == "dealt":
                dealt[seat] += 1
            else:
                passed[seat, fact[3]] = passed.get((seat, fact[3]), 0) + 1
            continue
        if what in ("showed", "passed"):
            if came.get((seat, card)):
                came[seat, card] -= 1
            else:
                showed[seat, card] = showed.get((seat, card), 0) + 1
        if what != "showed":
            to: int = fact[3] if what == "passed" else seat
            came[to, card] = came.get((to, card), 0) + 1
    for start, cards in ((_CAME, came), (_SHOWED, showed)):
        for (seat, card), count in cards.items():
            out[start + (seat - me) % players * NUM_KINDS + _CARD[card]] = min(count / _COPIES[_CARD[card]], 1.0)
    for (giver, taker), count in passed.items():
        at = (giver - me) % players * MAX_SEATS + (taker - me) % players
        out[_PASSED + at] = min(count / _MAX_PASSED, 1.0)
    for seat in range(players):
        slot = (seat - me) % players
        out[_DREW + slot] = min(drew[seat] / DECK_SIZE, 1.0)
        out[_DEALT + slot] = min(dealt[seat] / _MAX_DEALT, 1.0)
