"""Dispatches `mulot COMMAND` to its function. Until then only the standard library is imported, so help is fast."""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from mulot.cli import game_commands, more_games
from mulot.cli.game_commands import first_sentences
from mulot.core.extras import missing_modules, require_extras

COMMAND_GROUPS = {
    "To play": {
        "games": "player_commands.games",
        "play": "player_commands.play",
        "replay": "player_commands.replay",
        "verify": "player_commands.verify",
        "print": "print_pdf.main",
        "day": "daily.main",
    },
    "To host": {
        "serve": "server_commands.serve",
        "site": "static_site.main",
        "admin": "server_commands.admin",
        "export": "server_commands.export",
        "import": "server_commands.import_file",
        "backup": "server_commands.backup",
        "restore": "server_commands.restore_file",
    },
    "For research": {"simulate": "research_commands.simulate", "rate": "research_commands.rate"},
    "For developers": {"new-game": "new_game.main", "write-story": "write_story.main"},
}
"""The built-in commands under each heading: name → `module.function` in this package."""
COMMANDS = {name: place for group in COMMAND_GROUPS.values() for name, place in group.items()}
REQUIRED_EXTRAS = {"server_commands": "server"}
"""The extra that must be installed before a module of commands can be imported."""
NAME_WIDTH = 12


def main(argv: Sequence[str] | None = None) -> None:
    """Run a command line and exit with its status. A MulotError is printed as one sentence, with exit status 2."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    try:
        sys.exit(run(more_games.extract_more_games(arguments)))
    except BrokenPipeError:  # the reader closed the pipe early, as in `mulot --help | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
    except Exception as error:
        from mulot.core.errors import MulotError

        if not isinstance(error, MulotError):
            raise
        from mulot.cli.i18n import Translator, choose_language

        lang = choose_language(arguments[arguments.index("--lang") + 1] if "--lang" in arguments[:-1] else None)
        print(Translator(lang).error_text(error), file=sys.stderr)
        sys.exit(2)


def run(arguments: list[str]) -> int:
    """Run a command line, without `--more-games`, and return its exit status."""
    name, rest = (arguments[0], arguments[1:]) if arguments else ("", [])
    if name in ("", "--help", "-h", "help"):
        print(help_text())
        return 0 if name else 2
    if name in ("--version", "-V"):
        from mulot import __version__

        print(f"mulot {__version__}")
        return 0
    if name in COMMANDS:
        module, _, function = COMMANDS[name].partition(".")
        if module in REQUIRED_EXTRAS:
            require_extras(REQUIRED_EXTRAS[module])  # before the import, which would fail without it
        return int(getattr(import_module(f"mulot.cli.{module}"), function)(rest))
    added = game_commands.find_commands()
    if name in added:
        return game_commands.run_command(added[name], rest)
    from difflib import get_close_matches

    near = get_close_matches(name, [*COMMANDS, *added], n=1)
    meant = f" Did you mean `mulot {near[0]}`?" if near else ""
    print(f"There is no command `{name}`.{meant} `mulot --help` lists all commands.", file=sys.stderr)
    return 2


def help_text() -> str:
    """Return the text of `mulot --help`: every command with the first sentence of its docstring.

    Commands of games are included, and so are commands whose extra is not installed (marked as such)."""
    lines = ["Usage: mulot COMMAND [OPTIONS] [ARGUMENTS]", ""]
    for title, group in COMMAND_GROUPS.items():
        lines.append(f"{title}:")
        for name, place in group.items():
            module, _, function = place.partition(".")
            description = first_sentences(Path(__file__).with_name(f"{module}.py"))[function]
            lines.append(_help_line(name, description + _missing_extra_note(module)))
        lines.append("")
    added = game_commands.find_commands()
    if added:
        lines.append("For single games:")
        lines += [
            _help_line(name, f"{command.description} ({command.game})".strip())
            for name, command in sorted(added.items())
        ]
        lines.append("")
    lines += [
        "For every command:",
        _help_line("--help", "Show a command's options."),
        _help_line("--more-games", more_games.HELP),
        "",
        "`mulot --version` shows the version.",
    ]
    return "\n".join(lines)


def _missing_extra_note(module: str) -> str:
    extra = REQUIRED_EXTRAS.get(module, "")
    return f' (not installed: pip install "mulot[{extra}]")' if extra and missing_modules(extra) else ""


def _help_line(name: str, description: str) -> str:
    return f"  {name:<{NAME_WIDTH}} {description}"
