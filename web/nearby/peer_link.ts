/** A connection to one other phone, without any server: a WebRTC data channel that carries whole texts. */
import { decodeDescription, describeSdp, encodeDescription, sdpOf, type Description } from "./connection_code.ts";

export interface LinkListener {
  opened(): void;
  received(text: string): void;
  /** The other phone has sent something that no client sends. It is closed next. */
  broken(): void;
  /** The other phone is gone. Called once. */
  closed(): void;
}

/** The name and password under which the other phone expects this one (ICE). */
export interface Credentials {
  readonly name: string;
  readonly password: string;
}

/** Texts are sent in pieces, because browsers limit the size of a message. The last piece begins with another sign. */
const PIECE_CHARS = 12_000;
const [MORE, LAST] = ["+", "."];
/** How much may wait in the browser, and how much may wait in all until the other phone counts as gone. */
const BUFFER_BYTES = 256 * 1024;
const MAX_WAITING_CHARS = 8_000_000;
/** Addresses that are not known by then are left out. */
const GATHERING_MS = 1500;
/** How long a connection may be interrupted. */
const INTERRUPTED_MS = 6000;

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const randomText = (length: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(length)), (byte) => ALPHABET[byte & 63]).join("");
export const randomCredentials = (): Credentials => ({ name: randomText(8), password: randomText(24) });

interface LinkAndCode {
  readonly link: PeerLink;
  readonly code: string;
}

/** Called with a new link, before anything can happen on it. */
export type Listen = (link: PeerLink) => LinkListener;

export class PeerLink {
  private readonly listener: LinkListener;
  /** The fingerprint of the other phone's certificate; empty until it is known. */
  peer = "";
  private readonly connection: RTCPeerConnection;
  private readonly channel: RTCDataChannel;
  private readonly waiting: string[] = [];
  private waitingChars = 0;
  private received = "";
  private isClosed = false;
  private interrupted: ReturnType<typeof setTimeout> | undefined;

  private constructor(
    certificate: RTCCertificate,
    /** The longest text that is accepted. */
    private readonly maxChars: number,
    listen: Listen,
  ) {
    // No servers: only addresses of the local network are used, and nobody else is asked for anything.
    this.connection = new RTCPeerConnection({ iceServers: [], certificates: [certificate] });
    this.channel = this.connection.createDataChannel("mulot", { negotiated: true, id: 0 });
    this.channel.bufferedAmountLowThreshold = BUFFER_BYTES / 2;
    this.channel.onbufferedamountlow = () => this.sendWaiting();
    this.channel.onopen = () => this.listener.opened();
    this.channel.onmessage = ({ data }: MessageEvent<unknown>) => this.onPiece(data);
    this.channel.onclose = () => this.close();
    // The only channel is the one above.
    this.connection.ondatachannel = () => this.breakOff();
    this.connection.onconnectionstatechange = () => this.onState(this.connection.connectionState);
    this.listener = listen(this);
  }

  /** Begin a connection. `code` describes this end to the other phone. */
  static async offer(certificate: RTCCertificate, maxChars: number, listen: Listen): Promise<LinkAndCode> {
    const link = new PeerLink(certificate, maxChars, listen);
    await link.connection.setLocalDescription();
    return { link, code: encodeDescription(await link.gather()) };
  }

  /** Answer the other phone's code. `as` is the name under which it expects this one. Throws `InvalidCode`. */
  static async answer(
    certificate: RTCCertificate,
    maxChars: number,
    listen: Listen,
    code: string,
    as?: Credentials,
  ): Promise<LinkAndCode> {
    const theirs = decodeDescription(code);
    const link = new PeerLink(certificate, maxChars, listen);
    link.peer = theirs.fingerprint;
    await link.connection.setRemoteDescription({ type: "offer", sdp: sdpOf("offer", theirs) });
    const { sdp = "" } = await link.connection.createAnswer();
    const named = as
      ? sdp
          .replace(/^a=ice-ufrag:.*$/m, `a=ice-ufrag:${as.name}`)
          .replace(/^a=ice-pwd:.*$/m, `a=ice-pwd:${as.password}`)
      : sdp;
    await link.connection.setLocalDescription({ type: "answer", sdp: named });
    return { link, code: encodeDescription(await link.gather()) };
  }

  /** Complete a connection with the other phone's answer. Throws `InvalidCode`. */
  async accept(answer: Description): Promise<void> {
    this.peer = answer.fingerprint;
    await this.connection.setRemoteDescription({ type: "answer", sdp: sdpOf("answer", answer) });
  }

  get isOpen(): boolean {
    return !this.isClosed && this.channel.readyState === "open";
  }

  /** Send a text. If too much is waiting already, the other phone counts as gone. */
  send(text: string): void {
    if (!this.isOpen) return;
    for (let at = 0; at === 0 || at < text.length; at += PIECE_CHARS)
      this.waiting.push((at + PIECE_CHARS < text.length ? MORE : LAST) + text.slice(at, at + PIECE_CHARS));
    this.waitingChars += text.length;
    if (this.waitingChars > MAX_WAITING_CHARS) this.close();
    else this.sendWaiting();
  }

  close(): void {
    if (this.isClosed) return;
    this.isClosed = true;
    clearTimeout(this.interrupted);
    this.channel.onopen = this.channel.onmessage = this.channel.onbufferedamountlow = null;
    this.connection.close();
    this.listener.closed();
  }

  private sendWaiting(): void {
    while (this.waiting.length && this.isOpen && this.channel.bufferedAmount < BUFFER_BYTES) {
      const piece = this.waiting.shift()!;
      this.waitingChars -= piece.length - 1;
      this.channel.send(piece);
    }
  }

  private breakOff(): void {
    this.listener.broken();
    this.close();
  }

  private onPiece(piece: unknown): void {
    if (typeof piece !== "string" || this.received.length + piece.length > this.maxChars + 1) return this.breakOff();
    this.received += piece.slice(1);
    if (piece[0] === MORE) return;
    const text = this.received;
    this.received = "";
    this.listener.received(text);
  }

  private onState(state: RTCPeerConnectionState): void {
    clearTimeout(this.interrupted);
    if (state === "failed" || state === "closed") this.close();
    if (state === "disconnected") this.interrupted = setTimeout(() => this.close(), INTERRUPTED_MS);
  }

  private async gather(): Promise<Description> {
    await new Promise<void>((done) => {
      const look = () => this.connection.iceGatheringState === "complete" && done();
      this.connection.onicegatheringstatechange = look;
      look();
      setTimeout(done, GATHERING_MS);
    });
    return describeSdp(this.connection.localDescription?.sdp ?? "");
  }
}
