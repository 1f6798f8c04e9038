/** The guest's side: this phone plays in the house of another phone nearby. */
import { getTransport } from "../api/transport.ts";
import type { HouseAnswer } from "../offline/protocol.ts";
import { dropTicket, keepTicket, keptTickets, ownCertificate } from "./evening_store.ts";
import { PeerLink, type LinkListener } from "./peer_link.ts";
import { readTicket, waitForReturn, type TicketMessage } from "./return_ticket.ts";
import { VisitorTransport, type HostHouse } from "./visitor_transport.ts";
import { noteVisit } from "./visited_tables.ts";

/** The longest message of a host. Replays of long games take the most. */
const MAX_HOST_CHARS = 32_000_000;
/** How long a host may take to answer a call. */
const CALL_MS = 8_000;

/** Where a host lets its guest in: a table, with a seat if one is free. */
export interface Welcome {
  readonly table: string;
  readonly invitation: { readonly seat: number; readonly secret: string } | null;
}

const houseOf = (host: string): HostHouse => (getTransport() as VisitorTransport).houseOf(host);

const ignore = () => undefined;

/** The prepared connections with which hosts can call again, by fingerprint. */
const spares = new Map<string, PeerLink>();

function listen(link: PeerLink, opened: () => void, welcomed: (welcome: Welcome) => void): LinkListener {
  return {
    opened: () => {
      const house = houseOf(link.peer);
      const before = house.link as PeerLink | null;
      house.link = link;
      if (spares.get(link.peer) === link) spares.delete(link.peer);
      if (before !== link) before?.close();
      void prepareReturn(link);
      opened();
      dispatchEvent(new Event("online")); // tables reconnect at once
    },
    received: (text) => {
      const message = JSON.parse(text) as HouseAnswer | (Welcome & { readonly kind: "welcome" }) | TicketMessage;
      if (message.kind === "ticket") void keepTicket("host", link.peer, readTicket({ ...message }));
      else if (message.kind === "welcome") {
        noteVisit(message.table, link.peer);
        welcomed(message);
      } else houseOf(link.peer).receive(message);
    },
    broken: ignore,
    closed: () => {
      const house = houseOf(link.peer);
      if (house.link !== link) return;
      house.link = null;
      house.client.failAll();
    },
  };
}

/** Prepare a connection with which the host can call, in case it loses its page. */
async function prepareReturn(link: PeerLink): Promise<void> {
  spares.get(link.peer)?.close();
  const { link: spare, ticket } = await waitForReturn(await ownCertificate(), link.peer, MAX_HOST_CHARS, (made) =>
    listen(made, ignore, ignore),
  );
  spares.set(link.peer, spare);
  link.send(JSON.stringify({ kind: "ticket", ...ticket } satisfies TicketMessage));
}

/**
 * Answer a host's code. Return this phone's own code, which the host has to read; `welcomed` is called when it has let
 * this phone in. Throws `InvalidCode`.
 */
export async function visit(
  code: string,
  welcomed: (welcome: Welcome) => void,
): Promise<{ code: string; cancel: () => void }> {
  const made = await PeerLink.answer(
    await ownCertificate(),
    MAX_HOST_CHARS,
    (link) => listen(link, ignore, welcomed),
    code,
  );
  return { code: made.code, cancel: () => made.link.isOpen || made.link.close() };
}

const calls = new Map<string, Promise<void>>();

/** Call a host again with this evening's ticket. Resolves when that has worked or failed. */
export function comeBack(house: HostHouse): Promise<void> {
  const calling =
    calls.get(house.host) ??
    callHost(house)
      .catch((error: unknown) => console.warn(error))
      .finally(() => calls.delete(house.host));
  calls.set(house.host, calling);
  return calling;
}

async function callHost(house: HostHouse): Promise<void> {
  const ticket = (await keptTickets("host")).get(house.host);
  if (!ticket || house.isOpen) return;
  let link: PeerLink | undefined;
  await new Promise<void>((done, failed) => {
    const listenTo = (made: PeerLink) => listen((link = made), done, ignore);
    ownCertificate()
      .then((certificate) => PeerLink.answer(certificate, MAX_HOST_CHARS, listenTo, ticket.code, ticket))
      .catch(async (error: unknown) => {
        await dropTicket("host", house.host);
        failed(error instanceof Error ? error : new Error(String(error)));
      });
    setTimeout(done, CALL_MS);
  });
  if (!house.isOpen) link?.close();
}
