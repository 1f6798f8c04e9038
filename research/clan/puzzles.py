"""Puzzles: memory scenes in the young forest in which exactly one tile is certain to give a tooth of the wanted animal.

python -m research clan puzzles            find the puzzles again, and write `puzzles/found.json`
python -m research clan puzzles --check    compute the chances of every stored puzzle again

The scenes come from nights played by the weakest character. The last few turns are shown, then the player must choose
a tile. The value of an action is the exact chance of a tooth for a player who has seen only these turns: 1 or 0 for a
tile they have seen, otherwise the share of suitable tiles among the unseen ones. Only scenes with one certain tile are
used, and it must also be the only one for a player who saw the whole night. No pawn may point anywhere, at least two
other tiles must have been shown, and the certain tile may not be the last one shown. Puzzles are graded by how often
characters find the tile who have seen nothing but these turns.
"""

from collections.abc import Iterator
from fractions import Fraction
from itertools import count
from random import Random

from mulot.bots.bot import Budget
from mulot.core.game import Outcome
from mulot.core.match import Match
from mulot.games.clan import GAME
from mulot.games.clan.bots import BOTS
from mulot.games.clan.bots.memory import Memory
from mulot.games.clan.content.forest import ANIMAL_TILES, SIZE_ON
from mulot.games.clan.model.actions import Reveal
from mulot.games.clan.model.events import TurnedUp
from mulot.games.clan.view.knowledge import Knowledge
from mulot.lab.arena import SeatedBot
from research.puzzle_finder import Candidate, PuzzleSource, run_command

FEWEST, MOST = 3, 8
"""The number of tiles turned up in the turns that are shown."""
MIN_WRONG_TILES = 2
"""The fewest tiles that are shown and do not give a tooth."""
SIDE = 3
"""The side of the young forest, in tiles."""


def tooth_chances(match: Match, seat: int, shown: int) -> dict[str, float]:
    """Return the chance of a tooth for each action by its notation, for a player who has seen the last `shown`
    moves."""
    s, known = match.state, Knowledge(SIDE)
    for told in match.results[len(match.results) - shown :]:
        for event in told.events:
            if (heard := GAME.hear(event, seat)) is not None:
                known.notice(heard)
    hidden = [tile.id for tile in ANIMAL_TILES if tile.id not in known.place_of]
    good = [tile for tile in hidden if brings_a_tooth(match, tile)]
    unknown = Fraction(len(good), len(hidden) or 1)
    found: dict[str, float] = {}
    for action in match.legal(seat):
        if not isinstance(action, Reveal):
            raise ValueError(f"not a memory scene: {action}")
        tile = known.tile_at.get(known.index[action.place])
        found[GAME.write(action)] = float(unknown if tile is None else brings_a_tooth(match, tile))
    assert s.options.forest == "young"
    return found


def brings_a_tooth(match: Match, tile: str) -> bool:
    """True if the wanted animal is on this tile and a tooth of its size is left."""
    size = SIZE_ON[tile].get(match.state.wanted or "")
    return size is not None and match.state.teeth[size] > 0


def candidate_positions() -> Iterator[Candidate]:
    """Yield positions in which a tile must be turned up after a few others: at most one per night."""
    for number in count():
        match = Match(GAME, 2, number, {"forest": "young", "first": number % 2})
        chairs = [SeatedBot(BOTS[0], GAME, seat, match.look(seat)) for seat in range(2)]
        rng, tiles = Random(number), FEWEST + number % (MOST - FEWEST + 1)
        while not isinstance(waiting := match.waiting, Outcome):
            seat = waiting.must[0]
            turned = [
                (nth, event.place)
                for nth, told in enumerate(match.results)
                for event in told.events
                if isinstance(event, TurnedUp)
            ]
            if waiting.about == "explore" and len(turned) >= tiles and not any(match.state.pawns):
                shown = len(match.results) - turned[-tiles][0]
                sure = _sure_tooth_actions(match, seat, shown)
                places = [place for _, place in turned[-tiles:]]
                if (
                    len(sure) == 1
                    and sure[0] != places[-1]
                    and len({*places} - {*sure}) >= MIN_WRONG_TILES
                    and sure == _sure_tooth_actions(match, seat, len(match.results))
                ):
                    yield Candidate(match, number, seat, tiles, shown, f"{tiles} tiles")
                    break
            action = chairs[seat].choose(match.look(seat), match.legal(seat), rng, Budget(3600.0, 40))
            said = match.play(seat, action)
            for chair in chairs:
                chair.hear(said)


def _sure_tooth_actions(match: Match, seat: int, shown: int) -> list[str]:
    """Return the actions that are certain to give a tooth, in notation."""
    return [place for place, chance in tooth_chances(match, seat, shown).items() if chance == 1.0]


def remember_otherwise(memory: Memory, trial: int) -> None:
    """Make a bot that has seen nothing yet remember the coming tiles for other lengths of time in each trial."""
    memory.tiles_turned = 1000 * trial


SOURCE = PuzzleSource(
    GAME,
    candidate_positions,
    tooth_chances,
    wanted=24,
    share=4,
    bands=((0.0, 8), (1.5, 8), (2.55, 8)),
    vary=remember_otherwise,
)


def main(argv: list[str]) -> int:
    """Find the puzzles again, or check them."""
    return run_command(SOURCE, argv)
