"""Fragments of the changelog have names that say their kind, and become a section of CHANGELOG.md."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
HEAD = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8").partition("## ")[0]


def build(folder: Path, *more: str) -> str:
    command = [sys.executable, "-m", "towncrier", "build", "--version", "9.9.9", "--date", "2030-01-01", *more]
    return subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True).stdout


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A folder with this project's settings and two fragments."""
    (tmp_path / "changes").mkdir()
    for name in ("pyproject.toml", "changes/section.jinja"):
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "changes" / "b.fixed.md").write_text("The door closes.\n")
    (tmp_path / "changes" / "a.added.md").write_text("A door.\n")
    (tmp_path / "CHANGELOG.md").write_text(f"{HEAD}## 9.8.0 (2029-01-01)\n")
    return tmp_path


def test_every_fragment_has_a_name_that_says_its_kind() -> None:
    drafted = build(ROOT, "--draft")
    for file in (ROOT / "changes").glob("*.*.md"):
        assert f"- {file.read_text(encoding='utf-8').strip()}\n" in drafted, file.name


def test_a_name_of_another_form_is_refused(project: Path) -> None:
    (project / "changes" / "something.md").write_text("No kind.")
    with pytest.raises(subprocess.CalledProcessError) as refused:
        build(project)
    assert "something.md" in refused.value.stderr


def test_fragments_become_a_section_by_kind(project: Path) -> None:
    build(project, "--yes")
    section = "## 9.9.9 (2030-01-01)\n\n### Added\n\n- A door.\n\n### Fixed\n\n- The door closes.\n"
    assert (project / "CHANGELOG.md").read_text() == f"{HEAD}{section}\n## 9.8.0 (2029-01-01)\n"
    assert [file.name for file in (project / "changes").iterdir()] == ["section.jinja"]
