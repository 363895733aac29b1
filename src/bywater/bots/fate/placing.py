"""What events, abilities and rewards ask for: places, characters, numbers, Nazgûl, cards in order."""

from bywater.bots.fate.bearer import Bearer
from bywater.bots.fate.errands import Plan
from bywater.bots.fate.lore import LINE_OF, LINES, NEIGHBOURS, ORDER_OF, REGIONS_APART
from bywater.bots.fate.sharing import shared_card
from bywater.bots.fate.wishes import arrow, astray, decoy, ents_to, flight, infighting, orders
from bywater.bots.fate.worth import card_worth, symbol_worth
from bywater.games.fate.actions import (
    AT,
    ATTACK,
    CARD,
    DISCARD,
    DISCARD_TOKEN,
    DONE,
    GIFT,
    HAND_TOKEN,
    NAZGUL_FROM,
    NAZGUL_STEP_INTO,
    NAZGUL_TO,
    NEXT,
    NEXT_SHADOW,
    NO,
    NUMBER,
    PASS,
    PREPARE,
    REMOVE_SHADOW,
    SHOOT,
    TAKE_PEOPLE,
    TRAVEL,
    WHEELS_ARMIES,
    WHEELS_HOPE,
    WHO,
    YES,
)
from bywater.games.fate.board import MORDOR, NUM_PEOPLES, NUM_SYMBOLS, RESISTANCE, STEALTH
from bywater.games.fate.cards import (
    FIRST_SKY,
    FRODO,
    NUM_CARDS,
    SHADOW_CARDS,
)
from bywater.games.fate.state import (
    AT_AID,
    AT_ARROW_FROM,
    AT_ARROW_TO,
    AT_CUNNING,
    AT_EAGLES,
    AT_ENTS,
    AT_GATHER_FROM,
    AT_INFIGHTING,
    AT_ORDERS_FROM,
    AT_ORDERS_TO,
    AT_WHEELS,
    COUNT_ORDERS,
    LOAD_ARROW,
    LOAD_GWAIHIR,
    SUMMON_DISTRACT,
    SUMMON_PALANTIR,
    WHO_CLOAKS,
    WHO_EAGLES,
    WHO_LEMBAS,
)


def choose_place(plan: Plan) -> int:
    sight = plan.sight
    what_for = sight.numbers["what_for"]
    about = sight.numbers["about"]
    if what_for == AT_ARROW_FROM:
        found = arrow(plan)
        return _at(plan, found[0] if found else -1)
    if what_for == AT_ARROW_TO:
        return max(sight.legal, key=lambda code: (plan.threats.relief(code - AT, 2), -code))
    if what_for == AT_INFIGHTING:
        return _at(plan, infighting(plan)[0])
    if what_for == AT_EAGLES:
        found = flight(plan)
        if found and found[0] == about:
            return _at(plan, found[1])
        return _at(plan, next((n for n in NEIGHBOURS[sight.where[about]] if n in sight.havens), -1))
    if what_for == AT_ENTS:
        place = ents_to_again(plan)
        return _at(plan, place) if place >= 0 else sight.first_of(PASS)
    if what_for == AT_ORDERS_FROM:
        return _at(plan, orders(plan)[0])
    if what_for == AT_ORDERS_TO:
        return _at(plan, astray(plan, about))
    if what_for == AT_CUNNING:
        place = astray(plan, about)
        if place >= 0 and plan.threats.removal(about, 1) > 0.05:
            return _at(plan, place)
        return sight.first_of(PASS)
    if what_for == AT_AID:
        return _best_aid(plan)
    if what_for == AT_WHEELS:
        spare = [code for code in sight.legal if sum(plan.spare(code - AT))]
        return min(spare or sight.legal, key=lambda code: (-plan.threats.relief(code - AT, -1), code))
    if what_for == AT_GATHER_FROM:
        return sight.first_of(DONE)
    return sight.first_of(PASS, DONE)


def ents_to_again(plan: Plan) -> int:
    """They stand in Fangorn by now, and the supply is smaller."""
    sight = plan.sight
    kept = list(sight.supply)
    sight.supply = [3] * NUM_PEOPLES
    place = ents_to(plan)
    sight.supply = kept
    return place


def _at(plan: Plan, place: int) -> int:
    return plan.sight.first_of(AT + place)


