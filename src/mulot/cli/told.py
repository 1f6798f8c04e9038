"""Print a journal: a replay move by move, or the result of verifying it."""

from __future__ import annotations

from rich.console import Console

from mulot.cli.words import Words
from mulot.core.journal import Move
from mulot.core.match import Match
from mulot.core.proof import Proof
from mulot.core.text import event_sentence, outcome_sentence


def show_replay(console: Console, match: Match, lang: str) -> None:
    """Print a whole game in words, as a spectator saw it, with the board every tenth line."""
    words = Words(lang, match.game)
    console.print(words.of("title"), markup=False)
    for now in match.replay():
        line = now.line
        if not isinstance(line, Move):
            continue
        console.print(
            f"{words.house('replay-line', line=line.line)}: {words.name(line.seat)}, {line.play}", markup=False
        )
        for event in now.events:
            heard = match.game.hear(event, None)
            if heard is not None:
                console.print("  " + words.tell(event_sentence(match.game, heard)), markup=False)
                for paragraph in words.passage(heard, "short"):
                    console.print("    " + paragraph, markup=False)
        if line.line % 10 == 0:
            console.print(match.game.draw(now.look(None)), markup=False)
    console.print(match.game.draw(match.look(None)), markup=False)
    if match.outcome is not None:
        console.print(words.tell(outcome_sentence(match.game, match.outcome)), markup=False)


def show_proof(console: Console, proof: Proof, words: Words) -> None:
    """Print what a verification has checked, and what it could not check."""
    console.print(words.house("verify-good", lines=proof.lines))
    if proof.luck_checked is None:
        console.print(words.house("verify-sealed"))
    else:
        console.print(words.house("verify-luck", count=proof.luck_checked))
    if proof.branched:
        console.print(words.house("verify-branch", lines=proof.branched))
    if proof.open_since is not None:
        console.print(words.house("verify-unsealed", line=proof.open_since))
    if proof.outcome is None:
        console.print(words.house("verify-open"))
