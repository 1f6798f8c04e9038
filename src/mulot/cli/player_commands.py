"""The commands for players: `games`, `play`, `replay` and `verify`."""

import re
import secrets
from argparse import Namespace
from collections.abc import Iterable
from contextlib import nullcontext
from pathlib import Path

from rich.console import Console
from rich.table import Table

from mulot.bots import Bot, random_bot
from mulot.cli.arguments import (
    add_lang_option,
    add_rule_options,
    command_parser,
    parse_rule_options,
    report_file_errors,
)
from mulot.cli.campaign_file import open_chapter, save_campaign
from mulot.cli.hotseat import QuitGame
from mulot.cli.i18n import Translator, choose_language, read_rulebook
from mulot.cli.journal_report import print_proof, print_replay
from mulot.cli.key_reader import can_read_keys, silent_keys
from mulot.cli.live_display import LiveDisplay
from mulot.cli.terminal_game import TerminalGame
from mulot.core.campaign import Campaign, split_journals
from mulot.core.errors import BadOptions
from mulot.core.journal import parse
from mulot.core.match import Match
from mulot.core.proof import verify as prove
from mulot.games import bots as bots_of
from mulot.games import default_shelf, folder, load
from mulot.lab.bot_lookup import find_bots
from mulot.testing.plugin_check import disable_failing_games

console = Console(highlight=False, soft_wrap=True)
STORY_LENGTHS = ("line", "short", "full")


def games(argv: list[str]) -> int:
    """List the games in the house."""
    parser = command_parser("games", games.__doc__)
    add_lang_option(parser)
    lang = choose_language(parser.parse_args(argv).lang)
    shelf = default_shelf()
    disable_failing_games(shelf)
    house = Translator(lang)
    table = Table(title=house.house_text("shelf"))
    for column in ("shelf-game", "shelf-players", "shelf-about"):
        table.add_column(house.house_text(column))
    for name in shelf.ids:
        words = Translator(lang, load(name))
        seats = ", ".join(map(str, load(name).seats))
        table.add_row(f"{words.game_text('title')} ({name})", seats, words.game_text("about"))
    console.print(table)
    for name, why in shelf.disabled.items():
        console.print(house.house_text("no-game-aside", game=name, why=why), markup=False)
    return 0


