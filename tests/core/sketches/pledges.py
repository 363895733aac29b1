"""A demand on the group: Orcs Attack, five fighting symbols from any seats, or Sauron moves 2.

Three hobbits meet four such demands. Who is prompted pledges his own cards, gives the interrupt to the others for
theirs, pays when it is met, or refuses. A pledged card stays in its hand, marked.
"""

from typing import Any, ClassVar

from mypy_extensions import i64

from bywater.core.bits import BIT
from bywater.core.decision import Decision
from bywater.core.frames import a_of, b_of, frame, kind_of, seat_of
from bywater.core.message import Message
from bywater.core.options import Option
from bywater.core.seats import CHANCE, OVER

from .table import TURN, Sketch, SketchGame

SEATS = ("frodo", "sam", "pippin")
FRODO = 0

KINDS = ("sword", "boromir", "tree", "star", "glamdring", "lembas")
SWORD, BOROMIR, TREE, STAR, GLAMDRING, LEMBAS = range(len(KINDS))
COPIES = (8, 2, 8, 4, 1, 2)
FIGHTING = (1, 2, 0, 1, 2, 0)  # a star is a joker

NEED = 5
SAURON = 6
DEMANDS = 4
HAND = 5

# The kinds of decisions.
DEMAND = 2  # a: symbols wanted, b: the lowest kind that may be pledged now
INTERRUPT = 3  # b: the same
DRAW = 4  # a: who draws, b: how many

# What happened.
DREW, THREW, ATE, DEMANDED, PLEDGED, PAID, REFUSED, INTERRUPTED, DONE_WITH, TURNED, ENDED = range(1, 12)

ACTIONS = [
    "face",
    *[f"pledge {kind}" for kind in KINDS],
    *[f"interrupt {seat}" for seat in SEATS],
    *[f"throw {kind}" for kind in KINDS],
    "lembas",
    "pay",
    "refuse",
    "done",
]
CHANCES = [f"draw {kind}" for kind in KINDS]
FACE = 0
PLEDGE = 1
INTERRUPT_OF = ACTIONS.index("interrupt frodo")
THROW = ACTIONS.index("throw sword")
EAT = ACTIONS.index("lembas")
PAY = ACTIONS.index("pay")
REFUSE = ACTIONS.index("refuse")
DONE = ACTIONS.index("done")
NUM_ACTIONS = len(ACTIONS)


def worth(seat: int, kind: int) -> int:
    """How many fighting symbols a card pays. For Frodo a white Hobbit card is a joker."""  # R02, R04
    return 1 if seat == FRODO and kind == TREE else FIGHTING[kind]


