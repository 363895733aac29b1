"""Coverage: every part of the game has a name, and play can reach all of them."""

import random
from collections.abc import Callable
from typing import Any, Final

import pytest

from bywater import CHANCE, OVER, State
from bywater.games.fate.model import frames as k
from bywater.games.fate.presentation.coverage import everything

from .helpers import EVENTS, GAME, SKIES, do, pile, to_draw, to_flip
from .helpers_characters import done_one
from .helpers_characters import table as words_of
from .moments import parts
from .walks import DULL, started

Row = tuple[Callable[[], State], str, str]

HERE: Final = "fords_of_isen"
OTHERS: Final = "gimli iron_hills, legolas woodland_realm"


def table(*players: str, **words: Any) -> State:
    return words_of(*players, **{"levels": pile("red"), **words})


def used(state: State, text: str) -> list[str]:
    return GAME.coverage(state, GAME.action(text))


def acts(who: str, place: str, others: str = OTHERS, **words: Any) -> State:
    """A character at a place is to act; Frodo is in the Shire, the other player's characters are far away."""
    return table(f"frodo_sam the_shire, {who} {place}", others, acting=who, **words)


def fights(who: str, *texts: str, **words: Any) -> State:
    """A character attacks with one die; two friendly armies face three of the Shadow."""
    words = {"friends": {HERE: "2 rohan"}, "shadow": {HERE: 3}, **words}
    return do(acts(who, HERE, **words), "attack 1", *texts)


def searched(*texts: str, who: str = "boromir", **words: Any) -> State:
    """Frodo, hunted by one Nazgûl, has come to Bree where a character waits."""
    words.setdefault("nazgul", {"eriador": 1, "mordor": 8})
    state = table(f"frodo_sam the_shire, {who} bree", OTHERS, acting="frodo_sam", **words)
    return do(state, "travel bree", *texts)


def meets(acting: str, other: str, **words: Any) -> State:
    """Two characters of different players in Minas Tirith."""
    players = (f"frodo_sam the_shire, {acting} minas_tirith", f"gimli iron_hills, {other} minas_tirith")
    return table(*players, acting=acting, **words)


def flee(*texts: str, **words: Any) -> State:
    """Frodo goes to Bree, where armies of the Shadow stand."""
    state = table("frodo_sam the_shire, boromir pelargir", OTHERS, acting="frodo_sam", shadow={"bree": 1}, **words)
    return do(state, "travel bree", *texts)


def test_everything_in_the_box_has_a_name() -> None:
    names = everything()
    assert len(names) == len(set(names))
    assert {f"event {name}" for name in EVENTS} <= set(names)
    assert {f"skies {name}" for name in SKIES} <= set(names)
    assert {"ending destroyed", "ending despair", "shadow drums", "shadow wheels", "question wearing"} <= set(names)
    counts = {first: sum(name.startswith(f"{first} ") for name in names) for first in ("ability", "set", "fulfilled")}
    assert counts == {"ability": 38, "set": 24, "fulfilled": 24}


