"""Input at a prompt: choices, commands, and messages about invalid input."""

import pytest

from tests.cli.terminal import AGAINST_RANDOM, WIPED, bywater, lines, stdout_of

BALANCED = "10"


def answer(*typed: str, options: tuple[str, ...] = (), lang: str = "en") -> str:
    """The output after the last line of input."""
    result = bywater(*AGAINST_RANDOM, "--seed", "7", "--lang", lang, *options, typed=lines(*typed))
    screen = stdout_of(result)
    return " ".join(screen[screen.rindex(f" {typed[-1].strip()}\n") :].split())


# -- choosing ---------------------------------------------------------------------------------


def test_a_number_chooses() -> None:
    assert "Who starts in Cardolan?" in answer("1")


def test_notation_chooses() -> None:
    assert "› Frodo moves from the Shire to Arthedain." in answer(BALANCED, "frodo shire-arthedain")
    assert "› Frodo moves from the Shire to Arthedain." in answer(BALANCED, "  FRODO   Shire-Arthedain ")


@pytest.mark.parametrize("typed", ["frodo arth", "fro shi art", "f arthedain"])
def test_the_beginnings_of_words_choose_if_only_one_choice_fits(typed: str) -> None:
    assert "› Frodo moves from the Shire to Arthedain." in answer(BALANCED, typed)


def test_words_in_the_users_language_choose() -> None:
    assert "› Gandalf kommt aus Hulsten und greift das Nebelgebirge an." in answer(BALANCED, "gandalf nebel", lang="de")


def test_ambiguous_text_lists_the_matching_choices() -> None:
    output = answer(BALANCED, "frodo")
    assert "That could mean any of these" in output
    assert "1 Move Frodo from the Shire to Arthedain" in output
    assert "2 Move Frodo from the Shire to Cardolan" in output


def test_a_ready_made_set_up_places_all_figures() -> None:
    output = answer("gandalf in front")
    assert "Light has set up." in output
    assert "Which figure do you move?" in stdout_of(bywater(*AGAINST_RANDOM, "--seed", "7", typed=lines("11")))


def test_ready_made_set_ups_are_unavailable_after_the_first_figure() -> None:
    assert "Ready-made" not in answer("1")


def test_a_card_keeps_its_number_while_others_are_spent() -> None:
    """K12: the 5 of Light is number 5 with a full hand and with a hand that lacks the 1."""
    full = stdout_of(bywater(*AGAINST_RANDOM, "--seed", "7", typed=lines(BALANCED, "gandalf misty")))
    assert " 5 Play the 5" in full
    played = stdout_of(
        bywater(
            "play",
            "confrontation",
            "--seat",
            "dark=random",
            "--seed",
            "7",
            typed=lines(BALANCED, "gandalf misty", "1", "log"),
        )
    )
    assert "Light plays the 1." in played


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("nonsense", "not one of the choices, nor any action"),
        ("99", "There is no choice 99."),
        ("0", "There is no choice 0."),
        ("?!", "not one of the choices"),
        ("²", "not one of the choices"),
        ("[bold]", "“[bold]” is not one"),
    ],
)
def test_invalid_input_is_refused_and_read_again(typed: str, expected: str) -> None:
    assert expected in answer(BALANCED, typed)


def test_an_empty_line_chooses_nothing_among_several_choices() -> None:
    screen = stdout_of(bywater(*AGAINST_RANDOM, "--seed", "7", typed=lines("", "1")))
    assert screen.index("Light> \n") < screen.index("Who starts in Cardolan?")


def test_an_illegal_action_is_refused_with_its_reason() -> None:
    """M1: forward only."""
    assert "Frodo is in the Shire, not there." in answer(BALANCED, "frodo gondor-mordor")
    assert "That belongs to the other side." in answer(BALANCED, "troll mordor-gondor")


# -- commands ---------------------------------------------------------------------------------


def test_why_prints_the_reason() -> None:
    assert "Frodo is in the Shire, not there." in answer(BALANCED, "why frodo gondor-mordor")
    assert "Frodo is in the Shire, not there." in answer(BALANCED, "why frodo mordor")
    assert "You can: Move Frodo from the Shire to Arthedain." in answer(BALANCED, "why frodo arthedain")
    assert "Why what?" in answer(BALANCED, "why")