def _best_aid(plan: Plan) -> int:
    """An Elf army for whoever has use for it, if Arwen's place can spare one."""
    sight = plan.sight
    wanted = {hold.place for hold in plan.needs.holds if hold.people in (0, -1)}
    places = [code - AT for code in sight.legal if code >= AT]
    good = [place for place in places if place in wanted or plan.threats.relief(place, 1) > 0.3]
    return _at(plan, good[0]) if good else sight.first_of(PASS)


def choose_character(plan: Plan, bearer: Bearer) -> int:
    sight = plan.sight
    what_for = sight.numbers["what_for"]
    if what_for == WHO_LEMBAS:
        return sight.first_of(WHO + (FRODO if bearer.setting_out else sight.acting), WHO + sight.acting)
    if what_for == WHO_EAGLES:
        found = flight(plan)
        others = [code for code in sight.legal if code != WHO + FRODO]
        return sight.first_of(WHO + found[0]) if found else (others or sight.legal)[0]
    if what_for == WHO_CLOAKS:
        return sight.first_of(WHO + FRODO)
    return sight.first_of(WHO + decoy(plan))


def choose_number(plan: Plan) -> int:
    """As many as may be; hosts are led astray whole."""
    sight = plan.sight
    if sight.numbers["what_for"] == COUNT_ORDERS:
        return sight.legal[-1]
    return NUMBER + sight.numbers["most"] if NUMBER + sight.numbers["most"] in sight.open else sight.legal[-1]


def choose_load(plan: Plan) -> int:
    sight = plan.sight
    place = sight.numbers["place"]
    what_for = sight.numbers["what_for"]
    if what_for in (LOAD_ARROW, LOAD_GWAIHIR):
        for people in range(NUM_PEOPLES):
            for count in range(plan.spare(place)[people], 0, -1):
                code = int(TAKE_PEOPLE[people]) + count
                if code in sight.open:
                    return code
    return sight.first_of(DONE)


def choose_ride(plan: Plan, bearer: Bearer) -> int:
    """In Elven cloaks Frodo goes his way; horses are not for him."""
    sight = plan.sight
    if sight.numbers["alone"] == FRODO + 1 and bearer.to_the_mountain and bearer.only_shelob:
        return sight.first_of(TRAVEL + bearer.to_the_mountain[0], DONE)
    return sight.first_of(DONE)


def choose_attack(plan: Plan) -> int:
    """A battle that is offered beside a journey or an event."""
    sight = plan.sight
    value, dice = plan.attack_worth(sight.acting, sight.numbers["place"])
    return sight.first_of(ATTACK + dice, PASS) if value > 0.2 else sight.first_of(PASS)


# -- Nazgûl -----------------------------------------------------------------------------------


def choose_hunter(plan: Plan) -> int:
    """They come all the same: rather from Mordor, and by a region where Frodo will not be."""
    sight = plan.sight
    ahead = MORDOR

    def harm(code: int) -> tuple[int, int]:
        return -REGIONS_APART[int(NAZGUL_STEP_INTO[code - NAZGUL_TO])][ahead], code

    return min(sight.legal, key=harm)


def choose_summoned(plan: Plan, bearer: Bearer) -> int:
    sight = plan.sight
    what_for = sight.numbers["what_for"]
    regions = [code - NAZGUL_FROM for code in sight.legal if code >= NAZGUL_FROM]
    if what_for in (SUMMON_DISTRACT, SUMMON_PALANTIR):
        first = [MORDOR, sight.frodo_region] if bearer.setting_out else [sight.frodo_region]
        for region in first:
            if region in regions and region != sight.numbers["region"]:
                return NAZGUL_FROM + region
        if DONE in sight.open:
            return DONE
        return NAZGUL_FROM + max(regions, key=lambda region: (-REGIONS_APART[region][sight.frodo_region], region))
    # they must come from somewhere: rather from where Frodo is
    return NAZGUL_FROM + min(regions, key=lambda region: (REGIONS_APART[region][sight.frodo_region], region))


# -- cards ------------------------------------------------------------------------------------


