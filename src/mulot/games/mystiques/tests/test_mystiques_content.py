"""The content is valid, and the validation reports injected faults."""

from __future__ import annotations

import ast
from dataclasses import replace
from hashlib import sha256

import msgspec
import pytest

from mulot.games import folder
from mulot.games.mystiques.content import (
    ABILITIES,
    CHAPTERS,
    CHAPTERS_OF,
    ENCOUNTERS,
    HEROES,
    KINDS,
    SEARCH,
    SIDES,
)
from mulot.games.mystiques.content.chapter import Choice, Effect, Ending, Level, Memory, Objective, Surge
from mulot.games.mystiques.content.geometry import Side
from mulot.games.mystiques.content.search_cards import ITEMS
from mulot.games.mystiques.content.tiles import Laid
from mulot.games.mystiques.tests import content_checks as validator
from mulot.games.mystiques.tests import unused_content
from mulot.games.mystiques.tests.content_checks import EFFECTS, EVENTS, QUIRKS
from mulot.testing import rule


def test_the_content_has_no_fault():
    assert validator.faults() == []


@pytest.mark.parametrize(
    ("version", "digest"), [(1, "a1986eab438543fc"), (2, "711e706b5ac64fac"), (5, "84722faba610575b")]
)
def test_the_chapters_of_older_versions_stay_as_their_journals_were_played(version, digest):
    assert sha256(repr(CHAPTERS_OF[version]).encode()).hexdigest()[:16] == digest


def test_there_are_four_abilities_for_every_class():
    for of in ("leader", "warrior", "tinkerer", "healer", "scamp", "mystic", "archer"):
        assert sum(power.of == of for power in ABILITIES.values()) == 4


def test_the_sides_use_every_sign_of_a_drawing():
    signs = {sign for side in SIDES.values() for sign in (*side.signs.values(), *side.blocks.values())}
    assert signs >= set(".~^v>BPXNESWneswTHK#O")
    lines = {
        mark for side in SIDES.values() for r in range(8) for c in range(10) if (mark := side.sign_between(r, c)) != " "
    }
    assert lines >= set("|-!=}ud")


def test_the_proving_ground_has_every_special_space_every_enemy_and_all_items():
    chapter = CHAPTERS["proving-ground"]
    reached = validator.sides_in_reach(chapter)
    signs = {sign for name in reached for sign in SIDES[name].signs.values()}
    assert signs >= set("~^v>BPXNESWneswTHK")
    named = {kind for enemies in chapter.encounters.values() for kind, _ in enemies}
    named |= {kind for kind, _ in chapter.enemies}
    cards = {kind for card in ENCOUNTERS.values() if not card.hard for kind, _ in card.lists[0]}
    assert named | cards == set(KINDS)
    assert {"vurst", "brodie"} <= named
    assert set(chapter.items) == {"disguises", "hook", "fork", "grape"}


@rule("MR-92")
def test_kinds_with_several_hearts_have_one_figure():
    assert all(kind.most == 1 for kind in KINDS.values() if kind.hearts > 1)
    fault = validator.check_kind(replace(KINDS["rat"], life=2))
    assert fault == ["rat: wounds lie on the card, so there can be one figure only"]


def is_part(part, whole):
    """True if a JSON value has nothing that the other one has not."""
    if isinstance(part, dict):
        return all(key in whole and is_part(value, whole[key]) for key, value in part.items())
    if isinstance(part, list):
        return len(part) == len(whole) and all(map(is_part, part, whole))
    return part == whole


def test_every_key_in_the_files_of_chapters_is_a_field():
    place = folder("mystiques") / "content"
    today, older = (
        msgspec.json.decode((place / f"{name}.json").read_bytes()) for name in ("chapters", "older_chapters")
    )
    for versions, chapters in ((CHAPTERS, today), *((CHAPTERS_OF[int(version)], older[version]) for version in older)):
        for chapter in chapters:
            read = msgspec.json.decode(msgspec.json.encode(versions[chapter["name"]]))
            assert is_part(chapter, read)
            assert not is_part(chapter | {"expectd": 2}, read)


