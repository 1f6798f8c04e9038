import type { GameUi } from "$web/board/board_interface.ts";
import Board from "./Board.svelte";
import CampaignBook from "./CampaignBook.svelte";
import { CHARACTERS } from "./characters.ts";
import { touches } from "./actionGroups.ts";
import ActionPicture from "./ActionPicture.svelte";
import Campaign from "./optionPictures/Campaign.svelte";
import Chapter from "./optionPictures/Chapter.svelte";
import DifficultyRats from "./optionPictures/DifficultyRats.svelte";
import eventWeights from "./eventWeights.json";
import { stage, type Stage } from "./boardState.ts";
import TableBackground from "./TableBackground.svelte";
import { tell } from "./applyEvents/index.ts";
import { KINDS, type Types } from "./types.ts";

export default {
  kinds: KINDS,
  tableTop: TableBackground,
  board: Board,
  stage,
  tell,
  moment: (_, outcome) =>
    outcome && {
      drawing: Math.max(...outcome.scores) > 0 ? "chapter-won" : "chapter-lost",
      seats: outcome.scores.map((_, seat) => seat),
    },
  touches,
  moves: ["step"],
  actionPicture: ActionPicture,
  optionPictures: { chapter: Chapter, difficulty: DifficultyRats, "campaign-true": Campaign },
  campaign: CampaignBook,
  portraits: CHARACTERS,
  luck: "dice",
  eventWeights,
  statistics: [
    { name: "chapters-won", of: "won" },
    { name: "foes", of: ["defeated"] },
    { name: "cats-met", of: ["cat-pounced"] },
  ],
} satisfies GameUi<Types, Stage>;
