"""The notebooks in `examples/`: they run from the first cell to the last, and what is checked in has been run."""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

import mulot
from kit.case_sample import sample

EXAMPLES = Path(mulot.__file__).parents[2] / "examples"
NOTEBOOKS = sorted(EXAMPLES.glob("*.ipynb"))


def test_there_are_three() -> None:
    assert [file.stem for file in NOTEBOOKS] == ["a_bot_and_a_league", "a_match", "an_exact_value"]


# The kernel's own words about how it talks to us are no fault of the notebook's.
@pytest.mark.filterwarnings("default")
@pytest.mark.parametrize("file", sample(NOTEBOOKS, 1), ids=lambda file: file.stem)
def test_a_notebook_runs_and_what_is_kept_was_run(file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(EXAMPLES.parent))  # for `research`, which is not installed
    kept = nbformat.read(file, as_version=4)
    run = nbformat.read(file, as_version=4)
    NotebookClient(run, timeout=600, resources={"metadata": {"path": str(tmp_path)}}).execute()
    for before, after in zip(kept.cells, run.cells, strict=True):
        if after.cell_type != "code":
            continue
        assert before.execution_count == after.execution_count, "it is checked in as it came out"
        assert _kinds(before) == _kinds(after)
    assert any("image/png" in output.get("data", {}) for cell in run.cells for output in cell.get("outputs", ())) or (
        file.stem == "a_match"
    )


def _kinds(cell: nbformat.NotebookNode) -> list[object]:
    """What a cell put out, without the digits: kinds of outputs, and the text of what was worked out."""
    return [
        (output.output_type, sorted(output.data) if "data" in output else output.get("name")) for output in cell.outputs
    ]
