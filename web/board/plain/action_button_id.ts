/**
 * Return the id of an action's button, such as `take-count-3`. It contains only letters, digits, `-` and `_`, and is
 * unique among a game's actions.
 */
import type { Tagged } from "../board_interface.ts";

export function actionTouchId(action: Tagged): string {
  const { type, ...fields } = action as Tagged & Readonly<Record<string, unknown>>;
  const parts = Object.keys(fields)
    .sort()
    .flatMap((name) => [name, typeof fields[name] === "string" ? fields[name] : JSON.stringify(fields[name])]);
  return [type, ...parts].map(escapeForId).join("-");
}

/** Replace every other character by its code point between two underscores. */
const escapeForId = (text: string): string =>
  text.replace(/[^A-Za-z0-9]/gu, (sign) => `_${sign.codePointAt(0)!.toString(16)}_`);
