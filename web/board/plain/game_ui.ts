import type { AnyGameUi, GameTypes, FieldKinds, GameUi } from "../board_interface.ts";
import PlainBoard from "./PlainBoard.svelte";
import TableBackground from "./TableBackground.svelte";
import { actionTouchId } from "./action_button_id.ts";

/** Return the `GameUi` of the plain board. It has no stage, and shows `table.drawing` and the legal actions. */
export const plainPlay = (kinds: FieldKinds): AnyGameUi =>
  ({
    kinds,
    tableTop: TableBackground,
    board: PlainBoard,
    usesDrawing: true,
    stage: () => null,
    tell: {},
    touches: (action) => [actionTouchId(action)],
  }) satisfies GameUi<GameTypes, null>;
