"""Law 6: compares the messages that a game needs with the messages in its Fluent files."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
from fluent.syntax import FluentParser, ast

from mulot.core.game import AnyGame
from mulot.core.options import option_values
from mulot.core.text import tag_of, union_members
from mulot.testing.case import Case

ANY_VARIABLES = frozenset({"*"})
"""For messages whose arguments are only known at run time: reasons and explanations."""


def required_messages(case: Case) -> dict[str, frozenset[str]]:
    """Return every message key that the game needs, with the variables its message may use."""
    game = case.game
    none: frozenset[str] = frozenset()
    keys = {f"{game.id}-title": none, f"{game.id}-about": none}
    for kind, union in (("event", game.event), ("do", game.action)):
        for member in union_members(union):
            fields = {f.name for f in msgspec.structs.fields(member)} - {"rule"}
            keys[f"{game.id}-{kind}-{tag_of(member)}"] = frozenset(fields)
    keys |= {f"{game.id}-ask-{about}": frozenset({"seat"}) for about in game.asks}
    keys |= {f"{game.id}-no-{reason}": ANY_VARIABLES for reason in game.reasons}
    keys |= {f"{game.id}-ground-{name}": ANY_VARIABLES for name in game.explanations}
    keys |= {f"{game.id}-end-{reason}": frozenset({"winners", "count"}) for reason in game.ends}
    keys |= {f"{game.id}-thing-{thing}": none for thing in game.things}
    keys |= {f"{game.id}-{key}": none for key in game.message_keys}
    keys |= dict.fromkeys(_option_keys(game), none)
    keys |= {f"{game.id}-bot-{name}": none for name in case.characters}
    return keys


def _option_keys(game: AnyGame) -> Iterator[str]:
    values = {name: found for seats in game.seats for name, found in option_values(game, seats).items()}
    for option in msgspec.structs.fields(game.options):
        yield f"{game.id}-option-{option.name}"
        for value in values.get(option.name, []):
            if value is None or isinstance(value, str):
                yield f"{game.id}-option-{option.name}-{'none' if value is None else value}"


def read_messages(file: Path) -> dict[str, tuple[frozenset[str], bool]]:
    """Parse a Fluent file and return, for each message, its variables and whether it has an attribute `.about`. Raises
    AssertionError on syntax errors, duplicates, empty messages and unknown terms."""
    resource = FluentParser().parse(file.read_text(encoding="utf-8"))
    found: dict[str, tuple[frozenset[str], bool]] = {}
    terms = {entry.id.name for entry in resource.body if isinstance(entry, ast.Term)}
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise AssertionError(f"{file}: cannot be read: {(entry.content or '').strip()[:100]!r}")
        if isinstance(entry, ast.Message):
            name = entry.id.name
            assert name not in found, f"{file}: {name} occurs twice"
            assert entry.value is not None, f"{file}: {name} has no text"
            unknown = {t for t in _references(entry) if t not in terms}
            assert not unknown, f"{file}: {name} uses terms that do not exist: {sorted(unknown)}"
            found[name] = (frozenset(_variables(entry)), any(a.id.name == "about" for a in entry.attributes))
    return found


def read_all_messages(folder: Path, language: str) -> dict[str, tuple[frozenset[str], bool]]:
    """Return all messages of a game in one language: those in its main file and in the folders next to it (long
    stories)."""
    found: dict[str, tuple[frozenset[str], bool]] = {}
    place = folder / "text"
    for file in (place / f"{language}.ftl", *sorted(place.glob(f"*/**/{language}.ftl"))):
        for key, message in read_messages(file).items():
            assert key not in found, f"{file}: {key} is also in another file"
            found[key] = message
    return found


def message_faults(case: Case, language: str) -> list[str]:
    """Return what is missing, superfluous or wrong in a game's messages, one sentence per problem."""
    needed = required_messages(case)
    have = read_all_messages(case.folder, language)
    wrong = [f"missing: {key}" for key in needed if key not in have]
    wrong += [f"not needed: {key}" for key in have if key not in needed and not key.startswith(f"{case.game.id}-ui-")]
    for key, arguments in needed.items():
        variables, about = have.get(key, (frozenset(), True))
        if arguments is not ANY_VARIABLES and not variables <= arguments:
            wrong.append(f"{key} uses {sorted(variables - arguments)}; there are {sorted(arguments)}")
        if _needs_about(case.game, key) and not about:
            wrong.append(f"{key} has no .about")
    return wrong


def _needs_about(game: AnyGame, key: str) -> bool:
    names = {f.name for f in msgspec.structs.fields(game.options)}
    return key in {f"{game.id}-option-{name}" for name in names} or key.startswith(f"{game.id}-bot-")


def _walk_nodes(node: object) -> Iterator[object]:
    yield node
    if isinstance(node, ast.BaseNode):
        for value in vars(node).values():
            for part in value if isinstance(value, list) else [value]:
                if isinstance(part, ast.BaseNode):
                    yield from _walk_nodes(part)


def _variables(entry: ast.Message) -> set[str]:
    return {n.id.name for n in _walk_nodes(entry) if isinstance(n, ast.VariableReference)}


def _references(entry: ast.Message) -> set[str]:
    return {n.id.name for n in _walk_nodes(entry) if isinstance(n, ast.TermReference)}
