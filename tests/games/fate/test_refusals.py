"""Every refusal gives its reason, as specific as possible, for every seat and decision."""

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest

from bywater import CHANCE, OVER, WATCHER, State
from bywater.games.fate.model import frames as k
from bywater.games.fate.model.frames import PLACINGS
from bywater.games.fate.rules import refusals
from bywater.words import LANGUAGES, Words

from .helpers import EVENTS, GAME, REGION_CARDS, captured, do, flipped, reinforce, table, to_draw, to_flip
from .moments import state_of
from .walks import walk

Case = tuple[Callable[[], State], str, str]

ALL_TOKENS: Final = {"friendship": 4, "valor": 4, "stealth": 4, "resistance": 4}


def acts(who: str, place: str, hand: str = "", tokens: dict[str, int] | None = None, **words: Any) -> State:
    """The first player acts with this character; the other player has Frodo, unless he is that character."""
    first = {who: place, "boromir" if who != "boromir" else "faramir": "osgiliath"}
    second = {"eomer": "edoras", "frodo_sam" if who != "frodo_sam" else "gimli": "the_shire"}
    words.setdefault("hands", [hand.split()])
    words.setdefault("tokens", [tokens or {}])
    return table(first, words.pop("other", second), acting=who, **words)


def plays(event: str, *then: str, who: str = "gimli", place: str = "erebor", **words: Any) -> State:
    return do(acts(who, place, event, **words), f"play {event}", *then)


def throw(verb: str, faces: tuple[str, ...]) -> str:
    """Return a roll in notation, in the order of the faces."""
    order = ("slip", "weary", "exposed", "recall", "rout", "exchange", "overrun", "nazgul")
    counted = [(faces.count(face), face) for face in order if face in faces]
    return f"{verb} " + " ".join(f"{count} {face}" for count, face in counted)


def rolled(*faces: str, hand: str = "", **words: Any) -> State:
    """The first player's Frodo and Gandalf have come to Bree and are searched, with this roll."""
    players = ({"frodo_sam": "the_shire", "gandalf": "the_shire"}, {"aragorn": "edoras", "galadriel": "lorien"})
    words.setdefault("nazgul", {"eriador": len(faces), "mordor": 9 - len(faces)})
    words.setdefault("hands", [hand.split()])
    state = table(*players, acting="frodo_sam", **words)
    return do(state, "travel bree", "take along gandalf", throw("searched", faces))


def fought(*faces: str, who: str = "gandalf", hand: str = "", **words: Any) -> State:
    """The first player's attack in Bree, after the roll."""
    words.setdefault("friends", {"bree": {"dwarf": 3}})
    words.setdefault("shadow", {"bree": 4})
    state = acts(who, "bree", hand, **words)
    return do(state, f"attack {len(faces)}", throw("fought", faces))


def peril(*faces: str, hand: str = "") -> State:
    state = acts("gandalf", "moria", hand, objectives=["destroy_ring", "confront_balrog"])
    return do(state, "objective confront_balrog", throw("fought", faces))


def task(name: str, who: str, place: str, hand: str = "", **words: Any) -> State:
    return acts(who, place, hand, objectives=["destroy_ring", name], **words)


def refused_company() -> State:
    """Gimli wanted to take Frodo along; his player refused."""
    words: dict[str, Any] = {"other": {"eomer": "edoras", "frodo_sam": "bree"}, "friends": {"bree": {"elf": 1}}}
    state = acts("gimli", "bree", **words)
    return do(state, "travel weather_hills", "take along frodo_sam", "done", "no", "call off")


def refused_card(*others: str) -> State:
    """Frodo's player has refused a card. If there are others, Gimli's player chooses among them."""
    state = acts("gimli", "bree", " ".join(("eriador_valor", *others)), other={"eomer": "edoras", "frodo_sam": "bree"})
    if not others:
        return do(state, "give to second", "no")
    return do(state, "give to second", "card eriador_valor", "no", "give to second")


def bombadil(*picked: str) -> State:
    state = rolled("slip", "weary", "weary", "exposed", hand="tom_bombadil")
    return do(state, "bombadil rerolls", *picked)


