/** The word of something that can be touched: what a voice says of it, which is what a screen reader would. */
const PRESSABLE = "button, a[href], summary, select, input, [role=button], [data-say]";

/** What a finger on this means. */
export function pressableAt(target: EventTarget | null): HTMLElement | SVGElement | null {
  const found = target instanceof Element ? target.closest(PRESSABLE) : null;
  return found instanceof HTMLElement || found instanceof SVGElement ? found : null;
}

export function spokenNameOf(element: HTMLElement | SVGElement): string {
  if (element.dataset["say"] !== undefined) return element.dataset["say"];
  // Labels on a board name squares, which no voice may.
  if (element.dataset["touch"] !== undefined) return visibleText(element);
  const labels =
    element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? [...(element.labels ?? [])] : [];
  return (
    element.getAttribute("aria-label") ||
    visibleText(element) ||
    labels.map(visibleText).join(" ") ||
    element.getAttribute("title") ||
    ""
  );
}

/** What is written on a part of the page, line by line. */
export const textLines = (part: HTMLElement | undefined): string[] =>
  (part?.innerText ?? "").split("\n").flatMap((line) => line.trim() || []);

/** The words in it that are there for everybody. */
function visibleText(element: Element): string {
  if (element.getAttribute("aria-hidden") === "true") return "";
  return [...element.childNodes]
    .map((node) => (node instanceof Element ? visibleText(node) : (node.textContent ?? "")))
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();
}
