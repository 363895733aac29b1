"""A view made handy: numbers for names, and what follows at once from them. Nothing in here was not in the view."""

from functools import cached_property
from typing import Any, Final

from bywater.bots.fate.lore import REGION
from bywater.bots.fate.roads import payable_roads
from bywater.core.state import View
from bywater.games.fate.actions import ACTIONS
from bywater.games.fate.board import (
    NOWHERE,
    NUM_PLACES,
    NUM_REGIONS,
    PEOPLES,
    PLACES,
    REGIONS,
    RESISTANCE,
    STEALTH,
    SYMBOLS,
)
from bywater.games.fate.cards import (
    CARDS,
    CHARACTERS,
    DESTROY_RING,
    FARAMIR,
    FIRST_EVENT,
    FRODO,
    NUM_CHARACTERS,
    OBJECTIVES,
    symbol_of,
)

_PLACE: Final = {name: n for n, name in enumerate(PLACES)}
_REGION: Final = {name: n for n, name in enumerate(REGIONS)}
_CARD: Final = {name: n for n, name in enumerate(CARDS)}
_CHARACTER: Final = {name: n for n, name in enumerate(CHARACTERS)}
_OBJECTIVE: Final = {name: n for n, name in enumerate(OBJECTIVES)}
RING_PRICE: Final = 5
HOPE: Final = 1.0  # what a hope counts while there are many
DESPAIR: Final = 0.25  # and how much more for each that is gone


class Sight:
    """What the player who is asked sees."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.me: int = view["actor"]
        self.kind: str = view["decision"]["kind"]
        self.numbers: dict[str, int] = view["decision"]["numbers"]
        self.legal: list[int] = view["legal"]
        self.open = frozenset(self.legal)
        self.seats: int = view["players"]
        self.active: int = view["active"]
        self.hope: int = view["hope"]
        self.eye = _REGION[view["eye"]]
        self.nazgul = [0] * NUM_REGIONS
        for name, count in view["nazgul"].items():
            self.nazgul[_REGION[name]] = count
        self.friends: list[list[int]] = [[0, 0, 0, 0] for _ in range(NUM_PLACES)]
        for name, armies in view["friends"].items():
            self.friends[_PLACE[name]] = [armies.get(people, 0) for people in PEOPLES]
        self.shadow = [0] * NUM_PLACES
        for name, count in view["shadow"].items():
            self.shadow[_PLACE[name]] = count
        self.garrison = [sum(armies) for armies in self.friends]
        self.havens = frozenset(_PLACE[name] for name in view["havens"])
        self.strongholds = frozenset(_PLACE[name] for name in view["strongholds"])
        self.supply = [view["supply"].get(people, 0) for people in PEOPLES]
        self.where = [NOWHERE] * NUM_CHARACTERS
        self.owner = [-1] * NUM_CHARACTERS
        for name, character in view["characters"].items():
            number = _CHARACTER[name]
            self.owner[number] = character["seat"]
            if character["place"]:
                self.where[number] = _PLACE[character["place"]]
        self.here = [n for n in range(NUM_CHARACTERS) if self.where[n] != NOWHERE and self.owner[n] >= 0]
        self.hands = [[_CARD[name] for name in hand] for hand in view["hands"]]
        self.tokens = [[tokens.get(symbol, 0) for symbol in SYMBOLS] for tokens in view["tokens"]]
        self.symbols = [self._symbols_of(seat) for seat in range(self.seats)]
        done = set(view["done"])
        self.open_tasks = [_OBJECTIVE[name] for name in view["objectives"] if name not in done]
        self.acting = _CHARACTER.get(view["acting"], -1)
        self.options: dict[str, Any] = view["options"]
        self._roads: dict[int, int] = {}

    def _symbols_of(self, seat: int) -> list[int]:
        held = list(self.tokens[seat])
        for card in self.hands[seat]:
            if card < FIRST_EVENT:
                held[int(symbol_of(card))] += 1
        return held

    # -- codes --------------------------------------------------------------------------------

    def first_of(self, *codes: int) -> int:
        """The first of these that may be chosen now; else whatever comes first."""
        for code in codes:
            if code in self.open:
                return code
        return self.legal[0]

    def text(self, code: int) -> str:
        return ACTIONS[code].text

    @property
    def top(self) -> list[Any]:
        frame: list[Any] = self.view["stack"][-1]
        return frame

    def frame(self, kind: str) -> list[Any] | None:
        """The uppermost frame of a kind."""
        return next((frame for frame in reversed(self.view["stack"]) if frame[0] == kind), None)

    # -- who ----------------------------------------------------------------------------------

    @cached_property
    def bearer(self) -> int:
        """The player who leads Frodo."""
        return self.owner[FRODO]

    @property
    def frodo(self) -> int:
        return self.where[FRODO]

    @property
    def frodo_region(self) -> int:
        return REGION[self.frodo]

    def of_seat(self, seat: int) -> list[int]:
        return [n for n in self.here if self.owner[n] == seat]

    def at(self, place: int) -> list[int]:
        return [n for n in self.here if self.where[n] == place]

    def roads(self, character: int) -> int:
        """The special roads that a character's player can pay."""
        if character not in self._roads:
            held = list(self.symbols[self.owner[character]])
            # Resistance is kept for the end
            held[RESISTANCE] -= RING_PRICE if self.owner[character] == self.bearer else self.missing_resistance()
            self._roads[character] = payable_roads(held, character == FARAMIR)
        return self._roads[character]

    # -- what is left to do -------------------------------------------------------------------

    @cached_property
    def only_the_ring(self) -> bool:
        return self.open_tasks == [DESTROY_RING]

    @cached_property
    def cards_left(self) -> int:
        """The player cards that can still be drawn before hope pays for them."""
        return int(sum(self.view["piles"])) + len(self.view["tops"])

    @cached_property
    def turns_left(self) -> float:
        return self.cards_left / 2

    @cached_property
    def sky_chance(self) -> float:
        """How likely a Skies Darken card is among the next two."""
        tops: list[str] = self.view["tops"][:2]
        if any(name.startswith("skies_") for name in tops):
            return 1.0
        draws = 2 - len(tops)
        safe = 1.0
        for pile, size in enumerate(self.view["piles"]):
            if not draws:
                break
            taken = min(draws, size)
            if taken and pile in self.view["dark_piles"]:
                safe *= 1 - taken / size
            draws -= taken
        return 1 - safe

    @cached_property
    def hope_worth(self) -> float:
        """What a hope counts: more when few are left."""
        return HOPE + DESPAIR * max(0, 6 - self.hope)

    def hand_size(self, seat: int) -> int:
        return len(self.hands[seat])

    def missing_resistance(self) -> int:
        return max(0, RING_PRICE - self.symbols[self.bearer][RESISTANCE])

    def stealth(self, seat: int) -> int:
        return self.symbols[seat][STEALTH]

    def holder(self, card: int) -> int:
        """Who holds a card; -1 if nobody does."""
        return next((seat for seat in range(self.seats) if card in self.hands[seat]), -1)

    def task_open(self, task: int) -> bool:
        return task in self.open_tasks
