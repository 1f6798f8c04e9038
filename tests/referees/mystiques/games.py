"""Plays random games of Les Mystiques beside the referee."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import Any

import mulot
from mulot.bots.bot import Bot, Budget
from mulot.core.errors import Refused
from mulot.core.game import AnyGame
from mulot.core.match import Match
from mulot.games.mystiques.content.abilities import ABILITIES
from mulot.games.mystiques.content.chapters import CAMPAIGN, CHOICES
from mulot.games.mystiques.content.search_cards import DECK
from mulot.lab.encode import ActionSpace
from referees.mystiques.comparison import compare
from referees.mystiques.figures import Disagreement
from referees.mystiques.referee import MystiquesReferee
from referees.mystiques.rulebook_tables import HEROES

LIKED = {
    "attack": 12,
    "explore": 6,
    "step": 5,
    "search": 4,
    "use": 4,
    "catapult": 3,
    "recover": 4,
    "scurry": 2,
    "pick-up": 5,
    "share": 0.4,
    "equip": 0.6,
    "level-up": 3,
    "done": 2,
}
"""How readily a random player chooses each sort of action; 1 for all others."""
EXPERTS = ("brave", "wise")
ILLEGAL_TRIES = 1
"""How many random actions are tried after every ply: the game must refuse them if the referee does not list them."""


@dataclass(frozen=True)
class ChapterSetting:
    """What decides a whole random game."""

    seed: int
    seats: int
    options: dict[str, Any] = field(hash=False)
    expertise: float = 0
    """The probability that an action is chosen by an expert and not at random."""


def settings(chapter: str, games: int) -> Iterator[ChapterSetting]:
    """Yield settings of a chapter: every number of seats, every difficulty, and all other options at random."""
    for seed in range(games):
        rng = Random(f"{chapter} {seed}")
        options: dict[str, Any] = {"chapter": chapter, "difficulty": ("ordinary", "easy", "hard")[seed // 2 % 3]}
        if rng.random() < 0.3:
            options["heroes"] = rng.sample(list(HEROES), rng.randint(1, 4))
        if rng.random() < 0.2:
            options["enemies_hold"] = False
        if rng.random() < 0.2:
            options["captives_whisper"] = True
        if chapter != "proving-ground" and rng.random() < 0.4:
            options |= {"campaign": True, "brings": list(luggage(rng)), "deeds": list(deeds(chapter, rng))}
            options["lost"] = rng.choice((0, 1, 2, 3, 12))
        yield ChapterSetting(seed, 1 + seed % 4, options, rng.choice((0, 0.3, 0.9)))


def luggage(rng: Random) -> Iterator[dict[str, Any]]:
    """Yield what some heroes bring from earlier chapters."""
    cards = [card.name for card in DECK if card.sort not in ("event", "item")]
    for hero, printed in HEROES.items():
        if rng.random() < 0.8:
            classes = [name for name, power in ABILITIES.items() if power.of in printed.classes]
            own = [name for name in classes if name != printed.ability and power_is_free(name, hero)]
            learnt = rng.sample(own, rng.randint(0, min(3, len(own))))
            card = rng.choice(["", cards.pop(rng.randrange(len(cards)))])
            yield {"hero": hero, "abilities": [printed.ability, *learnt], "card": card}


def power_is_free(name: str, hero: str) -> bool:
    """True if no other hero starts with an ability or could have learnt it, too."""
    return not any(
        other != hero and (name == printed.ability or ABILITIES[name].of in printed.classes)
        for other, printed in HEROES.items()
    )


def deeds(chapter: str, rng: Random) -> Iterator[str]:
    """Yield one choice at the crossroads of each earlier chapter."""
    for earlier in CAMPAIGN:
        if earlier.name == chapter:
            return
        names = {choice.name for crossing in earlier.tale.crossings for choice in crossing.choices}  # type: ignore[union-attr]
        yield rng.choice([name for name in CHOICES if name in names])


class MixedPlayer:
    """Chooses actions: at random, or as an expert would."""

    def __init__(self, game: AnyGame, setting: ChapterSetting) -> None:
        self.game, self.expertise = game, setting.expertise
        self.rng = Random(f"player {setting.seed}")
        bots = mulot.games.bots("mystiques")
        self.bot: Bot = bots[self.rng.choice(EXPERTS)]

    def choose(self, match: Match, seat: int) -> str:
        legal = match.legal(seat)
        words = [self.game.write(action) for action in legal]
        if self.rng.random() < self.expertise:
            view = match.look(seat)
            memory = self.bot.start(self.game, seat, view)
            action = self.bot.choose(memory, view, legal, self.rng, Budget(playouts=1))
            if action is not None:
                return self.game.write(action)
        verbs = sorted({word.split()[0] for word in words})
        verb = self.rng.choices(verbs, [LIKED.get(verb, 1) for verb in verbs])[0]
        return self.rng.choice(sorted(word for word in words if word.split()[0] == verb))


def judge(setting: ChapterSetting, plies: int = 3000, game: AnyGame | None = None) -> Counter[str]:
    """Play a random game beside the referee, compare the two after every ply, and return how often what happened.

    Raises Disagreement.
    """
    game = game or mulot.load("mystiques")
    match = Match(game, setting.seats, setting.seed, setting.options)
    player, rng = MixedPlayer(game, setting), Random(setting.seed)
    every_action = ActionSpace(game, match.options, setting.seats).actions
    counts: Counter[str] = Counter(games=1)
    word = "the deal"
    try:
        referee = MystiquesReferee(match)
        compare(referee)
        while match.outcome is None and counts["plies"] < plies:
            seat = rng.choice(match.waiting.seats)
            try_illegal_actions(referee, rng, every_action)
            word = player.choose(match, seat)
            events = match.play(seat, word)
            referee.follow(seat, word)
            compare(referee)
            counts["plies"] += 1
            for event in events:
                counts[event.__struct_config__.tag] += 1
                counts.update(getattr(event, name) for name in ("card", "side", "choice") if hasattr(event, name))
    except Disagreement as found:
        found.add_note(f"{setting}, ply {len(match.results) - 1}: {word}\n{game.draw(match.look())}")
        raise
    if match.outcome:
        counts["won" if match.outcome.scores[0] else match.outcome.reason] += 1
    return counts


def try_illegal_actions(referee: MystiquesReferee, rng: Random, every_action: tuple[Any, ...]) -> None:
    """Check that random actions are refused exactly if the referee does not list them."""
    match, asked = referee.match, referee.asked
    for action in rng.choices(every_action, k=ILLEGAL_TRIES):
        seat, word = rng.randrange(match.seats), match.game.write(action)
        try:
            match.check(seat, action)
            accepted = True
        except Refused:
            accepted = False
        if accepted != bool(asked and word in asked.answers.get(seat, ())):
            raise Disagreement(f"seat {seat} may {'' if accepted else 'not '}{word}")
