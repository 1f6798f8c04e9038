"""How bots look at a turn, and how they play."""

from __future__ import annotations

from random import Random

from mulot.core.luck import Quick
from mulot.games.mystiques import GAME
from mulot.games.mystiques import actions as do
from mulot.games.mystiques.options import Options
from mulot.games.mystiques.possible import Possible
from mulot.games.mystiques.rules.turn import MouseTurn


def turns(chapter, seed, plies=600):
    """Positions in mice's turns of a game played at random, with the legal lists."""
    rng = Random(seed)
    luck = Quick(rng)
    s = GAME.new(Options(chapter=chapter), 2, luck)
    for _ in range(plies):
        if s.outcome is not None:
            return
        seat = s.ask.must[0]
        legal = GAME.legal(s, seat)
        if isinstance(s.stack[-1], MouseTurn):
            yield s, s.stack[-1], legal
        GAME.play(s, seat, rng.choice(legal), luck, lambda event: None)


def test_what_is_possible_is_what_the_legal_list_says():
    seen = set()
    for seed in range(24):
        for s, turn, legal in turns(("first-frost", "proving-ground")[seed % 2], seed):
            can = Possible(s, turn)
            found = [
                *can.steps(),
                *([do.Stand()] if can.stand() else []),
                *can.recoveries(),
                *([do.Scurry()] if can.scurry() else []),
                *can.attacks(),
                *([do.Search()] if can.search() else []),
                *([do.Explore()] if can.explore() else []),
                *can.pick_ups(),
                *([do.Equip()] if can.equip() else []),
                *can.levels(),
                *can.places(),
                *can.uses(),
            ]
            others = (do.EndTurn, do.Share, do.Catapult)
            assert found == [a for a in legal if not isinstance(a, others)]
            seen |= {type(a) for a in found}
    assert seen >= {
        do.Step,
        do.Stand,
        do.Recover,
        do.Scurry,
        do.Attack,
        do.Search,
        do.Explore,
        do.Equip,
        do.Use,
        do.Place,
    }
