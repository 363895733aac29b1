"""The plans of a decision: single codes, or all rows of a turn of laying at once."""

from mypy_extensions import i64

from bywater.bots.towers.policy.guide import TowersGuide
from bywater.core.frames import kind_of, seat_of
from bywater.games.towers.model.actions import DONE, lay_code, lead_code
from bywater.games.towers.model.cards import GANDALF, NUM_KINDS
from bywater.games.towers.model.frames import LAYING
from bywater.games.towers.model.rows import row_quality
from bywater.games.towers.rules.scoring import signs_of
from bywater.games.towers.state import TowersState


def plans_of(table: TowersState) -> list[list[int]]:
    """Return the plans of the acting seat, each as a list of codes."""
    packed: i64 = table.top()
    if kind_of(packed) == LAYING:
        plans: list[list[int]] = []
        seat: i64 = seat_of(packed)
        lay_colour(table, seat, table.key >> 3, [], table.hands[seat * NUM_KINDS + GANDALF], plans)
        return plans
    return [[int(code)] for code in table.legal()]


def baseline_of(table: TowersState, plans: list[list[int]], guide: TowersGuide) -> int:
    """Return the index of the guide's own plan, which is added if it is missing."""
    packed: i64 = table.top()
    seat: i64 = seat_of(packed)
    codes = [int(guide.decide(table))]
    if kind_of(packed) == LAYING:
        trial = table.clone()
        order: i64 = table.order
        trial.apply_legal(codes[0])
        while trial.actor == seat and kind_of(trial.top()) == LAYING and trial.order == order:
            codes.append(int(guide.decide(trial)))
            trial.apply_legal(codes[-1])
    if codes not in plans:
        plans.append(codes)
    return plans.index(codes)


def lay_colour(
    table: TowersState, seat: i64, colour: i64, laid: list[int], gandalfs: i64, plans: list[list[int]]
) -> None:
    """Add all ways to lay from this colour on: nothing of it, or all cards of a quality that counts here."""
    if colour == 4:
        hand: i64 = table.hand_sizes[seat]
        spent: i64 = len(laid) + table.hands[seat * NUM_KINDS + GANDALF] - gandalfs
        plans.append(laid if spent == hand and table.automatic else [*laid, DONE])
        return
    lay_colour(table, seat, colour + 1, laid, gandalfs, plans)
    signs: i64 = signs_of(table, table.stage)
    row: i64 = table.rows[seat * 4 + colour]
    touched: bool = (table.touched >> colour) & 1 == 1
    quality: i64
    for quality in range(4):
        kind: i64 = colour * 4 + quality
        cards: i64 = table.hands[seat * NUM_KINDS + kind]
        if not cards or not (signs >> quality) & 1 or 2 * kind + 1 < table.key:
            continue
        same: bool = row != 0 and row_quality(row) == quality
        if same or not touched:
            lay_colour(table, seat, colour + 1, with_cards(laid, kind, cards, 0), gandalfs, plans)
        if gandalfs and not same and not touched and 2 * kind >= table.key:
            lay_colour(table, seat, colour + 1, with_cards(laid, kind, cards, 1), gandalfs - 1, plans)


def with_cards(laid: list[int], kind: i64, cards: i64, lead: i64) -> list[int]:
    """These codes and those of one more row."""
    first = lead_code(kind) if lead else lay_code(kind)
    return [*laid, int(first)] + [int(lay_code(kind))] * (cards - 1)
