"""The layout of a game's folder: the modules that every game has, and the names they must define."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec

from mulot.testing.case import Case

ROOMS = {
    "model": ("VERSION", "Options", "State", "Action", "Event", "View"),
    "content": ("faults",),
    "rules": ("new", "waiting", "legal", "play", "why_not", "copy", "longest"),
    "view": ("look", "hear", "imagine"),
    "notation": ("write", "read", "draw"),
    "bots": ("BOTS",),
}
"""Module → names that it must define. Large modules may be packages."""

MAY_BE = {"arrays", "commands", "campaign", "encoding", "grounds", "paper", "pictures", "printed", "scenes", "study"}
"""Modules that a game may have."""

FILES = ("README.md", "RULES.md", "tests")
IN_EACH_LANGUAGE = ("text/{}.ftl", "rulebook/{}.md")

OTHER_FOLDERS = {"text", "rulebook", "tutorial", "puzzles", "tests", "web"}


def missing_rooms(case: Case) -> list[str]:
    """Return how a game deviates from the layout: missing modules and names, and modules that are not part of it."""
    package = case.package
    told = (name.format(language) for name in IN_EACH_LANGUAGE for language in case.languages)
    wrong = [f"no {name}" for name in (*FILES, *told) if not (case.folder / name).exists()]
    for room, names in ROOMS.items():
        if find_spec(f"{package}.{room}") is None:
            wrong.append(f"no room {room}")
            continue
        module = import_module(f"{package}.{room}")
        wrong += [f"{room} has no {name}" for name in names if not hasattr(module, name)]
    for path in sorted(case.folder.iterdir()):
        name = path.stem if path.suffix == ".py" else path.name
        is_code = path.suffix == ".py" or (path.is_dir() and path.name not in OTHER_FOLDERS | {"__pycache__"})
        if is_code and name not in {*ROOMS, *MAY_BE, "__init__"}:
            wrong.append(f"{path.name} lies in no room")
    if not wrong:
        wrong += [f"content: {fault}" for fault in import_module(f"{package}.content").faults()]
    return wrong
