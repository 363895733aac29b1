"""Travel as one decision after another: pick the road, then who comes along, then pay; then perhaps a search.

Frodo must come from Rivendell to Lórien before hope or time runs out. Hands are open. A companion of another
player comes only with that player's consent. Nothing is spent before road, company, consent and the whole cost are
settled.
"""

from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Any, ClassVar

from mypy_extensions import i64

from bywater.core.bits import BIT, bit_count, lowest_bit
from bywater.core.decision import Decision
from bywater.core.frames import a_of, b_of, frame, kind_of, seat_of
from bywater.core.message import Message
from bywater.core.seats import CHANCE, OVER

from .table import TURN, Sketch, SketchGame

SEATS = ("first", "second", "third")

SYMBOLS = ("friendship", "valor", "stealth", "resistance")
FRIENDSHIP, VALOR, STEALTH, RESISTANCE = range(4)

PLACES = ("rivendell", "hollin", "moria", "gladden_fields", "carrock", "lorien")
RIVENDELL, HOLLIN, MORIA, GLADDEN_FIELDS, CARROCK, LORIEN = range(6)
RHUDAUR, MISTY_MOUNTAINS, MORDOR = range(3)
REGION = (RHUDAUR, RHUDAUR, MISTY_MOUNTAINS, MISTY_MOUNTAINS, MISTY_MOUNTAINS, MISTY_MOUNTAINS)
HAVENS = (RIVENDELL, LORIEN)
ROADS: dict[tuple[int, int], list[int]] = {
    (RIVENDELL, HOLLIN): [],
    (RIVENDELL, CARROCK): [STEALTH],
    (HOLLIN, GLADDEN_FIELDS): [RESISTANCE],
    (HOLLIN, MORIA): [FRIENDSHIP],
    (MORIA, GLADDEN_FIELDS): [],
    (GLADDEN_FIELDS, CARROCK): [],
    (GLADDEN_FIELDS, LORIEN): [],
}

HEROES = ("frodo", "legolas", "aragorn", "gimli", "arwen", "gandalf")
FRODO, LEGOLAS, ARAGORN, GIMLI, ARWEN, GANDALF = range(6)
PLAYER = (0, 0, 1, 1, 2, 2)

# Things to spend: a card for each of two regions and four symbols, then tokens by symbol.
CARDS = tuple(f"{region}_{symbol}" for region in ("rhudaur", "misty") for symbol in SYMBOLS)
ITEMS = (*CARDS, *[f"token_{symbol}" for symbol in SYMBOLS])
SYMBOL_OF = (*range(4), *range(4), *range(4))

MAX_ARMIES = 3
MAX_DICE = 7
TURNS = 9

# A search is one throw: how many dice show each of these.
FACES = ("slip", "weary", "exposed", "recall")
SLIP, WEARY, EXPOSED, RECALL = range(4)
SIDES = (2, 2, 1, 1)  # of six
THROWS = [
    tuple(dice.count(face) for face in range(len(FACES)))
    for number in range(1, MAX_DICE + 1)
    for dice in combinations_with_replacement(range(len(FACES)), number)
]

# The kinds of decisions, and of frames that continue without one (TRAVEL, SEARCH, SHOT).
TRAVEL = 2  # a: the next step
COMPANIONS = 3  # b: the lowest hero that may be named now
ARMIES = 4
CONSENT = 5  # a: the players that are prompted later (a window)
SNEAK = 6
PAYING = 7  # b: the lowest item that may be chosen now
SEARCH = 8  # a: the next step
THROW_DICE = 9  # a: how many dice
REROLL = 10  # a: the seats prompted later (a window)
SHOT = 11
INTERRUPT = 12
DEAL = 13  # a: who gets a card, b: how many

# The steps of a journey and of a search.
ASK_COMPANIONS, ASK_ARMIES, ASK_CONSENT, ASK_STEALTH, ASK_PAYMENT, DEPART = range(6)
THROW, ASK_REROLL, ONE_MORE, RESULT = range(4)

# What happened.
DREW, PICKED, NAMED, MARCHED, AGREED, STAYED, HID, CHOSE, SPENT, MOVED, LED, THREW, REROLLED, PASSED = range(1, 15)
HOPE, SENT, RESTED, INTERRUPTED, DONE_WITH, SHOOTS, TURNED, ENDED = range(15, 23)

