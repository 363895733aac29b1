"""Bots that are asked for advice where all win or lose together: an answer for whoever asked, and for nobody else."""

import pytest

from tests.server.house import House, set_up, two_people


@pytest.mark.parametrize("game_id", ["quest", "fate"])
def test_a_bot_says_what_it_would_choose_to_the_one_who_asked_alone(house: House, game_id: str) -> None:
    code, first, second = two_people(house, game_id)
    asked, other = (first, second) if first.frame["view"]["legal"] else (second, first)
    asked.send("advise")
    line = asked.next("chat")["line"]
    assert line["text"] == ""
    assert line["advice"] in [choice["says"] for choice in asked.frame["choices"]]
    assert [message for message in other.until_quiet() if message["type"] == "chat"] == []
    assert house.guests[0].page(code).until_quiet() == []
    assert house.guests[0].page(code).came[0]["chat"] == []


def test_nobody_is_advised_who_is_not_asked(house: House) -> None:
    _, first, second = two_people(house, "quest")
    waiting = second if first.frame["view"]["legal"] else first
    assert waiting.table["advice"]
    assert waiting.refused("advise") == "refused-wait"


def test_rivals_get_no_advice(house: House) -> None:
    _, first, second = set_up(house)
    assert not first.table["advice"]
    for page in (first, second):
        assert page.refused("advise") == "refused-wait"
