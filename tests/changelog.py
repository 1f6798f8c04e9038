"""Fragments of the changelog: `python tests/changelog.py` moves them into CHANGELOG.md (`make changelog`)."""

from __future__ import annotations

import re
import tomllib
from datetime import date
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
KINDS = {"added": "Added", "changed": "Changed", "fixed": "Fixed", "security": "Security"}
NAME = re.compile(rf"[a-z0-9-]+\.({'|'.join(KINDS)})\.md")


def fragments(folder: Path) -> dict[str, list[Path]]:
    """The fragments by kind. Raises ValueError for a file whose name has another form."""
    found: dict[str, list[Path]] = {kind: [] for kind in KINDS}
    for file in sorted(folder.glob("*")):
        if file.name == "README.md":
            continue
        match = NAME.fullmatch(file.name)
        if match is None:
            raise ValueError(f"{file.name} is no <slug>.<{'|'.join(KINDS)}>.md")
        found[match[1]].append(file)
    return found


def section(version: str, day: str, found: dict[str, list[Path]]) -> str:
    """The new section of the changelog."""
    lines = [f"## {version} ({day})", ""]
    for kind, files in found.items():
        if files:
            lines += [
                f"### {KINDS[kind]}",
                "",
                *(f"- {file.read_text(encoding='utf-8').strip()}" for file in files),
                "",
            ]
    return "\n".join(lines)


def main() -> None:
    """Move them."""
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    found = fragments(ROOT / "changes")
    changelog = ROOT / "CHANGELOG.md"
    head, _, rest = changelog.read_text(encoding="utf-8").partition("\n## ")
    changelog.write_text(f"{head}\n{section(version, date.today().isoformat(), found)}\n## {rest}", encoding="utf-8")
    for files in found.values():
        for file in files:
            file.unlink()


if __name__ == "__main__":
    main()
