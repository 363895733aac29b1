"""Beliefs are exact: state by state in the right proportion, against every way in which the cards could lie.

BYWATER_DEEP=1 follows ten times as many games.
"""

import os
import random
from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from fractions import Fraction
from typing import Any

import pytest

from bywater import CHANCE, OVER, WATCHER, BadView, State
from bywater.games.quest.knowledge.belief import QuestBelief
from bywater.games.quest.knowledge.pools import Pools
from bywater.games.quest.model import frames as k
from bywater.games.quest.model.cards import KINDS
from bywater.testing.chance import chi_square_bound

from .belief_oracle import MAX_WORLDS, Oracle, Seen, shield_chances
from .helpers import (
    DECK,
    FRODO,
    GAME,
    LOTHLORIEN,
    RIVENDELL,
    SAM,
    TILES,
    cards,
    choose,
    do,
    event,
    everything,
    go,
    pass_quiet,
    restored,
    set_up,
    table,
    tile,
    to_roll,
    to_the_end,
)

DEEP = 10 if os.environ.get("BYWATER_DEEP") == "1" else 1
SECRET = {"hands": "secret"}
RIVALS = {"competitive": True, "hands": "described"}
OPTIONS: list[dict[str, Any]] = [
    {},
    SECRET,
    RIVALS,
    {**RIVALS, **SECRET},
    {**SECRET, "preparations": True, "heir": True},
    {**RIVALS, **SECRET, "clockwise": True, "preparations": True, "sauron": 12},
]
PIPPIN = 2


def rest_of(*parts: str) -> str:
    """All Hobbit cards except those named, in short form: the viewer holds them, so that few are unseen."""
    left = DECK.copy()
    for part in parts:
        left.subtract({kind: count for kind, count in cards(part).items() if kind in DECK})
    return ", ".join(f"{count} {kind}" for kind, count in left.items() if count)


# -- a game and its viewers -------------------------------------------------------------------


class Followed:
    """A state that is played on, and an oracle for each viewer."""

    def __init__(self, state: State, viewers: Sequence[object]) -> None:
        self.state = state
        self.state.open_journal()
        self.read = len(self.state.journal or [])
        self.oracles = [Oracle(state, viewer) for viewer in viewers]

    def apply(self, action: int) -> None:
        since = len(self.state.journal or [])
        poured = list(everything(self.state)["poured"])
        self.state.apply(action)
        poured += everything(self.state)["poured"][len(poured) :]
        for oracle in self.oracles:
            oracle.read([entry.plain() for entry in self.state.journal_for(oracle.viewer, since)], poured)
        self.oracles = [oracle for oracle in self.oracles if len(oracle.worlds) <= MAX_WORLDS]

    def play(self, *lines: str) -> "Followed":
        for line in lines:
            self.apply(GAME.action(line))
        return self

    def check(self, samples: int, rng: random.Random) -> None:
        assert self.oracles
        for oracle in self.oracles:
            belief = GAME.belief(self.state.view(oracle.viewer))
            same_chances(belief, oracle, samples, rng)


def same_chances(belief: Any, oracle: Oracle, samples: int, rng: random.Random) -> None:
    """Samples are worlds of the oracle with their probabilities; so is every part of them."""
    expected = oracle.chances()
    drawn = Counter(oracle.seen_in(belief.sample(rng)) for _ in range(samples))
    assert drawn.keys() <= expected.keys()
    parts: list[Callable[[Seen], Hashable]] = [lambda seen: seen, lambda seen: seen[0], lambda seen: seen[1]]
    parts += [lambda seen, who=who: seen[0][who] for who in range(len(oracle.hidden))]  # type: ignore[misc]
    names = len(next(iter(expected))[1])
    parts += [lambda seen, at=at: seen[1][at] for at in range(names)]  # type: ignore[misc]
    for part in parts:
        as_often(part_of(expected, part), Counter(part(seen) for seen in drawn.elements()))


def part_of(chances: dict[Any, Fraction], part: Callable[[Any], Hashable]) -> dict[Hashable, Fraction]:
    found: dict[Hashable, Fraction] = {}
    for seen, likely in chances.items():
        found[part(seen)] = found.get(part(seen), Fraction(0)) + likely
    return found


