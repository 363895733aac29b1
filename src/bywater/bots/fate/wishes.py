"""What is worth doing at any time: events and abilities, each with the moment for it."""

from bywater.bots.fate.bearer import Bearer
from bywater.bots.fate.errands import Plan
from bywater.bots.fate.journeys import council_helps
from bywater.bots.fate.lore import NEIGHBOURS, REGION
from bywater.bots.fate.roads import FAR
from bywater.bots.fate.searches import search_dice
from bywater.bots.fate.worth import could_pay, symbol_worth, task_price, wanted_by_tasks
from bywater.games.fate.actions import DISTRACT, LADY, PLAY, SHOOT
from bywater.games.fate.board import (
    EDORAS,
    ELF,
    FANGORN_FOREST,
    FRIENDSHIP,
    ISENGARD,
    MINAS_MORGUL,
    MORDOR,
    NUM_PLACES,
    STEALTH,
    VALOR,
)
from bywater.games.fate.cards import (
    BOROMIR,
    CLOAKS,
    CONFLICTING,
    COUNCIL,
    EAGLES,
    ENTMOOT,
    FIRST_EVENT,
    FORESIGHT,
    FRODO,
    GALADRIEL,
    GIFTS,
    GOLLUM,
    INFIGHTING,
    LEGOLAS,
    LEMBAS,
    MERRY,
    PALANTIR,
    RED_ARROW,
    SIX,
    STAFF_BROKEN,
    TOM_BOMBADIL,
)


def wishes(plan: Plan, bearer: Bearer, seat: int) -> list[int]:
    """The codes a player would like to use now, the most wanted first. Not all of them may be open."""
    sight = plan.sight
    found: list[int] = []
    if sight.owner[MERRY] == seat and wants_distraction(plan, bearer):
        found.append(DISTRACT)
    if sight.owner[LEGOLAS] == seat:
        place = best_shot(plan, seat)
        if place >= 0:
            found.append(SHOOT + place)
    if sight.owner[GALADRIEL] == seat and seat != sight.bearer and sight.stealth(seat) >= 2:
        found.append(LADY)
    events = [card - FIRST_EVENT for card in sight.hands[seat] if card >= FIRST_EVENT]
    found += [PLAY + event for event in events if wants_event(plan, bearer, event)]
    return found


def wants_event(plan: Plan, bearer: Bearer, event: int) -> bool:
    sight = plan.sight
    if event == GIFTS:
        return True
    if event == TOM_BOMBADIL:
        return sight.hope <= 3
    if event == FORESIGHT:
        return sight.active == sight.bearer
    if event == LEMBAS:
        return wants_lembas(plan, bearer)
    if event == INFIGHTING:
        return infighting(plan)[1] >= 0.9
    if event == COUNCIL:
        return council_helps(plan)
    if event == EAGLES:
        return flight(plan) is not None
    if event == ENTMOOT:
        return ents_to(plan) >= 0
    if event == RED_ARROW:
        return arrow(plan) is not None
    if event == CONFLICTING:
        return orders(plan)[1] >= 1.2
    if event == PALANTIR:
        return bearer.setting_out and sight.nazgul[MORDOR] >= 2 and decoy(plan) >= 0
    if event == CLOAKS:
        return wants_cloaks(bearer)
    return False


# -- abilities --------------------------------------------------------------------------------


def wants_distraction(plan: Plan, bearer: Bearer) -> bool:
    """Nazgûl are lured away from where Frodo is or will be."""
    sight = plan.sight
    place = sight.where[MERRY]
    if place >= NUM_PLACES:
        return False
    region = REGION[place]
    friendship = sight.symbols[sight.owner[MERRY]][FRIENDSHIP]
    if not friendship or sight.nazgul[region] >= 4 or region in (sight.frodo_region, MORDOR):
        return False
    if bearer.setting_out and sight.nazgul[MORDOR] and (bearer.in_mordor or len(bearer.to_the_mountain) <= 4):
        return True
    spare = friendship - wanted_by_tasks(sight)[FRIENDSHIP]
    return spare > 0 and sight.nazgul[sight.frodo_region] >= 2 and sight.eye == sight.frodo_region


def best_shot(plan: Plan, seat: int) -> int:
    """Where Legolas should shoot; -1 if the Stealth is worth more."""
    sight = plan.sight
    here = sight.where[LEGOLAS]
    if here >= NUM_PLACES or not sight.stealth(seat):
        return -1
    targets = [place for place in (here, *NEIGHBOURS[here]) if sight.shadow[place]]
    if not targets:
        return -1

    def gain(place: int) -> float:
        last = sight.shadow[place] == 1 and any(clear.place == place for clear in plan.needs.clears)
        return plan.threats.removal(place, 1) + plan.shortage + (0.8 if last else 0.0)

    best = max(targets, key=lambda place: (gain(place), -place))
    price = 0.5 + symbol_worth(sight, seat, STEALTH, sight.stealth(seat))
    if sight.task_open(SIX):
        price = 0.0
    return best if gain(best) >= price else -1