def over() -> State:
    return state_of({"seats": 2, "hope": 0, "ending": "despair"})


def empty_deck(who: str, place: str, **words: Any) -> State:
    """All cards except a few are in the discard."""
    return acts(who, place, discard=[*REGION_CARDS, *EVENTS], piles=[0, 0, 0, 0], dark_piles=[], events_in=0, **words)


def full_hand(who: str = "gimli") -> State:
    """The active player, with this character, has drawn more than seven cards."""
    players = ({"frodo_sam": "bree", who: "erebor"}, {"aragorn": "bree", "arwen": "rivendell"})
    hand = ["lembas", "rohan_stealth", *REGION_CARDS[:6]]
    return table(*players, stack=[["turn", 0, k.TURN_CHECKS_HAND, 0, 0, 0]], hands=[hand], tokens=[{"valor": 1}])


def alone(place: str, **words: Any) -> State:
    """One player, whose five characters are all here; Gimli acts."""
    cast = dict.fromkeys(("gimli", "arwen", "eomer", "legolas", "frodo_sam"), place)
    return table(cast, acting="gimli", solo_turn=0, **words)


def wheels(*texts: str, **words: Any) -> State:
    """The Wheels of Saruman are carried out; the active player holds three cards."""
    words.setdefault("hands", [["rohan_valor", "rohan_stealth", "gondor_valor"]])
    return do(flipped("wheels", "red", **words), *texts)


def foreseen() -> State:
    cards = ["rohan_valor", "rohan_stealth", "gondor_valor", "gondor_stealth"]
    return do(plays("elronds_foresight"), *[f"drawn {card}" for card in cards])


def distant_tom() -> State:
    """The second player holds Tom Bombadil, far from the search."""
    return do(rolled("weary", hands=[["rohan_resistance"], ["tom_bombadil"]]), "pass")


def nenya_used() -> State:
    words: dict[str, Any] = {"friends": {"bree": {"elf": 3}}, "hand": "rohan_resistance"}
    return do(fought("rout", "exchange", who="galadriel", **words), "nenya rout", "fought 1 exchange")


def defied() -> State:
    words: dict[str, Any] = {"objectives": ["destroy_ring", "shieldmaiden"], "tokens": {"valor": 2}}
    return fought("exchange", who="eowyn", **words)


def elsewhere_eowyn() -> State:
    """Éowyn's player has another character in the battle."""
    first = {"gimli": "bree", "eowyn": "edoras"}
    second = {"eomer": "edoras", "frodo_sam": "the_shire"}
    armies = {"friends": {"bree": {"dwarf": 3}}, "shadow": {"bree": 4}, "hands": [["rohan_resistance"]]}
    state = table(first, second, acting="gimli", objectives=["destroy_ring", "shieldmaiden"], **armies)
    return do(state, "attack 1", "fought 1 exchange")


def along() -> State:
    """Gimli sets out from Bree, where Frodo and some armies are."""
    words: dict[str, Any] = {
        "other": {"eomer": "edoras", "frodo_sam": "bree"},
        "friends": {"bree": {"elf": 1, "dwarf": 1, "gondor": 1}},
    }
    return do(acts("gimli", "bree", **words), "travel weather_hills")


def ents() -> State:
    """The Ents march, and Gimli could join them."""
    return plays("entmoot", "number 1", "at eastemnet", place="fangorn_forest")


def arrow(*texts: str) -> State:
    """The Red Arrow takes armies from Erebor."""
    return plays("red_arrow", "at erebor", *texts, friends={"erebor": {"elf": 4, "dwarf": 1}, "lorien": {"elf": 1}})


def gathering(*texts: str) -> State:
    """Balin is avenged, and Dwarves may move to Moria from the places of Elves as well."""
    words: dict[str, Any] = {"friends": {"moria": {"dwarf": 2}, "erebor": {"elf": 1, "dwarf": 2}}, **captured("moria")}
    stack = [["turn", 0, k.TURN_PAUSES, 0, 0, 0], ["afterwards", 0, 0, 0, 0, 0]]
    return do(table(objectives=["destroy_ring", "avenge_balin"], stack=stack, **words), *texts)


