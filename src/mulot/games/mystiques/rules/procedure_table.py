"""The table of all procedures: which procedure carries out which frame."""

from collections.abc import Mapping
from typing import Any

from mulot.games.mystiques.model import frames
from mulot.games.mystiques.rules.brodie import BrodieChasesSteps, BrodiePouncesSteps
from mulot.games.mystiques.rules.captives import CaptiveSteps, ComingBackSteps
from mulot.games.mystiques.rules.chapter_end import PartingSteps
from mulot.games.mystiques.rules.combat import FightSteps
from mulot.games.mystiques.rules.crossroads import AtCrossroadsSteps, RememberingSteps
from mulot.games.mystiques.rules.encounter import EncounteringSteps
from mulot.games.mystiques.rules.enemy_turn import EnemyActsSteps, EnemyTurnSteps
from mulot.games.mystiques.rules.equip_and_level_up import EquippingSteps
from mulot.games.mystiques.rules.explore import ExploringSteps, PlacingSteps
from mulot.games.mystiques.rules.group_items import FlyingSteps
from mulot.games.mystiques.rules.mouse_turn import MouseTurnSteps
from mulot.games.mystiques.rules.movement import LeavingWaterSteps, SteppingSteps, TrapTestSteps
from mulot.games.mystiques.rules.procedure import Procedure
from mulot.games.mystiques.rules.round import OpeningSteps, RoundSteps
from mulot.games.mystiques.rules.search import FindingSteps, HappeningSteps, SearchingSteps
from mulot.games.mystiques.rules.share import SharingSteps
from mulot.games.mystiques.rules.star_roll import StarRollSteps
from mulot.games.mystiques.rules.surge import SurpriseAttackSteps
from mulot.games.mystiques.rules.wounds import RecoveringSteps

PROCEDURES: Mapping[type[frames.UnderWay], Procedure[Any]] = {
    frames.Opening: OpeningSteps(),
    frames.Round: RoundSteps(),
    frames.MouseTurn: MouseTurnSteps(),
    frames.Stepping: SteppingSteps(),
    frames.LeavingWater: LeavingWaterSteps(),
    frames.TrapTest: TrapTestSteps(),
    frames.StarRoll: StarRollSteps(),
    frames.Searching: SearchingSteps(),
    frames.Finding: FindingSteps(),
    frames.Happening: HappeningSteps(),
    frames.Recovering: RecoveringSteps(),
    frames.Exploring: ExploringSteps(),
    frames.Placing: PlacingSteps(),
    frames.Sharing: SharingSteps(),
    frames.Equipping: EquippingSteps(),
    frames.Flying: FlyingSteps(),
    frames.Encountering: EncounteringSteps(),
    frames.SurpriseAttack: SurpriseAttackSteps(),
    frames.Fight: FightSteps(),
    frames.EnemyTurn: EnemyTurnSteps(),
    frames.EnemyActs: EnemyActsSteps(),
    frames.BrodiePounces: BrodiePouncesSteps(),
    frames.BrodieChases: BrodieChasesSteps(),
    frames.ComingBack: ComingBackSteps(),
    frames.Captive: CaptiveSteps(),
    frames.AtCrossroads: AtCrossroadsSteps(),
    frames.Remembering: RememberingSteps(),
    frames.Parting: PartingSteps(),
}


def procedure_of(f: frames.UnderWay) -> Procedure[Any]:
    """Return the procedure that carries out a frame."""
    return PROCEDURES[type(f)]
