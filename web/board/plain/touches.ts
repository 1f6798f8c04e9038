/** The name of an action's button: `take-count-3`. Made of letters, digits, `-` and `_` alone, and no two
 * actions of a game have the same. */
import type { Tagged } from "../../board.ts";

export function actionTouchId(action: Tagged): string {
  const { type, ...fields } = action as Tagged & Readonly<Record<string, unknown>>;
  const parts = Object.keys(fields)
    .sort()
    .flatMap((name) => [name, typeof fields[name] === "string" ? fields[name] : JSON.stringify(fields[name])]);
  return [type, ...parts].map(escapeForId).join("-");
}

/** Whatever is no letter or digit becomes its number between two `_`. */
const escapeForId = (text: string): string =>
  text.replace(/[^A-Za-z0-9]/gu, (sign) => `_${sign.codePointAt(0)!.toString(16)}_`);
