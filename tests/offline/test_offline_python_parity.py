"""A browser's Python plays like this machine's: stories, laws and journals give equal results."""

from __future__ import annotations

from pathlib import Path

from kit.sampled_cases import WHOLE
from offline.run_in_both_pythons import both

STORIES, SEEDS = (1000, 6) if WHOLE else (2, 1)


def test_stories_laws_and_journals_are_the_same_in_a_browsers_python(tmp_path: Path) -> None:
    here, there = both(tmp_path, STORIES, range(SEEDS))
    assert {key for key in here if here[key] != there.get(key)} == set()
    assert len(here) == len(there) > 5 * SEEDS
