"""The evaluation: facts of the table, values of symbols, threats to havens, Frodo's routes, and the outlook."""

from typing import Any

import pytest

from bywater.bots.fate.evaluation import map_tables, values
from bywater.bots.fate.evaluation.outlook import outlook_features
from bywater.bots.fate.evaluation.requirements import ANY, NOBODY, Requirements
from bywater.bots.fate.evaluation.search_costs import dice_at, search_cost, stay_cost
from bywater.bots.fate.planning.objectives import prize
from bywater.bots.fate.policy.guide import LOST, FateGuide
from bywater.games.fate.model import board
from bywater.games.fate.model import cards as box
from bywater.games.fate.model.endings import DESTROYED
from tests.bots.fate.helpers import BOTH, FAR, MARCH_ON_HELMS_DEEP, RING_ONLY, context_of, place, table

READY = [{"resistance": 5, "stealth": 6}, {}]


# -- features ---------------------------------------------------------------------------------


def test_symbols_are_cards_and_tokens() -> None:
    words: dict[str, Any] = {"hands": [["dale_valor", "eagles"], ["rohan_valor", "dale_stealth"]]}
    context, _ = context_of(table("frodo_sam", tokens=[{"valor": 2}, {}], **words))
    have = context.features.have
    assert [int(have[seat * 4 + board.VALOR]) for seat in (0, 1)] == [3, 1]
    assert [int(have[seat * 4 + board.STEALTH]) for seat in (0, 1)] == [0, 1]


@pytest.mark.parametrize(("resistance", "missing"), [(0, 5), (4, 1), (5, 0), (7, 0)])
def test_what_the_bearer_still_lacks(resistance: int, missing: int) -> None:
    context, _ = context_of(table("frodo_sam", tokens=[{"resistance": resistance}, {"resistance": 1}]))
    assert context.features.missing_resistance == missing


@pytest.mark.parametrize(("hope", "worth"), [(8, 1.0), (6, 1.0), (5, 1.25), (2, 2.0)])
def test_hope_is_worth_more_the_less_there_is(hope: int, worth: float) -> None:
    context, _ = context_of(table("frodo_sam", hope=hope))
    assert context.features.hope_worth == pytest.approx(worth)


# The tokens of both players, who pays, and the road symbols that this character can pay for.
PAYS: list[tuple[str, list[dict[str, int]], str, int]] = [
    ("nothing", [{}, {}], "eowyn", 0),
    ("what the player holds", [{}, {"friendship": 1, "stealth": 1}], "eowyn", 3),
    ("no Resistance that the bearer will need", [{}, {"resistance": 5}], "eowyn", 0),
    ("Resistance beyond that", [{"resistance": 4}, {"resistance": 2}], "eowyn", 4),
    ("never the five of the bearer", [{"resistance": 5}, {}], "legolas", 0),
    ("a sixth", [{"resistance": 6}, {}], "legolas", 4),
]


@pytest.mark.parametrize(("tokens", "who", "pays"), [r[1:] for r in PAYS], ids=[r[0] for r in PAYS])
def test_which_roads_a_character_can_pay_for(tokens: list[dict[str, int]], who: str, pays: int) -> None:
    context, _ = context_of(table("frodo_sam", tokens=tokens))
    assert context.features.pays[box.CHARACTERS.index(who)] == pays


def test_faramir_pays_for_every_road() -> None:
    cast = {"frodo_sam": "the_shire", "legolas": "lorien", "faramir": "minas_tirith", "eowyn": "edoras"}
    context, _ = context_of(table("frodo_sam", cast=cast))
    assert [int(context.features.pays[who]) for who in (box.FARAMIR, box.EOWYN)] == [7, 0]


@pytest.mark.parametrize(
    ("piles", "dark", "chance"),
    [([10, 10], [], 0.0), ([10, 10], [0], 0.2), ([1, 10], [0, 1], 1.0), ([1, 10], [1], 0.1), ([2, 10], [0], 1.0)],
    ids=["none left", "among ten cards", "the last of a pile", "in the second pile", "one of two"],
)
def test_how_likely_skies_darken_are_next(piles: list[int], dark: list[int], chance: float) -> None:
    context, state = context_of(table("frodo_sam"))
    for number in range(len(state.piles)):
        state.piles[number] = piles[number] if number < len(piles) else 0
    state.dark = sum(2**number for number in dark)
    context.features.update(state)
    assert context.features.sky_chance == pytest.approx(chance)


# -- values -----------------------------------------------------------------------------------

