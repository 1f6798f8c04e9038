/** Runs before every test file: removes what the previous one left, and adds what the tests' browser lacks. */
document.body.replaceChildren();
localStorage.clear();
if (!globalThis.matchMedia) {
  globalThis.matchMedia = () => ({ matches: false, addEventListener: () => undefined }) as unknown as MediaQueryList;
}
Element.prototype.animate = () => ({ cancel: () => undefined, finished: Promise.resolve() }) as unknown as Animation;
