"""How often a wrong tile is turned up again that everybody at the table has seen: who forgets, and who does not listen?

A turn repeats when it turns up a tile without the wanted animal (or the lost tile) where it lay in sight of all
before, with no storm since. It is deaf when that was one of the last three tiles turned up, or in the same search.
"""

from __future__ import annotations

import sys
from collections import Counter
from typing import Any

from mulot.games.clan.bots import BOTS
from mulot.games.clan.content.board import Place
from mulot.games.clan.content.forest import LOST, PICTURES, SIZE_ON
from mulot.games.clan.model import Options
from mulot.games.clan.model.events import ClubUsed, MissionTurned, Stormed, TurnBegan, TurnedUp
from research import parser_of
from research.clan.winrates import FORESTS, interval, play_night

JUST_SEEN = 3
"""So many tiles turned up before this one were just seen."""


class Repeats:
    """What was turned up again, counted from what all of the table hear."""

    def __init__(self) -> None:
        self.turned = 0
        """Tiles turned up."""
        self.again = 0
        """Of those: wrong ones that all had seen there."""
        self.just_seen = 0
        """Of those: one of the last three."""
        self.same_search = 0
        """Of those: turned up before for the same animal."""
        self.most = 0
        """The most often that one wrong tile was turned up in one search."""
        self.new_night()

    def new_night(self) -> None:
        """Nothing has been seen yet."""
        self._wanted = ""
        self._seen: dict[Place, int] = {}
        """When the tile at a place was turned up last."""
        self._search: Counter[Place] = Counter()
        """How often each place was tried for this animal."""
        self._number = 0

    def hear(self, event: Any) -> None:
        """Take in an event of the night."""
        match event:
            case TurnBegan(animal=animal):
                self._wanted = animal
            case MissionTurned():
                self._search.clear()
            case TurnedUp(place=place, tile=tile):
                self._turn(place, tile)
            case ClubUsed(place=place):
                self._search.pop(place, None)  # it was not to count
            case Stormed(places=places):
                for place in places:
                    self._seen.pop(place, None)
                    self._search.pop(place, None)

    def _turn(self, place: Place, tile: str) -> None:
        self.turned += 1
        self._number += 1
        wrong = tile == LOST or (tile in PICTURES and self._wanted not in SIZE_ON[tile])
        if wrong and place in self._seen:
            self.again += 1
            self.just_seen += self._number - self._seen[place] <= JUST_SEEN
            self.same_search += place in self._search
        if wrong:
            self._search[place] += 1
            self.most = max(self.most, self._search[place])
        self._seen[place] = self._number


def count(bot: str, forest: Any, deals: int) -> Repeats:
    """Count the repeats in so many nights of one character in all seats, with two, three, four and five seats."""
    named = {bot.name: bot for bot in BOTS}
    repeats = Repeats()
    for deal in range(deals):
        repeats.new_night()
        play_night(Options(forest=forest), [named[bot]] * (2 + deal % 4), deal, repeats.hear)
    return repeats


def row(bot: str, forest: str, found: Repeats) -> str:
    """A line of the table."""
    low, high = interval(found.again, found.turned)
    again = f"{100 * found.again / found.turned:.1f} ({100 * low:.1f}–{100 * high:.1f})"
    just, same = (f"{100 * n / found.turned:.1f}" for n in (found.just_seen, found.same_search))
    return f"| {forest} | {bot} | {found.turned:,} | {again} | {just} | {same} | {found.most} |"


def main(argv: list[str]) -> int:
    """Count the repeats of every character in every forest and print the table."""
    parser = parser_of(__name__, __doc__)
    parser.add_argument("--deals", type=int, default=1000, help="nights a line, with two to five seats in turn")
    parser.add_argument("--bots", default=",".join(bot.name for bot in BOTS), help="which characters")
    given = parser.parse_args(argv)
    write = sys.stdout.write
    write("Wrong tiles turned up again that all had seen there, per cent of all tiles turned up (95 %).\n\n")
    write("| forest | character | tiles | again | of the last three | same search | most often in one search |\n")
    write("| --- | --- | ---: | ---: | ---: | ---: | ---: |\n")
    for forest in FORESTS:
        for bot in given.bots.split(","):
            write(row(bot, forest, count(bot, forest, given.deals)) + "\n")
            sys.stdout.flush()
    return 0