# The objectives, whose symbol it is, the symbol, how many are held, and whether the last is worth more than one hope.
WORTH: list[tuple[str, list[str], int, int, int, float]] = [
    ("the bearer's fifth Resistance", RING_ONLY, 0, board.RESISTANCE, 5, 2.0),
    ("his sixth", RING_ONLY, 0, board.RESISTANCE, 6, 0.5),
    ("another player's, while the bearer lacks some", RING_ONLY, 1, board.RESISTANCE, 1, 1.0),
    ("the bearer's seventh Stealth", RING_ONLY, 0, board.STEALTH, 7, 1.0),
    ("his eighth", RING_ONLY, 0, board.STEALTH, 8, 0.4),
    ("another player's third Stealth", RING_ONLY, 1, board.STEALTH, 3, 0.7),
    ("the fourth", RING_ONLY, 1, board.STEALTH, 4, 0.45),
    ("any Stealth while shots complete an objective", ["destroy_ring", "that_makes_six"], 1, board.STEALTH, 9, 1.0),
    ("the second Friendship of a price", BOTH, 0, board.FRIENDSHIP, 2, 1.4),
    ("the first", BOTH, 0, board.FRIENDSHIP, 1, 0.8),
    ("the first of the hobbits' player", BOTH, 1, board.FRIENDSHIP, 1, 1.4),
    ("one more than the price", BOTH, 0, board.FRIENDSHIP, 4, 0.35),
    ("Friendship for musters", ["destroy_ring", "challenge_sauron"], 0, board.FRIENDSHIP, 2, 0.7),
    ("Friendship for the hobbits' loyalty", ["destroy_ring", "hobbits_loyalty"], 0, board.FRIENDSHIP, 9, 0.8),
    ("the second Valor of a capture", ["destroy_ring", "subdue_umbar"], 0, board.VALOR, 2, 1.4),
    ("the first Valor", ["destroy_ring", "subdue_umbar"], 0, board.VALOR, 1, 0.8),
    ("the fourth", ["destroy_ring", "subdue_umbar"], 0, board.VALOR, 4, 0.3),
]


@pytest.mark.parametrize(
    ("tasks", "seat", "symbol", "have", "worth"), [r[1:] for r in WORTH], ids=[r[0] for r in WORTH]
)
def test_what_the_last_of_some_symbols_is_worth(
    tasks: list[str], seat: int, symbol: int, have: int, worth: float
) -> None:
    context, state = context_of(table("frodo_sam", objectives=tasks))
    assert values.symbol_worth(context, state, seat, symbol, have) == pytest.approx(worth)


def test_another_player_s_resistance_is_worth_less_once_the_bearer_has_five() -> None:
    context, state = context_of(table("frodo_sam", objectives=RING_ONLY, tokens=READY))
    assert values.symbol_worth(context, state, 1, board.RESISTANCE, 1) == 0.5


def test_the_blessing_may_cost_valor_instead() -> None:
    """The option X1 changes its price, and with it what is prepared."""
    for options, price in (({}, 3), ({"blessing_for_valor_or_stealth": True}, 3 * 8)):
        _, state = context_of(table("frodo_sam", objectives=BOTH, options=options))
        assert values.task_price(state, box.BLESSING) == price


def test_prices_are_paid_symbol_by_symbol() -> None:
    context, _ = context_of(table("frodo_sam", tokens=[{"friendship": 2, "valor": 1}, {"friendship": 3}]))
    two_and_one = 2 + 8
    assert values.can_pay(context, 0, two_and_one)
    assert not values.can_pay(context, 1, two_and_one)
    assert [int(values.lacking(context, seat, two_and_one + 64)) for seat in (0, 1)] == [1, 2]


# -- threats ----------------------------------------------------------------------------------


def danger(haven: str = "helms_deep", **words: Any) -> float:
    given: dict[str, Any] = {"friends": {"helms_deep": {"rohan": 2}}, "nazgul": FAR, **MARCH_ON_HELMS_DEEP}
    context, _ = context_of(table("frodo_sam", **{**given, **words}))
    return float(context.threats.danger[place(haven)])


def test_what_endangers_a_haven_more() -> None:
    """The number of armies and how near they are, the Nazgûl, the shadow cards, and which lines they show."""
    three: dict[str, Any] = {"shadow": {"fords_of_isen": 3}}
    assert danger(shadow={}) == 0.0
    assert danger(shadow={"fords_of_isen": 2}) == 0.0 < danger(**three) < danger(shadow={"fords_of_isen": 5})
    assert danger(shadow={"isengard": 3}) < danger(**three)
    assert danger(**three, nazgul={"rohan": 1, "eriador": 8}) > danger(**three)
    assert danger(**three, threat=0) < danger(**three)
    elsewhere = [{"back": "black", "unseen": ["sh01", "sh02", "sh17", "sh18"]}]
    assert danger(**three, levels=elsewhere) == 0.0