def as_often(expected: dict[Any, Fraction], drawn: Counter[Any]) -> None:
    """Chi-square test; rare cases are combined."""
    assert drawn.keys() <= expected.keys()
    samples = sum(drawn.values())
    often = {seen: likely for seen, likely in expected.items() if likely * samples >= 8}
    rare = 1 - sum(often.values())
    cells = [(drawn[seen], float(likely) * samples) for seen, likely in often.items()]
    if rare * samples >= 8:
        cells.append((samples - sum(drawn[seen] for seen in often), float(rare) * samples))
    excess = sum((found - wanted) ** 2 / wanted for found, wanted in cells)
    if len(cells) > 1:
        assert excess <= chi_square_bound(len(cells) - 1), (excess, cells)


def drawn_hands(state: State, viewer: object, seat: int, samples: int = 2_000) -> Counter[tuple[str, ...]]:
    """The hands of a seat in many samples."""
    belief = GAME.belief(state.view(viewer))
    rng = random.Random(1)
    found: Counter[tuple[str, ...]] = Counter()
    for _ in range(samples):
        found[tuple(sorted(Counter(everything(belief.sample(rng))["hands"][seat]).elements()))] += 1
    return found


# -- small tables, written by hand -------------------------------------------------------------

FEW = "2 white_joker, white_hiding, grey_fighting"


def test_r33_an_unseen_card_is_any_of_those_that_are_seen_nowhere() -> None:
    state = table(rest_of(FEW), "white_hiding", "grey_fighting", options=SECRET)
    expected = {("white_joker",): Fraction(1, 2), ("white_hiding",): Fraction(1, 4), ("grey_fighting",): Fraction(1, 4)}
    as_often(expected, drawn_hands(state, FRODO, SAM))
    Followed(state, [FRODO, (FRODO, PIPPIN)]).check(1_000, random.Random(1))


def test_r33_discards_that_the_trail_does_not_explain_are_seen() -> None:
    state = table("", "white_hiding", "grey_fighting", deck="2 white_joker", options=SECRET)
    Followed(state, [FRODO, SAM, WATCHER]).check(1_000, random.Random(2))


def test_r33_a_shown_card_is_evidence_about_its_hand() -> None:
    """A hand with two of a kind was twice as likely to show it."""
    hands = ("white_joker, white_hiding", "grey_fighting")
    state = table(rest_of(FEW), *hands, options=SECRET, active=SAM)
    followed = Followed(state, [FRODO, (FRODO, PIPPIN)])
    followed.play("interrupt sam", "discard white_joker")
    followed.check(1_500, random.Random(3))
    hand = drawn_hands(followed.state, FRODO, SAM)
    as_often(
        {("white_joker",): Fraction(1, 3), ("white_hiding",): Fraction(1, 3), ("grey_fighting",): Fraction(1, 3)}, hand
    )


def council(*hands: str, **more: Any) -> State:
    """The Council begins: the bearer passes a card to the left."""
    return table(*hands, place="rivendell", stack=[["journey", 0, k.PASS_OR_RECOVER, 0, 0]], options=SECRET, **more)


def test_q06_a_card_passed_at_the_council_is_any_of_the_hand() -> None:
    hands = ("white_joker, gimli", "white_hiding, sting", "grey_fighting, white_joker")
    followed = Followed(council(rest_of(*hands, "white_joker"), *hands), [FRODO, (FRODO, SAM), (FRODO, 3)])
    followed.play("give white_friendship")
    followed.check(600, random.Random(4))
    followed.play("give gimli")
    followed.check(600, random.Random(5))
    followed.play("give gimli")
    followed.check(600, random.Random(6))
    followed.play("give grey_fighting")
    followed.check(600, random.Random(7))


def test_q06_what_was_passed_on_may_be_shown_later() -> None:
    """Sam passes a card to Pippin; Pippin then shows one that only Sam, or that either of them could have had."""
    hands = ("white_joker, gimli", "white_hiding")
    followed = Followed(council(rest_of(*hands, "white_joker"), *hands), [FRODO])
    followed.play("give white_friendship", "give gimli", "give white_hiding")
    to_an_interrupt(followed, "interrupt pippin")
    followed.play("interrupt pippin", "discard gimli")
    followed.check(1_000, random.Random(8))
    after = {
        fact[2] for fact in everything(GAME.belief(followed.state.view(FRODO)).sample(random.Random(1)))["trail"][-4:]
    }
    assert "gimli" in after


def to_an_interrupt(followed: Followed, interrupt: str) -> None:
    """Continue the game without harm until this interrupt is open."""
    rng = random.Random(0)
    while interrupt not in {GAME.notation(code) for code in followed.state.legal()}:
        assert followed.state.actor != OVER
        followed.apply(keeping_on(followed.state, rng))