ACTIONS = [
    *[f"travel {hero} {place}" for hero in HEROES for place in PLACES],
    "rest",
    *[f"with {hero}" for hero in HEROES],
    *[f"armies {number}" for number in range(MAX_ARMIES + 1)],
    "come",
    "stay",
    "sneak",
    "risk",
    *[f"spend {item}" for item in ITEMS],
    *[f"reroll {face}" for face in FACES],
    "pass",
    "shoot",
    *[f"interrupt {seat}" for seat in SEATS],
    "done",
]
CHANCES = [
    *[f"deal {card}" for card in CARDS],
    *["dice " + "-".join(str(count) for count in dice) for dice in THROWS],
]
TRAVEL_TO = 0
REST = ACTIONS.index("rest")
WITH = ACTIONS.index("with frodo")
MARCH = ACTIONS.index("armies 0")
COME = ACTIONS.index("come")
STAY = ACTIONS.index("stay")
SNEAKS = ACTIONS.index("sneak")
RISKS = ACTIONS.index("risk")
SPEND = ACTIONS.index(f"spend {ITEMS[0]}")
REROLLS = ACTIONS.index("reroll slip")
PASS = ACTIONS.index("pass")
SHOOT = ACTIONS.index("shoot")
INTERRUPT_OF = ACTIONS.index("interrupt first")
DONE = ACTIONS.index("done")
NUM_ACTIONS = len(ACTIONS)
FIRST_THROW = NUM_ACTIONS + len(CARDS)


def road(start: int, goal: int) -> list[int] | None:
    """The symbols that this road costs, both ways alike; None if there is none."""
    return ROADS.get((min(start, goal), max(start, goal)))


def chance_of(dice: tuple[int, ...]) -> float:
    """The probability of these numbers of each face when all dice are thrown at once."""
    ways = factorial(sum(dice)) / prod(factorial(count) for count in dice)
    return ways * prod((side / 6) ** count for side, count in zip(SIDES, dice, strict=True))


