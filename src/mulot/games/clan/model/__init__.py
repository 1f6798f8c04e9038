"""The data of Le Clan: options, actions, events, the state of a night, and the view of a seat."""

from mulot.games.clan.model.actions import Action
from mulot.games.clan.model.events import Event
from mulot.games.clan.model.options import Options
from mulot.games.clan.model.state import VERSION, State
from mulot.games.clan.model.view import View

__all__ = ["VERSION", "Action", "Event", "Options", "State", "View"]
