"""Observations: the seats clockwise from the viewer, the road from the next place on."""

from typing import Any, Final

from bywater.core.observation import (
    ACTORS,
    Frames,
    Layout,
    Numbers,
    index_by_name,
    viewer_of,
    write_actor,
    write_names,
)
from bywater.core.seats import MAX_SEATS
from bywater.core.state import View
from bywater.games.towers.model.board import MAX_SPACES, MAX_SYMBOLS, QUALITIES, SCORED, STOPS, TOKENS_EACH, VALUES
from bywater.games.towers.model.cards import COLOURS, DECK, DECK_SIZE, HAND, KINDS, NUM_KINDS
from bywater.games.towers.model.frames import KINDS as FRAME_KINDS
from bywater.games.towers.model.table import MAX_EPOCHS

_KINDS: Final = FRAME_KINDS.names()
_MAX_HELD: Final = int(HAND) + STOPS * MAX_SPACES  # each space gives one more card
_MAX_COUNTED: Final = 4 * (DECK[0] + 1)  # four rows, each led by Gandalf
_MAX_KEY: Final = 2 * (NUM_KINDS - 1)
_MAX_DRAWN: Final = 2 * STOPS * MAX_SPACES
_MAX_SHOWN: Final = 16
_SLOTS: Final = 4
_ROW: Final = len(QUALITIES) + 2
_ROW_ORDER: Final = tuple(
    f"{colour}: {what}" for colour in COLOURS for what in (*QUALITIES, f"cards, of {DECK[0]}", "gandalf")
)

_LAYOUT: Final = Layout()
_PLAYERS: Final = _LAYOUT.add("seats", 4, "how many play", ("2", "3", "4", "5"))
_ACTOR: Final = _LAYOUT.add("actor", 7, "who is to act", ACTORS)
_DECISION: Final = _LAYOUT.names("decision", (*_KINDS, "over"), "the kind of decision")
_LEFT: Final = _LAYOUT.add("left", 1, "cards still to be taken, of 2")
_TO: Final = _LAYOUT.seats("to", "who gets the card that chance gives")
_FRAMES: Final = Frames(_LAYOUT, _KINDS, depth=3, numbers=2, bits=6)
_OWN_HAND: Final = _LAYOUT.add("hand", NUM_KINDS, "cards of the own hand, each as a share of all copies", KINDS)
_SIZES: Final = _LAYOUT.seats("hand_sizes", f"cards in each hand, of {_MAX_HELD}")
_KNOWN: Final = _LAYOUT.add(
    "known", MAX_SEATS * NUM_KINDS, "for each seat: cards taken openly and not laid since, shares of all copies", KINDS
)
_DISPLAY: Final = _LAYOUT.add("display", NUM_KINDS, "open cards, shares of all copies", KINDS)
_DISCARDS: Final = _LAYOUT.add("discards", NUM_KINDS, "discarded cards, shares of all copies", KINDS)
_UNSEEN: Final = _LAYOUT.add(
    "unseen", NUM_KINDS, "cards that the seat sees nowhere: in the pile or in others' hands", KINDS
)
_PILE: Final = _LAYOUT.add("pile", 1, f"cards in the pile, of {DECK_SIZE}")
_ROWS: Final = _LAYOUT.add("rows", MAX_SEATS * 4 * _ROW, "for each seat, its row of each colour", _ROW_ORDER)
_WON: Final = _LAYOUT.add(
    "won",
    MAX_SEATS * len(VALUES),
    f"for each seat: tokens won, of {TOKENS_EACH}",
    [f"worth {value}" for value in VALUES],
)
_MATCHED: Final = _LAYOUT.seats("matched", f"cards that counted at the last place, of {_MAX_COUNTED}")
_RING: Final = _LAYOUT.seats("ring", "who has the ring")
_LEAD: Final = _LAYOUT.seats("lead", "who laid first at the last place")
_ORDER: Final = _LAYOUT.add("order", 1, "how many have had their turn in this round, of 5")
_STAGE: Final = _LAYOUT.add("stage", STOPS, "the place that the marker goes to or stands at", SCORED)
_STEP: Final = _LAYOUT.add("step", 1, f"the space of the path where it stands, of {MAX_SPACES}")
_PATHS: Final = _LAYOUT.add("paths", STOPS, f"lengths of the paths from this one on, of {MAX_SPACES}")
_TOKENS: Final = _LAYOUT.add(
    "tokens",
    STOPS * _SLOTS * len(VALUES),
    "the tokens of each place from this one on, four slots a place",
    [f"worth {value}" for value in VALUES],
)
_SYMBOLS: Final = _LAYOUT.add(
    "symbols",
    STOPS * MAX_SYMBOLS * len(QUALITIES),
    "the signs of each place from this one on, from the left, three at most",
    QUALITIES,
)
_KEY: Final = _LAYOUT.add("key", 1, "in laying: the lowest card still open, as a share of all")
_TOUCHED: Final = _LAYOUT.names("touched", COLOURS, "colours laid to in this turn")
_POURED: Final = _LAYOUT.add(
    "poured",
    MAX_EPOCHS * NUM_KINDS,
    "for each pile made of the discards: its cards but for those that the seat drew itself, shares of all copies",
    KINDS,
)
_DREW: Final = _LAYOUT.add(
    "drew",
    MAX_SEATS * MAX_EPOCHS,
    f"for each seat: cards drawn unseen from each of these piles, of {_MAX_DRAWN}",
    [f"pile {epoch + 2}" for epoch in range(MAX_EPOCHS)],
)
_SHOWED: Final = _LAYOUT.add(
    "showed",
    MAX_SEATS * NUM_KINDS,
    f"for each seat: cards shown since the first of these piles that nobody saw it take, of {_MAX_SHOWN}",
    KINDS,
)
_RETURN: Final = _LAYOUT.add(
    "result", 1, "what the game brought in the end, 1 for the first, -1 for the last", low=-1.0
)