# -- events -----------------------------------------------------------------------------------


def wants_lembas(plan: Plan, bearer: Bearer) -> bool:
    sight = plan.sight
    if sight.acting < 0:
        return False
    if bearer.setting_out and sight.active == sight.bearer:
        return sight.acting == FRODO
    if sight.holder(FIRST_EVENT + LEMBAS) == sight.bearer and sight.turns_left > 6:
        return False  # kept for the way through Mordor
    best = next((errand for errand in plan.errands(sight.acting) if not errand.once), None)
    return best is not None and best.rate >= 0.6


def infighting(plan: Plan) -> tuple[int, float]:
    """Where two armies of the Shadow are best removed, and what it is worth."""
    sight = plan.sight
    best, worth = -1, -1.0
    wanted = {clear.place for clear in plan.needs.clears}
    for place in range(NUM_PLACES):
        if sight.shadow[place]:
            count = min(2, sight.shadow[place])
            gain = plan.threats.removal(place, count)
            gain += 0.6 * count if place in wanted and sight.garrison[place] else 0.0
            if gain > worth:
                best, worth = place, gain
    return best, worth


def flight(plan: Plan) -> tuple[int, int] | None:
    """Who is far from where an objective only waits for somebody to come."""
    sight = plan.sight
    for meet, (payer, other, ripe) in plan.meeting.items():
        if ripe == 1.0:
            for character in (payer, other):
                if character != FRODO and plan.steps(character, meet.place) >= 4:
                    return character, meet.place
    for seize in plan.needs.seizes:
        if not sight.garrison[seize.place]:
            continue
        able = [n for n in sight.here if n not in (FRODO, GOLLUM) and seize.only in (-1, n)]
        able = [n for n in able if sight.symbols[sight.owner[n]][VALOR] >= (2 if n == BOROMIR else 3)]
        if able and min(plan.steps(n, seize.place) for n in able) >= 4:
            return able[0], seize.place
    for visit in plan.needs.visits:
        payable = could_pay(sight, sight.owner[visit.who], task_price(sight, visit.task))
        if visit.who != FRODO and payable and plan.steps(visit.who, visit.place) >= 5:
            return visit.who, visit.place
    return None


def ents_to(plan: Plan) -> int:
    """Where the Ents should march from Fangorn; -1 if it is not their time."""
    sight = plan.sight
    if sight.supply[ELF] < 2:
        return -1
    if sight.task_open(STAFF_BROKEN) and ISENGARD not in sight.havens:
        return ISENGARD
    havens = [place for place in NEIGHBOURS[FANGORN_FOREST] if place in sight.havens]
    best = max(havens, key=lambda place: (plan.threats.relief(place, 2), -place), default=-1)
    return best if best >= 0 and plan.threats.relief(best, 2) > 0.8 else -1


def arrow(plan: Plan) -> tuple[int, int] | None:
    """From which haven to which one armies should be called."""
    sight = plan.sight
    into = max(sight.havens, key=lambda place: (plan.threats.relief(place, 2), -place), default=-1)
    if into < 0 or plan.threats.relief(into, 2) < 0.8:
        return None
    sources = [place for place in sight.havens if place != into and sum(plan.spare(place)) >= 1]
    if not sources:
        return None
    return max(sources, key=lambda place: (sum(plan.spare(place)), -place)), into


def orders(plan: Plan) -> tuple[int, float]:
    """Where a whole host of the Shadow is best led astray, and what it is worth."""
    sight = plan.sight
    best, worth = -1, -1.0
    for place in range(NUM_PLACES):
        if sight.shadow[place] and astray(plan, place) >= 0:
            gain = plan.threats.removal(place, sight.shadow[place])
            if gain > worth:
                best, worth = place, gain
    return best, worth


def astray(plan: Plan, place: int) -> int:
    """The neighbour where these armies would do least harm."""
    sight = plan.sight
    ways = [n for n in NEIGHBOURS[place] if n not in sight.havens and n != sight.frodo and n != EDORAS]
    return min(ways, key=lambda n: (len(plan.threats.threatened_from(n)), sight.garrison[n], n), default=-1)


def decoy(plan: Plan) -> int:
    """Who draws the Eye and the Nazgûl away from Frodo."""
    sight = plan.sight
    able = [n for n in sight.here if REGION[sight.where[n]] not in (sight.frodo_region, MORDOR)]
    return max(able, key=lambda n: (plan.steps(n, MINAS_MORGUL) < FAR, plan.steps(n, MINAS_MORGUL), -n), default=-1)


def wants_cloaks(bearer: Bearer) -> bool:
    """Two steps without a search, when they lead into Mordor."""
    sight = bearer.sight
    if not bearer.setting_out or not bearer.to_the_mountain:
        return False
    return search_dice(sight, bearer.to_the_mountain[0]) >= 2 and sight.stealth(sight.bearer) >= 2
