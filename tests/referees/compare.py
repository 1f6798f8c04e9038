"""Plays random games beside a referee, which is a second, plain implementation of a game's rules, and compares the two.

A referee is written from the rules' text alone. It never decides what luck brings: it is told the dice, cards and tiles
and judges what the rules do with them. After every ply both must agree on the legal actions of every seat, on what
everybody sees and has been told, and on whether and how the game has ended.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, Protocol

from msgspec import to_builtins

import mulot
from mulot.core.errors import Refused
from mulot.core.game import AnyGame, Event, Outcome
from mulot.core.luck import Luck
from mulot.core.options import option_values
from mulot.lab.encode import ActionSpace

ILLEGAL_TRIES_PER_PLY = 2


class Referee(Protocol):
    """A second implementation of a game's rules. Views and events are plain JSON values."""

    def __init__(self, seats: int, options: Mapping[str, Any], views: Sequence[Any]) -> None:
        """Set up the game. `views` are the seats' first views: cards that were dealt are read there."""

    def legal(self, seat: int) -> set[str]:
        """Return the notation of every legal action of a seat; none if it may not act."""

    def tempting(self, seat: int) -> set[str]:
        """Return the legal actions that lead to rare positions, which random play would seldom find."""

    def play(self, seat: int, action: str, draws: Sequence[int], told: Sequence[Any]) -> None:
        """Carry out an action. What luck brought is in the journal line's draws or in its events."""

    def may_hear(self, event: Any, seat: int | None) -> bool:
        """True if a seat (None: a spectator) may be told this event of the last ply."""

    def view(self, seat: int | None) -> Any:
        """Return what a seat (None: a spectator) may see now."""

    def outcome(self) -> tuple[list[float], str] | None:
        """Return the scores and the reason if the game is over."""


class Setting(NamedTuple):
    """What decides a whole random game."""

    seats: int
    options: Mapping[str, Any]
    seed: int
    eagerness: float = 0
    """The probability that a tempting action is chosen."""


def settings_of(game: str, games_per_value: int = 1) -> list[Setting]:
    """Return settings in which every option takes every value with every number of seats; the other options are
    random."""
    found = list[Setting]()
    loaded = mulot.load(game)
    for seats in loaded.seats:
        values = option_values(loaded, seats)
        for name in values:
            for value in values[name]:
                for _ in range(games_per_value):
                    rng = Random(len(found))
                    options = {other: rng.choice(list(values[other])) for other in values}
                    found.append(Setting(seats, options | {name: value}, len(found), rng.choice((0, 0.5, 0.9))))
    return found


def compare(
    game: AnyGame,
    referee_type: type[Referee],
    setting: Setting,
    luck: Luck | None = None,
    script: Sequence[str] = (),
    max_plies: int = 10_000,
) -> int:
    """Play a random game beside a referee and return the number of plies. Raises AssertionError, naming the setting and
    the ply, at the first difference. `luck` replaces the luck of the seed after
    the deal, and `script` the choice of the first actions."""
    seats, options, seed, eagerness = setting
    rng = Random(seed)
    match = mulot.Match(game, seats, seed, options)
    viewers = (None, *range(seats))
    views = [to_builtins(match.look(seat)) for seat in range(seats)]
    referee = referee_type(seats, to_builtins(match.options), views)
    every_action = ActionSpace(game, match.options, seats).actions
    played: list[str] = []
    try:
        for ply in range(max_plies):
            _compare_position(match, referee, viewers)
            if match.outcome:
                return ply
            seat = rng.choice([seat for seat in range(seats) if referee.legal(seat)])
            _try_illegal_actions(match, referee, every_action, rng)
            legal = sorted(referee.legal(seat))
            tempting = sorted(referee.tempting(seat))
            action = rng.choice(tempting if tempting and rng.random() < eagerness else legal)
            action = script[ply] if ply < len(script) else action
            played.append(f"{seat}: {action}")
            events = match.play(seat, action, luck=luck)
            told = [to_builtins(event) for event in events]
            referee.play(seat, action, match.journal.lines[-1].luck, told)
            for event in events:
                _compare_hearing(match, referee, event, viewers)
    except Exception as error:
        end = "; ".join(played[-6:])
        raise AssertionError(f"{game.id}, {setting}, ply {len(played)} (… {end}):\n{error!r}") from error
    return max_plies


def _compare_position(match: mulot.Match, referee: Referee, viewers: Sequence[int | None]) -> None:
    for seat in range(match.seats):
        ours, theirs = referee.legal(seat), {match.game.write(action) for action in match.legal(seat)}
        extra, missing = sorted(theirs - ours), sorted(ours - theirs)
        assert not extra + missing, f"legal for seat {seat}: too much {extra}, missing {missing}"
    waiting = match.waiting
    if isinstance(waiting, Outcome):
        assert referee.outcome() == (list(waiting.scores), waiting.reason), f"{waiting}, not {referee.outcome()}"
    else:
        assert referee.outcome() is None, f"the game goes on, but should have ended: {referee.outcome()}"
        able = {seat for seat in range(match.seats) if referee.legal(seat)}
        assert set(waiting.seats) == able, f"seats {waiting.seats} may act, not {able}"
    for viewer in viewers:
        difference = _difference(referee.view(viewer), to_builtins(match.look(viewer)))
        assert difference is None, f"what {'a spectator' if viewer is None else f'seat {viewer}'} sees: {difference}"


def _difference(ours: Any, theirs: Any, path: str = "view") -> str | None:
    """Return where two JSON values differ first; None if they are equal."""
    if isinstance(ours, Mapping) and isinstance(theirs, Mapping) and ours.keys() == theirs.keys():
        return next((d for key in ours if (d := _difference(ours[key], theirs[key], f"{path}.{key}"))), None)
    ours, theirs = (list(value) if isinstance(value, tuple) else value for value in (ours, theirs))
    return None if ours == theirs else f"{path} should be {ours!r}, but is {theirs!r}"


def _try_illegal_actions(match: mulot.Match, referee: Referee, every_action: Sequence[Any], rng: Random) -> None:
    """Check that random actions are refused exactly if the referee does not list them."""
    for action in rng.sample(every_action, min(ILLEGAL_TRIES_PER_PLY, len(every_action))):
        seat, text = rng.randrange(match.seats), match.game.write(action)
        try:
            match.check(seat, action)
            accepted = True
        except Refused:
            accepted = False
        assert accepted == (text in referee.legal(seat)), f"{text} of seat {seat} is {'' if accepted else 'not '}legal"


def _compare_hearing(match: mulot.Match, referee: Referee, event: Event, viewers: Sequence[int | None]) -> None:
    plain = to_builtins(event)
    for viewer in viewers:
        heard, may = match.game.hear(event, viewer), referee.may_hear(plain, viewer)
        assert heard == (event if may else None), f"{viewer} hears {heard} of {event}"
