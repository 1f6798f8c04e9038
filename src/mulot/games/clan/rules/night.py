"""The night: first looks, then turn after turn: mission, help of the clan, exploration, end of the turn."""

from __future__ import annotations

from mulot.core.flow import Frame, Go, Say, steps
from mulot.core.game import Ask, first_seat
from mulot.core.luck import Luck
from mulot.games.clan.content.board import INDEX, Place
from mulot.games.clan.content.forest import ANIMALS, CANDLE, OGRE
from mulot.games.clan.model.actions import Action, Help, LightCandle, LookAt, PutBack, Reveal
from mulot.games.clan.model.events import (
    CandleLit,
    FirstNamed,
    HelpDeclined,
    Helped,
    LookDeclined,
    Looked,
    MissionTurned,
    PawnsReturned,
    PlacedBack,
    Saw,
    TurnBegan,
)
from mulot.games.clan.model.state import NOBODY, AnyState
from mulot.games.clan.rules.forest import Step, end, face_up, leave, mark, name
from mulot.games.clan.rules.reveal import Revealing

LAST_TURN = 200
"""After so many turns the sun rises: turning a tile whose size is used up costs nothing, for ever (CR-57)."""


@steps("looks", "first", "mission", "help", "explore", "explored", "finish")
class Night(Frame, tag="night"):
    """The frame below all others."""

    looked: tuple[int, ...] = ()
    """The seats that have had a first look, or did not want it: each as often as it had one."""
    helped: tuple[int, ...] = ()
    """The seats that have been asked for help in this turn."""

    def looks(self, s: AnyState, luck: Luck, say: Say) -> Step:
        """All at once, in any order (CR-61); the small one looks more often (CR-71)."""
        waited = tuple(i for i in range(s.seats) if self.looked.count(i) < s.options.looks(i))
        return Ask("first-look", waited, waited) if waited else None

    def looks_answered(self, s: AnyState, seat: int, a: Action, luck: Luck, say: Say) -> Step:
        match a:
            case LookAt(place):
                first = "C-012" if s.options.forest == "young" else "C-042"
                look_at(s, seat, place, "CR-71" if seat in self.looked else first, say)
            case PutBack():
                put_back(s, seat, say)
                self.looked += (seat,)
            case _:
                left = s.options.looks(seat) - self.looked.count(seat)
                self.looked += (seat,) * left
                say(LookDeclined(seat))
        return Go("looks")

    def first(self, s: AnyState, luck: Luck, say: Say) -> Step:
        """Young game: only now the first player is named; in the full game that was a part of the set-up (CR-70)."""
        if s.active == NOBODY:
            s.active = first_seat(s.options.first, s.seats, luck)
            say(FirstNamed(s.active))
        return None

    def mission(self, s: AnyState, luck: Luck, say: Say) -> Step:
        """The active player turns the next mission, if the last animal was found (CR-62)."""
        if s.wanted is None:
            s.wanted = draw_mission(s, luck)
            say(MissionTurned(s.wanted, len(s.missions), rule="C-017" if s.turn == 1 else "C-032"))
        say(TurnBegan(s.active, s.wanted, len(s.missions)))
        return None

    def help(self, s: AnyState, luck: Luck, say: Say) -> Step:
        """The others one after the other, from the active player's left (CR-10); nobody while the ogre is awake."""
        if face_up(s, OGRE):
            return None
        for k in range(1, s.seats):
            seat = (s.active + k) % s.seats
            if seat not in self.helped:
                return Ask("help", (seat,), (seat,))
        return None

    def help_answered(self, s: AnyState, seat: int, a: Action, luck: Luck, say: Say) -> Step:
        self.helped += (seat,)
        if isinstance(a, Help):
            s.pawns[seat] = a.edge
            say(Helped(seat, a.edge))
        else:
            say(HelpDeclined(seat))
        return Go("help")

    def explore(self, s: AnyState, luck: Luck, say: Say) -> Step:
        me = (s.active,)
        if s.looking[s.active] is not None:
            return Ask("put-back", me, me)
        return Ask("explore" if s.ignored is None else "explore-again", me, me)

    def explore_answered(self, s: AnyState, seat: int, a: Action, luck: Luck, say: Say) -> Step:
        match a:
            case Reveal(place):
                return Revealing(place=INDEX[s.size][place])
            case LightCandle(place):
                say(CandleLit(seat))
                leave(s, s.tiles.index(CANDLE), "C-050", say)
                look_at(s, seat, place, "C-049", say)
            case _:
                put_back(s, seat, say)
        return Go("explore")

    def explored(self, s: AnyState, luck: Luck, say: Say) -> Step:
        """If the club cancelled the tile, another one is revealed; pawns stay, no new help (CR-59)."""
        return Go("explore") if s.ignored is not None else None

    def finish(self, s: AnyState, luck: Luck, say: Say) -> Step:
        helpers = tuple(i for i, pawn in enumerate(s.pawns) if pawn is not None)
        if helpers:
            s.pawns = [None] * s.seats
            say(PawnsReturned(helpers))
        self.helped = ()
        s.active = (s.active + 1) % s.seats
        s.turn += 1
        if s.turn > LAST_TURN:
            end(s, False, "late", "CR-57", say)
        return Go("mission")


def may_decline_look(s: AnyState, seat: int) -> bool:
    """In the young game nobody has to look; in the full game everybody looks once (CR-03), and not more (CR-71)."""
    night = s.stack[0]
    assert isinstance(night, Night)
    return s.options.forest == "young" or seat in night.looked


def draw_mission(s: AnyState, luck: Luck) -> str:
    """The next animal. (The bag is refilled only where a search can end without a tooth: CR-06.)"""
    if not s.missions:
        s.missions = list(ANIMALS)
    return luck.draw(s.missions)


def look_at(s: AnyState, seat: int, place: Place, rule: str, say: Say) -> None:
    """A seat looks at a tile in secret, until it puts it back."""
    at = INDEX[s.size][place]
    s.looking[seat] = at
    mark(s, at, seat)
    say(Looked(seat, place, rule))
    say(Saw(seat, place, s.tiles[at] or ""))


def put_back(s: AnyState, seat: int, say: Say) -> None:
    """The tile lies face down again."""
    at = s.looking[seat]
    assert at is not None
    s.looking[seat] = None
    say(PlacedBack(seat, name(s, at)))
