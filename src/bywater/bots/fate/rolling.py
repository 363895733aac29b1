"""After the dice: what a reroll, Valor or a friend's help is worth, and who falls."""

from typing import Final

from bywater.bots.fate.errands import Plan
from bywater.bots.fate.lore import REGION
from bywater.bots.fate.sight import RING_PRICE, Sight
from bywater.games.fate.actions import (
    AMBUSH_DIE,
    BOMBADIL,
    DEFY,
    DIE_BATTLE,
    DIE_SEARCH,
    DISREGARD,
    DONE,
    LOSE,
    NENYA,
    PASS,
    RANGER,
    REROLL_BATTLE,
    REROLL_SEARCH,
    SAMS_AID,
    SPARE,
    SPEND_VALOR,
    TURN_BATTLE,
    TURN_NUMBER,
    TURN_SEARCH,
)
from bywater.games.fate.board import RESISTANCE, VALOR
from bywater.games.fate.cards import ARAGORN, BALROG, EOWYN
from bywater.games.fate.dice import EXCHANGE, EXPOSED, NAZGUL_FACE, OVERRUN, ROUT, SLIP, WEARY

_BAD_FACES: Final = (WEARY, EXPOSED)


def choose_roll(plan: Plan) -> int:
    return _battle_roll(plan) if plan.sight.numbers["battle"] else _search_roll(plan)


# -- searches ---------------------------------------------------------------------------------


def _search_roll(plan: Plan) -> int:
    sight = plan.sight
    dice: list[int] = sight.view["dice"]
    bad = _bad(sight)
    lost = sum(dice[face] for face in bad)
    if not lost:
        return PASS
    search = sight.frame("search")
    last = search is not None and search[3] == 1
    left = sight.hope - lost
    if last and left > 0:
        return PASS  # it is enough
    face = next(face for face in bad if dice[face])
    free = sight.first_of(RANGER + face, PASS)
    if free != PASS:
        return free
    flame = TURN_SEARCH + int(TURN_NUMBER[face * 4 + SLIP])
    if flame in sight.open:
        return flame
    desperate = left <= 0
    aid = SAMS_AID + (0 if face == WEARY else 1)
    if aid in sight.open and (desperate or sight.hope <= 5 or sight.only_the_ring):
        return aid
    if BOMBADIL in sight.open and (desperate or lost >= 3):
        return BOMBADIL
    reroll = REROLL_SEARCH + face
    if reroll in sight.open:
        have = sight.symbols[sight.me][RESISTANCE]
        spare = have - RING_PRICE if sight.me == sight.bearer else have
        if desperate or last or (spare > 0 and (sight.hope <= 4 or not sight.missing_resistance())):
            return reroll
    return PASS


def _bad(sight: Sight) -> tuple[int, ...]:
    return (WEARY,) if sight.frodo in sight.havens else _BAD_FACES


# -- battles ----------------------------------------------------------------------------------


class Battle:
    """A battle as it would end now."""

    def __init__(self, sight: Sight) -> None:
        frame = sight.frame("battle")
        assert frame is not None
        self.sight = sight
        self.place = int(frame[2])
        self.haven = self.place in sight.havens
        self.captain = sight.where[ARAGORN] == self.place
        self.maiden = sight.where[EOWYN] == self.place
        self.ridden = sight.nazgul[REGION[self.place]] > 0 and not self.maiden

    def outcome(self, dice: list[int]) -> tuple[int, int]:
        """Armies of the Shadow and friends that would be left."""
        killed = dice[ROUT] * (2 if self.captain else 1) + dice[EXCHANGE]
        lost = dice[EXCHANGE] + (0 if self.haven else dice[OVERRUN]) + (2 * dice[NAZGUL_FACE] if self.ridden else 0)
        return max(0, self.sight.shadow[self.place] - killed), max(0, self.sight.garrison[self.place] - lost)

    def falls(self, dice: list[int]) -> bool:
        shadow, friends = self.outcome(dice)
        return self.haven and shadow > 0 and friends == 0

    def worth(self, dice: list[int]) -> float:
        shadow, friends = self.outcome(dice)
        return 0.5 * friends - 0.5 * shadow - (4.0 if self.falls(dice) else 0.0)


