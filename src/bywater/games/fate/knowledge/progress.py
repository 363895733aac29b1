"""The progress of each objective, computed from a view."""

from typing import Final

from bywater.core.state import View
from bywater.games.fate.model import board
from bywater.games.fate.model import cards as box

Step = tuple[str, str, int, int]
"""The kind of step, its subject (a place, region or people), the amount reached, and the amount needed."""

_HAVENS: Final = {
    "staff_broken": "isengard",
    "subdue_umbar": "umbar",
    "frecas_heirs": "dunland",
    "arwen_banner": "minas_tirith",
    "lay_bare_pits": "dol_guldur",
    "secure_anduin": "osgiliath",
    "infiltrate_morgul": "minas_morgul",
    "avenge_balin": "moria",
}
_ARMIES: Final = {
    "frecas_heirs": ("dunland", "rohan", 2),
    "lay_bare_pits": ("dol_guldur", "elf", 3),
    "avenge_balin": ("moria", "dwarf", 2),
    "dwarven_lands": ("ered_luin", "dwarf", 4),
}
_CLEAR: Final = {
    "staff_broken": "rohan",
    "oathbreakers": "gondor",
    "shieldmaiden": "rohan",
    "dwarven_lands": "dale",
    "rangers_eriador": "eriador",
}
_SIX: Final = 6
_TWO: Final = 2


def steps(view: View, name: str) -> list[Step]:
    """Return the steps of an open objective with the progress of each.

    The kinds are "at" (a character must be at the place), "haven" (the place must be one), "army" (armies of a people),
    "clear" (shadow armies and strongholds left in the region), "held" (places with a friendly army) and "cost".
    """
    return [*_where(view, name), *_what(view, name), *_price(view, name)]


def _where(view: View, name: str) -> list[Step]:
    if name in _HAVENS:
        place = _HAVENS[name]
        return [("haven", place, int(place in view["havens"]), 1)]
    if name == "dwarven_lands":
        return [("at", "ered_luin", 0, 0)]
    if name == "destroy_ring":
        return [("at", "mount_doom", 0, 0)]
    place_number = int(box.OBJECTIVE_PLACE[box.OBJECTIVES.index(name)])
    return [("at", board.PLACES[place_number], 0, 0)] if place_number >= 0 else []


def _what(view: View, name: str) -> list[Step]:
    found: list[Step] = []
    if name in _ARMIES:
        place, people, wanted = _ARMIES[name]
        found.append(_army(view, place, people, wanted))
        if name == "dwarven_lands":  # O21
            found.append(("shadow", place, view["shadow"].get(place, 0), 0))
    elif name == "challenge_sauron":  # O04, X2
        third = "dwarf" if view["options"]["challenge_with_dwarves"] else "rohan"
        wants = (("gondor", 3), ("elf", 2), (third, 2))
        found += [_army(view, "north_ithilien", people, wanted) for people, wanted in wants]
    elif name == "arwen_banner":  # O13
        found += [_army(view, "minas_tirith", people, 1) for people in board.PEOPLES]
    elif name == "oathbreakers":  # O06
        found.append(("way", "erech", int(view["oath"]), 1))
    elif name == "subdue_umbar":  # O07
        found += [("or", "", 0, 0), _held(view, "haradwaith", ""), _clear(view, "haradwaith", False)]
    elif name == "ride_eored":  # O08
        found.append(("count", "", len(view["slots"]), int(box.EORED_WANTED)))
        found += [("region", region, 1, 1) for region in view["slots"]]
    elif name == "shieldmaiden":  # O11
        found.append(("nazgul", "", view["slain"], _TWO))
    elif name == "that_makes_six":  # O12
        found.append(("count", "", view["shot"], _SIX))
    elif name == "light_mirkwood":  # O15
        found += [_held(view, "mirkwood", "elf"), _clear(view, "mirkwood", False)]
    elif name == "rangers_eriador":  # O22
        found.append(_held(view, "eriador", ""))
    elif name == "hobbits_loyalty":  # O23
        found.append(("count", "", len(view["pledged"]), _TWO))
        found += [("people", people, 1, 1) for people in view["pledged"]]
    if name in _CLEAR:
        found.append(_clear(view, _CLEAR[name], True))
    return found


def _price(view: View, name: str) -> list[Step]:
    if name == "blessing_elves" and view["options"]["blessing_for_valor_or_stealth"]:  # X1
        return [("cost", "valor", 3, 3), ("or", "", 0, 0), ("cost", "stealth", 3, 3)]
    packed = int(box.OBJECTIVE_COST[box.OBJECTIVES.index(name)])
    counts = [(packed >> (3 * number)) & 7 for number in range(len(board.SYMBOLS))]
    return [("cost", board.SYMBOLS[number], count, count) for number, count in enumerate(counts) if count]


def _army(view: View, place: str, people: str, wanted: int) -> Step:
    return "army", people, view["friends"][place][people], wanted


def _counting(view: View, region: str) -> list[str]:
    """Return the places of a region that count for its objectives."""  # X11
    places = [name for number, name in enumerate(board.PLACES) if board.REGIONS[board.REGION_OF[number]] == region]
    if region == "mirkwood" and view["options"]["mirkwood_without_dol_guldur"]:
        places.remove("dol_guldur")
    return places


def _held(view: View, region: str, people: str) -> Step:
    """Return the step for places with a friendly army: of this people, or of any if `people` is empty."""
    places = _counting(view, region)
    armies = [view["friends"][place] for place in places]
    held = [here for here in armies if (here[people] if people else any(here.values()))]
    return "held", people, len(held), len(places)


def _clear(view: View, region: str, strongholds: bool) -> Step:
    places = _counting(view, region)
    armies = sum(view["shadow"].get(place, 0) for place in places)
    walls = len([place for place in places if strongholds and place in view["strongholds"]])
    return "clear", region, armies, walls
