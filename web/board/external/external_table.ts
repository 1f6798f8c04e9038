/**
 * Creates the table that is passed to a package's board: its properties, which are always up to date, and its methods.
 */
import { words } from "../../i18n/translations.svelte.ts";
import { METHODS, PROPERTIES, type ExternalModel, type ExternalTable } from "./board_contract.ts";
import type { ExternalTouches } from "./external_touches.ts";

/** Return the frozen table for a board. `table` is called on each access, so that the table can be replaced. */
export function createExternalTable(table: () => ExternalModel, touching: ExternalTouches): ExternalTable {
  const property = (own: keyof ExternalModel) => ({ get: () => table()[own], enumerable: true });
  const method = (own: (typeof METHODS)[number] | "query" | "describe" | "readAloud" | "stopReading") => ({
    value: (...given: never[]) => Reflect.apply(table()[own], table(), given) as unknown,
  });
  const made: Record<string, PropertyDescriptor> = {
    stage: { get: () => table().stage.stage },
    question: { get: () => table().turn?.question ?? null },
    language: { get: () => words.now.language },
    touch: { value: touching.touch.bind(touching) },
    calm: property("calm"),
    wonders: property("canQuery"),
    reads: property("canReadAloud"),
    wonder: method("query"),
    doing: method("describe"),
    read: method("readAloud"),
    hush: method("stopReading"),
  };
  for (const name of PROPERTIES) made[name] = property(name);
  for (const name of METHODS) made[name] = method(name);
  return Object.freeze(Object.defineProperties({}, made)) as ExternalTable;
}