def test_help_lists_all_commands_in_every_language() -> None:
    for lang, name in (("en", "undo!"), ("fr", "annuler!"), ("de", "zurück!")):
        output = answer("help", lang=lang)
        assert name in output
        assert "frodo at arthedain" in output


@pytest.mark.parametrize(("lang", "typed"), [("fr", "aide"), ("de", "hilfe"), ("de", "help"), ("en", "?")])
def test_commands_have_names_in_the_users_language(lang: str, typed: str) -> None:
    assert "--resume" in answer(typed, lang=lang)


def test_about_explains_figures_and_cards() -> None:
    assert "Warg: The Light figure’s power does not work" in answer("about warg")
    assert "Eye of Sauron:" in answer("card eye")
    assert "There is nothing to say about “smaug”" in answer("about smaug")


def test_rules_shows_the_manual() -> None:
    assert "Frodo" in answer("rules")


def test_board_redraws_the_board() -> None:
    assert "Mordor" in answer(BALANCED, "board")


# -- undo -------------------------------------------------------------------------------------


def test_undo_is_free_until_something_is_revealed() -> None:
    output = answer("1", "2", "undo")
    assert "Who starts in Cardolan?" in output
    assert "Who starts in Arthedain?" in answer("1", "2", "undo", "undo")


def test_undo_reverts_shadowfax() -> None:
    """D12: only the use of the card has been observed so far."""
    output = answer(BALANCED, "shadowfax", "undo", options=("--option", "light_specials=shadowfax"))
    assert "Which figure do you move?" in output


def test_undo_is_not_free_after_an_action_of_another_seat() -> None:
    assert "another player has acted" in answer(BALANCED, "undo")


def test_undo_is_not_free_after_something_was_revealed() -> None:
    assert "Something hidden was revealed" in answer(BALANCED, "gandalf misty", "undo")


def test_there_is_nothing_to_undo_at_the_beginning() -> None:
    assert "You have nothing to undo" in answer("undo")
    assert "You have nothing to undo" in answer("undo!")


def test_undo_by_consent_goes_further_back() -> None:
    assert "Who starts in Arthedain?" in answer(BALANCED, "undo!", "y")
    assert "Light says no." in answer(BALANCED, "undo!", "n")


def test_all_people_at_the_screen_must_consent() -> None:
    typed = ("", BALANCED, "", BALANCED, "warg mirkwood-high_pass", "", "frodo shire-arthedain", "", "undo!", "y")
    hot_seat = ("play", "confrontation", "--seat", "dark=human")
    refused = stdout_of(bywater(*hot_seat, typed=lines(*typed, "n", "", "log"), FORCE_COLOR="1"))
    assert "Dark says no. Nothing changes." in refused
    assert "A Light figure moves from the Shire to Arthedain." in refused[refused.rindex("Dark> log") :]
    agreed = stdout_of(bywater(*hot_seat, typed=lines(*typed, "yes", ""), FORCE_COLOR="1"))
    assert "Warg in Mirkwood" in agreed[agreed.rindex("Which figure do you move?") :]
    for screen in (refused, agreed):
        prompt = screen[: screen.index("Light: allow this undo")].split(WIPED)[-1]
        assert prompt.strip() == ""


def test_yes_is_accepted_in_the_users_language() -> None:
    assert "Wer beginnt" in answer(BALANCED, "zurück!", "ja", lang="de")


def test_an_empty_line_takes_a_single_choice() -> None:
    """D5, M10: Dark is prompted at the tunnel although its figure in Moria is not the Balrog."""
    typed = ("", BALANCED, "", BALANCED, "orcs rohan-moria", "", "gandalf eregion-fangorn", "", "")
    screen = stdout_of(bywater("play", "confrontation", "--seat", "dark=human", typed=lines(*typed)))
    prompt = screen[screen.index("Reveal the Balrog?") :]
    assert " 1 Let the figure through" in prompt
    assert "Nothing to choose. Press Enter." in prompt
    assert "Gandalf attacks Fangorn from Eregion." in prompt
