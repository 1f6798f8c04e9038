"""The games for the client's tests: `make generate` writes `web/golden.fixture.json`.

It contains as few golden stories as possible that together have every type of event that occurs in any story.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from mulot.core.match import Match
from mulot.core.replay import make_replay

HERE = Path(__file__).parent
FILE = HERE.parent / "web" / "golden.fixture.json"
VIEW_FIELDS_LEFT_OUT = (
    *("search_bag", "search_left", "encounter_bag", "encounter_left", "options", "version", "seats"),
    *("ask", "plies", "acted", "used", "own", "posted", "deeds", "brings"),
)
"""Fields of the view that the board does not draw or that no event changes."""


def event_lines(path: Path) -> list[dict[str, Any]]:
    """Return the events of a story line by line, each with the fields of the view that changed."""
    told: list[dict[str, Any]] = []
    before: dict[str, Any] = {}
    for frame in make_replay(Match.load(path)).frames:
        view = {k: v for k, v in msgspec.to_builtins(frame.view).items() if k not in VIEW_FIELDS_LEFT_OUT}
        # Of the scene, keep only the mice that have yet to be put down: they are on their way, not captured.
        coming = view["scene"].get("doing", {}).get("left", ())
        view["scene"] = {"doing": {"sort": "explore", "left": coming}} if coming else {}
        changed = {name: value for name, value in view.items() if name not in before or before[name] != value}
        if before and "mice" in changed:
            changed["mice"] = [
                {name: value for name, value in new.items() if old[name] != value}
                for old, new in zip(before["mice"], view["mice"], strict=True)
            ]
        events = [{k: v for k, v in event.items() if k != "rule"} for event in msgspec.to_builtins(frame.events)]
        told.append({"events": events, "view": changed})
        before = view
    return told


def event_types(story: list[dict[str, Any]]) -> set[str]:
    return {event["type"] for frame in story for event in frame["events"]}


def choose_stories() -> dict[str, list[dict[str, Any]]]:
    """Return stories with every type of event, always adding the story with the most missing types."""
    left = {path.stem: event_lines(path) for path in sorted((HERE / "stories").glob("*.jsonl"))}
    chosen: dict[str, list[dict[str, Any]]] = {}
    seen: set[str] = set()
    while left:
        best = max(left, key=lambda name: (len(event_types(left[name]) - seen), -len(left[name]), name))
        if not event_types(left[best]) - seen:
            break
        seen |= event_types(left[best])
        chosen[best] = left.pop(best)
    return chosen


def fixture_text() -> str:
    return json.dumps(choose_stories(), ensure_ascii=False, separators=(",", ":")) + "\n"


def test_the_clients_fixture_is_made_from_golden_stories() -> None:
    kept = json.loads(FILE.read_text(encoding="utf-8"))
    assert kept
    for name, story in kept.items():
        now = json.loads(json.dumps(event_lines(HERE / "stories" / f"{name}.jsonl")))
        assert story == now, f"{name}: run `make generate`"


if __name__ == "__main__":
    FILE.write_text(fixture_text(), encoding="utf-8")
    print(FILE.name)
