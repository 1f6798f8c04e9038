/**
 * Creates the table that is passed to a package's board: its properties, which are always up to date, and its methods.
 */
import { words } from "../../i18n/translations.svelte.ts";
import type { ExternalModel, ExternalTable } from "./board_contract.ts";
import type { ExternalTouches } from "./external_touches.ts";

/** Name in the contract → name in `Table`. */
const PROPERTIES = {
  view: "view",
  own: "own",
  seats: "seats",
  me: "me",
  facing: "facing",
  legal: "legal",
  busy: "busy",
  over: "over",
  refused: "refused",
  pointed: "pointed",
  calm: "calm",
  wonders: "canQuery",
  reads: "canReadAloud",
} as const;
const METHODS = {
  can: "can",
  play: "play",
  ms: "ms",
  sound: "sound",
  wonder: "query",
  t: "t",
  thing: "thing",
  name: "name",
  doing: "describe",
  skip: "skip",
  read: "readAloud",
  hush: "stopReading",
} as const;

/** Return the frozen table for a board. `table` is called on each access, so that the table can be replaced. */
export function createExternalTable(table: () => ExternalModel, touching: ExternalTouches): ExternalTable {
  const made: Record<string, PropertyDescriptor> = {
    stage: { get: () => table().stage.stage },
    question: { get: () => table().turn?.question ?? null },
    language: { get: () => words.now.language },
    touch: { value: touching.touch.bind(touching) },
  };
  for (const [name, own] of Object.entries(PROPERTIES)) made[name] = { get: () => table()[own], enumerable: true };
  for (const [name, own] of Object.entries(METHODS))
    made[name] = { value: (...given: never[]) => Reflect.apply(table()[own], table(), given) as unknown };
  return Object.freeze(Object.defineProperties({}, made)) as ExternalTable;
}