class Companions(Sketch):
    game_id: ClassVar[str] = "companions"
    num_actions: ClassVar[int] = NUM_ACTIONS
    parts: ClassVar[tuple[str, ...]] = (
        "at",
        "armies",
        "shadow",
        "nazgul",
        "held",
        "deck",
        "hope",
        "turns",
        "traveller",
        "goal",
        "company",
        "asking",
        "marching",
        "sneaking",
        "need",
        "chosen",
        "dice",
    )

    def __init__(self, seats: int, source: Sketch | None) -> None:
        if source is None:
            self.at = [RIVENDELL, RIVENDELL, RIVENDELL, HOLLIN, RIVENDELL, HOLLIN]
            self.armies = [2, 1, 0, 0, 0, 1]
            self.shadow = [0, 0, 2, 0, 0, 0]
            self.nazgul = [1, 3, 2]
            # what each seat can spend, per item; it begins with one or two tokens
            self.held = [0] * (len(SEATS) * len(ITEMS))
            for seat, symbol in ((0, STEALTH), (0, STEALTH), (1, RESISTANCE), (2, FRIENDSHIP)):
                self.held[seat * len(ITEMS) + len(CARDS) + symbol] += 1
            self.deck = (1 << len(CARDS)) - 1
            self.hope = 4
            self.turns = 0
            # the journey that is being prepared
            self.traveller = 0
            self.goal = 0
            self.company = 0  # who comes along, as a mask
            self.asking = 0  # those of them whose players have not answered yet
            self.marching = 0  # armies
            self.sneaking = 0  # Frodo's extra Stealth is paid
            # the payment that is being chosen, and the dice that lie on the table: only one of each is ever open
            self.need = [0] * len(SYMBOLS)
            self.chosen = [0] * len(ITEMS)
            self.dice = [0] * len(FACES)
        super().__init__(seats, source)

    def begin(self) -> None:
        self.push(frame(TURN, 0))
        for seat in reversed(range(self.seats)):
            self.push(frame(DEAL, CHANCE, seat, 2))

    # -- places and costs --------------------------------------------------------------------

    def others_at(self, place: int) -> list[int]:
        return [hero for hero in range(len(HEROES)) if self.at[hero] == place and hero != self.traveller]

    def holds(self, seat: int, item: int) -> int:
        return self.held[seat * len(ITEMS) + item]

    def holdings(self, seat: int) -> list[int]:
        return self.held[seat * len(ITEMS) : (seat + 1) * len(ITEMS)]

    def symbols(self, seat: int, first: int = 0) -> list[int]:
        """How many of each symbol this seat could still choose, from this item on."""
        found = [0] * len(SYMBOLS)
        for item in range(first, len(ITEMS)):
            found[SYMBOL_OF[item]] += self.holds(seat, item) - self.chosen[item]
        return found

    def can_pay(self, seat: int, cost: list[int]) -> bool:
        have = self.symbols(seat)
        return all(have[symbol] >= cost.count(symbol) for symbol in range(len(SYMBOLS)))

    def cost(self, sneaking: int) -> list[int]:
        """The road, and one more Stealth if Frodo is to travel unseen."""
        symbols = road(self.at[self.traveller], self.goal) or []
        return [*symbols, *([STEALTH] if sneaking else [])]

    def frodo_travels(self) -> bool:
        return self.traveller == FRODO or bool(self.company & BIT[FRODO])

    def dice_against_frodo(self) -> int:
        place = self.at[FRODO]
        return min(MAX_DICE, self.nazgul[REGION[place]] + self.shadow[place])

    # -- what may be chosen -------------------------------------------------------------------

    def codes(self) -> list[int]:
        packed = self.top()
        kind, seat = kind_of(packed), seat_of(packed)
        if kind == TURN:
            return self.turn_codes(seat)
        if kind == COMPANIONS:
            heroes = self.others_at(self.at[self.traveller])
            return [WITH + hero for hero in heroes if hero >= b_of(packed)] + [DONE]
        if kind == ARMIES:
            return [MARCH + n for n in range(min(self.armies[self.at[self.traveller]], MAX_ARMIES) + 1)]
        if kind == CONSENT:
            return [COME, STAY]
        if kind == SNEAK:
            return [SNEAKS, RISKS]
        if kind == PAYING:
            return [SPEND + item for item in self.payable(packed)]
        if kind == REROLL:
            return [*[REROLLS + face for face in range(len(FACES)) if self.dice[face]], PASS]
        return [*([SHOOT] if self.may_shoot(seat) else []), DONE]

    def turn_codes(self, seat: int) -> list[int]:
        out = []
        for hero in range(len(HEROES)):
            for place in range(len(PLACES)):
                symbols = road(self.at[hero], place)
                # A road is listed only if it can be paid; Stealth for Frodo is optional.
                if PLAYER[hero] == seat and symbols is not None and self.can_pay(seat, symbols):
                    out.append(TRAVEL_TO + hero * len(PLACES) + place)
        out.append(REST)
        if self.may_shoot(seat):
            out.append(SHOOT)
        speakers = sum(BIT[other] for other in range(self.seats) if self.may_shoot(other))
        return out + [INTERRUPT_OF + other for other in range(self.seats) if self.interrupts(speakers) >> other & 1]

    def may_shoot(self, seat: int) -> bool:
        """Legolas, at any quiet moment: one Stealth, and a Nazgûl of his region is sent to Mordor."""
        return PLAYER[LEGOLAS] == seat and self.nazgul[REGION[self.at[LEGOLAS]]] > 0 and self.can_pay(seat, [STEALTH])

    def payable(self, packed: int) -> list[int]:
        """Items that pay something still wanted, so that they and those after them can pay the rest."""
        seat = seat_of(packed)
        found = []
        for item in range(b_of(packed), len(ITEMS)):
            symbol = SYMBOL_OF[item]
            if self.holds(seat, item) > self.chosen[item] and self.need[symbol]:
                later = self.symbols(seat, item)
                if all(later[other] >= self.need[other] for other in range(len(SYMBOLS))):
                    found.append(item)
        return found

    def out_of_turn_seat(self, action: i64) -> i64:
        if INTERRUPT_OF <= action < INTERRUPT_OF + self.seats:
            return action - INTERRUPT_OF
        if action == DONE and kind_of(self.top()) == INTERRUPT:
            return self.interrupted_seat()
        return self.actor

    def reason(self, action: int, seat: int) -> Message:
        if action < REST:
            hero, place = divmod(action - TRAVEL_TO, len(PLACES))
            if kind_of(self.top()) != TURN:
                return Message("why-not-now")
            if PLAYER[hero] != seat:
                return Message("why-not-yours", {"hero": f"hero-{HEROES[hero]}"})
            if road(self.at[hero], place) is None:
                return Message(
                    "why-no-road", {"from": f"place-{PLACES[self.at[hero]]}", "to": f"place-{PLACES[place]}"}
                )
            return Message("why-road-too-dear", {"to": f"place-{PLACES[place]}"})
        return Message("why-not-now")

    # -- chance -------------------------------------------------------------------------------

    @property
    def chance_source(self) -> str:
        return "search-dice" if kind_of(self.top()) == THROW_DICE else "player-deck"

    def chances(self) -> list[tuple[int, float]]:
        if self.actor != CHANCE:
            return []
        if kind_of(self.top()) == THROW_DICE:
            number = a_of(self.top())
            return [(FIRST_THROW + n, chance_of(dice)) for n, dice in enumerate(THROWS) if sum(dice) == number]
        left = bit_count(self.deck)
        return [(NUM_ACTIONS + card, 1 / left) for card in range(len(CARDS)) if self.deck >> card & 1]

    # -- what happens -------------------------------------------------------------------------

    def carry_out(self, action: int) -> None:
        packed = self.top()
        kind, seat = kind_of(packed), seat_of(packed)
        if kind == DEAL:
            self.deal(packed, action - NUM_ACTIONS)
        elif kind == THROW_DICE:
            self.throw(THROWS[action - FIRST_THROW])
        elif action < REST:
            self.traveller, self.goal = divmod(action - TRAVEL_TO, len(PLACES))
            self.company = self.asking = self.marching = self.sneaking = 0
            self.emit(PICKED, self.traveller, self.goal)
            self.push(frame(TRAVEL, seat, ASK_COMPANIONS))
        elif action == REST:
            self.emit(RESTED, seat)
            self.end_turn(seat)
            if self.height and self.deck:
                self.push(frame(DEAL, CHANCE, seat, 1))
        elif WITH <= action < WITH + len(HEROES):
            hero = action - WITH
            self.company |= BIT[hero]
            self.emit(NAMED, hero)
            self.replace_top(frame(COMPANIONS, seat, 0, hero + 1))
        elif MARCH <= action <= MARCH + MAX_ARMIES:
            self.marching = action - MARCH
            self.emit(MARCHED, self.marching)
            self.pop()
        elif action in (COME, STAY):
            self.answer_consent(seat, action)
        elif action in (SNEAKS, RISKS):
            self.sneaking = int(action == SNEAKS)
            self.emit(HID, self.sneaking)
            self.pop()
        elif SPEND <= action < SPEND + len(ITEMS):
            self.choose_item(packed, action - SPEND)
        elif REROLLS <= action < REROLLS + len(FACES):
            self.take_up_die(seat, action - REROLLS)
        elif action == PASS:
            self.emit(PASSED, seat)
            self.pass_window()
        elif action == SHOOT:
            self.emit(SHOOTS, seat)
            self.push(frame(SHOT, seat))
            self.ask_payment(seat, [STEALTH])
        elif INTERRUPT_OF <= action < INTERRUPT_OF + self.seats:
            self.emit(INTERRUPTED, action - INTERRUPT_OF)
            self.push_interrupt(INTERRUPT, action - INTERRUPT_OF)
        else:
            self.emit(DONE_WITH, seat)
            self.pop()

    def deal(self, packed: int, card: int) -> None:
        seat, number = a_of(packed), b_of(packed)
        self.deck &= ~BIT[card]
        self.held[seat * len(ITEMS) + card] += 1
        self.reveals += 1
        self.emit(DREW, seat, card)
        if number > 1:
            self.replace_top(frame(DEAL, CHANCE, seat, number - 1))
        else:
            self.pop()

    # -- a journey ----------------------------------------------------------------------------

    def run_travel(self, packed: int) -> None:
        """Run one step after the other; a step that needs an answer pushes its decision."""
        seat, step = seat_of(packed), a_of(packed)
        start = self.at[self.traveller]
        self.replace_top(frame(TRAVEL, seat, step + 1))
        if step == ASK_COMPANIONS:
            if self.others_at(start):
                self.push(frame(COMPANIONS, seat))
        elif step == ASK_ARMIES:
            if self.armies[start]:
                self.push(frame(ARMIES, seat))
        elif step == ASK_CONSENT:
            self.ask_consent(seat)
        elif step == ASK_STEALTH:
            if self.frodo_travels() and self.can_pay(seat, self.cost(1)):
                self.push(frame(SNEAK, seat))
        elif step == ASK_PAYMENT:
            self.ask_payment(seat, self.cost(self.sneaking))
        else:
            self.pop()
            self.depart(seat)

    def ask_consent(self, seat: int) -> None:
        """Prompt the players of the companions, hero by hero."""
        players = 0
        for hero in range(len(HEROES)):
            if self.company & BIT[hero] and PLAYER[hero] != seat:
                self.asking |= BIT[hero]
                players |= BIT[PLAYER[hero]]
        self.open_window(CONSENT, players, seat)

    def asked_about(self) -> int:
        """The hero of the current prompt: the first one of this seat without an answer."""
        seat = self.actor
        return lowest_bit(sum(BIT[h] for h in range(len(HEROES)) if self.asking & BIT[h] and PLAYER[h] == seat))

    def answer_consent(self, seat: int, action: int) -> None:
        """Apply an answer; a companion who refuses stays behind, and the journey continues."""
        hero = self.asked_about()
        self.asking &= ~BIT[hero]
        if action == STAY:
            self.company &= ~BIT[hero]
        self.emit(AGREED if action == COME else STAYED, hero)
        if not any(self.asking & BIT[other] and PLAYER[other] == seat for other in range(len(HEROES))):
            self.pass_window()

    def depart(self, seat: int) -> None:
        """Carry out the journey after all choices, consents and payments."""
        start = self.at[self.traveller]
        for hero in range(len(HEROES)):
            if hero == self.traveller or self.company & BIT[hero]:
                self.at[hero] = self.goal
                self.emit(MOVED, hero, self.goal)
        self.armies[start] -= self.marching
        self.armies[self.goal] += self.marching
        self.emit(LED, start, self.goal, self.marching)
        self.table_changed()
        searched = self.frodo_travels() and not self.sneaking
        self.end_turn(seat)
        if self.height and searched and self.dice_against_frodo():
            self.push(frame(SEARCH, seat, THROW))

    # -- paying -------------------------------------------------------------------------------

    def ask_payment(self, seat: int, cost: list[int]) -> None:
        self.need = [cost.count(symbol) for symbol in range(len(SYMBOLS))]
        if cost:
            self.push(frame(PAYING, seat))

    def choose_item(self, packed: int, item: int) -> None:
        """Mark one more item; all marked items are spent when the payment is complete."""
        seat = seat_of(packed)
        self.chosen[item] += 1
        self.need[SYMBOL_OF[item]] -= 1
        self.emit(CHOSE, seat, item)
        if any(self.need):
            self.replace_top(frame(PAYING, seat, 0, item))
            return
        self.pop()
        for number, count in enumerate(self.chosen):
            if count:
                self.held[seat * len(ITEMS) + number] -= count
                self.emit(SPENT, seat, number, count)
        self.chosen = [0] * len(ITEMS)
        self.table_changed()

    # -- a search -----------------------------------------------------------------------------

    def run_search(self, packed: int) -> None:
        seat, step = seat_of(packed), a_of(packed)
        if step == THROW:
            self.dice = [0] * len(FACES)
            self.replace_top(frame(SEARCH, seat, ASK_REROLL))
            self.push(frame(THROW_DICE, CHANCE, self.dice_against_frodo()))
        elif step == ASK_REROLL:
            self.replace_top(frame(SEARCH, seat, RESULT))
            self.open_window(REROLL, self.who_could_reroll(), seat)
        elif step == ONE_MORE:
            self.replace_top(frame(SEARCH, seat, ASK_REROLL))
            self.push(frame(THROW_DICE, CHANCE, 1))
        else:
            self.pop()
            self.suffer()

    def who_could_reroll(self) -> int:
        """The players of heroes beside Frodo who can spend a Resistance; hands are open, so only they are prompted."""
        mask = 0
        for hero in range(len(HEROES)):
            if self.at[hero] == self.at[FRODO] and self.can_pay(PLAYER[hero], [RESISTANCE]):
                mask |= BIT[PLAYER[hero]]
        return mask

    def throw(self, dice: tuple[int, ...]) -> None:
        self.pop()
        self.dice = [lying + more for lying, more in zip(self.dice, dice, strict=True)]
        self.reveals += 1
        self.emit(THREW, *dice)

    def take_up_die(self, seat: int, face: int) -> None:
        """Reroll a die for one Resistance, and prompt all seats again."""
        self.dice[face] -= 1
        self.emit(REROLLED, seat, face)
        self.pop()
        search = self.top()
        self.replace_top(frame(SEARCH, seat_of(search), ONE_MORE))
        self.ask_payment(seat, [RESISTANCE])

    def suffer(self) -> None:
        """Each weary die costs a hope, each exposed one too outside a haven; each recall sends a Nazgûl home."""
        place = self.at[FRODO]
        loss = self.dice[WEARY] + (0 if place in HAVENS else self.dice[EXPOSED])
        self.send_home(REGION[place], self.dice[RECALL])
        self.dice = [0] * len(FACES)
        self.hope = max(0, self.hope - loss)
        self.emit(HOPE, self.hope)
        self.table_changed()
        self.see_if_over()

    def send_home(self, region: int, number: int) -> None:
        sent = min(number, self.nazgul[region])
        self.nazgul[region] -= sent
        self.nazgul[MORDOR] += sent
        self.emit(SENT, region, sent)

    # -- procedures --------------------------------------------------------------------------

    def go_on(self) -> None:
        while self.height:
            packed = self.top()
            kind = kind_of(packed)
            if kind == TRAVEL:
                self.run_travel(packed)
            elif kind == SEARCH:
                self.run_search(packed)
            elif kind == SHOT:
                self.pop()
                self.send_home(REGION[self.at[LEGOLAS]], 1)
            else:
                if kind == TURN:
                    self.see_if_over()
                return

    def all_can_see(self) -> bool:
        return True

    def see_if_over(self) -> bool:
        if self.hope and self.turns < TURNS and not self.frodo_is_home():
            return False
        if self.height:
            self.emit(ENDED)
            self.truncate(0)
        return True

    def frodo_is_home(self) -> bool:
        """Whether Frodo is in Lórien and no search is pending."""
        return self.at[FRODO] == LORIEN and kind_of(self.top()) != SEARCH

    def end_turn(self, seat: int) -> None:
        self.turns += 1
        following = (seat + 1) % self.seats
        self.emit(TURNED, following)
        self.table_changed()
        self.truncate(0)
        self.push(frame(TURN, following))

    # -- decisions, views and results ---------------------------------------------------------

    @property
    def decision(self) -> Decision:
        packed = self.top()
        kind = kind_of(packed)
        if not packed:
            return Decision("over", OVER, "", {})
        name = {
            TURN: "turn",
            COMPANIONS: "companions",
            ARMIES: "armies",
            CONSENT: "consent",
            SNEAK: "sneak",
            PAYING: "pay",
            THROW_DICE: "search",
            REROLL: "reroll",
            INTERRUPT: "interrupt",
            DEAL: "deal",
        }[kind]
        numbers: dict[str, int] = {}
        if kind in (COMPANIONS, ARMIES, CONSENT, SNEAK):
            numbers = {"hero": self.traveller, "place": self.goal}
        if kind == CONSENT:
            numbers["companion"] = self.asked_about()
        if kind == PAYING:
            numbers = {symbol: self.need[number] for number, symbol in enumerate(SYMBOLS) if self.need[number]}
        return Decision(name, seat_of(packed), "", numbers)

    def open_part(self) -> dict[str, Any]:
        """Everything: only the order of the deck is unknown, and it is not stored."""
        return self.part_values()

    def ending(self) -> str:
        if self.actor != OVER:
            return ""
        return "home" if self.hope and self.at[FRODO] == LORIEN else "lost"

    def result(self) -> float:
        return 1.0 if self.ending() == "home" else -1.0 + self.hope / 16


GAME = SketchGame(
    lambda _: Companions(len(SEATS), None),
    id="companions",
    seat_names=SEATS,
    actions=ACTIONS,
    chances=CHANCES,
    max_length=600,
)
