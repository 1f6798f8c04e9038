"""Which procedure belongs to which frame: all of them, in one place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mulot.games.mystiques.model.frames import (
    AtCrossroads,
    BrodieChases,
    BrodiePounces,
    Captive,
    ComingBack,
    Encountering,
    EnemyActs,
    EnemyTurn,
    Equipping,
    Exploring,
    Fight,
    Finding,
    Flying,
    Happening,
    LeavingWater,
    MouseTurn,
    Opening,
    Parting,
    Placing,
    Recovering,
    Remembering,
    Round,
    Searching,
    Sharing,
    StarRoll,
    Stepping,
    SurpriseAttack,
    TrapTest,
    UnderWay,
)
from mulot.games.mystiques.rules.brodie import BrodieChasesSteps, BrodiePouncesSteps
from mulot.games.mystiques.rules.captive import CaptiveSteps
from mulot.games.mystiques.rules.combat import FightSteps
from mulot.games.mystiques.rules.crossroads import AtCrossroadsSteps, RememberingSteps
from mulot.games.mystiques.rules.encounter import EncounteringSteps
from mulot.games.mystiques.rules.enemies import EnemyActsSteps, EnemyTurnSteps
from mulot.games.mystiques.rules.equipping import EquippingSteps
from mulot.games.mystiques.rules.exploring import ExploringSteps, PlacingSteps
from mulot.games.mystiques.rules.items import FlyingSteps
from mulot.games.mystiques.rules.moving import LeavingWaterSteps, SteppingSteps, TrapTestSteps
from mulot.games.mystiques.rules.parting import PartingSteps
from mulot.games.mystiques.rules.procedure import Procedure
from mulot.games.mystiques.rules.recovering import RecoveringSteps
from mulot.games.mystiques.rules.returning import ComingBackSteps
from mulot.games.mystiques.rules.rolling import StarRollSteps
from mulot.games.mystiques.rules.round import OpeningSteps, RoundSteps
from mulot.games.mystiques.rules.searching import FindingSteps, HappeningSteps, SearchingSteps
from mulot.games.mystiques.rules.sharing import SharingSteps
from mulot.games.mystiques.rules.surge import SurpriseAttackSteps
from mulot.games.mystiques.rules.turn import MouseTurnSteps

PROCEDURES: Mapping[type[UnderWay], Procedure[Any]] = {
    Opening: OpeningSteps(),
    Round: RoundSteps(),
    MouseTurn: MouseTurnSteps(),
    Stepping: SteppingSteps(),
    LeavingWater: LeavingWaterSteps(),
    TrapTest: TrapTestSteps(),
    StarRoll: StarRollSteps(),
    Searching: SearchingSteps(),
    Finding: FindingSteps(),
    Happening: HappeningSteps(),
    Recovering: RecoveringSteps(),
    Exploring: ExploringSteps(),
    Placing: PlacingSteps(),
    Sharing: SharingSteps(),
    Equipping: EquippingSteps(),
    Flying: FlyingSteps(),
    Encountering: EncounteringSteps(),
    SurpriseAttack: SurpriseAttackSteps(),
    Fight: FightSteps(),
    EnemyTurn: EnemyTurnSteps(),
    EnemyActs: EnemyActsSteps(),
    BrodiePounces: BrodiePouncesSteps(),
    BrodieChases: BrodieChasesSteps(),
    ComingBack: ComingBackSteps(),
    Captive: CaptiveSteps(),
    AtCrossroads: AtCrossroadsSteps(),
    Remembering: RememberingSteps(),
    Parting: PartingSteps(),
}


def steps_of(f: UnderWay) -> Procedure[Any]:
    """The procedure that a frame is under way with."""
    return PROCEDURES[type(f)]
