"""`mulot new-game ID`: writes a small, complete game from the template, as a starting point for a new one."""

import importlib
import keyword
import re
from importlib.util import find_spec
from pathlib import Path

import mulot
from mulot import games
from mulot.bots import random_bot
from mulot.cli.arguments import command_parser
from mulot.cli.write_story import write_story
from mulot.core.errors import MulotError

TEMPLATE = Path(mulot.__file__).parent / "skeleton"
TEMPLATE_NAME = "nibbles"
"""The name of the template's game, which is replaced with the new name everywhere."""
NAME_PATTERN = re.compile(r"[a-z][a-z0-9]{1,23}")
STORY_NAME = "first"


class InvalidGameName(MulotError):
    """The name is not valid for a game, or is already used."""

    key = "house-no-bad-name"


class FolderExists(MulotError):
    """The target folder already exists."""

    key = "house-no-folder-taken"


def main(argv: list[str]) -> int:
    """Create a small working game to build on, with tests that pass."""
    parser = command_parser("new-game", main.__doc__)
    parser.add_argument("id", help="the game's name: lower-case letters and digits")
    folder = "parent folder (default: the current one); in src/mulot/games it becomes a built-in game"
    parser.add_argument("--folder", type=Path, default=Path(), metavar="FOLDER", help=folder)
    given = parser.parse_args(argv)
    place = new_game(given.id, given.folder)
    print(f"{place}")
    return 0


def new_game(name: str, folder: Path) -> Path:
    """Write a new game into `folder / name` and return that path. Raises InvalidGameName or FolderExists."""
    if not NAME_PATTERN.fullmatch(name) or keyword.iskeyword(name):
        raise InvalidGameName(name=name[:40])
    place, builtin = folder / name, _is_builtin_folder(folder)
    if place.exists():
        raise FolderExists(folder=str(place))
    if name in games.shelf() or find_spec(name) is not None:
        raise InvalidGameName(name=name)
    _copy_template(TEMPLATE / "src" / TEMPLATE_NAME if builtin else TEMPLATE, place, name)
    importlib.invalidate_caches()
    package = place if builtin else place / "src" / name
    shelf = games.Shelf("" if builtin else str(package.resolve()))
    write_story(shelf.load(name), [random_bot, random_bot], package / "tests" / "stories" / STORY_NAME, name, {})
    return place


def _is_builtin_folder(folder: Path) -> bool:
    """True if this is `src/mulot/games`, the folder of the built-in games."""
    return (folder / "__init__.py").resolve() == Path(games.__file__).resolve()


def _copy_template(source: Path, place: Path, name: str) -> None:
    for file in sorted(source.rglob("*")):
        inside = file.relative_to(source)
        hidden = any(part.startswith((".", "__pycache__")) for part in inside.parts)
        if file.is_file() and not hidden:
            target = place / inside.as_posix().replace(TEMPLATE_NAME, name)
            target.parent.mkdir(parents=True, exist_ok=True)
            text = file.read_text(encoding="utf-8")
            text = text.replace(TEMPLATE_NAME, name).replace(TEMPLATE_NAME.capitalize(), name.capitalize())
            target.write_text(text, encoding="utf-8")