FIELDS: Final = tuple(_LAYOUT.fields)
SIZE: Final = _LAYOUT.size

_KIND: Final = index_by_name(KINDS)
_COPIES: Final = tuple(int(DECK[kind]) for kind in range(NUM_KINDS))
_COLOUR: Final = index_by_name(COLOURS)
_QUALITY: Final = index_by_name(QUALITIES)


def encode(view: View, out: Numbers) -> None:
    """Write a view into `out`, which must hold zeros."""
    me = viewer_of(view)
    players: int = view["seats"]
    out[_PLAYERS + players - 2] = 1.0
    write_actor(out, _ACTOR, view["actor"], me, players)
    decision = view["decision"]
    out[_DECISION[decision["kind"]]] = 1.0
    fields: dict[str, Any] = decision["fields"]
    if "left" in fields:
        out[_LEFT] = fields["left"] / 2
    if "to" in fields:
        out[_TO + (fields["to"] - me) % players] = 1.0
    _FRAMES.write(out, view["stack"], me, players)
    _write_cards(out, view, me)
    for slot in range(players):
        _write_seat(out, view, (me + slot) % players, slot)
    out[_RING + (view["ring"] - me) % players] = 1.0
    out[_LEAD + (view["lead"] - me) % players] = 1.0
    out[_ORDER] = view["order"] / MAX_SEATS
    _write_road(out, view)
    out[_KEY] = view["key"] / _MAX_KEY
    write_names(out, _TOUCHED, view["touched"])
    if view["poured"]:
        _write_trail(out, view, me, players)
    out[_RETURN] = view["returns"][me]


def _write_shares(out: Numbers, start: int, cards: dict[str, int]) -> None:
    for name, count in cards.items():
        if count:
            kind = _KIND[name]
            out[start + kind] = count / _COPIES[kind]


