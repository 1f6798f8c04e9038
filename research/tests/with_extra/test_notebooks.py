"""The notebooks in `examples/` run from the first cell to the last, and are checked in with their outputs."""

from __future__ import annotations

from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

import mulot
from kit.sampled_cases import sample

EXAMPLES = Path(mulot.__file__).parents[2] / "examples"
NOTEBOOKS = sorted(EXAMPLES.glob("*.ipynb"))


def test_there_are_three_notebooks() -> None:
    assert [file.stem for file in NOTEBOOKS] == ["a_bot_and_a_league", "a_match", "an_exact_value"]


# The Jupyter kernel's own warnings are not the notebook's fault.
@pytest.mark.filterwarnings("default")
@pytest.mark.parametrize("file", sample(NOTEBOOKS, 1), ids=lambda file: file.stem)
def test_a_notebook_runs_and_its_stored_outputs_are_complete(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(EXAMPLES.parent))  # for `research`, which is not installed
    kept = nbformat.read(file, as_version=4)
    run = nbformat.read(file, as_version=4)
    NotebookClient(run, timeout=600, resources={"metadata": {"path": str(tmp_path)}}).execute()
    for before, after in zip(kept.cells, run.cells, strict=True):
        if after.cell_type != "code":
            continue
        assert before.execution_count == after.execution_count, "the checked-in notebook was not run in order"
        assert _kinds(before) == _kinds(after)
    assert any("image/png" in output.get("data", {}) for cell in run.cells for output in cell.get("outputs", ())) or (
        file.stem == "a_match"
    )


def _kinds(cell: nbformat.NotebookNode) -> list[object]:
    """Return the kinds of a cell's outputs: the type of each, with its MIME types or its stream name."""
    return [
        (output.output_type, sorted(output.data) if "data" in output else output.get("name")) for output in cell.outputs
    ]
