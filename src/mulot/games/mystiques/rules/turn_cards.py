"""Cards that are played in a mouse's own turn: their targets and their effects."""

from mulot.core.flow import Say
from mulot.games.mystiques.content import Power
from mulot.games.mystiques.model import events as ev
from mulot.games.mystiques.model.actions import Use
from mulot.games.mystiques.model.frames import Fight, Frame, MouseTurn, Searching
from mulot.games.mystiques.model.pieces import DOWN, STUNNED, WEBBED, Enemy
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.board import active_mice, enemies_here, in_reach, kind, mouse_named, sees
from mulot.games.mystiques.rules.card_windows import pay_for_card, playable_powers, power_strength
from mulot.games.mystiques.rules.initiative_track import move_up
from mulot.games.mystiques.rules.search import heal, why_not_search
from mulot.games.mystiques.rules.wounds import free_from_effect, give_cheese, put_under_effect


def legal_uses(s: State, turn: MouseTurn) -> list[Use]:
    """Return the actions that play a card of the mouse whose turn it is, one for each target."""
    hero = s.mice[turn.mouse].hero
    return [
        Use(hero, power.name, on, number)
        for power in playable_powers(s, turn.mouse)
        if power.moment == "turn"
        for on, number in targets_of(s, turn, power)
    ]


Target = tuple[str | None, int]
"""A hero's name, or an enemy's card and number; None and 0 for no target."""
NO_TARGET: list[Target] = [(None, 0)]
"""The list of targets of a card that needs none."""


def targets_of(s: State, turn: MouseTurn, power: Power) -> list[Target]:
    """Return the targets that a card can be played on; empty if it cannot be played now."""
    mouse = turn.mouse
    m = s.mice[mouse]
    match power.effect:
        case "heal":
            return [(s.mice[i].hero, 0) for i in mice_in_reach(s, mouse, power) if s.mice[i].wounds]
        case "free":
            return [(s.mice[i].hero, 0) for i in mice_in_reach(s, mouse, power) if s.mice[i].effects]
        case "antidote":
            return [(s.mice[i].hero, 0) for i in mice_in_reach(s, mouse, power) if s.mice[i].poison]
        case "cheer":
            return [(s.mice[i].hero, 0) for i in active_mice(s) if i != mouse]
        case "cheer-all":
            return NO_TARGET if len(active_mice(s)) > 1 else []
        case "strike":
            return [
                (card, e.number) for e in enemies_in_reach(s, mouse, power) for card in kind(e).cards if card in s.track
            ]
        case "topple":
            return [
                (e.kind, e.number)
                for e in enemies_in_reach(s, mouse, power)
                if not e.down and not kind(e).large and not kind(e).cat
            ]
        case "hurry":
            return NO_TARGET if turn.points > 0 and WEBBED not in m.effects else []
        case "nibble":
            return NO_TARGET if s.wheel else []
        case "rummage":
            return NO_TARGET if STUNNED not in m.effects and why_not_search(s, mouse) is None else []
        case "rise":
            return NO_TARGET if s.track[0] != m.hero else []
    return []


def mice_in_reach(s: State, mouse: int, power: Power) -> list[int]:
    """Return the mice in reach of this power, by index."""
    space = s.mice[mouse].space
    if power.reach == "own":
        return [mouse]
    return [i for i in active_mice(s) if power.reach == "tile" or in_reach(s, space, s.mice[i].space)]


def enemies_in_reach(s: State, mouse: int, power: Power) -> list[Enemy]:
    """Return the enemies in reach of this power."""
    space = s.mice[mouse].space
    if power.reach == "near":
        return [e for e in enemies_here(s) if in_reach(s, space, e.space)]
    return [e for e in enemies_here(s) if sees(s, space, e.space)]


def use_in_turn(s: State, turn: MouseTurn, a: Use, say: Say) -> Frame | None:
    """Pay for a card and carry out its effect. Return the frame that must run next if the effect starts one."""
    power = pay_for_card(s, a, say)
    mouse = turn.mouse
    on = mouse_named(s, a.on or "")
    n = power_strength(s, mouse, power)
    match power.effect:
        case "heal":
            heal(s, on, n, say, "MR-187")
        case "free":
            for effect in (STUNNED, WEBBED, DOWN):
                if effect in s.mice[on].effects:
                    free_from_effect(s, on, effect, say, "MR-187")
        case "antidote":
            healed = min(n, s.mice[on].poison)
            s.mice[on].poison -= healed
            say(ev.Healed(s.mice[on].hero, healed, "MR-56"))
        case "cheer":
            give_cheese(s, on, n, say, "MR-187")
        case "cheer-all":
            for i in active_mice(s):
                if i != mouse:
                    give_cheese(s, i, n, say, "MR-187")
        case "hurry":
            turn.points += n
        case "nibble":
            bitten = min(n, s.wheel)
            s.wheel -= bitten
            say(ev.CheeseOffWheel(bitten, s.wheel, "MR-187"))
        case "rise":
            hero = s.mice[mouse].hero
            say(ev.CardRose(hero, move_up(s, hero, n)))
        case "rummage":  # a search that does not use her action (MR-211)
            return Searching(mouse=mouse)
        case "strike" | "topple":
            return _use_on_enemy(s, mouse, a, power, say)
    return None


def _use_on_enemy(s: State, mouse: int, a: Use, power: Power, say: Say) -> Fight | None:
    """Carry out a power against an enemy: return a fight with the hits already counted, or knock the enemy down."""
    e = next(e for e in enemies_here(s) if e.number == a.number and a.on in (e.kind, *kind(e).cards))
    if power.effect == "strike":
        return Fight(attacker=mouse, defender=e.id, card=a.on or "", hits=power_strength(s, mouse, power))
    put_under_effect(s, e, DOWN, say, "MR-52")
    return None
