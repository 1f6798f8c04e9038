"""Procedures that can stop in the middle: a stack of frames whose steps have names.

Where a rule asks questions in the middle of something, the state holds a stack of frames. A frame is data (ids,
numbers, tuples; never a reference to a part of the state), so that a half-done procedure can be saved, copied and read
by a person.

A step does one thing and is named by the rulebook's verb. It returns

- `None`: go on with the next step;
- a frame: run that first, then go on with the next step;
- an `Ask`: wait. The frame stays on this step until its twin `<step>_answered` has taken the answer. An asking step
  changes nothing, for it may be asked again: after an aside, or until all have spoken;
- `Go(step)`: jump; `DONE`: this frame is over.

The twin returns the same things, but for an `Ask`; to ask on, it goes back to the asking step.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from typing import Any, ClassVar, Protocol, TypeVar

from msgspec import Struct

from mulot.core.game import Ask, Outcome
from mulot.core.luck import Luck

END = "end"


class Go(Struct, frozen=True):
    """Jump to a step of the same frame."""

    to: str


DONE = Go(END)


class Frame(Struct, tag_field="frame"):
    """One procedure under way; `at` is the step it is on."""

    FIRST: ClassVar[str]
    AFTER: ClassVar[dict[str, str]]
    at: str = ""

    def legal(self, s: Any, seat: int) -> Sequence[Any]:
        """What a seat that is asked by this frame may answer."""
        return ()


F = TypeVar("F", bound=type[Frame])
Say = Callable[[Any], None]


def steps(*names: str) -> Callable[[F], F]:
    """Name a frame's steps, in order. (A save names the step it is on, so steps can be inserted, never renamed.)"""

    if END in names:
        raise ValueError(f"a step cannot be called {END!r}: that is where a frame is over")

    def mark(frame: F) -> F:
        for name in names:
            getattr(frame, name)  # a misspelt step fails here, not in the middle of a game
        frame.FIRST = names[0]
        frame.AFTER = dict(zip(names, (*names[1:], END), strict=True))
        return frame

    return mark


class HasFlow(Protocol):
    """What a state needs for its procedures. `ask` is what the top frame waits for, `outcome` the end of the game."""

    @property
    def stack(self) -> list[Any]: ...

    ask: Ask | None
    outcome: Outcome | None


def run(s: HasFlow, luck: Luck, say: Say) -> None:
    """Run frames until one asks or the game is over."""
    s.ask = None
    stack = s.stack
    while s.outcome is None:
        f = stack[-1]
        if f.at == END:
            stack.pop()
            continue
        if not f.at:
            f.at = f.FIRST
        got = getattr(f, f.at)(s, luck, say)
        if isinstance(got, Ask):
            s.ask = got
            return
        _move_on(stack, f, got)


def answer(s: HasFlow, seat: int, action: Any, luck: Luck, say: Say) -> None:
    """Hand an answer to the step that asked, and run on."""
    f = s.stack[-1]
    _move_on(s.stack, f, getattr(f, f.at + "_answered")(s, seat, action, luck, say))
    run(s, luck, say)


def aside(s: HasFlow, frame: Frame, luck: Luck, say: Say) -> None:
    """Run an action that answers no question on top of everything; the question below is then asked again."""
    s.stack.append(frame)
    run(s, luck, say)


def copy_stack(stack: Sequence[Any]) -> list[Any]:
    """A copy for `Game.copy`: frames hold nothing that can change but their own fields."""
    return [copy(frame) for frame in stack]


def _move_on(stack: list[Any], f: Frame, got: Any) -> None:
    if isinstance(got, Go):
        f.at = got.to
        return
    f.at = f.AFTER[f.at]
    if got is not None:
        stack.append(got)
