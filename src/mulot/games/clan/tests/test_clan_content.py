"""The contents of the box, and their validation."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from msgspec import structs

from mulot.core.text import LANGUAGES
from mulot.games import clan
from mulot.games.clan import GAME
from mulot.games.clan.content.forest import (
    ANIMAL_TILES,
    ANIMALS,
    FORESTS,
    OBJECTS,
    PICTURES,
    SIZE_ON,
    TILES,
    VILLAINS,
    AnimalTile,
    ForestKind,
)
from mulot.games.clan.scenes import FULL, YOUNG, new_table_as_drawn, scene
from mulot.games.clan.tests.clan_helpers import explore
from mulot.games.clan.tests.content_checks import faults
from mulot.testing import rule


@rule("C-002")
def test_eighteen_forest_tiles() -> None:
    assert len(TILES) == len(set(TILES)) == 18
    assert (len(PICTURES), len(OBJECTS), len(VILLAINS)) == (9, 3, 3)
    assert set(TILES) - set(PICTURES) - set(OBJECTS) - set(VILLAINS) == {"lost", "candle", "owl"}


@rule("C-003")
def test_every_animal_is_there_once_in_each_size_and_no_two_meet_twice() -> None:
    assert faults() == []
    pictures = [(animal, size) for sizes in SIZE_ON.values() for animal, size in sizes.items()]
    assert len(pictures) == len(set(pictures)) == 27
    assert Counter(size for _, size in pictures) == {0: 9, 1: 9, 2: 9}


@rule("CR-56")
def test_an_animal_is_on_a_tile_at_most_once() -> None:
    assert all(len({t.small, t.medium, t.large}) == 3 for t in ANIMAL_TILES)
    assert all(len(sizes) == 3 for sizes in SIZE_ON.values())


@rule("C-005")
def test_nine_teeth_three_of_each_size() -> None:
    assert new_table_as_drawn(YOUNG).teeth == [3, 3, 3]


@rule("C-089", "CR-36")
def test_three_animal_tiles_are_marked_violet_and_no_other_tile_is() -> None:
    assert sum(tile.violet for tile in ANIMAL_TILES) == 3
    forest = FULL
    for word in forest.split():
        forest = forest.replace(word, word + "*") if word in (*OBJECTS, "candle", "owl", "witch") else forest
    faces = [spot.face for spot in GAME.look(scene(forest), None).forest if spot.face]
    assert len(faces) == 6
    assert not any(face.violet for face in faces)


@rule("C-089", "CR-60")
def test_violet_is_told_by_the_face_only() -> None:
    s = scene(YOUNG, owners={"club": 1}, wanted="fox")
    assert len({spot.face for spot in GAME.look(s, 0).forest}) == 1, "all backs are alike"
    explore(s, "a1")
    face = GAME.look(s, 0).forest[0].face
    assert (face.tile, face.violet) == ("fox-rabbit-squirrel", True)


def test_validation_names_each_fault_of_the_tiles() -> None:
    first, *others = ANIMAL_TILES
    assert faults(others) == [
        "there are 8 tiles, not 9",
        "small fox is shown 0 times",
        "medium rabbit is shown 0 times",
        "large squirrel is shown 0 times",
        "2 tiles are violet, not 3",
    ]
    assert "fox-rabbit-cow: cow is no animal of this forest" in faults([structs.replace(first, large="cow"), *others])
    assert "fox-fox-squirrel: the same animal twice" in faults([structs.replace(first, medium="fox"), *others])
    swapped = [AnimalTile("fox", "rabbit", "deer", True), AnimalTile("rabbit", "hedgehog", "squirrel"), *others[1:]]
    assert "hedgehog and squirrel meet on 2 tiles" in faults(swapped)


def test_validation_names_each_fault_of_villains_and_forests() -> None:
    witch, ogre, dragon = VILLAINS.values()
    lamp = structs.replace(witch, chased_by=("shield", "lamp"))
    assert faults(villains=[lamp, ogre, dragon]) == ["witch: lamp is no magic object"]
    twice = structs.replace(witch, chased_by=("shield", "shield"))
    assert faults(villains=[twice, ogre, dragon]) == ["witch: the same object twice"]
    twin = structs.replace(ogre, chased_by=witch.chased_by, trophy=witch.trophy)
    assert faults(villains=[witch, twin, dragon]) == [
        "grimoire and shield chase 2 villains",
        "2 villains drop the wand",
    ]
    assert faults(forests={**FORESTS, "young": ForestKind(3, ("owl",))}) == ["young: 10 tiles on 9 places"]
    crowded = ForestKind(4, OBJECTS, 4)
    assert faults(forests={"perilous": crowded}) == ["perilous: 4 villains, but there are 3"]


def test_every_tile_and_animal_is_a_thing_with_a_word() -> None:
    assert {*TILES, *ANIMALS} <= set(GAME.things)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_names_the_animals_of_every_tile(language: str) -> None:
    folder = Path(clan.__file__).parent
    words = (folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    named = dict(re.findall(r"^clan-thing-(\w+) = (?:l’|\w+ )(.+)$", words, flags=re.M))
    book = (folder / "rulebook" / f"{language}.md").read_text(encoding="utf-8")
    rows = [re.split(r" ?\| ?", row)[1:5] for row in book.splitlines() if row.startswith("| ")]
    tiles = [row for row in rows if row[0] in {named[animal] for animal in ANIMALS}]
    assert [row[:3] for row in tiles] == [[named[t.small], named[t.medium], named[t.large]] for t in ANIMAL_TILES]
    assert [bool(row[3]) for row in tiles] == [tile.violet for tile in ANIMAL_TILES]
