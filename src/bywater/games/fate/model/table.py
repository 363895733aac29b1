"""The table: armies, characters, Nazgûl and the Eye, hands and tokens, both decks, and the objectives."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from bywater.core.bits import BIT
from bywater.core.frames import frame
from bywater.core.journal import Entry
from bywater.core.state import State
from bywater.games.fate.model import board, options
from bywater.games.fate.model import cards as box
from bywater.games.fate.model.frames import MAX_FRAMES

MAX_LEVELS: Final = 10
MAX_PILES: Final = 6


@mypyc_attr(acyclic=True)
class Table(State):
    """The table of one game. Each seat has two characters; in a solo game the only seat has five."""

    def __init__(self, seats: i64, settings: options.Settings | None, source: "Table | None") -> None:
        """Create a table before set-up, with these settings, or a copy of `source`."""
        super().__init__(seats, MAX_FRAMES, source)
        if source is None:
            assert settings is not None
            self.settings = settings
            self.open_codes = vec[i64]()  # the legal actions, listed once per decision
            self.over: i64 = 0
            # the tracks
            self.hope: i64 = board.HOPE_AT_START
            self.threat: i64 = 0
            self.eye: i64 = board.EYE_AT_START
            self.nazgul = board.NAZGUL_AT_START[:]
            # the map
            self.friends = vec[i64]([0] * board.NUM_PLACES)  # armies, four bits per people
            self.shadow = vec[i64]([0] * board.NUM_PLACES)
            self.supply: i64 = board.ALL_ARMIES
            self.shadow_supply: i64 = board.SHADOW_ARMIES
            self.havens: i64 = board.HAVENS
            self.strongholds: i64 = board.STRONGHOLDS
            # the characters
            self.where = vec[i64]([board.NOWHERE] * box.NUM_CHARACTERS)
            self.owner_of = vec[i64]([-1] * box.NUM_CHARACTERS)
            self.roster: i64 = 0  # characters in the game, as a mask
            self.row: i64 = 0  # solo game: four characters in order, four bits each, stored plus one
            self.white: i64 = box.GREY  # GREY, FALLEN or WHITE
            self.waiting: i64 = 0  # the seat that waits for Boromir's successor, plus one
            self.successor: i64 = 0  # 1 if the successor joins now
            # hands
            self.hands = vec[i64]([0] * seats)  # masks of 62 cards
            self.tokens = vec[i64]([0] * seats)  # four bits per symbol
            self.token_supply: i64 = 0
            symbol: i64
            for symbol in range(4):
                self.token_supply |= settings.tokens[symbol] << (4 * symbol)
            # the player deck
            self.unseen: i64 = box.ALL_REGION_CARDS | box.ALL_EVENTS  # cards in the deck, and events left out of it
            self.events_in: i64 = 0  # how many unseen events are in the deck
            self.skies: i64 = box.ALL_SKIES  # unseen Skies Darken cards
            self.piles = vec[i64]([0] * MAX_PILES)  # cards in each pile, the first one on top
            self.dark: i64 = 0  # piles with a Skies Darken card in them, as a mask
            self.tops: i64 = 0  # known cards on top, the next one lowest, seven bits each, stored plus one
            self.discard: i64 = 0  # a mask of 62 cards
            self.drawn_skies: i64 = 0  # drawn this turn and not yet resolved, four bits each, stored plus one
            # the shadow deck
            self.layers = vec[i64]([0] * MAX_LEVELS)  # unseen cards by level, the top level last
            self.seen = vec[i64]([0] * MAX_LEVELS)  # known cards on each level, the next one lowest, six bits each
            self.backs = vec[i64]([0] * MAX_LEVELS)  # the back of the first unseen card, if it is visible
            self.levels: i64 = 0
            self.shadow_discard: i64 = BIT[box.DRUMS] | BIT[box.WHEELS]
            self.resolving: i64 = 0  # shadow cards of this turn
            # the objectives
            self.tasks: i64 = 0
            self.done: i64 = 0
            self.slots: i64 = 0  # regions of Éomer's rides, as a mask
            self.shot: i64 = 0  # armies that Legolas put on his card
            self.slain: i64 = 0  # Nazgûl that Éowyn destroyed
            self.pledged: i64 = 0  # peoples to which the Hobbits are pledged, as a mask
            self.oath: i64 = 0  # 1 if Aragorn took the Paths of the Dead
            self.anduin_lost: i64 = 0
            # the turn
            self.active: i64 = 0
            self.solo_turn: i64 = 0  # solo game: the place in the row of the character whose turn it is
            self.acting: i64 = -1
            self.taken: i64 = 0  # actions that the acting character has taken, extra ones not counted
            self.first_taken: i64 = -1  # actions that the turn's first character took; -1 until it is finished
            self.finished: i64 = 0  # characters that are done, as a mask
            self.extras: i64 = 0  # extra actions, three bits per character
            self.used: i64 = 0  # abilities used this turn
            # what is pending
            self.refused_cards = vec[i64]()  # two masks of refused cards per player, see proposals.py
            self.refused_company = vec[i64]()  # refused characters by place, as masks
            self.riders: i64 = 0  # characters that ride together by an event
            self.party: i64 = 0  # characters of the company that travels
            self.load: i64 = 0  # armies of that company
            self.due: i64 = 0  # symbols still to be paid, three bits each
            self.paying: i64 = 0  # cards chosen to pay with
            self.paying_tokens: i64 = 0
            self.dice: i64 = 0  # three bits per face
            self.dice_done: i64 = 0
            self.turned: i64 = 0  # dice that Gandalf the White turned
            self.fallen: i64 = 0  # shadow armies removed in this battle
            self.picked: i64 = 0  # dice picked to be rerolled; or armies still to be placed
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

    def push_step(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Push a step that runs when the frames above it are done."""
        self.push(frame(kind, self.active, a, b, c, d))

    def note(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """Append an entry to an open journal.

        Such entries follow from actions and outcomes, so they are not part of the traces.
        """
        journal = self.journal
        if journal is not None:
            journal.append(Entry(kind, a, b, c, d, 0, 0))

    def changed(self) -> None:
        """Let all seats interrupt again and repeat refused proposals, because the table has changed."""  # N17
        self.interrupted = 0
        self.forget_refusals()

    def forget_refusals(self) -> None:
        """Let refused proposals be repeated."""
        self.refused_cards = vec[i64]()
        self.refused_company = vec[i64]()

    def clear_dice(self) -> None:
        self.dice = 0
        self.dice_done = 0
        self.turned = 0

    def clear_company(self) -> None:
        self.party = 0
        self.load = 0
        self.picked = 0

    def frodo_place(self) -> i64:
        return self.where[box.FRODO]

    def frodo_region(self) -> i64:
        return board.REGION_OF[self.where[box.FRODO]]

    def is_at(self, character: i64, place: i64) -> bool:
        """Whether this character is on the board at this place."""
        return place < board.NOWHERE and self.where[character] == place

    def at_place(self, place: i64) -> i64:
        """Return the characters at a place, as a mask."""
        mask: i64 = 0
        character: i64
        for character in range(box.NUM_CHARACTERS):
            if self.where[character] == place:
                mask |= BIT[character]
        return mask

    def of_seat(self, seat: i64) -> i64:
        """Return the characters of a player that are on the board, as a mask."""
        mask: i64 = 0
        character: i64
        for character in range(box.NUM_CHARACTERS):
            if self.owner_of[character] == seat and self.where[character] < board.NOWHERE:
                mask |= BIT[character]
        return mask

    def seats_at(self, place: i64) -> i64:
        """Return the players with a character at a place, as a mask."""
        mask: i64 = 0
        character: i64
        for character in range(box.NUM_CHARACTERS):
            if self.where[character] == place and self.owner_of[character] >= 0:
                mask |= BIT[self.owner_of[character]]
        return mask

    def token_count(self, seat: i64, symbol: i64) -> i64:
        return (self.tokens[seat] >> (4 * symbol)) & 15

    def has_symbol(self, seat: i64, symbol: i64) -> bool:
        return self.hands[seat] & box.WITH_SYMBOL[symbol] != 0 or (self.tokens[seat] >> (4 * symbol)) & 15 != 0

    def is_open_task(self, task: i64) -> bool:
        """Whether an objective is in the game and not done yet."""
        return ((self.tasks & ~self.done) >> task) & 1 == 1
