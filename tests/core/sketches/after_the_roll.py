"""The moments around a die: the Belt before it, Mithril after it, and a last quiet moment before its effect.

Three hobbits go eight steps. Each turn one of them rolls, or all do for a longer way. At a quiet moment the
Ring-bearer may put on the Ring, which rolls another die inside the first.
"""

from typing import Any, ClassVar

from mypy_extensions import i64

from bywater.core.bits import BIT
from bywater.core.decision import Decision
from bywater.core.frames import a_of, b_of, c_of, d_of, frame, kind_of, seat_of
from bywater.core.message import Message
from bywater.core.options import Option
from bywater.core.seats import CHANCE, OVER

from .table import TURN, Sketch, SketchGame

SEATS = ("frodo", "sam", "pippin")
FRODO, SAM, PIPPIN = range(3)
ALL = 7

KINDS = ("belt", "mithril", "elessar", "miruvor", "path")
BELT, MITHRIL, ELESSAR, MIRUVOR, PATH = range(len(KINDS))
COPIES = (1, 1, 1, 1, 14)
HAND = 5  # three cards stay in the box, unseen
SAURON = 7
WAY = 8

FACES = ("blank", "one", "two", "three", "cards", "eye")
BLANK, ONE, TWO, THREE, CARDS, EYE = range(len(FACES))
SYMBOLS = (0, 1, 2, 3, 2, 1)

# The kinds of decisions, and of frames that continue without one (EACH, ROLL, RING).
EACH = 2  # a: the seats that still have to roll, b: the steps of the company
ROLL = 3  # a: the next step, b: the face, c: a card was played since the prompt for Mithril, d: whether the Ring rolls
RING = 4  # b: the face
BEFORE_ROLL = 5
DIE = 6
AFTER_ROLL = 7
QUIET = 8
INTERRUPT = 9
LOSE_CARDS = 10  # a: how many more, b: the lowest kind that may be chosen now
DEAL = 11  # a: who gets a card, b: how many

# The steps of a roll.
PROMPT_BELT, THROW, PROMPT_MITHRIL, LAST_MOMENT, EFFECT, ASK_AGAIN = range(6)

# What happened.
DREW, SET_OUT, PASSED, BELTED, ROLLED, SAVED, PLAYED, GAVE, RINGED, WENT, LOST_CARD, LEFT, INTERRUPTED, DONE_WITH = (
    range(1, 15)
)
TOOK, TURNED, CHOSE, ENDED = range(15, 19)

ACTIONS = [
    "dare",
    "storm",
    "belt",
    "mithril",
    "pass",
    "take",
    *[f"elessar {seat}" for seat in SEATS],
    *[f"miruvor {kind} {seat}" for seat in SEATS for kind in KINDS],
    "ring",
    *[f"interrupt {seat}" for seat in SEATS],
    "done",
    *[f"lose {kind}" for kind in KINDS],
]
CHANCES = [*[f"deal {kind}" for kind in KINDS], *[f"die {face}" for face in FACES]]
DARE, STORM, PLAY_BELT, PLAY_MITHRIL, PASS, TAKE = range(6)
HEAL = ACTIONS.index("elessar frodo")
GIVE = ACTIONS.index("miruvor belt frodo")
PUT_ON = ACTIONS.index("ring")
INTERRUPT_OF = ACTIONS.index("interrupt frodo")
DONE = ACTIONS.index("done")
LOSE = ACTIONS.index("lose belt")
NUM_ACTIONS = len(ACTIONS)
FIRST_FACE = NUM_ACTIONS + len(KINDS)


