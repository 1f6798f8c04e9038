"""Adds installed games to the static site: their Python goes into the bundle, their browser files into the site.

Each game is first tried in a separate process that has only what a browser's Python has.
"""

import io
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator, Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec import Struct

from mulot.browser.bundle import bundled_files, make_bundle
from mulot.core.errors import MulotError
from mulot.games import ENTRY_POINT_GROUP, GamePackage, Shelf
from mulot.service import external_assets
from mulot.service.schemas import GameInfo

TRIAL = Path(__file__).with_name("browser_trial.py")
TRIAL_SECONDS = 120.0
"""Seconds that a trial may take, even on a busy machine."""
COMPILED_SUFFIXES = (".so", ".pyd")
MAX_ERROR_LENGTH = 200


class LeftOut(MulotError):
    """A game is left out because it cannot run in a browser; `because` names the reason."""

    def __init__(self, game: str, because: str, **args: str | int) -> None:
        self.because = because
        self.key = f"house-left-out-{because}"
        super().__init__(game=game, **args)


class IncludedGame(NamedTuple):
    """A game that runs in a browser: its description, its files in the Python bundle, and its files in the site."""

    shown: GameInfo
    python: Mapping[str, bytes]
    page: Mapping[str, bytes]


class TrialResult(Struct, frozen=True):
    """The result of a trial: the game's description; or else the missing module, or the error."""

    shown: GameInfo | None = None
    missing: str = ""
    why: str = ""


def include_games(shelf: Shelf, library: Path) -> Iterator[IncludedGame | LeftOut]:
    """Yield every game from another package, as IncludedGame or LeftOut. `library` is the archive of the standard
    library of the browser's Python."""
    elsewhere = shelf.external_ids
    yield from (LeftOut(game, "breaks", why=why) for game, why in shelf.disabled.items())
    if not elsewhere:
        return
    with tempfile.TemporaryDirectory(prefix="mulot-games-") as made:
        house = Path(made) / "house"
        zipfile.ZipFile(io.BytesIO(make_bundle())).extractall(house)
        for game in elsewhere:
            try:
                yield _try_and_collect(game, shelf.locate(game), library, house, Path(made) / f"game-{game}")
            except LeftOut as left_out:
                yield left_out


def _try_and_collect(game: str, package: GamePackage, library: Path, house: Path, folder: Path) -> IncludedGame:
    """Return the game's files after a successful trial. Raises LeftOut if it fails."""
    python = _package_files(package.module) | _entry_point_metadata(game, package.module)
    for name, body in python.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(body)
    tried = _run_trial(game, package.module, library, [house, folder])
    if tried.shown is None:
        why = tried.why.replace(f"{folder}/", "").partition("\n")[0][:MAX_ERROR_LENGTH]
        root = package.module.partition(".")[0]
        if tried.missing.partition(".")[0] == root:
            compiled = (path.name for path in _compiled_extensions(root) if path.name.partition(".")[0] in why)
            if file := next(compiled, None):
                raise LeftOut(game, "compiled", file=file)
        elif tried.missing:
            raise LeftOut(game, "needs", module=tried.missing)
        raise LeftOut(game, "breaks", why=why)
    bodies = {
        name: external_assets.read_joined(paths) for name, paths in external_assets.asset_files(package.folder).items()
    }
    elsewhere = external_assets.describe_assets(bodies)
    page = {f"elsewhere/{game}/{elsewhere.edition}/{name}": body for name, body in bodies.items()}
    return IncludedGame(msgspec.structs.replace(tried.shown, elsewhere=elsewhere), python, page)


def _run_trial(game: str, module: str, library: Path, folders: list[Path]) -> TrialResult:
    """Play the game in a process that has only what a browser's Python has, and return the result. Raises LeftOut if
    that takes too long."""
    with zipfile.ZipFile(library) as packed:
        names = {name.partition("/")[0].removesuffix(".py") for name in packed.namelist()}
    order = folders[-1] / "order.json"
    where = {"folders": [str(folder) for folder in folders], "msgspec": str(Path(msgspec.__file__).parents[1])}
    what = {"module": module, "game": game, "seconds": TRIAL_SECONDS + 1, "library": sorted(names)}
    order.write_bytes(msgspec.json.encode({**what, **where}))
    command = [sys.executable, "-I", "-S", "-B", str(TRIAL), str(order)]
    nobody = subprocess.DEVNULL
    try:
        done = subprocess.run(
            command, cwd=folders[-1], stdin=nobody, stdout=nobody, stderr=nobody, timeout=TRIAL_SECONDS
        )
    except subprocess.TimeoutExpired:
        raise LeftOut(game, "slow", seconds=int(TRIAL_SECONDS)) from None
    answer = order.with_name("answer.json")
    if not answer.is_file():
        return TrialResult(why=f"Python exited with status {done.returncode}")
    return msgspec.json.decode(answer.read_bytes(), type=TrialResult)


def _package_files(module: str) -> dict[str, bytes]:
    """Return the files of a module's top-level package, by their names in the archive."""
    root = module.partition(".")[0]
    found: dict[str, bytes] = {}
    for folder in _package_folders(root):
        found |= {f"{root}/{path.relative_to(folder).as_posix()}": path.read_bytes() for path in bundled_files(folder)}
    spec = find_spec(root)
    if not found and spec is not None and spec.origin is not None:
        found[f"{root}.py"] = Path(spec.origin).read_bytes()
    return found


def _compiled_extensions(root: str) -> Iterator[Path]:
    """Yield the compiled extensions of a package, which browsers cannot load."""
    for folder in _package_folders(root):
        yield from (path for path in sorted(folder.rglob("*")) if path.suffix in COMPILED_SUFFIXES)


def _package_folders(root: str) -> list[Path]:
    spec = find_spec(root)
    return [Path(folder) for folder in (spec.submodule_search_locations if spec else None) or ()]


def _entry_point_metadata(game: str, module: str) -> dict[str, bytes]:
    """Return package metadata with the entry point through which the game is found."""
    name = f"mulot_game_{game}"
    told = {"METADATA": f"Metadata-Version: 2.1\nName: {name}\nVersion: 0\n"}
    told["entry_points.txt"] = f"[{ENTRY_POINT_GROUP}]\n{game} = {module}\n"
    return {f"{name}-0.dist-info/{file}": text.encode() for file, text in told.items()}
