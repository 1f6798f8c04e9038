"""Everything that happens, as events for players and spectators. No event is secret in this game."""

from __future__ import annotations

from typing import TypeAlias

from mulot.games.mystiques.model.events.encounters import (
    Ambushed,
    CardLeft,
    CardRose,
    CardsAdded,
    CardSwapped,
    Disguised,
    EncounterRevealed,
    EncounterSpecial,
    EnemyCame,
    HourglassMoved,
    RoachesGreedy,
    SurgeBegan,
    SurgeOver,
    TrackLaid,
    TrapsSet,
)
from mulot.games.mystiques.model.events.fights import (
    Affected,
    AttackAimed,
    AttackRolled,
    CameBack,
    Captured,
    CatChased,
    CatPounced,
    Defeated,
    DefenceRolled,
    EnemiesTurn,
    EnemyMoved,
    Healed,
    Poisoned,
    Wounded,
)
from mulot.games.mystiques.model.events.finds import (
    Averted,
    Catapulted,
    CheeseGiven,
    CheeseLost,
    CheeseOffWheel,
    CheeseOnWheel,
    CheeseWon,
    Dropped,
    FoundNothing,
    GrapeEaten,
    GrapeThrown,
    Happened,
    ItemFound,
    ItemGone,
    ItemPlaced,
    ItemTaken,
    Kept,
    Searched,
    Traded,
)
from mulot.games.mystiques.model.events.story import (
    CardKept,
    Decided,
    Given,
    MarkerMoved,
    ThingLies,
    Told,
    WaterCalmed,
    WebsHung,
    WebsSwept,
    WebTorn,
)
from mulot.games.mystiques.model.events.turns import (
    Drifted,
    Explored,
    LevelledUp,
    Moved,
    MoveRolled,
    PutDown,
    Recovered,
    RoundBegan,
    Shared,
    StarsRolled,
    StoodUp,
    Stowed,
    TrapPassed,
    TrapSprung,
    TurnBegan,
    TurnMissed,
    Used,
    Whispered,
    Worn,
)

Event: TypeAlias = (
    RoundBegan
    | TurnBegan
    | TurnMissed
    | Whispered
    | MoveRolled
    | Moved
    | StoodUp
    | StarsRolled
    | TrapPassed
    | TrapSprung
    | Drifted
    | Searched
    | FoundNothing
    | Kept
    | Traded
    | Dropped
    | Happened
    | Averted
    | ItemFound
    | Recovered
    | Explored
    | PutDown
    | Shared
    | Worn
    | Stowed
    | LevelledUp
    | Used
    | Healed
    | CheeseWon
    | CheeseLost
    | CheeseGiven
    | CheeseOnWheel
    | CheeseOffWheel
    | EncounterRevealed
    | EncounterSpecial
    | Disguised
    | EnemyCame
    | TrackLaid
    | CardsAdded
    | Ambushed
    | CardSwapped
    | CardRose
    | CardLeft
    | TrapsSet
    | RoachesGreedy
    | SurgeBegan
    | SurgeOver
    | HourglassMoved
    | AttackRolled
    | AttackAimed
    | DefenceRolled
    | Wounded
    | Poisoned
    | Affected
    | Defeated
    | Captured
    | CameBack
    | EnemiesTurn
    | EnemyMoved
    | CatPounced
    | CatChased
    | ItemPlaced
    | ItemTaken
    | ItemGone
    | Catapulted
    | GrapeThrown
    | GrapeEaten
    | Told
    | Decided
    | Given
    | ThingLies
    | MarkerMoved
    | WaterCalmed
    | WebsHung
    | WebTorn
    | WebsSwept
    | CardKept
)
