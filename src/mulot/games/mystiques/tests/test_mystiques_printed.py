"""What the client draws is what the rules know."""

from pathlib import Path

import pytest

from mulot.games.mystiques.printed import files

FOLDER = Path(__file__).parents[1]


@pytest.mark.parametrize("path", files())
def test_what_the_client_reads_is_what_the_content_says(path: str) -> None:
    assert (FOLDER / path).read_text(encoding="utf-8") == files()[path], f"write {path} anew"
