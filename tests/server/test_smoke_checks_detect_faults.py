"""Injected faults are detected by the smoke checks, which pass without a fault."""

from __future__ import annotations

import pytest

from kit.clients import run_story
from kit.fault_injection import FAULTS, MORE
from kit.running_server import RunningServer
from kit.sampled_cases import WHOLE, sample
from kit.smoke_checks import SMOKE_CHECKS


def test_every_fault_has_a_smoke_check() -> None:
    assert set(FAULTS) == set(SMOKE_CHECKS)


DO_NOT_OPEN = {"another-uvicorn", "uvicorn-without-its-parts"}
"""Faults with which a server refuses to start."""


@pytest.mark.parametrize("fault", sorted({**FAULTS, **MORE}.keys() - DO_NOT_OPEN))
def test_server_starts_with_every_fault(fault: str) -> None:
    """A fault that no longer fits the code would be no fault."""
    with RunningServer(fault=fault):
        pass


LONG = {"endless-patience-with-slow-readers"}
"""Faults that take twenty seconds to detect. Only the whole suite and the proof test them."""


@pytest.mark.parametrize("fault", sample(sorted(SMOKE_CHECKS if WHOLE else SMOKE_CHECKS.keys() - LONG), 7))
def test_injected_faults_are_detected(fault: str) -> None:
    async def story() -> None:
        with pytest.raises((AssertionError, ConnectionError, TimeoutError)):
            await SMOKE_CHECKS[fault](fault)

    run_story(story, 180)


SHOWN_ELSEWHERE = {"worlds_are_sent_alike", "acknowledged_moves_stay", "slow_readers_are_dropped"}
"""Faults that have longer tests of their own."""


@pytest.mark.parametrize("probe", sorted({probe.__name__ for probe in SMOKE_CHECKS.values()} - SHOWN_ELSEWHERE))
def test_smoke_checks_pass_without_fault(probe: str) -> None:
    async def story() -> None:
        await next(p for p in SMOKE_CHECKS.values() if p.__name__ == probe)(None)

    run_story(story, 180)