def test_q06_two_players_leave_features_in_the_box() -> None:
    """Eight of twelve are dealt: the other hobbit's four and the four in the box are alike."""
    stack = [["journey", 0, k.ARRIVED, 0, 0]]
    state = table("", "", place="rivendell", stack=stack, deck="white_joker", options=SECRET)
    followed = Followed(state, [FRODO])
    for card in RIVENDELL[:8]:
        followed.play(f"card {card}")
    expected = dict.fromkeys(RIVENDELL[4:], Fraction(1, 2))
    belief = GAME.belief(state.view(FRODO))
    rng = random.Random(9)
    found: Counter[str] = Counter()
    for _ in range(800):
        found.update(everything(belief.sample(rng))["hands"][SAM])
    assert found.keys() == expected.keys()
    assert all(abs(count - 400) < 5 * 800**0.5 / 2 for count in found.values()), found
    followed.check(500, rng)
    followed.play(f"give {RIVENDELL[0]}")  # Frodo knows the card that he gave, and may get it back
    followed.play(f"give {RIVENDELL[0]}")
    followed.check(500, rng)


def test_q21_a_card_of_one_haven_is_not_of_the_other() -> None:
    """Two players, both sets dealt: four of each set are in the box."""
    seen = 0
    for seed in range(400):
        state = GAME.start(2, **SECRET)
        rng = random.Random(seed)
        while state.actor != OVER and everything(state)["place"] != "helms_deep":
            state.apply(choose(state, rng))
        if state.actor == OVER or everything(state)["gone"]:
            continue
        seen += 1
        trail = state.view(FRODO)["trail"]
        dealt = [number for number, fact in enumerate(trail) if fact[0] == "dealt"]
        assert len(dealt) == 16
        belief = GAME.belief(state.view(FRODO))
        for _ in range(20):
            named = [everything(belief.sample(rng))["trail"][number][2] for number in dealt]
            assert set(named[:8]) <= set(RIVENDELL)
            assert set(named[8:]) <= set(LOTHLORIEN)
        if seen == 3:
            return
    pytest.fail("nobody came to Helm's Deep")


def test_r26_a_new_deck_has_what_was_poured() -> None:
    """The deck is empty; Sam draws cards of the discard, and those that he held are not among them."""
    hands = ("white_joker, white_hiding", "grey_fighting")
    discards = {"white_travelling": 2, "white_joker": 1}
    mine = rest_of(*hands, "2 white_travelling, white_joker")
    state = table(mine, *hands, discards=discards, options=SECRET, active=SAM)
    followed = Followed(state, [FRODO, (FRODO, PIPPIN)])
    followed.play("draw", "card white_travelling", "card white_joker")
    followed.check(800, random.Random(10))
    to_an_interrupt(followed, "interrupt sam")
    followed.play("interrupt sam", "discard white_joker")  # the old one, or the new one
    followed.check(2_000, random.Random(11))
    followed.play("discard white_joker")
    followed.check(800, random.Random(12))


def test_q26_miruvor_a_card_passed_between_two_others_and_shown() -> None:
    hands = ("white_joker, white_hiding", "white_joker, grey_fighting")
    mine = rest_of(*hands, "white_hiding") + ", miruvor"
    followed = Followed(table(mine, *hands, options=SECRET), [FRODO, (FRODO, SAM)])
    followed.play("interrupt frodo", "miruvor sam", "to pippin", "give white_joker")
    followed.check(1_000, random.Random(13))
    followed.play("done", "interrupt pippin", "discard white_joker")
    followed.check(1_000, random.Random(14))
    followed.play("discard white_joker")
    followed.check(1_000, random.Random(15))


def test_v1_a_card_that_was_shared_openly_may_be_the_one_that_is_shown() -> None:
    """Sam got a joker openly and holds an unseen card: showing a joker leaves either in his hand."""
    trail = [
        ["drew", 0, "white_friendship"],
        ["drew", 1, "white_joker"],
        ["got", 1, "white_joker"],
        ["drew", 2, "white_hiding"],
    ]
    few = "2 white_joker, white_hiding, white_friendship"
    discards = cards(rest_of(few))
    hands = [{"white_friendship": 1}, {"white_joker": 2}, {"white_hiding": 1}]
    words = {"seats": 3, "options": SECRET, "hands": hands, "trail": trail, "discards": discards, "ring_used": True}
    state = set_up({**words, "active": 1})
    do(state, "interrupt sam", "discard white_joker")
    # unseen of four: Sam's, Pippin's; both jokers are as likely to have been picked
    found = drawn_hands(state, FRODO, SAM)
    # a joker (2 ways) or a hiding card (1 way) was drawn at first: weights 1/2 * 2, 1/2 * 1
    as_often({("white_joker",): Fraction(2, 3), ("white_hiding",): Fraction(1, 3)}, found)


