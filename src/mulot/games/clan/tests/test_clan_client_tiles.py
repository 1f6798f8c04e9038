"""The client's own lists of tiles agree with the rules."""

from __future__ import annotations

import json
import re
from pathlib import Path

from mulot.games import clan
from mulot.games.clan.content.forest import ANIMAL_TILES, ANIMALS


def test_the_client_marks_the_violet_tiles() -> None:
    faces = (Path(clan.__file__).parent / "web" / "tileFaces.ts").read_text(encoding="utf-8")
    found = re.search(r"VIOLET[^=]*= \[([^\]]*)\]", faces)
    assert found
    assert re.findall(r'"([^"]+)"', found[1]) == [tile.id for tile in ANIMAL_TILES if tile.violet]


def test_every_animal_has_a_picture() -> None:
    listed = json.loads((Path(clan.__file__).parent / "web" / "animalIcons.json").read_text(encoding="utf-8"))
    assert set(ANIMALS) <= set(listed)
