"""The types of a view, by subject. Those of the web client are generated from them."""

from typing import Literal, TypedDict

from bywater.core.view_types import BaseDecision, BaseKnowledge, BaseTable

Counts = dict[str, int]  # by name; in a view all names have a count, which may be 0
Names = list[str]
Wizard = Literal["grey", "fallen", "white"]
Begins = Literal["rulebook", "lowest", "frodo"]

Choices = TypedDict("Choices", {"objectives": str, "level": str, "characters": Literal["first_game", "random"]})
Own = TypedDict(
    "Own", {"objectives": Names, "characters": list[Names], "lines": dict[str, str], "tokens": Counts}, total=False
)
Setup = TypedDict("Setup", {"begins": Begins, "any_level": bool, "own": Own, "automatic": bool})
# The readings, by their rulings.
X1 = TypedDict("X1", {"blessing_for_valor_or_stealth": bool, "challenge_with_dwarves": bool})
X3 = TypedDict("X3", {"hobbits_pledge_any_card": bool, "lady_of_light_for_friendship": bool})
X5 = TypedDict("X5", {"boromir_takes_no_resistance": bool, "special_backs_swapped": bool})
X8 = TypedDict("X8", {"white_flame_on_searches": bool, "slinker_takes_any_card": bool, "staff_without_armies": bool})
X11 = TypedDict("X11", {"mirkwood_without_dol_guldur": bool, "dwarven_lands_without_gimli": bool})
X13 = TypedDict("X13", {"shelob_needs_gollum": bool, "wheels_turn_on_current_player": bool})
X15 = TypedDict("X15", {"marshal_saves_last_army": bool})
Character = TypedDict("Character", {"seat": int, "place": str})
Level = TypedDict("Level", {"seen": Names, "back": str, "unseen": Names})
RefusedCard = TypedDict("RefusedCard", {"card": str, "from": int, "to": int})
RefusedJourney = TypedDict("RefusedJourney", {"character": str, "place": str})

Map = TypedDict("Map", {"eye": str, "nazgul": Counts, "friends": dict[str, Counts], "shadow": Counts})
Places = TypedDict("Places", {"hope": int, "threat": int, "havens": Names, "strongholds": Names, "slots": Names})
People = TypedDict("People", {"characters": dict[str, Character], "row": Names, "gandalf": Wizard, "waiting": int})
Hands = TypedDict("Hands", {"hands": list[Names], "tokens": list[Counts], "piles": list[int], "dark_piles": list[int]})
Deck = TypedDict("Deck", {"events_in": int, "tops": Names, "discard": Names, "drawn_skies": Names, "skies_gone": Names})
ShadowDeck = TypedDict("ShadowDeck", {"levels": list[Level], "shadow_discard": Names, "resolving": Names})
Tasks = TypedDict("Tasks", {"objectives": Names, "done": Names, "shot": int, "slain": int, "pledged": Names})
Turn = TypedDict("Turn", {"active": int, "solo_turn": int, "acting": str, "taken": int, "first_taken": int})
Acts = TypedDict("Acts", {"finished": Names, "extras": Counts, "used": Names, "interrupted": list[int]})
Refused = TypedDict("Refused", {"refused_cards": list[RefusedCard], "refused_company": list[RefusedJourney]})
Travel = TypedDict("Travel", {"riders": Names, "party": Names, "load": Counts, "successor": bool, "oath": bool})
Payment = TypedDict("Payment", {"due": Counts, "paying": Names, "paying_tokens": Counts, "anduin_lost": bool})
Dice = TypedDict("Dice", {"dice": list[int], "dice_done": Names, "turned": int, "fallen": int, "picked": int})
Supply = TypedDict("Supply", {"supply": Counts, "shadow_supply": int, "token_supply": Counts})


class Options(Choices, Setup, X1, X3, X5, X8, X11, X13, X15):
    """The value of every option."""


class Decision(BaseDecision):
    fields: dict[str, int | str]


class OpenTable(
    BaseTable, Map, Places, People, Hands, Deck, ShadowDeck, Tasks, Turn, Acts, Refused, Travel, Payment, Dice
):
    options: Options
    ending: Literal["", "destroyed", "despair"]


class View(OpenTable, BaseKnowledge, Supply):
    decision: Decision
    out_of_turn: list[int]  # the interrupts that the viewers may play
    back: str  # of the next shadow card
    threat_cards: int
