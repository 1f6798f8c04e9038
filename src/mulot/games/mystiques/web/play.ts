import type { GameUi } from "$web/board.ts";
import Board from "./Board.svelte";
import CampaignBook from "./CampaignBook.svelte";
import { CHARACTERS } from "./characters.ts";
import { touches } from "./actionGroups.ts";
import ActionPicture from "./ActionPicture.svelte";
import Campaign from "./options/Campaign.svelte";
import Chapter from "./options/Chapter.svelte";
import Rats from "./options/Rats.svelte";
import { EVENT_WEIGHTS } from "./eventWeights.ts";
import { stage, type Stage } from "./stage.ts";
import TableTop from "./TableTop.svelte";
import { tell } from "./tell/index.ts";
import { KINDS, type Types } from "./types.ts";

export default {
  kinds: KINDS,
  tableTop: TableTop,
  board: Board,
  shape: "room",
  stage: (view) => stage(view),
  tell,
  touches,
  moves: ["step"],
  actionPicture: ActionPicture,
  optionPictures: { chapter: Chapter, difficulty: Rats, "campaign-true": Campaign },
  campaign: CampaignBook,
  portraits: CHARACTERS,
  luck: "dice",
  eventWeights: EVENT_WEIGHTS,
  statistics: [
    { name: "chapters-won", of: "won" },
    { name: "foes", of: ["defeated"] },
    { name: "cats-met", of: ["cat-pounced"] },
  ],
} satisfies GameUi<Types, Stage>;
