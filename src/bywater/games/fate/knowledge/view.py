"""Views. Hands are open, so the views of all seats differ only in their legal actions."""

from typing import Final, cast

from mypy_extensions import i64

from bywater.core.bits import BIT, names_in, unpack
from bywater.core.frames import frames_of
from bywater.core.seats import viewers_in
from bywater.games.fate.knowledge import view_types as t
from bywater.games.fate.model import board, dice
from bywater.games.fate.model import cards as box
from bywater.games.fate.model.endings import ENDINGS
from bywater.games.fate.model.frames import KINDS
from bywater.games.fate.model.names import symbols_in
from bywater.games.fate.model.options import RULES
from bywater.games.fate.model.table import Table
from bywater.games.fate.rules.shadow_deck import top_back

ABILITIES_USED: Final = (
    "anduril",
    "give_counsel",
    "rider_of_rohan",
    "wisdom_of_the_eldar",
    "elronds_support",
    "dwarven_craft",
    "slinker",
    "walk_silently",
    "keen_sight",
    "loyal_friend",
)
DICE_DONE: Final = ("ranger_of_the_north", "nenya", "light_and_flame")
GANDALFS: Final = ("grey", "fallen", "white")
PLACE_NAMES: Final = (*board.PLACES, "")  # empty for characters off the board


def armies_of(packed: i64) -> dict[str, int]:
    return {board.PEOPLES[people]: board.army_count(packed, people) for people in range(board.NUM_PEOPLES)}


def card_name(card: int) -> str:
    """Return the name of a player card or Skies Darken card."""
    return box.CARDS[card] if card < box.FIRST_SKY else f"skies_{box.SKIES[card - box.FIRST_SKY]}"


def levels_of(table: Table) -> list[t.Level]:
    """Return the levels of the shadow deck, the top one first: its known cards, the next back, its unseen cards."""
    levels: list[t.Level] = []
    for number in range(table.levels):
        level = table.levels - 1 - number
        levels.append(
            {
                "seen": [box.SHADOW_CARDS[card - 1] for card in unpack(table.seen[level], 6)],
                "back": box.BACKS[table.backs[level]],
                "unseen": names_in(table.layers[level], box.SHADOW_CARDS),
            }
        )
    return levels


def skies_gone(table: Table) -> list[str]:
    """Return the Skies Darken cards that have left the game."""
    there: i64 = table.skies
    for sky in unpack(table.drawn_skies, 4):
        there |= BIT[sky - 1]
    for card in unpack(table.tops, 7):
        if card > box.FIRST_SKY:
            there |= BIT[card - 1 - box.FIRST_SKY]
    return names_in(box.ALL_SKIES & ~there, box.SKIES)


def refused_cards_of(table: Table) -> list[t.RefusedCard]:
    """Return the trades refused since the table changed: the card, the giver and the taker."""
    found: list[t.RefusedCard] = []
    for number in range(len(table.refused_cards)):
        other: i64 = number // 2
        giver, taker = (table.active, other) if number % 2 else (other, table.active)
        found += [
            {"card": card, "from": giver, "to": taker} for card in names_in(table.refused_cards[number], box.CARDS)
        ]
    return found


def refused_company_of(table: Table) -> list[t.RefusedJourney]:
    """Return the characters whose players refused a journey since the table changed, with its destination."""
    return [
        {"character": name, "place": board.PLACES[place]}
        for place in range(len(table.refused_company))
        for name in names_in(table.refused_company[place], box.CHARACTERS)
    ]


