"""The night: the first looks, then turns that consist of a mission, help, a reveal, and the end of the turn."""

from typing import TypeAlias

from mulot.core.flow import Frame, Goto, Say, steps
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
from mulot.games.clan.rules.moon import LoseMoon
from mulot.games.clan.rules.reveal import GoldenTooth, Revealing
from mulot.games.clan.rules.state_changes import Step, end_night, is_face_up, mark_as_seen, place_name, remove_tile

LAST_TURN = 200
"""After this many turns the night is lost (CR-57). Without a limit a night might never end: a reveal can be free."""


@steps("looks", "first", "mission", "help", "explore", "explored", "finish")
class Night(Frame, tag="night"):
    """The bottom frame of the stack, which runs for the whole night."""

    looked: tuple[int, ...] = ()
    """The seats whose first look is over or declined; a seat with several looks is listed once for each."""
    helped: tuple[int, ...] = ()
    """The seats that have been asked for help in this turn."""

    def looks(self, s: AnyState, luck: Luck, say: Say) -> Step:
        """The first looks are made in any order, or at the same time (CR-61); the seat with the handicap has three
        (CR-71)."""
        waited = tuple(i for i in range(s.seats) if self.looked.count(i) < s.options.looks(i))
        return Ask("first-look", waited, waited) if waited else None

    def looks_answered(self, s: AnyState, seat: int, a: Action, luck: Luck, say: Say) -> Step:
        """A seat looks at one tile (C-012, C-042), puts it back (C-013), or declines its remaining looks (CR-71)."""
        match a:
            case LookAt(place):
                first = "C-012" if s.options.forest == "young" else "C-042"
                look_in_secret(s, seat, place, "CR-71" if seat in self.looked else first, say)
            case PutBack():
                put_tile_back(s, seat, say)
                self.looked += (seat,)
            case _:
                left = s.options.looks(seat) - self.looked.count(seat)
                self.looked += (seat,) * left
                say(LookDeclined(seat))
        return Goto("looks")

    def first(self, s: AnyState, luck: Luck, say: Say) -> Step:
        """In the young game the first player is named now; in the full game that was part of the set-up (CR-70)."""
        if s.active == NOBODY:
            s.active = first_seat(s.options.first, s.seats, luck)
            say(FirstNamed(s.active))
        return None

    def mission(self, s: AnyState, luck: Luck, say: Say) -> Step:
        """If the last animal was found, the next mission is turned up at the beginning of the turn (CR-62)."""
        if s.wanted is None:
            s.wanted = draw_mission(s, luck)
            say(MissionTurned(s.wanted, len(s.missions), rule="C-017" if s.turn == 1 else "C-032"))
        say(TurnBegan(s.active, s.wanted, len(s.missions)))
        return None

    def help(self, s: AnyState, luck: Luck, say: Say) -> Step:
        """The other seats are asked for help in seat order (CR-10), unless the table plays without clues (CR-72).
        Nobody may help while the ogre is awake (C-073)."""
        if is_face_up(s, OGRE) or s.options.without_clues is True:
            return None
        for k in range(1, s.seats):
            seat = (s.active + k) % s.seats
            if seat not in self.helped:
                return Ask("help", (seat,), (seat,))
        return None

    def help_answered(self, s: AnyState, seat: int, a: Action, luck: Luck, say: Say) -> Step:
        """A helper places the pawn at the end of a row or a column (C-019), or gives no clue (C-020)."""
        self.helped += (seat,)
        if isinstance(a, Help):
            s.pawns[seat] = a.edge
            say(Helped(seat, a.edge))
        else:
            say(HelpDeclined(seat))
        return Goto("help")

    def explore(self, s: AnyState, luck: Luck, say: Say) -> Step:
        """The active player must turn up one tile (CR-07) and may light the candle before that (C-049)."""
        me = (s.active,)
        if s.looking[s.active] is not None:
            return Ask("put-back", me, me)
        return Ask("explore" if s.ignored is None else "explore-again", me, me)

    def explore_answered(self, s: AnyState, seat: int, a: Action, luck: Luck, say: Say) -> Step:
        """A tile is turned up (C-022), the candle shows one in secret (C-049), or that tile is put back (CR-19)."""
        match a:
            case Reveal(place):
                return Revealing(place=INDEX[s.size][place])
            case LightCandle(place):
                say(CandleLit(seat))
                remove_tile(s, s.tiles.index(CANDLE), "C-050", say)
                look_in_secret(s, seat, place, "C-049", say)
            case _:
                put_tile_back(s, seat, say)
        return Goto("explore")

    def explored(self, s: AnyState, luck: Luck, say: Say) -> Step:
        """If the club cancelled the tile, another one is turned up; pawns stay, and there is no new help (CR-59)."""
        return Goto("explore") if s.ignored is not None else None

    def finish(self, s: AnyState, luck: Luck, say: Say) -> Step:
        """The helpers take their pawns back (C-029), and it is the next player's turn (C-030)."""
        helpers = tuple(i for i, pawn in enumerate(s.pawns) if pawn is not None)
        if helpers:
            s.pawns = [None] * s.seats
            say(PawnsReturned(helpers))
        self.helped = ()
        s.active = (s.active + 1) % s.seats
        s.turn += 1
        if s.turn > LAST_TURN:
            end_night(s, False, "late", "CR-57", say)
        return Goto("mission")


def may_decline_look(s: AnyState, seat: int) -> bool:
    """Return True if a seat may decline a look: always in the young game, else after its first look (CR-03, CR-71)."""
    night = s.stack[0]
    assert isinstance(night, Night)
    return s.options.forest == "young" or seat in night.looked


def draw_mission(s: AnyState, luck: Luck) -> str:
    """Draw the next animal. An empty pile is mixed again, which happens only without `tooth_needed` (CR-06)."""
    if not s.missions:
        s.missions = list(ANIMALS)
    return luck.draw(s.missions)


def look_in_secret(s: AnyState, seat: int, place: Place, rule: str, say: Say) -> None:
    """Let a seat look at a tile in secret, until it puts the tile back."""
    at = INDEX[s.size][place]
    s.looking[seat] = at
    mark_as_seen(s, at, seat)
    say(Looked(seat, place, rule))
    say(Saw(seat, place, s.tiles[at] or ""))


def put_tile_back(s: AnyState, seat: int, say: Say) -> None:
    """Put the tile that a seat is looking at back in its place (C-013)."""
    at = s.looking[seat]
    assert at is not None
    s.looking[seat] = None
    say(PlacedBack(seat, place_name(s, at)))


Procedure: TypeAlias = Night | Revealing | LoseMoon | GoldenTooth
"""Any frame of a night: the type used to decode the stack of a saved state."""
