/**
 * Updates a stage in place so that it equals the next one. What has not changed keeps its identity, so that nothing
 * depending on it is rendered again.
 */

type Plain = Record<string, unknown>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Return a value equal to `next`: `now` itself if it could be updated to that, otherwise `next`. */
export function reconcile(now: unknown, next: unknown): unknown {
  if (Array.isArray(now) && Array.isArray(next)) {
    if (now.length > next.length) now.length = next.length;
    for (const [i, value] of next.entries()) assign(now as unknown as Plain, String(i), value);
    return now;
  }
  if (!isPlain(now) || !isPlain(next)) return next;
  for (const name of Object.keys(now)) if (!(name in next)) Reflect.deleteProperty(now, name);
  for (const [name, value] of Object.entries(next)) assign(now, name, value);
  return now;
}

function assign(into: Plain, name: string, value: unknown): void {
  const before = into[name];
  const after = reconcile(before, value);
  if (after !== before || !(name in into)) into[name] = after;
}