def lit() -> State:
    """The objective of Mirkwood is complete, and its Elves may gather."""
    places = ("woodland_realm", "old_forest_road", "southern_mirkwood", "dol_guldur")
    stack = [["turn", 0, k.TURN_PAUSES, 0, 0, 0], ["afterwards", 0, 0, 0, 0, 0]]
    armies = {place: {"elf": 1} for place in places}
    return table(objectives=["destroy_ring", "light_mirkwood"], stack=stack, friends=armies)


def deployed() -> State:
    """Several regions have the most Nazgûl to send to the Eye."""
    return reinforce(card_with("deploy"), nazgul={"dale": 3, "rohan": 3, "gondor": 2, "eriador": 1}, eye="eriador")


def hunted() -> State:
    """Two Nazgûl are equally near to Frodo in Eriador."""
    return reinforce(card_with("hunt"), nazgul={"gondor": 2, "rohan": 2, "misty_mountains": 2, "mordor": 3})


def card_with(order: str) -> str:
    """The first shadow card with this order."""
    cards: dict[str, dict[str, str]] = GAME.data["shadow_cards"]
    return next(name for name, card in cards.items() if card.get("order") == order)


def gone_gandalf() -> State:
    """Gandalf fell before the Balrog."""
    players = ({"gimli": "bree", "gandalf": ""}, {"eomer": "edoras", "frodo_sam": "the_shire"})
    return table(
        *players,
        acting="gimli",
        gandalf="fallen",
        objectives=["destroy_ring", "confront_balrog"],
        done=["confront_balrog"],
    )


