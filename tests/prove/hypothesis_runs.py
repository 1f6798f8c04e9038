"""Runs Hypothesis state machines."""

from __future__ import annotations

from collections.abc import Callable

from hypothesis import HealthCheck, Phase, settings
from hypothesis.stateful import RuleBasedStateMachine, run_state_machine_as_test


def run_machine(
    begin: Callable[[], RuleBasedStateMachine], evenings: int, steps: int, shrink: bool, chance: bool
) -> int:
    """Run a state machine this many times (`evenings`) and return how often it ran. A failing example is raised; with
    `shrink`, Hypothesis shrinks it first. Without `chance` the examples are the same each time."""
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