class AfterTheRoll(Sketch):
    game_id: ClassVar[str] = "after_the_roll"
    num_actions: ClassVar[int] = NUM_ACTIONS
    parts: ClassVar[tuple[str, ...]] = (
        "described",
        "hands",
        "deck",
        "discard",
        "chosen",
        "dark",
        "sauron",
        "gone",
        "way",
        "ring_left",
        "lost",
    )

    def __init__(self, seats: int, source: Sketch | None, *, described: bool = False) -> None:
        if source is None:
            self.described = int(described)
            self.hands = [0] * (len(SEATS) * len(KINDS))
            self.deck = list(COPIES)
            self.discard = [0] * len(KINDS)
            self.chosen = [0] * len(KINDS)  # cards about to be lost; they stay in the hand until all are chosen
            self.dark = [0] * len(SEATS)
            self.sauron = SAURON
            self.gone = 0  # the mask of eliminated seats
            self.way = 0
            self.ring_left = 1
            self.lost = 0
        super().__init__(seats, source)

    def begin(self) -> None:
        self.push(frame(TURN, FRODO))
        for seat in reversed(range(self.seats)):
            self.push(frame(DEAL, CHANCE, seat, HAND))

    # -- cards and public knowledge ----------------------------------------------------------

    def has(self, seat: int, kind: int) -> bool:
        return self.hands[seat * len(KINDS) + kind] > 0

    def cards(self, seat: int) -> int:
        return sum(self.hand_of(seat))

    def hand_of(self, seat: int) -> list[int]:
        return self.hands[seat * len(KINDS) : (seat + 1) * len(KINDS)]

    def here(self) -> int:
        return ALL & ~self.gone

    def might_hold(self, kind: int) -> int:
        """Which seats are prompted for a card depends on public information only."""  # R33
        mask = 0
        for seat in range(self.seats):
            possible = self.has(seat, kind) if self.described else not self.discard[kind] and self.cards(seat) > 0
            if possible:
                mask |= BIT[seat]
        return mask & self.here()

    def might_speak(self) -> int:
        """The seats that may act at any time."""
        mask = self.might_hold(MIRUVOR)
        if any(self.dark):
            mask |= self.might_hold(ELESSAR)
        return mask | (BIT[FRODO] if self.ring_left else 0)

    # -- what may be chosen -------------------------------------------------------------------

    def codes(self) -> list[int]:
        packed = self.top()
        kind, seat = kind_of(packed), seat_of(packed)
        if kind == BEFORE_ROLL:
            return [PLAY_BELT, PASS] if self.has(seat, BELT) else [PASS]
        if kind == AFTER_ROLL:
            return [PLAY_MITHRIL, PASS] if self.has(seat, MITHRIL) else [PASS]
        if kind == LOSE_CARDS:
            return [LOSE + card for card in range(b_of(packed), len(KINDS)) if self.can_lose(packed, card)]
        out = [DARE, STORM] if kind == TURN else [TAKE] if kind == QUIET else []
        out += self.any_time(seat)
        if kind == INTERRUPT:
            out.append(DONE)
        else:
            out += [
                INTERRUPT_OF + other for other in range(self.seats) if self.interrupts(self.might_speak()) >> other & 1
            ]
        return out

    def any_time(self, seat: int) -> list[int]:
        out = []
        if self.has(seat, ELESSAR):
            out += [HEAL + other for other in range(self.seats) if self.dark[other] and BIT[other] & self.here()]
        if self.has(seat, MIRUVOR):
            for other in range(self.seats):
                for card in range(len(KINDS)):
                    if other != seat and BIT[other] & self.here() and card != MIRUVOR and self.has(seat, card):
                        out.append(GIVE + other * len(KINDS) + card)
        if seat == FRODO and self.ring_left:
            out.append(PUT_ON)
        return out

    def can_lose(self, packed: int, card: int) -> bool:
        """A set is picked in ascending order, and only so that it can be completed."""
        hand = self.hand_of(seat_of(packed))
        left = [hand[kind] - self.chosen[kind] for kind in range(len(KINDS))]
        return left[card] > 0 and sum(left[card:]) >= a_of(packed)

    def out_of_turn_seat(self, action: i64) -> i64:
        if INTERRUPT_OF <= action < INTERRUPT_OF + self.seats:
            return action - INTERRUPT_OF
        if action == DONE:
            return self.interrupted_seat()
        return self.actor

    def reason(self, action: int, seat: int) -> Message:
        if action == PLAY_BELT and kind_of(self.top()) == BEFORE_ROLL:
            return Message("why-no-such-card", {"card": "card-belt"})
        if action == PLAY_MITHRIL:
            if kind_of(self.top()) == AFTER_ROLL:
                return Message("why-no-such-card", {"card": "card-mithril"})
            return Message("why-only-after-roll")
        return Message("why-not-now")

    # -- chance -------------------------------------------------------------------------------

    @property
    def chance_source(self) -> str:
        return "die" if kind_of(self.top()) == DIE else "deal"

    def chances(self) -> list[tuple[int, float]]:
        if self.actor != CHANCE:
            return []
        if kind_of(self.top()) == DIE:
            return [(FIRST_FACE + face, 1 / 6) for face in range(len(FACES))]
        left = sum(self.deck)
        return [(NUM_ACTIONS + kind, count / left) for kind, count in enumerate(self.deck) if count]

    # -- actions ------------------------------------------------------------------------------

    def carry_out(self, action: int) -> None:
        packed = self.top()
        kind, seat = kind_of(packed), seat_of(packed)
        if kind == DEAL:
            self.deal(packed, action - NUM_ACTIONS)
        elif kind == DIE:
            self.show_face(action - FIRST_FACE)
        elif action in (DARE, STORM):
            self.emit(SET_OUT, seat, action)
            who = BIT[seat] if action == DARE else self.here()
            self.replace_top(frame(EACH, seat, who, 1 if action == DARE else 3))
        elif action == PASS:
            self.emit(PASSED, seat)
            self.pass_window()
        elif action in (PLAY_BELT, PLAY_MITHRIL):
            self.spend(seat, BELT if action == PLAY_BELT else MITHRIL)
            self.pop()
            self.end_roll()
        elif action == TAKE:
            self.emit(TOOK, seat)
            self.pop()
            roll = self.top()
            self.step_of_roll(ASK_AGAIN if c_of(roll) else EFFECT, 0)
        elif INTERRUPT_OF <= action < INTERRUPT_OF + self.seats:
            self.emit(INTERRUPTED, action - INTERRUPT_OF)
            self.push_interrupt(INTERRUPT, action - INTERRUPT_OF)
        elif action == DONE:
            self.emit(DONE_WITH, seat)
            self.pop()
        elif action >= LOSE:
            self.choose_loss(packed, action - LOSE)
        else:
            self.play_any_time(seat, action)

    def deal(self, packed: int, kind: int) -> None:
        seat, number = a_of(packed), b_of(packed)
        self.deck[kind] -= 1
        self.hands[seat * len(KINDS) + kind] += 1
        self.reveals += 1
        if self.described:
            self.emit(DREW, seat, kind)
        else:
            self.emit(DREW, seat, kind, 0, 0, 2, BIT[seat])
        if number > 1:
            self.replace_top(frame(DEAL, CHANCE, seat, number - 1))
        else:
            self.pop()

    def show_face(self, face: int) -> None:
        self.pop()
        roll = self.top()
        self.reveals += 1
        self.emit(ROLLED, seat_of(roll), face)
        self.replace_top(frame(ROLL, seat_of(roll), PROMPT_MITHRIL, face, 0, d_of(roll)))

    def lay_down(self, seat: int, kind: int) -> None:
        """Move a card from the hand to the discard, where everyone sees it."""
        self.hands[seat * len(KINDS) + kind] -= 1
        self.discard[kind] += 1
        if not self.described:
            self.reveals += 1

    def spend(self, seat: int, kind: int) -> None:
        self.lay_down(seat, kind)
        self.emit(PLAYED, seat, kind)
        self.changed()

    def changed(self) -> None:
        """A card was played: interrupts are open again, and seats that passed at a roll are prompted again."""
        self.table_changed()
        for level in range(self.height):
            packed = self.stack[level]
            if kind_of(packed) == ROLL:
                self.stack[level] = frame(ROLL, seat_of(packed), a_of(packed), b_of(packed), 1, d_of(packed))

    def play_any_time(self, seat: int, action: int) -> None:
        if action == PUT_ON:
            self.ring_left = 0
            self.emit(RINGED, seat)
            self.changed()
            self.push(frame(RING, seat))
            self.push(frame(ROLL, seat, THROW, 0, 0, 1))  # R20: no Belt against the Ring's own roll
        elif action >= GIVE:
            other, card = divmod(action - GIVE, len(KINDS))
            self.spend(seat, MIRUVOR)
            self.hands[seat * len(KINDS) + card] -= 1
            self.hands[other * len(KINDS) + card] += 1
            if self.described:
                self.emit(GAVE, seat, other, card)
            else:
                self.emit(GAVE, seat, other, card, 0, 4, BIT[seat] | BIT[other])
                self.reveals += 1
        else:
            self.spend(seat, ELESSAR)
            self.dark[action - HEAL] -= 1
            self.emit(WENT, action - HEAL, self.dark[action - HEAL])

    # -- a roll, step by step -----------------------------------------------------------------

    def step_of_roll(self, step: int, played: int) -> None:
        roll = self.top()
        self.replace_top(frame(ROLL, seat_of(roll), step, b_of(roll), played, d_of(roll)))

    def run_roll(self, packed: int) -> None:
        seat, step = seat_of(packed), a_of(packed)
        if step == PROMPT_BELT:
            self.step_of_roll(THROW, 0)
            self.open_window(BEFORE_ROLL, self.might_hold(BELT), seat)
        elif step == THROW:
            self.push(frame(DIE, CHANCE))
        elif step in (PROMPT_MITHRIL, ASK_AGAIN):
            if b_of(packed) == BLANK:
                self.end_roll()
                return
            self.step_of_roll(LAST_MOMENT if step == PROMPT_MITHRIL else EFFECT, 0)
            self.open_window(AFTER_ROLL, self.might_hold(MITHRIL), seat)
        elif step == LAST_MOMENT:
            self.step_of_roll(EFFECT, 0)
            if self.might_speak():
                self.table_changed()
                self.push(frame(QUIET, seat))
        else:
            self.take_effect(packed)

    def end_roll(self) -> None:
        """End the roll; the Ring below it moves by the printed number, independent of the effect."""  # R20
        roll = self.pop()
        if d_of(roll):
            self.replace_top(frame(RING, seat_of(roll), 0, b_of(roll)))

    def take_effect(self, packed: int) -> None:
        """Apply the face to the roller; Sam suffers at most one step."""
        seat, face = seat_of(packed), b_of(packed)
        most = 1 if seat == SAM else 3
        self.end_roll()
        if face == EYE:
            self.sauron -= 1
            self.emit(WENT, self.seats, self.sauron)
            self.who_is_caught()
        elif face == CARDS:
            self.lose_cards(seat, min(2, most))
        else:
            self.dark[seat] += min(face, most)
            self.emit(WENT, seat, self.dark[seat])
            self.who_is_caught()

    def lose_cards(self, seat: int, number: int) -> None:
        """A seat without enough cards is eliminated; one that must give all its cards is not prompted."""  # R14
        if self.cards(seat) < number:
            self.leave(seat)
        elif self.cards(seat) == number:
            self.chosen = self.hand_of(seat)
            self.give_up_chosen(seat)
        else:
            self.push(frame(LOSE_CARDS, seat, number))

    def choose_loss(self, packed: int, card: int) -> None:
        seat, number = seat_of(packed), a_of(packed)
        self.chosen[card] += 1
        self.emit(CHOSE, seat, card, 0, 0, 2, BIT[seat])
        if number > 1:
            self.replace_top(frame(LOSE_CARDS, seat, number - 1, card))
        else:
            self.pop()
            self.give_up_chosen(seat)

    def give_up_chosen(self, seat: int) -> None:
        for kind in range(len(KINDS)):
            for _ in range(self.chosen[kind]):
                self.lay_down(seat, kind)
                self.emit(LOST_CARD, seat, kind)
        self.chosen = [0] * len(KINDS)
        self.table_changed()

    # -- elimination -------------------------------------------------------------------------

    def who_is_caught(self) -> None:
        for seat in range(self.seats):
            if self.here() & BIT[seat] and self.dark[seat] >= self.sauron:
                self.leave(seat)
                if seat == FRODO:
                    return
        self.table_changed()

    def leave(self, seat: int) -> None:
        """Eliminate a hobbit and reveal his cards. Without the Ring-bearer the game is lost."""  # R27, R28
        self.gone |= BIT[seat]
        self.emit(LEFT, seat)
        for kind, count in enumerate(self.hand_of(seat)):
            for _ in range(count):
                self.lay_down(seat, kind)
                self.emit(LOST_CARD, seat, kind)
        if seat == FRODO:
            self.lost = 1
            self.finish()

    def finish(self) -> None:
        self.emit(ENDED, self.lost)
        self.truncate(0)

    # -- procedures --------------------------------------------------------------------------

    def go_on(self) -> None:
        while self.height:
            packed = self.top()
            kind, seat = kind_of(packed), seat_of(packed)
            if seat >= 0 and kind != EACH and self.gone & BIT[seat]:
                self.pass_over(kind)
            elif kind == EACH:
                self.next_roller(packed)
            elif kind == ROLL:
                self.run_roll(packed)
            elif kind == RING:
                self.pop()
                self.advance(4 - SYMBOLS[b_of(packed)])
            else:
                return

    def all_can_see(self) -> bool:
        """Others see only whether a secret hand is empty."""
        return bool(self.described) or not self.cards(self.actor)

    def pass_over(self, kind: int) -> None:
        """The frame of an eliminated seat."""
        if kind in (BEFORE_ROLL, AFTER_ROLL):
            self.pass_window()
        elif kind == TURN:
            self.end_turn(seat_of(self.top()))
        else:
            self.pop()

    def next_roller(self, packed: int) -> None:
        """The next seat clockwise from the active one; eliminated seats are skipped."""  # R01, R27
        active = seat_of(packed)
        left = a_of(packed) & self.here()
        if not left:
            if self.advance(b_of(packed)):
                self.end_turn(active)
            return
        roller = active if left & BIT[active] else self.next_seat(active, left)
        self.replace_top(frame(EACH, active, left & ~BIT[roller], b_of(packed)))
        self.push(frame(ROLL, roller, PROMPT_BELT))

    def advance(self, steps: int) -> bool:
        """Move the company. Returns False at the end of the game."""
        self.way += steps
        self.table_changed()
        if self.way >= WAY:
            self.finish()
            return False
        return True

    def end_turn(self, active: int) -> None:
        following = self.next_seat(active, self.here())
        self.emit(TURNED, following)
        self.table_changed()
        self.replace_top(frame(TURN, following))

    # -- decisions, views and results ---------------------------------------------------------

    @property
    def decision(self) -> Decision:
        packed = self.top()
        if not packed:
            return Decision("over", OVER, "", {})
        name, rule = {
            TURN: ("turn", ""),
            BEFORE_ROLL: ("before_roll", "R20"),
            DIE: ("die", ""),
            AFTER_ROLL: ("after_roll", "R20"),
            QUIET: ("quiet", "R06"),
            INTERRUPT: ("interrupt", "R34"),
            LOSE_CARDS: ("lose_cards", "R14"),
            DEAL: ("deal", ""),
        }[kind_of(packed)]
        number = {"number": a_of(packed)} if name == "lose_cards" else {}
        return Decision(name, seat_of(packed), rule, number)

    def view(self, seats: object) -> dict[str, Any]:
        """The view; kinds chosen for a loss are private until all are chosen."""
        view = super().view(seats)
        if kind_of(self.top()) == LOSE_CARDS and self.actor not in view["viewers"]:
            packed = self.top()
            view["stack"][-1] = frame(LOSE_CARDS, seat_of(packed), a_of(packed))
        return view

    def open_part(self) -> dict[str, Any]:
        return {
            "dark": self.dark[:],
            "sauron": self.sauron,
            "gone": self.gone,
            "way": self.way,
            "ring_left": self.ring_left,
            "discard": self.discard[:],
            "cards": [self.cards(seat) for seat in range(self.seats)],
            "hands": [self.hand_of(seat) for seat in range(self.seats)] if self.described else [],
        }

    def secret_part(self, seat: int) -> Any:
        return {"hand": self.hand_of(seat), "chosen": self.chosen[:] if self.actor == seat else []}

    def ending(self) -> str:
        if self.actor != OVER:
            return ""
        return "caught" if self.lost else "through"

    def result(self) -> float:
        return -1.0 + self.way / (2 * WAY) if self.lost else 1.0

    @property
    def options(self) -> dict[str, Any]:
        return {"described": bool(self.described)}


GAME = SketchGame(
    lambda options: AfterTheRoll(len(SEATS), None, described=options["described"]),
    id="after_the_roll",
    seat_names=SEATS,
    actions=ACTIONS,
    chances=CHANCES,
    options=(Option("described", "flag", False, rule="R33"),),
    max_length=700,
)
