"""Plays the games for the balance report: every chapter, every difficulty, every team of four heroes."""

import hashlib
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import fields, is_dataclass
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct, convert

from mulot.games.mystiques import content
from mulot.games.mystiques.bots.experts import EXPERTS
from mulot.games.mystiques.campaign import ORDER
from mulot.games.mystiques.model.options import VERSION, Options
from mulot.lab.checkpoint import CheckpointFolder
from mulot.lab.intervals import wilson
from research.mystiques.analysis import play_game

BALANCE_FILE = Path(__file__).with_name("balance.json")
DIFFICULTIES = ("easy", "ordinary", "hard")
GAMES = 20
OWN_GAMES = 200
OWN_SEED = 1000
"""The first seed of the games of the chapters' own teams, which are played apart from the others."""
LED_BY = EXPERTS[-1]


class BalanceCell(NamedTuple):
    """A chapter, a difficulty and a team of heroes."""

    chapter: str
    difficulty: str
    heroes: tuple[str, ...]


class CellResult(Struct, frozen=True):
    """The results of one cell."""

    chapter: str
    difficulty: str
    heroes: tuple[str, ...]
    games: int
    won: int
    hourglass: int
    """The games lost because time ran out; in the other lost games all mice were captured."""
    rounds: int
    """The total number of rounds in all games."""

    @property
    def cell(self) -> BalanceCell:
        return BalanceCell(self.chapter, self.difficulty, self.heroes)

    @property
    def captured(self) -> int:
        return self.games - self.won - self.hourglass


class Balance(Struct, frozen=True):
    """The results of a whole run, with the version and the fingerprint of the content."""

    version: int
    content: str
    led_by: str
    nights: tuple[CellResult, ...]
    own: tuple[CellResult, ...]
    """More games of each chapter's own team, which the difficulties are tuned for."""


def fingerprint() -> str:
    """Return a digest of the content: all cards, tiles, enemies and chapters."""
    names = {name for name in vars(content) if name.isupper()}
    # The content of older versions is left out, and so are the spaces, which are made from the drawings of the tiles.
    now = sorted(names - {"ABILITIES_OF", "CHAPTERS_OF", "SEARCH_OF", "SIDES"})
    values = [_canonical(getattr(content, name)) for name in now]
    return hashlib.sha256(msgspec.json.encode(values)).hexdigest()[:16]


def _canonical(thing: Any) -> Any:
    """Return a value as plain data that is the same on every machine and in every process. Raises TypeError for other
    types."""
    if is_dataclass(thing) and not isinstance(thing, type):
        return [type(thing).__name__, *(_canonical(getattr(thing, field.name)) for field in fields(thing))]
    if isinstance(thing, dict):
        return sorted(([str(key), _canonical(value)] for key, value in thing.items()), key=lambda pair: str(pair[0]))
    if isinstance(thing, set | frozenset):
        return sorted(str(_canonical(one)) for one in thing)
    if isinstance(thing, list | tuple):
        return [_canonical(one) for one in thing]
    if isinstance(thing, Struct):
        return [type(thing).__name__, *(_canonical(getattr(thing, name)) for name in thing.__struct_fields__)]
    if isinstance(thing, str | int | None):
        return thing
    raise TypeError(f"{type(thing).__name__} has no canonical form")


def cells() -> list[BalanceCell]:
    """Return every combination of chapter, difficulty and four of the six heroes."""
    teams = tuple(combinations(content.HEROES, content.CHAPTERS[ORDER[0]].mice))
    return [BalanceCell(*one, heroes) for one in ((c, d) for c in ORDER for d in DIFFICULTIES) for heroes in teams]


def own_cells() -> list[BalanceCell]:
    """Return every combination of chapter and difficulty, with the chapter's own team."""
    return [
        BalanceCell(chapter, level, content.CHAPTERS[chapter].heroes) for chapter in ORDER for level in DIFFICULTIES
    ]


def play_cell(cell: BalanceCell, games: int = GAMES, first_seed: int = 0) -> CellResult:
    """Play the games of one cell and return their results. Every cell has the same seeds."""
    options = convert({"chapter": cell.chapter, "difficulty": cell.difficulty, "heroes": cell.heroes}, Options)
    found = [play_game(LED_BY, options, 4, seed) for seed in range(first_seed, first_seed + games)]
    ends = Counter(one.reason for one in found)
    rounds = sum(one.rounds for one in found)
    return CellResult(*cell, games, ends["objective"], ends["hourglass"], rounds)


def play_all(
    keep: Path | None, report_line: Callable[[str], None], games: int = GAMES, own_games: int = OWN_GAMES
) -> Balance:
    """Play every cell that has no checkpoint yet, and return the results of all cells. `report_line` is called with a
    line of progress per cell."""
    plan = {"version": VERSION, "content": fingerprint(), "games": games, "own": own_games, "led by": LED_BY.name}
    kept = CheckpointFolder(keep / fingerprint(), plan) if keep else None
    teams = cells()
    todo = [(cell, games, 0) for cell in teams] + [(cell, own_games, OWN_SEED) for cell in own_cells()]
    found = []
    for number, (cell, count, first_seed) in enumerate(todo):
        part = (number, number + 1)
        if kept and kept.is_done(part):
            found.append(kept.read(part, CellResult))
            continue
        found.append(play_cell(cell, count, first_seed))
        if kept:
            kept.write(part, found[-1])
        report_line(f"{number + 1} of {len(todo)}: {describe_cell(found[-1])}: won {found[-1].won} of {count}")
    return Balance(VERSION, fingerprint(), LED_BY.name, tuple(found[: len(teams)]), tuple(found[len(teams) :]))


def read(file: Path = BALANCE_FILE) -> Balance:
    """Read a stored run."""
    return msgspec.json.decode(file.read_bytes(), type=Balance)


def write(balance: Balance, file: Path = BALANCE_FILE) -> None:
    """Store a run, one cell per line."""
    head = {"version": balance.version, "content": balance.content, "led_by": balance.led_by}
    nights, own = (
        ",\n".join(msgspec.json.encode(each).decode() for each in results) for results in (balance.nights, balance.own)
    )
    text = f'{msgspec.json.encode(head).decode()[:-1]},"nights":[\n{nights}\n],"own":[\n{own}\n]}}\n'
    file.write_text(text, encoding="utf-8")


def describe_changes(before: Balance, now: Balance) -> Iterator[str]:
    """Yield the differences between two runs, one line each. Both use the same seeds, so a change in the content must
    have caused them."""
    known = {each.cell: each for each in before.nights}
    for each in now.nights:
        was = known.get(each.cell)
        if was is None:
            yield f"{describe_cell(each)}: new, won {each.won} of {each.games}"
        elif (was.won, was.games, was.hourglass) != (each.won, each.games, each.hourglass):
            yield f"{describe_cell(each)}: won {each.won} of {each.games}, was {was.won} of {was.games}"
    gone = {*known} - {each.cell for each in now.nights}
    yield from (f"{', '.join((cell.chapter, cell.difficulty, *cell.heroes))}: removed" for cell in sorted(gone))


def describe_cell(each: CellResult) -> str:
    return ", ".join((each.chapter, each.difficulty, *each.heroes))


def format_rate(won: int, games: int) -> str:
    """Return a share and its confidence interval as two cells of a Markdown row."""
    low, high = wilson(won, games)
    return f"{100 * won / games:.0f} % | {100 * low:.0f}–{100 * high:.0f} %"