def test_a_trail_that_mixes_the_sets_is_valid() -> None:
    """A hand-written position: features of both havens, in no order of dealing."""
    hands = ("lembas, gimli", "gollum, miruvor", "phial")
    state = table(*hands, options=SECRET, place="helms_deep")
    for viewer in (FRODO, SAM, WATCHER, (0, 2)):
        view = state.view(viewer)
        rng = random.Random(3)
        belief = GAME.belief(view)
        samples = [belief.sample(rng) for _ in range(200)]
        assert all(sample.view(viewer) == view for sample in samples)
        assert any(everything(sample) == everything(state) for sample in samples)


def test_q21_cards_dealt_after_a_hand_written_position() -> None:
    """Three cards of Rivendell were listed, not twelve: the cards dealt now are of Lothlórien nevertheless."""
    stack = [["journey", 0, k.ARRIVED, 0, 0]]
    state = table("gimli", "sting", "miruvor", options=SECRET, place="lothlorien", stack=stack)
    rng = random.Random(5)
    dealt = 0
    while state.actor == CHANCE:
        for viewer in (FRODO, WATCHER, (1, 2)):
            view = state.view(viewer)
            belief = GAME.belief(view)
            for _ in range(10):
                sample = belief.sample(rng)
                assert sample.view(viewer) == view
                named = [fact[2] for fact in everything(sample)["trail"]]
                assert sorted(named[:3]) == ["gimli", "miruvor", "sting"]
                assert set(named[3:]) <= set(LOTHLORIEN)
        state.apply(state.roll(rng))
        dealt += 1
    assert dealt == 12


# -- small tables, played at random -------------------------------------------------------------


def thin_table(rng: random.Random) -> State:
    """Three players; few cards are unseen. The rest are Frodo's, or in the discard."""
    few = rng.sample(sorted(DECK), 3)
    features = rng.sample(RIVENDELL, 4)
    hands = []
    for _ in range(2):
        held = [rng.choice(few) for _ in range(rng.randrange(1, 3))]
        if rng.random() < 0.6:
            held.append(features.pop())
        hands.append(", ".join(held))
    pile = ", ".join(rng.choice(few) for _ in range(rng.randrange(1, 3)))
    more: dict[str, Any] = {"options": SECRET}
    if rng.random() < 0.5:
        more.update(place="rivendell", stack=[["journey", 0, k.PASS_OR_RECOVER, 0, 0]])
    else:
        more.update(active=rng.randrange(3))
    if rng.random() < 0.7:
        poured = ", ".join(rng.choice(few) for _ in range(rng.randrange(3)))
        mine = rest_of(*hands, pile, poured)
        if "miruvor" not in "".join(hands):
            mine += ", miruvor"
        return table(mine, *hands, discards=cards(poured), **more)
    return table("2 white_joker", *hands, deck=pile, **more)


def unseen_first(state: State, rng: random.Random) -> int:
    """A random action; more often one that moves cards unseen or shows them."""
    if state.actor == CHANCE:
        return int(state.roll(rng))
    codes = [int(code) for code in state.legal()]
    wanted = [code for code in codes if GAME.notation(code).split()[0] in ("draw", "give", "to", "miruvor", "discard")]
    interrupts = [code for code in codes if GAME.notation(code) in ("interrupt sam", "interrupt pippin")]
    if wanted and rng.random() < 0.6:
        named = [code for code in wanted if not GAME.notation(code).startswith("discard")]
        return rng.choice(named or wanted)
    return rng.choice(interrupts if interrupts and rng.random() < 0.6 else codes)


def is_paying(state: State, hidden: list[int]) -> bool:
    """Whether a hidden hand is in the middle of paying: another test covers what it must hold."""
    asked = state.decision
    return (asked.kind == "losing" and asked.seat in hidden) or any(
        everything(state)["pledged"][seat]["cards"] for seat in hidden
    )


@pytest.mark.parametrize("seed", range(6 * DEEP))
def test_random_play_at_small_tables(seed: int) -> None:
    rng = random.Random(seed)
    checked = 0
    for _ in range(3):
        state = thin_table(rng)
        viewers: list[object] = [FRODO, (FRODO, SAM), (FRODO, PIPPIN)]
        if state.view(WATCHER)["hand_sizes"][FRODO] < 4:
            viewers += [SAM, WATCHER]
        followed = Followed(state, viewers)
        for _ in range(16):
            if followed.state.actor == OVER or not followed.oracles:
                break
            followed.apply(unseen_first(followed.state, rng))
            for oracle in followed.oracles:
                if (
                    followed.state.actor != OVER
                    and rng.random() < 0.15
                    and not is_paying(followed.state, oracle.hidden)
                ):
                    same_chances(GAME.belief(followed.state.view(oracle.viewer)), oracle, 250, rng)
                    checked += 1
    assert checked > 3


