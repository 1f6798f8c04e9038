/** How every event changes the stage. */
import { comings } from "./encounters.ts";
import { fights } from "./fights.ts";
import { finds } from "./finds.ts";
import { stories } from "./story.ts";
import { turns } from "./turns.ts";

export const tell = { ...turns, ...fights, ...finds, ...comings, ...stories };
