"""Helpers for testing games: marking tests with rules, scripting luck, and printing a whole game as text."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from mulot.core.game import AnyGame, Reason
from mulot.core.journal import Undo
from mulot.core.luck import ScriptedLuck
from mulot.core.match import Match
from mulot.core.text import tag_of

Test = TypeVar("Test", bound=Callable[..., Any])
Kind = TypeVar("Kind")

if "pytest" in sys.modules:
    # By default pytest explains failed assertions only in test files, but external games inherit tests from `contract`.
    sys.modules["pytest"].register_assert_rewrite(f"{__name__}.contract")


def rule(*numbers: str) -> Callable[[Test], Test]:
    """Decorator that marks a test with the numbers of the rules it covers. Pass string literals, because the coverage
    report parses the source."""

    def mark(test: Test) -> Test:
        test.rules = (*numbers, *getattr(test, "rules", ()))  # type: ignore[attr-defined]
        return test

    return mark


def act(game: AnyGame, s: Any, seat: int, action: Any, *script: Any) -> list[Any]:
    """Play an action (or its notation) with scripted luck and return the events.

    Fails if the action is refused or is not among the legal ones, or if the rules draw less than the script contains.
    """
    if isinstance(action, str):
        action = game.read(action)
    reason = game.why_not(s, seat, action)
    assert reason is None, f"seat {seat} may not {game.write(action)}: {reason}"
    assert action in game.legal(s, seat), f"{game.write(action)} is allowed, but is not in legal(seat {seat})"
    luck, events = ScriptedLuck(*script), list[Any]()
    game.play(s, seat, action, luck, events.append)
    luck.check_exhausted()
    return events


def refusal(game: AnyGame, s: Any, seat: int, action: Any) -> Reason:
    """Return the reason why an action (or its notation) is refused. Fails if it is legal."""
    if isinstance(action, str):
        action = game.read(action)
    reason = game.why_not(s, seat, action)
    assert reason is not None, f"seat {seat} may {game.write(action)}"
    assert action not in game.legal(s, seat)
    return reason


def only(kind: type[Kind], events: Sequence[Any]) -> Kind:
    """Return the only event of this type. Fails if there is none or more than one."""
    found = [e for e in events if isinstance(e, kind)]
    assert len(found) == 1, f"{len(found)} of {kind.__name__} in {events}"
    return found[0]


def story(match: Match) -> str:
    """Return a whole match as text, one paragraph per move with its events."""
    header = match.journal.header
    options = ", ".join(f"{name}={value}" for name, value in header.options.items())
    lines = [f"{header.game} version {header.version}, {header.seats} seats, {options}", ""]
    for now in match.replay():
        line = now.line
        if isinstance(line, Undo):
            lines.append(f"{line.line}. back to {line.to}")
        elif line.line:
            lines.append(f"{line.line}. seat {line.seat}: {line.play}")  # type: ignore[union-attr]
            lines += [f"      {format_event(event)}" for event in now.events]
        if line.line % 20 == 0:
            lines += ["", *(f"    | {row}".rstrip() for row in match.game.draw(now.look(None)).splitlines()), ""]
    return "\n".join([*lines, "", f"{match.waiting}", ""])


def format_event(event: Any) -> str:
    """Return an event as one line: its tag, its fields, its rule."""
    fields = " ".join(f"{n}={getattr(event, n)}" for n in event.__struct_fields__ if n != "rule")
    return f"{tag_of(type(event))} {fields} ({event.rule})"
