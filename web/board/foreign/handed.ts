/** The table as a board from elsewhere gets it: what it may read, always as it is now, and what it may ask for. */
import { words } from "../../i18n/words.svelte.ts";
import type { ForeignSeen, ForeignTable } from "./contract.ts";
import type { Touching } from "./touching.ts";

const READ = [
  "view",
  "own",
  "seats",
  "me",
  "facing",
  "legal",
  "busy",
  "over",
  "refused",
  "pointed",
  "calm",
  "wonders",
  "reads",
] as const;
const ASKED = ["can", "play", "ms", "sound", "wonder", "t", "thing", "name", "doing", "skip", "read", "hush"] as const;

export function handed(table: () => ForeignSeen, touching: Touching): ForeignTable {
  const made: Record<string, PropertyDescriptor> = {
    stage: { get: () => table().stage.stage },
    question: { get: () => table().turn?.question ?? null },
    language: { get: () => words.now.language },
    touch: { value: touching.touch.bind(touching) },
  };
  for (const name of READ) made[name] = { get: () => table()[name], enumerable: true };
  for (const name of ASKED)
    made[name] = { value: (...given: never[]) => Reflect.apply(table()[name], table(), given) as unknown };
  return Object.freeze(Object.defineProperties({}, made)) as ForeignTable;
}