# A position, an action in it, and the ability that the action uses.
ABILITIES: Final[list[Row]] = [
    (lambda: searched("searched 1 weary", who="aragorn"), "ranger weary", "ranger_of_the_north"),
    (lambda: fights("aragorn"), "fought 1 rout", "captain_of_the_west"),
    (lambda: acts("aragorn", "bree", shadow={"bree": 1}, **done_one()), "anduril", "anduril"),
    (lambda: acts("arwen", "rivendell"), "muster 1", "evenstar"),
    (
        lambda: do(
            acts("arwen", "rivendell", hands=["dale_valor"], friends={"rivendell": "elf"}), "prepare dale_valor"
        ),
        "at iron_hills",
        "send_aid",
    ),
    (
        lambda: do(meets("arwen", "boromir", hands=["dale_valor rohan_valor"]), "give to second", "card dale_valor"),
        "yes",
        "give_counsel",
    ),
    (lambda: acts("boromir", "pelargir"), "muster 1", "heir_to_the_steward"),
    (
        lambda: acts("boromir", "isengard", friends={"isengard": "elf"}, tokens=["2 valor"]),
        "capture",
        "hero_of_gondor",
    ),
    (lambda: meets("boromir", "arwen", hands=["gondor_valor gondor_resistance"]), "give to second", "tempted_by_power"),
    (
        lambda: meets("arwen", "boromir", hands=["", "gondor_valor gondor_resistance"]),
        "take from second",
        "tempted_by_power",
    ),
    (lambda: acts("eomer", "eastemnet"), "travel edoras", "rider_of_rohan"),
    (lambda: fights("eomer"), "fought 1 exchange", "marshal_of_the_mark"),
    (lambda: acts("eowyn", "edoras"), "muster 1", "shieldmaiden_of_rohan"),
    (lambda: fights("eowyn", nazgul={"rohan": 1, "mordor": 8}), "fought 1 nazgul", "no_living_man"),
    (
        lambda: do(
            acts("faramir", "osgiliath", friends={"osgiliath": "gondor"}, shadow={"north_ithilien": 1}),
            "travel north_ithilien",
            "take 1 gondor",
        ),
        "attack 1",
        "ambush",
    ),
    (lambda: acts("faramir", "emyn_muil"), "travel lorien", "stealthy"),
    (lambda: acts("faramir", "minas_tirith", discard=["gondor_resistance"]), "wisdom", "wisdom_of_the_eldar"),
    (lambda: flee(tokens=["stealth"]), "stealth", "ring_bearer"),
    (
        lambda: table("frodo_sam the_shire, boromir pelargir", OTHERS, acting="frodo_sam", shadow={"bree": 1}),
        "travel bree",
        "ring_bearer",
    ),
    (
        lambda: table("frodo_sam the_shire, boromir bree", OTHERS, acting="frodo_sam", hands=["eriador_valor"]),
        "prepare eriador_valor",
        "elronds_support",
    ),
    (lambda: searched("searched 1 weary", tokens=["friendship"]), "ignore weary", "sams_aid"),
    (flee, "put on the ring", "put_on_the_ring"),
    (lambda: acts("galadriel", "lorien", tokens=["stealth"]), "lady of light", "lady_of_light"),
    (lambda: acts("galadriel", "lorien"), "mirror", "mirror"),
    (
        lambda: fights("galadriel", "fought 1 exchange", friends={HERE: "2 elf"}),
        "nenya exchange",
        "nenya",
    ),
    (lambda: acts("gandalf", "rivendell", tokens=["friendship"]), "muster 2", "mithrandir"),
    (lambda: acts("gandalf", "tharbad"), "travel the_shire", "shadowfax"),
    (lambda: fights("gandalf", "fought 1 exchange", tokens=["valor"]), "turn exchange to rout", "light_and_flame"),
    (lambda: acts("gimli", "erebor", "boromir pelargir, legolas bree"), "muster 1", "son_of_gloin"),
    (lambda: acts("gimli", "erebor", "boromir pelargir, legolas bree"), "craft", "dwarven_craft"),
    (
        lambda: acts("gollum", "bree", friends={"the_shire": "elf"}),
        "travel the_shire",
        "restrictions",
    ),
    (
        lambda: table(
            "frodo_sam the_shire, gollum bree", OTHERS, acting="frodo_sam", nazgul={"eriador": 4, "mordor": 5}
        ),
        "travel bree",
        "guide",
    ),
    (lambda: acts("gollum", "bree", discard=["dale_stealth"]), "slink dale_stealth", "slinker"),
    (lambda: acts("gollum", "bree", hands=["dale_valor"]), "prepare dale_valor", "cunning"),
    (
        lambda: do(
            acts("gollum", "lorien", hands=["dale_valor"], shadow={"lorien": 1}, friends={"lorien": "elf"}),
            "prepare dale_valor",
        ),
        "at dol_guldur",
        "cunning",
    ),
    (lambda: acts("legolas", "bree", "gimli erebor, boromir pelargir"), "walk silently", "walk_silently"),
    (
        lambda: acts(
            "legolas", "bree", "gimli erebor, boromir pelargir", tokens=["stealth"], shadow={"weather_hills": 1}
        ),
        "shoot weather_hills",
        "sure_shot",
    ),
    (
        lambda: acts(
            "legolas",
            "woodland_realm",
            "gimli erebor, boromir pelargir",
            hands=["dale_valor"],
        ),
        "prepare dale_valor",
        "keen_sight",
    ),
    (lambda: acts("merry_pippin", "bree"), "loyal friend", "loyal_friend"),
    (lambda: acts("merry_pippin", "bree", tokens=["friendship"]), "distract", "distract"),
    (lambda: acts("merry_pippin", "the_shire", tokens=["3 friendship"]), "song", "song"),
]