class Pledges(Sketch):
    game_id: ClassVar[str] = "pledges"
    num_actions: ClassVar[int] = NUM_ACTIONS
    parts: ClassVar[tuple[str, ...]] = ("described", "hands", "marked", "deck", "discard", "sauron", "paid", "faced")

    def __init__(self, seats: int, source: Sketch | None, *, described: bool = False) -> None:
        if source is None:
            self.described = int(described)  # all cards are discussed openly, so nothing in a hand is hidden
            self.hands = [0] * (len(SEATS) * len(KINDS))
            self.marked = [0] * (len(SEATS) * len(KINDS))
            self.deck = list(COPIES)
            self.discard = [0] * len(KINDS)
            self.sauron = SAURON
            self.paid = 0
            self.faced = 0
        super().__init__(seats, source)

    def begin(self) -> None:
        self.push(frame(TURN, FRODO))
        for seat in reversed(range(self.seats)):
            self.push(frame(DRAW, CHANCE, seat, HAND))

    # -- cards --------------------------------------------------------------------------------

    def free(self, seat: int, kind: int) -> int:
        """How many cards of a kind this hand holds that are not pledged."""
        at = seat * len(KINDS) + kind
        return self.hands[at] - self.marked[at]

    def free_cards(self, seat: int) -> int:
        return sum(self.free(seat, kind) for kind in range(len(KINDS)))

    def pledged(self) -> int:
        """The symbols pledged so far."""
        return sum(
            worth(seat, kind) * self.marked[seat * len(KINDS) + kind]
            for seat in range(self.seats)
            for kind in range(len(KINDS))
        )

    def met(self) -> bool:
        return self.pledged() >= NEED

    def has_pledges(self) -> bool:
        """While this is true, no card is drawn, moved or played."""
        return any(self.marked)

    def useful(self, seat: int, lowest: int) -> list[int]:
        return [kind for kind in range(lowest, len(KINDS)) if self.free(seat, kind) and worth(seat, kind)]

    def lay_down(self, seat: int, kind: int) -> None:
        self.hands[seat * len(KINDS) + kind] -= 1
        self.discard[kind] += 1

    # -- what may be chosen -------------------------------------------------------------------

    def codes(self) -> list[int]:
        packed = self.top()
        kind, seat = kind_of(packed), seat_of(packed)
        demand = kind == DEMAND or (kind == INTERRUPT and kind_of(self.frame_under()) == DEMAND)
        out = [FACE] if kind == TURN else []
        if demand and not self.met():
            out += [PLEDGE + card for card in self.pledges(packed)]
        if kind != INTERRUPT:
            out += [
                INTERRUPT_OF + other
                for other in range(self.seats)
                if self.interrupts(self.who_could_speak()) >> other & 1
            ]
        if not self.has_pledges():
            out += [THROW + card for card in range(len(KINDS)) if self.free(seat, card)]  # R34
            if self.free(seat, LEMBAS) and sum(self.deck):
                out.append(EAT)
        if kind == DEMAND and self.met():
            out.append(PAY)
        if kind == DEMAND:
            out.append(REFUSE)  # R10
        if kind == INTERRUPT:
            out.append(DONE)
        return out

    def pledges(self, packed: int) -> list[int]:
        """The kinds that may be pledged next: a set is picked in ascending order.

        The order begins anew after each interrupt. So it can only cost the group something when nobody else could
        speak any more; then a card is offered only if it and those after it still pay the whole.
        """
        seat = seat_of(packed)
        kinds = self.useful(seat, b_of(packed))
        if kind_of(packed) == INTERRUPT or any(self.free_cards(other) for other in range(self.seats) if other != seat):
            return kinds
        return [
            kind
            for kind in kinds
            if self.pledged() + sum(self.free(seat, more) * worth(seat, more) for more in kinds if more >= kind) >= NEED
        ]

    def who_could_speak(self) -> int:
        """The seats that may interrupt, by public information: the number of cards, or the cards of described hands."""
        mask = 0
        for seat in range(self.seats):
            may_act = self.free_cards(seat) > 0 and not self.met()
            if self.described and self.has_pledges():
                may_act = may_act and bool(self.useful(seat, 0))
            if may_act:
                mask |= BIT[seat]
        return mask

    def out_of_turn_seat(self, action: i64) -> i64:
        if INTERRUPT_OF <= action < INTERRUPT_OF + self.seats:
            return action - INTERRUPT_OF
        if action == DONE:
            return self.interrupted_seat()
        return self.actor

    def reason(self, action: int, seat: int) -> Message:
        card = action - PLEDGE
        if 0 <= card < len(KINDS) and kind_of(self.top()) != TURN:
            if not self.free(seat, card):
                return Message("why-no-such-card", {"card": f"card-{KINDS[card]}"})
            if not worth(seat, card):
                return Message("why-pays-nothing", {"card": f"card-{KINDS[card]}"})
            return Message("why-met" if self.met() else "why-order")
        if (action == EAT or THROW <= action < THROW + len(KINDS)) and self.has_pledges():
            return Message("why-pending-payment")
        if action == PAY and kind_of(self.top()) == DEMAND:
            return Message("why-not-met", {"missing": NEED - self.pledged()})
        return Message("why-not-now")

    # -- chance -------------------------------------------------------------------------------

    @property
    def chance_source(self) -> str:
        return "hobbit-deck"

    def chances(self) -> list[tuple[int, float]]:
        if self.actor != CHANCE:
            return []
        left = sum(self.deck)
        return [(NUM_ACTIONS + kind, count / left) for kind, count in enumerate(self.deck) if count]

    # -- what happens -------------------------------------------------------------------------

    def carry_out(self, action: int) -> None:
        packed = self.top()
        seat = seat_of(packed)
        if action >= NUM_ACTIONS:
            self.draw(packed, action - NUM_ACTIONS)
        elif action == FACE:
            self.faced += 1
            self.emit(DEMANDED, seat, NEED)
            self.replace_top(frame(DEMAND, seat, NEED))
            self.table_changed()
        elif PLEDGE <= action < PLEDGE + len(KINDS):
            self.pledge(packed, action - PLEDGE)
        elif INTERRUPT_OF <= action < INTERRUPT_OF + self.seats:
            self.emit(INTERRUPTED, action - INTERRUPT_OF)
            self.push_interrupt(INTERRUPT, action - INTERRUPT_OF)
        elif THROW <= action < THROW + len(KINDS):
            self.show_card()
            self.lay_down(seat, action - THROW)
            self.emit(THREW, seat, action - THROW)
            self.table_changed()
        elif action == EAT:
            self.show_card()
            self.lay_down(seat, LEMBAS)
            self.emit(ATE, seat)
            self.table_changed()
            self.push(frame(DRAW, CHANCE, seat, 2))
        elif action == PAY:
            self.pay(seat)
        elif action == REFUSE:
            self.refuse(seat)
        else:
            self.end_interrupt()

    def show_card(self) -> None:
        """Count that a card of a hand was shown; with described hands it was known."""
        if not self.described:
            self.reveals += 1

    def draw(self, packed: int, kind: int) -> None:
        seat, number = a_of(packed), b_of(packed)
        self.deck[kind] -= 1
        self.hands[seat * len(KINDS) + kind] += 1
        self.reveals += 1
        if self.described:
            self.emit(DREW, seat, kind)
        else:
            self.emit(DREW, seat, kind, 0, 0, 2, BIT[seat])
        if number > 1:
            self.replace_top(frame(DRAW, CHANCE, seat, number - 1))
        else:
            self.pop()

    def pledge(self, packed: int, kind: int) -> None:
        seat = seat_of(packed)
        self.marked[seat * len(KINDS) + kind] += 1
        self.show_card()
        self.emit(PLEDGED, seat, kind)
        self.table_changed()
        self.replace_top(frame(kind_of(packed), seat, a_of(packed), kind))

    def end_interrupt(self) -> None:
        self.emit(DONE_WITH, seat_of(self.pop()))
        under = self.top()
        if kind_of(under) == DEMAND:
            self.replace_top(frame(DEMAND, seat_of(under), NEED, 0))

    def pay(self, seat: int) -> None:
        """Discard all marked cards; a surplus is lost."""  # R02
        for holder in range(self.seats):
            for kind in range(len(KINDS)):
                for _ in range(self.marked[holder * len(KINDS) + kind]):
                    self.lay_down(holder, kind)
        self.marked = [0] * len(self.marked)
        self.paid += 1
        self.emit(PAID, seat)
        self.end_turn(seat)

    def refuse(self, seat: int) -> None:
        """Pay nothing; Sauron comes nearer."""  # R32
        self.marked = [0] * len(self.marked)
        self.sauron -= 2
        self.emit(REFUSED, seat, self.sauron)
        self.end_turn(seat)

    def end_turn(self, seat: int) -> None:
        if self.sauron <= 0 or self.faced == DEMANDS:
            self.emit(ENDED)
            self.truncate(0)
            return
        following = (seat + 1) % self.seats
        self.emit(TURNED, following)
        self.table_changed()
        self.replace_top(frame(TURN, following))
        self.push(frame(DRAW, CHANCE, seat, 2))

    def go_on(self) -> None:
        """Continue after draws: an empty deck gives nothing."""  # R26
        while kind_of(self.top()) == DRAW and not sum(self.deck):
            self.pop()

    def all_can_see(self) -> bool:
        """Others see only whether a secret hand is empty, and at an interrupt whether the demand is met."""
        return (
            bool(self.described) or not self.free_cards(self.actor) or (kind_of(self.top()) == INTERRUPT and self.met())
        )

    # -- decisions, views and results ---------------------------------------------------------

    @property
    def decision(self) -> Decision:
        packed = self.top()
        kind = kind_of(packed)
        if not kind:
            return Decision("over", OVER, "", {})
        name, rule = {
            TURN: ("turn", ""),
            DEMAND: ("demand", "R32"),
            INTERRUPT: ("interrupt", "R34"),
            DRAW: ("draw", ""),
        }[kind]
        numbers = {"need": NEED, "pledged": self.pledged()} if kind in (DEMAND, INTERRUPT) else {}
        return Decision(name, seat_of(packed), rule, numbers)

    def open_part(self) -> dict[str, Any]:
        return {
            "sauron": self.sauron,
            "paid": self.paid,
            "faced": self.faced,
            "marked": self.marked[:],
            "discard": self.discard[:],
            "deck": sum(self.deck),
            "cards": [sum(self.hand_of(seat)) for seat in range(self.seats)],
            "hands": [self.hand_of(seat) for seat in range(self.seats)] if self.described else [],
        }

    def hand_of(self, seat: int) -> list[int]:
        return self.hands[seat * len(KINDS) : (seat + 1) * len(KINDS)]

    def secret_part(self, seat: int) -> Any:
        return self.hand_of(seat)

    def ending(self) -> str:
        if self.actor != OVER:
            return ""
        return "caught" if self.sauron <= 0 else "through"

    def result(self) -> float:
        return 1.0 if self.sauron > 0 else -1.0 + self.paid / (2 * DEMANDS)

    @property
    def options(self) -> dict[str, Any]:
        return {"described": bool(self.described)}


GAME = SketchGame(
    lambda options: Pledges(len(SEATS), None, described=options["described"]),
    id="pledges",
    seat_names=SEATS,
    actions=ACTIONS,
    chances=CHANCES,
    options=(Option("described", "flag", False, rule="R33"),),
    max_length=800,
)
