"""Procedures that can pause for input: a stack of frames whose steps have names.

Use it if a rule asks questions in the middle of an action. The state contains a stack of frames. A frame is plain data
(ids, numbers, tuples; never a reference to a part of the state), so a half-finished procedure can be saved, copied and
inspected.

A step does one thing and is named after the rulebook's verb. It returns

- `None`: continue with the next step;
- a frame: run that frame first, then continue with the next step;
- an `Ask`: wait. The frame stays on this step until the method `<step>_answered` has handled the answer. A step that
  asks must not change anything, because it can run again: after an interrupt, or until all seats have answered;
- `Goto(step)`: jump to a step; `DONE`: leave this frame.

`<step>_answered` returns the same values except an `Ask`; to ask again it jumps back to the step that asked.

The steps of a frame are methods of its class. If many frames start one another, the steps can be defined in a separate
object, which `steps_of` returns for a frame. The frame is then data only, so the module that defines the state does not
import the rules; each step gets its frame as the first argument.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from typing import Any, ClassVar, Protocol, TypeVar

from msgspec import Struct

from mulot.core.game import Ask, Outcome
from mulot.core.luck import Luck

END = "end"


class Goto(Struct, frozen=True):
    """Jump to a step of the same frame."""

    to: str


DONE = Goto(END)


class Frame(Struct, tag_field="frame"):
    """A procedure in progress; `at` is the name of its current step."""

    FIRST: ClassVar[str]
    AFTER: ClassVar[dict[str, str]]
    at: str = ""

    def legal(self, s: Any, seat: int) -> Sequence[Any]:
        """Return the legal answers of a seat that this frame asks."""
        return ()


F = TypeVar("F", bound=type[Any])
Say = Callable[[Any], None]
StepsOf = Callable[[Any], Any]
"""A function that returns the object with a frame's steps: its class (`type`) or a separate object."""


def steps(*names: str) -> Callable[[F], F]:
    """Class decorator that lists the names of a frame's steps in order. Saved games contain step names, so steps can be
    inserted but never renamed."""

    if END in names:
        raise ValueError(f"a step cannot be called {END!r}, which marks the end of a frame")

    def mark(cls: F) -> F:
        for name in names:
            getattr(cls, name)  # a misspelt step fails here, not in the middle of a game
        cls.FIRST = names[0]
        cls.AFTER = dict(zip(names, (*names[1:], END), strict=True))
        return cls

    return mark


class HasFlow(Protocol):
    """What a state needs for procedures: `stack` holds the frames, `ask` is what the top frame waits for, and `outcome`
    is how the game ended."""

    @property
    def stack(self) -> list[Any]: ...

    ask: Ask | None
    outcome: Outcome | None


def run(s: HasFlow, luck: Luck, say: Say, steps_of: StepsOf = type) -> None:
    """Run frames until one asks a question or the game is over."""
    s.ask = None
    stack = s.stack
    while s.outcome is None:
        f = stack[-1]
        if f.at == END:
            stack.pop()
            continue
        steps_object = steps_of(f)
        if not f.at:
            f.at = steps_object.FIRST
        result = getattr(steps_object, f.at)(f, s, luck, say)
        if isinstance(result, Ask):
            s.ask = result
            return
        _advance(stack, f, steps_object, result)


def answer(s: HasFlow, seat: int, action: Any, luck: Luck, say: Say, steps_of: StepsOf = type) -> None:
    """Pass an answer to the step that asked, and continue."""
    f = s.stack[-1]
    steps_object = steps_of(f)
    _advance(s.stack, f, steps_object, getattr(steps_object, f.at + "_answered")(f, s, seat, action, luck, say))
    run(s, luck, say, steps_of)


def interrupt(s: HasFlow, frame: Any, luck: Luck, say: Say, steps_of: StepsOf = type) -> None:
    """Interrupt the current question: run this frame, for an action that is not an answer, then ask the question
    again."""
    s.stack.append(frame)
    run(s, luck, say, steps_of)


def copy_stack(stack: Sequence[Any]) -> list[Any]:
    """Copy the stack for `Game.copy`. A shallow copy of each frame is enough, because frames contain nothing
    mutable."""
    return [copy(frame) for frame in stack]


def _advance(stack: list[Any], f: Any, steps_object: Any, result: Any) -> None:
    if isinstance(result, Goto):
        f.at = result.to
        return
    f.at = steps_object.AFTER[f.at]
    if result is not None:
        stack.append(result)
