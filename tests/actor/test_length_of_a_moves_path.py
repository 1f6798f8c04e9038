"""A move passes through few functions and files on its way from the touch to the picture."""

from __future__ import annotations

import re

import pytest

from actor.trace_move import (
    BUILTIN_STATIONS,
    CLIENT_PATH,
    MAX_FILES,
    MAX_FUNCTIONS,
    PYTHON_STATIONS,
    ROOT,
    Trace,
    trace_a_move,
)


@pytest.fixture(scope="module")
def trace() -> Trace:
    return trace_a_move()


def body_of(file: str, function: str) -> str:
    """Return the source of a function of the client."""
    text = (ROOT / file).read_text(encoding="utf-8")
    found = re.search(
        rf"^( +)(?:(?:private|readonly|async|function) +)*{function}(?: = )?\([^\n]*\{{\n(.*?)^\1\}}", text, re.M | re.S
    )
    assert found, f"{file} has no function {function}"
    return found[2]


def is_too_long(way: list[tuple[str, str]]) -> bool:
    return len(way) > MAX_FUNCTIONS or len({file for file, _ in way}) > MAX_FILES


def test_a_move_runs_through_few_functions_and_files(trace: Trace) -> None:
    assert trace.reached == {*BUILTIN_STATIONS.values(), *PYTHON_STATIONS.values(), "the update"}, (
        "the trace is complete"
    )
    way = list(trace.entered)
    assert not is_too_long(way), "\n".join(f"{name} in {file}" for file, name in way)


def test_nested_calls_are_counted(trace: Trace) -> None:
    """Calls that return before the move goes on count too, on any thread."""
    names = {name for _, name in trace.entered}
    assert {"TableDriver.drive", "TableActor.takes_long", "TokenBucket.take", "SqliteConnection.append_batch"} <= names


def test_a_longer_path_is_detected(trace: Trace) -> None:
    way = list(trace.entered)
    more = [("src/mulot/table/table.py", f"detour_{i}") for i in range(MAX_FUNCTIONS - len(way) + 1)]
    assert is_too_long([*way, *more])
    files = [(f"src/mulot/table/detour_{i}.py", "play") for i in range(MAX_FILES)]
    assert is_too_long([*way[:5], *files])


@pytest.mark.parametrize(("file", "function", "hands_on"), CLIENT_PATH, ids=lambda part: part)
def test_the_client_passes_a_move_on_as_listed(file: str, function: str, hands_on: str) -> None:
    assert hands_on in body_of(file, function)


def test_the_animation_ends_with_the_settled_view() -> None:
    assert "this.settle(" in body_of("web/table/animation_queue.svelte.ts", "show")
