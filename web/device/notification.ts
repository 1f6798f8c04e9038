/**
 * System notifications when it is someone's turn, shown while the page is hidden. They are local: nothing is sent
 * anywhere.
 */

export const canNotify = (): boolean => "Notification" in window && window.isSecureContext;

/** Ask for permission, after a touch on the switch. Return true if notifications may be shown. */
export async function askToNotify(): Promise<boolean> {
  if (!canNotify()) return false;
  if (Notification.permission === "default") await Notification.requestPermission();
  return Notification.permission === "granted";
}

/** Show a notification, and return a function that removes it. A newer notification with the same `tag` replaces it. */
export function notify(title: string, body: string, tag: string): () => void {
  if (!canNotify() || Notification.permission !== "granted") return () => undefined;
  try {
    const notice = new Notification(title, { body, tag });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
    return () => notice.close();
  } catch {
    // Phones show notifications only through a service worker.
    const ready = navigator.serviceWorker?.getRegistration();
    void ready?.then((worker) => worker?.showNotification(title, { body, tag }));
    return () =>
      void ready?.then(async (worker) => {
        for (const notice of (await worker?.getNotifications({ tag })) ?? []) notice.close();
      });
  }
}
