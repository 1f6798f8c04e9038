/**
 * Return the size of a board in its own units, for a size in pixels. A board smaller than `smallest` pixels is drawn at
 * that size and scaled down by `shrunk`.
 */
export function drawingSize(wide: number, high: number, smallest: number) {
  const shrunk = Math.max(1, smallest / (wide || smallest), smallest / (high || smallest));
  return { shrunk, width: (wide || 390) * shrunk, height: (high || 600) * shrunk };
}
