"""Records of rounds add up, merge, and are validated when read; the page is made from them."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from prove import round_records, run_rounds, survival_report
from prove.part_list import PARTS
from prove.round_records import (
    BadRecord,
    Machine,
    RoundRecord,
    add_record,
    changed_files,
    current_commit,
    missing,
    sum_counts,
    summarize_broken,
)
from prove.round_types import BatteryPart, Bound, Round
from prove.survival_report import page

HERE = Machine("a processor", 2, 4, "Linux x86_64", "3.11.7")


async def _nothing(seed: int, small: bool) -> Round:
    return Round({"tries": 3})


TRIAL = BatteryPart("trial", "a trial", {"tries": 10}, _nothing)
OTHER = BatteryPart("other", "another", {"tries": 5}, _nothing)
BOTH = {"trial": TRIAL, "other": OTHER}


def round_record(
    tries: int, minute: int = 0, *broken: str, quiet: bool = True, part: str = "trial", **figures: float
) -> RoundRecord:
    at = f"2026-01-01T00:{minute:02}:00Z"
    return RoundRecord(part, at, "abc1234", HERE, 2.0, 1, quiet, {"tries": tries}, figures, list(broken))


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for records and the page outside of the repository."""
    monkeypatch.setattr(round_records, "FOLDER", tmp_path / "proof")
    monkeypatch.setattr(survival_report, "PAGE", tmp_path / "proof.md")
    return tmp_path / "proof"


