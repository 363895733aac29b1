"""On the way: who comes along, who agrees, and whether to hide from a search."""

from bywater.bots.fate.acting import all_errands
from bywater.bots.fate.bearer import Bearer
from bywater.bots.fate.errands import Errand, Plan
from bywater.bots.fate.roads import toll
from bywater.bots.fate.searches import search_cost
from bywater.bots.fate.worth import could_pay, task_price
from bywater.games.fate.actions import (
    BE_SEARCHED,
    DONE,
    GO_ON,
    NO,
    PASS,
    PUT_ON,
    TAKE_ALONG,
    TAKE_PEOPLE,
    TRAVEL,
    USE_STEALTH,
    YES,
)
from bywater.games.fate.board import FANGORN_FOREST, NUM_PEOPLES, RIVENDELL, STEALTH
from bywater.games.fate.cards import BLESSING, FRODO, MERRY, NUM_CHARACTERS
from bywater.games.fate.state import TO_COUNCIL, TO_TRAVEL


def errand_behind(plan: Plan, bearer: Bearer, leader: int, into: int) -> Errand | None:
    """The errand that a journey belongs to: the best that begins with this step."""
    return next((e for e in all_errands(plan, bearer, leader) if e.code == TRAVEL + into), None)


def choose_company(plan: Plan, bearer: Bearer) -> int:
    sight = plan.sight
    least = int(sight.top[2])
    if sight.numbers["what_for"] == TO_TRAVEL:
        journey = sight.frame("journey")
        assert journey is not None
        errand = errand_behind(plan, bearer, int(journey[5]), int(journey[4]))
        company = (*(errand.company if errand else ()), *fellows(plan, bearer, int(journey[5]), int(journey[4])))
        load = errand.load if errand else (0,) * NUM_PEOPLES
        extra = plan.on_the_way(_from(plan), int(journey[4]))
        load = tuple(max(one, other) for one, other in zip(load, extra, strict=True))
    else:
        company = council(plan) if sight.numbers["what_for"] == TO_COUNCIL else ()
        load = (0,) * NUM_PEOPLES
    for character in sorted(company):
        if character >= least and TAKE_ALONG + character in sight.open:
            return TAKE_ALONG + character
    for people in range(NUM_PEOPLES):
        if load[people] and NUM_CHARACTERS + people >= least:
            code = int(TAKE_PEOPLE[people]) + min(load[people], sight.friends[_from(plan)][people])
            if code in sight.open:
                return code
    return DONE


def fellows(plan: Plan, bearer: Bearer, leader: int, into: int) -> tuple[int, ...]:
    """Those who would go the same way on their own errands."""
    sight = plan.sight
    found = []
    for other in sight.at(sight.where[leader]):
        if other in (leader, FRODO):
            continue
        if other == MERRY and leader == FRODO and not plan.awaited(MERRY):
            found.append(other)  # there will be songs
            continue
        going = [e for e in all_errands(plan, bearer, other) if not e.once]
        if going and going[0].code == TRAVEL + into and going[0].rate > 0.1:
            found.append(other)
    return tuple(found)


def _from(plan: Plan) -> int:
    journey = plan.sight.frame("journey")
    return plan.sight.where[int(journey[5])] if journey is not None else FANGORN_FOREST


def council(plan: Plan) -> tuple[int, ...]:
    """Those who are wanted in Rivendell for the blessing."""
    sight = plan.sight
    for meet, (payer, other, _) in plan.meeting.items():
        if meet.task == BLESSING:
            return tuple(n for n in {payer, other} if sight.where[n] != RIVENDELL and n != FRODO)
    return ()


def council_helps(plan: Plan) -> bool:
    """Whether the Council would bring the blessing about."""
    sight = plan.sight
    for meet, (payer, other, _) in plan.meeting.items():
        if meet.task == BLESSING and could_pay(sight, sight.owner[payer], task_price(sight, BLESSING)):
            away = plan.steps(payer, RIVENDELL) + plan.steps(other, RIVENDELL)
            return away >= 3 and FRODO not in (payer, other)
    return False


def choose_consent(plan: Plan) -> int:
    """Talk is free and all want the same; who came this far was asked with good reason."""
    return plan.sight.first_of(YES, NO)


def choose_calling_off(plan: Plan) -> int:
    return plan.sight.first_of(GO_ON)


def choose_hiding(plan: Plan, bearer: Bearer) -> int:
    """Stealth, where the search would cost more than the symbol, and none that the roads ahead ask for."""
    sight = plan.sight
    journey = sight.frame("journey")
    assert journey is not None
    into, leader = int(journey[4]), int(journey[5])
    held = sight.stealth(sight.me) - toll(sight.where[leader], into)[STEALTH]
    keep = bearer.stealth_to_keep(into) if sight.me == sight.bearer else 0
    if held <= keep:
        return BE_SEARCHED
    cost = search_cost(sight, into) * (1.5 if sight.hope <= 3 else 1.0)
    spare = held - keep
    if sight.me == sight.bearer and not bearer.setting_out:
        price = 0.9 if spare < 3 else 0.6 if spare < 7 else 0.3
    else:
        price = 0.5
    return USE_STEALTH if cost >= price else BE_SEARCHED


def choose_wearing(plan: Plan) -> int:
    """The Ring costs a hope, so it is put on where it hides Frodo from many armies."""
    sight = plan.sight
    return PUT_ON if sight.hope > 3 and sight.shadow[sight.frodo] >= 4 else PASS
