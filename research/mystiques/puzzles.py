"""Puzzles: fights in which one way to play the rest of a mouse's turn is clearly most likely to beat an enemy.

python -m research mystiques puzzles            find the puzzles again, and write `puzzles/found.json`
python -m research mystiques puzzles --check    compute the chances of every stored puzzle again

The scenes come from games between the characters: a turn with an action left and enemies on the tile. Free actions that
change nothing come first (opening the bag, sharing nothing, an ability, a step and back), so that none of them is as
good as the solution. The value of an action is the chance that an enemy is beaten before the turn ends, if the mouse
plays the rest of her turn, of any length, in the best way. Dice are rolled only in fights, so the chances come from the
numbers of dice; `research/tests/test_mystiques_puzzles.py` runs the rules with all their outcomes instead.
"""

from collections.abc import Iterator
from fractions import Fraction
from itertools import count
from random import Random

from mulot.bots.bot import Budget
from mulot.core.game import Outcome
from mulot.core.journal import Move
from mulot.core.luck import ScriptedLuck
from mulot.core.match import Match
from mulot.games.mystiques import GAME
from mulot.games.mystiques.bots import BOTS
from mulot.games.mystiques.content import CHAPTERS, KINDS
from mulot.games.mystiques.model import actions
from mulot.games.mystiques.model.frames import MouseTurn
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules import board
from mulot.games.mystiques.rules.card_windows import power_of
from mulot.games.mystiques.rules.combat import ATTACKER_MOMENTS, legal_attacks
from mulot.games.mystiques.rules.surge import FULL_WHEEL
from mulot.lab.arena import SeatedBot
from research.mystiques.turn_prospects import UNCOUNTED, Prospect, best_prospect, prospects
from research.puzzle_finder import Candidate, PuzzleSource, run_command

MARGIN = Fraction(1, 12)
"""By how much the best action is ahead of all others."""
CLEAR_CHANCE = Fraction(1, 5)
"""The chance from which a wrong action is tempting."""
MIN_TEMPTING = 2
"""The fewest tempting wrong actions."""
LATER = 0
"""The sort of scenes in which nothing can be attacked at once. In the others something can, and the sort is the number
of moves of the best turn."""
LONGEST = 3
"""Turns with more moves than this count as the same sort."""
SHORT_EVERY = 25
"""In one of this many games, scenes are accepted whose best turn takes one move; there are many of them."""
PUZZLE_CHAPTERS = tuple(name for name in CHAPTERS if name != "proving-ground")


def action_values(match: Match, seat: int, shown: int = 0) -> dict[str, float]:
    """Return the chance that an enemy is beaten in this turn after each action, by its notation."""
    return {GAME.write(action): float(found.chance) for action, found in prospects(match.state, seat).items()}


# -------------------------------------------------------------------- scenes


def is_puzzle(s: State, seat: int, found: dict[actions.Action, Prospect]) -> bool:
    """True if one action is ahead of all others by the margin, and enough of the others are tempting."""
    best, second = sorted(found.values(), reverse=True)[:2]
    return best.chance - second.chance >= MARGIN and len(tempting_actions(s, seat, found)) >= MIN_TEMPTING


def tempting_actions(s: State, seat: int, found: dict[actions.Action, Prospect]) -> list[actions.Action]:
    """Return the wrong actions with a clear chance that suggest themselves: attacks, and steps that bring an enemy
    into reach or nearer."""
    first = max(found, key=lambda action: found[action].chance)
    return [
        action
        for action, prospect in found.items()
        if action != first and prospect.chance >= CLEAR_CHANCE and _suggests_itself(s, seat, action)
    ]


def _suggests_itself(s: State, seat: int, action: actions.Action) -> bool:
    turn = s.stack[-1]
    assert isinstance(turn, MouseTurn)
    if not isinstance(action, actions.Step):
        return True
    far = board.enemy_distances(s, [e.space for e in board.enemies_here(s)])
    nearer = far[action.to] < far[s.mice[turn.mouse].space]
    return nearer or bool(legal_attacks(_play_without_luck(s, seat, action), turn.mouse))


def task(s: State) -> str:
    """Return the kind of the scene: the last enemy holds a mouse captive, or threatens one, or there are more."""
    if len(s.enemies) > 1:
        return "fight"
    if any(not m.space for m in s.mice):
        return "rescue"
    return "danger" if any(board.hearts_left(m) == 1 for m in s.mice) else "last"


