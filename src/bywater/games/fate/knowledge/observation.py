"""Observations. Hands are open, so all seats see the same; each observation puts its own seat first."""

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
)
from bywater.core.seats import MAX_SEATS
from bywater.core.state import View
from bywater.games.fate.knowledge.view import ABILITIES_USED, DICE_DONE, GANDALFS
from bywater.games.fate.model import board
from bywater.games.fate.model import cards as box
from bywater.games.fate.model.endings import ENDINGS
from bywater.games.fate.model.frames import KINDS
from bywater.games.fate.model.options import FLAGS, frodo_begins
from bywater.games.fate.model.table import MAX_PILES

_KINDS: Final = KINDS.names()
_PLACED: Final = ("losses", "numbering", "loading", "riding", "ambushing")  # decisions about one place
_MASKS: Final = ("consent", "rolled", "after_battle", "giving")
_DECK_CARDS: Final = (*box.CARDS, *[f"skies_{name}" for name in box.SKIES])
_MAX_PILE: Final = 30
_MAX_TOKENS: Final = 15
_DEPTH: Final = 4
_LEVEL: Final = 2 * len(box.SHADOW_CARDS) + 2 + len(box.SHADOW_CARDS)
_STANDING: Final = board.NUM_PLACES + MAX_SEATS
_PICKED_BITS: Final = 12
# Fields never move: flags added later have a field of their own at the end.
_FIRST_FLAGS: Final = tuple(FLAGS)[:13]
_LATER_FLAGS: Final = (*tuple(FLAGS)[13:], "any_level", "automatic")

_LAYOUT: Final = Layout()
_PLAYERS: Final = _LAYOUT.add("seats", MAX_SEATS, "the number of players", ("1", "2", "3", "4", "5"))
_SEAT: Final = _LAYOUT.add("seat", MAX_SEATS, "the own seat, named as in actions", ("1", "2", "3", "4", "5"))
_LEVEL_CHOSEN: Final = _LAYOUT.names("level", box.LEVELS, "the level of difficulty")
_OPTIONS: Final = _LAYOUT.names(
    "options", (*_FIRST_FLAGS, "begins"), "readings of disputed rules; 1 if the lowest card begins"
)
_OWN_LINES: Final = _LAYOUT.names(
    "own_lines", box.SHADOW_CARDS, "shadow cards whose line is set by custom data: the number of the line, of 24"
)
_ACTOR: Final = _LAYOUT.add("actor", 7, "who is to act", ACTORS)
_DECISION: Final = _LAYOUT.names("decision", (*_KINDS, "over"), "the kind of decision")
_ABOUT: Final = _LAYOUT.names("decision_place", board.PLACES, "the place that the decision is about")
_FRAMES: Final = Frames(_LAYOUT, _KINDS, depth=8, numbers=4, bits=7, masks=_MASKS)

for _name, _most, _meaning in (
    ("hope", board.MAX_HOPE, "hope"),
    ("threat", board.LAST_THREAT, "the box of the threat track"),
    ("events_in", len(box.EVENTS), "unseen events in the deck"),
    ("shadow_supply", board.SHADOW_ARMIES, "shadow armies in the supply"),
    ("shot", 6, "armies that Legolas put on his card"),
    ("slain", board.NUM_NAZGUL, "Nazgûl that Éowyn destroyed"),
    ("oath", 1, "Aragorn took the Paths of the Dead"),
    ("anduin_lost", 1, "the Anduin can't be secured any more"),
    ("successor", 1, "Boromir's successor joins now"),
    ("solo_turn", 3, "solo game: the place in the row of the character whose turn it is"),
    ("taken", 4, "actions that the acting character has taken"),
    ("fallen", board.SHADOW_ARMIES, "shadow armies removed in this battle"),
):
    _LAYOUT.number(_name, int(_most), f"{_meaning}, of {_most}")
_FIRST_TAKEN: Final = _LAYOUT.add("first_taken", 1, "1 plus the actions that the first character took, of 5")
_BITS: Final = {
    name: _LAYOUT.add(name, _PICKED_BITS, f"{meaning}, bit by bit")
    for name, meaning in (
        ("turned", "dice that Gandalf the White turned"),
        ("picked", "dice picked to be rerolled, or armies still to be placed"),
    )
}

