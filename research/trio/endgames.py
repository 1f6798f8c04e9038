"""Solves rounds of the pro variant with two players exactly; in them everything is visible.

python -m research trio endgames                      both tables
python -m research trio endgames --deals 2 3          only small deals, with 2 and 3 cards each
python -m research trio endgames --deals 5 --sample 400 --jobs 2      other numbers of deals, on several cores
python -m research trio endgames --ends 60            only the ends of 60 games
python -m research trio endgames --ends 60 --positions 2000000      the same with ten times the search effort

*Small deals*: each player is dealt n of the 24 cards, and the cheese is empty; computes the value of the round for the
player who begins. *Ends*: every position from games between two characters in which both have at most five cards and
the others are in the cheese. Both are solved by `bots/endgame_search`, which proves a round won or lost or gives up;
`research.rules_solver` is an independent solver.
"""

import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations
from random import Random
from typing import Any, NamedTuple

from mulot.bots.bot import Budget
from mulot.core.luck import RandomLuck
from mulot.games.trio import GAME, rules
from mulot.games.trio.bots import BOTS
from mulot.games.trio.bots.endgame_search import Search, position_of
from mulot.games.trio.content import DECK, SETS
from mulot.games.trio.model import TOKENS_TO_WIN, VERSION, Options, State
from mulot.games.trio.rules import copy
from mulot.lab.arena import SeatedBot
from mulot.lab.intervals import wilson
from research import module_parser
from research.rules_solver import solve_by_rules

SAMPLE_SIZES = {2: 0, 3: 3000, 4: 1000, 5: 200}
"""The number of random deals (0: all deals), by the number of cards each."""
MAX_POSITIONS = 200_000
"""The most positions to search for one end."""
MOST_CARDS = 5
BY_RULES = 3
"""With up to this many cards each, a round that the search cannot solve is solved with the rules alone."""
PLAYERS = ("sensible", "gentle")
BOT_PLAYOUTS = 40


class EndgameDeal(NamedTuple):
    """The cards of the player who begins, and those of the other player."""

    first: tuple[int, ...]
    second: tuple[int, ...]


def deal_round(deal: EndgameDeal) -> State:
    """Return a round with these cards that decides the game, because both players need only one more token."""
    s = State(VERSION, 2, True, False, 0, 0, tokens=[TOKENS_TO_WIN - 1] * 2)
    s.fresh, s.under, s.peeked = [0, 0], [[], []], [0, 0]
    s.hands = [sorted(deal.first), sorted(deal.second)]
    return s


def list_deals(each: int, count: int) -> Iterator[EndgameDeal]:
    """Yield `count` random deals of `each` cards per player, always the same ones; every deal if `count` is 0."""
    if not count:
        for cards in combinations(DECK, 2 * each):
            for first in combinations(cards, each):
                yield EndgameDeal(first, tuple(card for card in cards if card not in first))
        return
    rng = Random(each)
    for _ in range(count):
        cards = tuple(rng.sample(DECK, 2 * each))
        yield EndgameDeal(cards[:each], cards[each:])


def is_won(s: State, nodes: int = 0) -> bool | None:
    """True if the player to move wins the round with best play on both sides; None if the search of at most `nodes`
    positions (0: MAX_POSITIONS) proves neither."""
    at = position_of(s)
    cards = at.mine | at.other | sum(1 << (face >> 1) for face in s.cheese)
    return Search(SETS[s.version], cards, Budget(3600.0), nodes or MAX_POSITIONS).iterative_deepening(at, 400).won


def can_mover_force_win(s: State) -> bool | None:
    """True if the player to move wins the round with best play, solved with the rules alone; None if neither player can
    force a win."""
    endless = copy(s)
    endless.placed = -(10**6)  # so that the limit on placements is never reached
    worth, _ = solve_by_rules(rules, endless, _position_key)
    return worth > 0 if worth else None


def _position_key(s: State) -> tuple[Any, ...]:
    return s.turn, s.step, s.laid, s.mice, s.cats, *map(tuple, s.hands)


