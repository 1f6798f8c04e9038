"""Measures how hard the chapters are: experts play all mice, and the wins, losses and rounds are counted.

python -m research mystiques analysis --games 1000                       every chapter, alone and in a campaign
python -m research mystiques analysis --games 500 --ways                 both ways at every crossroads
python -m research mystiques analysis --chapter mill-race --difficulty hard --bot brave --bot wise
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from random import Random
from typing import NamedTuple

from msgspec import convert

from mulot.bots import Bot, Budget
from mulot.bots.bot import ignore_event
from mulot.core.flow import Say
from mulot.core.game import Outcome
from mulot.core.luck import RandomLuck
from mulot.games.mystiques import GAME
from mulot.games.mystiques.bots.experts import EXPERTS
from mulot.games.mystiques.campaign import ORDER, next_chapter_options
from mulot.games.mystiques.content import CHAPTERS
from mulot.games.mystiques.model.actions import Decide
from mulot.games.mystiques.model.options import Options
from mulot.games.mystiques.model.state import State
from mulot.lab.intervals import wilson
from research import module_parser


class PlayedGame(NamedTuple):
    """How a game ended, and after how many rounds and actions."""

    reason: str
    rounds: int
    plies: int


def play_to_end(bot: Bot, options: Options, seats: int, rng: Random, way: str = "", say: Say = ignore_event) -> State:
    """Play a whole game with this bot in all seats and return the final state. At a crossroads it takes `way`, if that
    is given. `say` is called with every event."""
    luck = RandomLuck(rng)
    s: State = GAME.new(options, seats, luck)
    minds = [bot.start(GAME, seat, GAME.look(s, seat)) for seat in range(seats)]
    while not isinstance(waiting := GAME.waiting(s), Outcome):
        seat = waiting.must[0]
        if way and s.crossroads and way in s.crossroads.choices:
            action = Decide(way)
        else:
            action = bot.choose(minds[seat], GAME.look(s, seat), GAME.legal(s, seat), rng, Budget())
        GAME.play(s, seat, action, luck, say)
    return s


def summarize_game(s: State) -> PlayedGame:
    """Return the result of a finished game."""
    assert s.outcome is not None
    return PlayedGame(s.outcome.reason, s.round, s.plies)


def play_game(bot: Bot, options: Options, seats: int, seed: int, way: str = "") -> PlayedGame:
    """Play one game with this seed and return its result."""
    return summarize_game(play_to_end(bot, options, seats, Random(seed), way))


class PlayedCampaigns(NamedTuple):
    """The first try at each chapter in a number of campaigns, and how many chapters each campaign took."""

    first_tries: dict[str, list[PlayedGame]]
    lengths: list[int]


def play_campaigns(bot: Bot, first: Options, seats: int, count: int, seed: int) -> PlayedCampaigns:
    """Play `count` campaigns from the first chapter to the last. A lost chapter is repeated until it is won, with help
    when it is offered."""
    tries: dict[str, list[PlayedGame]] = defaultdict(list)
    lengths = []
    for i in range(count):
        rng, played = Random(seed + i), 0
        options: Options | None = first
        while options is not None:
            s = play_to_end(bot, options, seats, rng)
            played += 1
            if len(tries[s.chapter]) <= i:
                tries[s.chapter].append(summarize_game(s))
            options = next_chapter_options(s)
        lengths.append(played)
    return PlayedCampaigns(tries, lengths)


def table_header(*columns: str) -> str:
    """Return the first two lines of a Markdown table that starts with these columns."""
    names = (*columns, "games", "won", "95 of 100", "rounds", "actions", "lost: hourglass", "lost: all captured")
    return f"| {' | '.join(names)} |\n{'| --- ' * len(names)}|"


def table_row(start: Sequence[str], nights: Sequence[PlayedGame]) -> str:
    """Return a row of the table, which starts with these cells."""
    games, ends = len(nights), Counter(one.reason for one in nights)
    low, high = wilson(ends["objective"], games)
    rounds = sum(one.rounds for one in nights) / games
    plies = sum(one.plies for one in nights) / games
    return (
        f"| {' | '.join(start)} | {games} | {100 * ends['objective'] / games:.1f} % "
        f"| {100 * low:.1f}–{100 * high:.1f} % | {rounds:.1f} | {plies:.0f} "
        f"| {100 * ends['hourglass'] / games:.1f} % | {100 * ends['all-captured'] / games:.1f} % |"
    )


def crossroads_choices(chapter: str) -> Iterable[str]:
    """Return all ways that can be chosen at the crossroads of a chapter."""
    tale = CHAPTERS[chapter].tale
    return (choice.name for crossing in (tale.crossings if tale else ()) for choice in crossing.choices)


def main(argv: list[str]) -> int:
    parser = module_parser(__name__, "How often experts win the chapters.")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--chapter", choices=tuple(CHAPTERS), action="append", help="single chapters only")
    parser.add_argument("--difficulty", choices=("easy", "ordinary", "hard"), action="append")
    parser.add_argument("--bot", choices=[bot.name for bot in EXPERTS], action="append")
    parser.add_argument("--campaign", action="store_true", help="campaigns only")
    parser.add_argument("--ways", action="store_true", help="both ways at every crossroads, single chapters")
    given = parser.parse_args(argv)
    seeds = range(given.seed, given.seed + given.games)
    bots = [bot for bot in EXPERTS if bot.name in (given.bot or ("wise",))]
    chapters, levels = given.chapter or ORDER, given.difficulty or ("ordinary",)
    print(table_header("chapter", "way" if given.ways else "as", "difficulty", "led by"))
    for level in levels:
        for bot in bots:
            for chapter in () if given.campaign else chapters:
                options = convert({"chapter": chapter, "difficulty": level}, Options)
                for way in crossroads_choices(chapter) if given.ways else ("",):
                    nights = [play_game(bot, options, given.seats, seed, way) for seed in seeds]
                    print(table_row((chapter, way or "single chapter", level, bot.name), nights), flush=True)
            if given.campaign or not (given.chapter or given.ways):
                first = convert({"campaign": True, "difficulty": level}, Options)
                played = play_campaigns(bot, first, given.seats, given.games, given.seed)
                for chapter, tries in played.first_tries.items():
                    print(table_row((chapter, "campaign", level, bot.name), tries), flush=True)
                mean, most = sum(played.lengths) / given.games, max(played.lengths)
                print(f"A campaign ({level}, {bot.name}) took {mean:.1f} chapters on average, {most} at most.")
    return 0
