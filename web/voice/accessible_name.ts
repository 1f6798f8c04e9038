/** The label of a touchable element, as a screen reader would say it; voices say this. */
const PRESSABLE = "button, a[href], summary, select, input, [role=button], [data-say]";

/** Return the element that a touch on this target would press, or null. */
export function pressableAt(target: EventTarget | null): HTMLElement | SVGElement | null {
  const found = target instanceof Element ? target.closest(PRESSABLE) : null;
  return found instanceof HTMLElement || found instanceof SVGElement ? found : null;
}

export function spokenNameOf(element: HTMLElement | SVGElement): string {
  if (element.dataset["say"] !== undefined) return element.dataset["say"];
  // Labels on a board contain square names, which are never read out.
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

/** Return the visible text of a part of the page, line by line. */
export const textLines = (part: HTMLElement | undefined): string[] =>
  (part?.innerText ?? "").split("\n").flatMap((line) => line.trim() || []);

/** Return an element's text without the parts hidden from screen readers. */
function visibleText(element: Element): string {
  if (element.getAttribute("aria-hidden") === "true") return "";
  return [...element.childNodes]
    .map((node) => (node instanceof Element ? visibleText(node) : (node.textContent ?? "")))
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();
}
