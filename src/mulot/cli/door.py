"""The door: which command is meant? To find that out only the standard library is imported, so help comes at once."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from mulot.cli import more_games, of_games
from mulot.cli.extras import missing
from mulot.cli.read_source import sentences

OWN = {
    "To play": {
        "games": "terminal.games",
        "play": "terminal.play",
        "replay": "terminal.replay",
        "verify": "terminal.verify",
        "print": "paper.main",
        "day": "day.main",
    },
    "To keep a house": {
        "serve": "hosting.serve",
        "site": "site.main",
        "admin": "hosting.look_after",
        "export": "hosting.export",
        "import": "hosting.import_file",
        "backup": "hosting.backup",
        "restore": "hosting.restore_file",
    },
    "To research": {"simulate": "research.simulate", "rate": "research.rate"},
    "To carry the code on": {"new-game": "new_game.main", "write-story": "write_story.main"},
}
"""Every command of the house, by what one wants to do, and where it is: the module in this folder, and the function."""
PLACES = {name: place for group in OWN.values() for name, place in group.items()}
NEEDS = {"hosting": "server"}
"""The extra without which a module of commands cannot be imported."""
WIDTH = 12
STUDY = """`mulot study` is no more. The house's studies are in its repository: `python -m research` lists them.
A package runs its own as a module: `python -c "from crumbs.study.heaps import main; main([])"`."""


def main(argv: Sequence[str] | None = None) -> None:
    """Run what was typed. Errors that a person can understand go to standard error, with exit status 2."""
    typed = list(sys.argv[1:] if argv is None else argv)
    try:
        sys.exit(run(more_games.take_out(typed)))
    except BrokenPipeError:  # whoever read this (`mulot --help | head`) has read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
    except Exception as error:
        from mulot.core.errors import MulotError

        if not isinstance(error, MulotError):
            raise
        from mulot.cli.words import Words, language

        lang = language(typed[typed.index("--lang") + 1] if "--lang" in typed[:-1] else None)
        print(Words(lang).error(error), file=sys.stderr)
        sys.exit(2)


def run(typed: list[str]) -> int:
    """The exit status of a command."""
    name, rest = (typed[0], typed[1:]) if typed else ("", [])
    if name in ("", "--help", "-h", "help"):
        print(help_text())
        return 0 if name else 2
    if name in ("--version", "-V"):
        from mulot import __version__

        print(f"mulot {__version__}")
        return 0
    if name == "study":
        print(STUDY, file=sys.stderr)
        return 2
    if name in PLACES:
        module, _, function = PLACES[name].partition(".")
        if module in NEEDS:
            from mulot.cli.needs import need

            need(NEEDS[module])  # before the module is imported that cannot be without it
        return int(getattr(import_module(f"mulot.cli.{module}"), function)(rest))
    added = of_games.commands()
    if name in added:
        return of_games.run(added[name], rest)
    from difflib import get_close_matches

    near = get_close_matches(name, [*PLACES, *added], n=1)
    meant = f" Did you mean `mulot {near[0]}`?" if near else ""
    print(f"There is no command `{name}`.{meant} `mulot --help` shows all of them.", file=sys.stderr)
    return 2


def help_text() -> str:
    """All commands, those of games and of extras that are not installed included, each with the first sentence of its
    documentation."""
    lines = ["Usage: mulot COMMAND [OPTIONS] [ARGUMENTS]", ""]
    for title, group in OWN.items():
        lines.append(f"{title}:")
        for name, place in group.items():
            module, _, function = place.partition(".")
            about = sentences(Path(__file__).with_name(f"{module}.py"))[function]
            lines.append(_line(name, about + _lacking(module)))
        lines.append("")
    added = of_games.commands()
    if added:
        lines.append("Of single games:")
        lines += [_line(name, f"{found.about} ({found.game})".strip()) for name, found in sorted(added.items())]
        lines.append("")
    lines += [
        "For every command:",
        _line("--help", "Show what it can be told."),
        _line("--more-games", more_games.HELP),
        "",
        "`mulot --version` tells which one this is.",
    ]
    return "\n".join(lines)


def _lacking(module: str) -> str:
    extra = NEEDS.get(module, "")
    return f' (not installed: pip install "mulot[{extra}]")' if extra and missing(extra) else ""


def _line(name: str, about: str) -> str:
    return f"  {name:<{WIDTH}} {about}"
