"""What the client knows of the tiles by name is what the rules say."""

from __future__ import annotations

import re
from pathlib import Path

from mulot.games.clan import content


def test_the_client_marks_the_violet_tiles() -> None:
    faces = (Path(content.__file__).parent / "web" / "faces.ts").read_text(encoding="utf-8")
    found = re.search(r"VIOLET[^=]*= \[([^\]]*)\]", faces)
    assert found
    assert re.findall(r'"([^"]+)"', found[1]) == [tile.id for tile in content.ANIMAL_TILES if tile.violet]


def test_every_animal_has_a_picture() -> None:
    animals = (Path(content.__file__).parent / "web" / "animals.ts").read_text(encoding="utf-8")
    listed = re.findall(r"^  (\w+),$", animals, flags=re.M)
    assert set(content.ANIMALS) <= set(listed)
