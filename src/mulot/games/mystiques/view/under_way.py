"""From the scene that is told back to what is under way.

Nothing is secret in this game: whoever knows the table and the scene knows how the rules have come to the question,
frame by frame. What the table says anyway (the page, sides explored, the visible card) the scene does not tell again.
"""

from __future__ import annotations

from itertools import pairwise

from mulot.games.mystiques.model.frames import (
    AtCrossroads,
    BrodieChases,
    BrodiePounces,
    Captive,
    ComingBack,
    Encountering,
    EnemyActs,
    EnemyTurn,
    Equipping,
    Exploring,
    Fight,
    Finding,
    Flying,
    Frame,
    Happening,
    LeavingWater,
    MouseTurn,
    Opening,
    Parting,
    Placing,
    Recovering,
    Remembering,
    Round,
    Searching,
    Sharing,
    StarRoll,
    Stepping,
    SurpriseAttack,
    TrapTest,
    UnderWay,
)
from mulot.games.mystiques.model.scene import Doing, Effects, Raid, Scene
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.board import chapter, mouse_of, side
from mulot.games.mystiques.rules.encounter import own_encounter
from mulot.games.mystiques.view.scene import OF_A_FIGHT

_BRINGING_ENEMIES = (Encountering, SurpriseAttack)
_WITH_WINDOWS = (*_BRINGING_ENEMIES, Fight, StarRoll)


def stack_of(scene: Scene, s: State) -> list[Frame]:
    """The frames that this scene tells of, on a table that is otherwise as `s`."""
    if scene.keeper:
        return [Parting("ask", mouse_of(s, scene.keeper))]
    asked = s.ask.about if s.ask else ""
    stack: list[Frame] = [Round(), *_whose_turn(scene, s)]
    if scene.doing:
        stack += _what_is_done(scene.doing, mouse_of(s, scene.card), asked, s)
    if scene.effects:
        stack.append(_effects(scene.effects))
    if scene.fight:
        stack.append(Fight(**{name: getattr(scene.fight, name) for name in OF_A_FIGHT}))
    if asked == "moment-surge":
        stack.append(SurpriseAttack())
    for below, above in pairwise(stack):
        below.at = _GOES_ON.get((type(below), type(above)), "again")
    if scene.fight and scene.fight.dealt:
        stack[-2].at = "end"
    top = stack[-1]
    top.at = _ASKS_IN_A_FIGHT[asked] if isinstance(top, Fight) and asked else _ASKS.get(type(top), "again")
    if isinstance(top, _WITH_WINDOWS):
        top.passed = scene.passed
        if isinstance(top, _BRINGING_ENEMIES):
            top.fewer = scene.fewer
    return stack


def _whose_turn(scene: Scene, s: State) -> list[Frame]:
    card, turn, raid = scene.card, scene.turn, scene.raid or Raid()
    if not card:
        return [] if s.round else [Opening(remembered=_remembered(scene, s))]
    mouse = mouse_of(s, card)
    if turn:
        done = (turn.moved, turn.acted, turn.shared, turn.equipped, turn.levelled)
        return [MouseTurn("", mouse, turn.points, *done)]
    if mouse >= 0:
        return [Captive(mouse=mouse) if s.ask and s.ask.about == "captive" else ComingBack(mouse=mouse)]
    hits = scene.fight.hits if scene.fight else 0
    if card == "brodie-pounces":
        return [BrodiePounces(hits=hits, left=raid.left)]
    if card == "brodie-chases":
        return [BrodieChases(hits=hits, left=raid.left, path=raid.path)]
    acts = [EnemyActs(figure=scene.fight.attacker, card=card)] if scene.fight else []
    return [EnemyTurn(card=card, left=raid.left, attacked=raid.attacked), *acts]


def _remembered(scene: Scene, s: State) -> int:
    """How many of the chapter's memories have had their turn: all, once it has come to its crossroads."""
    tale = chapter(s).tale
    if tale is None or scene.effects is None:
        return 0
    return scene.effects.index + 1 if scene.effects.memory else len(tale.memories)


def _effects(effects: Effects) -> Frame:
    if effects.memory:
        return Remembering(index=effects.index, done=effects.done)
    return AtCrossroads(index=effects.index, choice=effects.choice, done=effects.done)