_LAYOUT.listed("havens", board.PLACES, "havens")
_LAYOUT.listed("strongholds", board.PLACES, "strongholds of the Shadow")
_LAYOUT.listed("discard", box.CARDS, "discarded player cards")
_LAYOUT.listed("skies_gone", box.SKIES, "Skies Darken cards that have left the game")
_LAYOUT.listed("shadow_discard", box.SHADOW_CARDS, "discarded shadow cards")
_LAYOUT.listed("resolving", box.SHADOW_CARDS, "shadow cards of this turn")
_LAYOUT.listed("objectives", box.OBJECTIVES, "objectives of this game")
_LAYOUT.listed("done", box.OBJECTIVES, "objectives that are done")
_LAYOUT.listed("slots", board.REGIONS, "regions of Éomer's rides")
_LAYOUT.listed("pledged", board.PEOPLES, "peoples to which the Hobbits are pledged")
_LAYOUT.listed("finished", box.CHARACTERS, "characters that are done in this turn")
_LAYOUT.listed("used", ABILITIES_USED, "abilities used in this turn")
_UNWILLING: Final = _LAYOUT.names(
    "unwilling", box.CHARACTERS, "characters that refused to join a journey since the table changed"
)
_LAYOUT.listed("riders", box.CHARACTERS, "characters that ride together by an event")
_LAYOUT.listed("party", box.CHARACTERS, "characters of the company that travels")
_LAYOUT.listed("paying", box.CARDS, "cards chosen to pay with")
_LAYOUT.listed("dice_done", DICE_DONE, "what was done with the dice")
_LAYOUT.chosen("eye", board.REGIONS, "where the Eye is")
_LAYOUT.chosen("gandalf", GANDALFS, "which Gandalf")
_LAYOUT.chosen("acting", box.CHARACTERS, "who acts")
_LAYOUT.chosen("back", ("red", "black"), "the back of the top shadow card")
_LAYOUT.chosen("ending", ENDINGS[1:], "how it ended")
_ALL_ARMIES: Final = tuple(int(board.ARMIES[people]) for people in range(len(board.PEOPLES)))
_LAYOUT.counted("nazgul", board.REGIONS, int(board.NUM_NAZGUL), f"Nazgûl, of {board.NUM_NAZGUL}")
_LAYOUT.counted("shadow", board.PLACES, 16, "shadow armies at each place, of 16 at most")
_LAYOUT.counted("supply", board.PEOPLES, _ALL_ARMIES, "armies in the supply, as shares of all")
_LAYOUT.counted("token_supply", board.SYMBOLS, _MAX_TOKENS, f"tokens in the supply, of {_MAX_TOKENS}")
_LAYOUT.counted("extras", box.CHARACTERS, 7, "extra actions, of 7")
_LAYOUT.counted("load", board.PEOPLES, _ALL_ARMIES, "armies of the company that travels, as shares of all")
_LAYOUT.counted("due", board.SYMBOLS, 7, "symbols still to be paid, of 7")
_LAYOUT.counted("paying_tokens", board.SYMBOLS, _MAX_TOKENS, f"tokens chosen to pay with, of {_MAX_TOKENS}")
_FRIENDS: Final = _LAYOUT.add(
    "friends",
    board.NUM_PLACES * board.NUM_PEOPLES,
    "for each place: armies of the Free Peoples, as shares of all",
    board.PEOPLES,
)
_DICE: Final = _LAYOUT.add("dice", 4, f"dice by face, of {board.SEARCH_DICE}")
_WHERE: Final = _LAYOUT.add(
    "characters",
    len(box.CHARACTERS) * _STANDING,
    f"for each character ({', '.join(box.CHARACTERS)}): its place, and the seat of its player",
    (*board.PLACES, *[f"seat: {name}" for name in SEATS]),
)
_ROSTER: Final = _LAYOUT.names("roster", box.CHARACTERS, "characters in the game")
_LAYOUT.sequence("row", box.CHARACTERS, 4, "solo game: the row of four characters, in order")
_LAYOUT.seat("active", "the seat whose turn it is")
_LAYOUT.seat("waiting", "the seat that waits for Boromir's successor")
_UNWILLING_SEATS: Final = _LAYOUT.seats("unwilling_seats", "players who refused a card since the table changed")
_LAYOUT.seat_set("interrupted", "seats that have interrupted since the table last changed")
_HANDS: Final = _LAYOUT.add("hands", MAX_SEATS * box.NUM_CARDS, "for each seat: its cards", box.CARDS)
_LAYOUT.seat_counts("tokens", board.SYMBOLS, _MAX_TOKENS, f"for each seat: its tokens, of {_MAX_TOKENS}")
_PILES: Final = _LAYOUT.add("piles", MAX_PILES, f"cards in each pile of the deck, of {_MAX_PILE} at most")
_DARK: Final = _LAYOUT.add("dark_piles", MAX_PILES, "piles with a Skies Darken card in them")
_LAYOUT.sequence("tops", _DECK_CARDS, 4, "known cards on top of the deck, the next one first")
_LAYOUT.sequence("drawn_skies", box.SKIES, 2, "drawn Skies Darken cards that are not yet resolved")
_LEVELS: Final = _LAYOUT.add(
    "levels",
    _DEPTH * _LEVEL,
    f"the shadow deck, the upper {_DEPTH} levels from the top: known cards, the back behind them, unseen cards",
    (
        *[f"first known: {name}" for name in box.SHADOW_CARDS],
        *[f"second known: {name}" for name in box.SHADOW_CARDS],
        "back: red",
        "back: black",
        *[f"unseen: {name}" for name in box.SHADOW_CARDS],
    ),
)
_BELOW: Final = _LAYOUT.names("below", box.SHADOW_CARDS, "shadow cards in the lower levels")
_RETURN: Final = _LAYOUT.add("result", 1, "the return of the own seat; 0 before the end", low=-1.0)
_LATER_OPTIONS: Final = _LAYOUT.names("later_options", _LATER_FLAGS, "more readings of disputed rules")
_REFUSED_GIFTS: Final = _LAYOUT.add(
    "refused_gifts", MAX_SEATS * len(box.REGION_CARDS), "for each seat: cards it refused to take", box.REGION_CARDS
)
_REFUSED_REQUESTS: Final = _LAYOUT.names(
    "refused_requests", box.REGION_CARDS, "cards that their players refused to give"
)
_REFUSED_COMPANY: Final = _LAYOUT.add(
    "refused_company",
    board.NUM_PLACES * box.NUM_CHARACTERS,
    "for each place: characters that refused to come there",
    box.CHARACTERS,
)