CASES: Final[list[Case]] = [
    # the seat that may act
    (lambda: to_draw(), "done", "refused-chance"),
    (lambda: acts("gimli", "bree"), "number 3", "refused-other-question"),
    (lambda: acts("gimli", "bree"), "interrupt third", "refused-no-such-seat"),
    (lambda: acts("gimli", "bree"), "interrupt first", "refused-interrupt-yours"),
    (lambda: acts("gimli", "bree"), "interrupt second", "refused-nothing-to-do"),
    (
        lambda: do(acts("gimli", "bree", hands=[[], ["eagles"]]), "interrupt second", "done"),
        "interrupt second",
        "refused-interrupt-again",
    ),
    (lambda: plays("eagles"), "interrupt second", "refused-not-quiet"),
    # the acting character
    (lambda: table(), "muster 1", "refused-nobody-acts"),
    (lambda: acts("gimli", "bree", taken=4), "travel the_shire", "refused-no-actions"),
    (lambda: acts("gimli", "bree"), "act galadriel", "refused-not-in-game"),
    (lambda: acts("gimli", "bree"), "act eomer", "refused-not-your-character"),
    (lambda: acts("gimli", "bree"), "act gimli", "refused-acting-already"),
    (lambda: acts("gimli", "bree", finished=["boromir"]), "act boromir", "refused-character-done"),
    (lambda: acts("gimli", "bree"), "mirror", "refused-not-character"),
    (lambda: acts("gimli", "bree", used=["dwarven_craft"]), "craft", "refused-ability-used"),
    (lambda: acts("gollum", "bree"), "capture", "refused-gollum"),
    (lambda: alone("bree"), "act eomer", "refused-solo-turn"),
    # at the place: capture, muster, attack and abilities
    (lambda: acts("gimli", "erebor"), "capture", "refused-haven-already"),
    (lambda: acts("gimli", "bree"), "capture", "refused-no-stronghold"),
    (lambda: acts("gimli", "moria", shadow={"moria": 2}), "capture", "refused-shadow-there"),
    (lambda: acts("gimli", "moria"), "capture", "refused-no-friends"),
    (lambda: acts("gimli", "moria", friends={"moria": {"dwarf": 1}}), "capture", "refused-cost"),
    (lambda: acts("gimli", "moria", friends={"moria": {"dwarf": 1}}), "capture otherwise", "refused-no-other-price"),
    (lambda: acts("gimli", "bree"), "muster 1", "refused-no-muster"),
    (lambda: acts("gimli", "erebor", friends={"bree": {"dwarf": 8}}), "muster 1", "refused-no-armies-left"),
    (lambda: acts("gimli", "erebor"), "muster 2", "refused-muster-one"),
    (
        lambda: acts("gandalf", "erebor", "dale_friendship", friends={"bree": {"dwarf": 7}}),
        "muster 2",
        "refused-last-army",
    ),
    (lambda: acts("gimli", "bree", friends={"bree": {"elf": 1}}), "attack 1", "refused-no-enemy"),
    (
        lambda: acts("gimli", "bree", friends={"bree": {"elf": 1}}, shadow={"bree": 1}),
        "attack 2",
        "refused-too-many-dice",
    ),
    (lambda: acts("aragorn", "bree", shadow={"bree": 1}), "anduril", "refused-no-objective-done"),
    (lambda: acts("faramir", "osgiliath"), "wisdom", "refused-not-haven"),
    (lambda: acts("faramir", "minas_tirith"), "wisdom", "refused-not-discarded"),
    (lambda: empty_deck("galadriel", "lorien"), "mirror", "refused-deck-empty"),
    (
        lambda: acts("gimli", "bree", options={"own": {"tokens": {"valor": 0}}}),
        "craft",
        "refused-no-tokens-left",
    ),
    (lambda: acts("merry_pippin", "bree"), "song", "refused-no-frodo-here"),
    (lambda: acts("merry_pippin", "the_shire", hope=8), "song", "refused-hope-full"),
    (lambda: task("blessing_elves", "gimli", "rivendell"), "blessing otherwise", "refused-no-other-blessing"),
    (lambda: task("oathbreakers", "aragorn", "bree"), "paths of the dead", "refused-elsewhere"),
    (lambda: task("oathbreakers", "aragorn", "edoras", oath=True), "paths of the dead", "refused-oath-taken"),
    # journeys
    (lambda: acts("gimli", "bree"), "travel bree", "refused-there-already"),
    (lambda: acts("gimli", "bree"), "travel edoras", "refused-no-road"),
    (lambda: acts("gandalf", "bree"), "travel edoras", "refused-no-road-for-two"),
    (lambda: acts("gimli", "rivendell"), "travel carrock", "refused-road-cost"),
    (lambda: plays("rohan_horses", "at rivendell", place="rivendell"), "travel carrock", "refused-special-road"),
    # cards
    (
        lambda: alone("bree"),
        "give to first",
        "refused-alone",
    ),
    (lambda: acts("gimli", "bree"), "give to first", "refused-yourself"),
    (lambda: acts("gimli", "bree"), "give to second", "refused-nobody-there"),
    (refused_card, "give to second", "refused-refused-already"),
    (lambda: refused_card("eriador_stealth", "eriador_friendship"), "card eriador_valor", "refused-card-already"),
    (
        lambda: acts("gimli", "bree", "rohan_valor", other={"eomer": "edoras", "frodo_sam": "bree"}),
        "give to second",
        "refused-no-card-of-region",
    ),
    (
        lambda: acts("boromir", "bree", "eriador_resistance", other={"eomer": "edoras", "frodo_sam": "bree"}),
        "give to second",
        "refused-boromir",
    ),
    (lambda: acts("gimli", "erebor"), "prepare rohan_valor", "refused-not-in-hand"),
    (
        lambda: do(
            acts("gimli", "bree", "eriador_valor eriador_stealth", other={"eomer": "edoras", "frodo_sam": "bree"}),
            "give to second",
        ),
        "card eriador_resistance",
        "refused-not-held",
    ),
    (
        lambda: table(
            dict.fromkeys(("gimli", "arwen", "eomer", "legolas", "frodo_sam"), "erebor"),
            acting="gimli",
            solo_turn=0,
            hands=[["rohan_valor"]],
        ),
        "prepare rohan_valor",
        "refused-other-region",
    ),
    (lambda: acts("gollum", "bree", discard=["rohan_valor"]), "slink rohan_valor", "refused-not-stealth"),
    # objectives
    (lambda: acts("gimli", "edoras"), "objective free_theoden", "refused-no-such-objective"),
    (
        lambda: task("free_theoden", "gimli", "edoras", done=["free_theoden"]),
        "objective free_theoden",
        "refused-objective-done",
    ),
    (lambda: task("secure_anduin", "faramir", "osgiliath"), "objective secure_anduin", "refused-by-itself"),
    (lambda: task("hobbits_loyalty", "merry_pippin", "bree"), "objective hobbits_loyalty", "refused-by-pledging"),
    (
        lambda: task("free_theoden", "frodo_sam", "mount_doom", tokens=ALL_TOKENS),
        "objective destroy_ring",
        "refused-others-first",
    ),
    (
        lambda: task("free_theoden", "gimli", "edoras", other={"eomer": "bree", "frodo_sam": "bree"}),
        "objective free_theoden",
        "refused-nobody-else",
    ),
    (lambda: task("arwen_banner", "arwen", "minas_tirith"), "objective arwen_banner", "refused-people-missing"),
    (
        lambda: task(
            "shelobs_lair",
            "frodo_sam",
            "minas_morgul",
            options={"shelob_needs_gollum": True},
            other={"gollum": "bree", "gimli": "bree"},
        ),
        "objective shelobs_lair",
        "refused-no-gollum-here",
    ),
    (
        lambda: task("challenge_sauron", "gimli", "north_ithilien"),
        "objective challenge_sauron",
        "refused-challenge-armies",
    ),
    (
        lambda: task("challenge_sauron", "gimli", "north_ithilien", options={"challenge_with_dwarves": True}),
        "objective challenge_sauron",
        "refused-challenge-dwarves",
    ),
    (lambda: task("hobbits_loyalty", "merry_pippin", "bree"), "pledge rohan_friendship", "refused-no-people-haven"),
    (
        lambda: task("hobbits_loyalty", "merry_pippin", "rivendell", pledged=["elf"]),
        "pledge rhudaur_friendship",
        "refused-pledged-already",
    ),
    (
        lambda: task("hobbits_loyalty", "merry_pippin", "rivendell", "rhudaur_valor"),
        "pledge rhudaur_valor",
        "refused-not-friendship",
    ),
    # at any time
    (lambda: to_flip(hands=[["lembas", "eagles"]]), "play lembas", "refused-no-action-step"),
    (lambda: acts("gimli", "bree", "orc_infighting"), "play orc_infighting", "refused-event-idle"),
    (lambda: acts("legolas", "udun", "rohan_stealth"), "shoot nazgul", "refused-in-mordor"),
    (lambda: acts("legolas", "erebor", "rohan_stealth"), "shoot nazgul", "refused-no-nazgul"),
    (lambda: acts("legolas", "erebor", "rohan_stealth", shadow={"bree": 1}), "shoot bree", "refused-too-far"),
    (lambda: empty_deck("galadriel", "lorien", tokens={"stealth": 1}), "lady of light", "refused-no-events-left"),
    (
        lambda: acts("merry_pippin", "bree", "rohan_friendship", nazgul={"eriador": 4, "mordor": 5}),
        "distract",
        "refused-nazgul-enough",
    ),
    (
        lambda: acts("merry_pippin", "bree", "rohan_friendship", nazgul={"eriador": 2}, slain=7),
        "distract",
        "refused-no-nazgul-elsewhere",
    ),
    # paying and discarding
    (lambda: acts("gimli", "bree"), "spend rohan_valor", "refused-nothing-to-pay"),
    (
        lambda: do(acts("gandalf", "erebor", "dale_friendship rohan_friendship"), "muster 1"),
        "done",
        "refused-not-paid",
    ),
    (
        lambda: do(acts("gandalf", "erebor", "dale_friendship rohan_friendship"), "muster 1"),
        "spend token friendship",
        "refused-no-token",
    ),
    (
        lambda: do(acts("gandalf", "erebor", "dale_friendship rohan_friendship rohan_valor"), "muster 1"),
        "spend rohan_valor",
        "refused-not-due",
    ),
    (
        lambda: do(
            acts(
                "gimli",
                "moria",
                "eriador_valor rohan_valor gondor_valor mordor_valor",
                friends={"moria": {"dwarf": 1}},
            ),
            "capture",
        ),
        "spend mordor_valor",
        "refused-order",
    ),
    (
        lambda: do(
            acts(
                "gimli",
                "moria",
                "eriador_valor rohan_valor gondor_valor mordor_valor",
                friends={"moria": {"dwarf": 1}},
            ),
            "capture",
            "spend eriador_valor",
        ),
        "spend eriador_valor",
        "refused-paid-already",
    ),
    (lambda: acts("gimli", "bree", "rohan_valor"), "discard rohan_valor", "refused-no-discarding"),
    (lambda: full_hand(), "done", "refused-hand-full"),
    (lambda: full_hand(), "discard token valor", "refused-tokens-not-counted"),
    (lambda: full_hand("legolas"), "shoot nazgul", "refused-hand-first"),
    (lambda: wheels("wheels first"), "done", "refused-discard-first"),
    (lambda: wheels(), "wheels armies", "refused-two-armies"),
    (lambda: wheels(), "wheels second", "refused-two-things"),
    (lambda: wheels(options={"wheels_turn_on_current_player": True}), "wheels second", "refused-wheels-current"),
    (lambda: acts("gimli", "bree"), "next rohan_valor", "refused-not-among"),
    (lambda: foreseen(), "card lembas", "refused-not-foreseen"),
    # short answers
    (
        lambda: plays("gwaihir", "at bree", friends={"the_shire": {"elf": 1}, "weather_hills": {"elf": 1}}),
        "done",
        "refused-pick-first",
    ),
    (lambda: plays("palantir", "who gimli"), "done", "refused-must-move"),
    (lambda: acts("gimli", "bree"), "put on the ring", "refused-ring"),
    (lambda: acts("gimli", "bree"), "stealth", "refused-no-hiding"),
    (lambda: acts("gimli", "bree"), "call off", "refused-nobody-refused"),
    (lambda: acts("gimli", "bree"), "valor", "refused-no-battle"),
    # dice
    (lambda: acts("gimli", "bree"), "reroll weary", "refused-no-roll"),
    (lambda: rolled("weary", "slip", hand="rohan_resistance"), "reroll rout", "refused-other-dice-search"),
    (lambda: fought("rout", "exchange", hand="rohan_resistance"), "reroll weary", "refused-other-dice-battle"),
    (lambda: distant_tom(), "reroll weary", "refused-not-there"),
    (lambda: rolled("weary", hand="rohan_resistance rohan_friendship"), "reroll slip", "refused-no-such-die"),
    (lambda: rolled("weary", hand="rohan_resistance"), "turn weary to slip", "refused-flame-in-battle"),
    (
        lambda: rolled("weary", hand="rohan_resistance", options={"white_flame_on_searches": True}),
        "turn weary to slip",
        "refused-not-white",
    ),
    (lambda: fought("rout", who="galadriel", hand="rohan_resistance"), "nenya rout", "refused-no-elves"),
    (lambda: nenya_used(), "nenya exchange", "refused-once-a-roll"),
    (lambda: fought("exchange", hand="rohan_resistance"), "ambush exchange", "refused-no-ambush"),
    (lambda: defied(), "defy nazgul", "refused-same-face"),
    (lambda: elsewhere_eowyn(), "defy exchange", "refused-not-with-dice"),
    (lambda: acts("gimli", "bree"), "die weary", "refused-no-bombadil"),
    (lambda: bombadil("die weary"), "die slip", "refused-order"),
    (lambda: acts("gimli", "bree"), "spare", "refused-no-peril"),
    (lambda: peril("exchange", "rout", "overrun", hand="rohan_resistance"), "disregard rout", "refused-harmless-die"),
    # companies and armies
    (lambda: along(), "take along gimli", "refused-along-already"),
    (lambda: along(), "take along eomer", "refused-not-with-you"),
    (lambda: do(refused_company(), "travel weather_hills"), "take along frodo_sam", "refused-unwilling"),
    (
        lambda: plays("council_of_elrond", place="rivendell"),
        "take along gimli",
        "refused-there-now",
    ),
    (lambda: ents(), "take along eomer", "refused-not-with-ents"),
    (lambda: ents(), "take 1 elf", "refused-without-armies"),
    (lambda: do(along(), "take 1 dwarf"), "take 1 elf", "refused-order-company"),
    (lambda: along(), "take 2 gondor", "refused-too-few-armies"),
    (lambda: arrow(), "take 4 elf", "refused-too-many-armies"),
    (lambda: gathering("at erebor"), "take 1 elf", "refused-other-people"),
    (lambda: plays("lembas"), "who eomer", "refused-lembas"),
    (lambda: plays("orc_infighting", "at moria", shadow={"moria": 2, "umbar": 1}), "number 3", "refused-number"),
    # Nazgûl
    (
        lambda: plays("palantir", "who gimli", nazgul={"dale": 1, "mordor": 4, "rohan": 4}),
        "nazgul from dale",
        "refused-nazgul-there",
    ),
    (lambda: deployed(), "nazgul from gondor", "refused-most-nazgul-first"),
    (lambda: hunted(), "nazgul gondor-rohan", "refused-nearest-first"),
    # off the board, and events with nobody to go
    (gone_gandalf, "act gandalf", "refused-off-board"),
]
PLACES_ASKED: Final[dict[str, Callable[[], State]]] = {
    "arrow_from": lambda: plays("red_arrow", friends={"erebor": {"dwarf": 1}, "lorien": {"elf": 1}}),
    "arrow_to": lambda: arrow("take 3 elf"),
    "gwaihir_to": lambda: plays("gwaihir", friends={"erebor": {"dwarf": 1}}),
    "gwaihir_from": lambda: plays(
        "gwaihir", "at lake_town", friends={"erebor": {"dwarf": 1}, "iron_hills": {"dwarf": 1}}
    ),
    "horses": lambda: plays("rohan_horses"),
    "infighting": lambda: plays("orc_infighting", shadow={"moria": 2, "umbar": 1}),
    "ents": lambda: plays("entmoot", "number 1"),
    "orders_from": lambda: plays("conflicting_orders", shadow={"moria": 2, "umbar": 1}),
    "orders_to": lambda: plays("conflicting_orders", "at moria", shadow={"moria": 2, "umbar": 1}),
    "aid": lambda: do(
        acts("arwen", "rivendell", "rohan_valor", friends={"rivendell": {"elf": 1}}), "prepare rohan_valor"
    ),
    "cunning": lambda: do(acts("gollum", "bree", "rohan_valor", shadow={"bree": 1}), "prepare rohan_valor"),
    "gather_to": lambda: lit(),
    "wheels": lambda: wheels("wheels armies", friends={"erebor": {"dwarf": 1}, "lorien": {"elf": 1}}),
}


