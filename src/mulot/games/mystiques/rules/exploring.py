"""Explorer: all mice go through an exit or a flip space, and somebody may wait there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from mulot.core.flow import Go, Say, steps
from mulot.core.game import Ask, Reason
from mulot.core.luck import Luck
from mulot.games.mystiques.content import ITEMS, SIDES, TILES
from mulot.games.mystiques.content.geometry import EDGES, OPPOSITE
from mulot.games.mystiques.model import events as ev
from mulot.games.mystiques.model.actions import Put
from mulot.games.mystiques.model.frames import Encountering, Exploring, Placing
from mulot.games.mystiques.model.pieces import Token
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.board import active, chapter, enemies_here, has_room, is_a, side, side_of, steps_to
from mulot.games.mystiques.rules.crossroads import crossing_at
from mulot.games.mystiques.rules.grape import mix_back
from mulot.games.mystiques.rules.objective import check_objective
from mulot.games.mystiques.rules.procedure import Procedure
from mulot.games.mystiques.rules.telling import tell


def beyond(s: State, space: str) -> tuple[int, int] | None:
    """Where an exit leads: the tile and the side with an exit of the same colour, flipped if needed (M-062, M-063)."""
    edge, colour = side(s).exits[space]
    dx, dy = EDGES[edge]
    here = s.board[s.here]
    for index, laid in enumerate(s.board):
        if (laid.x, laid.y) == (here.x + dx, here.y + dy):
            for up in (laid.side, 1 - laid.side):
                sides = TILES[laid.tile].sides
                if up < len(sides) and (OPPOSITE[edge], colour) in SIDES[sides[up]].exits.values():
                    return index, up
    return None


def why_not_explore(s: State, mouse: int) -> Reason | None:
    m = s.mice[mouse]
    flip = side(s).flips.get(m.space)
    if m.space not in side(s).exits and not flip:
        return Reason("no-exit-here", "M-213")
    if enemies_here(s):
        return Reason("enemies-here", "M-058")
    if flip == "flip-hook" and "hook" not in s.stash:
        return Reason("needs-hook", "MR-79")
    if flip == "flip-knack" and not is_a(m, "tinkerer", "scamp"):
        return Reason("needs-knack", "MR-80")
    if not flip and beyond(s, m.space) is None:
        return Reason("leads-nowhere", "MR-181")
    return None


@steps("go", "choose", "meet", "settle")
class ExploringSteps(Procedure[Exploring]):
    """The tile is turned if needed, all mice are put there, and a side never seen before brings an encounter."""

    def go(self, f: Exploring, s: State, luck: Luck, say: Say) -> Any:
        m = s.mice[f.mouse]
        flips = m.space in side(s).flips
        if flips:
            index, up = s.here, 1 - s.board[s.here].side
            entries: tuple[str, ...] = (m.space,)
        else:
            found = beyond(s, m.space)
            assert found is not None
            index, up = found
            edge, colour = side(s).exits[m.space]
            exits = SIDES[TILES[s.board[index].tile].sides[up]].exits
            entries = tuple(x for x, way in exits.items() if way == (OPPOSITE[edge], colour))
        mice = active(s)
        for i in mice:
            s.mice[i].space = ""
        turned = side_of(s.board[index]).name
        s.board[index] = msgspec.structs.replace(s.board[index], side=up)
        if side_of(s.board[index]).name != turned:  # what lay on the side that is now below is gone (MR-75)
            s.traps = tuple(trap for trap in s.traps if trap[0] != turned)
        leave_tokens(s, say)
        s.here = index
        f.new = side(s).name not in s.explored
        say(ev.Explored(m.hero, side(s).name, "M-065" if flips else "M-064"))
        order = (f.mouse, *(i for i in mice if i != f.mouse))
        return Placing(left=order, entries=entries)

    def choose(self, f: Exploring, s: State, luck: Luck, say: Say) -> Any:
        """The story goes on: what lies and hangs here, the passage of the place, its crossroads."""
        furnish(s, say)
        tale = chapter(s).tale
        if not f.new or tale is None:
            return None
        tell(s, tale.places.get(side(s).name, ""), say)
        return crossing_at(s, f"explore {side(s).name}")

    def meet(self, f: Exploring, s: State, luck: Luck, say: Say) -> Any:
        if not f.new:
            return Go("settle")
        s.explored = (*s.explored, side(s).name)
        return Encountering(mouse=f.mouse)

    def settle(self, f: Exploring, s: State, luck: Luck, say: Say) -> Any:
        check_objective(s)


def leave_tokens(s: State, say: Say) -> None:
    """No mouse is left where they lie (M-186, MR-160): group items are mixed back; things of the story stay behind."""
    for token in s.tokens:
        if token.item in ITEMS:
            mix_back(s, token, say, "M-186")
    s.tokens = ()


def furnish(s: State, say: Say) -> None:
    """Things of the story that nobody has taken; webs and mousetraps on a side that is explored for the first time."""
    here = side(s).name
    thing, space = chapter(s).things.get(here, ("", ""))
    if thing and thing not in s.stash:
        s.tokens = (*s.tokens, Token(thing, s.here, space))
        say(ev.ThingLies(thing, space))
    traps = chapter(s).traps.get(here, ())
    if traps and here not in s.explored:
        s.traps = (*s.traps, *((here, trap) for trap in traps))
        say(ev.TrapsSet(traps, "MR-209"))
    webs = chapter(s).webs.get(here, ())
    if webs and not s.swept and here not in s.explored:
        s.webs = (*s.webs, *((here, web) for web in webs))
        say(ev.WebsHung(webs))


@steps("no_choice", "ask")
class PlacingSteps(Procedure[Placing]):
    """Mouse by mouse, each by the seat that leads her; the explorer first. Mousetraps do not matter (M-059)."""

    def spaces(self, f: Placing, s: State) -> list[str]:
        """Entry spaces with room; when all are full, the nearest spaces with room (MR-76)."""
        free = [x for x in f.entries if has_room(s, x)]
        if free:
            return free
        far = steps_to(s, f.entries)
        rest = [x for x in side(s).spaces if has_room(s, x)]
        least = min(far[x] for x in rest)
        return [x for x in rest if far[x] == least]

    def no_choice(self, f: Placing, s: State, luck: Luck, say: Say) -> Any:
        """Where there is only one space nobody is asked."""
        while f.left and len(spaces := self.spaces(f, s)) == 1:
            self.put(f, s, spaces.pop(), say)

    def ask(self, f: Placing, s: State, luck: Luck, say: Say) -> Any:
        if not f.left:
            return None
        seat = s.mice[f.left[0]].seat
        return Ask("put", (seat,), (seat,))

    def ask_answered(self, f: Placing, s: State, seat: int, a: Any, luck: Luck, say: Say) -> Any:
        self.put(f, s, a.to, say)
        return Go("no_choice")

    def put(self, f: Placing, s: State, space: str, say: Say) -> None:
        m = s.mice[f.left[0]]
        m.space = space
        f.left = f.left[1:]
        say(ev.PutDown(m.hero, space))

    def legal(self, f: Placing, s: State, seat: int) -> Sequence[Any]:
        return [Put(space) for space in self.spaces(f, s)]
