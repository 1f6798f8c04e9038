"""How long to think by a clock: for referees who tell what is left, and what every move adds."""

from __future__ import annotations

MOST_SECONDS, LEAST_SECONDS = 600.0, 0.01
PLIES_TO_COME = 25
"""As if so many own moves were still to come. Games have about thirty; most are decided before."""


def seconds_for(args: list[str], turn: int, usual: float) -> float:
    """The seconds for this move by what was told: so many a move, or a part of what is left and most of what is added.
    Without a clock the usual ones. A ValueError says what was not understood."""
    known = ("movetime", "wtime", "btime", "winc", "binc")
    if len(args) % 2 or not set(args[::2]) <= set(known):
        raise ValueError(f"go COLOUR, then pairs of {' '.join(known)} and seconds")
    told = {name: float(text) for name, text in zip(args[::2], args[1::2], strict=True)}
    if not all(0 <= seconds < 1e6 for seconds in told.values()):
        raise ValueError("not a number of seconds")
    if "movetime" in told:
        usual = told["movetime"]
    elif (left := told.get("wb"[turn] + "time")) is not None:
        usual = min(left / PLIES_TO_COME + 0.8 * told.get("wb"[turn] + "inc", 0.0), left / 3)
    return min(max(usual, LEAST_SECONDS), MOST_SECONDS)