@pytest.mark.parametrize(("begin", "text", "name"), ABILITIES, ids=[row[2] for row in ABILITIES])
def test_an_action_names_the_ability_it_uses(begin: Callable[[], State], text: str, name: str) -> None:
    state = begin()
    before = parts(state)
    assert f"ability {name}" in used(state, text)
    assert parts(state) == before, "only a copy is played on"


def test_every_ability_has_a_position_here() -> None:
    assert {f"ability {row[2]}" for row in ABILITIES} == {name for name in everything() if name.startswith("ability ")}


def test_an_ability_that_changes_nothing_was_not_used() -> None:
    assert "ability captain_of_the_west" not in used(fights("aragorn"), "fought 1 overrun")
    assert "ability marshal_of_the_mark" not in used(fights("eomer", friends={HERE: "2 elf"}), "fought 1 exchange")
    hunted = {"nazgul": {"rohan": 1, "mordor": 8}, "friends": {HERE: "1 rohan"}}
    assert "ability marshal_of_the_mark" not in used(fights("eomer", **hunted), "fought 1 nazgul")  # N24
    other = {**hunted, "options": {"marshal_saves_last_army": True}}
    assert "ability marshal_of_the_mark" in used(fights("eomer", **other), "fought 1 nazgul")  # X15
    assert "ability shadowfax" not in used(acts("gandalf", "tharbad"), "travel bree")
    assert "ability evenstar" not in used(acts("arwen", "erebor", tokens=["friendship"]), "muster 1")
    free = meets("boromir", "arwen", hands=["gondor_valor dale_resistance"])
    assert "ability tempted_by_power" not in used(free, "give to second")


def test_a_battle_uses_abilities_when_its_losses_are_taken_not_before() -> None:
    """Aragorn's player may still reroll the die, and declines."""
    state = fights("aragorn", tokens=["resistance"])
    assert "ability captain_of_the_west" not in used(state, "fought 1 rout")
    do(state, "fought 1 rout")
    assert "ability captain_of_the_west" in used(state, "pass")
    assert "ability captain_of_the_west" not in used(state, "reroll rout")


def lively(state: State, rng: random.Random) -> int:
    """A random action, with every kind equally likely, and fewer that only end something."""
    if state.actor == CHANCE:
        return int(state.roll(rng))
    kinds: dict[str, list[int]] = {}
    for code in state.legal():
        kinds.setdefault(GAME.describe(code).kind, []).append(int(code))
    chosen = [kind for kind in kinds if kind not in DULL or rng.random() < 0.1] or list(kinds)
    return rng.choice(kinds[rng.choice(chosen)])


# -- everything else ----------------------------------------------------------------------------


def with_event(event: str, **words: Any) -> State:
    words = {"friends": {"lorien": "elf"}, "shadow": {"bree": 1}, "hope": 5, **words}
    return acts("boromir", "pelargir", hands=[event], **words)


@pytest.mark.parametrize("event", EVENTS)
def test_an_event_is_named_when_it_is_do(event: str) -> None:
    assert {f"event {event}", "action play", "question act"} <= set(used(with_event(event), f"play {event}"))


def test_tom_is_named_in_a_roll_too() -> None:
    state = searched("searched 1 weary", hands=["tom_bombadil"])
    assert {"event tom_bombadil", "action bombadil", "question rolled"} <= set(used(state, "bombadil rerolls"))


def at_mount_doom(hope: int) -> State:
    """Everything except the last action is done, with one Nazgûl near."""
    cast = "frodo_sam mount_doom, boromir pelargir"
    state = table(cast, OTHERS, acting="frodo_sam", tokens=["5 resistance"], hope=hope, nazgul={"mordor": 1})
    return do(state, "objective destroy_ring")


def turned_up(card: str, **words: Any) -> State:
    """This shadow card was turned up; the back of the next one is visible."""
    words.setdefault("levels", pile("red"))
    return do(to_flip(**words), f"flipped {card}")


def infiltrating() -> State:
    task: dict[str, Any] = {"objectives": ["destroy_ring", "infiltrate_morgul"], "friends": {"minas_morgul": "gondor"}}
    return acts("boromir", "minas_morgul", tokens=["3 stealth"], **task)


