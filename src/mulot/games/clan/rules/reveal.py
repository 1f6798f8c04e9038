"""A forest tile is revealed: everything that comes of it, in the order of CR-58."""

from __future__ import annotations

from mulot.core.flow import DONE, Frame, Go, Say, steps
from mulot.core.game import Ask
from mulot.core.luck import Luck
from mulot.games.clan.content.forest import CLUB, DRAGON, LOST, PICTURES, SIZE_ON, SIZES, VILLAINS, WAND, WITCH
from mulot.games.clan.model.actions import Action, UseClub, UseWand
from mulot.games.clan.model.events import (
    ClubUsed,
    Found,
    GotLost,
    Kept,
    NoToothLeft,
    TurnedBack,
    TurnedUp,
    WandUsed,
    Woke,
)
from mulot.games.clan.model.state import AnyState
from mulot.games.clan.rules.forest import Step, can_turn, face_up, mark, name, win_tooth
from mulot.games.clan.rules.moon import LoseMoon
from mulot.games.clan.rules.villains import flee, flee_if_chased, is_chased, storm

AFTER_MOON = {"C-061": "rage", "C-046": "find", "C-069": "wand", "C-027": "put_back"}
"""The step that follows each kind of lost moon."""


@steps("turn_up", "club", "wake", "rage", "stray", "find", "witch", "wand", "tooth", "put_back")
class Revealing(Frame, tag="revealing"):
    """The tile at `s.turned` lies face up for all to see until this is over."""

    place: int = 0

    def turn_up(self, s: AnyState, luck: Luck, say: Say) -> Step:
        s.turned = self.place
        s.ignored = None
        mark(s, self.place)
        say(TurnedUp(s.active, name(s, self.place), _tile(s)))
        return None

    def club(self, s: AnyState, luck: Luck, say: Say) -> Step:
        """Whoever holds the club is asked first, before anything of the tile counts (C-076)."""
        owner = s.owners.get(CLUB)
        if owner is None or not any(can_turn(s, p) and p != self.place for p in range(len(s.tiles))):
            return None
        return Ask("club", (owner,), (owner,))

    def club_answered(self, s: AnyState, seat: int, a: Action, luck: Luck, say: Say) -> Step:
        if not isinstance(a, UseClub):
            say(Kept(seat, CLUB))
            return None
        del s.owners[CLUB]
        say(ClubUsed(seat, name(s, self.place)))
        self._turn_back(s, "C-077", say)
        s.ignored = self.place
        return DONE

    def wake(self, s: AnyState, luck: Luck, say: Say) -> Step:
        tile = _tile(s)
        if tile not in VILLAINS:
            return Go("stray")
        if is_chased(s, tile):
            flee(s, self.place, say)
            s.turned = None
            return DONE
        s.up[self.place] = True
        say(Woke(name(s, self.place), tile))
        return LoseMoon(rule="C-061")

    def rage(self, s: AnyState, luck: Luck, say: Say) -> Step:
        """The dragon storms once and sleeps again; witch and ogre stay awake (CR-25)."""
        dragon = _tile(s) == DRAGON
        s.turned = None
        if dragon:
            storm(s, self.place, luck, say)
        return DONE

    def stray(self, s: AnyState, luck: Luck, say: Say) -> Step:
        if _tile(s) != LOST:
            return None
        say(GotLost(s.active, name(s, self.place)))
        return LoseMoon(rule="C-046")

    def find(self, s: AnyState, luck: Luck, say: Say) -> Step:
        """A special tile is won for all; it costs no moon and ends the turn (CR-14). The lost tile is put back."""
        tile = _tile(s)
        if tile in PICTURES:
            return None
        if tile == LOST:
            return Go("put_back")
        s.up[self.place] = True
        s.turned = None
        say(Found(name(s, self.place), tile))
        flee_if_chased(s, say)
        return DONE

    def witch(self, s: AnyState, luck: Luck, say: Say) -> Step:
        """Her moon comes before the tooth (CR-37)."""
        return LoseMoon(rule="C-069") if PICTURES[_tile(s)].violet and face_up(s, WITCH) else None

    def wand(self, s: AnyState, luck: Luck, say: Say) -> Step:
        """Whoever holds the wand is asked, if there is another size for which a tooth is left (CR-42)."""
        owner = s.owners.get(WAND)
        return Ask("wand", (owner,), (owner,)) if owner is not None and wand_sizes(s) else None

    def wand_answered(self, s: AnyState, seat: int, a: Action, luck: Luck, say: Say) -> Step:
        if not isinstance(a, UseWand):
            say(Kept(seat, WAND))
            return None
        del s.owners[WAND]
        say(WandUsed(seat, s.wanted or "", a.size))
        self._find_animal(s, SIZES.index(a.size), say)
        return Go("put_back")

    def tooth(self, s: AnyState, luck: Luck, say: Say) -> Step:
        size = SIZE_ON[_tile(s)].get(s.wanted or "")
        if size is None:
            return LoseMoon(rule="C-027")
        self._find_animal(s, size, say)
        return None

    def put_back(self, s: AnyState, luck: Luck, say: Say) -> Step:
        tile = _tile(s)
        if tile == LOST:
            self._turn_back(s, "CR-22", say)
        else:
            hit = s.wanted is None or s.wanted in SIZE_ON[tile]
            self._turn_back(s, "C-024" if hit else "C-028", say)
        return DONE

    def _find_animal(self, s: AnyState, size: int, say: Say) -> None:
        if s.teeth[size]:
            s.wanted = None
            win_tooth(s, size, "C-023", say)
            return
        say(NoToothLeft(s.wanted or "", SIZES[size]))
        if not s.options.tooth_needed:
            s.wanted = None

    def _turn_back(self, s: AnyState, rule: str, say: Say) -> None:
        s.turned = None
        say(TurnedBack(name(s, self.place), rule))


def wand_sizes(s: AnyState) -> list[int]:
    """The sizes to which the wand could change the wanted animal on the revealed tile, to any use."""
    if s.turned is None:
        return []
    size = SIZE_ON.get(_tile(s), {}).get(s.wanted or "")
    return [] if size is None else [z for z in range(3) if z != size and s.teeth[z]]


def _tile(s: AnyState) -> str:
    """The tile that is being revealed."""
    assert s.turned is not None
    return s.tiles[s.turned] or ""
