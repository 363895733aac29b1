"""Draw The Two Towers at a terminal, from a view: the road, the rows of all seats, and choices under headings."""

from collections.abc import Iterator
from typing import Any, Final

from rich.text import Text

from bywater.core import layout
from bywater.core.action import Action
from bywater.core.game import JournalLine
from bywater.core.menu import Groups, Row, group_choices
from bywater.core.message import Message
from bywater.core.state import View
from bywater.games.towers.model.actions import ACTIONS
from bywater.games.towers.model.board import MAX_SPACES, PLACES, QUALITIES, SCORED
from bywater.games.towers.model.cards import COLOURS
from bywater.games.towers.presentation.choices import choice_label
from bywater.games.towers.presentation.names import place_key, seat_key

# Seats and colours have shapes or names, so that nothing depends on colour alone.
MARK: Final = ("●", "◆", "▲", "■", "★")
STYLE: Final = dict(zip(COLOURS, ("green", "dark_goldenrod", "dodger_blue1", "grey50"), strict=True))
TOKEN: Final = "orange3"
LINES: Final = "dim"
ACTOR: Final = "►"
RING: Final = "◎"
MARKER: Final = "◉"
PASSED: Final = "•"
AHEAD: Final = "○"
COUNTS: Final = "✓"
GANDALF: Final = "▯"
CARD: Final = "▮"

LANE: Final = 14
"""The minimum width of a seat's column; seats without room are drawn below the others."""
GAP: Final = 3


def draw(view: View, say: layout.Say, _journal: list[JournalLine]) -> "Picture":
    """Return the drawing of a view."""
    return Picture(view, say)


