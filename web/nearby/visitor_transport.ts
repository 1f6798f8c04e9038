/** The transport of the offline app: a table in another phone's house is reached there, and everything else here. */
import { MessageClient } from "../api/message_client.ts";
import type { Channel, ChannelListener, Transport, TransportResponse } from "../api/transport.ts";
import type { HouseAnswer, HouseRequest } from "../offline/protocol.ts";
import { hostOfTable, noteVisit } from "./visited_tables.ts";

/** Sends messages to a host, if it can be reached. */
export interface HostLink {
  readonly isOpen: boolean;
  send(text: string): void;
}

const TABLE_PATH = /^tables\/([^/]+)/;

/** A host's house, as its guest uses it. */
export class HostHouse {
  link: HostLink | null = null;
  private readonly known = new Set<string>();
  readonly client = new MessageClient((request: HouseRequest) => this.link?.send(JSON.stringify(request)));

  constructor(
    readonly host: string,
    /** Tries to reach the host again. Resolves when that has worked or failed. */
    private readonly comeBack: (house: HostHouse) => Promise<void>,
  ) {}

  get isOpen(): boolean {
    return this.link?.isOpen ?? false;
  }

  /** Handle an answer. Tables to which the host's tables lead are in the host's house too. */
  receive(answer: HouseAnswer): void {
    const text = answer.kind === "told" ? answer.packet : answer.kind === "answer" ? answer.text : "";
    for (const [, table] of text.matchAll(/"(?:next|table)":"([\w-]+)"/g))
      if (table && !this.known.has(table)) {
        this.known.add(table);
        noteVisit(table, this.host);
      }
    this.client.receive(answer);
  }

  async call(method: string, path: string, body: string): Promise<TransportResponse> {
    if (!this.isOpen) await this.comeBack(this);
    if (!this.isOpen) throw new Error("the host cannot be reached");
    return this.client.call(method, path, body);
  }

  openChannel(table: string, since: number | null, listener: ChannelListener): Channel {
    if (!this.isOpen) void this.comeBack(this);
    return this.client.openChannel(table, since, listener, () => this.isOpen);
  }
}

export class VisitorTransport implements Transport {
  private readonly houses = new Map<string, HostHouse>();

  constructor(private readonly own: Transport) {}

  /** Return the house of the host with this fingerprint. */
  houseOf(host: string): HostHouse {
    const comeBack = async (house: HostHouse) => (await import("./nearby_guest.ts")).comeBack(house);
    const house = this.houses.get(host) ?? new HostHouse(host, comeBack);
    this.houses.set(host, house);
    return house;
  }

  private houseOfTable(table: string | undefined): HostHouse | null {
    const host = table === undefined ? undefined : hostOfTable(table);
    return host === undefined ? null : this.houseOf(host);
  }

  call(method: string, path: string, body?: unknown): Promise<TransportResponse> {
    const there = this.houseOfTable(TABLE_PATH.exec(path)?.[1]);
    if (!there) return this.own.call(method, path, body);
    return there.call(method, path, body === undefined ? "" : JSON.stringify(body));
  }

  openChannel(table: string, since: number | null, listener: ChannelListener): Channel {
    return (this.houseOfTable(table) ?? this.own).openChannel(table, since, listener);
  }
}
