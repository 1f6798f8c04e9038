"""Each law fails for a game that breaks it: a law that cannot fail proves nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from msgspec import structs

from contract.games_under_test import case
from mulot.core.game import AnyGame, Ask, Outcome
from mulot.core.planes import Plane
from mulot.testing.laws import LawBroken, check_random_match
from toy_game import GAME, rules


def leak_in_look(s: Any, seat: int | None) -> Any:
    view = rules.look(s, seat)
    return structs.replace(view, turns=view.turns + 100 * rules.STONES.index(s.stone))


def leak_to_spectators(s: Any, seat: int | None) -> Any:
    return structs.replace(rules.look(s, seat), own=rules.Own(0, s.stone))


def leak_in_hear(event: Any, seat: int | None) -> Any:
    return event


def reveal_in_unmarked_event(s: Any, seat: int, a: Any, luck: Any, say: Any) -> None:
    """Reveal what was dug up in an event without `reveals`."""
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


def allow_an_illegal_action(s: Any, seat: int, a: Any) -> Any:
    return None if isinstance(a, rules.Repeat) and s.outcome is None else rules.why_not(s, seat, a)


def ask_nobody(s: Any) -> Ask | Outcome:
    waiting = rules.waiting(s)
    return structs.replace(waiting, must=()) if isinstance(waiting, Ask) else waiting


def let_everybody_act(s: Any) -> Ask | Outcome:
    waiting = rules.waiting(s)
    return structs.replace(waiting, seats=tuple(range(s.seats))) if isinstance(waiting, Ask) else waiting


def change_state_in_legal(s: Any, seat: int) -> Any:
    s.wheel += 1
    return rules.legal(s, seat)


def misread(text: str) -> Any:
    return rules.Pass() if text == "repeat" else rules.read(text)


def use_other_randomness(s: Any, seat: int, a: Any, luck: Any, say: Any) -> None:
    """Depend on randomness that is neither from the given luck nor in the journal."""
    s.turns += 0 if len(PLAYED) % 7 else 1
    PLAYED.append(a)
    rules.play(s, seat, a, luck, say)


PLAYED: list[Any] = []
NUMBERS = case("skirmish").numbers


def omit_actions(options: Any, seats: int) -> Any:
    return [rules.Pass()]


def list_an_action_twice(options: Any, seats: int) -> Any:
    return [rules.Pass(), rules.Pass()]


def constant_planes(view: Any) -> Any:
    """Return planes that omit everything that matters."""
    return [Plane("nothing", (1,), (0.0,))]


def value_out_of_range(view: Any) -> Any:
    return [Plane("turns", (1,), (view.turns,)), Plane("all", (1,), (hash(repr(view)) % 999 / 999,))]


def growing_shape(view: Any) -> Any:
    return [Plane("turns", (view.turns,), [0.0] * view.turns)]


def wrong_number_of_values(view: Any) -> Any:
    return [Plane("turns", (2,), (hash(repr(view)) % 999 / 999,))]


FAULTS: list[tuple[int, str, Callable[..., Any]]] = [
    (1, "waiting", ask_nobody),
    (1, "waiting", let_everybody_act),
    (1, "max_plies", lambda options, seats: 5),
    (2, "why_not", allow_an_illegal_action),
    (2, "legal", change_state_in_legal),
    (3, "look", leak_in_look),
    (3, "look", leak_to_spectators),
    (3, "hear", leak_in_hear),
    (3, "play", reveal_in_unmarked_event),
    (3, "why_not", leak_in_why_not),
    (4, "copy", share_a_list),
    (4, "copy", share_a_frame),
    (5, "play", use_other_randomness),
    (7, "read", misread),
    (8, "action_space", omit_actions),
    (8, "action_space", list_an_action_twice),
    (8, "planes", constant_planes),
    (8, "planes", value_out_of_range),
    (8, "planes", growing_shape),
    (8, "planes", wrong_number_of_values),
]


@pytest.mark.parametrize(("law", "where", "fault"), FAULTS, ids=[f"{n}-{where}-{f.__name__}" for n, where, f in FAULTS])
def test_each_law_detects_its_faults(law: int, where: str, fault: Callable[..., Any]) -> None:
    faulty: AnyGame = replace(GAME, **{where: fault})
    noticed = set()
    for seed in range(40):
        try:
            check_random_match(faulty, NUMBERS, {}, 3, seed, fraction=0.5)
        except LawBroken as broken:
            noticed.add(broken.law if broken.match is not None else -1)
    # A fault may also break other laws.
    assert law in noticed, f"a fault in {where} broke {sorted(noticed)}"


def test_a_game_that_draws_luck_must_say_so() -> None:
    with pytest.raises(LawBroken, match="luck_in_play is False, but lines"):
        check_random_match(replace(GAME, luck_in_play=False), NUMBERS, {}, 3, 1)


def test_a_correct_game_breaks_no_law() -> None:
    for seed in range(40):
        check_random_match(GAME, NUMBERS, {}, 3, seed, fraction=0.5)
