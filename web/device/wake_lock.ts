/** The screen stays on while a game is played, where the browser can keep it so (it lets go when the page is hidden). */

export const canStayAwake = (): boolean => "wakeLock" in navigator;

/** From now on; returns how to let the screen sleep again. */
export function stayAwake(): () => void {
  if (!canStayAwake()) return () => undefined;
  let lock: WakeLockSentinel | null = null;
  let wanted = true;

  async function hold() {
    if (document.visibilityState !== "visible") return;
    try {
      const held = await navigator.wakeLock.request("screen");
      if (wanted) lock = held;
      else void held.release();
    } catch {
      // The device saves its battery: then it sleeps, and nothing is lost.
    }
  }
  document.addEventListener("visibilitychange", hold);
  void hold();
  return () => {
    wanted = false;
    document.removeEventListener("visibilitychange", hold);
    void lock?.release().catch(() => undefined);
  };
}