@rule("MR-181")
def test_no_chapter_needs_an_exit_that_leads_nowhere():
    lone = replace(CHAPTERS["first-frost"], board=(Laid("tile-1", 0, 0), Laid("tile-3", 5, 5)))
    assert "first-frost: 'granary' must be cleared but can never be explored" in validator.check_chapter(lone)


def faults_of_chapter(chapter, **fields):
    """Return what the validator reports about a chapter with these fields changed."""
    return validator.check_chapter(replace(CHAPTERS[chapter], **fields))


def faults_of_level(chapter, **fields):
    return faults_of_chapter(chapter, levels={"hard": Level(**fields)})


def faults_of_tale(chapter, **fields):
    """Return what the validator reports about a chapter with these fields of its tale changed."""
    return faults_of_chapter(chapter, tale=replace(CHAPTERS[chapter].tale, **fields))


def crossing(**fields):
    return replace(CHAPTERS["mill-race"].tale.crossings[0], **fields)


def with_effects(*effects):
    other = crossing().choices[1]
    return crossing(choices=(Choice("x", "mill-race-x", effects), other))


def memory(deed):
    return Memory(deed, "mill-race-x", (Effect("cheese", 1),))


def without_lore():
    """Return the search cards and abilities of the versions in which lore mattered only for tinkerers."""
    bare = {name: replace(card, warded=False, power=None) for name, card in SEARCH.items()}
    return {"search": bare, "abilities": {}}


def trick(name, **fields):
    return replace(SEARCH[name], power=replace(SEARCH[name].power, **fields))


def use_faults_of_chapter(chapter, **fields):
    made = replace(CHAPTERS[chapter], **fields)
    return unused_content.check_chapter_use(made, validator.sides_in_reach(made), validator.first_side(made))


ALL = tuple(CHAPTERS.values())


@pytest.mark.parametrize(
    ("fault", "found"),
    [
        (
            "whisker-comb: no rule reads it",
            lambda: unused_content.check_card_use(SEARCH["whisker-comb"], **without_lore()),
        ),
        (
            "felt-coat: no rule reads it",
            lambda: unused_content.check_card_use(replace(SEARCH["felt-coat"], defence=0)),
        ),
        ("sling: for nobody", lambda: unused_content.check_card_use(replace(SEARCH["sling"], classes=("cook",)))),
        (
            "rally: costs as much as it gives",
            lambda: unused_content.check_power_use(replace(ABILITIES["rally"], cost=3)),
        ),
        (
            "effect 'cheer' is unknown",
            lambda: validator.check_power(replace(ABILITIES["rally"], effect="cheer")),
        ),
        ("crumbs: does nothing", lambda: unused_content.check_card_use(replace(SEARCH["crumbs"], n=0))),
        ("pepper: does nothing", lambda: unused_content.check_card_use(trick("pepper", n=0))),
        (
            "pepper: unknown sort of weapon 'spoon'",
            lambda: unused_content.check_card_use(trick("pepper", weapon="spoon")),
        ),
        ("spark: does nothing", lambda: unused_content.check_power_use(replace(ABILITIES["spark"], n=0))),
        (
            "steady-aim: unknown sort of weapon 'spoon'",
            lambda: unused_content.check_power_use(replace(ABILITIES["steady-aim"], weapon="spoon")),
        ),
        (
            "bandage: nobody holds a weapon at the moment 'turn'",
            lambda: unused_content.check_power_use(replace(ABILITIES["bandage"], weapon="melee")),
        ),
        (
            "steady-aim: no weapon to play it with",
            lambda: unused_content.check_power_use(ABILITIES["steady-aim"], {"rusty-nail": SEARCH["rusty-nail"]}),
        ),
        (
            "brodies-hour: no encounter card is ever drawn",
            lambda: use_faults_of_chapter("brodies-hour", encounters=dict.fromkeys(SIDES, ())),
        ),
        (
            "mill-race: no surge is ever a card's",
            lambda: use_faults_of_chapter("mill-race", surges={"*": Surge((("rat", 2),))}),
        ),
        (
            "first-frost: mousetraps lie on 'kitchen', where the mice start",
            lambda: use_faults_of_chapter("first-frost", traps={"kitchen": ("a1",)}),
        ),
        (
            "fork: handed out nowhere",
            lambda: unused_content.check_items_use([replace(c, items=(), tale=None) for c in ALL]),
        ),
        (
            "hurry-on: nobody remembers it",
            lambda: unused_content.check_deeds(
                [replace(c, tale=replace(c.tale, memories=())) for c in ALL if c.tale][:5]
            ),
        ),
        ("'dance' was never chosen", lambda: faults_of_tale("mill-race", endings=(Ending("dance", "mill-race-x"),))),
        ("drain has no space 'z9'", lambda: faults_of_chapter("mill-race", traps={"drain": ("z9",)})),
    ],
)
def test_the_validator_names_content_that_nobody_would_use(fault, found):
    assert any(fault in line for line in found())