def refusal(state: State, text: str, seat: int) -> tuple[str, dict[str, Any]]:
    message = state.why(GAME.action(text), seat)
    assert message is not None, text
    return message.key, dict(message.params)


@pytest.mark.parametrize("number", range(len(CASES)))
def test_every_refusal_has_its_reason(number: int) -> None:
    make, text, key = CASES[number]
    state = make()
    seat = max(0, state.actor)
    found, params = refusal(state, text, seat)
    assert found == key, (text, params)
    assert not state.may_play(seat, GAME.action(text))
    for lang in LANGUAGES:
        said = Words(lang, "fate").say(found, **params)
        assert not re.search(r"[<>{}$]", said), said


@pytest.mark.parametrize("what_for", sorted(PLACES_ASKED))
def test_a_place_that_is_not_meant_is_refused_by_its_question(what_for: str) -> None:
    state = PLACES_ASKED[what_for]()
    assert state.decision["what_for"] == what_for
    assert refusal(state, "at dagorlad", state.actor) == (f"refused-place-{what_for}", {"place": "place-dagorlad"})


def test_e08_the_eagles_carry_nobody_to_where_he_is() -> None:
    state = plays("eagles", "who gimli")
    expected = {"place": "place-erebor", "character": "character-gimli"}
    assert refusal(state, "at erebor", 0) == ("refused-place-eagles", expected)