FIELDS: Final = tuple(_LAYOUT.fields)
SIZE: Final = _LAYOUT.size

_PLACE: Final = index_by_name(board.PLACES)
_PEOPLE: Final = index_by_name(board.PEOPLES)
_CHARACTER: Final = index_by_name(box.CHARACTERS)
_CARD: Final = index_by_name(_DECK_CARDS)
_SHADOW: Final = index_by_name(box.SHADOW_CARDS)
_LINE: Final = index_by_name(board.LINES)


def encode(view: View, out: Numbers) -> None:
    """Write a view into `out`, which must be filled with zeros."""
    me = viewer_of(view)
    players: int = view["seats"]
    out[_PLAYERS + players - 1] = 1.0
    out[_SEAT + me] = 1.0
    _write_options(out, view["options"])
    write_actor(out, _ACTOR, view["actor"], me, players)
    decision = view["decision"]
    out[_DECISION[decision["kind"]]] = 1.0
    if decision["kind"] in _PLACED and "place" in decision["fields"]:
        out[_ABOUT[decision["fields"]["place"]]] = 1.0
    _FRAMES.write(out, view["stack"], me, players)
    _LAYOUT.write(out, view, me, players)
    _write_numbers(out, view)
    for name, armies in view["friends"].items():
        at = _FRIENDS + _PLACE[name] * len(board.PEOPLES)
        for people, count in armies.items():
            if count:
                out[at + _PEOPLE[people]] = count / _ALL_ARMIES[_PEOPLE[people]]
    _write_characters(out, view, me, players)
    _write_seats(out, view, me, players)
    _write_deck(out, view)
    _write_shadow_deck(out, view["levels"])
    out[_RETURN] = view["returns"][me]