def is_simple_fight(s: State) -> bool:
    """True if dice and positions alone decide what this mouse's turn can achieve: she has no card to play in a fight
    and cannot find one (a mystic can), no group item is at hand, and no roll can fill the wheel."""
    turn, here = s.stack[-1], board.enemies_here(s)
    if not isinstance(turn, MouseTurn) or turn.acted or not here or s.stash:
        return False
    m = s.mice[turn.mouse]
    if board.has_class(m, "mystic"):
        return False
    for card in (*(m.abilities if turn.mouse not in s.used else ()), *m.tricks, *m.bag):
        power = power_of(s, card)
        if power and (power.effect == "strike" or power.moment in ATTACKER_MOMENTS):
            return False
    return s.wheel + max(KINDS[e.kind].defence for e in here) < FULL_WHEEL


def settled_scenes(s: State, seat: int) -> Iterator[tuple[list[actions.Action], State]]:
    """Yield this position after free actions that change nothing, with these actions: without and with steps and
    back, until no point is left for them."""
    played: list[actions.Action] = []
    while free := next(
        (a for a in GAME.legal(s, seat) if isinstance(a, actions.Equip | actions.Share | actions.Use)), None
    ):
        for action in (free, *([] if isinstance(free, actions.Use) else [actions.Done()])):
            s = _play_without_luck(s, seat, action)
            played.append(action)
    turn = s.stack[-1]
    if not isinstance(turn, MouseTurn):
        return
    while True:
        if is_simple_fight(s):
            yield played, s
        for there in [a for a in GAME.legal(s, seat) if isinstance(a, actions.Step)]:
            back, t = actions.Step(s.mice[turn.mouse].space), _play_without_luck(s, seat, there)
            if back in GAME.legal(t, seat):
                s, played = _play_without_luck(t, seat, back), [*played, there, back]
                break
        else:
            return


def _play_without_luck(s: State, seat: int, action: actions.Action) -> State:
    """Return the position after an action. Raises ValueError if the action needs luck."""
    t: State = GAME.copy(s)
    try:
        GAME.play(t, seat, action, ScriptedLuck(), lambda event: None)
    except AssertionError as error:
        raise ValueError(f"{action} needs luck") from error
    return t


def candidate_positions() -> Iterator[Candidate]:
    """Yield scenes from games between the weaker characters: at most one of each sort per game."""
    for number in count():
        match = Match(GAME, 1 + number % 4, number, {"chapter": PUZZLE_CHAPTERS[number % len(PUZZLE_CHAPTERS)]})
        chairs = [SeatedBot(BOTS[number // 2 % 3], GAME, seat, match.look(seat)) for seat in range(match.seats)]
        rng, sorts = Random(number), {1} if number % SHORT_EVERY else set[int]()
        while not isinstance(waiting := match.waiting, Outcome):
            seat = waiting.must[0]
            if waiting.about == "turn" and (found := _find_scene(match.state, seat, sorts)):
                sort, played = found
                sorts.add(sort)
                yield _candidate(match, number, seat, sort, played)
            for asked in (*(one for one in waiting.seats if one not in waiting.must), seat):
                view, must = match.look(asked), asked in waiting.must
                action = chairs[asked].choose(view, match.legal(asked), rng, Budget(3600.0, 5), must)
                if action is not None:
                    break
            said = match.play(asked, action)
            for chair in chairs:
                chair.hear(said)


def _find_scene(s: State, seat: int, sorts: set[int]) -> tuple[int, list[actions.Action]] | None:
    """Return the sort of this turn's scene, unless it is one of `sorts`, and the actions that lead to it; None if there
    is no scene."""
    turn = s.stack[-1]
    if not isinstance(turn, MouseTurn) or turn.acted or not board.enemies_here(s):
        return None
    try:
        for played, t in settled_scenes(s, seat):
            found = prospects(t, seat)
            moves = best_prospect(found).moves
            sort = min(moves, LONGEST) if any(isinstance(action, actions.Attack) for action in found) else LATER
            if moves < UNCOUNTED and sort not in sorts and is_puzzle(t, seat, found):
                return sort, played
    except ValueError:
        pass
    return None


def _candidate(match: Match, number: int, seat: int, sort: int, played: list[actions.Action]) -> Candidate:
    """Return the candidate that these actions lead to; the match itself goes on without them."""
    scene = Match(GAME, match.seats, number, match.options)
    moves = [(line.seat, line.play) for line in match.journal.lines if isinstance(line, Move)]
    for who, action in (*moves, *((seat, GAME.write(action)) for action in played)):
        scene.play(who, action)
    deep = best_prospect(prospects(scene.state, seat)).moves
    return Candidate(scene, number, seat, deep, kind=f"sort {sort}", about=task(scene.state))


BANDS = ((0.0, 3), (0.05, 5), (0.25, 8), (1.0, 8))
"""A third of the puzzles is hard: at most three that nobody finds, and five that characters hardly find. Another third
is found now and then, and a third is easy for most of them."""
SOURCE = PuzzleSource(GAME, candidate_positions, action_values, share=9, thoughts=20, bands=BANDS)


def main(argv: list[str]) -> int:
    """Find the puzzles again, or check them."""
    return run_command(SOURCE, argv)
