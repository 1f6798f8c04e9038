"""Finds a bot by name: one of the game's bots, the random bot, a custom bot from a module or a file, or a program."""

import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from mulot.bots import Bot, random_bot
from mulot.bots.program import PREFIX, program_bot
from mulot.core.errors import BadOptions
from mulot.games import bots


def find_bots(game: str, wanted: Sequence[str | Bot], folder: str = "") -> list[Bot]:
    """Return the wanted bots, each given by name, as `MODULE:NAME`, `FILE.py:NAME` or `program:COMMAND`, or as a
    Bot.

    Relative files and modules are also looked up in `folder`. Raises BadOptions if one is not found."""
    known = {**bots(game), random_bot.name: random_bot}
    return [
        bot if isinstance(bot, Bot) else known.get(bot) or _load_custom_bot(bot, folder, list(known)) for bot in wanted
    ]


def bot_name(bot: str | Bot) -> str:
    """Return the name that results show for a bot: the given name, or the Bot's `name`."""
    return bot if isinstance(bot, str) else bot.name


def _load_custom_bot(wanted: str, folder: str, known: Sequence[str]) -> Bot:
    if wanted.startswith(PREFIX):
        return program_bot(wanted.removeprefix(PREFIX))
    place, colon, name = wanted.rpartition(":")
    if not colon:
        raise BadOptions("bots", wanted, ", ".join([*known, "MODULE:NAME"]))
    try:
        module = _import_from_file(Path(folder, place)) if place.endswith(".py") else _import_by_name(place, folder)
        found = getattr(module, name)
    except (ImportError, OSError, AttributeError) as error:
        raise BadOptions("bots", wanted, f"MODULE:NAME ({error})") from None
    if not isinstance(found, Bot):
        raise BadOptions("bots", wanted, f"MODULE:NAME ({type(found).__name__})")
    return found


def _import_by_name(name: str, folder: str) -> ModuleType:
    if folder not in sys.path:
        sys.path.append(folder)
    return import_module(name)


def _import_from_file(path: Path) -> ModuleType:
    """Import a file as a module named after it, so that its bots can be pickled, and return the module."""
    known = sys.modules.get(path.stem)
    if known is not None and known.__file__ is not None and Path(known.__file__).resolve() == path.resolve():
        return known
    spec = spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None:
        raise ImportError(f"no module in {path.name}")
    module = sys.modules[path.stem] = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