DRUMS_ON_TOP: Final = [{"back": "red", "unseen": ["sh01", "sh02", "sh03", "drums"]}]
WHEELS_ON_TOP: Final = [{"back": "black", "unseen": ["sh01", "sh03", "sh04", "wheels"]}]

OTHER_THINGS: Final[list[Row]] = [
    (lambda: at_mount_doom(8), "searched 1 slip", "ending destroyed"),
    (lambda: at_mount_doom(8), "searched 1 slip", "fulfilled destroy_ring"),
    (lambda: at_mount_doom(1), "searched 7 weary", "ending despair"),
    (flee, "put on the ring", "question wearing"),
    (flee, "put on the ring", "action ring"),
    (infiltrating, "capture otherwise", "fulfilled infiltrate_morgul"),
    (infiltrating, "capture otherwise", "action capture_otherwise"),
    (lambda: turned_up("sh05"), "back red", "shadow advance"),
    (lambda: turned_up("sh03"), "back black", "shadow reinforce"),
    (lambda: turned_up("sh03"), "back black", "order eye"),
    (lambda: turned_up("sh05"), "back black", "order hunt"),
    (lambda: turned_up("sh17"), "back black", "order deploy"),
    (lambda: turned_up("drums", levels=DRUMS_ON_TOP, shadow_discard=["wheels"]), "back red", "shadow drums"),
    (lambda: turned_up("wheels", levels=WHEELS_ON_TOP, shadow_discard=["drums"]), "back black", "shadow wheels"),
    (lambda: do(to_draw(), "drawn lembas"), "drawn skies_dorwinion", "skies dorwinion"),
]


@pytest.mark.parametrize(("begin", "text", "name"), OTHER_THINGS, ids=[row[2] for row in OTHER_THINGS])
def test_an_action_names_what_it_uses(begin: Callable[[], State], text: str, name: str) -> None:
    state = begin()
    before = parts(state)
    assert name in used(state, text)
    assert name in everything()
    assert parts(state) == before, "only a copy is played on"


def test_the_objectives_are_named_when_the_game_is_set_up() -> None:
    rng = random.Random(0)
    state = GAME.start(2, objectives="darkness_at_bay")
    names: list[str] = []
    while state.actor == CHANCE:
        action = state.roll(rng)
        names += GAME.coverage(state, action)
        state.apply(action)
    wanted = ("destroy_ring", "confront_balrog", "oathbreakers", "subdue_umbar")
    assert names == [f"set {task}" for task in wanted]


@pytest.mark.parametrize("back", ["red", "black"])
def test_f45_a_special_shadow_card_is_neither_half_whatever_back_is_next(back: str) -> None:
    state = turned_up("drums", levels=DRUMS_ON_TOP, shadow_discard=["wheels"])
    names = used(state, f"back {back}")
    assert [name for name in names if name.startswith(("shadow ", "order "))] == ["shadow drums"]


def test_an_order_that_was_not_given_is_not_named() -> None:
    assert not [name for name in used(turned_up("sh05"), "back red") if name.startswith("order ")]


def test_a_card_thrown_away_was_not_used() -> None:
    hand = "lembas dale_valor dale_stealth rohan_valor rohan_stealth mordor_valor mordor_stealth gondor_valor"
    frames = [["turn", 0, k.TURN_COUNTS_SHADOW, 0, 0, 0], ["hand_full", 0, 0, 0, 0, 0]]
    full = acts("boromir", "pelargir", hands=[hand], stack=frames)
    assert used(full, "discard lembas") == ["action discard", "question hand_full"]


def test_some_games_name_only_what_is_listed_and_touch_most_of_it() -> None:
    """Lively games with all kinds of options reach every order, both halves of the shadow cards, and most of the
    rest."""
    names: set[str] = set()
    rng = random.Random(7)
    for seed in range(40):
        state = started(random.Random(seed), 1 + seed % 5)
        for _ in range(250):
            if state.actor == OVER:
                break
            action = lively(state, rng)
            names.update(GAME.coverage(state, action))
            state.apply(action)
    wanted = set(everything())
    assert names - wanted == set()
    assert {name for name in wanted if name.startswith(("order ", "shadow ", "set "))} <= names
    missing = wanted - names
    assert len(missing) < len(wanted) // 3, sorted(missing)
