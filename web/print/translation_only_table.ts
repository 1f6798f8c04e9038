/** A table for printed components, which only provides texts. */
import type { AnyTable } from "../board/board_interface.ts";
import { words } from "../i18n/translations.svelte.ts";

export const createPrintTable = (game: string, stage: unknown = {}): AnyTable =>
  ({
    stage,
    t: (key: string, args?: Readonly<Record<string, unknown>>) => words.now.format(`${game}-${key}`, args),
    thing: (id: string) => words.now.format(`${game}-thing-${id}`),
    name: () => "",
    calm: true,
  }) as unknown as AnyTable;
