/** The room a board has to draw in, in its own units. A very small picture is a whole one, drawn smaller. */
export function drawingSize(wide: number, high: number, smallest: number) {
  const shrunk = Math.max(1, smallest / (wide || smallest), smallest / (high || smallest));
  return { shrunk, width: (wide || 390) * shrunk, height: (high || 600) * shrunk };
}