def test_random_small_tables_cover_all_kinds_of_information() -> None:
    """The test above needs shuffles, passes between other hobbits, and cards shown after them."""
    met: Counter[str] = Counter()
    for seed in range(6):
        rng = random.Random(seed)
        for _ in range(3):
            state = thin_table(rng)
            for _ in range(16):
                if state.actor != OVER:
                    state.apply(unseen_first(state, rng))
            for what, *rest in state.view(FRODO)["trail"]:
                met[what] += 1
                met["unseen pass"] += what == "passed" and rest[1] == ""
    assert min(met[what] for what in ("drew", "showed", "passed", "poured", "unseen pass")) >= 4, met


# -- the cases and their histories ---------------------------------------------------------------


def test_histories_have_the_weights_of_their_cases() -> None:
    """Two hands of two decks: going back from the end has the same weights as going forward."""
    pools = Pools(2, [[2, 1, 0, 0, 0, 0, 0, 0, 0], [1, 2, 0, 0, 0, 0, 0, 0, 0]], [[10, 11]])
    for who in (0, 1):
        pools.draw(who, 0)
    pools.draw(0, 2)
    pools.hand_on(0, 1)
    pools.pour()
    for who in (0, 1, 1):
        pools.draw(who, 1)
    pools.hand_on(1, 0)
    pools.show(0, 1)
    pools.close()
    forward: dict[tuple[int, ...], float] = {(): 1.0}
    cases: dict[tuple[int, ...], bytes] = {(): next(iter(pools.layers[0]))}
    for step in pools.steps:
        longer: dict[tuple[int, ...], float] = {}
        for choices, weight in forward.items():
            for choice in step.choices:
                likely = pools.likely(step, cases[choices], choice)
                if likely:
                    longer[(*choices, choice)] = weight * likely
                    cases[(*choices, choice)] = pools.moved(step, cases[choices], choice)
        forward = longer
    total = sum(forward.values())
    expected = {choices: Fraction(weight / total) for choices, weight in forward.items()}
    rng = random.Random(4)
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(4_000):
        end, history = pools.history(rng)
        assert cases[tuple(history)] == end
        found[tuple(history)] += 1
    assert found.keys() == expected.keys()
    as_often(expected, found)


def test_every_case_can_be_traced_back() -> None:
    """Also when their number was reduced."""
    pools = Pools(3, [[4, 4, 4, 2, 3, 2, 1, 1, 1], [3, 3, 3, 3, 3, 3, 3, 3, 3]], [list(range(9, 21))], 0.3)
    for who in (0, 1, 2):
        for _ in range(7):
            pools.draw(who, 0)
        for _ in range(4):
            pools.draw(who, 2)
        pools.gain(who, 30 + who)
        pools.gain(who, who)
    pools.pour()
    for _ in range(4):
        for who in (0, 1, 2):
            pools.hand_on(who, (who + 1) % 3)
            pools.draw(who, 1)
            pools.draw(who, 1)
            pools.show(who, (who + len(pools.steps)) % 5)
    pools.close()
    assert pools.thinned
    rng = random.Random(5)
    for _ in range(50):
        end, choices = pools.history(rng)
        case = next(iter(pools.layers[0]))
        for step, choice in zip(pools.steps, choices, strict=True):
            assert pools.likely(step, case, choice) > 0
            case = pools.moved(step, case, choice)
        assert case == end


# -- pledged cards and other constraints ------------------------------------------------------------


def test_r32_a_pledged_card_is_in_the_hand() -> None:
    """Orcs attack: Sam pledges a joker, and every sample has it in his hand."""
    hands = ("white_joker, white_hiding", "2 grey_fighting")
    followed = Followed(event(5, rest_of(*hands, "white_joker"), *hands, options=SECRET), [FRODO, (FRODO, PIPPIN)])
    pass_quiet(followed.state, "demand")
    followed = Followed(followed.state, [FRODO, (FRODO, PIPPIN)])
    followed.play("interrupt sam", "pledge white_joker")
    followed.check(1_000, random.Random(16))
    followed.play("done", "refuse")
    followed.check(1_000, random.Random(17))