def late_positions(games: int) -> Iterator[State]:
    """Play games between two characters and yield every position in which a turn begins and both have few cards."""
    players = {bot.name: bot for bot in BOTS}
    for number in range(games):
        rng = Random(number)
        luck = RandomLuck(rng)
        s = GAME.new(Options(variant="pro"), 2, luck)
        bots = [players[PLAYERS[(number + seat) % 2]] for seat in (0, 1)]
        chairs = [SeatedBot(bot, GAME, seat, GAME.look(s, seat)) for seat, bot in enumerate(bots)]
        while s.outcome is None:
            seat = s.turn
            if s.step == "place" and max(map(len, s.hands)) <= MOST_CARDS:
                yield copy(s)
            action = chairs[seat].choose(GAME.look(s, seat), GAME.legal(s, seat), rng, Budget(3600.0, BOT_PLAYOUTS))
            said: list[Any] = []
            GAME.play(s, seat, action, luck, said.append)
            for chair in chairs:
                chair.hear(said)


def main(argv: list[str]) -> int:
    """Print the tables."""
    parser = module_parser(__name__, __doc__)
    parser.add_argument("--deals", type=int, nargs="*", choices=sorted(SAMPLE_SIZES), metavar="N")
    parser.add_argument("--sample", type=int, metavar="DEALS", help="how many random deals (0: every deal)")
    parser.add_argument("--jobs", type=int, default=1, help="processes that solve deals")
    parser.add_argument("--ends", type=int, metavar="GAMES")
    parser.add_argument(
        "--positions", type=int, default=0, metavar="N", help="the most positions to search for one end"
    )
    given = parser.parse_args(argv)
    if given.deals is not None or given.ends is None:
        sizes = {each: SAMPLE_SIZES[each] for each in given.deals or sorted(SAMPLE_SIZES)}
        print_deals_table(sizes if given.sample is None else dict.fromkeys(sizes, given.sample), given.jobs)
    if given.ends is not None or given.deals is None:
        print_ends_table(given.ends or 60, given.positions)
    return 0


def print_deals_table(samples: dict[int, int], jobs: int = 1) -> None:
    """Print how often the player who begins wins, by number of cards each. `samples` has the number of deals."""
    heads = ("cards each", "deals", "who begins wins", "95 of 100", "neither can force it", "not proved", "processor")
    print(f"| {' | '.join(heads)} |\n{'| --- ' * len(heads)}|")
    for each, deals in samples.items():
        found, seconds = Counter[str](), 0.0
        with ProcessPoolExecutor(jobs) as pool:
            dealt = list_deals(each, deals)
            for result, took in pool.map(time_deal, dealt, chunksize=20) if jobs > 1 else map(time_deal, dealt):
                found[result] += 1
                seconds += took
        games = sum(found.values())
        low, high = wilson(found["won"], games)
        interval = f"{100 * low:.1f}–{100 * high:.1f} %" if deals else "exactly"
        cells = (f"{each}", f"{games:,}", f"{100 * found['won'] / games:.2f} %", interval)
        print(f"| {' | '.join(cells)} | {found['neither']} | {found['open']} | {seconds:.0f} s |", flush=True)


def time_deal(deal: EndgameDeal) -> tuple[str, float]:
    """Return the result of a deal, and the processor seconds that it took."""
    began = time.process_time()
    return classify_deal(deal), time.process_time() - began


def classify_deal(deal: EndgameDeal) -> str:
    """Return the result for the player who begins: `won`, `lost`, `neither` (can force a win) or `open` (not
    proved)."""
    won = is_won(deal_round(deal))
    if won is None and len(deal.first) <= BY_RULES:
        won = can_mover_force_win(deal_round(deal))
        return {True: "won", False: "lost", None: "neither"}[won]
    return {True: "won", False: "lost", None: "open"}[won]


def print_ends_table(games: int, nodes: int = 0) -> None:
    """Print the values of late positions for the player to move."""
    found: defaultdict[tuple[int, int], Counter[bool | None]] = defaultdict(Counter)
    for s in late_positions(games):
        found[len(s.hands[s.turn]), len(s.hands[1 - s.turn])][is_won(s, nodes)] += 1
    print("| cards of the player to move | of the other | positions | won | lost | not proved |\n" + "| --- " * 6 + "|")
    for (mine, other), kinds in sorted(found.items()):
        counts = " | ".join(str(count) for count in (sum(kinds.values()), kinds[True], kinds[False], kinds[None]))
        print(f"| {mine} | {other} | {counts} |")