def git(folder: Path, *words: str) -> None:
    who = ["-c", "user.name=a", "-c", "user.email=a@b.example", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", *who, *words], cwd=folder, check=True, capture_output=True)


def test_rounds_of_several_runs_add_up_and_are_appended(folder: Path) -> None:
    add_record(round_record(3))
    first = (folder / "trial.jsonl").read_bytes()
    add_record(round_record(4, 1))
    assert (folder / "trial.jsonl").read_bytes().startswith(first)
    assert sum_counts(round_records.load_records(BOTH)) == {"tries": 7}
    assert missing(TRIAL, sum_counts(round_records.load_records(BOTH))) == {"tries": 3}
    add_record(round_record(3, 2))
    assert missing(TRIAL, sum_counts(round_records.load_records(BOTH))) == {}


def test_counts_of_broken_rounds_are_ignored() -> None:
    assert sum_counts([round_record(3), round_record(4, 1, "A: a move is lost")]) == {"tries": 3}


def test_records_of_two_branches_merge_in_git_and_are_sorted_when_read(folder: Path) -> None:
    add_record(round_record(1))
    repository = folder.parent / "docs"
    repository.mkdir()
    folder.rename(repository / "proof")
    shutil.copy(round_records.ROOT / "docs" / ".gitattributes", repository)
    file = repository / "proof" / "trial.jsonl"
    git(folder.parent, "init", "-q", "-b", "main")
    git(folder.parent, "add", ".")
    git(folder.parent, "commit", "-q", "-m", "one")
    git(folder.parent, "switch", "-q", "-c", "branch")
    for branch, (tries, minute) in {"branch": (2, 2), "main": (4, 1)}.items():
        git(folder.parent, "switch", "-q", branch)
        file.write_bytes(file.read_bytes() + msgspec.json.encode(round_record(tries, minute)) + b"\n")
        git(folder.parent, "commit", "-q", "-a", "-m", branch)
    git(folder.parent, "merge", "-q", "branch")
    (repository / "proof").rename(folder)
    assert [one.counts["tries"] for one in round_records.load_records(BOTH)] == [1, 4, 2]


def raw(**changed: Any) -> bytes:
    return msgspec.json.encode({**msgspec.to_builtins(round_record(1)), **changed}) + b"\n"


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (raw()[:40] + b"\n", "is no record"),
        (raw()[:-1], "has no end"),
        (b"\n", "is no record"),
        (b"<<<<<<< HEAD\n", "is no record"),
        (b'"\xff\xfe"\n', "is no record"),
        (raw(part="trail"), "there is no part 'trail'"),
        (raw(part="other"), "belongs into docs/proof/other.jsonl"),
        (raw(commit="abc1234+"), r"is no record of a round: .*commit"),
        (raw(at="2026-13-01T00:00:00Z"), "is no record"),
        (raw(counts={"tries": -1}), "is no record"),
        (raw(counts={"tries": 1.5}), "is no record"),
        (raw(host="mine"), "is no record of a round: .*host"),
    ],
)
def test_invalid_line_is_reported(
    folder: Path, line: bytes, said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    add_record(round_record(1))
    with (folder / "trial.jsonl").open("ab") as file:
        file.write(line)
    with pytest.raises(BadRecord, match=rf"^docs/proof/trial\.jsonl, line 2.*{said}"):
        round_records.load_records(BOTH)
    monkeypatch.setattr(run_rounds, "PARTS", BOTH)
    assert run_rounds.main(["--report"]) == 2
    assert "docs/proof/trial.jsonl, line 2" in capsys.readouterr().err


def test_file_of_an_unknown_part_is_reported(folder: Path) -> None:
    folder.mkdir()
    (folder / "trail.jsonl").write_bytes(raw(part="trail"))
    with pytest.raises(BadRecord, match=r"docs/proof/trail\.jsonl, line 1: there is no part 'trail'"):
        round_records.load_records(BOTH)


def test_round_is_recorded_as_soon_as_it_ends(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = list[tuple[int, bool]]()

    async def noting(seed: int, small: bool) -> Round:
        seen.append((len(round_records.load_part_records("trial")), survival_report.PAGE.exists()))
        if len(seen) == 3:
            raise asyncio.CancelledError  # the run is stopped during a round
        return Round({"tries": 3})

    part = BatteryPart("trial", "a trial", {"tries": 100}, noting)
    monkeypatch.setattr(run_rounds, "PARTS", {"trial": part})
    monkeypatch.setattr(run_rounds, "changed_files", lambda commit: [])
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(run_rounds.run([part], 600, False, "abc1234"))
    assert seen == [(0, False), (1, True), (2, True)]
    assert "6 of 100 tries" in survival_report.PAGE.read_text()


def test_run_continues_where_the_last_one_ended(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run_rounds, "PARTS", BOTH)
    monkeypatch.setattr(run_rounds, "changed_files", lambda commit: [])
    asyncio.run(run_rounds.run([TRIAL], 600, False, "abc1234", 1))
    asyncio.run(run_rounds.run([*BOTH.values()], 600, False, "abc1234", 2))
    assert {part: len(round_records.load_part_records(part)) for part in BOTH} == {"trial": 3, "other": 2}
    asyncio.run(run_rounds.run([*BOTH.values()], 600, False, "abc1234"))
    assert {part: len(round_records.load_part_records(part)) for part in BOTH} == {"trial": 4, "other": 2}, (
        "12 of 10, 6 of 5"
    )


def test_complete_part_runs_again_only_if_asked_to(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run_rounds, "PARTS", BOTH)
    monkeypatch.setattr(run_rounds, "changed_files", lambda commit: [])
    add_record(round_record(10))
    asyncio.run(run_rounds.run([TRIAL], 600, False, "abc1234", 2))
    assert len(round_records.load_part_records("trial")) == 1
    asyncio.run(run_rounds.run([TRIAL], 600, False, "abc1234", 2, again=True))
    assert len(round_records.load_part_records("trial")) == 3


def test_part_that_stays_broken_is_skipped(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def lost(seed: int, small: bool) -> Round:
        return Round({"tries": 3}, broken=["A: a move is lost"])

    part = BatteryPart("trial", "a trial", {"tries": 100}, lost)
    monkeypatch.setattr(run_rounds, "PARTS", {"trial": part})
    monkeypatch.setattr(run_rounds, "changed_files", lambda commit: [])
    assert len(asyncio.run(run_rounds.run([part], 600, False, "abc1234"))) == run_rounds.MAX_BROKEN_ROUNDS


@pytest.mark.parametrize("changes", [[["src/mulot/core/game.py"]], [[], ["src/mulot/core/game.py"]]])
def test_rounds_with_uncommitted_changes_are_not_recorded(
    folder: Path, changes: list[list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Rounds with uncommitted changes are not recorded, whether the changes are from before the run or from during a
    round."""
    monkeypatch.setattr(run_rounds, "PARTS", BOTH)
    monkeypatch.setattr(run_rounds, "changed_files", lambda commit: changes.pop(0))
    assert run_rounds.main(["--parts", "trial"]) == 2
    assert "src/mulot/core/game.py" in capsys.readouterr().err
    assert round_records.load_records(BOTH) == []


def test_only_documents_may_change_after_a_commit(tmp_path: Path) -> None:
    git(tmp_path, "init", "-q")
    (tmp_path / "docs").mkdir()
    (tmp_path / "src.py").write_text("1")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-q", "-m", "one")
    first = current_commit(tmp_path)
    assert len(first) >= 7
    (tmp_path / "docs" / "proof.md").write_text("2")
    assert changed_files(first, tmp_path) == []
    (tmp_path / "src.py").write_text("2")
    (tmp_path / "new.py").write_text("2")
    assert changed_files(first, tmp_path) == ["new.py", "src.py"]
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "-q", "-m", "two")
    assert changed_files(first, tmp_path) == ["new.py", "src.py"], "the record names another commit"
    assert changed_files(current_commit(tmp_path), tmp_path) == []


def test_commit_is_empty_outside_of_a_repository(tmp_path: Path) -> None:
    assert current_commit(tmp_path) == ""


def test_part_whose_program_is_missing_is_skipped(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    part = BatteryPart("other", "another", {"tries": 3}, _nothing, programs=("libfaketime",))
    monkeypatch.setattr(run_rounds, "PARTS", {"trial": TRIAL, "other": part})
    monkeypatch.setattr(run_rounds, "changed_files", lambda commit: [])
    monkeypatch.setattr(run_rounds, "bring", lambda program: False)
    assert run_rounds.main([]) == 1
    assert "other is left out: it needs libfaketime." in capsys.readouterr().out
    assert {one.part for one in round_records.load_records(BOTH)} == {"trial"}


def test_record_has_no_paths_of_the_machine() -> None:
    said = summarize_broken([
        f"DidNotOpen: {Path('/usr/lib/x.py')}: line 7; POST /api/tables/abc", "'/tmp/house-x/mulot.db' is full"
    ])  # fmt: skip
    assert said == ["DidNotOpen: …: line 7; POST /api/tables/abc", "'…' is full"]
    assert summarize_broken(["x"] * 7) == [*["x"] * 5, "and 2 more"]
    assert len(summarize_broken(["x" * 9000])[0]) == 300


def test_infinite_figure_is_not_written(folder: Path) -> None:
    add_record(round_record(1, ms=float("inf")))
    assert round_records.load_records(BOTH)[0].figures == {}


def test_page_shows_what_ran_what_did_not_and_what_was_broken() -> None:
    rounds = [
        round_record(4, 0, ms=20.0),
        round_record(6, 1, ms=80.0),
        round_record(1, 2, quiet=False, ms=900.0),
        round_record(9, 3, "A: a move is lost"),
    ]
    text = page({**BOTH, "trial": replace(TRIAL, bounds=(Bound("ms", most=100),))}, rounds)
    assert (
        "| `trial`: a trial | complete: 11 of 10 tries | 4, 1 of them broken | `abc1234` (4)"
        " | 2026-01-01 00:03 on `abc1234`: **broken** |" in text
    )
    assert "| `other`: another | **did not run**: 0 of 5 tries |" in text
    assert "| 2026-01-01 00:03 on `abc1234` | `trial` | A: a move is lost |" in text
    assert "| `trial` | ms | 80 (2 rounds) | at most 100 | 900 (1 rounds) |" in text
    assert "- machine: a processor, 2 cores, 4 GB, Linux x86_64, Python 3.11.7 (4 rounds)" in text
    assert "not complete yet: 4 of 10 tries | 1 |" in page(BOTH, [round_record(4)])


def test_each_injected_fault_counts_once() -> None:
    part = BatteryPart("trial", "a trial", {"caught: kills: one": 1, "caught: kills: two": 1}, _nothing)
    one = msgspec.structs.replace(round_record(0), counts={"caught: kills: one": 1})
    text = page({"trial": part}, [one, one])
    assert "not complete yet: 1 of 2 planted faults caught" in text
    assert "| kills | one | 2026-01-01 00:00 on `abc1234` |" in text
    assert "| kills | two | **not tried yet** |" in text


def test_page_is_made_from_the_records() -> None:
    assert survival_report.PAGE.read_text(encoding="utf-8") == page(PARTS, round_records.load_records(PARTS)), (
        "docs/proof.md does not match docs/proof/: run `make prove PROVE=--report`"
    )
