"""The rules of Le Clan.

Read in this order: `setup`, `night` (first looks and turns), `reveal` (what a tile does, and the golden tooth), `moon`
(the owl may save it), `villains`; then `legal_actions` and `refusals` (why an action is refused). `state_changes`
contains helpers that all of them use.

The procedures of a night are frames, and their methods are steps as described in `mulot.core.flow`: a step gets the
state, luck, and `say`, which emits an event, and returns what runs next. A step that asks a question returns an `Ask`;
its method `<step>_answered` also gets the seat that answers and its action.
"""

from mulot.games.clan.model.state import copy
from mulot.games.clan.rules.legal_actions import ASKS, legal, play, waiting
from mulot.games.clan.rules.night import LAST_TURN
from mulot.games.clan.rules.refusals import REASONS, why_not
from mulot.games.clan.rules.setup import max_plies, new
from mulot.games.clan.rules.state_changes import ENDS
