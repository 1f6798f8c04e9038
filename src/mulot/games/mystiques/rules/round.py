"""Rounds, in which every card on the track has one turn, from slot 1 down (M-035, M-036)."""

from collections.abc import Sequence
from typing import Any

from mulot.core.flow import Goto, Say, steps
from mulot.core.game import Ask
from mulot.core.luck import Luck
from mulot.games.mystiques.model import events as ev
from mulot.games.mystiques.model.actions import Begin
from mulot.games.mystiques.model.frames import (
    BrodieChases,
    BrodiePounces,
    Captive,
    ComingBack,
    EnemyTurn,
    Frame,
    MouseTurn,
    Opening,
    Remembering,
    Round,
)
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.board import NO_MOUSE, chapter, mouse_named
from mulot.games.mystiques.rules.chapter_progress import lose_chapter, tell_passage
from mulot.games.mystiques.rules.crossroads import crossroads_at, help_at_crossroads
from mulot.games.mystiques.rules.enemy_turn import seat_that_moves_enemies
from mulot.games.mystiques.rules.procedure import Procedure, StepResult
from mulot.games.mystiques.rules.surge import put_cheese_on_wheel

LAST_ROUND = 200
"""A chapter that has not ended by this round is lost (MR-175)."""


@steps("ask", "memories", "again", "choose")
class OpeningSteps(Procedure[Opening]):
    """The opening of the chapter, which begins when the player whose mouse is highest on the track says so (MR-185)."""

    def ask(self, f: Opening, s: State, luck: Luck, say: Say) -> StepResult:
        """Ask the player whose mouse is highest on the track to open the chapter (MR-185)."""
        heroes = {m.hero: m.seat for m in s.mice}
        seat = next(heroes[card] for card in s.track if card in heroes)
        return Ask("begin", (seat,), (seat,))

    def ask_answered(self, f: Opening, s: State, seat: int, a: Any, luck: Luck, say: Say) -> None:
        """Tell the opening passage, and announce the cards on the track (MR-192, M-027)."""
        tale = chapter(s).tale
        if tale:
            tell_passage(s, tale.opening, say)
        say(ev.TrackLaid(s.track))

    def memories(self, f: Opening, s: State, luck: Luck, say: Say) -> StepResult:
        """Start the next effects of choices in earlier chapters that this chapter remembers (MR-195)."""
        tale = chapter(s).tale
        memories = tale.memories if tale else ()
        while f.remembered < len(memories):
            f.remembered += 1
            if memories[f.remembered - 1].deed in s.options.deeds:
                return Remembering(index=f.remembered - 1)
        return Goto("choose")

    def again(self, f: Opening, s: State, luck: Luck, say: Say) -> StepResult:
        """Continue with the next remembered choice (MR-195)."""
        return Goto("memories")

    def choose(self, f: Opening, s: State, luck: Luck, say: Say) -> StepResult:
        """Start the crossroads that offers help after lost tries (MR-216), or the one at the beginning of the chapter,
        if it has one (MR-193)."""
        return help_at_crossroads(s) or crossroads_at(s, "begin")

    def legal(self, f: Opening, s: State, seat: int) -> Sequence[Any]:
        """Return the one action that opens the chapter."""
        return (Begin(),)


@steps("start", "next", "again", "feed_wheel", "anew")
class RoundSteps(Procedure[Round]):
    """A round, in which the highest card that has not acted yet has the next turn (MR-04)."""

    def start(self, f: Round, s: State, luck: Luck, say: Say) -> None:
        """Begin a round at slot 1 (M-036), or lose the chapter after 200 rounds (MR-175)."""
        s.round += 1
        if s.round > LAST_ROUND:
            lose_chapter(s, "long-night")
            return
        s.acted = ()
        s.relaid = False
        say(ev.RoundBegan(s.round))

    def next(self, f: Round, s: State, luck: Luck, say: Say) -> StepResult:
        """Start the turn of the highest card that has not acted (MR-04).

        If all cards were shuffled, a new round begins instead (MR-06).
        """
        if s.relaid:  # the interrupted round brings no cheese (MR-06)
            return Goto("start")
        card = next((card for card in s.track if card not in s.acted), None)
        if card is None:
            return Goto("feed_wheel")
        s.acted = (*s.acted, card)
        s.used = ()
        return frame_of_card(s, card, say)

    def again(self, f: Round, s: State, luck: Luck, say: Say) -> StepResult:
        """Continue with the turn of the next card (M-034)."""
        return Goto("next")

    def feed_wheel(self, f: Round, s: State, luck: Luck, say: Say) -> StepResult:
        """Put a cheese on the wheel at the end of a round if there are no enemies (M-042)."""
        return None if s.enemies else put_cheese_on_wheel(s, 1, say, "M-042")

    def anew(self, f: Round, s: State, luck: Luck, say: Say) -> StepResult:
        """Begin a new round after the last turn (M-041)."""
        return Goto("start")


def frame_of_card(s: State, card: str, say: Say) -> Frame | None:
    """Return the frame for a card's turn, or None if the turn is missed."""
    mouse = mouse_named(s, card)
    if mouse != NO_MOUSE:
        if s.mice[mouse].space:
            return MouseTurn(mouse=mouse)
        if s.enemies:
            if s.options.captives_whisper:
                return Captive(mouse=mouse)
            say(ev.TurnMissed(card))
            return None
        return ComingBack(mouse=mouse)
    if card in ("brodie-pounces", "brodie-chases"):
        say(ev.EnemiesTurn(card, seat_that_moves_enemies(s)))
        return BrodiePounces() if card == "brodie-pounces" else BrodieChases()
    return EnemyTurn(card=card)
