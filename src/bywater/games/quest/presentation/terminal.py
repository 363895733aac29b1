"""Draw The Lord of the Rings at a terminal: the journey, the corruption line, the board, the hobbits and the demand.

Everything is drawn from a view, so nothing hidden is shown.
"""

from collections.abc import Iterator
from typing import Any, Final

from rich.text import Text

from bywater.core import layout
from bywater.core.game import JournalLine
from bywater.core.state import View
from bywater.games.quest.model import board
from bywater.games.quest.model.cards import CALL_PRICE, COLOUR, KINDS, NUM_HOBBIT, STARS, SYMBOL, WHITE, YELLOW
from bywater.games.quest.model.demands import DEMANDS
from bywater.games.quest.model.names import event, hobbit
from bywater.games.quest.presentation.choices import default, groups, numbers, secrets
from bywater.games.quest.presentation.open_demand import missing_of, open_demand, symbols_asked

__all__ = ["default", "draw", "groups", "numbers", "secrets"]

# Every sign has one meaning, so that nothing depends on colour alone.
ACTIVITY: Final = ("∞", "»", "♠", "†", "★")
SPACE: Final = ("·", "◆", "◈", "○", "♥", "☼", "⚄", "←")
SHIELD: Final = "◆"
TOKEN: Final = ("○", "♥", "☼")
RING: Final = "◎"
RING_USED: Final = "◌"
ACTOR: Final = "►"
MARKER: Final = "●"
EYE: Final = "◉"
WHITE_CARD: Final = "▯"
GREY_CARD: Final = "▮"
DONE: Final = "✓"
FIRST_PART: Final = "│"
GAP: Final = "  "

STYLE: Final = dict(zip(board.HOBBITS, ("gold3", "red", "green", "dodger_blue1", "orange3"), strict=True))
LINE_STYLE: Final = ("green", "dark_goldenrod", "dodger_blue1", "red", "magenta")
DIM: Final = "dim"
DARK: Final = "bold red"

_SCENARIOS: Final = ("moria", "helms_deep", "shelobs_lair", "mordor")
_HELMS_DEEP: Final = "helms_deep"
_PART_ONE: Final = 5  # the length of the first part of Travelling at Helm's Deep


def draw(view: View, say: layout.Say, _journal: list[JournalLine]) -> "Picture":
    """Return the drawing of a view."""
    return Picture(view, say)


