"""A move takes a short way from the finger to the picture, and stays on it."""

from __future__ import annotations

import re

import pytest

from actor.move_path import BUILT_IN, CLIENT, MOST_FILES, MOST_FUNCTIONS, PYTHON, ROOT, Trace, trace_a_move


@pytest.fixture(scope="module")
def trace() -> Trace:
    return trace_a_move()


def body_of(file: str, function: str) -> str:
    """A function of the client's, as it stands in its file."""
    text = (ROOT / file).read_text(encoding="utf-8")
    found = re.search(
        rf"^( +)(?:(?:private|readonly|async|function) +)*{function}(?: = )?\([^\n]*\{{\n(.*?)^\1\}}", text, re.M | re.S
    )
    assert found, f"{file} has no function {function}"
    return found[2]


def too_long(way: list[tuple[str, str]]) -> bool:
    return len(way) > MOST_FUNCTIONS or len({file for file, _ in way}) > MOST_FILES


def test_a_move_goes_through_few_functions_in_few_files(trace: Trace) -> None:
    assert trace.reached == {*BUILT_IN.values(), *PYTHON.values(), "the picture"}, "the trace has seen the whole way"
    way = list(trace.entered)
    assert not too_long(way), "\n".join(f"{name} in {file}" for file, name in way)


def test_what_a_function_on_the_way_calls_is_counted_too(trace: Trace) -> None:
    """Also where it is left again before the move goes on, and whichever thread calls it."""
    names = {name for _, name in trace.entered}
    assert {"TableDriver.drive", "TableActor.takes_long", "TokenBucket.take", "SqliteConnection.append_batch"} <= names


def test_a_longer_way_is_noticed(trace: Trace) -> None:
    way = list(trace.entered)
    more = [("src/mulot/table/table.py", f"detour_{i}") for i in range(MOST_FUNCTIONS - len(way) + 1)]
    assert too_long([*way, *more])
    files = [(f"src/mulot/table/detour_{i}.py", "play") for i in range(MOST_FILES)]
    assert too_long([*way[:5], *files])


@pytest.mark.parametrize(("file", "function", "hands_on"), CLIENT, ids=lambda part: part)
def test_the_client_hands_a_move_on_as_listed(file: str, function: str, hands_on: str) -> None:
    assert hands_on in body_of(file, function)


def test_the_picture_is_settled_where_the_events_are_told() -> None:
    assert "this.settle(" in body_of("web/table/animation_queue.svelte.ts", "show")
