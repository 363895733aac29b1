"""What an onlooker can know of secret hands, by brute force: every way in which the cards could lie, followed in play.

The oracle uses neither the trail nor the pools of the game: it reads the journal as the viewer does, and keeps every
world that fits with its weight. Every card of a deck or a set is equally likely to come next, and whoever lets a card
go, shown or face down, might have picked any card of the hand. What is pledged is picked in the same way, and is not
forgotten if it comes back to the hand.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from itertools import permutations
from typing import Final

from bywater import WATCHER, State
from bywater.core.journal import HIDDEN
from bywater.games.quest.model import journal as kinds
from bywater.games.quest.model.cards import KINDS

from .helpers import DECK, deck, everything

Cards = tuple[str, ...]
"""Sorted, so that equal ones are one."""

World = tuple[tuple[Cards, ...], tuple[Cards, ...], Cards, Cards, Cards]
"""The hidden hands; what is pledged of each; the deck; feature cards not dealt; and what was drawn or passed unseen."""

Seen = tuple[tuple[Cards, ...], Cards]
"""A state as far as it was hidden: the hands, and the names of all cards that were drawn or passed on unseen."""

Change = Callable[[World], Iterator[tuple[World, Fraction]]]
"""What a world becomes, and with which probabilities."""

MAX_WORLDS: Final = 6_000


def viewers_of(viewer: object) -> tuple[int, ...]:
    if isinstance(viewer, tuple):
        return viewer
    assert isinstance(viewer, int)
    return () if viewer == WATCHER else (viewer,)


def without(cards: Cards, card: str) -> Cards:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def having(cards: Cards, card: str) -> Cards:
    return tuple(sorted((*cards, card)))


def at(rows: tuple[Cards, ...], place: int, row: Cards) -> tuple[Cards, ...]:
    return (*rows[:place], row, *rows[place + 1 :])


class Oracle:
    """The worlds that fit what a viewer has read, from a table on which no card was shown or passed on yet."""

    def __init__(self, state: State, viewer: object) -> None:
        self.viewer = viewer
        self.mine = viewers_of(viewer)
        self.hidden = [seat for seat in range(state.seats) if seat not in self.mine]
        self.pours = 0
        view = state.view(viewer)
        position = everything(state)
        unseen = deck(state)
        features: set[str] = set(view["in_play"])
        for seat in range(state.seats):
            held = position["hands"][seat]
            if seat in self.hidden:
                unseen.update({kind: count for kind, count in held.items() if kind in DECK})
            else:
                features -= held.keys()
        nothing: tuple[Cards, ...] = ((),) * len(self.hidden)
        box = tuple(sorted(features))
        # boards give their cards openly
        for seat in self.hidden:
            for what, who, card in view["trail"]:
                if what == "got" and who == seat:
                    nothing = at(nothing, self.hidden.index(seat), having(nothing[self.hidden.index(seat)], card))
                    box = without(box, card)
        empty = ((),) * len(self.hidden)
        self.worlds: dict[World, Fraction] = {
            (nothing, empty, tuple(sorted(unseen.elements())), box, ()): Fraction(1),
        }
        for what, seat, card in view["trail"]:
            assert what in ("drew", "dealt", "got")
            if seat in self.hidden and what != "got":
                self._come(seat, card, what == "dealt")

    # -- what the viewer reads ----------------------------------------------------------------

    def read(self, entries: Iterable[tuple[int, int, int, int, int]], poured: list[dict[str, int]]) -> None:
        """Read one action as the viewer saw it, and note every deck that was made from discards."""
        for kind, a, b, c, _ in entries:
            name = KINDS[b] if 0 <= b < len(KINDS) else ""
            if kind in (kinds.DREW, kinds.DEALT):
                self._come(a, "" if b == HIDDEN else name, kind == kinds.DEALT)
            elif kind in (kinds.PLAYED, kinds.USED, kinds.DISCARDED, kinds.GAVE_BACK):
                for _ in range(c if kind == kinds.GAVE_BACK else 1):
                    self._show(a, name)
            elif kind in (kinds.GOT_CARD, kinds.SHARED):
                self._gain(a, name)
            elif kind == kinds.PASSED_CARD:
                self._pass(a, b, "" if c == HIDDEN else KINDS[c])
            elif kind == kinds.TURNED_CARD:
                self._turn_up(KINDS[a])
            elif kind == kinds.RESHUFFLED:
                self._pour(Counter(poured[self.pours]))
            elif kind == kinds.PLEDGED:
                self._pledge(a, name)
            elif kind == kinds.CARDS_PAID:
                self._pay(a, name)
            elif kind == kinds.REFUSED:
                self._change(self._back_to_the_hands)

    def _change(self, after: Change) -> None:
        found: dict[World, Fraction] = {}
        for world, weight in self.worlds.items():
            for changed, times in after(world):
                found[changed] = found.get(changed, Fraction(0)) + weight * times
        self.worlds = found

    def _come(self, seat: int, name: str, dealt: bool) -> None:
        """A card came from the deck or the set: any of its cards; the viewer sees its own."""

        def after(world: World) -> Iterator[tuple[World, Fraction]]:
            hands, pledged, pile, box, names = world
            source = box if dealt else pile
            for card in set(source):
                if name and card != name:
                    continue
                left = without(source, card)
                piles = (pile, left) if dealt else (left, box)
                likely = Fraction(source.count(card), len(source))
                if seat in self.hidden:
                    who = self.hidden.index(seat)
                    yield (at(hands, who, having(hands[who], card)), pledged, *piles, (*names, card)), likely
                else:
                    yield (hands, pledged, *piles, names), likely

        self._change(after)

    def _gain(self, seat: int, card: str) -> None:
        if seat in self.hidden:
            who = self.hidden.index(seat)
            self._change(
                lambda world: iter([((at(world[0], who, having(world[0][who], card)), *world[1:]), Fraction(1))])
            )

    def _show(self, seat: int, card: str) -> None:
        """Any card of the hand was picked, and it was of this kind."""
        if seat not in self.hidden:
            return
        who = self.hidden.index(seat)

        def after(world: World) -> Iterator[tuple[World, Fraction]]:
            hand = world[0][who]
            if card in hand:
                yield (at(world[0], who, without(hand, card)), *world[1:]), Fraction(hand.count(card), len(hand))

        self._change(after)

    def _pass(self, seat: int, other: int, card: str) -> None:
        if seat not in self.hidden:
            self._gain(other, card)
        elif other not in self.hidden:
            self._show(seat, card)
        else:
            giver, taker = self.hidden.index(seat), self.hidden.index(other)

            def after(world: World) -> Iterator[tuple[World, Fraction]]:
                hands, pledged, pile, box, names = world
                for one in set(hands[giver]):
                    changed = at(hands, giver, without(hands[giver], one))
                    changed = at(changed, taker, having(changed[taker], one))
                    likely = Fraction(hands[giver].count(one), len(hands[giver]))
                    yield (changed, pledged, pile, box, (*names, one)), likely

            self._change(after)

    def _turn_up(self, card: str) -> None:
        def after(world: World) -> Iterator[tuple[World, Fraction]]:
            hands, pledged, pile, box, names = world
            if card in pile:
                yield (hands, pledged, without(pile, card), box, names), Fraction(pile.count(card), len(pile))

        self._change(after)

    def _pour(self, discards: Counter[str]) -> None:
        self.pours += 1
        assert all(not pile for _, _, pile, _, _ in self.worlds), "a deck is made new only when the old one is empty"
        new = tuple(sorted(discards.elements()))
        self._change(lambda world: iter([((world[0], world[1], new, world[3], world[4]), Fraction(1))]))

    def _pledge(self, seat: int, card: str) -> None:
        if seat not in self.hidden:
            return
        who = self.hidden.index(seat)

        def after(world: World) -> Iterator[tuple[World, Fraction]]:
            hands, pledged, pile, box, names = world
            if card in hands[who]:
                left = at(hands, who, without(hands[who], card))
                likely = Fraction(hands[who].count(card), len(hands[who]))
                yield (left, at(pledged, who, having(pledged[who], card)), pile, box, names), likely

        self._change(after)

    @staticmethod
    def _back_to_the_hands(world: World) -> Iterator[tuple[World, Fraction]]:
        hands, pledged, pile, box, names = world
        whole = tuple(tuple(sorted(held + out)) for held, out in zip(hands, pledged, strict=True))
        yield (whole, tuple(() for _ in pledged), pile, box, names), Fraction(1)

    def _pay(self, seat: int, card: str) -> None:
        if seat not in self.hidden:
            return
        who = self.hidden.index(seat)

        def after(world: World) -> Iterator[tuple[World, Fraction]]:
            hands, pledged, pile, box, names = world
            yield (hands, at(pledged, who, without(pledged[who], card)), pile, box, names), Fraction(1)

        self._change(after)

    # -- the resulting probabilities --------------------------------------------------------------

    def chances(self) -> dict[Seen, Fraction]:
        """Return the probability of each hidden state."""
        found: dict[Seen, Fraction] = {}
        total = sum(self.worlds.values())
        for (hands, pledged, _, _, names), weight in self.worlds.items():
            whole = tuple(tuple(sorted(hands[who] + pledged[who])) for who in range(len(hands)))
            key = (whole, names)
            found[key] = found.get(key, Fraction(0)) + weight / total
        return found

    def seen_in(self, state: State) -> Seen:
        """Return the parts of a state that are hidden from this viewer."""
        position = everything(state)
        hands = tuple(tuple(sorted(Counter(position["hands"][seat]).elements())) for seat in self.hidden)
        names: list[str] = []
        for fact in position["trail"]:
            if fact[0] in ("drew", "dealt"):
                unseen = fact[1] in self.hidden
            else:
                unseen = fact[0] == "passed" and fact[1] in self.hidden and fact[3] in self.hidden
            if unseen:
                names.append(fact[2])
        return hands, tuple(names)


# -- special shields --------------------------------------------------------------------------

Taken = tuple[tuple[int, ...], ...]
"""What each seat took, in order."""


def shield_chances(
    order: list[int], seats: int, own: Mapping[int, tuple[int, ...]], least: list[tuple[int, int, int]]
) -> dict[Taken, Fraction]:
    """Every way to draw six shields in this order of seats that gives the viewer its own.

    `least` are payments: a seat, how many special shields it had taken, and what those must be worth at least.
    """
    found: Counter[Taken] = Counter()
    for shields in permutations(range(6), len(order)):
        values: list[list[int]] = [[] for _ in range(seats)]
        for seat, shield in zip(order, shields, strict=True):
            values[seat].append(shield // 2 + 1)
        if any(tuple(values[seat]) != taken for seat, taken in own.items()):
            continue
        if all(sum(values[seat][:number]) >= worth for seat, number, worth in least):
            found[tuple(tuple(taken) for taken in values)] += 1
    total = sum(found.values())
    return {taken: Fraction(count, total) for taken, count in found.items()}
