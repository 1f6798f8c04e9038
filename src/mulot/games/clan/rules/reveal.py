"""The reveal of a forest tile and everything that follows from it, in the order of CR-58; and the golden tooth, which
may be handed in whenever the game waits."""

from mulot.core.flow import DONE, Frame, Goto, Say, steps
from mulot.core.game import Ask
from mulot.core.luck import Luck
from mulot.games.clan.content.forest import (
    CLUB,
    DRAGON,
    GOLDEN_TOOTH,
    LOST,
    PICTURES,
    SIZE_ON,
    SIZES,
    VILLAINS,
    WAND,
    WITCH,
    Size,
)
from mulot.games.clan.model.actions import Action, UseClub, UseWand
from mulot.games.clan.model.events import (
    ClubUsed,
    Found,
    GoldenToothGiven,
    GotLost,
    Kept,
    NoToothLeft,
    TurnedBack,
    TurnedUp,
    WandUsed,
    Woke,
)
from mulot.games.clan.model.state import AnyState
from mulot.games.clan.rules.moon import LoseMoon
from mulot.games.clan.rules.state_changes import Step, can_turn_up, is_face_up, mark_as_seen, place_name, win_tooth
from mulot.games.clan.rules.villains import is_chased, let_chased_villains_flee, let_villain_flee, mix_column_in_storm

STEP_AFTER_MOON = {"C-061": "rage", "C-046": "find", "C-069": "wand", "C-027": "put_back"}
"""The step that follows a lost moon, keyed by the rule by which the moon was lost."""


