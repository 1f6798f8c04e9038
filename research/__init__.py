"""Studies of the games, training and benchmarks: programs that measure or solve something and are run by hand.

They may import everything, and nothing imports them. `python -m research`, run in the repository, lists them.
"""

import argparse


def module_parser(module: str, about: str | None) -> argparse.ArgumentParser:
    """Return an argument parser whose usage line shows how to run the module with this name."""
    _, *words = module.split(".")
    return argparse.ArgumentParser(
        prog=" ".join(["python -m research", *words]).replace("_", "-"),
        description=about,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
