/**
 * Joining by an invitation, `/t/<table>#<seat>.<secret>`. The secret is sent once, and removed from the address bar.
 */
import { family } from "../players/player_mice.svelte.ts";
import { takeSeatWithMouse } from "../players/take_seat.ts";
import { createSeedBytes, api, ApiError } from "../api/client.ts";

export interface Invitation {
  readonly seat: number;
  readonly secret: string;
}

export function parseInvitation(hash: string): Invitation | null {
  const found = /^#(\d+)\.([\w-]+)$/.exec(hash);
  return found ? { seat: Number(found[1]), secret: found[2]! } : null;
}

/**
 * Return the link to share, to a seat or to the table. If this page was opened as localhost, the link contains the
 * address by which other devices reach this machine.
 */
export function tableLink(
  table: string,
  to: Invitation | null,
  lanAddress: string | null,
  at = location.origin,
): string {
  const onlyHere = /^(localhost|127\.|\[::1\])/.test(new URL(at).hostname);
  return `${onlyHere && lanAddress ? lanAddress : at}/t/${encodeURIComponent(table)}${to ? `#${to.seat}.${to.secret}` : ""}`;
}

/** Return the refusal of a request, or null if it succeeded. Throws if the table or the server cannot be found. */
const apiErrorOrNull = (asked: Promise<unknown>): Promise<ApiError | null> =>
  asked.then(
    () => null,
    (error: unknown) => {
      if (error instanceof ApiError && error.status !== 404 && error.status !== 0) return error;
      throw error;
    },
  );

/** Return the invitation in the address, or null. Removes it from the address. */
export function consumeInvitation(): Invitation | null {
  const invitation = parseInvitation(location.hash);
  if (invitation) history.replaceState(null, "", location.pathname + location.search);
  return invitation;
}

/** Take the seat of an invitation. With `sealed`, refuse if someone may know the luck. Return the error, or null. */
export async function joinByInvitation(
  table: string,
  { seat, secret }: Invitation,
  sealed: boolean,
): Promise<ApiError | null> {
  await api.getServerInfo();
  return takeSeatWithMouse(
    family.nextFreeAfter(null, []),
    (mouse) => apiErrorOrNull(api.takeSeat(table, seat, { ...mouse, secret, added: createSeedBytes(), sealed })),
    (error) => error?.key ?? null,
  );
}
