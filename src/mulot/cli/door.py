"""Dispatch `mulot COMMAND` to its function. Only the standard library is imported up to there, so help is fast."""

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
    "To host": {
        "serve": "hosting.serve",
        "site": "site.main",
        "admin": "hosting.look_after",
        "export": "hosting.export",
        "import": "hosting.import_file",
        "backup": "hosting.backup",
        "restore": "hosting.restore_file",
    },
    "For research": {"simulate": "research.simulate", "rate": "research.rate"},
    "For developers": {"new-game": "new_game.main", "write-story": "write_story.main"},
}
"""The built-in commands by heading: name, and `module.function` within this package."""
PLACES = {name: place for group in OWN.values() for name, place in group.items()}
NEEDS = {"hosting": "server"}
"""The extra that a module of commands needs before it can be imported."""
WIDTH = 12
STUDY = """`mulot study` was removed. Mulot's own studies are in its repository: `python -m research` lists them.
To run a study of another package, call its module: `python -c "from crumbs.study.heaps import main; main([])"`."""


def main(argv: Sequence[str] | None = None) -> None:
    """Run a command line and exit with its status. A MulotError is printed as one sentence, with exit status 2."""
    typed = list(sys.argv[1:] if argv is None else argv)
    try:
        sys.exit(run(more_games.take_out(typed)))
    except BrokenPipeError:  # the reader closed the pipe early, as in `mulot --help | head`
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
    """Run the command that was typed and return its exit status."""
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

            need(NEEDS[module])  # before the import, which would fail without it
        return int(getattr(import_module(f"mulot.cli.{module}"), function)(rest))
    added = of_games.commands()
    if name in added:
        return of_games.run(added[name], rest)
    from difflib import get_close_matches

    near = get_close_matches(name, [*PLACES, *added], n=1)
    meant = f" Did you mean `mulot {near[0]}`?" if near else ""
    print(f"There is no command `{name}`.{meant} `mulot --help` lists all commands.", file=sys.stderr)
    return 2


def help_text() -> str:
    """Return the text of `mulot --help`: every command with the first sentence of its docstring.

    Commands of games are included, and so are commands whose extra is not installed (marked as such)."""
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
        lines.append("For single games:")
        lines += [_line(name, f"{found.about} ({found.game})".strip()) for name, found in sorted(added.items())]
        lines.append("")
    lines += [
        "For every command:",
        _line("--help", "Show a command's options."),
        _line("--more-games", more_games.HELP),
        "",
        "`mulot --version` shows the version.",
    ]
    return "\n".join(lines)


def _lacking(module: str) -> str:
    extra = NEEDS.get(module, "")
    return f' (not installed: pip install "mulot[{extra}]")' if extra and missing(extra) else ""


def _line(name: str, about: str) -> str:
    return f"  {name:<{WIDTH}} {about}"
