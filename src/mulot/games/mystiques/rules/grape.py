"""The grape: how it lands, and its effect on rats and cockroaches (M-197 to M-212)."""

from mulot.core.flow import Say
from mulot.core.luck import Luck
from mulot.games.mystiques.model import events as ev
from mulot.games.mystiques.model.pieces import DOWN, Enemy, Token
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.action_die import SHIELD
from mulot.games.mystiques.rules.board import (
    active_mice,
    enemies_at,
    enemy,
    figure_name_and_number,
    is_mouse,
    kind,
    mice_at,
)
from mulot.games.mystiques.rules.wounds import put_under_effect, remove_enemy, wound_figure


def intact_grape(s: State) -> Token | None:
    """Return the token of the intact grape if it is on the mice's tile, else None."""
    for token in s.tokens:
        if token.item == "grape" and token.tile == s.here:
            return token
    return None


def return_to_deck(s: State, token: Token, say: Say, rule: str) -> None:
    """Take a token off the board and shuffle its card back into the search deck."""
    s.tokens = tuple(other for other in s.tokens if other != token)
    s.search_bag.append(token.item)
    say(ev.ItemGone(token.item, rule))


def throw_grape(s: State, space: str, luck: Luck, say: Say) -> None:
    """Toss the grape's token like a coin onto a space (M-200).

    An intact grape knocks down every figure there (M-203); if it is squashed, every figure rolls a die against a wound
    (M-201). Large figures and the cat are not affected (M-197, MR-183).
    """
    intact = luck.toss()
    say(ev.GrapeThrown(space, not intact))
    s.tokens = tuple(token for token in s.tokens if token.item != "grape")
    small = [e for e in enemies_at(s, space) if not kind(e).large and not kind(e).cat]
    if intact:
        s.tokens = (*s.tokens, Token("grape", s.here, space))
        for i in mice_at(s, space):
            put_under_effect(s, i, DOWN, say, "M-203")
        for e in small:
            put_under_effect(s, e, DOWN, say, "M-203")
        return
    for figure in (*mice_at(s, space), *(e.id for e in small)):
        face = luck.die(6)
        who, number = figure_name_and_number(s, figure)
        say(ev.DefenceRolled(who, number, (face,), int(face in SHIELD), "M-201"))
        if face not in SHIELD:
            hit = None if is_mouse(figure) else enemy(s, figure)
            cards = [card for card in s.track if hit and card in kind(hit).cards]
            wound_figure(s, figure, cards[0] if cards else "", 1, say, "M-201")
    s.search_bag.append("grape")
    say(ev.ItemGone("grape", "M-202"))


def throws_grape(s: State, e: Enemy) -> bool:
    """True if this enemy throws the grape instead of acting: it is a rat, but not a boss (MR-115), and on the grape's
    space without any mice (M-205)."""
    grape = intact_grape(s)
    return bool(
        grape and kind(e).family == "rat" and e.space == grape.space and not mice_at(s, e.space) and active_mice(s)
    )


def grape_target(s: State) -> str:
    """Return the space that a rat throws the grape at: the one with the most mice; the mouse highest on the track
    breaks ties (M-206, M-207)."""
    mice = active_mice(s)
    highest = min(mice, key=lambda i: (-len(mice_at(s, s.mice[i].space)), s.track.index(s.mice[i].hero)))
    return s.mice[highest].space


def eat_grape(s: State, say: Say) -> None:
    """Remove the grape and all cockroaches on it at the end of the cockroaches' turn (M-211, M-212)."""
    grape = intact_grape(s)
    eaters = [e for e in enemies_at(s, grape.space) if e.kind == "roach"] if grape else []
    if not grape or not eaters:
        return
    say(ev.GrapeEaten(len(eaters)))
    return_to_deck(s, grape, say, "M-212")
    for e in eaters:
        remove_enemy(s, e, say)
