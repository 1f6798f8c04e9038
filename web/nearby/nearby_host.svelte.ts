/** The host's side: the house of this phone serves guests' phones nearby, as long as this page is open. */
import { api } from "../api/client.ts";
import type { TableInfo } from "../api/rest_types.ts";
import { addressOf } from "../router.svelte.ts";
import { decodeDescription } from "./connection_code.ts";
import { dropTicket, keepTicket, keptTickets, ownCertificate } from "./evening_store.ts";
import { BrokenRules, GuestLimits, GuestSession, MAX_GUEST_CHARS, type House } from "./guest_session.ts";
import { PeerLink, type LinkListener } from "./peer_link.ts";
import { readTicket, waitForReturn } from "./return_ticket.ts";
import { noteGuests } from "./visited_tables.ts";

export const MAX_GUESTS = 5;
/** How long a phone that has broken the rules is not let in again. */
const BARRED_MS = 10 * 60_000;
/** After its page was loaded again, the host calls its guests this often. */
const CALL_AGAIN_MS = [0, 3_000, 10_000, 30_000, 60_000];
const CALL_MS = 8_000;

/** The device of the phone with this key, as tables know it. */
const deviceOf = (fingerprint: string): string => `guest-${fingerprint.slice(0, 32)}`;

interface Guest {
  readonly fingerprint: string;
  readonly limits: GuestLimits;
  link: PeerLink | null;
  /** The prepared connection with which it can come back. */
  spare: PeerLink | null;
  barredUntil: number;
}

export interface PhoneInvitation {
  /** The link that the other phone opens. It carries this phone's description. */
  readonly link: string;
  /** Let the phone with this answer in. Throws `InvalidCode`. */
  accept(answer: string): Promise<void>;
  cancel(): void;
}

class NearbyHost {
  /** How many phones are connected. */
  connected = $state(0);
  private house: House | null = null;
  private readonly guests = new Map<string, Guest>();
  /** The table to which each phone was invited, and the seats that are kept for it. */
  private readonly invited = new Map<string, string>();
  private readonly given = new Map<string, string>();

  /** Serve guests from this house, and call those who were here before the page was loaded again. */
  open(house: House): void {
    if (this.house) return;
    this.house = house;
    void this.callBack();
  }

  get isFull(): boolean {
    return this.connected >= MAX_GUESTS;
  }

  /** Prepare an invitation to a table for one phone. */
  async invite(table: string): Promise<PhoneInvitation> {
    let used = false;
    const { link, code } = await PeerLink.offer(await ownCertificate(), MAX_GUEST_CHARS, (made) => this.listen(made));
    return {
      link: `${location.origin}${addressOf("/join")}#${code}`,
      accept: async (answer) => {
        const theirs = decodeDescription(answer);
        used = true;
        this.invited.set(theirs.fingerprint, table);
        await link.accept(theirs);
      },
      cancel: () => used || link.close(),
    };
  }

  private listen(link: PeerLink): LinkListener {
    let session: GuestSession | null = null;
    const bar = () => {
      const guest = this.guests.get(link.peer);
      if (guest) guest.barredUntil = Date.now() + BARRED_MS;
    };
    return {
      opened: () => {
        session = this.admit(link);
      },
      received: (text) => {
        try {
          const other = session?.receive(text);
          if (other?.["kind"] === "ticket") void keepTicket("guest", link.peer, readTicket(other));
          else if (other) throw new BrokenRules("unknown");
        } catch {
          bar();
          link.close();
        }
      },
      broken: bar,
      closed: () => {
        session?.close();
        const known = this.guests.get(link.peer);
        if (known?.link === link) known.link = null;
        if (known?.spare === link) known.spare = null;
        this.count();
      },
    };
  }

  private admit(link: PeerLink): GuestSession | null {
    const known = this.guests.get(link.peer);
    if (!this.house || (known && known.barredUntil > Date.now()) || (!known?.link && this.isFull)) {
      link.close();
      return null;
    }
    const guest = known ?? { fingerprint: link.peer, limits: new GuestLimits(), link, spare: null, barredUntil: 0 };
    this.guests.set(link.peer, guest);
    const before = guest.link;
    guest.link = link;
    if (guest.spare === link) guest.spare = null;
    if (before !== link) before?.close();
    this.count();
    noteGuests();
    void this.welcome(guest, link);
    void this.prepareReturn(guest, link);
    return new GuestSession(deviceOf(link.peer), this.house, guest.limits, (answer) =>
      link.send(JSON.stringify(answer)),
    );
  }

  /** Tell a phone which table it was invited to, with a seat unless it has one. */
  private async welcome({ fingerprint }: Guest, link: PeerLink): Promise<void> {
    const table = this.invited.get(fingerprint);
    if (!table || !this.house) return;
    const { text } = await this.house.callAs(deviceOf(fingerprint), "GET", `tables/${table}`, "");
    const { yours = [], table: view } = JSON.parse(text) as Partial<TableInfo>;
    const free = view?.seats.find(
      ({ seat, sits }) =>
        sits === "empty" && [undefined, fingerprint].includes(this.given.get(`${table} ${seat}`)) && !yours.length,
    );
    let invitation: { seat: number; secret: string } | null = null;
    if (free) {
      this.given.set(`${table} ${free.seat}`, fingerprint);
      const { secret } = await api.createInvitation(table, free.seat);
      invitation = { seat: free.seat, secret };
    }
    link.send(JSON.stringify({ kind: "welcome", table, invitation }));
  }

  private async prepareReturn(guest: Guest, link: PeerLink): Promise<void> {
    guest.spare?.close();
    const certificate = await ownCertificate();
    const made = await waitForReturn(certificate, guest.fingerprint, MAX_GUEST_CHARS, (spare) => this.listen(spare));
    guest.spare = made.link;
    link.send(JSON.stringify({ kind: "ticket", ...made.ticket }));
  }

  /** Call the guests of this evening, whose pages may still be waiting. */
  private async callBack(): Promise<void> {
    const certificate = await ownCertificate();
    for (const [fingerprint, ticket] of await keptTickets("guest"))
      void (async () => {
        for (const wait of CALL_AGAIN_MS) {
          await new Promise((then) => setTimeout(then, wait));
          if (this.guests.get(fingerprint)?.link) return;
          try {
            const listen = (link: PeerLink) => this.listen(link);
            const { link } = await PeerLink.answer(certificate, MAX_GUEST_CHARS, listen, ticket.code, ticket);
            await new Promise((then) => setTimeout(then, CALL_MS));
            if (link.isOpen) return;
            link.close();
          } catch {
            return dropTicket("guest", fingerprint);
          }
        }
      })();
  }

  private count(): void {
    this.connected = [...this.guests.values()].filter(({ link }) => link).length;
  }
}

export const nearbyHost = new NearbyHost();
