"""The client's source code for the tests, without comments, generated files and the client's own tests."""

from __future__ import annotations

import re
from pathlib import Path

import mulot

ROOT = Path(mulot.__file__).parents[2]
WEB = ROOT / "web"
GAMES = [folder for folder in sorted((ROOT / "src" / "mulot" / "games").glob("*/web")) if folder.is_dir()]
MADE = ("types.ts", "message_types.ts")
_COMMENTS = re.compile(r"(?<![./])/\*.*?\*/|<!--.*?-->|(?<![:\"'])//[^\n]*", flags=re.S)


def sources(*places: Path) -> dict[Path, str]:
    """Return the source texts by path."""
    files = [path for place in places for path in sorted(place.rglob("*")) if path.suffix in (".ts", ".svelte")]
    ours = [path for path in files if ".test." not in path.name and path.name not in MADE]
    return {path: _COMMENTS.sub("", path.read_text(encoding="utf-8")) for path in ours}
