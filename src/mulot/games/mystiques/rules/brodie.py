"""Brodie, the miller's cat, who neither moves nor attacks like other enemies: he pounces and he chases (M-170)."""

from typing import TypeVar

from mulot.core.flow import DONE, Goto, Say, steps
from mulot.core.luck import Luck
from mulot.games.mystiques.content import CARDS, KINDS
from mulot.games.mystiques.model import events as ev
from mulot.games.mystiques.model.frames import BrodieChases, BrodiePounces, CatAttacks, Fight
from mulot.games.mystiques.model.pieces import Enemy
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.action_die import NUMBER_OF_FACE, SWORD, count_sign, roll_dice
from mulot.games.mystiques.rules.board import active_mice, enemy, enemy_distances, enemy_step_graph, is_mouse, side
from mulot.games.mystiques.rules.combat import CAT_ATTACK
from mulot.games.mystiques.rules.enemy_placement import figures_on, fullest_space, track_slot
from mulot.games.mystiques.rules.procedure import Procedure, StepResult


def find_cat(s: State) -> Enemy:
    """Return the cat's figure; call it only if he is on the board."""
    return next(e for e in s.enemies if KINDS[e.kind].cat)


C = TypeVar("C", bound=CatAttacks)


class _CatAttackSteps(Procedure[C]):
    """The steps that the cat's two turns share: he makes one attack roll, and every figure in his way defends itself
    against it (M-173, M-174, M-179, M-181)."""

    def roll_attack(self, f: C, s: State, spaces: tuple[str, ...], luck: Luck, say: Say) -> None:
        """Make the attack roll, and list in the frame the figures on these spaces, which have to defend themselves."""
        cat = find_cat(s)
        figures = {figure for space in spaces for figure in figures_on(s, space)}
        f.left = tuple(sorted(figures, key=lambda i: (not is_mouse(i), track_slot(s, i), i)))
        if f.left:
            faces = roll_dice(KINDS[cat.kind].battle, luck)  # the cheese he rolls never goes on the wheel (M-169)
            f.hits = count_sign(faces, SWORD)
            say(ev.AttackRolled(cat.kind, cat.number, faces, f.hits, "M-173"))

    def next_fight(self, f: C, s: State) -> Fight | None:
        """Return the fight of the next figure that has to defend itself, or None after the last one."""
        while f.left:
            figure, *rest = f.left
            f.left = tuple(rest)
            if is_mouse(figure):
                if s.mice[figure].space:
                    return Fight(attacker=CAT_ATTACK, defender=figure, hits=f.hits)
            else:
                e = enemy(s, figure)
                cards = [card for card in s.track if e and CARDS.get(card) == e.kind]
                if cards:
                    return Fight(attacker=CAT_ATTACK, defender=figure, card=cards[0], hits=f.hits)
        return None

    def each(self, f: C, s: State, luck: Luck, say: Say) -> StepResult:
        """Start the fight of the next figure in the cat's way, or end his turn (M-174, M-181)."""
        return self.next_fight(f, s) or DONE

    def again(self, f: C, s: State, luck: Luck, say: Say) -> StepResult:
        """Continue with the next figure (M-174, M-181)."""
        return Goto("each")


@steps("pounce", "strike", "each", "again")
class BrodiePouncesSteps(_CatAttackSteps[BrodiePounces]):
    """The cat pounces on the fullest space of his tile and attacks every figure there (M-171 to M-174)."""

    def pounce(self, f: BrodiePounces, s: State, luck: Luck, say: Say) -> StepResult:
        """Move the cat to the space of his tile with the most mice and enemies, which may be his own (M-171)."""
        if not s.enemies or find_cat(s).tile != s.here:
            return DONE
        cat = find_cat(s)
        to = fullest_space(s) or cat.space
        cat.space = to
        say(ev.CatPounced(to))
        return None

    def strike(self, f: BrodiePounces, s: State, luck: Luck, say: Say) -> None:
        """Make one attack roll against every figure on his space (M-173)."""
        self.roll_attack(f, s, (find_cat(s).space,), luck, say)


@steps("chase", "strike", "each", "again")
class BrodieChasesSteps(_CatAttackSteps[BrodieChases]):
    """The cat runs from mouse to mouse as far as two dice allow and attacks every figure on his way (M-175 to
    M-181)."""

    def chase(self, f: BrodieChases, s: State, luck: Luck, say: Say) -> StepResult:
        """Move the cat by the sum of two dice (M-176), unless all active mice are on his space already (M-175)."""
        cat = find_cat(s)
        if cat.tile != s.here:
            return DONE
        f.path = (cat.space,)
        if all(s.mice[i].space == cat.space for i in active_mice(s)):
            return None
        points = sum(NUMBER_OF_FACE[face] for face in roll_dice(2, luck))
        while points:
            way = self.path_to_nearest_mouse(f, s)
            if not way:
                break
            way = way[:points]
            points -= len(way)
            f.path = (*f.path, *way)
        cat.space = f.path[-1]
        say(ev.CatChased(f.path))
        return None

    def path_to_nearest_mouse(self, f: BrodieChases, s: State) -> tuple[str, ...]:
        """Return the path to the nearest mouse who is not on his space (M-177).

        Among equally short paths it is the first in reading order; there are no mice on any of them, because those
        would be nearer (MR-125). Full spaces do not stop him (MR-124).
        """
        at = f.path[-1]
        far = enemy_distances(s, (at,))
        others = [i for i in active_mice(s) if s.mice[i].space != at and s.mice[i].space in far]
        if not others:
            return ()
        goal = s.mice[min(others, key=lambda i: (far[s.mice[i].space], s.track.index(s.mice[i].hero)))].space
        left, ways, order = enemy_distances(s, (goal,)), enemy_step_graph(s), side(s).order
        way = [at]
        while way[-1] != goal:
            ahead = [space for space in ways[way[-1]] if left[space] < left[way[-1]]]
            way.append(min(ahead, key=order.__getitem__))
        return tuple(way[1:])

    def strike(self, f: BrodieChases, s: State, luck: Luck, say: Say) -> None:
        """Make one attack roll against every figure on his path, including the first and last space (M-179, M-180)."""
        self.roll_attack(f, s, tuple(dict.fromkeys(f.path)), luck, say)