@steps("turn_up", "club", "wake", "rage", "stray", "find", "witch", "wand", "tooth", "put_back")
class Revealing(Frame, tag="revealing"):
    """The reveal of one tile, `s.turned`, which is face up for all to see until the reveal is over."""

    place: int = 0

    def turn_up(self, s: AnyState, luck: Luck, say: Say) -> Step:
        """The active player turns up one forest tile (C-022), and all see it (CR-65)."""
        s.turned = self.place
        s.ignored = None
        mark_as_seen(s, self.place)
        say(TurnedUp(s.active, place_name(s, self.place), _revealed_tile(s)))
        return None

    def club(self, s: AnyState, luck: Luck, say: Say) -> Step:
        """The club's owner is asked right after the reveal, before the tile has any effect (C-076, CR-43)."""
        owner = s.owners.get(CLUB)
        if owner is None or not any(can_turn_up(s, p) and p != self.place for p in range(len(s.tiles))):
            return None
        return Ask("club", (owner,), (owner,))

    def club_answered(self, s: AnyState, seat: int, a: Action, luck: Luck, say: Say) -> Step:
        """The club cancels the reveal: the tile is turned back and has no effect (C-077, CR-43)."""
        if not isinstance(a, UseClub):
            say(Kept(seat, CLUB))
            return None
        del s.owners[CLUB]
        say(ClubUsed(seat, place_name(s, self.place)))
        self._turn_tile_back(s, "C-077", say)
        s.ignored = self.place
        return DONE

    def wake(self, s: AnyState, luck: Luck, say: Say) -> Step:
        """A villain wakes and costs a moon (C-056, C-061), or flees at once if both objects are face up (C-062)."""
        tile = _revealed_tile(s)
        if tile not in VILLAINS:
            return Goto("stray")
        if is_chased(s, tile):
            let_villain_flee(s, self.place, say)
            s.turned = None
            return DONE
        s.up[self.place] = True
        say(Woke(place_name(s, self.place), tile))
        return LoseMoon(rule="C-061")

    def rage(self, s: AnyState, luck: Luck, say: Say) -> Step:
        """The dragon mixes his column and sleeps again (C-078, C-079); witch and ogre stay awake (CR-25)."""
        dragon = _revealed_tile(s) == DRAGON
        s.turned = None
        if dragon:
            mix_column_in_storm(s, self.place, luck, say)
        return DONE

    def stray(self, s: AnyState, luck: Luck, say: Say) -> Step:
        """The lost tile costs a moon (C-046)."""
        if _revealed_tile(s) != LOST:
            return None
        say(GotLost(s.active, place_name(s, self.place)))
        return LoseMoon(rule="C-046")

    def find(self, s: AnyState, luck: Luck, say: Say) -> Step:
        """A special tile is won and ends the turn without a moon (C-043, CR-14); the lost tile is turned back."""
        tile = _revealed_tile(s)
        if tile in PICTURES:
            return None
        if tile == LOST:
            return Goto("put_back")
        s.up[self.place] = True
        s.turned = None
        say(Found(place_name(s, self.place), tile))
        let_chased_villains_flee(s, say)
        return DONE

    def witch(self, s: AnyState, luck: Luck, say: Say) -> Step:
        """While the witch is awake a violet tile costs a moon (C-069), before the tooth is won (CR-37)."""
        return LoseMoon(rule="C-069") if PICTURES[_revealed_tile(s)].violet and is_face_up(s, WITCH) else None

    def wand(self, s: AnyState, luck: Luck, say: Say) -> Step:
        """The wand's owner is asked, if a tooth of another size is left for the wanted animal (CR-41, CR-42)."""
        owner = s.owners.get(WAND)
        return Ask("wand", (owner,), (owner,)) if owner is not None and wand_sizes(s) else None

    def wand_answered(self, s: AnyState, seat: int, a: Action, luck: Luck, say: Say) -> Step:
        """The wand gives the wanted animal another size, for this reveal only (CR-41)."""
        if not isinstance(a, UseWand):
            say(Kept(seat, WAND))
            return None
        del s.owners[WAND]
        say(WandUsed(seat, s.wanted or "", a.size))
        self._award_tooth(s, SIZES.index(a.size), say)
        return Goto("put_back")

    def tooth(self, s: AnyState, luck: Luck, say: Say) -> Step:
        """The wanted animal wins a tooth of its size (C-023); without it a moon is lost (C-027)."""
        size = SIZE_ON[_revealed_tile(s)].get(s.wanted or "")
        if size is None:
            return LoseMoon(rule="C-027")
        self._award_tooth(s, size, say)
        return None

    def put_back(self, s: AnyState, luck: Luck, say: Say) -> Step:
        """The tile goes back face down to the same place (C-024, C-028)."""
        tile = _revealed_tile(s)
        if tile == LOST:
            self._turn_tile_back(s, "CR-22", say)
        else:
            hit = s.wanted is None or s.wanted in SIZE_ON[tile]
            self._turn_tile_back(s, "C-024" if hit else "C-028", say)
        return DONE

    def _award_tooth(self, s: AnyState, size: int, say: Say) -> None:
        """Win a tooth of this size (C-023), or none if none is left (C-025); the search may go on (CR-05)."""
        if s.teeth[size]:
            s.wanted = None
            win_tooth(s, size, "C-023", say)
            return
        say(NoToothLeft(s.wanted or "", SIZES[size]))
        if not s.options.tooth_needed:
            s.wanted = None

    def _turn_tile_back(self, s: AnyState, rule: str, say: Say) -> None:
        s.turned = None
        say(TurnedBack(place_name(s, self.place), rule))


def wand_sizes(s: AnyState) -> list[int]:
    """Return the other sizes that still have a tooth, for the wanted animal on the revealed tile (CR-41, CR-42)."""
    if s.turned is None:
        return []
    size = SIZE_ON.get(_revealed_tile(s), {}).get(s.wanted or "")
    return [] if size is None else [z for z in range(3) if z != size and s.teeth[z]]


def _revealed_tile(s: AnyState) -> str:
    """Return the tile that is being revealed."""
    assert s.turned is not None
    return s.tiles[s.turned] or ""


@steps("give")
class GoldenTooth(Frame, tag="golden-tooth"):
    """The golden tooth interrupts the current question and leaves the mission as it is (CR-46)."""

    seat: int = 0
    size: Size = "small"

    def give(self, s: AnyState, luck: Luck, say: Say) -> Step:
        """The golden tooth brings one remaining tooth of its owner's choice into the chest (C-081)."""
        del s.owners[GOLDEN_TOOTH]
        say(GoldenToothGiven(self.seat, self.size))
        win_tooth(s, SIZES.index(self.size), "C-081", say)
        return None
