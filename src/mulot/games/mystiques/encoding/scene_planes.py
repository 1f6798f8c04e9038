"""The scene as planes: whose turn it is, what the mouse is doing, and the current fight."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import get_args, get_type_hints

from mulot.core.planes import Plane, binary, numbers, one_hot, ratio
from mulot.games.mystiques.content import ABILITIES, CARDS, HEROES, SEARCH
from mulot.games.mystiques.model import View
from mulot.games.mystiques.model.scene import Doing
from mulot.games.mystiques.rules.star_roll import TRIALS

TRACK_CARDS = (*HEROES, *CARDS)
"""Every card that can be on the initiative track."""
SORTS: tuple[str, ...] = get_args(get_type_hints(Doing)["sort"])
"""Everything that a mouse can be doing."""
SUBJECTS = (*HEROES, *SEARCH, *ABILITIES, "stunned", "webbed", "down", "cheese")
"""Everything `Doing.what` can be: a sharing partner, a found card, an effect she gets rid of, or what is flying."""


def planes_of_scene(view: View) -> Iterable[Plane]:
    """Return the planes of the view's scene. Planes that do not apply are zero."""
    scene = view.scene
    yield plane_of_names("acting", TRACK_CARDS, (scene.card,))
    turn = scene.turn
    flags = (turn.moved, turn.acted, turn.shared, turn.equipped, turn.levelled) if turn else (0, 0, 0, 0, 0)
    yield numbers("turn", (ratio(turn.points, 6) if turn else 0, *flags))
    doing = scene.doing
    yield one_hot("doing", len(SORTS), SORTS.index(doing.sort) if doing else None)
    yield plane_of_names("what", SUBJECTS, (doing.what,) if doing else ())
    yield plane_of_names("given", ("cheese", *SEARCH), doing.given if doing else ())
    yield plane_of_names("taken", ("cheese", *SEARCH), doing.taken if doing else ())
    yield plane_of_names("trial", tuple(TRIALS), (doing.trial,) if doing else ())
    dice = (ratio(doing.dice, 8), ratio(doing.points, 6), ratio(len(doing.left), 6)) if doing else (0, 0, 0)
    yield numbers("dice", (*dice, ratio(view.stars, 8)))
    clash = scene.fight
    fighters = [] if clash is None else [hero_of_figure(view, clash.attacker), hero_of_figure(view, clash.defender)]
    yield plane_of_names("fighters", tuple(HEROES), [hero for hero in fighters if hero])
    yield plane_of_names("against", tuple(CARDS), (clash.card,) if clash else ())
    yield plane_of_names("weapon", tuple(SEARCH), (clash.weapon,) if clash else ())
    fight = [0.0] * 8
    if clash is not None:
        counts = (clash.dice, clash.less, clash.hits + 1, clash.blocks, clash.wounds, clash.wheel)
        fight = [*(ratio(count, 10) for count in counts), float(clash.ranged), float(clash.dealt)]
    yield numbers("fight", fight)
    yield numbers("fewer", (ratio(scene.fewer, 4),))
    yield plane_of_names("keeper", tuple(HEROES), (scene.keeper,))
    yield binary("passed", (4,), scene.passed)


def hero_of_figure(view: View, figure: int) -> str:
    """Return the hero whose figure this is, or an empty string for an enemy or the cat (-1)."""
    return view.mice[figure].hero if 0 <= figure < len(view.mice) else ""


def plane_of_names(name: str, names: Sequence[str], ones: Iterable[str]) -> Plane:
    """Return a plane with one place per name, set to one for the names in `ones`. Unknown names are ignored."""
    return binary(name, (len(names),), (names.index(one) for one in ones if one in names))
