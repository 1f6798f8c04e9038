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
