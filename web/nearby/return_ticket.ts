/**
 * Tickets to come back: while two phones are connected, each prepares the next connection, and gives the other all that
 * is needed to use it. If one of them loses its page, it calls the other again without anybody scanning anything.
 */
import { InvalidCode } from "./connection_code.ts";
import { PeerLink, randomCredentials, type Credentials, type Listen } from "./peer_link.ts";

export interface Ticket extends Credentials {
  readonly code: string;
}
export type TicketMessage = Ticket & { readonly kind: "ticket" };

const isText = (value: unknown, pattern: RegExp): value is string => typeof value === "string" && pattern.test(value);

/** Return the ticket in a message from another phone. Throws `InvalidCode`. */
export function readTicket(message: Readonly<Record<string, unknown>>): Ticket {
  const { code, name, password } = message;
  if (!isText(code, /^[\w-]{80,400}$/) || !isText(name, /^[\w+/]{4,64}$/) || !isText(password, /^[\w+/]{22,96}$/))
    throw new InvalidCode("this is not a ticket");
  return { code, name, password };
}

/** Prepare a connection that the phone with this fingerprint can open later with the ticket. */
export async function waitForReturn(
  certificate: RTCCertificate,
  fingerprint: string,
  maxChars: number,
  listen: Listen,
): Promise<{ link: PeerLink; ticket: Ticket }> {
  const credentials = randomCredentials();
  const { link, code } = await PeerLink.offer(certificate, maxChars, listen);
  await link.accept({ fingerprint, ...credentials, candidates: [] });
  return { link, ticket: { code, ...credentials } };
}
