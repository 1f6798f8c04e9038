"""Prints a journal: a replay move by move, or the result of verifying it."""

from rich.console import Console

from mulot.cli.i18n import Translator
from mulot.core.drawing import draw_for_players
from mulot.core.journal import Move
from mulot.core.match import Match
from mulot.core.proof import Proof
from mulot.core.text import event_sentence, outcome_sentence


def print_replay(console: Console, match: Match, lang: str) -> None:
    """Print a whole game in words, as a spectator saw it, with the board after every tenth line."""
    words = Translator(lang, match.game)
    names = words.player_names[: match.seats]
    console.print(words.game_text("title"), markup=False)
    for moment in match.replay():
        line = moment.line
        if not isinstance(line, Move):
            continue
        console.print(
            f"{words.house_text('replay-line', line=line.line)}: {words.player_name(line.seat)}, {line.play}",
            markup=False,
        )
        for event in moment.events:
            heard = match.game.hear(event, None)
            if heard is not None:
                console.print("  " + words.sentence_text(event_sentence(match.game, heard)), markup=False)
                for paragraph in words.story_passage(heard, "short"):
                    console.print("    " + paragraph, markup=False)
        if line.line % 10 == 0:
            console.print(draw_for_players(match.game, moment.look(None), names), markup=False)
    console.print(draw_for_players(match.game, match.look(None), names), markup=False)
    if match.outcome is not None:
        console.print(words.sentence_text(outcome_sentence(match.game, match.outcome)), markup=False)


def print_proof(console: Console, proof: Proof, words: Translator) -> None:
    """Print what a verification checked and what it could not check."""
    console.print(words.house_text("verify-good", lines=proof.lines))
    if proof.luck_checked is None:
        console.print(words.house_text("verify-sealed"))
    else:
        console.print(words.house_text("verify-luck", count=proof.luck_checked))
    if proof.branched:
        console.print(words.house_text("verify-branch", lines=proof.branched))
    if proof.open_since is not None:
        console.print(words.house_text("verify-unsealed", line=proof.open_since))
    if proof.outcome is None:
        console.print(words.house_text("verify-open"))