class Picture(layout.Picture):
    """The table as one seat sees it."""

    def __init__(self, view: View, say: layout.Say) -> None:
        super().__init__(view, say)
        self.players: int = view["seats"]
        self.place = board.PLACES.index(view["place"])
        self.board = int(board.BOARD_OF[self.place])

    def lines(self, width: int) -> Iterator[Text]:
        yield self._way(width)
        yield from self._corruption(width)
        if self.view["place"] in _SCENARIOS:
            yield from self._scenario(width)
            yield from self._tiles(width)
        yield from self._hobbits(width)
        yield from self._discards(width)
        yield from self._demand(width)
        yield from self._supplies(width)
        yield from self._legend(width)

    # -- the journey and the corruption line --------------------------------------------------

    def _way(self, width: int) -> Text:
        """Draw all places, the current one in brackets; abbreviated if the full names don't fit."""
        for word in ("place-{}", "place-{}.short"):
            line = Text()
            for number, name in enumerate(board.PLACES):
                line.append(" › " if number else "", DIM)
                text = self.say(word.format(name))
                if number == self.place:
                    line.append(f"[{text}]", "bold")
                else:
                    line.append(text, DIM if number < self.place else "")
            if line.cell_len <= width:
                break
        return line

    def _corruption(self, width: int) -> Iterator[Text]:
        """Draw the corruption line: hobbits above the numbers, and Sauron among the numbers."""
        light, dark, sauron = self.say("table-light"), self.say("table-dark"), f"  {EYE} {self.say('table-sauron')}"
        spare = width - len(light) - 2 - max(len(dark) + 1, len(sauron)) - self.players
        room = 4 if spare >= 4 * (int(board.LAST) + 1) else 3
        above, below = Text(" " * (len(light) + 2)), Text(f"{light}  ")
        for space in range(int(board.LAST) + 1):
            here = Text()
            for seat, dark_space in enumerate(self.view["dark"]):
                if dark_space == space and seat not in self.view["gone"]:
                    here.append(self._mark(seat))
            if self.view["sauron"] == space:
                here.append(EYE, DARK)
            cell = max(room, here.cell_len + 1)
            above.append(layout.pad_to(here, cell))
            shadow = DARK if space >= self.view["sauron"] else "" if here.cell_len else DIM
            below.append(str(space).ljust(cell), shadow)
        yield above.append(sauron, DIM)
        yield below.append(f" {dark}")

    def _mark(self, seat: int) -> Text:
        return Text(self.say(f"mark-{board.HOBBITS[seat]}"), f"bold {STYLE[board.HOBBITS[seat]]}")

    # -- the board ----------------------------------------------------------------------------

    def _scenario(self, width: int) -> Iterator[Text]:
        """Draw a row for each line, and to its right the six events."""
        rows = [self._line(line) for line in self._lines()]
        first = max(row.cell_len for row in rows) + 2
        for word in ("{}", "{}.short"):
            beside = _in_columns(self._events(word), len(rows))
            if first + max(line.cell_len for line in beside) <= width:
                for row, line in zip(rows, beside, strict=True):
                    yield layout.pad_to(row, first).append(line)
                return
        yield from rows
        yield from _in_columns(self._events("{}.short"), 2)

    def _lines(self) -> list[int]:
        """Return the lines of this board, the main one first."""
        main = int(board.MAIN[self.board])
        lines = [line for line in range(board.LINES) if board.LENGTHS[self.board * board.LINES + line]]
        return sorted(lines, key=lambda line: line != main)

    def _line(self, line: int) -> Text:
        """Draw a line: the spaces behind the marker, the marker, and the contents of the spaces ahead."""
        names = max(len(self.say(f"line-{board.SYMBOLS[other]}")) for other in self._lines())
        reached = self.view["lines"][board.SYMBOLS[line]]
        main = line == board.MAIN[self.board]
        length = int(board.LENGTHS[self.board * board.LINES + line])
        scores = self.board * board.ROOM
        row = Text.assemble(
            (f"{ACTIVITY[line]} ", LINE_STYLE[line]), self.say(f"line-{board.SYMBOLS[line]}").ljust(names + 1)
        )
        row.stylize("bold" if main else "")
        row.append(f"{board.SCORES[scores + reached]:>2} " if main else "   ", "bold")
        for space in range(length + 1):
            if space == reached:
                row.append(f"{MARKER} ", f"bold {LINE_STYLE[line]}")
            elif space < reached:
                row.append("· ", DIM)
            else:
                row.append(self._space(line, space)).append(" ")
            if board.BOARDS[self.board] == _HELMS_DEEP and board.SYMBOLS[line] == "travelling" and space == _PART_ONE:
                row.append(f"{FIRST_PART} ", DIM)
        if main:
            row.append(str(board.SCORES[scores + length]), DIM)
        return row

    def _space(self, line: int, space: int) -> Text:
        given = int(board.SPACES[(self.board * board.LINES + line) * board.ROOM + space])
        if given < board.CARD_SPACE:
            return Text(SPACE[given], DARK if given == board.DIE_SPACE else "")
        name = KINDS[given - board.CARD_SPACE]
        if name not in self.view["board_cards"]:
            return Text("·", DIM)
        sign = WHITE_CARD if COLOUR[given - board.CARD_SPACE] == WHITE else GREY_CARD
        return Text(f"{sign}{self.say(f'card-{name}.short')}")

    def _events(self, word: str) -> list[Text]:
        """Draw the past events, the next one, and the later ones."""
        lines = []
        for number in range(1, board.EVENTS_EACH + 1):
            name = self.say(word.format(event(self.place, number)))
            if number <= self.view["event"]:
                lines.append(Text(f"{DONE}{number} {name}", DIM))
            elif number == self.view["event"] + 1:
                lines.append(Text(f"{ACTOR}{number} {name}", "bold"))
            else:
                lines.append(Text(f" {number} {name}"))
        return lines

    def _tiles(self, width: int) -> Iterator[Text]:
        """Draw the number of face-down tiles, the tile turned last, and the known ones."""
        counts: dict[str, int] = self.view["tiles"]
        parts = self._pile_parts(counts) if self.view["options"]["open_piles"] else []
        of_turn = [tile for kind, _, _, tile, *_ in self.view["stack"] if kind == "turn" and tile]
        turned = board.TILES[of_turn[-1] - 1] if of_turn else self.view["top_tile"]
        if turned:
            parts.append(Text(self.say("table-turned", tile=f"tile-{turned}"), "bold"))
        foreseen: list[str] = self.view["foreseen"]
        for number, name in enumerate(foreseen):
            parts.append(Text(self.say("table-then" if number else "table-next", tile=f"tile-{name}"), "magenta"))
        if self.view["tops"] and not foreseen:
            parts.append(Text(self.say("table-looked", count=self.view["tops"]), "magenta"))
        label = Text(self.say("table-tiles", count=sum(counts.values())), "bold")
        yield from layout.wrap_parts(label.append(GAP), parts, width)

    def _pile_parts(self, counts: dict[str, int]) -> list[Text]:
        """Draw the face-down tiles by kind, if piles are open."""  # Q13
        lines = [
            Text(f"{ACTIVITY[n]}{counts[name]}")
            for n, name in enumerate(board.TILES)
            if n < board.LINES and counts.get(name)
        ]
        others = [name for name in board.TILES[board.LINES :] if counts.get(name)]
        parts = [Text(" ").join(lines)] if lines else []
        return parts + [Text(f"{self.say(f'tile-{name}.short')} {counts[name]}") for name in others]

    def _top_discard(self) -> list[Text]:
        """Draw the top of the discards."""  # Q13
        top: str = self.view["top_discard"]
        if top.startswith("gandalf_"):
            return [Text(f" {self.say(top.replace('_', '-', 1))}", DIM)]
        return [Text(" "), *self._cards({top: 1}, {})] if top else []

    def _discards(self, width: int) -> Iterator[Text]:
        """Draw all discarded Hobbit cards, if piles are open."""  # Q13
        discards: dict[str, int] = self.view["discards"]
        if self.view["options"]["open_piles"] and any(discards.values()):
            yield from layout.wrap_parts(
                Text(self.say("table-discards"), DIM).append(" "), self._cards(discards, {}), width
            )

    # -- the hobbits --------------------------------------------------------------------------

    def _hobbits(self, width: int) -> Iterator[Text]:
        names = [self.say(hobbit(seat)) for seat in range(self.players)]
        named = max(len(name) for name in names)
        shields = [self._shields(seat) for seat in range(self.players)]
        wide = max(len(text) for text in shields)
        step, hand = self.say("table-step"), self.say("table-hand")
        deck, discards = self.view["deck_size"], sum(self.view["discards"].values())
        piles = self.say("table-deck", deck=deck, discards=discards)
        head = Text(f"{' ' * (named + 6)}{step} {SHIELD.rjust(wide)} {' '.join(TOKEN)}  {hand}  ({piles}", DIM)
        yield Text.assemble(head, *self._top_discard(), (")", DIM))
        for seat in range(self.players):
            acts = ACTOR if self.view["actor"] == seat else " "
            style = f"bold {STYLE[board.HOBBITS[seat]]}"
            line = Text.assemble((acts, DARK), self._mark(seat), " ", (names[seat].ljust(named), style), " ")
            if seat in self.view["viewers"]:
                line.stylize("underline", 3, 3 + len(names[seat]))
            bears = seat == self.view["bearer"]
            line.append((RING_USED if self.view["ring_used"] else RING) if bears else " ", "bold orange3")
            line.append(" ")
            gone = seat in self.view["gone"]
            line.append(("–" if gone else str(self.view["dark"][seat])).rjust(len(step)), "bold")
            line.append(f" {shields[seat].rjust(wide)}")
            for token in board.TOKENS:
                count = self.view["tokens"][seat][token]
                line.append(f" {count or '·'}", "" if count else DIM)
            line.append(" ")
            if gone:
                yield line.append(self.say("table-out"), DIM)
            else:
                yield from layout.wrap_parts(line, self._hand(seat), width, " ")

    def _shields(self, seat: int) -> str:
        """Draw shields. Rivals' special shields are face down, and only their owner knows their value."""
        if str(seat) in self.view["shields"]:
            return str(self.view["shields"][str(seat)])
        special = self.view["special_shields"][seat]
        return f"{self.view['open_shields'][seat]}{SPACE[board.SPECIAL] * special}"

    def _hand(self, seat: int) -> list[Text]:
        """Draw a known hand, Hobbit cards by colour. Pledged cards have a tick."""
        size = Text(f"{self.view['hand_sizes'][seat]:>2}", "bold")
        if str(seat) not in self.view["hands"]:
            return [size]
        hand: dict[str, int] = self.view["hands"][str(seat)]
        pledged: dict[str, int] = self.view["pledged"][seat]["cards"]
        return [size, *self._cards(hand, pledged)]

    def _cards(self, cards: dict[str, int], pledged: dict[str, int]) -> list[Text]:
        parts = []
        for sign, colour in ((WHITE_CARD, "white"), (GREY_CARD, "grey")):
            group = Text(sign, DIM if colour == "grey" else "")
            for symbol, mark in zip(board.SYMBOLS, ACTIVITY, strict=True):
                name = f"{colour}_{symbol}"
                marked = pledged.get(name, 0)
                for number in range(cards.get(name, 0)):
                    group.append(mark, LINE_STYLE[board.SYMBOLS.index(symbol)])
                    group.append(DONE if number < marked else "", DARK)
            if group.cell_len > 1:
                parts.append(group)
        features = [name for name in KINDS[NUM_HOBBIT:] if cards.get(name)]
        return parts + [self._feature(name).append(DONE if pledged.get(name) else "", DARK) for name in features]

    def _feature(self, name: str) -> Text:
        """Draw a feature card: its colour, its name and its symbols."""
        kind = KINDS.index(name)
        short = self.say(f"card-{name}.short")
        if COLOUR[kind] == YELLOW:
            return Text(short, "gold3")
        sign = WHITE_CARD if COLOUR[kind] == WHITE else GREY_CARD
        symbol = int(SYMBOL[kind])
        return Text.assemble(sign, short, (ACTIVITY[symbol] * int(STARS[kind]), LINE_STYLE[symbol]))

    # -- the demand ---------------------------------------------------------------------------

    def _demand(self, width: int) -> Iterator[Text]:
        """Draw the open demand: its price, the pledges by seat, and what is still missing."""
        number = open_demand(self.view)
        if number < 0:
            return
        name = DEMANDS[number]
        demanded: dict[str, Any] = board.DATA["demands"][name]
        price = _price(self.view, demanded)
        label = Text(f"{self.say(f'demand-{name}')} {price}".rstrip(), "bold magenta")
        given = [part for seat in range(self.players) for part in self._given(seat)]
        if self.view["guided"]:
            given.append(Text(self.say("table-guidance")))
        if given:
            given[0] = Text(f"{self.say('table-pledged')} ").append(given[0])
        missing = [Text(self.say(message), "bold") for message in missing_of(self.view)]
        if missing:
            missing[0] = Text(f"{self.say('table-missing')} ", "bold").append(missing[0])
        else:
            missing.append(Text(self.say("table-met"), "bold green"))
        yield from layout.wrap_parts(label.append(GAP), [*given, *missing], width, under=4)

    def _given(self, seat: int) -> list[Text]:
        pledged = self.view["pledged"][seat]
        parts = self._cards(pledged["cards"], {})
        parts += [
            Text(sign * pledged["tokens"][token])
            for token, sign in zip(board.TOKENS, TOKEN, strict=True)
            if pledged["tokens"][token]
        ]
        if pledged["shields"]:
            parts.append(Text(f"{pledged['shields']}{SHIELD}"))
        if self.view["volunteer"] == seat:
            parts.append(Text(ACTOR))
        return [Text.assemble(self._mark(seat), " ", Text(" ").join(parts))] if parts else []

    # -- the rest -----------------------------------------------------------------------------

    def _supplies(self, width: int) -> Iterator[Text]:
        """Draw Gandalf's cards, and the Hobbit cards that are turned up."""
        parts = [Text(self.say(f"gandalf-{name}")) for name in self.view["gandalf"]]
        if self.view["turned_up"]:
            parts.append(Text(self.say("table-shown", card=f"card-{self.view['turned_up']}"), "bold"))
        parts += self._cards(self.view["shared"], {})
        yield from layout.wrap_parts(Text(f"{self.say('card-gandalf')} ({CALL_PRICE}{SHIELD})  ", "bold"), parts, width)

    def _legend(self, width: int) -> Iterator[Text]:
        """Draw the legend of the signs in use."""
        signs = [(RING, "ring"), (SHIELD, "shield"), ("".join(TOKEN), "tokens"), (WHITE_CARD, "white")]
        signs += [(GREY_CARD, "grey"), (ACTIVITY[board.JOKER], "joker")]
        if self.view["place"] in _SCENARIOS:
            first = self.board * board.LINES * board.ROOM
            given = list(board.SPACES[first : first + board.LINES * board.ROOM])
            named = ((board.SPECIAL, "special"), (board.DIE_SPACE, "die"), (board.LIGHT, "light"))
            signs += [(SPACE[space], name) for space, name in named if space in given]
        if any(any(part["cards"].values()) for part in self.view["pledged"]):
            signs.append((DONE, "pledged"))
        parts = [Text(f"{sign} {self.say(f'table-sign-{name}')}", DIM) for sign, name in signs]
        yield from layout.wrap_parts(Text(), parts, width)


def _price(view: View, demanded: dict[str, Any]) -> str:
    """Return the price of a demand in signs."""
    signs = "".join(mark * count for mark, count in zip(ACTIVITY, symbols_asked(view, demanded).values(), strict=True))
    signs += "".join(sign * demanded.get(token, 0) for token, sign in zip(board.TOKENS, TOKEN, strict=True))
    if demanded.get("shields"):
        signs += f" {demanded['shields']}{SHIELD}"
    if demanded.get("or_shields"):
        signs += f" / {demanded['or_shields']}{SHIELD}"
    return signs.strip()


def _in_columns(lines: list[Text], rows: int) -> list[Text]:
    """Lay out short lines in columns of `rows` lines each."""
    columns = [lines[start : start + rows] for start in range(0, len(lines), rows)]
    joined = [Text() for _ in range(rows)]
    for column in columns:
        wide = max(line.cell_len for line in column) + 2
        for number, line in enumerate(column):
            joined[number].append(layout.pad_to(line, wide))
    for line in joined:
        line.rstrip()
    return joined
