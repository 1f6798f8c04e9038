/** The word of something that can be touched: what a voice says of it, which is what a screen reader would. */
const PRESSED = "button, a[href], summary, select, input, [role=button], [data-say]";

/** What a finger on this means. */
export function pressed(target: EventTarget | null): HTMLElement | SVGElement | null {
  const found = target instanceof Element ? target.closest(PRESSED) : null;
  return found instanceof HTMLElement || found instanceof SVGElement ? found : null;
}

export function wordOf(one: HTMLElement | SVGElement): string {
  if (one.dataset["say"] !== undefined) return one.dataset["say"];
  // Labels on a board name squares, which no voice may.
  if (one.dataset["touch"] !== undefined) return written(one);
  const labels = one instanceof HTMLInputElement || one instanceof HTMLSelectElement ? [...(one.labels ?? [])] : [];
  return (
    one.getAttribute("aria-label") || written(one) || labels.map(written).join(" ") || one.getAttribute("title") || ""
  );
}

/** What is written on a part of the page, line by line. */
export const linesOf = (part: HTMLElement | undefined): string[] =>
  (part?.innerText ?? "").split("\n").flatMap((line) => line.trim() || []);

/** The words in it that are there for everybody. */
function written(one: Element): string {
  if (one.getAttribute("aria-hidden") === "true") return "";
  return [...one.childNodes]
    .map((node) => (node instanceof Element ? written(node) : (node.textContent ?? "")))
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();
}