def _battle_roll(plan: Plan) -> int:
    sight = plan.sight
    battle = Battle(sight)
    dice: list[int] = sight.view["dice"]
    now = battle.worth(dice)
    falls = battle.falls(dice)
    best, gain = PASS, 0.0
    for face in range(4):
        if not dice[face]:
            continue
        routed = _turned(dice, face, ROUT)
        better = battle.worth(routed) - now
        chance = _rerolled(battle, dice, face) - now
        options = [
            (NENYA + face, chance - 0.05),
            (REROLL_BATTLE + face, chance - _resistance_price(sight, falls)),
            (TURN_BATTLE + int(TURN_NUMBER[face * 4 + ROUT]) if face != ROUT else -1, better - _valor_price(sight)),
            (AMBUSH_DIE + face, better - 0.9),
            (DEFY + face, 1.5 if battle.maiden and sight.nazgul[REGION[battle.place]] else -1.0),
            (BOMBADIL, 0.5 if falls and chance > 1.0 else -1.0),
        ]
        for code, value in options:
            if code in sight.open and value > gain:
                best, gain = code, value
    return best


def _turned(dice: list[int], face: int, into: int) -> list[int]:
    turned = list(dice)
    turned[face] -= 1
    turned[into] += 1
    return turned


def _rerolled(battle: Battle, dice: list[int], face: int) -> float:
    """What one must expect of a die that is rolled again."""
    chances = {ROUT: 2 / 6, EXCHANGE: 2 / 6, OVERRUN: 1 / 6, NAZGUL_FACE: 1 / 6}
    return sum(share * battle.worth(_turned(dice, face, into)) for into, share in chances.items())


def _resistance_price(sight: Sight, falls: bool) -> float:
    have = sight.symbols[sight.me][RESISTANCE]
    if sight.me == sight.bearer and have <= RING_PRICE:
        return 1.2 if falls and sight.hope <= 4 else 2.5
    return 0.6 if falls else 1.0


def _valor_price(sight: Sight) -> float:
    return 0.5 if sight.symbols[sight.me][VALOR] > 3 else 0.9


def choose_after_battle(plan: Plan) -> int:
    """Valor saves a haven, or finishes what an objective asks for."""
    sight = plan.sight
    place = Battle(sight).place
    valor = sight.symbols[sight.me][VALOR]
    shadow = sight.shadow[place]
    if place in sight.havens and not sight.garrison[place]:
        return SPEND_VALOR if valor >= shadow else PASS
    wanted = any(clear.place == place for clear in plan.needs.clears)
    captures = bool(plan.needs.seizes) or any(clear.place in sight.strongholds for clear in plan.needs.clears)
    spare = valor - (3 if captures else 0)
    if spare <= 0:
        return PASS
    if wanted or plan.threats.removal(place, 1) > 0.5:
        return SPEND_VALOR
    return PASS


def choose_loss(plan: Plan) -> int:
    """The people that is missed least: none that an objective counts on."""
    sight = plan.sight
    place = sight.numbers["place"]

    def missed(code: int) -> float:
        people = code - LOSE
        bound = plan.needs.bound.get((place, people), 0)
        wanted = any(hold.people == people for hold in plan.needs.holds)
        tight = sight.friends[place][people] <= bound
        return float((2.0 if tight else 0.0) + (0.5 if wanted else 0.0) - 0.1 * sight.supply[people])

    return min(sight.legal, key=lambda code: (missed(code), code))


def choose_picked_dice(plan: Plan) -> int:
    """Tom Bombadil: the worst dice, one after the other."""
    sight = plan.sight
    if sight.numbers["battle"]:
        faces = [NAZGUL_FACE, OVERRUN, EXCHANGE]
        first = int(DIE_BATTLE)
    else:
        faces = list(_bad(sight))
        first = int(DIE_SEARCH)
    return sight.first_of(*[first + face for face in sorted(faces)], DONE)


def choose_in_peril(plan: Plan) -> int:
    """Before the Balrog or Shelob: hope is spared while symbols last that are not needed more."""
    sight = plan.sight
    dice: list[int] = sight.view["dice"]
    lost = dice[OVERRUN] + 2 * dice[EXCHANGE] + 3 * dice[NAZGUL_FACE]
    for face in (NAZGUL_FACE, EXCHANGE, OVERRUN):
        if DISREGARD + face in sight.open and dice[face]:
            balrog = sight.numbers["objective"] == BALROG
            have = sight.symbols[sight.me][RESISTANCE if balrog else VALOR]
            spare = have - RING_PRICE if balrog and sight.me == sight.bearer else have
            if spare > 0 or lost >= sight.hope or face == NAZGUL_FACE:
                return DISREGARD + face
    return sight.first_of(SPARE, DONE)
