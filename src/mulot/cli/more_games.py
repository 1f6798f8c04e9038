"""The option `--more-games`, which every command accepts: modules or folders with additional games."""

import os
import sys

OPTION = "--more-games"
VARIABLE = "MULOT_MORE_GAMES"
HELP = f"Modules or folders with additional games, separated by commas [{VARIABLE}]"


def extract_more_games(arguments: list[str]) -> list[str]:
    """Return the arguments without `--more-games`, and put its value into the environment variable MULOT_MORE_GAMES,
    where the settings find it and child processes inherit it.

    Exits with status 2 if the value is missing."""
    rest, values = list[str](), list[str]()
    words = iter(arguments)
    for word in words:
        if word == "--":
            rest += [word, *words]
        elif word == OPTION:
            value = next(words, None)
            if value is None:
                print(f"Option '{OPTION}' requires an argument.", file=sys.stderr)
                sys.exit(2)
            values.append(value)
        elif word.startswith(f"{OPTION}="):
            values.append(word.removeprefix(f"{OPTION}="))
        else:
            rest.append(word)
    if values:
        os.environ[VARIABLE] = ",".join(values)
    return rest
