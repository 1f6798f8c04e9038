"""Converts the scene of a view back into the frames of the state.

Nothing is secret in this game, so the table and the scene determine the frames that led to the question. The scene does
not repeat what the table already shows (the page, the explored sides, the visible card).
"""

from itertools import pairwise

from mulot.games.mystiques.model import frames
from mulot.games.mystiques.model.scene import Doing, Effects, Raid, Scene
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.board import chapter, mouse_named, side
from mulot.games.mystiques.rules.encounter import chapter_encounter
from mulot.games.mystiques.view.scene_from_frames import FIGHT_FIELDS

_FRAMES_THAT_BRING_ENEMIES = (frames.Encountering, frames.SurpriseAttack)
_FRAMES_WITH_WINDOWS = (*_FRAMES_THAT_BRING_ENEMIES, frames.Fight, frames.StarRoll)


def stack_of(scene: Scene, s: State) -> list[frames.Frame]:
    """Return the stack of frames for this scene; `s` is the rest of the state."""
    if scene.keeper:
        return [frames.Parting("ask", mouse_named(s, scene.keeper))]
    asked = s.ask.about if s.ask else ""
    stack: list[frames.Frame] = [frames.Round(), *_turn_frames(scene, s)]
    if scene.doing:
        stack += _action_frames(scene.doing, mouse_named(s, scene.card), asked, s)
    if scene.effects:
        stack.append(_effects_frame(scene.effects))
    if scene.fight:
        stack.append(frames.Fight(**{name: getattr(scene.fight, name) for name in FIGHT_FIELDS}))
    if asked == "moment-surge":
        stack.append(frames.SurpriseAttack())
    for below, above in pairwise(stack):
        below.at = _STEP_AFTER_FRAME_ABOVE.get((type(below), type(above)), "again")
    if scene.fight and scene.fight.dealt:
        stack[-2].at = "end"
    top = stack[-1]
    top.at = (
        _FIGHT_STEPS_THAT_ASK[asked]
        if isinstance(top, frames.Fight) and asked
        else _STEPS_THAT_ASK.get(type(top), "again")
    )
    if isinstance(top, _FRAMES_WITH_WINDOWS):
        top.passed = scene.passed
        if isinstance(top, _FRAMES_THAT_BRING_ENEMIES):
            top.fewer = scene.fewer
    return stack


def _turn_frames(scene: Scene, s: State) -> list[frames.Frame]:
    """Return the frames below the current action: the opening, or the turn of a mouse or an enemy card."""
    card, turn, raid = scene.card, scene.turn, scene.raid or Raid()
    if not card:
        return [] if s.round else [frames.Opening(remembered=_memories_done(scene, s))]
    mouse = mouse_named(s, card)
    if turn:
        done = (turn.moved, turn.acted, turn.shared, turn.equipped, turn.levelled)
        return [frames.MouseTurn("", mouse, turn.points, *done)]
    if mouse >= 0:
        return [frames.Captive(mouse=mouse) if s.ask and s.ask.about == "captive" else frames.ComingBack(mouse=mouse)]
    hits = scene.fight.hits if scene.fight else 0
    if card == "brodie-pounces":
        return [frames.BrodiePounces(hits=hits, left=raid.left)]
    if card == "brodie-chases":
        return [frames.BrodieChases(hits=hits, left=raid.left, path=raid.path)]
    acts = [frames.EnemyActs(figure=scene.fight.attacker, card=card)] if scene.fight else []
    return [frames.EnemyTurn(card=card, left=raid.left, attacked=raid.attacked), *acts]


def _memories_done(scene: Scene, s: State) -> int:
    """Return how many of the chapter's memories have been handled; at a crossroads all of them have."""
    tale = chapter(s).tale
    if tale is None or scene.effects is None:
        return 0
    return scene.effects.index + 1 if scene.effects.memory else len(tale.memories)


def _effects_frame(effects: Effects) -> frames.Frame:
    """Return the frame that carries out these effects."""
    if effects.memory:
        return frames.Remembering(index=effects.index, done=effects.done)
    return frames.AtCrossroads(index=effects.index, choice=effects.choice, done=effects.done)