def test_o20_only_what_an_objective_moves_is_gathered() -> None:
    expected = {"place": "place-bree", "objective": "objective-avenge_balin"}
    assert refusal(gathering(), "at bree", 0) == ("refused-place-gather_from", expected)


def test_what_is_missing_is_named() -> None:
    assert refusal(acts("gimli", "rivendell"), "travel carrock", 0)[1] == {
        "place": "place-carrock",
        "cost": "cost-1_stealth",
    }
    assert refusal(acts("boromir", "moria", friends={"moria": {"dwarf": 1}}), "capture", 0)[1] == {
        "cost": "cost-2_valor"
    }
    assert refusal(acts("gimli", "moria", shadow={"moria": 2}), "capture", 0)[1] == {"place": "place-moria", "count": 2}
    assert refusal(acts("gimli", "minas_tirith"), "muster 1", 0)[1] == {"cost": "cost-1_friendship"}
    state = task("free_theoden", "frodo_sam", "mount_doom", tokens=ALL_TOKENS)
    assert refusal(state, "objective destroy_ring", 0)[1] == {"count": 1}


def test_f36_what_may_be_done_at_any_time_needs_the_interrupt() -> None:
    state = acts("gimli", "bree", hands=[[], ["eagles"]])
    assert refusal(state, "play eagles", 1) == ("refused-behind-interrupt", {})
    assert refusal(state, "travel bree", 1) == ("refused-not-asked", {"seat": "seat-first"})
    assert refusal(state, "travel the_shire", WATCHER)[0] == "refused-not-asked"


