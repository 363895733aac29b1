"""What lies on the table: armies, characters, Nazgûl and the Eye, hands and tokens, the two decks, the objectives."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bywater.core.codes import BIT
from bywater.core.journal import Entry
from bywater.core.stack import frame
from bywater.core.state import State
from bywater.games.fate.board import (
    ARMIES,
    EYE_AT_START,
    HAVENS,
    HOPE_AT_START,
    NAZGUL_AT_START,
    NOWHERE,
    NUM_PLACES,
    REGION_OF,
    SHADOW_ARMIES,
    STRONGHOLDS,
)
from bywater.games.fate.cards import (
    ALL_EVENTS,
    ALL_REGION_CARDS,
    ALL_SKIES,
    DRUMS,
    FRODO,
    NUM_CHARACTERS,
    WHEELS,
    WITH_SYMBOL,
)
from bywater.games.fate.settings import Settings

# What goes on by itself (the first kinds of frames): a go-on step finds it on top and moves it along.
SETUP: Final = 1  # a: the next step, b: a seat or a count
TURN: Final = 2  # seat: the active player, a: the next step, b: shadow cards still to come
AFTERWARDS: Final = 3  # objectives that are fulfilled, havens that fall
ADVANCE: Final = 4  # a: the line, b: how many of its places are still to be fought at
BATTLE: Final = 5  # a: the place, b: the next step, c: why
SEARCH: Final = 6  # a: the next step, b: 1 for the last one, c: 1 if Frodo wears the Ring
SKIES_DARKEN: Final = 7  # a: the next step, b: the card
SHADOW: Final = 8  # a: the card, b: the next step
JOURNEY: Final = 9  # seat: who pays, a: the next step, b: what kind, c: where to, d: who leads it
ORDER: Final = 10  # a: the order, b: Nazgûl still to move, c: 1 and the region one has come to
DRUMBEAT: Final = 11  # a: the lowest place still to be looked at
EAGLES_CALL: Final = 12  # b: Nazgûl still to come
PERIL: Final = 13  # seat: who faces it, a: the objective, b: the next step
LOOKING: Final = 14  # seat: who looks, a: how many are to be known, b: what for
SPYING: Final = 15  # seat: who looks at the shadow deck, a: how many are to be known, b: what for
COMPANY_GOES: Final = 16  # seat: who called them, a: what for, b: where to

# What is asked of a player.
ACT: Final = 20
QUIET: Final = 21
FLOOR: Final = 22
COMPANY: Final = 23  # a: the lowest thing that may be taken, b: what for
CONSENT: Final = 24  # a window; a: who is asked later, b: what for
TRADE_CONSENT: Final = 25  # a: the card, b: who asks, c: 1 if it is given to the one who is asked
CALLING_OFF: Final = 26
HIDING: Final = 27
PAYING: Final = 28  # a: what for, b: the lowest thing that may be spent, c, d: what it is about
WEARING: Final = 29
ROLLED: Final = 30  # a window; a: who is asked later, b: 1 for a battle
REROLLING: Final = 31  # a: the lowest face, b: how many dice are picked, c: 1 for a battle
LOSSES: Final = 32  # a: armies still to be lost, b: where
AFTER_BATTLE: Final = 33  # a window; a: who is asked later
IN_PERIL: Final = 34  # a: the objective
TRADING: Final = 35  # a: with whom, b: 1 if a card is given
MAY: Final = 36  # a: what for, b, c: what it is about
NUMBERING: Final = 37  # a: what for, b: the least, c: the most, d: what it is about
PLACING: Final = 38  # a: what for, b, c: what it is about
CHOOSING: Final = 39  # a: what for
LOADING: Final = 40  # a: what for, b: the place, c: the lowest people, d: the most
HUNTING: Final = 41
SUMMONING: Final = 42  # a: what for, b: how many, c: the region they come to
WHEELS_TURN: Final = 43
DISCARDING: Final = 44  # a: how many, b: the lowest thing that may go
HAND_FULL: Final = 45
ORDERING: Final = 46  # a: how many are in order
FORESEEN: Final = 47
SPIED: Final = 48  # a: 0 while cards may be removed, 1 and how many are in order
GIVING: Final = 49  # a window; a: who is asked later
RIDING: Final = 50  # a: the place, b: rides left, c: 1 and who goes alone
AMBUSHING: Final = 51  # a: the place, b: why the battle would be
GIFTING: Final = 52
FREE_PREPARING: Final = 53

# What chance decides.
DRAW_CARD: Final = 64  # a: what for, b: a seat
FLIP: Final = 65  # a: the level it comes from, b: 1 if it is only looked at
SHOW_BACK: Final = 66  # a: the level
SEARCH_ROLL: Final = 67  # a: how many dice
BATTLE_ROLL: Final = 68
DEAL_TASK: Final = 69
JOIN: Final = 70  # a: what for, b: a seat

# What kind of journey it is.
BY_ACTION: Final = 0
PATHS_OF_THE_DEAD: Final = 1
WITH_HORSES: Final = 2
IN_CLOAKS: Final = 3

# What a company is put together for.
TO_TRAVEL: Final = 0
TO_COUNCIL: Final = 1
WITH_ENTS: Final = 2

# Why a battle is fought.
BY_SHADOW: Final = 0
BY_ATTACK: Final = 1
BY_AMBUSH: Final = 2
BY_EVENT: Final = 3
BY_RIDERS: Final = 4  # an attack of Éomer with Riders

# What is paid for.
FOR_JOURNEY: Final = 0
FOR_MUSTER: Final = 1
FOR_CAPTURE: Final = 2
FOR_OBJECTIVE: Final = 3
FOR_SHOT: Final = 4
FOR_DISTRACTION: Final = 5
FOR_LADY: Final = 6
FOR_SONG: Final = 7
FOR_REROLL: Final = 8
FOR_SAM: Final = 9
FOR_VALOR: Final = 10
FOR_FLAME: Final = 11
FOR_AMBUSH: Final = 12
FOR_DEFIANCE: Final = 13
FOR_DISREGARD: Final = 14
FOR_SPARING: Final = 15

# What may be done or left (MAY), what places are picked for (PLACING), and so on.
MAY_SLOT: Final = 0
MAY_SIX: Final = 1
MAY_RESISTANCE: Final = 2
MAY_GONDOR: Final = 3
MAY_ROHAN: Final = 4
MAY_STEALTH: Final = 5
MAY_VALOR: Final = 6

AT_ARROW_FROM: Final = 0
AT_ARROW_TO: Final = 1
AT_GWAIHIR_TO: Final = 2
AT_GWAIHIR_FROM: Final = 3
AT_HORSES: Final = 4
AT_INFIGHTING: Final = 5
AT_EAGLES: Final = 6
AT_ENTS: Final = 7
AT_ORDERS_FROM: Final = 8
AT_ORDERS_TO: Final = 9
AT_AID: Final = 10
AT_CUNNING: Final = 11
AT_WHEELS: Final = 12
AT_GATHER_TO: Final = 13
AT_GATHER_FROM: Final = 14

WHO_LEMBAS: Final = 0
WHO_EAGLES: Final = 1
WHO_CLOAKS: Final = 2
WHO_PALANTIR: Final = 3

LOAD_ARROW: Final = 0
LOAD_GWAIHIR: Final = 1
LOAD_GATHER: Final = 2

COUNT_ENTS: Final = 0
COUNT_INFIGHTING: Final = 1
COUNT_ORDERS: Final = 2
COUNT_THEODEN: Final = 3
COUNT_DENETHOR: Final = 4
COUNT_OATH: Final = 5
COUNT_HONOR: Final = 6

SUMMON_DEPLOY: Final = 0
SUMMON_PALANTIR: Final = 1
SUMMON_DISTRACT: Final = 2
SUMMON_EAGLES: Final = 3

LOOK_MIRROR: Final = 0
LOOK_FORESIGHT: Final = 1
SPY_SIGHT: Final = 0
SPY_MORGUL: Final = 1

DRAW_TURN: Final = 0
DRAW_OPENING: Final = 1
DRAW_LOOK: Final = 2
DRAW_LADY: Final = 3

JOIN_ROSTER: Final = 0
JOIN_SEAT: Final = 1
JOIN_SUCCESSOR: Final = 2

# How it can end.
DESTROYED: Final = 1
DESPAIR: Final = 2
ENDINGS: Final = ("", "destroyed", "despair")

# Abilities that may be used once a turn, as bits.
USED_ANDURIL: Final = 1
USED_COUNSEL: Final = 2
USED_RIDER: Final = 4
USED_WISDOM: Final = 8
USED_SUPPORT: Final = 16
USED_CRAFT: Final = 32
USED_SLINKER: Final = 64
USED_WALK: Final = 128
USED_SIGHT: Final = 256
USED_FRIEND: Final = 512

# What was done already with the dice of one roll, as bits.
RANGER_DONE: Final = 1
NENYA_DONE: Final = 2
FLAME_LIT: Final = 4

MOST_FRAMES: Final = 32
MOST_LEVELS: Final = 10
MOST_PILES: Final = 6


@mypyc_attr(acyclic=True)
class Table(State):
    """The table of one game. Seats are players, each with two characters; alone, one has five."""

    def __init__(self, seats: i64, settings: Settings | None, source: "Table | None") -> None:
        """A new table by these settings before anything is set up, or a copy of `source`."""
        super().__init__(seats, MOST_FRAMES, source)
        if source is None:
            assert settings is not None
            self.settings = settings
            self.open_codes = vec[i64]()  # what the actor may choose, listed once a question
            self.over: i64 = 0
            # the tracks
            self.hope: i64 = HOPE_AT_START
            self.threat: i64 = 0
            self.eye: i64 = EYE_AT_START
            self.nazgul = NAZGUL_AT_START[:]
            # the map
            self.friends = vec[i64]([0] * NUM_PLACES)  # armies, four bits a people
            self.shadow = vec[i64]([0] * NUM_PLACES)
            self.supply: i64 = ARMIES[0] | (ARMIES[1] << 4) | (ARMIES[2] << 8) | (ARMIES[3] << 12)
            self.shadow_supply: i64 = SHADOW_ARMIES
            self.havens: i64 = HAVENS
            self.strongholds: i64 = STRONGHOLDS
            # the characters
            self.where = vec[i64]([NOWHERE] * NUM_CHARACTERS)
            self.owner_of = vec[i64]([-1] * NUM_CHARACTERS)
            self.roster: i64 = 0  # characters in the game, as a mask
            self.row: i64 = 0  # alone: the four in their order, four bits each, 1 and the character
            self.white: i64 = 0  # 1: Gandalf fell and waits, 2: he is the White
            self.waiting: i64 = 0  # 1 and the seat that waits for Boromir's successor
            self.successor: i64 = 0  # 1: it comes now
            # hands
            self.hands = vec[i64]([0] * seats)  # masks of 62 cards
            self.tokens = vec[i64]([0] * seats)  # four bits a symbol
            self.token_supply: i64 = 0
            symbol: i64
            for symbol in range(4):
                self.token_supply |= settings.tokens[symbol] << (4 * symbol)
            # the player deck
            self.unseen: i64 = ALL_REGION_CARDS | ALL_EVENTS  # cards nobody has seen: in the deck, or events left out
            self.events_in: i64 = 0  # how many unseen events are in the deck
            self.skies: i64 = ALL_SKIES  # Skies Darken cards nobody has seen
            self.piles = vec[i64]([0] * MOST_PILES)  # cards in each pile, the first one on top
            self.dark: i64 = 0  # piles with a Skies Darken card in them, as a mask
            self.tops: i64 = 0  # cards known to lie on top, the next one lowest, seven bits each, 1 and the card
            self.discard: i64 = 0  # a mask of 62 cards
            self.drawn_skies: i64 = 0  # drawn this turn and not yet carried out, four bits each, 1 and the card
            # the shadow deck
            self.layers = vec[i64]([0] * MOST_LEVELS)  # cards nobody has seen, the top level last
            self.seen = vec[i64]([0] * MOST_LEVELS)  # those known to lie on it, the next one lowest, six bits each
            self.backs = vec[i64]([0] * MOST_LEVELS)  # the back of the first unseen card, if it was shown
            self.levels: i64 = 0
            self.shadow_discard: i64 = BIT[DRUMS] | BIT[WHEELS]
            self.resolving: i64 = 0  # shadow cards of this turn
            # the objectives
            self.tasks: i64 = 0
            self.done: i64 = 0
            self.slots: i64 = 0  # regions of Éomer's rides, as a mask
            self.shot: i64 = 0  # armies Legolas put on his card
            self.slain: i64 = 0  # Nazgûl that Éowyn destroyed
            self.pledged: i64 = 0  # peoples the Hobbits pledged themselves to, as a mask
            self.oath: i64 = 0  # 1: Aragorn took the Paths of the Dead
            self.anduin_lost: i64 = 0
            # the turn
            self.active: i64 = 0
            self.solo_turn: i64 = 0  # alone: whose turn it is, in the row
            self.acting: i64 = -1
            self.taken: i64 = 0  # actions of the one who acts, extra ones not counted
            self.first_taken: i64 = -1  # and of the one who acted first
            self.finished: i64 = 0  # characters that are done, as a mask
            self.extras: i64 = 0  # extra actions, three bits a character
            self.used: i64 = 0  # abilities used this turn
            # what is going on
            self.refused_cards = vec[i64]()  # refused since the table changed, see proposals.py: two masks a player,
            self.refused_company = vec[i64]()  # cards asked of it and offered to it; and masks of characters by place
            self.riders: i64 = 0  # characters that Rohan lent horses to
            self.party: i64 = 0  # characters of a company
            self.load: i64 = 0  # and its armies
            self.due: i64 = 0  # symbols still to be paid, three bits each
            self.paying: i64 = 0  # cards chosen for it
            self.paying_tokens: i64 = 0
            self.dice: i64 = 0  # three bits a face
            self.dice_done: i64 = 0
            self.turned: i64 = 0  # dice that were turned by the White
            self.fallen: i64 = 0  # shadow armies removed in this battle
            self.picked: i64 = 0  # dice picked to be rolled again; or armies still to be placed
        else:
            self.settings = source.settings
            self.open_codes = source.open_codes
            self.over = source.over
            self.hope = source.hope
            self.threat = source.threat
            self.eye = source.eye
            self.nazgul = source.nazgul[:]
            self.friends = source.friends[:]
            self.shadow = source.shadow[:]
            self.supply = source.supply
            self.shadow_supply = source.shadow_supply
            self.havens = source.havens
            self.strongholds = source.strongholds
            self.where = source.where[:]
            self.owner_of = source.owner_of[:]
            self.roster = source.roster
            self.row = source.row
            self.white = source.white
            self.waiting = source.waiting
            self.successor = source.successor
            self.hands = source.hands[:]
            self.tokens = source.tokens[:]
            self.token_supply = source.token_supply
            self.unseen = source.unseen
            self.events_in = source.events_in
            self.skies = source.skies
            self.piles = source.piles[:]
            self.dark = source.dark
            self.tops = source.tops
            self.discard = source.discard
            self.drawn_skies = source.drawn_skies
            self.layers = source.layers[:]
            self.seen = source.seen[:]
            self.backs = source.backs[:]
            self.levels = source.levels
            self.shadow_discard = source.shadow_discard
            self.resolving = source.resolving
            self.tasks = source.tasks
            self.done = source.done
            self.slots = source.slots
            self.shot = source.shot
            self.slain = source.slain
            self.pledged = source.pledged
            self.oath = source.oath
            self.anduin_lost = source.anduin_lost
            self.active = source.active
            self.solo_turn = source.solo_turn
            self.acting = source.acting
            self.taken = source.taken
            self.first_taken = source.first_taken
            self.finished = source.finished
            self.extras = source.extras
            self.used = source.used
            self.refused_cards = source.refused_cards
            self.refused_company = source.refused_company
            self.riders = source.riders
            self.party = source.party
            self.load = source.load
            self.due = source.due
            self.paying = source.paying
            self.paying_tokens = source.paying_tokens
            self.dice = source.dice
            self.dice_done = source.dice_done
            self.turned = source.turned
            self.fallen = source.fallen
            self.picked = source.picked

    # -- asking -------------------------------------------------------------------------------

    def ask(self, kind: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        self.push(frame(kind, seat, a, b, c, d))

    def then(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Something that goes on by itself when what lies above it is done."""
        self.push(frame(kind, self.active, a, b, c, d))

    def note(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Write a line into an open journal. Everything here is open and follows from the choices and the chances,
        which the traces grow from; so the lines need not go into them."""
        journal = self.journal
        if journal is not None:
            journal.append(Entry(kind, a, b, c, d, 0, 0))

    def changed(self) -> None:
        """Something happened that could make anybody want the floor again, or agree after all."""  # N17
        self.floored = 0
        self.refused_cards = vec[i64]()
        self.refused_company = vec[i64]()

    # -- characters ---------------------------------------------------------------------------

    def frodo_place(self) -> i64:
        return self.where[FRODO]

    def frodo_region(self) -> i64:
        return REGION_OF[self.where[FRODO]]

    def is_at(self, character: i64, place: i64) -> bool:
        """Whether this character stands there; those who are off the board stand nowhere."""
        return place < NOWHERE and self.where[character] == place

    def at_place(self, place: i64) -> i64:
        """The characters at a place, as a mask."""
        mask: i64 = 0
        character: i64
        for character in range(NUM_CHARACTERS):
            if self.where[character] == place:
                mask |= BIT[character]
        return mask

    def of_seat(self, seat: i64) -> i64:
        """The characters of a player that are on the board, as a mask."""
        mask: i64 = 0
        character: i64
        for character in range(NUM_CHARACTERS):
            if self.owner_of[character] == seat and self.where[character] < NOWHERE:
                mask |= BIT[character]
        return mask

    def seats_at(self, place: i64) -> i64:
        """The players with a character at a place, as a mask."""
        mask: i64 = 0
        character: i64
        for character in range(NUM_CHARACTERS):
            if self.where[character] == place and self.owner_of[character] >= 0:
                mask |= BIT[self.owner_of[character]]
        return mask

    # -- symbols ------------------------------------------------------------------------------

    def token_count(self, seat: i64, symbol: i64) -> i64:
        return (self.tokens[seat] >> (4 * symbol)) & 15

    def has_symbol(self, seat: i64, symbol: i64) -> bool:
        return self.hands[seat] & WITH_SYMBOL[symbol] != 0 or (self.tokens[seat] >> (4 * symbol)) & 15 != 0

    # -- objectives ---------------------------------------------------------------------------

    def is_open_task(self, task: i64) -> bool:
        """Whether an objective is in the game and not done yet."""
        return ((self.tasks & ~self.done) >> task) & 1 == 1
