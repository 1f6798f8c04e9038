/** The connection to a table: a WebSocket, the worker of the offline app, or a local session such as a puzzle. */
import type { Ack, Message, OtherCommand, PlayMove, Rejection } from "./message_types.ts";

export type ConnectionStatus = "connecting" | "open" | "waiting" | "gone";

/** A command without its id, which is added by the connection. */
export type UnsentCommand = OtherCommand | Omit<PlayMove, "id">;

/** Receives a table's messages and the state of the connection. */
export interface Listener {
  /** The last `rev` that was received, or null. After reconnecting, the server sends what came after it. */
  readonly rev: number | null;
  receive(message: Message): void;
  /** Called when the state changes; `key` is the message key of the reason, if there is one. */
  statusChanged(status: ConnectionStatus, key?: string): void;
}

/** Sends commands to a table and returns the answers. */
export interface Connection {
  /** Send a command. After a lost connection a move is sent again, but is played only once. */
  send(command: UnsentCommand): Promise<Ack | Rejection>;
  close(): void;
}

export function createCommandId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => (byte % 36).toString(36)).join("") + "-w";
}