def test_r32_a_hobbit_that_has_begun_to_pay_alone_can_complete_it() -> None:
    """The demand wants two equal symbols of Sam: with one pledged he must have another."""
    hands = ("2 white_hiding", "grey_fighting, white_travelling")
    state = event(3, rest_of(*hands, "white_hiding, grey_travelling"), *hands, options=SECRET, active=SAM)
    go(state, "card white_hiding")
    pass_quiet(state, "demand")
    do(state, "pledge white_hiding")
    found = drawn_hands(state, FRODO, SAM, 300)
    assert found.keys() == {("white_hiding", "white_hiding")}


def test_r14_a_hobbit_in_the_middle_of_a_loss_has_another_card() -> None:
    """Two cards are lost in ascending order: the second is not below the first."""
    hands = ("white_friendship, grey_fighting, grey_hiding", "white_travelling, white_hiding")
    mine = rest_of(*hands, "white_joker")
    state = to_roll(PIPPIN, mine, hands[1], hands[0], options=SECRET)
    go(state, "die two_cards")
    pass_quiet(state, "losing")
    assert state.decision.kind == "losing"
    do(state, "discard grey_hiding")
    order = list(KINDS)
    for hand in drawn_hands(state, FRODO, PIPPIN, 300):
        assert any(order.index(card) >= order.index("grey_hiding") for card in hand)
    view = state.view(SAM)
    assert GAME.belief(view).sample(random.Random(1)).view(SAM) == view


# -- tiles ------------------------------------------------------------------------------------


def foreseen(options: dict[str, Any], order: Sequence[str]) -> State:
    state = table("white_joker", "white_joker", "white_joker", shields=[5, 0, 0], options=options)
    do(state, "interrupt frodo", "call gandalf")
    do(state, "foresight pippin")
    for name in order:
        do(state, f"tile {name}")
    return state


def test_c7_tiles_that_another_looked_at_may_be_any() -> None:
    state = foreseen(SECRET, ["hiding", "sundial", "ring_dark"])
    assert state.decision.kind == "foreseeing"
    for viewer in (FRODO, SAM, WATCHER):
        view = state.view(viewer)
        assert (view["tops"], view["foreseen"]) == (3, [])
        belief = GAME.belief(view)
        rng = random.Random(6)
        first: Counter[str] = Counter()
        third: Counter[str] = Counter()
        pairs: Counter[tuple[str, str]] = Counter()
        for _ in range(1_500):
            sample = belief.sample(rng)
            tops = everything(sample)["foreseen"]
            first[tops[0]] += 1
            third[tops[2]] += 1
            pairs[(tops[0], tops[1])] += 1
        left = TILES - Counter(["friendship"])
        expected = {name: Fraction(count, 22) for name, count in left.items()}
        as_often(expected, first)
        as_often(expected, third)
        as_often(
            {
                (one, other): Fraction(left[one] * (left[other] - (one == other)), 22 * 21)
                for one in left
                for other in left
                if left[other] > (one == other)
            },
            pairs,
        )
    for lookers in (PIPPIN, (SAM, PIPPIN)):
        sample = GAME.belief(state.view(lookers)).sample(random.Random(7))
        assert everything(sample)["foreseen"] == ["hiding", "sundial", "ring_dark"]


def test_c7_with_described_hands_all_know_the_tiles() -> None:
    state = foreseen({}, ["hiding", "sundial", "ring_dark"])
    for viewer in (FRODO, WATCHER):
        sample = GAME.belief(state.view(viewer)).sample(random.Random(7))
        assert everything(sample) == everything(state)


# -- special shields ----------------------------------------------------------------------------


def taken_in(state: State, viewer: object, samples: int) -> Counter[tuple[tuple[int, ...], ...]]:
    belief = GAME.belief(state.view(viewer))
    rng = random.Random(8)
    found: Counter[tuple[tuple[int, ...], ...]] = Counter()
    for _ in range(samples):
        position = everything(belief.sample(rng))
        found[tuple(tuple(taken) for taken in position["taken"])] += 1
        assert position["shields"] == [
            sum(taken) + known
            for taken, known in zip(position["taken"], state.view(viewer)["open_shields"], strict=True)
        ]
        values = Counter(value for taken in position["taken"] for value in taken)
        assert position["specials"] == {str(value): 2 - values[value] for value in (1, 2, 3)}
    return found


