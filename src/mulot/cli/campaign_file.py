"""Loads and saves a campaign as one file, for `mulot play GAME --book FILE`."""

from pathlib import Path
from typing import Any

from mulot.cli.arguments import report_file_errors
from mulot.core.campaign import Campaign
from mulot.core.errors import BadOptions, BrokenJournal
from mulot.core.game import AnyGame
from mulot.core.match import Match


def open_chapter(
    file: Path, game: AnyGame, campaign: Campaign, seed: str | bytes, seats: int, options: dict[str, Any]
) -> Match:
    """Load the file into `campaign` and return the match to play: the unfinished chapter, otherwise the next one.

    If the file does not exist, start a new campaign with these seats and options. Raises BadOptions if the game has no
    campaign, BrokenJournal if the file is damaged or the campaign is over, and FileAccessError if it cannot be read."""
    if game.next_chapter is None:
        raise BadOptions("book", game.id, "—")
    if file.exists():
        with report_file_errors(file):
            campaign.chapters = Campaign.from_bytes(file.read_bytes(), game).chapters
        if campaign.chapters[-1].outcome is None:
            return campaign.chapters[-1]
        if campaign.next_options is None:
            raise BrokenJournal(None, "there is no next chapter", "ended")
        return campaign.start_next(seed, changes=options)
    campaign.chapters = [Match(game, seats, seed, options)]
    return campaign.chapters[0]


def save_campaign(file: Path, campaign: Campaign) -> None:
    """Save a campaign. The file is replaced atomically, so it is never half-written. Raises FileAccessError."""
    with report_file_errors(file):
        temporary = file.with_name(file.name + ".new")
        temporary.write_bytes(campaign.dump())
        temporary.replace(file)
