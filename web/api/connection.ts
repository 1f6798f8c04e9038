/** How a table is talked to: live over the network now; a table in the browser itself can follow. */
import type { Ack, Message, Rejection, PlayMove, ClientCommand } from "./messages.ts";

export type ConnectionStatus = "connecting" | "open" | "waiting" | "gone";

/** What is asked of a table; the connection gives it its id. */
export type UnsentCommand = Exclude<ClientCommand, PlayMove> | Omit<PlayMove, "id">;

/** Who is told what a table says. */
export interface Listener {
  /** The last `rev` that arrived, to be told what was missed. */
  readonly rev: number | null;
  receive(message: Message): void;
  /** How the connection is; `key` names the sentence why, where there is one. */
  statusChanged(status: ConnectionStatus, key?: string): void;
}

/** Whoever answers wishes. */
export interface Connection {
  /** Ask the table for something. A move is sent again after a lost connection, and played once. */
  send(command: UnsentCommand): Promise<Ack | Rejection>;
  close(): void;
}

export function createCommandId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => (byte % 36).toString(36)).join("") + "-w";
}
