"""`--more-games MODULE,FOLDER`: every command takes it, before anything else is read."""

from __future__ import annotations

from mulot import games

OPTION = "--more-games"


def take_more_games(argv: list[str]) -> list[str]:
    """Put the games that are named on the shelf of this process and of those it starts; what is left of the line."""
    left, rest = list[str](), iter(argv)
    for word in rest:
        name, sign, value = word.partition("=")
        if name != OPTION:
            left.append(word)
        elif (more := value if sign else next(rest, "")) != "":
            games.add(more)
    return left
