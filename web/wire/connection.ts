/** How a table is talked to: live over the network now; a table in the browser itself can follow. */
import type { Ack, Message, No, Wish } from "./messages.ts";

export type Status = "connecting" | "open" | "waiting" | "gone";

export interface Listener {
  /** The last `rev` that arrived, to be told what was missed. */
  rev(): number | null;
  hear(message: Message): void;
  /** How the connection is; `key` names the sentence why, where there is one. */
  status(status: Status, key?: string): void;
}

export interface Connection {
  /** Ask the table for something. A move is sent again after a lost connection, and played once. */
  send(wish: Wish): Promise<Ack | No>;
  close(): void;
}

export function wishId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => (byte % 36).toString(36)).join("") + "-w";
}
