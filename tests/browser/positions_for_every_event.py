"""A case of every event and every refusal of a game, taken from real games.

The golden stories have most events. The other events, and the refusals, are taken from random games: the seeds below
are those in which something appeared for the first time. If the rules change, other games are searched, and `python
tests/browser/positions_for_every_event.py` prints the new seeds. What hardly ever happens is set up in
`positions_by_hand.py`: a position from a real game in which one thing was changed. The tests fail if an event or a
refusal has no case.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import mulot
from browser import positions_by_hand as staged
from contract.games_under_test import folder
from mulot.core.errors import MulotError
from mulot.core.game import AnyGame, Ask, Outcome, Reason
from mulot.core.match import Match
from mulot.core.options import option_values
from mulot.core.text import tag_of, union_members
from mulot.testing.laws import SeenActions

SEEDS: dict[str, tuple[int, ...]] = {
    "barrieres": (0, 1, 3, 5, 11, 12),
    "clan": (0, 2, 7, 8, 16, 17, 25, 29, 50),
    "mystiques": (0, 1, 2, 3, 4, 6, 9, 10, 12, 19, 20, 61, 69),
    "trio": (0, 1, 8),
}
PLIES = 400
"""The maximum length of a random game, in plies."""
LONGER = 150
"""The number of games to search if the seeds are out of date. Finding new seeds makes the tests fast again."""
TRIES = 6
"""How many actions of each sort (seen before, made up) are tried in each position."""


@dataclass(frozen=True)
class EventCase:
    """Events as one seat heard them, with the view before and after."""

    seats: int
    eye: int
    before: Any
    events: tuple[Any, ...]
    after: Any
    own: Any
    waiting: Ask | Outcome


@dataclass(frozen=True)
class RefusalCase:
    """A refused action, with the view of its seat."""

    seats: int
    seat: int
    view: Any
    own: Any
    waiting: Ask
    action: Any
    reason: Reason


@dataclass
class Moments:
    """The cases of a game's events and refusals that were found."""

    game: AnyGame
    events: dict[str, EventCase] = field(default_factory=dict)
    refusals: dict[str, RefusalCase] = field(default_factory=dict)

    @property
    def wanted_events(self) -> set[str]:
        return {tag_of(kind) for kind in union_members(self.game.event)}

    @property
    def missing(self) -> list[str]:
        """Return the events and refusals without a case."""
        return [
            *(f"event {tag}" for tag in sorted(self.wanted_events - set(self.events))),
            *(f"refusal {no}" for no in sorted(set(self.game.reasons) - set(self.refusals))),
        ]

    def note_events(self, seats: int, before: Any, after: Any, events: tuple[Any, ...]) -> int:
        """Record the events that are new. Return their number."""
        # A short moment is better than a long one, because it shows the same in less time.
        worth = [e for e in events if (old := self.events.get(tag_of(type(e)))) is None or short(events, old.events)]
        new = {tag_of(type(event)) for event in worth} - set(self.events)
        look, hear = self.game.look, self.game.hear
        for event in worth:
            eye = (event.to if event.reveals else None) or 0
            heard = tuple(h for e in events if (h := hear(e, eye)) is not None)
            self.events[tag_of(type(event))] = EventCase(
                seats,
                eye,
                look(before, None),
                heard,
                look(after, None),
                look(after, eye).own,
                self.game.waiting(after),
            )
        return len(new)

    def note_refusal(self, seats: int, s: Any, seat: int, action: Any) -> int:
        """Record a refusal if it is new, or if it is the first of its kind that shows something."""
        reason = self.game.why_not(s, seat, action)
        if reason is None or reason.no not in self.game.reasons:
            return 0
        before = self.refusals.get(reason.no)
        if before is not None and (before.reason.show or not reason.show):
            return 0
        waiting = self.game.waiting(s)
        assert isinstance(waiting, Ask)
        view, own = self.game.look(s, None), self.game.look(s, seat).own
        self.refusals[reason.no] = RefusalCase(seats, seat, view, own, waiting, action, reason)
        return 1

    # ---------------------------------------------------------------- where they come from

    def read_stories(self) -> None:
        for path in sorted((folder(self.game.id) / "tests" / "stories").glob("*.jsonl")):
            before = None
            for now in Match.load(path).replay():
                if before is not None:
                    self.note_events(now.seats, before, now.state, now.events)
                before = now.state

    def play(self, seed: int) -> int:
        """Play a random game and record what is new. Return how much that was."""
        game, rng, new = self.game, Random(seed), 0
        seats = rng.choice(game.seats)
        match = Match(game, seats, seed, _options(game, seats, rng))
        known = SeenActions(game)
        for _ in range(PLIES):
            waiting = match.waiting
            if isinstance(waiting, Outcome):
                break
            seat = rng.choice(waiting.seats)
            legal = match.legal(seat)
            known.record(legal)
            for one in waiting.seats:
                new += sum(self.note_refusal(seats, match.state, one, action) for action in known.sample(rng, TRIES))
            before = game.copy(match.state)
            new += self.note_events(seats, before, match.state, tuple(match.play(seat, rng.choice(legal))))
        return new

    def stage(self) -> None:
        """Record what the positions set up by hand have."""
        for s, seats, seat, action, luck in staged.scenes(self.game):
            if self.game.why_not(s, seat, action) is not None:
                self.note_refusal(seats, s, seat, action)
                continue
            after, events = self.game.copy(s), list[Any]()
            self.game.play(after, seat, action, luck, events.append)
            self.note_events(seats, s, after, tuple(events))


def short(events: tuple[Any, ...], than: tuple[Any, ...]) -> bool:
    return len(events) <= len(than) // 2


def _options(game: AnyGame, seats: int, rng: Random) -> dict[str, Any]:
    """Return random options that the game allows; they do not depend on the order in which it lists their values."""
    for _ in range(200):
        values = sorted(option_values(game, seats).items())
        picked = {name: rng.choice(sorted(some, key=repr)) for name, some in values}
        try:
            Match(game, seats, 0, picked)
            return picked
        except MulotError:
            continue
    raise AssertionError(f"no combination of {game.id}'s options is allowed")


@cache
def moments_of(game: str) -> Moments:
    """Return an example of every event and every refusal that the game can produce; `missing` names those
    without one."""
    found = Moments(mulot.load(game))
    found.read_stories()
    found.stage()
    for seed in (*SEEDS.get(game, ()), *range(LONGER)):
        if not found.missing:
            break
        found.play(seed)
    return found


def find(game: str, games: int) -> Iterator[int]:
    """Yield the seeds of random games with something that is not in the stories, the scenes or the games before."""
    found = Moments(mulot.load(game))
    found.read_stories()
    found.stage()
    for seed in range(games):
        if found.play(seed):
            yield seed
    print(f"{game}: no case of {found.missing}", file=sys.stderr)


if __name__ == "__main__":
    for name in sys.argv[1:] or mulot.shelf():
        print(f'    "{name}": {tuple(find(name, 150))},')
