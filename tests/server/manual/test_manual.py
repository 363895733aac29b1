"""Manuals: the same anchors in every language, one for everything that a table explains or refuses."""

import re
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

import pytest

import bywater
from bywater.server.manual.figures import frames
from bywater.server.manual.links import keys_of, links, mapping
from bywater.server.manual.render import anchors, manual_html, manual_text, sections
from bywater.server.manual.sources import noted, sources
from bywater.words import LANGUAGES, page_sources
from tests.server.harness import Server

ROOT = Path(__file__).parents[3]
SCENES = ROOT / "web/src/scenes"
GAMES = bywater.game_ids()
FIGURES = re.compile(r"!\[([^\]]*)\]\(figure:([a-z-]+)\)")
# Explanations in scenes: by a literal key, or by a prefix and a name as in `figure-${name}`.
ASKED = re.compile(r"`((?:[a-z]+-)+)\$\{|\"((?:about|card|figure)-[a-z_-]+)\"")
# Prefixes of sentences, which are not explained.
PHRASES = ("quest-", "towers-", "scene-", "fate-step-", "fate-steps-", "fate-not-")
EXPLAINS = re.compile(r"explain|point\?\.\(|about\b|const key = ")


def explained(game: str) -> set[str]:
    """The keys that a table of this game can explain, according to the sources of its scene."""
    found = set()
    for file in SCENES.joinpath(game).rglob("*"):
        if file.suffix not in (".svelte", ".ts"):
            continue
        for line in file.read_text(encoding="utf-8").splitlines():
            if EXPLAINS.search(line):
                found |= {begin or whole for begin, whole in ASKED.findall(line)}
    starts = tuple(one for one in found if one.endswith("-") and not one.startswith(PHRASES))
    return {key for key in keys_of(game) if key in found or key.startswith(starts)}


@cache
def worded(lang: str, game: str | None) -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in page_sources(lang, game))


@pytest.mark.parametrize("game", GAMES)
def test_addresses_are_the_same_in_every_language(game: str) -> None:
    assert len(set(sections(game))) == len(sections(game)) > 15
    assert set(sections(game)) <= anchors(game, "en")
    for lang in LANGUAGES:
        assert anchors(game, lang) == anchors(game, "en")
        ids = re.findall(r' id="([^"]+)"', manual_html(game, lang))
        assert len(ids) == len(set(ids))
        assert set(re.findall(r'href="#([^"]+)"', manual_html(game, lang))) <= set(ids)  # every rule has its anchor


@pytest.mark.parametrize(
    ("game", "some"),
    [
        ("confrontation", {"figure-frodo", "card-dark_eye", "region-moria", "formation-light-balanced"}),
        ("towers", {"about-edoras", "card-gandalf", "about-ring", "about-green_wisdom", "about-pile"}),
        ("quest", {"about-mithril", "hobbit-sam", "event-gollum", "about-sauron", "about-lines"}),
        ("fate", {"character-gollum", "event-lembas", "objective-destroy_ring", "fate-symbol-valor", "skies-hollin"}),
    ],
)
def test_whatever_can_be_explained_at_a_table_is_in_the_manual(game: str, some: set[str]) -> None:
    keys = explained(game)
    assert some <= keys  # the patterns still match the sources
    assert sorted(keys - links(game).keys()) == []


@pytest.mark.parametrize("game", GAMES)
def test_links_lead_to_existing_anchors(game: str) -> None:
    assert set(mapping(game)["sections"]) <= anchors(game, "en")
    patterns = [pattern for given in mapping(game)["sections"].values() for pattern in given]
    assert [one for one in patterns if not any(fnmatchcase(key, one) for key in keys_of(game))] == []
    refused = {key for key in keys_of(game) if key.startswith("refused-")} - {"refused-unknown"}
    assert len(refused) > 10
    assert sorted(refused - links(game).keys()) == []  # refusals link to their rules


@pytest.mark.parametrize("game", GAMES)
def test_figures_are_the_same_in_every_language_and_have_captions(game: str) -> None:
    english = [name for _, name in FIGURES.findall(manual_text(game, "en"))]
    assert len(english) >= 5
    drawn = (ROOT / "web/src/pages/manual/figures" / game / "index.ts").read_text(encoding="utf-8")
    assert [name for name in english if not re.search(rf"\b{name}: {{ Part", drawn)] == []
    captions: set[str] = set()
    for lang in LANGUAGES:
        found = FIGURES.findall(manual_text(game, lang))
        assert [name for _, name in found] == english
        assert manual_html(game, lang).count("<figure data-figure=") == len(english)
        captions |= {caption for caption, _ in found}
    assert len(captions) == 3 * len(english)  # every caption is translated
    assert frames(game)


@pytest.mark.parametrize("game", GAMES)
def test_sources_have_words_in_every_language(game: str) -> None:
    found = sources(game)
    manual_rules = {one for one in anchors(game, "en") if re.fullmatch(r"[A-Z]\d+", one)}
    assert manual_rules <= found["rules"].keys()
    assert len(found["things"]) > 40
    keys = {message.key for many in (found["things"], found["rules"]) for all in many.values() for message in all}
    keys |= {f"from-note-{note['kind']}" for note in mapping(game).get("notes", {}).values()}
    options = {
        str(message.params["option"])
        for many in (found["things"], found["rules"])
        for all in many.values()
        for message in all
        if "option" in message.params
    }
    for lang in LANGUAGES:
        assert [key for key in keys if not re.search(rf"^{key} =", worded(lang, None), re.MULTILINE)] == []
        assert [key for key in options if not re.search(rf"^{key} =", worded(lang, game), re.MULTILINE)] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_note_in_the_data_has_a_sentence(game: str) -> None:
    facts = bywater.load(game).provenance()
    notes = {
        path.rpartition(".")[0] for path, fact in facts.items() if fact["note"] and "confidence" not in fact["note"]
    }
    assert [path for path in sorted(notes) if noted(game, path) is None] == []
    assert [one for one in mapping(game).get("notes", {}) if not any(fnmatchcase(path, one) for path in notes)] == []


def test_the_example_of_custom_data_can_be_played() -> None:
    owned = {game for game in GAMES if sources(game)["own"]}
    assert owned == {game for game in GAMES if any(option.name == "own" for option in bywater.load(game).options)}
    for game in owned:
        option = next(one for one in bywater.load(game).options if one.name == "own")
        assert bywater.load(game).start(own=option.read(sources(game)["own"]))


def test_a_browser_may_cache_the_manual(server: Server) -> None:
    guest = server.guest()
    for part in ("en", "fr", "links", "sources", "figures"):
        first = guest.get(f"/manual/quest/{part}")
        assert first.status_code == 200
        again = guest.get(f"/manual/quest/{part}", headers={"if-none-match": f"W/{first.headers['etag']}"})
        assert (again.status_code, again.content) == (304, b"")
    assert guest.get("/manual/quest/it").status_code == 404
    assert guest.get("/manual/chess/en").status_code == 404