def choose_wheels(plan: Plan) -> int:
    """Two cards of who misses them least, or two armies, or a hope."""
    sight = plan.sight
    spare = sum(sum(plan.spare(place)) for place in range(len(sight.garrison)) if sight.garrison[place])
    options = [(1.3 if sight.hope > 2 else 9.0, WHEELS_HOPE), (0.8 if spare >= 2 else 2.5, WHEELS_ARMIES)]
    for code in sight.legal:
        if code > WHEELS_HOPE:
            seat = code - WHEELS_HOPE - 1
            held = sorted(card_worth(sight, seat, card) for card in sight.hands[seat])
            held += [9.0, 9.0]
            options.append((held[0] + held[1], code))
    options.sort()
    return sight.first_of(*[code for _, code in options])


def choose_discard(plan: Plan) -> int:
    """So many go, in ascending order: the first of the least."""
    sight = plan.sight
    count = sight.numbers.get("count", 1)

    def worth(code: int) -> float:
        if code >= DISCARD_TOKEN:
            symbol = code - DISCARD_TOKEN
            return symbol_worth(sight, sight.me, symbol, sight.symbols[sight.me][symbol]) + 0.05
        return card_worth(sight, sight.me, code - DISCARD)

    least = sorted(sight.legal, key=lambda code: (worth(code), code))[:count]
    return min(least)


def choose_hand_full(plan: Plan, wished: list[int]) -> int:
    """Events that are of use are played; else the least card goes."""
    sight = plan.sight
    for code in wished:
        if code in sight.open and code < SHOOT:
            return code
    if DONE in sight.open:
        return DONE
    cards = [code for code in sight.legal if DISCARD <= code < DISCARD + NUM_CARDS]
    return min(cards, key=lambda code: (card_worth(sight, sight.me, code - DISCARD), code))


def choose_trade(plan: Plan) -> int:
    sight = plan.sight
    cards = [code - CARD for code in sight.legal]
    return CARD + shared_card(plan, cards, sight.numbers["other"], bool(sight.numbers["given"]))


def choose_foreseen(plan: Plan) -> int:
    sight = plan.sight
    cards = [code for code in sight.legal if code >= CARD]
    if not cards:
        return sight.first_of(PASS)
    return max(cards, key=lambda code: (card_worth(sight, sight.me, code - CARD), -code))


def choose_order(plan: Plan) -> int:
    """What the next player has most use for comes first, and dark skies last."""
    sight = plan.sight

    def worth(code: int) -> float:
        card = code - NEXT
        if card >= FIRST_SKY:
            return -1.0
        return card_worth(sight, sight.active, card)

    return max(sight.legal, key=lambda code: (worth(code), -code))


def choose_spied(plan: Plan) -> int:
    """The worst of the next shadow cards leave the game."""
    sight = plan.sight

    def harm(name: str) -> float:
        line = LINE_OF[name]
        if line < 0:
            return 0.5
        return sum(plan.threats.danger[place] for place in LINES[line]) + (0.3 if ORDER_OF[name] == 0 else 0.0)

    removable = [code for code in sight.legal if REMOVE_SHADOW <= code < REMOVE_SHADOW + len(SHADOW_CARDS)]
    if removable:
        return max(removable, key=lambda code: (harm(SHADOW_CARDS[code - REMOVE_SHADOW]), -code))
    following = [code for code in sight.legal if NEXT_SHADOW <= code < NEXT_SHADOW + len(SHADOW_CARDS)]
    if following:
        return min(following, key=lambda code: (harm(SHADOW_CARDS[code - NEXT_SHADOW]), code))
    return sight.first_of(DONE)


def choose_gift(plan: Plan) -> int:
    """What the bearer lacks; Stealth if it is not Resistance."""
    sight = plan.sight
    symbol = RESISTANCE if sight.missing_resistance() else STEALTH
    return sight.first_of(GIFT + sight.bearer * NUM_SYMBOLS + symbol)


def choose_handing(plan: Plan) -> int:
    """At the Council a token goes to the bearer."""
    sight = plan.sight
    if sight.me == sight.bearer:
        return sight.first_of(PASS)
    first = HAND_TOKEN + sight.bearer * NUM_SYMBOLS
    return sight.first_of(first + RESISTANCE, first + STEALTH, PASS)


def choose_free_preparing(plan: Plan) -> int:
    sight = plan.sight
    cards = [code for code in sight.legal if code >= PREPARE]
    if not cards or sight.hand_size(sight.me) < 5:
        return sight.first_of(PASS)
    return max(cards, key=lambda code: (card_worth(sight, sight.me, code - PREPARE), -code))


def choose_may(plan: Plan) -> int:
    """Rewards are taken."""
    return plan.sight.first_of(YES, NO)
