/** How a table is talked to: live over the network now; a table in the browser itself can follow. */
import type { Ack, Message, Rejection, PlayMove, ClientCommand } from "./messages.ts";

export type Status = "connecting" | "open" | "waiting" | "gone";

/** What is asked of a table; the connection gives it its id. */
export type Asking = Exclude<ClientCommand, PlayMove> | Omit<PlayMove, "id">;

/** Who is told what a table says. */
export interface Listener {
  /** The last `rev` that arrived, to be told what was missed. */
  readonly rev: number | null;
  hear(message: Message): void;
  /** How the connection is; `key` names the sentence why, where there is one. */
  connected(status: Status, key?: string): void;
}

/** Whoever answers wishes. */
export interface Connection {
  /** Ask the table for something. A move is sent again after a lost connection, and played once. */
  send(wish: Asking): Promise<Ack | Rejection>;
  close(): void;
}

export function wishId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => (byte % 36).toString(36)).join("") + "-w";
}