def whole_table(table: Table) -> t.OpenTable:
    """Return the whole table as plain data; counts by name include zeros."""
    seats = range(table.seats)
    in_game = [(number, name) for number, name in enumerate(box.CHARACTERS) if (table.roster >> number) & 1]
    return {
        "game": "fate",
        "rules": RULES,
        "seats": table.seats,
        "options": cast(t.Options, dict(table.settings.options)),
        "stack": frames_of(KINDS, list(table.stack[: table.height])),
        "hope": table.hope,
        "threat": table.threat,
        "eye": board.REGIONS[table.eye],
        "nazgul": {board.REGIONS[region]: table.nazgul[region] for region in range(board.NUM_REGIONS)},
        "friends": {board.PLACES[place]: armies_of(table.friends[place]) for place in range(board.NUM_PLACES)},
        "shadow": {board.PLACES[place]: table.shadow[place] for place in range(board.NUM_PLACES)},
        "havens": names_in(table.havens, board.PLACES),
        "strongholds": names_in(table.strongholds, board.PLACES),
        "characters": {
            name: {"seat": table.owner_of[number], "place": PLACE_NAMES[table.where[number]]}
            for number, name in in_game
        },
        "row": [box.CHARACTERS[character - 1] for character in unpack(table.row, 4)],
        "gandalf": GANDALFS[table.white],
        "waiting": table.waiting - 1,
        "successor": bool(table.successor),
        "hands": [names_in(table.hands[seat], box.CARDS) for seat in seats],
        "tokens": [symbols_in(table.tokens[seat], 4) for seat in seats],
        "piles": [table.piles[pile] for pile in range(table.settings.skies)],
        "dark_piles": [pile for pile in range(table.settings.skies) if (table.dark >> pile) & 1],
        "events_in": table.events_in,
        "tops": [card_name(card - 1) for card in unpack(table.tops, 7)],
        "discard": names_in(table.discard, box.CARDS),
        "drawn_skies": [box.SKIES[sky - 1] for sky in unpack(table.drawn_skies, 4)],
        "skies_gone": skies_gone(table),
        "levels": levels_of(table),
        "shadow_discard": names_in(table.shadow_discard, box.SHADOW_CARDS),
        "resolving": names_in(table.resolving, box.SHADOW_CARDS),
        "objectives": names_in(table.tasks, box.OBJECTIVES),
        "done": names_in(table.done, box.OBJECTIVES),
        "slots": names_in(table.slots, board.REGIONS),
        "shot": table.shot,
        "slain": table.slain,
        "pledged": names_in(table.pledged, board.PEOPLES),
        "oath": bool(table.oath),
        "anduin_lost": bool(table.anduin_lost),
        "active": table.active,
        "solo_turn": table.solo_turn,
        "acting": "" if table.acting < 0 else box.CHARACTERS[table.acting],
        "taken": table.taken,
        "first_taken": table.first_taken,
        "finished": names_in(table.finished, box.CHARACTERS),
        "extras": {name: (table.extras >> (3 * number)) & 7 for number, name in in_game},
        "used": names_in(table.used, ABILITIES_USED),
        "refused_cards": refused_cards_of(table),
        "refused_company": refused_company_of(table),
        "interrupted": [seat for seat in seats if (table.interrupted >> seat) & 1],
        "riders": names_in(table.riders, box.CHARACTERS),
        "party": names_in(table.party, box.CHARACTERS),
        "load": armies_of(table.load),
        "due": symbols_in(table.due),
        "paying": names_in(table.paying, box.CARDS),
        "paying_tokens": symbols_in(table.paying_tokens, 4),
        "dice": [dice.showing(table.dice, face) for face in range(4)],
        "dice_done": names_in(table.dice_done, DICE_DONE),
        "turned": table.turned,
        "fallen": table.fallen,
        "picked": table.picked,
        "ending": ENDINGS[table.over],
    }


def view_of(table: Table, seats: object) -> t.View:
    """Return everything that these seats may know."""
    mask = table.mask_of(seats)
    actor: i64 = table.actor
    mine = actor >= 0 and (mask >> actor) & 1 == 1
    codes = list(table.open_codes) if actor >= 0 else []
    return {
        **whole_table(table),
        "viewers": viewers_in(mask, table.seats),
        "actor": actor,
        "decision": cast(t.Decision, table.decision.plain()),
        "legal": codes if mine else [],
        # the interrupts these seats may play, or the end of one that interrupts them
        "out_of_turn": [] if mine else [code for code in codes if (mask >> table.out_of_turn_seat(code)) & 1],
        "back": box.BACKS[top_back(table)],
        "threat_cards": board.THREAT[table.threat],
        "supply": armies_of(table.supply),
        "shadow_supply": table.shadow_supply,
        "token_supply": symbols_in(table.token_supply, 4),
        "returns": table.returns(),
        "score": table.score(),
    }
