/** The table as a board from elsewhere gets it: what it may read, always as it is now, and what it may ask for. */
import { words } from "../../i18n/words.svelte.ts";
import type { ForeignModel, ForeignTable } from "./contract.ts";
import type { ForeignTouches } from "./foreign_touches.ts";

const PROPERTIES = [
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
const METHODS = [
  "can",
  "play",
  "ms",
  "sound",
  "wonder",
  "t",
  "thing",
  "name",
  "doing",
  "skip",
  "read",
  "hush",
] as const;

export function createForeignTable(table: () => ForeignModel, touching: ForeignTouches): ForeignTable {
  const made: Record<string, PropertyDescriptor> = {
    stage: { get: () => table().stage.stage },
    question: { get: () => table().turn?.question ?? null },
    language: { get: () => words.now.language },
    touch: { value: touching.touch.bind(touching) },
  };
  for (const name of PROPERTIES) made[name] = { get: () => table()[name], enumerable: true };
  for (const name of METHODS)
    made[name] = { value: (...given: never[]) => Reflect.apply(table()[name], table(), given) as unknown };
  return Object.freeze(Object.defineProperties({}, made)) as ForeignTable;
}