def _write_options(out: Numbers, options: dict[str, Any]) -> None:
    out[_LEVEL_CHOSEN[options["level"]]] = 1.0
    write_names(out, _OPTIONS, [flag for flag in _FIRST_FLAGS if options[flag]])
    write_names(out, _LATER_OPTIONS, [flag for flag in _LATER_FLAGS if options[flag]])
    if not frodo_begins(options):
        out[_OPTIONS["begins"]] = 1.0
    for card, line in options["own"].get("lines", {}).items():
        out[_OWN_LINES[card]] = (_LINE[line] + 1) / len(board.LINES)


def _write_numbers(out: Numbers, view: View) -> None:
    """Write the numbers that are not shares of a maximum, and the dice."""
    out[_FIRST_TAKEN] = (view["first_taken"] + 1) / 5
    for name, at in _BITS.items():
        number = view[name]
        while number:
            if number & 1:
                out[at] = 1.0
            number >>= 1
            at += 1
    for face, count in enumerate(view["dice"]):
        out[_DICE + face] = count / int(board.SEARCH_DICE)


def _write_characters(out: Numbers, view: View, me: int, players: int) -> None:
    for name, part in view["characters"].items():
        out[_ROSTER[name]] = 1.0
        at = _WHERE + _CHARACTER[name] * _STANDING
        if part["place"]:
            out[at + _PLACE[part["place"]]] = 1.0
        if part["seat"] >= 0:
            out[at + board.NUM_PLACES + (part["seat"] - me) % players] = 1.0


def _write_seats(out: Numbers, view: View, me: int, players: int) -> None:
    _write_refused(out, view, me, players)
    for seat, cards in enumerate(view["hands"]):
        at = _HANDS + (seat - me) % players * box.NUM_CARDS
        for card in cards:
            out[at + _CARD[card]] = 1.0


def _write_refused(out: Numbers, view: View, me: int, players: int) -> None:
    """Write the proposals that were refused since the table changed."""  # N17
    for refused in view["refused_cards"]:
        if refused["from"] == view["active"]:
            seat = (refused["to"] - me) % players
            out[_REFUSED_GIFTS + seat * box.NUM_REGION_CARDS + _CARD[refused["card"]]] = 1.0
        else:
            seat = (refused["from"] - me) % players
            out[_REFUSED_REQUESTS[refused["card"]]] = 1.0
        out[_UNWILLING_SEATS + seat] = 1.0
    for refused in view["refused_company"]:
        out[_UNWILLING[refused["character"]]] = 1.0
        at = _REFUSED_COMPANY + _PLACE[refused["place"]] * len(box.CHARACTERS)
        out[at + _CHARACTER[refused["character"]]] = 1.0


def _write_deck(out: Numbers, view: View) -> None:
    for pile, size in enumerate(view["piles"]):
        if size:
            out[_PILES + pile] = min(size / _MAX_PILE, 1.0)
    for pile in view["dark_piles"]:
        out[_DARK + pile] = 1.0


def _write_shadow_deck(out: Numbers, levels: list[dict[str, Any]]) -> None:
    for number, level in enumerate(levels):
        if number >= _DEPTH:
            write_names(out, _BELOW, (*level["seen"], *level["unseen"]))
            continue
        at = _LEVELS + number * _LEVEL
        for place, name in enumerate(level["seen"]):
            out[at + place * len(box.SHADOW_CARDS) + _SHADOW[name]] = 1.0
        at += 2 * len(box.SHADOW_CARDS)
        if level["back"]:
            out[at + (0 if level["back"] == "red" else 1)] = 1.0
        for name in level["unseen"]:
            out[at + 2 + _SHADOW[name]] = 1.0
