/** Coming by an invitation: `/t/<table>#<seat>.<secret>`. The secret is posted once and is gone from the address. */
import { family } from "../players/family.svelte.ts";
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

/** The link to give away, to a seat or to the table. Who came by this machine's own name gives the name that others
 * know it by. */
export function tableLink(
  table: string,
  to: Invitation | null,
  lanAddress: string | null,
  at = location.origin,
): string {
  const onlyHere = /^(localhost|127\.|\[::1\])/.test(new URL(at).hostname);
  return `${onlyHere && lanAddress ? lanAddress : at}/t/${encodeURIComponent(table)}${to ? `#${to.seat}.${to.secret}` : ""}`;
}

/** Why not, or null: what a name that is taken comes to as well. */
const apiErrorOrNull = (asked: Promise<unknown>): Promise<ApiError | null> =>
  asked.then(
    () => null,
    (error: unknown) => {
      if (error instanceof ApiError && error.status !== 404 && error.status !== 0) return error;
      throw error;
    },
  );

/** The invitation in the address, if there is one. It is not there any more afterwards. */
export function consumeInvitation(): Invitation | null {
  const invitation = parseInvitation(location.hash);
  if (invitation) history.replaceState(null, "", location.pathname);
  return invitation;
}

/** Take the seat of an invitation; `sealed`: only where nobody may know the luck. Returns why not, or null. */
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