def test_a_haven_with_the_shadow_and_no_army_is_lost() -> None:
    assert danger(shadow={"helms_deep": 1}, friends={}) == pytest.approx(3.0)


def test_armies_on_a_line_march_on_through_a_haven() -> None:
    """The magenta line goes on from Helm's Deep; only where a line ends do its armies stay and fight again."""
    ends = [{"back": "red", "unseen": ["sh11", "sh12", "sh04", "sh05"]}]
    passes = [{"back": "black", "unseen": ["sh07", "sh08", "sh01", "sh02"]}]
    both: dict[str, Any] = {"shadow": {"helms_deep": 2, "fords_of_isen": 1}, "friends": {"helms_deep": {"rohan": 2}}}
    assert danger(**both, levels=ends) > danger(**both, levels=passes)


def test_seen_cards_count_before_the_rest() -> None:
    """A card whose place in the deck is known marches with certainty one half."""
    context, state = context_of(table("frodo_sam", shadow={"fords_of_isen": 3}, **MARCH_ON_HELMS_DEEP))
    line = int(state.settings.lines[box.SHADOW_CARDS.index("sh11")])
    before = float(context.threats.march[line])
    state.seen[state.levels - 1] = box.SHADOW_CARDS.index("sh11") + 1
    context.threats.update(state, context.features)
    assert context.threats.march[line] > before


# -- needs ------------------------------------------------------------------------------------


def test_columns_of_needs() -> None:
    _, state = context_of(table("frodo_sam", shadow={"umbar": 2}, friends={"moria": {"dwarf": 1, "elf": 1}}))
    context, _ = context_of(state)
    needs = Requirements()
    needs.need_armies(box.BALIN, board.MORIA, board.DWARF, 2)
    needs.need_armies(box.BALIN, board.MORIA, ANY, 1)
    assert [int(needs.missing(state, context.features, number)) for number in (0, 1)] == [1, -1]
    assert [int(needs.reserved(board.MORIA, people)) for people in (board.DWARF, board.ELF, ANY)] == [2, 0, 1]
    needs.need_clear(state, box.SUBDUE_UMBAR, board.UMBAR, NOBODY)
    needs.need_clear(state, box.SUBDUE_UMBAR, board.MORIA, NOBODY)
    assert (int(needs.clears), needs.wants_clear(board.UMBAR), needs.wants_clear(board.MORIA)) == (1, True, False)
    needs.need_taken(state, box.STAFF_BROKEN, board.ISENGARD, NOBODY)
    needs.need_taken(state, box.STAFF_BROKEN, board.UMBAR, NOBODY)
    needs.need_taken(state, box.STAFF_BROKEN, place("rivendell"), NOBODY)
    assert (int(needs.seizes), int(needs.clears)) == (1, 2)


# Objectives, friendly armies, and whether the Challenge marches.
MARCHES: list[tuple[str, dict[str, dict[str, int]], bool]] = [
    ("all at Minas Tirith", {"minas_tirith": {"gondor": 3, "rohan": 2, "elf": 2}}, True),
    (
        "in several camps",
        {"minas_tirith": {"gondor": 2, "rohan": 1}, "osgiliath": {"gondor": 1, "elf": 2}, "dagorlad": {"rohan": 1}},
        True,
    ),
    ("an Elf too few", {"minas_tirith": {"gondor": 3, "rohan": 2, "elf": 1}}, False),
    ("Gondor elsewhere", {"minas_tirith": {"gondor": 2, "rohan": 2, "elf": 2}, "pelargir": {"gondor": 3}}, False),
    ("Gondor can't wait at Dagorlad", {"minas_tirith": {"rohan": 2, "elf": 2}, "dagorlad": {"gondor": 3}}, False),
]


@pytest.mark.parametrize(("friends", "marching"), [r[1:] for r in MARCHES], ids=[r[0] for r in MARCHES])
def test_when_the_army_of_the_challenge_marches(friends: dict[str, dict[str, int]], marching: bool) -> None:
    context, _ = context_of(table("frodo_sam", objectives=["destroy_ring", "challenge_sauron"], friends=friends))
    assert context.needs.marching == marching


