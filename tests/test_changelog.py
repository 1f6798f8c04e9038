"""Fragments of the changelog have names that can be sorted into it."""

from __future__ import annotations

from pathlib import Path

import pytest

from changelog import ROOT, fragments, section


def test_every_fragment_has_a_name_that_says_its_kind() -> None:
    assert set(fragments(ROOT / "changes")) == {"added", "changed", "fixed", "security"}


def test_a_name_of_another_form_is_refused(tmp_path: Path) -> None:
    (tmp_path / "something.md").write_text("No kind.")
    with pytest.raises(ValueError, match="something"):
        fragments(tmp_path)


def test_fragments_become_a_section_by_kind(tmp_path: Path) -> None:
    (tmp_path / "b.fixed.md").write_text("The door closes.\n")
    (tmp_path / "a.added.md").write_text("A door.\n")
    told = section("9.9.0", "2030-01-01", fragments(tmp_path))
    assert told == "## 9.9.0 (2030-01-01)\n\n### Added\n\n- A door.\n\n### Fixed\n\n- The door closes.\n"