def _what_is_done(doing: Doing, mouse: int, asked: str, s: State) -> list[Frame]:
    match doing.sort:
        case "step":
            stepping = Stepping(mouse=mouse, to=doing.to, points=doing.points, old=doing.old)
            if doing.trial == "water":
                return [stepping, LeavingWater(mouse=mouse, to=doing.to), _roll(doing, mouse)]
            return [stepping, *_on_a_trap(doing, mouse, ends_turn=True)]
        case "fly":
            return [Flying(what=doing.what, to=doing.to), *_on_a_trap(doing, mouse_of(s, doing.what), ends_turn=False)]
        case "recover":
            return [Recovering(mouse=mouse, effect=doing.what), _roll(doing, mouse)]
        case "share":
            other = mouse_of(s, doing.what)
            return [Sharing(mouse=mouse, other=other, given=doing.given, taken=doing.taken)]
        case "equip":
            return [Equipping(mouse=mouse, moved=doing.given)]
        case "search":
            if asked == "found":
                return [Searching(mouse=mouse), Finding(mouse=mouse, card=doing.what)]
            if doing.what:
                event: list[Frame] = [Searching(mouse=mouse), Happening(mouse=mouse, card=doing.what)]
                return [*event, _roll(doing, mouse)] if doing.trial else event
            return [Searching(mouse=mouse), _roll(doing, mouse)]
        case "explore":
            return _explored(doing, mouse, asked, s)
    raise AssertionError(doing)


def _explored(doing: Doing, mouse: int, asked: str, s: State) -> list[Frame]:
    if asked == "moment-encounter":
        card = s.visible if own_encounter(s) is None else ""
        encounter = Encountering(mouse=mouse, page=s.page, card=card, disguised=doing.disguised)
        return [Exploring(mouse=mouse, new=True), encounter]
    exploring = Exploring(mouse=mouse, new=side(s).name not in s.explored)
    return [exploring, Placing(left=doing.left, entries=doing.entries)] if doing.left else [exploring]


def _on_a_trap(doing: Doing, mouse: int, ends_turn: bool) -> list[Frame]:
    test = TrapTest(mouse=mouse, by=doing.by, ends_turn=ends_turn)
    return [test, _roll(doing, mouse)] if doing.trial else [test]


def _roll(doing: Doing, mouse: int) -> StarRoll:
    return StarRoll(mouse=mouse, trial=doing.trial, dice=doing.dice)


# -------------------------------------------------------------------- steps


_ASKS_IN_A_FIGHT = {
    "moment-attack": "prepare",
    "moment-attacked": "improve",
    "moment-hit": "brace",
    "moment-wound": "ward",
}
_ASKS: dict[type[UnderWay], str] = {
    Opening: "ask",
    MouseTurn: "act",
    ComingBack: "ask",
    Captive: "ask",
    TrapTest: "choose",
    Finding: "ask",
    Placing: "ask",
    Sharing: "ask",
    Equipping: "ask",
    AtCrossroads: "ask",
    Encountering: "window",
    SurpriseAttack: "window",
}
"""The step on which a frame asks, where it is not called `again`."""

_GOES_ON: dict[tuple[type[UnderWay], type[UnderWay]], str] = {
    (Round, Opening): "",
    (Round, SurpriseAttack): "anew",
    (Opening, AtCrossroads): "end",
    (EnemyActs, Fight): "encore",
    (Stepping, LeavingWater): "enter",
    (Stepping, TrapTest): "settle",
    (LeavingWater, StarRoll): "end",
    (Flying, TrapTest): "end",
    (TrapTest, StarRoll): "snap",
    (Recovering, StarRoll): "judge",
    (Searching, StarRoll): "judge",
    (Searching, Finding): "end",
    (Searching, Happening): "end",
    (Happening, SurpriseAttack): "end",
    (Happening, StarRoll): "happen",
    (Exploring, Placing): "choose",
    (Exploring, AtCrossroads): "meet",
    (Exploring, Encountering): "settle",
    (Fight, SurpriseAttack): "deal",
}
"""The step with which a frame goes on when the one above it is over, where it is not called `again`."""