def _action_frames(doing: Doing, mouse: int, question: str, s: State) -> list[frames.Frame]:
    """Return the frames of what the mouse is doing."""
    match doing.sort:
        case "step":
            stepping = frames.Stepping(mouse=mouse, to=doing.to, points=doing.points, old=doing.old)
            if doing.trial == "water":
                return [stepping, frames.LeavingWater(mouse=mouse, to=doing.to), _star_roll_frame(doing, mouse)]
            return [stepping, *_trap_frames(doing, mouse, ends_turn=True)]
        case "fly":
            return [
                frames.Flying(what=doing.what, to=doing.to),
                *_trap_frames(doing, mouse_named(s, doing.what), ends_turn=False),
            ]
        case "recover":
            return [frames.Recovering(mouse=mouse, effect=doing.what), _star_roll_frame(doing, mouse)]
        case "share":
            other = mouse_named(s, doing.what)
            return [frames.Sharing(mouse=mouse, other=other, given=doing.given, taken=doing.taken)]
        case "equip":
            return [frames.Equipping(mouse=mouse, moved=doing.given)]
        case "search":
            if question == "found":
                return [frames.Searching(mouse=mouse), frames.Finding(mouse=mouse, card=doing.what)]
            if doing.what:
                event: list[frames.Frame] = [
                    frames.Searching(mouse=mouse),
                    frames.Happening(mouse=mouse, card=doing.what),
                ]
                return [*event, _star_roll_frame(doing, mouse)] if doing.trial else event
            return [frames.Searching(mouse=mouse), _star_roll_frame(doing, mouse)]
        case "explore":
            return _exploring_frames(doing, mouse, question, s)
    raise AssertionError(doing)


def _exploring_frames(doing: Doing, mouse: int, question: str, s: State) -> list[frames.Frame]:
    """Return the frames for exploring, topped by one for an encounter or for placing mice if that asks the question."""
    if question == "moment-encounter":
        card = s.visible if chapter_encounter(s) is None else ""
        encounter = frames.Encountering(mouse=mouse, page=s.page, card=card, disguised=doing.disguised)
        return [frames.Exploring(mouse=mouse, new=True), encounter]
    exploring = frames.Exploring(mouse=mouse, new=side(s).name not in s.explored)
    return [exploring, frames.Placing(left=doing.left, entries=doing.entries)] if doing.left else [exploring]


def _trap_frames(doing: Doing, mouse: int, ends_turn: bool) -> list[frames.Frame]:
    """Return the frames of a mouse on a mousetrap, with her roll on top if it has been made."""
    test = frames.TrapTest(mouse=mouse, by=doing.by, ends_turn=ends_turn)
    return [test, _star_roll_frame(doing, mouse)] if doing.trial else [test]


def _star_roll_frame(doing: Doing, mouse: int) -> frames.StarRoll:
    """Return the frame of a roll for stars."""
    return frames.StarRoll(mouse=mouse, trial=doing.trial, dice=doing.dice)


# -------------------------------------------------------------------- steps


_FIGHT_STEPS_THAT_ASK = {
    "moment-attack": "prepare",
    "moment-attacked": "improve",
    "moment-hit": "brace",
    "moment-wound": "ward",
}
"""The step of a fight that asks each question."""
_STEPS_THAT_ASK: dict[type[frames.UnderWay], str] = {
    frames.Opening: "ask",
    frames.MouseTurn: "act",
    frames.ComingBack: "ask",
    frames.Captive: "ask",
    frames.TrapTest: "choose",
    frames.Finding: "ask",
    frames.Placing: "ask",
    frames.Sharing: "ask",
    frames.Equipping: "ask",
    frames.AtCrossroads: "ask",
    frames.Encountering: "window",
    frames.SurpriseAttack: "window",
}
"""The step at which a frame asks, unless it is called `again`."""

_STEP_AFTER_FRAME_ABOVE: dict[tuple[type[frames.UnderWay], type[frames.UnderWay]], str] = {
    (frames.Round, frames.Opening): "",
    (frames.Round, frames.SurpriseAttack): "anew",
    (frames.Opening, frames.AtCrossroads): "end",
    (frames.EnemyActs, frames.Fight): "encore",
    (frames.Stepping, frames.LeavingWater): "enter",
    (frames.Stepping, frames.TrapTest): "settle",
    (frames.LeavingWater, frames.StarRoll): "end",
    (frames.Flying, frames.TrapTest): "end",
    (frames.TrapTest, frames.StarRoll): "snap",
    (frames.Recovering, frames.StarRoll): "judge",
    (frames.Searching, frames.StarRoll): "judge",
    (frames.Searching, frames.Finding): "end",
    (frames.Searching, frames.Happening): "end",
    (frames.Happening, frames.SurpriseAttack): "end",
    (frames.Happening, frames.StarRoll): "happen",
    (frames.Exploring, frames.Placing): "choose",
    (frames.Exploring, frames.AtCrossroads): "meet",
    (frames.Exploring, frames.Encountering): "settle",
    (frames.Fight, frames.SurpriseAttack): "deal",
}
"""The step at which a frame continues after the frame above it, unless it is called `again`."""