@pytest.mark.parametrize("order", [[0, 1, 2, 1], [1, 2, 1, 0, 1], [2, 2, 1, 1, 0, 2]], ids=str)
def test_v4_special_shields_are_drawn_without_looking(order: list[int]) -> None:
    taken: list[list[int]] = [[], [], []]
    for seat, value in zip(order, (2, 3, 1, 3, 2, 1), strict=False):
        taken[seat].append(value)
    state = table("", "", "", options=RIVALS, taken=taken, shields=[sum(mine) for mine in taken])
    for viewer, seats in ((FRODO, (0,)), (SAM, (1,)), ((0, 2), (0, 2)), (WATCHER, ())):
        own = {seat: tuple(taken[seat]) for seat in seats}
        as_often(shield_chances(order, 3, own, []), taken_in(state, viewer, 1_200))


def test_v4_what_was_paid_shows_what_special_shields_are_worth_at_least() -> None:
    """Sam had no others: his first was worth 2 at least, his first two 5, and Pippin's one 1."""
    taken = [[1], [3, 2, 1], [3]]
    proofs = [[0, 0], [0, 2, 5, 0], [0, 1]]
    state = table("", "", "", options=RIVALS, taken=taken, proofs=proofs, shields=[1, 1, 2])
    order = [0, 1, 1, 2, 1]
    least = [(1, 1, 2), (1, 2, 5), (2, 1, 1)]
    owned: list[tuple[int, dict[int, tuple[int, ...]]]] = [(FRODO, {0: (1,)}), (PIPPIN, {2: (3,)}), (WATCHER, {})]
    for viewer, own in owned:
        expected = shield_chances(order, 3, own, least)
        assert len(expected) > 1
        as_often(expected, taken_in(state, viewer, 1_200))


def test_v4_pledged_shields_are_there() -> None:
    """The demand wants five of one hobbit: Sam pledges five with two special ones only, so they are 3 and 2 or more."""
    state = event(3, "", "", "", place="shelobs_lair", options=RIVALS, taken=[[], [3, 3], []], shields=[0, 6, 0])
    pass_quiet(state, "pledging")
    assert state.view(SAM)["decision"]["seat"] == SAM
    do(state, "pledge 5 shields")
    found = taken_in(state, FRODO, 500)
    assert all(sum(taken[SAM]) >= 5 for taken in found)


# -- whole games ------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_sample_looks_like_the_view_it_was_drawn_for(seats: int, options: dict[str, Any]) -> None:
    for seed in range(DEEP):
        rng = random.Random(100 * seed + seats)
        state = GAME.start(seats, **options)
        while True:
            if rng.random() < 0.05 or state.actor == OVER:
                for viewer in (*range(seats), WATCHER, (0, seats - 1), tuple(range(seats))):
                    view = state.view(viewer)
                    sample = GAME.belief(view).sample(rng)
                    assert sample.view(viewer) == view
                    assert everything(restored(sample)) == everything(sample)
            if state.actor == OVER:
                break
            state.apply(choose(state, rng))


def test_r26_a_long_game_with_decks_made_new() -> None:
    """Frodo holds half of all cards; the others draw and discard until the deck has been made new three times."""
    hands = ("6 white_joker", "4 white_hiding, gimli, miruvor", "4 grey_hiding, sting, staff", "6 white_travelling")
    mine = "6 white_friendship, 6 white_fighting, 4 white_joker, 5 grey_friendship, 5 grey_travelling, athelas"
    state = table(mine, *hands, deck="3 grey_fighting, white_hiding", options=SECRET, active=SAM)
    rng = random.Random(0)
    length = 0
    checked = 0
    while len(everything(state)["poured"]) < 3:
        assert state.actor != OVER
        if length % 20 == 0:
            for viewer in (0, 3, WATCHER):
                view = state.view(viewer)
                assert GAME.belief(view).sample(rng).view(viewer) == view
                checked += 1
        state.apply(keeping_on(state, rng))
        length += 1
    assert checked > 5
    for audience in (*range(5), WATCHER, (1, 4)):
        view = state.view(audience)
        belief = GAME.belief(view)
        samples = [belief.sample(rng) for _ in range(30)]
        assert all(sample.view(audience) == view for sample in samples)
        assert len({str(everything(sample)["hands"]) for sample in samples}) > 5


