"""The layout of a game's folder: the modules that every game must have, and the names they must define."""

from importlib import import_module
from importlib.util import find_spec

from mulot.testing.case import Case

REQUIRED_MODULES = {
    "model": ("VERSION", "Options", "State", "Action", "Event", "View"),
    "content": (),
    "rules": ("new", "waiting", "legal", "play", "why_not", "copy", "max_plies"),
    "view": ("look", "hear", "imagine"),
    "notation": ("write", "read", "draw"),
    "bots": ("BOTS",),
}
"""The names that each module must define, by module. Large modules may be packages."""

OPTIONAL_MODULES = {
    "arrays", "commands", "campaign", "encoding", "explanations", "paper", "pictures", "generated", "scenes", "study",
}  # fmt: skip
"""Modules that a game may have."""

REQUIRED_FILES = ("README.md", "RULES.md", "tests")
FILES_PER_LANGUAGE = ("text/{}.ftl", "rulebook/{}.md")

OTHER_FOLDERS = {"text", "rulebook", "tutorial", "puzzles", "tests", "web"}


def layout_faults(case: Case) -> list[str]:
    """Return how a game deviates from the layout (missing files, modules and names, and unknown modules), one sentence
    each. If it does not, return what its `content.faults`, if it has this function, finds wrong with its content."""
    package = case.package
    translated = (name.format(language) for name in FILES_PER_LANGUAGE for language in case.languages)
    wrong = [f"no {name}" for name in (*REQUIRED_FILES, *translated) if not (case.folder / name).exists()]
    for room, names in REQUIRED_MODULES.items():
        if find_spec(f"{package}.{room}") is None:
            wrong.append(f"no module {room}")
            continue
        module = import_module(f"{package}.{room}")
        wrong += [f"{room} has no {name}" for name in names if not hasattr(module, name)]
    for path in sorted(case.folder.iterdir()):
        name = path.stem if path.suffix == ".py" else path.name
        is_code = path.suffix == ".py" or (path.is_dir() and path.name not in OTHER_FOLDERS | {"__pycache__"})
        if is_code and name not in {*REQUIRED_MODULES, *OPTIONAL_MODULES, "__init__"}:
            wrong.append(f"{path.name} is not part of the layout")
    if not wrong:
        faults = getattr(import_module(f"{package}.content"), "faults", list)
        wrong += [f"content: {fault}" for fault in faults()]
    return wrong
