/**
 * Whoever opens a sheet with the keyboard stands where he stood when it is closed, however it was closed. Used as an
 * attachment of what lies over the screen: `<dialog {@attach keepFocus}>`. Where the place is gone, the heading is next.
 */
export function keepFocus(over: HTMLElement): () => void {
  const before = document.activeElement;
  return () => {
    if (document.activeElement !== document.body && !over.contains(document.activeElement)) return;
    const place = before instanceof HTMLElement || before instanceof SVGElement ? before : null;
    // Only after it is gone: until then a modal dialog holds the focus inside.
    queueMicrotask(() => {
      if (document.activeElement !== document.body && document.activeElement?.isConnected) return;
      const next = place?.isConnected && place !== document.body ? place : document.querySelector<HTMLElement>("h1");
      next?.focus({ preventScroll: true });
    });
  };
}

/**
 * A finger leaves no focus behind on what it touched, for that is often gone in the next moment: a browser that loses
 * what has the focus lays the whole page out once more, right in the middle of drawing it. The Tab key still goes on
 * from there. Used as an attachment of the whole house. What keys, mice and readers touch keeps the focus.
 */
export function blurAfterTouch(house: HTMLElement): () => void {
  const touched = (event: MouseEvent) => {
    if (!(event instanceof PointerEvent) || event.pointerType !== "touch") return;
    const held = document.activeElement;
    if (held?.matches("a, button, [data-touch]")) (held as HTMLElement | SVGElement).blur();
  };
  house.addEventListener("click", touched, true);
  return () => house.removeEventListener("click", touched, true);
}
