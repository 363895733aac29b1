"""A view made handy: who stands where, who holds and lacks what, and how much time is left."""

from collections.abc import Iterable
from typing import Final

from bywater.bots.quest.lore import BOARD_OF, LAST_EVENT, MERRY, SAM, TOKENS, Card, Lore
from bywater.core.state import View

END_OF_SCENARIO: Final = 4  # a quiet moment
TILE_TURNED: Final = 3  # the step of a turn after which its tile lies open


class Sight:
    """What the hobbit that is asked sees. Nothing in here was not in the view."""

    def __init__(self, lore: Lore, view: View) -> None:
        self.lore = lore
        self.view = view
        self.me: int = view["actor"]
        self.kind: str = view["decision"]["kind"]
        self.numbers: dict[str, int] = view["decision"]["numbers"]
        self.legal: list[int] = view["legal"]
        self.place: str = view["place"]
        self.board = BOARD_OF[self.place]
        self.here = [seat for seat in range(view["players"]) if seat not in view["gone"]]
        self.bearer: int = view["bearer"]
        self.active: int = view["active"]
        self.sauron: int = view["sauron"]
        self.dark: list[int] = view["dark"]
        self.event: int = view["event"]
        self.lines: dict[str, int] = view["lines"]
        self.hands = {int(seat): hand for seat, hand in view["hands"].items()}
        self.sizes: list[int] = view["hand_sizes"]
        self.main = lore.main[self.board]
        self.spaces = lore.spaces[self.board]
        self.base: list[object] = view["stack"][-2 if self.kind == "floor" else -1]
        # a board is played until its main line is done or its last event is over
        self.closing = self.place == self.board and (
            not self.left_on(self.main) or (self.base[0] in ("quiet", "rivals") and self._moment() == END_OF_SCENARIO)
        )
        self.on_board = self.place == self.board and not self.closing
        self.pending = self._pending()

    def _moment(self) -> object:
        """Which quiet moment it is, also under a floor."""
        return self.base[2 if self.base[0] == "quiet" else 4]

    # -- codes --------------------------------------------------------------------------------

    def code(self, text: str) -> int | None:
        """The code of this text if it may be chosen now."""
        code = self.lore.codes[text]
        return code if code in self.legal else None

    def first_of(self, *texts: str) -> int:
        """The first of these that may be chosen now; else whatever comes first."""
        for text in texts:
            code = self.code(text)
            if code is not None:
                return code
        return self.legal[0]

    def hobbit(self, seat: int) -> str:
        return self.lore.hobbits[seat]

    # -- the corruption line ------------------------------------------------------------------

    def _pending(self) -> dict[int, int]:
        """Steps to the dark that are certain to follow: a die that has fallen, a Ring tile, missing tokens."""
        if self.closing and self.board != "mordor":
            return {seat: self.missing(seat) for seat in self.here}
        if self.base[0] not in ("quiet", "rivals"):
            return {}
        stack = self.view["stack"]
        kind, seat, step, number, _ = stack[-3 if self.kind == "floor" else -2]
        if kind == "roll" and 1 <= number <= 3:  # so many dots; Sam never suffers more than one
            return {seat: 1 if seat == SAM else number}
        if kind == "turn" and step > TILE_TURNED and self.lore.tiles[number - 1] == "ring_dark":
            return {self.bearer: 1}
        return {}

    def gap(self, seat: int) -> int:
        """How many steps are left between a hobbit and Sauron, those that are certain to come taken off."""
        return self.sauron - self.dark[seat] - self.pending.get(seat, 0)

    # -- cards, tokens, shields ---------------------------------------------------------------

    def cards(self, seat: int) -> Iterable[tuple[Card, int]]:
        """The kinds of cards a hand is known to hold, with their numbers."""
        for name, count in self.hands.get(seat, {}).items():
            yield self.lore.cards[name], count

    def symbols(self, seat: int, symbol: str, *, jokers: bool = True) -> int:
        """How many symbols of a kind a known hand could give."""
        total = 0
        for card, count in self.cards(seat):
            own = card.symbol_for(seat)
            if own == symbol or (jokers and own == "joker"):
                total += count * card.stars
        return total

    def shields(self, seat: int) -> int:
        """The shields of a hobbit; of a rival those that all know of."""
        known: dict[str, int] = self.view["shields"]
        open_to_all: list[int] = self.view["open_shields"]
        return known.get(str(seat), max(0, open_to_all[seat]))

    def tokens(self, seat: int) -> dict[str, int]:
        tokens: dict[str, int] = self.view["tokens"][seat]
        return tokens

    def wants(self, seat: int) -> set[str]:
        """The life tokens that a hobbit would still be glad of on this board."""
        have = self.tokens(seat)
        if self.board == "mordor":  # hearts and suns are asked for by events, once each
            wanted = {"heart": 3, "sun": 4}
            return {token for token, event in wanted.items() if self.event < event and not have.get(token)}
        lacking = {token for token in TOKENS if not have.get(token)}
        if seat == MERRY and len(lacking) <= 1:
            return set()
        return lacking

    def missing(self, seat: int) -> int:
        """How many steps the missing tokens would cost a hobbit if the scenario ended now."""
        missing = len(self.wants(seat))
        return missing - 1 if seat == MERRY and missing else missing

    # -- the board ----------------------------------------------------------------------------

    def left_on(self, line: str) -> int:
        """How many spaces of a line are still ahead."""
        return len(self.spaces.get(line, ())) - self.lines[line]

    def turns_until(self, event: int) -> float:
        """About how many turns are left before this event: activities among the tiles between sundials."""
        tiles: dict[str, int] = self.view["tiles"]
        turns = sum(count for tile, count in tiles.items() if tile in self.lines)
        dials = tiles.get("sundial", 0) + 0.5 * (tiles.get("sundial_cards", 0) + tiles.get("sundial_items", 0))
        return turns * max(0, event - self.event) / (dials + 1)

    def turns_left(self) -> float:
        return self.turns_until(LAST_EVENT)
