/** How every event changes the stage. */
import { encounterEvents } from "./encounters.ts";
import { fightEvents } from "./fights.ts";
import { findEvents } from "./finds.ts";
import { storyEvents } from "./story.ts";
import { turnEvents } from "./turns.ts";

export const tell = { ...turnEvents, ...fightEvents, ...findEvents, ...encounterEvents, ...storyEvents };