class Picture(layout.Picture):
    """The table as one seat sees it, fitted to the terminal."""

    widest = 100

    def __init__(self, view: View, say: layout.Say) -> None:
        super().__init__(view, say)
        self.players: int = view["seats"]
        self.stage: int = view["stage"]
        self.arrived = view["over"] or view["decision"]["kind"] == "laying"
        self.wanted: list[str] = view["symbols"][PLACES[self.stage]] if self.stage and not view["over"] else []

    def lines(self, width: int) -> Iterator[Text]:
        yield from self._above(width)
        yield from self._lanes(width)
        yield from self._cards(width)
        yield from self._legend(width)

    # -- the road, and the forecast for the next place ------------------------------------------

    def _above(self, width: int) -> Iterator[Text]:
        for word in ("quality-{}.short", "sign-{}"):
            road = self._road(word)
            room = width - road[0].cell_len - GAP
            if room >= self._forecast_width():
                break
        if room < self._forecast_width():
            yield from road
            yield from self._beside(width)
            return
        beside = self._beside(room)
        for number, line in enumerate(road):
            yield Text.assemble(line, " " * GAP, beside[number]) if number < len(beside) else line

    def _road(self, word: str) -> list[Text]:
        """Draw one line per place, padded to equal length: its path, its name, its signs and its tokens."""
        names = [self.say(place_key(number)) for number in range(len(PLACES))]
        named = max(len(name) for name in names)
        lines = []
        for number, name in enumerate(names):
            coming = number == self.stage and not self.view["over"]
            style = "bold" if coming else LINES if number < self.stage or self.view["over"] else ""
            line = self._path(number)
            line.append(f" {MARKER} " if self._stands_at(number) else "   ", "bold red")
            line.append(name.ljust(named + 2), style)
            lines.append(line.append(self._signs_and_tokens(number, word, style)))
        widest = max(line.cell_len for line in lines)
        return [layout.pad_to(line, widest) for line in lines]

    def _path(self, number: int) -> Text:
        """Draw the spaces of the path to a place, with the marker."""
        spaces: int = self.view["paths"][number - 1] if number else 0
        line = Text(" " * (MAX_SPACES - spaces))
        if number < self.stage or (number == self.stage and self.arrived):
            return line.append(PASSED * spaces, LINES)
        if number > self.stage or not self.view["step"]:
            return line.append(AHEAD * spaces)
        behind = self.view["step"] - 1
        return line.append(PASSED * behind, LINES).append(MARKER, "bold red").append(AHEAD * (spaces - behind - 1))

    def _stands_at(self, number: int) -> bool:
        if self.arrived:
            return number == self.stage
        return number == 0 and (self.stage == 0 or (self.stage == 1 and not self.view["step"]))

    def _signs_and_tokens(self, number: int, word: str, style: str) -> Text:
        """Draw signs and tokens. With two players each token is next to the sign with which it is won."""  # P1
        line = Text()
        if not number:
            return line
        signs = [self.say(word.format(sign)) for sign in self.view["symbols"][PLACES[number]]]
        tokens = self.view["tokens"][PLACES[number]]
        scored = number < self.stage or self.view["over"]
        if self.players == 2 and not scored:
            for sign, token in zip(signs, tokens, strict=False):
                line.append(sign, style).append(f" {token}  " if token else "  ", TOKEN)
            line.rstrip()
            return line
        room = max(len(" ".join(self.say(word.format(sign)) for sign in self.view["symbols"][stop])) for stop in SCORED)
        line.append(" ".join(signs).ljust(room), style)
        if scored:
            line.append(f"  {self.say('table-scored')}", style)
        elif any(tokens):
            line.append(f"  {' '.join(str(token) for token in sorted(tokens, reverse=True) if token)}", TOKEN)
        return line

    def _forecast_width(self) -> int:
        """Return the width of the forecast: a name with mark, count and token, or a sign with both counts."""
        names = max(len(self.say(seat_key(number))) for number in range(self.players))
        return max(names + len("● ") + len(" 12 → 5"), len("Strength 5 ● 3 ◆ 2 → ●") if self.players == 2 else 0)

    def _beside(self, room: int) -> list[Text]:
        if self.view["over"]:
            return [Text(self.say("table-ranking"), "bold"), *self._ranking()]
        if not self.stage or not any(self.view["tokens"][PLACES[self.stage]]):
            return []
        title = self.say("table-forecast", place=place_key(self.stage))
        if self.arrived or len(title) > room:
            title = self.say("table-forecast.short", place=place_key(self.stage))
        return [Text(title, "bold"), *(self._by_sign() if self.players == 2 else self._by_rank(room))]

    def _ranking(self) -> Iterator[Text]:
        for rank, number in enumerate(self.view["ranking"], 1):
            points = self.view["points"][number]
            yield Text(f"{rank}. {self._named(number)} {points:>2}", "bold" if rank == 1 else "")

    def _by_rank(self, room: int) -> Iterator[Text]:
        """Draw the cards that each seat would have, and the token that it would win, by rank."""  # T14, T15, T16
        counts = [count_cards(self.view, number, self.wanted) for number in range(self.players)]
        order = sorted(range(self.players), key=lambda number: (-counts[number], self._turn(number)))
        tokens = sorted(self.view["tokens"][PLACES[self.stage]], reverse=True)
        for rank, number in enumerate(order):
            wins = counts[number] and rank < self.players - 1
            line = Text(f"{self._named(number)} {counts[number]:>2}", "bold" if number in self.view["viewers"] else "")
            line.append(f" → {tokens[rank]}" if wins else "    ", TOKEN)
            if max(counts) < room - self._forecast_width():
                line.append(f" {CARD * counts[number]}", LINES)
            yield line

    def _by_sign(self) -> Iterator[Text]:
        """Draw the forecast for two players: each sign separately."""  # P2, P3
        first: int = self.view["ring"]
        for sign, token in zip(self.wanted, self.view["tokens"][PLACES[self.stage]], strict=False):
            mine, theirs = (count_cards(self.view, number, [sign]) for number in (first, 1 - first))
            winner = first if mine >= theirs else 1 - first
            pair = (mine, theirs) if first == 0 else (theirs, mine)
            line = Text(f"{self.say(f'sign-{sign}'):<8} ").append(f"{token} ", TOKEN)
            line.append(" ".join(f"{MARK[number]}{pair[number]:>2}" for number in (0, 1)))
            yield line.append(f" → {MARK[winner] if mine or theirs else '–'}", TOKEN)

    def _turn(self, number: int) -> int:
        return int((number - self.view["ring"]) % self.players)

    def _named(self, number: int) -> str:
        name = self.say(seat_key(number))
        return f"{MARK[number]} {name.ljust(max(len(self.say(seat_key(n))) for n in range(self.players)))}"

    # -- the rows of all seats -----------------------------------------------------------------

    def _lanes(self, width: int) -> Iterator[Text]:
        """Draw one column per seat and one lane per colour, in the same order for all."""
        labels = [self.say(f"colour-{colour}") for colour in COLOURS]
        labels += [self.say("table-points"), self.say("table-cards")]
        first = max(len(label) for label in labels) + 1
        blocks = -(-self.players // max(1, (width - first) // LANE))
        most = -(-self.players // blocks)
        room = min((width - first) // most, 2 * LANE)
        for start in range(0, self.players, most):
            players = list(range(start, min(start + most, self.players)))
            yield Text("─" * width, LINES)
            yield self._line("", "", first, room, [self._header(number, room) for number in players])
            cells = self._cells(room - 1)
            for colour, label in zip(COLOURS, labels, strict=False):
                yield self._line(label, STYLE[colour], first, room, [cells[number][colour] for number in players])
            yield self._line(labels[4], LINES, first, room, [self._points(number, room) for number in players])
            sizes = [Text(f"  {self.view['hand_sizes'][number]}") for number in players]
            yield self._line(labels[5], LINES, first, room, sizes)

    def _line(self, label: str, style: str, first: int, room: int, cells: list[Text]) -> Text:
        line = Text(label.ljust(first), style)
        return Text.assemble(line, *[layout.pad_to(cell, room) for cell in cells])

    def _header(self, number: int, room: int) -> Text:
        mine = number in self.view["viewers"]
        acts = ACTOR if self.view["actor"] == number else " "
        line = Text.assemble((acts, "bold red"), (f"{MARK[number]} ", "bold"))
        line.append(self.say(seat_key(number)), "bold underline" if mine else "bold")
        return line.append(f"{' ' if room > LANE else ''}{RING}" if self.view["ring"] == number else "", TOKEN)

    def _cells(self, room: int) -> list[dict[str, Text]]:
        """Return all rows in the longest form in which all of them fit."""
        for word, long in (
            ("quality-{}.short", True),
            ("sign-{}", True),
            ("quality-{}.short", False),
            ("sign-{}", False),
        ):
            cells = [
                {colour: self._row(rows.get(colour), colour, word, long) for colour in COLOURS}
                for rows in self.view["rows"]
            ]
            if all(cell.cell_len <= room for lanes in cells for cell in lanes.values()):
                break
        return cells

    def _row(self, row: dict[str, Any] | None, colour: str, word: str, long: bool) -> Text:
        if row is None:
            return Text("  ·", LINES)
        counts = row["quality"] in self.wanted
        line = Text(f"{COUNTS} " if counts else "  ", TOKEN)
        line.append(self.say(word.format(row["quality"])), "bold" if counts else "")
        gandalf = GANDALF if row["gandalf"] else ""
        pips = f"{gandalf}{CARD * row['cards']}" if long else f"{gandalf}{row['cards']}"
        return line.append(f" {pips}", STYLE[colour])

    def _points(self, number: int, room: int) -> Text:
        """Draw the points, and the tokens that they come from."""
        won = [str(token) for token in self.view["won"][number]]
        line = Text(f"  {self.view['points'][number]}", "bold")
        tokens = f" = {'+'.join(won)}" if len(won) > 1 else ""
        return line.append(tokens if line.cell_len + len(tokens) < room else f"={''.join(won)}", TOKEN)

    # -- cards ----------------------------------------------------------------------------------

    def _cards(self, width: int) -> Iterator[Text]:
        """Draw the open cards, what others are known to hold, and the hand of the viewer."""
        yield Text("─" * width, LINES)
        piles = self.say("table-piles", pile=self.view["pile_size"], discards=sum(self.view["discards"].values()))
        lines = [(Text(self.say("table-display")), [*self._grouped(self.view["display"]), Text(piles, LINES)])]
        hands: dict[str, dict[str, int]] = self.view["hands"]
        for number in range(self.players):
            if str(number) not in hands and any(self.view["known"][number].values()):
                label = Text(f"{MARK[number]} {self.say('table-took', seat=seat_key(number))}")
                lines.append((label, self._grouped(self.view["known"][number])))
        alone = len(self.view["viewers"]) == 1
        for number in (int(name) for name in hands):
            if alone and number in self.view["viewers"]:
                label = Text(self.say("table-hand", count=self.view["hand_sizes"][number]), "bold")
            else:
                label = Text(f"{MARK[number]} {self.say('table-hand-of', seat=seat_key(number))}")
            lines.append((label, self._grouped(hands[str(number)])))
        first = max(label.cell_len for label, _ in lines) + 2
        for label, parts in lines:
            yield from layout.wrap_parts(layout.pad_to(label, first), parts, width, " " * GAP)

    def _grouped(self, cards: dict[str, int]) -> list[Text]:
        """Draw cards by colour, Gandalf last. A group is not wrapped."""
        groups = []
        for colour in COLOURS:
            held = [(quality, cards.get(f"{colour}_{quality}", 0)) for quality in QUALITIES]
            names = [f"{self.say(f'quality-{quality}.short')}{_times(count)}" for quality, count in held if count]
            if names:
                groups.append(Text.assemble((self.say(f"colour-{colour}"), STYLE[colour]), f" {', '.join(names)}"))
        if cards.get("gandalf"):
            groups.append(Text(f"{self.say('card-gandalf')}{_times(cards['gandalf'])}", "bold"))
        return groups or [Text(self.say("table-none"), LINES)]

    def _legend(self, width: int) -> Iterator[Text]:
        """Draw the legend of the symbols."""
        parts = [(MARKER, "marker"), (RING, "ring"), (CARD, "card"), (GANDALF, "gandalf")]
        texts = [f"{sign} {self.say(f'table-sign-{name}')}" for sign, name in parts]
        if self.view["actor"] >= 0:
            texts.insert(0, f"{ACTOR} {self.say('table-sign-actor')}")
        if self.wanted:
            texts.append(f"{COUNTS} {self.say('table-sign-counts', place=place_key(self.stage))}")
        yield from layout.wrap_parts(Text(), [Text(text, LINES) for text in texts], width, " " * GAP)


def count_cards(view: View, number: int, signs: list[str]) -> int:
    """Return the number of cards of a seat that count for these signs, including a Gandalf that leads a row."""  # T14
    rows = [row for row in view["rows"][number].values() if row["quality"] in signs]
    return sum(row["cards"] + int(row["gandalf"]) for row in rows)


def _times(count: int) -> str:
    return f" ×{count}" if count > 1 else ""


# -- the choices ------------------------------------------------------------------------------


def groups(view: View) -> Groups:
    """Group the choices under headings: cards to take, cards to offer, and cards to lay by colour."""
    return group_choices([(_row(ACTIONS[code], view), code) for code in view["legal"]])


def _row(action: Action, view: View) -> Row | None:
    """Return the heading and label of a choice; None if it has no heading."""
    if action.kind in ("take", "offer"):
        return Message(f"table-{action.kind}"), Message(f"card-{action.parts['card']}")
    label = choice_label(action, view)
    if action.kind == "draw":
        return Message("table-take"), Message("to-draw") if label.key == "do-draw" else label
    if action.kind in ("lay", "lead"):
        colour, _, quality = action.parts["card"].partition("_")
        params = {**label.params, "quality": f"quality-{quality}"}
        return Message(f"colour-{colour}"), Message(label.key.replace("do-", "to-"), params)
    return None
