/**
 * JSON in `localStorage`. It may have been damaged, or written by another version, so readers check each entry and leave
 * out the others.
 */
type Check<T> = (value: unknown) => value is T;
type Fields = Readonly<Record<string, unknown>>;

export const isString: Check<string> = (value) => typeof value === "string";
export const isNumber: Check<number> = (value) => typeof value === "number";
export const isAnything: Check<never> = (value): value is never => value !== null;
const isObject: Check<Fields> = (value): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A check for objects in which these fields are strings. The other fields are not checked. */
export const withStrings =
  <T>(...fields: readonly (keyof T & string)[]): Check<T> =>
  (value): value is T =>
    isObject(value) && fields.every((field) => isString(value[field]));

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Return the stored object's valid entries. */
export function readRecord<T>(key: string, isValue: Check<T>): Record<string, T> {
  const stored = read(key);
  const entries = isObject(stored) ? Object.entries(stored) : [];
  return Object.fromEntries(entries.filter((entry): entry is [string, T] => isValue(entry[1])));
}

/** Return the stored list's valid entries. */
export function readList<T>(key: string, isEntry: Check<T>): T[] {
  const stored = read(key);
  return Array.isArray(stored) ? stored.filter(isEntry) : [];
}

/** Store a value. Return false if the browser stores nothing. */
export function writeJson(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
