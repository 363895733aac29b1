"""The types of a view. Those of the web client are generated from them."""

from typing import Annotated, Literal, NotRequired, TypedDict

from bywater.core.view_types import BaseDecision, BaseKnowledge, BaseTable, Items
from bywater.games.confrontation.model.board import Side
from bywater.games.confrontation.model.endings import Ending

Fact = Annotated[list[str], Items(Literal["moved", "seen", "gone", "not", "looked"], str, str, str)]
"""A kind, a figure (empty if unknown), its place, and where it went (empty if it did not move)."""
LoopMove = Annotated[list[str], Items(str, str, str, Literal["", "end", "warned"])]
"""A figure or a side, where it left, where it went, and whether the turn ended with it."""


class Options(TypedDict):
    light_specials: list[Literal["shadowfax", "gandalf_the_white"]]
    dark_specials: list[Literal["palantir", "recall"]]
    sacrifice_stopped_by_any_retreat_card: bool
    shadowfax_may_stop: bool
    stuck_despite_special_card: bool
    frodo_may_enter_full_mordor: bool
    no_dark_retreat_on_river: bool
    sam_steps_in_first_battle_only: bool
    retreat_compulsory: bool
    magic_compulsory: bool
    fetched_eye_stops_magic: bool
    palantir_any_time: bool
    light_magic_before_dark_retreat: bool
    no_draw_by_repetition: bool
    shelob_stays_when_frodo_falls: bool
    no_nazgul_between_mountains: bool
    no_shadowfax_on_river: bool
    automatic: bool


class Fields(TypedDict):
    """What a decision is about: figures and a region."""

    light: NotRequired[str]
    dark: NotRequired[str]
    attacker: NotRequired[str]
    region: NotRequired[str]


class Decision(BaseDecision):
    fields: Fields


class Placement(TypedDict):
    """The figures of a side as far as the viewers know them."""

    figures: NotRequired[dict[str, list[str]]]  # by place, if the viewers know them all
    counts: NotRequired[dict[str, int]]  # the number of figures by place, once all are placed
    out: NotRequired[list[str]]  # the defeated figures, once all are placed


class SideView(Placement):
    """One side as far as the viewers know it."""

    ready: bool
    hand: list[str]
    discard: list[str]
    chosen: str  # the card in the battle: its name, "hidden" or nothing
    trail: list[Fact]


class BattleView(TypedDict):
    """A battle without its cards. All but the first three entries appear once the defender is known."""

    attacker: str
    region: str
    first: bool  # whether it is the first battle of the turn
    light: NotRequired[str]
    dark: NotRequired[str]
    sam_beside: NotRequired[bool]
    light_void: NotRequired[bool]
    dark_fetched: NotRequired[bool]
    dark_played_retreat: NotRequired[bool]
    light_gone: NotRequired[bool]
    dark_gone: NotRequired[bool]


class Repetition(TypedDict):
    times: int
    open: bool  # whether this turn may repeat an earlier table
    moves: list[LoopMove]


class View(BaseTable, BaseKnowledge):
    options: Options
    specials: list[str]  # the special cards that are not used up
    decision: Decision
    turn: Side
    turns: int
    light: SideView
    dark: SideView
    battle: BattleView | None
    face_up: list[str]
    looked: list[str]  # by the Palantir; empty names for those who may not know them
    repetition: Repetition
    hidden_defenders: int
    ending: Ending
