/**
 * What a phone keeps about the phones that it plays with: its own key, by which a host knows it again, and the tickets
 * to come back the same evening. In a database, because a key cannot be stored as text.
 */
import type { Ticket } from "./return_ticket.ts";
import { EVENING_DATABASE, EVENING_MS } from "./visited_tables.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
/** A key is renewed before browsers let it expire. */
const KEY_DAYS = 300;
const RENEW_BEFORE_DAYS = 30;

const promisify = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error ?? new Error("the database cannot be opened"));
  });

async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const opening = indexedDB.open(EVENING_DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore("kept");
  const database = await promisify(opening);
  try {
    return await promisify(work(database.transaction("kept", mode).objectStore("kept")));
  } finally {
    database.close();
  }
}

/** Return this phone's key. Without storage it is a new one each time the page is loaded. */
export async function ownCertificate(): Promise<RTCCertificate> {
  const kept = await inStore("readonly", (store) => store.get("key") as IDBRequest<RTCCertificate | undefined>).catch(
    () => undefined,
  );
  if (kept && kept.expires > Date.now() + RENEW_BEFORE_DAYS * DAY_MS) return kept;
  const made = await RTCPeerConnection.generateCertificate({
    name: "ECDSA",
    namedCurve: "P-256",
    expires: KEY_DAYS * DAY_MS,
  } as EcKeyGenParams);
  await inStore("readwrite", (store) => store.put(made, "key")).catch(() => undefined);
  return made;
}

export interface KeptTicket extends Ticket {
  readonly until: number;
}

/** Keep the ticket of another phone for this evening. `role` is what the other phone is. */
export async function keepTicket(role: "host" | "guest", fingerprint: string, ticket: Ticket): Promise<void> {
  const kept: KeptTicket = { ...ticket, until: Date.now() + EVENING_MS };
  await inStore("readwrite", (store) => store.put(kept, `${role} ${fingerprint}`)).catch(() => undefined);
}

export async function dropTicket(role: "host" | "guest", fingerprint: string): Promise<void> {
  await inStore("readwrite", (store) => store.delete(`${role} ${fingerprint}`)).catch(() => undefined);
}

/** Return this evening's tickets, by fingerprint. */
export async function keptTickets(role: "host" | "guest"): Promise<Map<string, Ticket>> {
  const range = IDBKeyRange.bound(`${role} `, `${role}!`);
  const [keys, tickets] = await Promise.all([
    inStore("readonly", (store) => store.getAllKeys(range)),
    inStore("readonly", (store) => store.getAll(range) as IDBRequest<KeptTicket[]>),
  ]).catch(() => [[], []] as [IDBValidKey[], KeptTicket[]]);
  const found = keys.flatMap((key, i): [string, KeptTicket][] => [[String(key).split(" ")[1]!, tickets[i]!]]);
  return new Map(found.filter(([, { until }]) => until > Date.now()));
}
