"""Wounds, effects, recovering from effects (Récupérer), captures, and the cheese that mice win."""

from mulot.core.flow import DONE, Say, steps
from mulot.core.luck import Luck
from mulot.games.mystiques.model import events as ev
from mulot.games.mystiques.model.frames import Recovering, StarRoll
from mulot.games.mystiques.model.pieces import DOWN, STUNNED, Enemy
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.board import active_mice, enemy, has_class, hearts_left, is_mouse, kind
from mulot.games.mystiques.rules.chapter_progress import advance_hourglass, check_objective, lose_chapter
from mulot.games.mystiques.rules.procedure import Procedure, StepResult


def give_cheese(s: State, mouse: int, count: int, say: Say, rule: str = "M-139") -> None:
    """Give cheese to a mouse; the supply never ends (M-016)."""
    if count:
        s.mice[mouse].cheese += count
        say(ev.CheeseWon(s.mice[mouse].hero, count, rule))


def wound_mouse(s: State, mouse: int, count: int, say: Say, rule: str = "M-142", poison: bool = False) -> None:
    """Wound or poison a mouse. She is captured when she has as many wounds as hearts (M-143)."""
    if not count:
        return
    m = s.mice[mouse]
    if poison:
        m.poison += count
        say(ev.Poisoned(m.hero, count))
        reward_healers(s, mouse, say)
    else:
        m.wounds += count
        say(ev.Wounded(m.hero, 0, count, rule))
    if hearts_left(m) <= 0:
        capture_mouse(s, mouse, say)


def put_under_effect(s: State, figure: Enemy | int, effect: str, say: Say, rule: str) -> None:
    """Put a figure under an effect (stunned, webbed, down).

    An effect that it already has is not added again (MR-55), and large figures are never knocked down.
    """
    if isinstance(figure, int):
        m = s.mice[figure]
        if effect not in m.effects:
            m.effects = (*m.effects, effect)
            say(ev.Affected(m.hero, 0, effect, rule))
            reward_healers(s, figure, say)
    elif effect == DOWN and not figure.down and not kind(figure).large and not kind(figure).cat:
        figure.down = True
        say(ev.Affected(figure.kind, figure.number, effect, rule))


def reward_healers(s: State, sufferer: int, say: Say) -> None:
    """Apply the healer's trait: a cheese when another mouse is poisoned or falls under an effect (MR-190)."""
    for i in active_mice(s):
        if i != sufferer and has_class(s.mice[i], "healer"):
            give_cheese(s, i, 1, say, "MR-190")


def free_from_effect(s: State, mouse: int, effect: str, say: Say, rule: str) -> None:
    """Free a mouse from an effect."""
    m = s.mice[mouse]
    m.effects = tuple(e for e in m.effects if e != effect)
    if effect == DOWN:
        say(ev.StoodUp(m.hero, 0, rule))
    else:
        say(ev.Recovered(m.hero, effect, rule))


def capture_mouse(s: State, mouse: int, say: Say) -> None:
    """Capture a mouse: her figure leaves the board and her card stays (M-144). She loses everything but her starting
    equipment and her bag (M-145, M-146)."""
    m = s.mice[mouse]
    m.space = ""
    m.cheese = m.wounds = m.poison = 0
    m.effects = ()
    s.search_left += [card for card in m.gear if card not in m.start]
    m.gear = tuple(card for card in m.gear if card in m.start)
    say(ev.Captured(m.hero))
    advance_hourglass(s, say, "M-147")
    if not active_mice(s):
        lose_chapter(s, "all-captured")


def remove_enemy_card(s: State, card: str, say: Say) -> None:
    """Remove an enemy card, with the wounds on it, from the track."""
    if card in s.track:
        s.track = tuple(c for c in s.track if c != card)
        s.hurt.pop(card, None)
        say(ev.CardLeft(card))


def remove_enemy(s: State, e: Enemy, say: Say) -> None:
    """Remove a defeated enemy, and, if it was the last of its kind, its card (M-039, M-129)."""
    s.enemies.remove(e)
    say(ev.Defeated(e.kind, e.number))
    if not any(other.kind == e.kind for other in s.enemies):
        for card in kind(e).cards:
            remove_enemy_card(s, card, say)
        if e.kind == "roach":
            s.greedy = False
    check_objective(s, e.kind)


def wound_enemy(s: State, e: Enemy, card: str, count: int, say: Say, rule: str = "M-142") -> None:
    """Wound an enemy on one of its cards. A boss is defeated with its last card; surplus wounds on a card are lost
    (MR-93)."""
    say(ev.Wounded(e.kind, e.number, count, rule))
    k, hurt = kind(e), s.hurt.get(card, 0) + count
    if hurt < k.hearts:
        s.hurt[card] = hurt
        return
    others = [c for c in k.cards if c != card and c in s.track]
    if others:
        remove_enemy_card(s, card, say)
    else:
        remove_enemy(s, e, say)


def would_be_defeated(s: State, e: Enemy, card: str, wounds: int) -> bool:
    """True if this many wounds would defeat the enemy, not only one of its cards."""
    k = kind(e)
    last = all(c == card or c not in s.track for c in k.cards)
    return last and s.hurt.get(card, 0) + wounds >= k.hearts


def wound_figure(s: State, figure: int, card: str, count: int, say: Say, rule: str) -> None:
    """Wound a figure, which can be a mouse or an enemy."""
    if is_mouse(figure):
        if s.mice[figure].space:
            wound_mouse(s, figure, count, say, rule)
    elif e := enemy(s, figure):
        wound_enemy(s, e, card, count, say, rule)


@steps("roll", "judge")
class RecoveringSteps(Procedure[Recovering]):
    """A mouse uses her action to get rid of an effect (M-056, M-057)."""

    def roll(self, f: Recovering, s: State, luck: Luck, say: Say) -> StepResult:
        """End a stun (M-056), or roll one die to leave a web (M-057)."""
        if f.effect == STUNNED:
            free_from_effect(s, f.mouse, f.effect, say, "M-056")
            return DONE
        return StarRoll(mouse=f.mouse, trial="web", dice=1)

    def judge(self, f: Recovering, s: State, luck: Luck, say: Say) -> None:
        """Free the mouse from the web if she rolled a star (M-057)."""
        if s.stars:
            free_from_effect(s, f.mouse, f.effect, say, "M-057")
