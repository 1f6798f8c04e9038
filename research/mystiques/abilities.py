"""Whether every ability is ever worth its cheese: played at each opportunity, against the same luck without it.

python -m research mystiques abilities --games 1000
python -m research mystiques abilities --games 200 --chapter captain-vurst

Every mouse holds one ability of her classes, drawn at random for each game, and enough cheese. Whenever it can be
played, the game is played on twice with the same luck, until the card whose turn it is has had it: once with the
ability, once without. It helped where the company is then better off, its price not counted. An ability that never
helps is a card that nobody would ever play.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any

from msgspec import convert

from mulot.core.luck import Quick
from mulot.games.mystiques import GAME
from mulot.games.mystiques.bots.experts import CHARACTERS, habit
from mulot.games.mystiques.campaign import ORDER
from mulot.games.mystiques.content import ABILITIES, CHAPTERS, HEROES
from mulot.games.mystiques.model.actions import Pass, Use
from mulot.games.mystiques.model.options import Options
from mulot.games.mystiques.model.state import State
from mulot.games.mystiques.rules.board import hearts_left, kind
from research import parser_of

WISE = CHARACTERS[-1]
PLENTY = 9
"""So much cheese everybody has at every question."""
AT_MOST = 60
"""So many answers are looked at after an ability."""


def tries(chapter: str, seed: int, every: int = 3) -> tuple[Counter[str], Counter[str]]:
    """How often each ability was tried in one game, and how often it helped. Of its opportunities every third or so is
    looked at, so that the game ends some day."""
    rng = Random(seed)
    luck = Quick(rng)
    heroes = tuple(rng.sample(sorted(HEROES), 4))
    s = GAME.new(convert({"chapter": chapter, "heroes": heroes}, Options), 1, luck)
    held = {m.hero: rng.choice([a for a, p in ABILITIES.items() if p.of in HEROES[m.hero].classes]) for m in s.mice}
    tried: Counter[str] = Counter()
    helped: Counter[str] = Counter()
    while s.outcome is None:
        for m in s.mice:
            if m.space:
                m.cheese, m.abilities = PLENTY, (held[m.hero],)
        choices = GAME.legal(s, 0)
        for use in abilities_in(choices):
            if not rng.randrange(every):
                tried[use.card] += 1
                helped[use.card] += helps(s, use, rng.random())
        action = habit(s, 0, WISE) if len(choices) > 1 else choices[0]
        GAME.play(s, 0, action, luck, _deaf)
    return tried, helped


def abilities_in(choices: Iterable[Any]) -> list[Use]:
    """One way to play each ability, of those that are possible now."""
    found: dict[str, Use] = {}
    for a in choices:
        if isinstance(a, Use) and a.card in ABILITIES:
            found.setdefault(a.card, a)
    return list(found.values())


def helps(s: State, use: Use, seed: float) -> bool:
    """Whether the company is better off with it."""
    with_it, without = GAME.copy(s), GAME.copy(s)
    luck = Quick(Random(seed))
    GAME.play(with_it, 0, use, luck, _deaf)
    for m in with_it.mice:
        if m.hero == use.hero:
            m.cheese += ABILITIES[use.card].cost
    go_on(with_it, s, luck)
    luck = Quick(Random(seed))
    if Pass() in GAME.legal(without, 0):
        GAME.play(without, 0, Pass(), luck, _deaf)
    go_on(without, s, luck)
    return value(with_it) > value(without)


def go_on(s: State, before: State, luck: Quick) -> None:
    """To the end of this card's turn and of the next one, everybody led by habit and nobody playing another card."""
    for _ in range(AT_MOST):
        if s.outcome is not None or s.round > before.round + 1 or len(s.acted) > len(before.acted) + 2:
            return
        s.used = tuple(range(len(s.mice)))  # on either way: no ability, and nobody's turn is cut short for it
        choices = GAME.legal(s, 0)
        action = habit(s, 0, WISE) if len(choices) > 1 else choices[0]
        GAME.play(s, 0, action, luck, _deaf)


def value(s: State) -> float:
    """How well the company stands: hearts and freedom of mice, hearts of enemies, cheese, finds, the hourglass, the
    track."""
    mice = sum(hearts_left(m) - 0.5 * len(m.effects) for m in s.mice if m.space)
    foes = sum(kind(e).hearts - 0.4 * e.down for e in s.enemies) - sum(s.hurt.values())
    cards = sum(s.track.index(m.hero) for m in s.mice) * 0.01
    captured = sum(not m.space for m in s.mice)
    won = 0.0 if s.outcome is None else 20.0 * max(s.outcome.scores) - 5
    cheese = 0.2 * sum(m.cheese for m in s.mice) - 0.2 * s.wheel
    found = 0.3 * sum(len(m.bag) + len(m.tricks) + len(m.gear) for m in s.mice)
    return mice - foes - 3 * s.page - 4 * captured + won + cheese + found - cards


def _deaf(event: Any) -> None:
    """Nobody listens."""


def main(argv: list[str]) -> int:
    parser = parser_of(__name__, "Does every ability help?")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--chapter", choices=tuple(CHAPTERS), action="append")
    given = parser.parse_args(argv)
    chapters = given.chapter or ORDER
    tried: Counter[str] = Counter()
    helped: Counter[str] = Counter()
    for i in range(given.games):
        one, other = tries(chapters[i % len(chapters)], given.seed + i)
        tried, helped = tried + one, helped + other
    print("| ability | of | tried | helped |\n| --- | --- | --- | --- |")
    for name, power in ABILITIES.items():
        share = 100 * helped[name] / tried[name] if tried[name] else 0.0
        print(f"| {name} | {power.of} | {tried[name]} | {share:.1f} % |")
    never = [name for name in ABILITIES if not helped[name]]
    print(f"never: {', '.join(never) or 'none'}")
    return bool(never)
