"""Evenings of random wishes, run by Hypothesis."""

from __future__ import annotations

from collections.abc import Callable

from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import RuleBasedStateMachine, run_state_machine_as_test


def run_machine(
    begin: Callable[[], RuleBasedStateMachine], evenings: int, steps: int, shrink: bool, chance: bool
) -> int:
    """Run so many evenings; returns how many there were. Raises on one that goes wrong, made as short as it can be
    where `shrink` says so. Without `chance` they are the same evenings each time.
    """
    made = 0

    def counted() -> RuleBasedStateMachine:
        nonlocal made
        made += 1
        return begin()

    run_state_machine_as_test(
        counted,
        settings=settings(
            max_examples=evenings,
            stateful_step_count=steps,
            deadline=None,
            database=None,
            derandomize=not chance,
            phases=[Phase.generate, Phase.shrink] if shrink else [Phase.generate],
            suppress_health_check=list(HealthCheck),
        ),
    )
    return made
