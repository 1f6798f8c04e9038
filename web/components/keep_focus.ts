/**
 * Restores the keyboard focus when an overlay closes. Attach it to the overlay: `<dialog {@attach keepFocus}>`. If the
 * element that had the focus is gone, the heading gets it.
 */
export function keepFocus(over: HTMLElement): () => void {
  const before = document.activeElement;
  return () => {
    if (document.activeElement !== document.body && !over.contains(document.activeElement)) return;
    const place = before instanceof HTMLElement || before instanceof SVGElement ? before : null;
    // Done afterwards, because a modal dialog traps the focus until it is removed.
    queueMicrotask(() => {
      if (document.activeElement !== document.body && document.activeElement?.isConnected) return;
      const next = place?.isConnected && place !== document.body ? place : document.querySelector<HTMLElement>("h1");
      next?.focus({ preventScroll: true });
    });
  };
}

/** Opens a modal dialog. Attach it: `<dialog {@attach openModal}>`. */
export function openModal(dialog: HTMLDialogElement): () => void {
  const back = keepFocus(dialog);
  dialog.showModal();
  return back;
}

/**
 * Removes the focus from a button after a touch, because browsers lay out the whole page again when a focused element
 * disappears. With keys, mice and screen readers the focus stays. Attach it to the root element.
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
