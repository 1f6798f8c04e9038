"""The engine of Barrières counts positions as the oracle does and finds the same trees, bit for bit, in a browser and
in wasmtime. (`research/tests/with_extra/test_barrieres_numba_wasm_parity.py` tests numba's machine code.)"""

from __future__ import annotations

import io
import json
import subprocess
import sys
import zipfile
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from kit.sampled_cases import WHOLE
from mulot.browser.bundle import make_bundle
from mulot.games import Shelf
from mulot.games.barrieres.bots.engine.search_memory import MODULE, read_kernel_info
from offline.engine_results import thought
from offline.run_in_both_pythons import there
from wasm import kernel
from wasm.module import module

SETS: dict[str, Any] = json.loads((Shelf().folder("barrieres") / "tests" / "perft.json").read_text("utf-8"))["sets"]
MOST, STEP = (10**9, 1) if WHOLE else (20_000, 3)


@pytest.fixture(scope="module", params=["a browser", "wasmtime"])
def found(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    folder = tmp_path_factory.mktemp("there")
    told: dict[str, Any] = json.loads(in_a_browser(folder) if request.param == "a browser" else by_wasmtime(folder))
    return told | {"error": "JsException" if request.param == "a browser" else "IndexError"}


def by_wasmtime(folder: Path) -> str:
    """Return the results of a new process without numba. The process is unusable afterwards."""
    file = folder / "sets.json"
    file.write_text(json.dumps(SETS))
    program = f"import json, sys; sys.modules['numba'] = None; from offline import engine_results; \
        print(engine_results.all_of(json.load(open({str(file)!r})), {MOST}, {STEP}))"
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, capture_output=True, text=True, timeout=3600, cwd=Path(__file__).parents[1])
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


@cache
def by_this_process() -> dict[str, Any]:
    told: dict[str, Any] = json.loads(json.dumps(thought(SETS, STEP)))
    return told


def in_a_browser(folder: Path) -> str:
    body = io.BytesIO(make_bundle())
    with zipfile.ZipFile(body, "a", zipfile.ZIP_DEFLATED) as packed:
        packed.write(Path(__file__).with_name("engine_results.py"), "engine_results.py")
        packed.writestr("sets.json", json.dumps(SETS))
    file = folder / "all.zip"
    file.write_bytes(body.getvalue())
    place = "/lib/python3.14/site-packages/sets.json"
    program = f"import json, engine_results\nengine_results.all_of(json.load(open({place!r})), {MOST}, {STEP})"
    return there(file, program)


def test_what_was_made_is_made_of_these_sources() -> None:
    assert read_kernel_info().sources == kernel.source_digest(), "run `make generate`"


@pytest.mark.whole
def test_it_is_made_again_to_the_byte(tmp_path: Path) -> None:
    code = f"from wasm import kernel; kernel.write_kernel(__import__('pathlib').Path({str(tmp_path)!r}))"
    subprocess.run([sys.executable, "-c", code], check=True, timeout=3600, cwd=Path(kernel.__file__).parents[1])
    for made in (MODULE, MODULE.with_suffix(".json")):
        assert (tmp_path / made.name).read_bytes() == made.read_bytes(), made.name


def test_it_is_small_and_asks_for_nothing() -> None:
    assert len(MODULE.read_bytes()) < 100_000
    assert b"__linear_memory" not in MODULE.read_bytes()


def test_an_object_file_that_is_none_or_wants_more_is_refused() -> None:
    with pytest.raises(ValueError, match="not WebAssembly"):
        module(b"\x7fELF", [])
    # One import: a function.
    asks = b"\0asm\1\0\0\0" + b"\x02\x0c\x01\x03env\x04more\x00\x00"
    with pytest.raises(ValueError, match="more would have to come from outside"):
        module(asks, [])
    with pytest.raises(ValueError, match="ends too soon"):
        module(b"\0asm\1\0\0\0\x02\x0c\x01", [])


def test_it_lists_and_counts_as_the_oracle_does(found: dict[str, Any]) -> None:
    wanted = {}
    for name, of in SETS.items():
        for i, position in enumerate(of["positions"]):
            wanted[f"{name} {i}"] = [position["legal"], [many for many in position["perft"] if many <= MOST]]
    assert found["counted"] == wanted
    assert sum(len(counts) for _, counts in wanted.values()) > 100


def test_it_thinks_to_the_bit_what_it_thinks_elsewhere(found: dict[str, Any]) -> None:
    here = by_this_process()
    assert found["thought"] == here
    assert len(here) > 12
    assert sum(tree is not None for _, tree in here.values()) > 8
    assert any("exact=None" not in told for told, _ in here.values())
    # With injected faults, every tree on 9×9 with two seats changes, and every tree of the search for four.
    differ = {name for name in here if found["planted"][name] != here[name]}
    two = {name for name, (_, tree) in here.items() if name.startswith("9x9_2p") and tree}
    four = {name for name in here if name.startswith("7x7_4p") and name.endswith((" among strangers", " as heard"))}
    assert differ == two | four
    assert two
    assert four


def test_four_who_were_seen_are_thought_about_otherwise(found: dict[str, Any]) -> None:
    """Beliefs about the others change the search on boards for which they were trained; on 9×9 all are taken to be
    sensible."""
    for name, (_, tree) in found["thought"].items():
        if name.endswith(" among strangers"):
            sensible = found["thought"][name.removesuffix(" among strangers")][1]
            assert (tree == sensible) == name.startswith("9x9"), name


def test_it_goes_on_with_the_tree_of_the_move_before(found: dict[str, Any]) -> None:
    with_it, without = found["kept"]
    assert with_it > 50
    assert without == 0


def test_how_a_game_went_is_judged_by_it(found: dict[str, Any]) -> None:
    judged = found["judged"]
    assert judged["who"] == "EngineEvaluator"
    assert judged["sum"] == pytest.approx(1)
    assert judged["best"] in first_legal(found)
    by_kernel, by_plain = found["course"]["False"], found["course"]["True"]
    assert by_kernel["chances"] != by_plain["chances"]
    for course in (by_kernel, by_plain):
        assert course["chances"][8:] == [[1.0, 0.0], [0.0, 1.0], [0.0, 1.0]]
        assert [point["better"] for point in course["points"] if point["at"] == 8] == [{"type": "step", "to": "b5"}]


@pytest.mark.whole
def test_it_forgets_what_was_hardly_visited_where_memory_is_full(found: dict[str, Any]) -> None:
    rounds, used = found["small"]
    assert rounds == 2000
    assert 0 < used <= 30_000


def test_where_it_fails_the_strong_player_looks_ahead_in_plain_python(found: dict[str, Any]) -> None:
    broken = found["broken"]
    assert broken["stopped"] == found["error"]
    assert not broken["then"]
    assert broken["asleep"]
    assert not broken["not started"]
    assert {broken["plain"], broken["plain again"]} <= set(first_legal(found))


def first_legal(found: dict[str, Any]) -> list[str]:
    """Return the legal actions in the first position on 9×9 with two seats."""
    return next(legal for name, (legal, _) in found["counted"].items() if name.startswith("9x9_2p"))