def test_who_has_to_fight_where() -> None:
    """Éomer in a region without a marker, Éowyn where Nazgûl are, Boromir outside havens; each the nearest place."""

    def hunt(who: str, task: str, **words: Any) -> list[str]:
        cast = {"frodo_sam": "bree", "legolas": "lorien", who: "edoras", "gimli": "erebor"}
        context, _ = context_of(table("frodo_sam", cast=cast, objectives=["destroy_ring", task], **words))
        needs = context.needs
        only = box.CHARACTERS.index(who)
        return [board.PLACES[needs.clear_place[n]] for n in range(needs.clears) if needs.clear_only[n] == only]

    two = {"fords_of_isen": 1, "osgiliath": 1}
    assert hunt("eomer", "ride_eored", shadow=two) == ["fords_of_isen"]
    assert hunt("eomer", "ride_eored", shadow=two, slots=["rohan"]) == ["osgiliath"]
    assert hunt("eomer", "ride_eored", shadow={"fords_of_isen": 6, "druadan_forest": 1}) == ["druadan_forest"]
    assert hunt("eowyn", "shieldmaiden", shadow=two, nazgul={"ithilien": 1, "mordor": 8}) == ["osgiliath"]
    assert hunt("eowyn", "shieldmaiden", shadow=two, nazgul=FAR) == []
    assert hunt("boromir", "boromir_honor", shadow={"helms_deep": 1, "osgiliath": 1}) == ["osgiliath"]


def test_legolas_goes_where_he_can_shoot() -> None:
    def visits(at: str, **shadow: int) -> list[str]:
        words: dict[str, Any] = {"objectives": ["destroy_ring", "that_makes_six"], "legolas": at, "shadow": shadow}
        context, _ = context_of(table("frodo_sam", **words))
        return [board.PLACES[context.needs.visit_place[n]] for n in range(context.needs.visits)]

    assert visits("edoras", umbar=1, fords_of_isen=1) == ["fords_of_isen"]
    assert visits("helms_deep", fords_of_isen=1) == []
    assert visits("fords_of_isen", fords_of_isen=1) == []


# -- routes and searches ------------------------------------------------------------------------


def test_a_longer_way_without_nazgul_is_cheaper() -> None:
    """From Rivendell to Lórien: three Nazgûl in the Misty Mountains make every way cost more."""
    words: dict[str, Any] = {"frodo_sam": "rivendell", "objectives": BOTH, "tokens": READY}
    calm, state = context_of(table("frodo_sam", nazgul=FAR, **words))
    calm.routes.update(state, calm.features, 0)
    wild, later = context_of(table("frodo_sam", nazgul={"misty_mountains": 3, "eriador": 6}, **words))
    wild.routes.update(later, wild.features, 0)
    lorien = place("lorien")
    assert calm.routes.cost[lorien] < wild.routes.cost[lorien]
    assert calm.routes.first(place("rivendell")) == -1
    assert calm.routes.hops[lorien] >= 2


def test_nazgul_that_are_lured_away_make_mordor_cheaper() -> None:
    words: dict[str, Any] = {"frodo_sam": "minas_tirith", "tokens": READY, "objectives": RING_ONLY}
    context, state = context_of(table("frodo_sam", nazgul={"mordor": 2, "eriador": 7}, shadow={}, **words))
    doom = place("mount_doom")
    context.routes.update(state, context.features, 0)
    guarded = float(context.routes.cost[doom])
    context.routes.update(state, context.features, 2)
    assert context.routes.cost[doom] < guarded


@pytest.mark.parametrize(
    ("at", "words", "dice"),
    [
        ("hollin", {"nazgul": {"rhudaur": 2, "mordor": 7}}, 2),
        ("hollin", {"nazgul": {"rhudaur": 2, "mordor": 7}, "shadow": {"hollin": 2}}, 4),
        ("udun", {"nazgul": {"mordor": 9}, "shadow": {"udun": 5}}, 7),
    ],
    ids=["Nazgûl of the region", "and armies of the place", "never more than seven"],
)
def test_how_many_dice_a_search_has(at: str, words: dict[str, Any], dice: int) -> None:
    context, state = context_of(table("frodo_sam", **words))
    assert dice_at(state, context.features, place(at), 0) == dice


def test_a_search_costs_less_at_a_haven() -> None:
    context, state = context_of(table("frodo_sam", nazgul={"rhudaur": 3, "mordor": 6}))
    features = context.features
    assert search_cost(state, features, place("hollin"), 0) == pytest.approx(1.5)
    assert search_cost(state, features, place("rivendell"), 0) == pytest.approx(0.9999)