def keeping_on(state: State, rng: random.Random) -> int:
    """Choose what continues the game: draw, discard, step back, and activities first."""
    if state.actor == CHANCE:
        if state.chance_source == "tiles":
            return min(code for code, _ in state.chances())
        if state.chance_source == "die":
            return GAME.action("die blank")
        return int(state.roll(rng))
    texts = [GAME.notation(code) for code in state.legal()]
    for text in ("draw", "refuse"):
        if text in texts:
            return GAME.action(text)
    if state.decision.kind == "interrupt":
        thrown = [text for text in texts if text.startswith("discard")]
        return GAME.action(rng.choice(thrown) if thrown and rng.random() < 0.8 else "done")
    return int(rng.choice(list(state.legal())))


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_a_sample_can_be_played_to_the_end(options: dict[str, Any]) -> None:
    state = GAME.start(4, **options)
    rng = random.Random(4)
    for _ in range(90):
        if state.actor != OVER:
            state.apply(choose(state, rng))
    for viewer in (0, WATCHER):
        sample = GAME.belief(state.view(viewer)).sample(rng)
        assert to_the_end(sample, 5).ending()


def test_samples_differ_and_leave_the_table_alone() -> None:
    state = GAME.start(4, **SECRET)
    rng = random.Random(1)
    for _ in range(40):
        state.apply(choose(state, rng))
    before = everything(state)
    belief = GAME.belief(state.view(0))
    hands = {str(everything(belief.sample(rng))["hands"][1:]) for _ in range(20)}
    assert len(hands) == 20
    assert everything(state) == before


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_when_all_is_open_there_is_one_state(options: dict[str, Any]) -> None:
    state = GAME.start(3, **options)
    rng = random.Random(3)
    for _ in range(70):
        if state.actor != OVER:
            state.apply(choose(state, rng))
    whole = GAME.belief(state.view((0, 1, 2)))
    assert isinstance(whole, QuestBelief)
    assert everything(whole.sample(rng)) == everything(state)
    to_the_end(state, 1)
    for viewer in (0, WATCHER):
        assert everything(GAME.belief(state.view(viewer)).sample(rng)) == everything(state)


def test_r33_described_hands_are_known_to_all() -> None:
    state = GAME.start(5)
    rng = random.Random(5)
    for _ in range(60):
        state.apply(choose(state, rng))
    for viewer in (0, 4, WATCHER):
        assert everything(GAME.belief(state.view(viewer)).sample(rng)) == everything(state)


# -- invalid views ----------------------------------------------------------------------------


def secret_view() -> dict[str, Any]:
    """Frodo's view of a tile that demands cards."""
    hands = ("white_joker", "white_hiding, sting", "grey_fighting")
    return tile("sundial_cards", *hands, deck="2 white_joker, white_hiding", options={**RIVALS, **SECRET}).view(0)


def test_the_view_that_is_damaged_below_is_sound() -> None:
    view = secret_view()
    assert GAME.belief(view).sample(random.Random(1)).view(0) == view


@pytest.mark.parametrize(
    "change",
    [
        {"seats": 6},
        {"deck_size": 1},
        {"hand_sizes": [1, 1, 1]},
        {"hand_sizes": [1, 2]},
        {"seats": [7]},
        {"seats": "frodo"},
        {"tops": 1},
        {"foreseen": ["hiding"]},
        {"special_shields": [0, 7, 0]},
        {"open_shields": [0, -1, 0]},
        {"in_play": []},
        {"trail": []},
        {"trail": [["drew", 0, "white_joker"], ["drew", 1, "white_hiding"], ["drew", 2, ""], ["dealt", 1, ""]]},
        {"trail": [["drew", 0, "white_joker"], ["drew", 1, ""], ["drew", 2, ""], ["drew", 2, ""]]},
        {"trail": [["poured"], ["drew", 0, "white_joker"], ["drew", 1, ""], ["dealt", 1, ""], ["drew", 2, ""]]},
        {"hands": {"0": {"white_joker": 13}}},
        {"stack": []},
        {"stack": [["journey", 0, k.PLAYING, 0, 0], ["turn", 0, k.TURN_ENDS, 1, 0], ["losing", 1, 2, 43, 0]]},
        {"pledged": [{"cards": {}, "tokens": {}, "shields": 0}, {"cards": {"gimli": 1}, "tokens": {}, "shields": 0}]},
    ],
    ids=str,
)
def test_a_view_that_no_state_fits_is_refused(change: dict[str, Any]) -> None:
    with pytest.raises(BadView):
        GAME.belief({**secret_view(), **change})


@pytest.mark.parametrize(
    "word",
    ["seats", "viewers", "options", "hands", "hand_sizes", "deck_size", "trail", "pledged", "in_play", "open_shields"],
)
def test_a_view_that_lacks_something_is_refused(word: str) -> None:
    view = secret_view()
    del view[word]
    with pytest.raises(BadView):
        GAME.belief(view)