def test_the_end_and_what_is_no_action() -> None:
    state = acts("gimli", "bree")
    for code in (-1, GAME.num_actions, GAME.num_actions + GAME.num_chances, 10**6):
        message = state.why(code, 0)
        assert message is not None
        assert message.key == "refused-unknown"
    assert refusal(over(), "done", 0) == ("refused-over", {})


def written() -> set[str]:
    """Return all reasons in the code."""
    modules = Path(refusals.__file__ or "").parent.glob("*.py")
    source = "".join(module.read_text(encoding="utf-8") for module in modules)
    keys = set(re.findall(r'"(refused-[a-z-]+[a-z])"', source))
    return keys | {f"refused-place-{name}" for name in PLACINGS}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_has_words_and_all_words_belong_to_a_reason(lang: str) -> None:
    words = Words(lang, "fate")
    keys: list[str] = words.keys()
    assert {key for key in keys if key.startswith("refused-")} == written()


def test_every_reason_is_met_by_a_case() -> None:
    met = {key for _, _, key in CASES} | {f"refused-place-{name}" for name in PLACES_ASKED}
    elsewhere = {
        "refused-place-eagles",
        "refused-place-gather_from",
        "refused-behind-interrupt",
        "refused-not-asked",
        "refused-unknown",
        "refused-over",
    }
    assert written() == met | elsewhere


@pytest.mark.parametrize("seed", range(6))
def test_there_is_a_reason_exactly_when_an_action_may_not_be_played(seed: int) -> None:
    rng = random.Random(seed)
    words = Words("en", "fate")
    worded = set(words.keys())
    kinds: dict[str, int] = {}
    for state in walk(seed, 250):
        if state.actor == OVER:
            break
        kind = state.decision.kind
        kinds[kind] = kinds.get(kind, 0) + 1
        if kinds[kind] > 2:
            continue
        for seat in {max(state.actor, 0), rng.randrange(state.seats), WATCHER}:
            for code in range(GAME.num_actions):
                message = state.why(code, seat)
                open_to_seat = state.actor != CHANCE and state.may_play(seat, code)
                assert (message is None) == open_to_seat, (kind, seat, GAME.notation(code))
                assert message is None or message.key in worded, (kind, GAME.notation(code), message)
                assert message is None or all(type(value) in (int, str) for value in message.params.values()), message
    assert len(kinds) > 5
