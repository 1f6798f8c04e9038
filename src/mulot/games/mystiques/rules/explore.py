"""Exploring (Explorer): all mice go through an exit or a flip space to another side, where enemies may wait."""

from collections.abc import Sequence
from typing import Any

import msgspec

from mulot.core.flow import Goto, Say, steps
from mulot.core.game import Ask, Reason
from mulot.core.luck import Luck
from mulot.games.mystiques.content import ITEMS, SIDES, TILES
from mulot.games.mystiques.content.geometry import EDGES, OPPOSITE
from mulot.games.mystiques.model import events as ev
from mulot.games.mystiques.model.actions import Put
from mulot.games.mystiques.model.frames import Encountering, Exploring, Placing
from mulot.games.mystiques.model.pieces import Token
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.board import (
    active_mice,
    chapter,
    enemies_here,
    enemy_distances,
    has_class,
    has_room,
    side,
    side_of,
)
from mulot.games.mystiques.rules.chapter_progress import check_objective, tell_passage
from mulot.games.mystiques.rules.crossroads import crossroads_at
from mulot.games.mystiques.rules.grape import return_to_deck
from mulot.games.mystiques.rules.procedure import Procedure, StepResult


def tile_and_side_behind_exit(s: State, space: str) -> tuple[int, int] | None:
    """Return where an exit leads: the index of the tile, and its side (0 or 1) with an exit of the same colour.

    That side may have to be turned up (M-062, M-063). Returns None if the exit leads nowhere (MR-181).
    """
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
    """Return why a mouse cannot explore from where she is, or None if she can."""
    m = s.mice[mouse]
    flip = side(s).flips.get(m.space)
    if m.space not in side(s).exits and not flip:
        return Reason("no-exit-here", "M-213")
    if enemies_here(s):
        return Reason("enemies-here", "M-058")
    if flip == "flip-hook" and "hook" not in s.stash:
        return Reason("needs-hook", "MR-79")
    if flip == "flip-knack" and not has_class(m, "tinkerer", "scamp"):
        return Reason("needs-knack", "MR-80")
    if not flip and tile_and_side_behind_exit(s, m.space) is None:
        return Reason("leads-nowhere", "MR-181")
    return None


@steps("go", "choose", "meet", "settle")
class ExploringSteps(Procedure[Exploring]):
    """All mice go to another side: its tile is turned over if needed, the mice are put there, and if the side is new
    there is an encounter (M-058 to M-066)."""

    def go(self, f: Exploring, s: State, luck: Luck, say: Say) -> StepResult:
        """Take all mice to the next tile by an exit, or to the other side by a flip space (M-062 to M-066)."""
        m = s.mice[f.mouse]
        flips = m.space in side(s).flips
        if flips:
            index, up = s.here, 1 - s.board[s.here].side
            entries: tuple[str, ...] = (m.space,)
        else:
            found = tile_and_side_behind_exit(s, m.space)
            assert found is not None
            index, up = found
            edge, colour = side(s).exits[m.space]
            exits = SIDES[TILES[s.board[index].tile].sides[up]].exits
            entries = tuple(x for x, way in exits.items() if way == (OPPOSITE[edge], colour))
        mice = active_mice(s)
        for i in mice:
            s.mice[i].space = ""
        turned = side_of(s.board[index]).name
        s.board[index] = msgspec.structs.replace(s.board[index], side=up)
        if side_of(s.board[index]).name != turned:  # mousetraps on the side that is turned down are removed (MR-75)
            s.traps = tuple(trap for trap in s.traps if trap[0] != turned)
        remove_tokens(s, say)
        s.here = index
        f.new = side(s).name not in s.explored
        say(ev.Explored(m.hero, side(s).name, "M-065" if flips else "M-064"))
        order = (f.mouse, *(i for i in mice if i != f.mouse))
        return Placing(left=order, entries=entries)

    def choose(self, f: Exploring, s: State, luck: Luck, say: Say) -> StepResult:
        """On a new side, tell its passage and start its crossroads, if it has them (MR-192, MR-193)."""
        lay_out_side(s, say)
        tale = chapter(s).tale
        if not f.new or tale is None:
            return None
        tell_passage(s, tale.places.get(side(s).name, ""), say)
        return crossroads_at(s, f"explore {side(s).name}")

    def meet(self, f: Exploring, s: State, luck: Luck, say: Say) -> StepResult:
        """Start an encounter if this side has not been explored before (M-060, M-061)."""
        if not f.new:
            return None
        s.explored = (*s.explored, side(s).name)
        return Encountering(mouse=f.mouse)

    def settle(self, f: Exploring, s: State, luck: Luck, say: Say) -> None:
        """Win the chapter if its objective is met now (MR-174)."""
        check_objective(s)


def remove_tokens(s: State, say: Say) -> None:
    """Remove the tokens of the tile that the mice leave: group items are shuffled back (M-186, MR-160), and story items
    stay behind."""
    for token in s.tokens:
        if token.item in ITEMS:
            return_to_deck(s, token, say, "M-186")
    s.tokens = ()


def lay_out_side(s: State, say: Say) -> None:
    """Place the story item of this side unless it has been taken (MR-198) and, on the first visit, webs and mousetraps
    (MR-201, MR-209)."""
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
    """The mice are put down one by one, the explorer first; the seat that plays a mouse chooses her space (MR-76).
    Mousetraps have no effect (M-059)."""

    def spaces_to_choose(self, f: Placing, s: State) -> list[str]:
        """Return the entry spaces with room or, if all are full, the nearest spaces with room (MR-76)."""
        free = [x for x in f.entries if has_room(s, x)]
        if free:
            return free
        far = enemy_distances(s, f.entries)
        rest = [x for x in side(s).spaces if has_room(s, x)]
        least = min(far[x] for x in rest)
        return [x for x in rest if far[x] == least]

    def no_choice(self, f: Placing, s: State, luck: Luck, say: Say) -> None:
        """Put mice down without asking while there is only one space for the next one (MR-76)."""
        while f.left and len(spaces := self.spaces_to_choose(f, s)) == 1:
            self.put_down(f, s, spaces.pop(), say)

    def ask(self, f: Placing, s: State, luck: Luck, say: Say) -> StepResult:
        """Ask the next mouse's player which space to put her on (MR-76)."""
        if not f.left:
            return None
        seat = s.mice[f.left[0]].seat
        return Ask("put", (seat,), (seat,))

    def ask_answered(self, f: Placing, s: State, seat: int, a: Any, luck: Luck, say: Say) -> StepResult:
        """Put the mouse on the chosen space (MR-76)."""
        self.put_down(f, s, a.to, say)
        return Goto("no_choice")

    def put_down(self, f: Placing, s: State, space: str, say: Say) -> None:
        """Put the next mouse in the list on this space."""
        m = s.mice[f.left[0]]
        m.space = space
        f.left = f.left[1:]
        say(ev.PutDown(m.hero, space))

    def legal(self, f: Placing, s: State, seat: int) -> Sequence[Any]:
        """Return the spaces where the next mouse may be put down."""
        return [Put(space) for space in self.spaces_to_choose(f, s)]
