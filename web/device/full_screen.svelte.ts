/** Full-screen mode. */
class FullScreen {
  on = $state(false);
  readonly able = typeof document !== "undefined" && document.fullscreenEnabled === true;

  constructor() {
    if (this.able) document.addEventListener("fullscreenchange", () => (this.on = document.fullscreenElement !== null));
  }

  /** Must be called during a touch. If the browser refuses, nothing changes. */
  async toggle(): Promise<void> {
    try {
      await (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen());
    } catch {
      this.on = document.fullscreenElement !== null;
    }
  }
}

export const fullScreen = new FullScreen();
