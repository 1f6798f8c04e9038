"""The learner of `examples/` learns."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from test_examples import run


@pytest.mark.whole
def test_a_learner_in_jax_comes_to_beat_random_play(tmp_path: Path) -> None:
    size = ("--games", "64", "--visits", "8", "--width", "64")
    learning = ("--weights", str(tmp_path / "net.npz"), "--seconds", "3600", "--rounds", "150")
    said = run("learn_on_accelerator.py", *learning, *size, "--match", "100", "--against", "random")
    found = re.search(r"learnt – random: .*\(([\d.]+)% – ", said)
    assert found is not None, said
    assert float(found[1]) > 50, "the whole interval is above chance"
