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

The steps of a frame are methods of its class. Where many frames start one another they may stand apart from it, in an
object that `steps_of` finds for the frame: the frame is then data alone, so that a state can name its frames without
knowing what is done with them, and a step is handed its frame before everything else.
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


F = TypeVar("F", bound=type[Any])
Say = Callable[[Any], None]
StepsOf = Callable[[Any], Any]
"""Where the steps of a frame are: in its class (`type`), or apart from it."""


def steps(*names: str) -> Callable[[F], F]:
    """Name a frame's steps, in order, on the class that has them. (A save names the step it is on, so steps can be
    inserted, never renamed.)"""

    if END in names:
        raise ValueError(f"a step cannot be called {END!r}: that is where a frame is over")

    def mark(has_them: F) -> F:
        for name in names:
            getattr(has_them, name)  # a misspelt step fails here, not in the middle of a game
        has_them.FIRST = names[0]
        has_them.AFTER = dict(zip(names, (*names[1:], END), strict=True))
        return has_them

    return mark


class HasFlow(Protocol):
    """What a state needs for its procedures. `ask` is what the top frame waits for, `outcome` the end of the game."""

    @property
    def stack(self) -> list[Any]: ...

    ask: Ask | None
    outcome: Outcome | None


def run(s: HasFlow, luck: Luck, say: Say, steps_of: StepsOf = type) -> None:
    """Run frames until one asks or the game is over."""
    s.ask = None
    stack = s.stack
    while s.outcome is None:
        f = stack[-1]
        if f.at == END:
            stack.pop()
            continue
        todo = steps_of(f)
        if not f.at:
            f.at = todo.FIRST
        got = getattr(todo, f.at)(f, s, luck, say)
        if isinstance(got, Ask):
            s.ask = got
            return
        _move_on(stack, f, todo, got)


def answer(s: HasFlow, seat: int, action: Any, luck: Luck, say: Say, steps_of: StepsOf = type) -> None:
    """Hand an answer to the step that asked, and run on."""
    f = s.stack[-1]
    todo = steps_of(f)
    _move_on(s.stack, f, todo, getattr(todo, f.at + "_answered")(f, s, seat, action, luck, say))
    run(s, luck, say, steps_of)


def aside(s: HasFlow, frame: Any, luck: Luck, say: Say, steps_of: StepsOf = type) -> None:
    """Run an action that answers no question on top of everything; the question below is then asked again."""
    s.stack.append(frame)
    run(s, luck, say, steps_of)


def copy_stack(stack: Sequence[Any]) -> list[Any]:
    """A copy for `Game.copy`: frames hold nothing that can change but their own fields."""
    return [copy(frame) for frame in stack]


def _move_on(stack: list[Any], f: Any, todo: Any, got: Any) -> None:
    if isinstance(got, Go):
        f.at = got.to
        return
    f.at = todo.AFTER[f.at]
    if got is not None:
        stack.append(got)
