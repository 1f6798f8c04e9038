"""Each law is broken on purpose, and must notice: a law that cannot fail shows nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from msgspec import structs

from contract.cases import case
from mulot.core.game import AnyGame, Ask, Outcome
from mulot.core.planes import Plane
from mulot.testing.laws import LawBroken, walk
from skirmish import GAME, rules


def leak_in_look(s: Any, seat: int | None) -> Any:
    view = rules.look(s, seat)
    return structs.replace(view, turns=view.turns + 100 * rules.STONES.index(s.stone))


def leak_to_spectators(s: Any, seat: int | None) -> Any:
    return structs.replace(rules.look(s, seat), own=rules.Own(0, s.stone))


def leak_in_hear(event: Any, seat: int | None) -> Any:
    return event


def forget_the_mark(s: Any, seat: int, a: Any, luck: Any, say: Any) -> None:
    """The thing dug up is told in an event that is not marked."""
    stone = s.stone
    rules.play(s, seat, a, luck, lambda e: say(rules.Surged(rules.STONES.index(stone)) if e.reveals else e))


def leak_in_why_not(s: Any, seat: int, a: Any) -> Any:
    reason = rules.why_not(s, seat, a)
    return structs.replace(reason, args={"n": rules.STONES.index(s.stone)}) if reason else None


def share_a_list(s: Any) -> Any:
    clone = rules.copy(s)
    clone.bag = s.bag
    return clone


def share_a_frame(s: Any) -> Any:
    clone = rules.copy(s)
    clone.stack = list(s.stack)
    return clone


def disagree(s: Any, seat: int, a: Any) -> Any:
    return None if isinstance(a, rules.Repeat) and s.outcome is None else rules.why_not(s, seat, a)


def ask_nobody(s: Any) -> Ask | Outcome:
    waiting = rules.waiting(s)
    return structs.replace(waiting, must=()) if isinstance(waiting, Ask) else waiting


def ask_in_vain(s: Any) -> Ask | Outcome:
    waiting = rules.waiting(s)
    return structs.replace(waiting, seats=tuple(range(s.seats))) if isinstance(waiting, Ask) else waiting


def change_by_asking(s: Any, seat: int) -> Any:
    s.wheel += 1
    return rules.legal(s, seat)


def misread(text: str) -> Any:
    return rules.Pass() if text == "repeat" else rules.read(text)


def draw_from_elsewhere(s: Any, seat: int, a: Any, luck: Any, say: Any) -> None:
    """Rules that roll dice of their own: the journal does not know them."""
    s.turns += 0 if len(ELSEWHERE) % 7 else 1
    ELSEWHERE.append(a)
    rules.play(s, seat, a, luck, say)


ELSEWHERE: list[Any] = []
NUMBERS = case("skirmish").numbers


def forget_a_letter(options: Any, seats: int) -> Any:
    return [rules.Pass()]


def say_a_letter_twice(options: Any, seats: int) -> Any:
    return [rules.Pass(), rules.Pass()]


def see_nothing(view: Any) -> Any:
    """Planes that leave out what matters."""
    return [Plane("nothing", (1,), (0.0,))]


def count_past_the_end(view: Any) -> Any:
    return [Plane("turns", (1,), (view.turns,)), Plane("all", (1,), (hash(repr(view)) % 999 / 999,))]


def grow(view: Any) -> Any:
    return [Plane("turns", (view.turns,), [0.0] * view.turns)]


def miscount(view: Any) -> Any:
    return [Plane("turns", (2,), (hash(repr(view)) % 999 / 999,))]


FAULTS: list[tuple[int, str, Callable[..., Any]]] = [
    (1, "waiting", ask_nobody),
    (1, "waiting", ask_in_vain),
    (1, "longest", lambda options, seats: 5),
    (2, "why_not", disagree),
    (2, "legal", change_by_asking),
    (3, "look", leak_in_look),
    (3, "look", leak_to_spectators),
    (3, "hear", leak_in_hear),
    (3, "play", forget_the_mark),
    (3, "why_not", leak_in_why_not),
    (4, "copy", share_a_list),
    (4, "copy", share_a_frame),
    (5, "play", draw_from_elsewhere),
    (7, "read", misread),
    (8, "alphabet", forget_a_letter),
    (8, "alphabet", say_a_letter_twice),
    (8, "planes", see_nothing),
    (8, "planes", count_past_the_end),
    (8, "planes", grow),
    (8, "planes", miscount),
]


@pytest.mark.parametrize(("law", "where", "fault"), FAULTS, ids=[f"{n}-{where}-{f.__name__}" for n, where, f in FAULTS])
def test_a_planted_fault_is_noticed_by_its_law(law: int, where: str, fault: Callable[..., Any]) -> None:
    faulty: AnyGame = replace(GAME, **{where: fault})
    noticed = set()
    for seed in range(40):
        try:
            walk(faulty, NUMBERS, {}, 3, seed, often=0.5)
        except LawBroken as broken:
            noticed.add(broken.law if broken.match is not None else -1)
    # A fault may break other laws on the way; its own must be among them.
    assert law in noticed, f"planted in {where}, noticed by {sorted(noticed)}"


def test_without_a_fault_nothing_is_noticed() -> None:
    for seed in range(40):
        walk(GAME, NUMBERS, {}, 3, seed, often=0.5)
