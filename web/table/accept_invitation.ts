/** Coming by an invitation: `/t/<table>#<seat>.<secret>`. The secret is posted once and is gone from the address. */
import { family } from "../players/family.svelte.ts";
import { sitDownAs } from "../players/take_seat.ts";
import { addedBytes, house, HouseSaysNo } from "../api/client.ts";

export interface Invitation {
  readonly seat: number;
  readonly secret: string;
}

export function invitationIn(hash: string): Invitation | null {
  const found = /^#(\d+)\.([\w-]+)$/.exec(hash);
  return found ? { seat: Number(found[1]), secret: found[2]! } : null;
}

/** The link to give away, to a seat or to the table. Who came by this machine's own name gives the name that others
 * know it by. */
export function linkOf(table: string, to: Invitation | null, home: string | null, at = location.origin): string {
  const onlyHere = /^(localhost|127\.|\[::1\])/.test(new URL(at).hostname);
  return `${onlyHere && home ? home : at}/t/${encodeURIComponent(table)}${to ? `#${to.seat}.${to.secret}` : ""}`;
}

/** Why not, or null: what a name that is taken comes to as well. */
const refusal = (asked: Promise<unknown>): Promise<HouseSaysNo | null> =>
  asked.then(
    () => null,
    (error: unknown) => {
      if (error instanceof HouseSaysNo && error.status !== 404 && error.status !== 0) return error;
      throw error;
    },
  );

/** The invitation in the address, if there is one. It is not there any more afterwards. */
export function takeInvitation(): Invitation | null {
  const invitation = invitationIn(location.hash);
  if (invitation) history.replaceState(null, "", location.pathname);
  return invitation;
}

/** Take the seat of an invitation; `sealed`: only where nobody may know the luck. Returns why not, or null. */
export async function join(table: string, { seat, secret }: Invitation, sealed: boolean): Promise<HouseSaysNo | null> {
  await house.enter();
  return sitDownAs(
    family.after(null, []),
    (brought) => refusal(house.take(table, seat, { ...brought, secret, added: addedBytes(), sealed })),
    (no) => no?.key ?? null,
  );
}
