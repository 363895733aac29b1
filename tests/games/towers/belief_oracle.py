"""Knowledge about hidden cards by brute force: every deal of labelled cards, followed through play.

The oracle uses neither the trail nor the pools of the game: it reads the journal as the viewer does, and keeps each way
in which the hidden cards could lie, with its weight. Cards that look alike have labels here. Every deal is equally
likely, every card of a pile is equally likely to be on top, and every choice of which unseen copy was shown counts
once. A copy that was taken openly is shown before one that nobody has seen.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import combinations
from typing import Final

from bywater import WATCHER, State
from bywater.core.journal import HIDDEN
from bywater.games.towers.model import journal

from .helpers import DECK, KINDS, in_rows, whole

Card = tuple[str, int, int]
"""A kind, the pile it was in last (0 for the first), and a number that tells equal ones apart."""

World = tuple[tuple[frozenset[Card], ...], frozenset[Card], tuple[tuple[int, int, str], ...]]
"""The unseen cards of each hidden hand; the pile; and what was shown: who, of which pile, which kind."""

Seen = tuple[tuple[tuple[str, ...], ...], tuple[tuple[tuple[str, ...], ...], ...], tuple[str, ...]]
"""A state as far as it was hidden: the hands, what each drew from each later pile, and the pile."""

MAX_WORLDS: Final = 3_000


def viewers_of(viewer: object) -> tuple[int, ...]:
    if isinstance(viewer, tuple):
        return viewer
    assert isinstance(viewer, int)
    return () if viewer == WATCHER else (viewer,)


def labelled(cards: Counter[str], pool: int) -> list[Card]:
    return [(kind, pool, number) for kind, count in sorted(cards.items()) for number in range(count)]


def deals(cards: frozenset[Card], sizes: list[int]) -> Iterator[tuple[tuple[frozenset[Card], ...], frozenset[Card]]]:
    """Every way to deal these numbers of cards, with the rest."""
    if not sizes:
        yield (), cards
        return
    for some in combinations(sorted(cards), sizes[0]):
        for others, left in deals(cards - frozenset(some), sizes[1:]):
            yield (frozenset(some), *others), left


class Oracle:
    """The worlds that fit what a viewer has read, from a table where nothing was known but what lies open."""

    def __init__(self, state: State, viewer: object) -> None:
        table = whole(state)
        assert table["poured"] == []
        self.viewer = viewer
        mine = viewers_of(viewer)
        self.hidden = [seat for seat in range(state.seats) if seat not in mine]
        self.known: list[Counter[str]] = [Counter(known) for known in table["known"]]
        self.pool = 0
        unseen = DECK.copy()
        for part in (table["display"], table["discards"]):
            unseen.subtract(part)
        for rows in table["rows"]:
            unseen.subtract(in_rows(rows))
        for seat in range(state.seats):
            unseen.subtract(table["hands"][seat] if seat in mine else self.known[seat])
        cards = frozenset(labelled(unseen, 0))
        sizes = [sum(table["hands"][seat].values()) - sum(self.known[seat].values()) for seat in self.hidden]
        self.worlds: dict[World, Fraction] = {(hands, pile, ()): Fraction(1) for hands, pile in deals(cards, sizes)}

    # -- what the viewer reads ----------------------------------------------------------------

    def read(self, entries: Iterable[tuple[int, int, int, int, int]], discards: dict[str, int]) -> None:
        """One action as the viewer saw it; and what lay in the discards before it."""
        for kind, a, b, c, _ in entries:
            if kind == journal.TOOK:
                self.known[a][KINDS[b]] += 1
            elif kind == journal.OFFERED:
                self._show(a, KINDS[b])
            elif kind == journal.LAID:
                if c:
                    self._show(a, "gandalf")
                self._show(a, KINDS[b])
            elif kind == journal.RESHUFFLED:
                self._pour(Counter(discards))
            elif kind == journal.DREW:
                self._draw(a, "" if b == HIDDEN else KINDS[b])

    def _draw(self, seat: int, kind: str) -> None:
        """The top of the pile, which any of its cards may be; the viewer sees its own."""
        found: dict[World, Fraction] = {}
        for (hands, pile, shown), weight in self.worlds.items():
            for card in pile:
                if not kind or card[0] == kind:
                    after = self._with(hands, seat, card) if seat in self.hidden else hands
                    world = (after, pile - {card}, shown)
                    found[world] = found.get(world, Fraction(0)) + weight / len(pile)
        self.worlds = found

    def _with(self, hands: tuple[frozenset[Card], ...], seat: int, card: Card) -> tuple[frozenset[Card], ...]:
        who = self.hidden.index(seat)
        return (*hands[:who], hands[who] | {card}, *hands[who + 1 :])

    def _show(self, seat: int, kind: str) -> None:
        if self.known[seat][kind]:
            self.known[seat][kind] -= 1
            return
        if seat not in self.hidden:
            return
        who = self.hidden.index(seat)
        found: dict[World, Fraction] = {}
        for (hands, pile, shown), weight in self.worlds.items():
            for card in hands[who]:
                if card[0] == kind:
                    after = (*hands[:who], hands[who] - {card}, *hands[who + 1 :])
                    # Before the first shuffle there is but one pile that a card can be of.
                    facts = tuple(sorted((*shown, (seat, card[1], kind)))) if self.pool else ()
                    world = (after, pile, facts)
                    found[world] = found.get(world, Fraction(0)) + weight
        self.worlds = found

    def _pour(self, discards: Counter[str]) -> None:
        self.pool += 1
        poured = frozenset(labelled(discards, self.pool))
        assert all(not pile for _, pile, _ in self.worlds), "a pile is shuffled only when the old one is empty"
        self.worlds = {(hands, poured, shown): weight for (hands, _, shown), weight in self.worlds.items()}

    # -- what follows from it -----------------------------------------------------------------

    def chances(self) -> dict[Seen, Fraction]:
        """How likely each hidden state is."""
        found: dict[Seen, Fraction] = {}
        total = sum(self.worlds.values())
        for world, weight in self.worlds.items():
            key = self._seen(world)
            found[key] = found.get(key, Fraction(0)) + weight / total
        return found

    def shown(self) -> dict[tuple[tuple[int, int, str], ...], Fraction]:
        """How likely it is that the cards shown were of these piles."""
        found: dict[tuple[tuple[int, int, str], ...], Fraction] = {}
        total = sum(self.worlds.values())
        for (_, _, shown), weight in self.worlds.items():
            found[shown] = found.get(shown, Fraction(0)) + weight / total
        return found

    def _seen(self, world: World) -> Seen:
        hands, pile, shown = world
        held = []
        drawn = []
        for who, seat in enumerate(self.hidden):
            held.append(tuple(sorted([card[0] for card in hands[who]] + list(self.known[seat].elements()))))
            pools = []
            for pool in range(1, self.pool + 1):
                cards = [kind for kind, of, _ in hands[who] if of == pool]
                cards += [kind for one, of, kind in shown if (one, of) == (seat, pool)]
                pools.append(tuple(sorted(cards)))
            drawn.append(tuple(pools))
        return tuple(held), tuple(drawn), tuple(sorted(card[0] for card in pile))

    def seen_in(self, state: State) -> Seen:
        """A state as far as it is hidden from this viewer."""
        table = whole(state)
        held = [tuple(sorted(Counter(table["hands"][seat]).elements())) for seat in self.hidden]
        drawn = [
            tuple(tuple(sorted(Counter(cards).elements())) for cards in table["drawn"][seat]) for seat in self.hidden
        ]
        left = DECK.copy()
        for part in (table["display"], table["discards"], *table["hands"]):
            left.subtract(part)
        for rows in table["rows"]:
            left.subtract(in_rows(rows))
        return tuple(held), tuple(drawn), tuple(sorted(left.elements()))
