"""Training, run on synthetic data, writes weights in the format that the engine reads."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from research.barrieres.engine import danger, policy, policy_net, prospects
from research.training import export, fit_danger, fit_prospects
from research.training import fit_policy as fit_attention

SHIPPED = Path(danger.__file__).parent


def write_training_data(file: Path, rows: int = 400, size: int = 9) -> Path:
    """Write training data to the file and return it: empty boards with two mice at random, of which the one nearer to
    its goal wins."""
    rng = np.random.default_rng(1)
    mice = rng.integers(size, size * (size - 1), (rows, 2))
    value = np.sign(mice[:, 0] // size + mice[:, 1] // size - size + 1) * 0.8
    empty = np.zeros((rows, size - 1), np.uint8)
    np.savez_compressed(
        file, lying=empty, standing=empty, mice=mice.astype(np.uint8), stock=np.full((rows, 2), 5, np.uint8),
        value=value.astype(np.float16), came_to=value.astype(np.float16), action=(mice[:, 0] + size).astype(np.uint16),
    )  # fmt: skip
    return file


def shapes(layers: Any) -> Any:
    return [np.shape(part) for layer in layers for part in layer]


def test_the_danger_net_and_the_policy_are_fitted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file, out = write_training_data(tmp_path / "lessons.npz"), tmp_path / "net.json"
    fit_danger.main([str(file), "--steps", "200", "--out", str(out)])
    assert json.loads(capsys.readouterr().out)["of the teacher"] > 0.3
    shipped = json.loads((SHIPPED / "danger.json").read_text())
    assert shapes(json.loads(out.read_text())["9"]) == shapes(shipped["9"])
    monkeypatch.setattr(fit_attention, "TEST_ROWS", 50)
    out.unlink()
    fit_attention.main([str(file), "--steps", "50", "--out", str(out)])
    told = json.loads(capsys.readouterr().out)
    assert told["likelihood"] > told["likelihood before"]
    shipped = json.loads(policy.WEIGHTS_FILE.read_text())
    assert len(json.loads(out.read_text())["9"]) == len(shipped["9"])


def test_the_four_seat_evaluation_is_fitted_to_games(tmp_path: Path) -> None:
    games, net = tmp_path / "games.npz", tmp_path / "net.json"
    fit_prospects.main(["play", str(games), "--games", "2", "--net", str(prospects.WEIGHTS_FILE)])
    fit_prospects.main(["fit", str(net), str(games), "--steps", "20"])
    shipped = json.loads(prospects.WEIGHTS_FILE.read_text())
    assert shapes(json.loads(net.read_text())["7"]) == shapes(shipped["7"])


def test_fitted_students_are_exported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rng = np.random.default_rng(2)
    economy = json.loads((SHIPPED / "economy.json").read_text())
    kept = {
        f"economy/{place}/{part}": np.array(layer[number])
        for place, layer in enumerate(economy)
        for number, part in enumerate(("weights", "bias"))
    }
    kept |= {f"{export.CHOOSER}/{part}": rng.normal(size=(4, 3)) for part in export.NET_PARTS}
    np.savez(tmp_path / "students.npz", **kept)
    monkeypatch.setattr(export, "ENGINE", tmp_path)
    export.main(["economy", str(tmp_path / "students.npz")])
    assert (tmp_path / "economy.json").read_text() == (SHIPPED / "economy.json").read_text(), "byte for byte"
    export.main(["policy-net", str(tmp_path / "students.npz")])
    for part, shipped in zip(
        export.NET_PARTS, json.loads((tmp_path / "policy_net.json").read_text())["9"], strict=True
    ):
        assert set(shipped) == {"scale", "numbers"}
        assert abs(shipped["scale"] * export.INT8_MAX - np.abs(kept[f"{export.CHOOSER}/{part}"]).max()) < 1e-6
    assert set(json.loads(policy_net.WEIGHTS_FILE.read_text())["9"][0]) == {"scale", "numbers"}