def play(argv: list[str]) -> int:
    """Play a game in the terminal, against bots or with others at one keyboard."""
    parser = command_parser("play", play.__doc__)
    parser.add_argument("game", help="the game's name (`mulot games` lists them)")
    parser.add_argument("--seats", type=int, metavar="N", help="number of seats (default: as few as possible)")
    parser.add_argument(
        "--bots", default="", metavar="NAMES", help="bots for the last seats, separated by commas: gentle,strong"
    )
    parser.add_argument("--names", default="", help="players' names, separated by commas: Ana,Bo")
    add_rule_options(parser)
    parser.add_argument("--seed", metavar="TEXT", help="a word or number; the same seed gives the same dice and cards")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="continue a saved game (.jsonl)")
    parser.add_argument("--save", type=Path, metavar="FILE", help="save the game to this file at the end (.jsonl)")
    parser.add_argument("--book", type=Path, metavar="FILE", help="campaign file: continue it, or start a new one")
    parser.add_argument(
        "--seconds", type=float, default=1.0, metavar="S", help="maximum seconds per bot move (default: %(default)s)"
    )
    parser.add_argument(
        "--story", choices=STORY_LENGTHS, default="short", help="length of story texts (default: %(default)s)"
    )
    parser.add_argument("--plain", action="store_true", help="plain lines, for screen readers and printing")
    add_lang_option(parser)
    given = parser.parse_args(argv)
    chosen = load(given.game)
    names_given = [name.strip()[:20] for name in given.names.split(",") if name.strip()]
    words = Translator(choose_language(given.lang), chosen)
    words.player_names[: len(names_given)] = names_given
    bot_names = [name.strip() for name in given.bots.split(",") if name.strip()]
    count = given.seats if given.seats is not None else max(chosen.seats[0], len(bot_names) + 1)
    luck = given.seed if given.seed is not None else secrets.token_bytes(32)
    campaign, options = Campaign(), parse_rule_options(given.option, chosen)
    if given.book is not None:
        match = open_chapter(given.book, chosen, campaign, luck, count, options)
    elif given.resume is not None:
        match = Match.from_journal(*parse(_read_file(given.resume)), game=chosen)
    else:
        match = Match(chosen, count, luck, options)
    if len(bot_names) > match.seats:
        raise BadOptions("bots", given.bots, ", ".join(["NAME"] * match.seats))
    found = find_bots(given.game, bot_names)
    report_missing_engines(words, found)
    bots_by_seat = dict(zip(range(match.seats - len(found), match.seats), found, strict=True))
    game = TerminalGame(
        match,
        words,
        bots_by_seat,
        read_line=lambda prompt: console.input(f"{prompt} ", markup=False),
        print_line=lambda text: console.print(text, markup=False),
        clear_screen=console.clear,
        hint_bot=_strongest_bot(given.game),
        rulebook=plain_rulebook(read_rulebook(folder(given.game), words.lang)),
        bot_seconds=given.seconds,
        story_length=given.story,
    )
    if console.is_terminal and not console.is_dumb_terminal and not given.plain and can_read_keys():
        game.display = LiveDisplay(console, words.game_text("title"))
    # The alternate screen cannot be scrolled back, so a player cannot scroll back to another player's secrets.
    use_alternate_screen = chosen.secrets and len(game.people) > 1 and console.is_terminal
    has_quit = False
    keys = nullcontext() if game.display is None else silent_keys()
    if use_alternate_screen:
        console.set_alt_screen()
        console.clear()
        game.page_height = console.height
    try:
        console.print(f"— {words.game_text('title')} —", markup=False)
        with keys:
            game.play()
    except (QuitGame, KeyboardInterrupt):
        has_quit = True
    finally:
        if use_alternate_screen:
            console.clear()
            console.set_alt_screen(False)
    if has_quit:
        console.print(words.house_text("goodbye"), markup=False)
    elif use_alternate_screen and match.outcome is not None:
        game.print_result(match.outcome)
    if given.book is not None:
        save_campaign(given.book, campaign)
        console.print(words.house_text("saved", file=str(given.book)), markup=False)
        if match.outcome is not None:
            console.print(words.house_text("book-goes-on" if campaign.next_options else "book-ends"), markup=False)
    if given.save is not None:
        match.save(given.save)
        console.print(words.house_text("saved", file=str(given.save)), markup=False)
    return 0


def _strongest_bot(game: str) -> Bot | None:
    """Return a game's strongest bot, which gives the hints; None if the game has no decisions."""
    strongest = list(bots_of(game).values())[-1]
    return None if strongest == random_bot else strongest


def replay(argv: list[str]) -> int:
    """Print a saved game move by move."""
    given = _parse_file_argument("replay", replay.__doc__, argv)
    print_replay(console, Match.from_journal(*parse(_read_file(given.file))), choose_language(given.lang))
    return 0


def verify(argv: list[str]) -> int:
    """Check a saved game or campaign: hash chain, rules, and dice and cards against the seed."""
    given = _parse_file_argument("verify", verify.__doc__, argv)
    words, body = Translator(choose_language(given.lang)), _read_file(given.file)
    parts = split_journals(body)
    for number, part in enumerate(parts, 1):
        if len(parts) > 1:
            console.print(words.house_text("verify-page", page=number), markup=False)
        print_proof(console, prove(*parse(part)), words)
    if len(parts) > 1:
        Campaign.from_bytes(body)
        console.print(words.house_text("verify-book", pages=len(parts)), markup=False)
    return 0


def _parse_file_argument(name: str, description: str | None, argv: list[str]) -> Namespace:
    parser = command_parser(name, description)
    parser.add_argument("file", type=Path, help="a saved game (.jsonl)")
    add_lang_option(parser)
    return parser.parse_args(argv)


def report_missing_engines(words: Translator, bots: Iterable[Bot]) -> None:
    """Print a notice for every bot whose compiled engine is not available on this machine."""
    for name in sorted({bot.name for bot in bots if bot.lacks_engine}):
        console.print(words.house_text("slower", bot=words.game_text(f"bot-{name}")), markup=False)


def _read_file(file: Path) -> bytes:
    with report_file_errors(file):
        return file.read_bytes()


def plain_rulebook(rulebook: str) -> str:
    """Return a rulebook for the terminal: without rule numbers, and with the descriptions of its pictures."""
    told = re.sub(r"\n{3,}", "\n\n", re.sub(r" *<!--.*?-->", "", rulebook))
    return re.sub(r"^!\[(.*)\]\(.*\)$", r"(\1)", told, flags=re.M)
