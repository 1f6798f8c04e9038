"""Run a study, a training or a benchmark. `python -m research` lists them all, `python -m research TOPIC` a topic's.

The remaining arguments are passed to the command; its `--help` lists them.
"""

import argparse
import ast
import sys
from importlib import import_module
from pathlib import Path

HERE = Path(__file__).parent


def commands() -> dict[tuple[str, str], str]:
    """Return the module of every command by topic and name. A command is a file with a function `main` in its topic's
    folder."""
    return {
        (file.parent.name, file.stem.replace("_", "-")): f"research.{file.parent.name}.{file.stem}"
        for file in sorted(HERE.glob("*/*.py"))
        if "\ndef main(" in file.read_text(encoding="utf-8")
    }


def module_summary(module: str) -> str:
    """Return the first sentence of a module's docstring. It is parsed, so the module is not imported."""
    file = HERE.parent.joinpath(*module.split(".")).with_suffix(".py")
    text = ast.get_docstring(ast.parse(file.read_bytes())) or ""
    return " ".join(text.partition("\n\n")[0].split()).partition(". ")[0]


def main(argv: list[str]) -> int:
    """Run a command, or list the commands."""
    known = commands()
    topics = sorted({topic for topic, _ in known})
    parser = argparse.ArgumentParser(
        prog="python -m research", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("topic", nargs="?", choices=topics, help=", ".join(topics), metavar="TOPIC")
    parser.add_argument("name", nargs="?", metavar="NAME")
    parser.add_argument("arguments", nargs=argparse.REMAINDER, help="the command's own arguments", metavar="…")
    args = parser.parse_args(argv)
    if args.name is None:
        for (topic, name), module in known.items():
            if args.topic in (None, topic):
                print(f"{topic} {name:<16} {module_summary(module)}")
        return 0
    if (args.topic, args.name) not in known:
        there = ", ".join(name for topic, name in known if topic == args.topic)
        parser.error(f"{args.topic} has no command {args.name}; its commands: {there}")
    sys.path.append(str(HERE.parent / "tests"))  # some benchmarks use the servers and browsers of the tests
    from mulot.core.errors import MissingExtra  # here, because the list needs nothing that is installed
    from mulot.core.extras import research_imports

    try:
        with research_imports():
            return int(import_module(known[args.topic, args.name]).main(args.arguments) or 0)
    except MissingExtra as error:
        parser.exit(2, f"{error}\n")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