def _write_cards(out: Numbers, view: View, me: int) -> None:
    _write_shares(out, _DISPLAY, view["display"])
    _write_shares(out, _DISCARDS, view["discards"])
    _write_shares(out, _OWN_HAND, view["hands"][str(me)])
    out[_PILE] = view["pile_size"] / int(DECK_SIZE)
    unseen = list(_COPIES)
    for cards in (view["display"], view["discards"], *view["hands"].values()):
        for name, count in cards.items():
            unseen[_KIND[name]] -= count
    for seat, cards in enumerate(view["known"]):
        if str(seat) not in view["hands"]:
            for name, count in cards.items():
                unseen[_KIND[name]] -= count
    for rows in view["rows"]:
        for colour, row in rows.items():
            unseen[_COLOUR[colour] * 4 + _QUALITY[row["quality"]]] -= row["cards"]
            unseen[-1] -= row["gandalf"]
    for kind, count in enumerate(unseen):
        if count:
            out[_UNSEEN + kind] = count / _COPIES[kind]


def _write_seat(out: Numbers, view: View, seat: int, slot: int) -> None:
    out[_SIZES + slot] = view["hand_sizes"][seat] / _MAX_HELD
    _write_shares(out, _KNOWN + slot * NUM_KINDS, view["known"][seat])
    rows: dict[str, dict[str, Any]] = view["rows"][seat]
    for colour, row in rows.items():
        at = _ROWS + (slot * 4 + _COLOUR[colour]) * _ROW
        out[at + _QUALITY[row["quality"]]] = 1.0
        out[at + len(QUALITIES)] = row["cards"] / _COPIES[0]
        out[at + len(QUALITIES) + 1] = float(row["gandalf"])
    won: list[int] = view["won"][seat]
    for value in set(won):
        out[_WON + slot * len(VALUES) + VALUES.index(value)] = won.count(value) / TOKENS_EACH
    out[_MATCHED + slot] = view["matched"][seat] / _MAX_COUNTED


def _write_road(out: Numbers, view: View) -> None:
    """Write the next place and those after it; passed places don't matter."""
    first = max(view["stage"] - 1, 0)
    if view["stage"]:
        out[_STAGE + first] = 1.0
    out[_STEP] = view["step"] / MAX_SPACES
    for at, number in enumerate(range(first, STOPS)):
        out[_PATHS + at] = view["paths"][number] / MAX_SPACES
        place = SCORED[number]
        for slot, value in enumerate(view["tokens"][place]):
            if value:
                out[_TOKENS + (at * _SLOTS + slot) * len(VALUES) + VALUES.index(value)] = 1.0
        for slot, sign in enumerate(view["symbols"][place]):
            out[_SYMBOLS + (at * MAX_SYMBOLS + slot) * len(QUALITIES) + _QUALITY[sign]] = 1.0


def _write_trail(out: Numbers, view: View, me: int, players: int) -> None:
    """Write what is known about hidden cards since the first shuffle of the discards."""
    own: list[dict[str, int]] = view["drawn"][str(me)]
    for epoch, cards in enumerate(view["poured"]):
        left = {name: count - own[epoch].get(name, 0) for name, count in cards.items()}
        _write_shares(out, _POURED + epoch * NUM_KINDS, left)
    epoch = -1
    drew = [[0] * MAX_EPOCHS for _ in range(players)]
    showed: list[dict[str, int]] = [{} for _ in range(players)]
    for seat, word in view["trail"]:
        if word == "poured":
            epoch += 1
        elif word == "drew":
            drew[seat][epoch] += 1
        else:
            showed[seat][word] = showed[seat].get(word, 0) + 1
    for seat in range(players):
        slot = (seat - me) % players
        for pile, count in enumerate(drew[seat]):
            if count:
                out[_DREW + slot * MAX_EPOCHS + pile] = min(count / _MAX_DRAWN, 1.0)
        for name, count in showed[seat].items():
            out[_SHOWED + slot * NUM_KINDS + _KIND[name]] = min(count / _MAX_SHOWN, 1.0)
