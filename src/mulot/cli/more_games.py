"""`--more-games`, which every command takes: modules or folders that hold further games."""

from __future__ import annotations

import os
import sys

OPTION = "--more-games"
VARIABLE = "MULOT_MORE_GAMES"
HELP = f"Modules or folders that hold further games, with commas between [{VARIABLE}]"


def take_out(typed: list[str]) -> list[str]:
    """What was typed, without the option. What it names goes into the environment, in place of what stood there: there
    the settings find it, and every process that is started from here."""
    rest, named = list[str](), list[str]()
    words = iter(typed)
    for word in words:
        if word == "--":
            return _keep(named, [*rest, word, *words])
        if word == OPTION:
            value = next(words, None)
            if value is None:
                print(f"Option '{OPTION}' requires an argument.", file=sys.stderr)
                sys.exit(2)
            named.append(value)
        elif word.startswith(f"{OPTION}="):
            named.append(word.removeprefix(f"{OPTION}="))
        else:
            rest.append(word)
    return _keep(named, rest)


def _keep(named: list[str], rest: list[str]) -> list[str]:
    if named:
        os.environ[VARIABLE] = ",".join(named)
    return rest