WORDS_OF_CARDS = {*EVENTS, *QUIRKS, *ITEMS, *(effect for effects in EFFECTS.values() for effect in effects)}
VALUES_OF_CARDS = {"melee", "ranged", "defence", "move", "lore", "search", "quirk", "event", "warded", "power"} | {
    *("moment", "effect", "n", "reach", "cost", "of", "weapon", "by_lore"),
}


def words_read_by(rules):
    """Return the strings and attribute names that occur in the source of the rules."""
    nodes = [node for text in rules for node in ast.walk(ast.parse(text))]
    return {node.value for node in nodes if isinstance(node, ast.Constant)}, {
        node.attr for node in nodes if isinstance(node, ast.Attribute)
    }


def test_the_rules_read_every_value_that_the_validator_assumes_they_read():
    rules = [file.read_text(encoding="utf-8") for file in (folder("mystiques") / "rules").glob("*.py")]
    words, values = words_read_by(rules)
    assert WORDS_OF_CARDS - words == VALUES_OF_CARDS - values == set()
    words, values = words_read_by([text for text in rules if "by_lore" not in text and '"rummage"' not in text])
    assert "rummage" not in words, "a word that no rule reads would be noticed"
    assert "by_lore" not in values, "and so would a value"


@pytest.mark.parametrize(
    ("fault", "found"),
    [
        ("drawn: 2 spaces, 10 to 20 are wanted", lambda: validator.check_side(Side("drawn", "orange", ". P"))),
        ("drawn: no blue paws", lambda: validator.check_side(Side("drawn", "orange", ". ."))),
        ("drawn: falls into parts for enemies", lambda: validator.check_side(Side("drawn", "orange", ". # P"))),
        ("drawn: exit a1 does not lie at edge E", lambda: validator.check_side(Side("drawn", "orange", "E . P"))),
        ("drawn: the current of a1 leads onto dry land", lambda: validator.check_side(Side("d", "orange", "> . P"))),
        ("rat: unknown gift 'sings'", lambda: validator.check_kind(replace(KINDS["rat"], gift="sings"))),
        ("rat: no figures 'cow'", lambda: validator.check_kind(replace(KINDS["rat"], figures="cow"))),
        ("aubin: a value below 1", lambda: validator.check_hero(replace(HEROES["aubin"], life=0))),
        ("aubin: unknown class 'cook'", lambda: validator.check_hero(replace(HEROES["aubin"], classes=("cook",)))),
        (
            "spark: effect 'explode' is unknown at the moment 'turn'",
            lambda: validator.check_power(replace(ABILITIES["spark"], effect="explode")),
        ),
        ("sling: unknown place 'tail'", lambda: validator.check_search_card(replace(SEARCH["sling"], slot="tail"))),
        ("crumbs: unknown event 'x'", lambda: validator.check_search_card(replace(SEARCH["crumbs"], event="x"))),
        ("swarm: unknown enemy 'cow'", lambda: validator.check_enemies("swarm", (("cow", 1),))),
        ("swarm: 9 of roach", lambda: validator.check_encounter(replace(ENCOUNTERS["swarm"], surge=(("roach", 9),)))),
        (
            "first-frost: kitchen has no space 'z9'",
            lambda: validator.check_chapter(replace(CHAPTERS["first-frost"], start=("z9",))),
        ),
        (
            "first-frost: unknown objective 'dance'",
            lambda: validator.check_chapter(replace(CHAPTERS["first-frost"], objective=Objective("dance", ""))),
        ),
        ("first-frost, hard: unknown enemy 'cow'", lambda: faults_of_level("first-frost", more=(("cow", 1),))),
        ("first-frost, hard: less than nothing", lambda: faults_of_level("first-frost", fewer=-1)),
        ("captain-vurst, hard: less than nothing", lambda: faults_of_level("captain-vurst", pages=-3)),
        (
            "first-frost, hard: unknown encounter cards ('soft',)",
            lambda: faults_of_level("first-frost", cards=("soft",)),
        ),
        ("'bell' is wanted but lies nowhere", lambda: faults_of_chapter("brodies-hour", things={})),
        ("the cat never comes", lambda: faults_of_chapter("brodies-hour", encounters={})),
        (
            "'nowhere' can never be explored",
            lambda: faults_of_chapter("mill-race", objective=Objective("bring", "crank", "nowhere")),
        ),
        ("'spider' must be defeated but never comes", lambda: faults_of_chapter("webs-and-legs", encounters={})),
        (
            "'attic' is special but can never be explored",
            lambda: faults_of_chapter("mill-race", webs={"attic": ("a1",)}),
        ),
        ("drain has no space 'z9'", lambda: faults_of_chapter("mill-race", things={"drain": ("crank", "z9")})),
        ("unknown encounter card 'x'", lambda: faults_of_chapter("mill-race", without=("x",))),
        ("'mill-race-won' is told twice", lambda: faults_of_tale("mill-race", lost="mill-race-won")),
        ("'story' is not named after it", lambda: faults_of_tale("mill-race", lost="story")),
        (
            "'attic' is told of but can never be explored",
            lambda: faults_of_tale("mill-race", places={"attic": "mill-race-x"}),
        ),
        ("page 6 is never come to", lambda: faults_of_tale("mill-race", pages={6: "mill-race-x"})),
        ("nothing is chosen", lambda: faults_of_tale("mill-race", crossings=())),
        ("'dance' never happens", lambda: faults_of_tale("mill-race", crossings=(crossing(when=("dance",)),))),
        (
            "leaves no choice",
            lambda: faults_of_tale("mill-race", crossings=(crossing(choices=crossing().choices[:1]),)),
        ),
        ("'x' changes nothing", lambda: faults_of_tale("mill-race", crossings=(with_effects(),))),
        ("unknown effect 'explode'", lambda: faults_of_tale("mill-race", crossings=(with_effects(Effect("explode")),))),
        (
            "nobody can wait on 'moon'",
            lambda: faults_of_tale("mill-race", crossings=(with_effects(Effect("wait", what="moon")),)),
        ),
        (
            "unknown group item 'car'",
            lambda: faults_of_tale("mill-race", crossings=(with_effects(Effect("item", what="car")),)),
        ),
        ("page 0", lambda: faults_of_tale("mill-race", crossings=(with_effects(Effect("page")),))),
        (
            "'let-it-ring' was never chosen before",
            lambda: faults_of_tale("mill-race", memories=(memory("let-it-ring"),)),
        ),
    ],
)
def test_the_validator_names_faults(fault, found):
    assert any(fault.split(": ", 1)[-1] in line for line in found())
