/** Before every file of tests: nothing is left from the one before, and the tests' browser has what it lacks. */
document.body.replaceChildren();
localStorage.clear();
if (!globalThis.matchMedia) {
  globalThis.matchMedia = () => ({ matches: false, addEventListener: () => undefined }) as unknown as MediaQueryList;
}
Element.prototype.animate = () => ({ cancel: () => undefined, finished: Promise.resolve() }) as unknown as Animation;