def test_what_makes_staying_dearer() -> None:
    """More shadow cards, Skies Darken, and the Eye."""

    def stay(eye: str, **words: Any) -> float:
        context, state = context_of(table("frodo_sam", frodo_sam="bree", nazgul={"eriador": 3, "mordor": 6}, **words))
        return stay_cost(state, context.features, place("bree"), board.REGIONS.index(eye))

    assert stay("eriador") > stay("mordor") > 0.0
    assert stay("eriador", threat=4) > stay("eriador", threat=0)
    assert stay("mordor", threat=4) > stay("mordor", threat=0)


# -- map tables ---------------------------------------------------------------------------------


def test_special_roads_are_open_to_those_who_pay() -> None:
    """From Rivendell to Hollin and on to Tharbad: each symbol opens its own roads."""
    for one in ("rivendell", "south_ithilien", "edoras"):
        whole = [int(map_tables.distance(7, place(one), other)) for other in range(board.NUM_PLACES)]
        none = [int(map_tables.distance(0, place(one), other)) for other in range(board.NUM_PLACES)]
        assert all(far <= near for far, near in zip(whole, none, strict=True))
        assert whole != none


def test_garrisons_and_nazgul_decide_how_likely_a_haven_falls() -> None:
    """More friends make it less likely, more of the Shadow or Nazgûl more likely."""
    for friends in range(1, 6):
        for shadow in range(2, 6):
            calm = map_tables.fall_chance(shadow, friends, False)
            assert map_tables.fall_chance(shadow, friends + 1, False) <= calm
            assert map_tables.fall_chance(shadow + 1, friends, False) >= calm
            assert map_tables.fall_chance(shadow, friends, True) >= calm
    assert map_tables.fall_chance(9, 1, False) > 0.5
    assert map_tables.fall_chance(20, 20, True) == map_tables.fall_chance(9, 9, True)


# -- outlook ----------------------------------------------------------------------------------


def features_of(**words: Any) -> list[float]:
    given: dict[str, Any] = {"frodo_sam": "rivendell", "objectives": BOTH, "nazgul": FAR, "shadow": {}, "hope": 6}
    return [float(value) for value in outlook_features(*context_of(table("frodo_sam", **{**given, **words})))]


# Words that change the position, and the numbers of the features that change with them.
FEATURES: list[tuple[str, dict[str, Any], set[int]]] = [
    ("hope", {"hope": 8}, {1}),
    ("little hope", {"hope": 2}, {1, 2}),
    ("Frodo before Mordor", {"frodo_sam": "osgiliath"}, {7, 8}),
    ("Stealth of the bearer", {"tokens": [{"stealth": 2}, {}]}, {10}),
    ("Stealth of another player", {"tokens": [{}, {"stealth": 2}]}, set()),
    ("Resistance of the bearer", {"tokens": [{"resistance": 2}, {}]}, {9, 14}),
    ("Resistance of another player", {"tokens": [{}, {"resistance": 2}]}, {14}),
    ("Valor", {"tokens": [{}, {"valor": 2}]}, {12, 13}),
    ("an event, with a card less to draw", {"hands": [["eagles"], []]}, {8, 15, 16}),
    ("threat", {"threat": 3}, {18}),
    ("Nazgûl in Mordor", {"nazgul": {"mordor": 2, "eriador": 7}}, {23}),
    ("Nazgûl around Frodo", {"nazgul": {"rhudaur": 2, "eriador": 7}}, {24}),
    ("the Eye on Frodo", {"eye": "rhudaur"}, {25}),
    ("friendly armies", {"friends": {"edoras": {"rohan": 2}}}, {22}),
]


@pytest.mark.parametrize(("words", "changed"), [r[1:] for r in FEATURES], ids=[r[0] for r in FEATURES])
def test_which_features_a_position_changes(words: dict[str, Any], changed: set[int]) -> None:
    before, after = features_of(eye="mordor"), features_of(**{"eye": "mordor", **words})
    assert {number for number in range(len(before)) if before[number] != after[number]} == changed


def test_the_prospect_of_a_finished_game() -> None:
    """A won game is certain; a lost one counts a little for what was completed."""
    _, state = context_of(table("frodo_sam", objectives=BOTH, done=BOTH[1:]))
    guide = FateGuide()
    assert 0.0 < guide.prospect(state) < 1.0
    state.over = DESTROYED
    assert (guide.prospect(state), guide.worth(state)) == (1.0, [1.0, 1.0])
    state.over = DESTROYED + 1
    assert guide.prospect(state) == pytest.approx(LOST / 2)


def test_a_stronghold_is_worth_two_hope() -> None:
    context, _ = context_of(table("frodo_sam", hope=8))
    assert prize(context, place("barad_dur")) == 2.0
