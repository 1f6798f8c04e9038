/** The house on the whole screen, without the browser round it. */
class FullScreen {
  on = $state(false);
  readonly able = typeof document !== "undefined" && document.fullscreenEnabled === true;

  constructor() {
    if (this.able) document.addEventListener("fullscreenchange", () => (this.on = document.fullscreenElement !== null));
  }

  /** Only a touch may ask for it; a browser that refuses leaves all as it is. */
  async toggle(): Promise<void> {
    try {
      await (document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen());
    } catch {
      this.on = document.fullscreenElement !== null;
    }
  }
}

export const fullScreen = new FullScreen();
