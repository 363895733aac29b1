"""The types of the additions to a view, by subject. Those of the web client are generated from them."""

from typing import Literal, TypedDict

Worth = TypedDict("Worth", {"symbol": str, "stars": int})
Given = TypedDict("Given", {"seat": int, "card": str, "symbol": str, "stars": int, "count": int})
Asked = TypedDict("Asked", {"name": str, "from": Literal["group", "one", "self"], "payer": int, "or_shields": int})
Outlook = TypedDict("Outlook", {"by": str, "kind": str, "dark": dict[str, int], "sauron": int})


class Demand(Asked):
    wants: list[str]  # slot by slot: a symbol, "card", "eowyn", a token, "token" or "shield"
    steps: int  # to the dark, for a volunteer
    lacks: dict[str, int]  # what the payers don't have of it, by thing; symbols are counted together
    given: list[Given]
    worth: dict[str, dict[str, Worth]]  # own cards that could fill a slot, by seat


class Extras(TypedDict):
    stop: int  # which of the three activities of a haven is current; -1 elsewhere
    behind: dict[str, list[str]]  # by own seat: what it could do after an interrupt, as notation
    demand: Demand | None
    refused: int  # Sauron's space after a refusal; -1 if it would not move him
    then: list[Outlook]  # the corruption line after each choice; Sauron is -1 if he stays
