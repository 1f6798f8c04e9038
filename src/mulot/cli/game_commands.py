"""The commands that games add to `mulot`. They are found by parsing source files, so that help imports no game.

This reads docstrings and dictionary literals from Python files without importing the files."""

import ast
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import NamedTuple

from mulot import games


class GameCommand(NamedTuple):
    """A command that a game adds: the game's id, the command's name and its one-line description."""

    game: str
    name: str
    description: str


def game_folders() -> dict[str, Path]:
    """Return the folder of every game on the shelf, by id."""
    return {game: place.folder for game, place in games.default_shelf().packages.items()}


def find_commands() -> dict[str, GameCommand]:
    """Return the commands that games add, by name, from `COMMANDS` in each game's `commands.py`."""
    found: dict[str, GameCommand] = {}
    for game, folder in game_folders().items():
        path = folder / "commands.py"
        if path.is_file():
            with suppress(SyntaxError, ValueError):  # a file that cannot be parsed adds no commands
                descriptions = first_sentences(path)
                for name, function in function_table(path, "COMMANDS").items():
                    found[name] = GameCommand(game, name, descriptions.get(function, ""))
    return found


def run_command(found: GameCommand, argv: list[str]) -> int:
    """Run a game's command with these arguments and return its exit status."""
    return games.commands(found.game)[found.name](argv)


@cache
def first_sentences(path: Path) -> dict[str, str]:
    """Return the first sentence of each top-level function's docstring, by name; the module's is under ""."""
    tree = ast.parse(path.read_bytes())
    found = {"": _first_sentence(tree)}
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            found[node.name] = _first_sentence(node)
    return found


def function_table(path: Path, name: str) -> dict[str, str]:
    """Return a top-level dictionary literal such as `COMMANDS = {"key": function}` as key → function name. Empty if the
    file has none with this name."""
    for node in ast.parse(path.read_bytes()).body:
        if not isinstance(node, ast.Assign | ast.AnnAssign):
            continue
        targets, value = node.targets if isinstance(node, ast.Assign) else [node.target], node.value
        if isinstance(value, ast.Dict) and any(isinstance(t, ast.Name) and t.id == name for t in targets):
            return {
                key.value: function.id if isinstance(function, ast.Name) else ""
                for key, function in zip(value.keys, value.values, strict=True)
                if isinstance(key, ast.Constant) and isinstance(key.value, str)
            }
    return {}


def _first_sentence(node: ast.Module | ast.FunctionDef) -> str:
    """Return the first sentence of a docstring. (`ast.get_docstring` would import `inspect`, which is slow to load.)"""
    match node.body:
        case [ast.Expr(ast.Constant(str(text))), *_]:
            head, dot, _ = " ".join(text.partition("\n\n")[0].split()).partition(". ")
            return head + dot.strip()
    return ""
