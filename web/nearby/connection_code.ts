/**
 * The description of one end of a connection between two phones, in about 80 bytes, so that a camera reads it at once:
 * what of WebRTC's session description (SDP) is different each time.
 */

export interface Description {
  /** The SHA-256 of the phone's certificate, in hex. Whoever answers has to hold its key. */
  readonly fingerprint: string;
  readonly name: string;
  readonly password: string;
  /** Where the phone can be reached in the local network. */
  readonly candidates: readonly Candidate[];
}
/** An IPv4 or IPv6 address, or a name that only the local network knows (mDNS), and a UDP port. */
export interface Candidate {
  readonly address: string;
  readonly port: number;
}

const VERSION = 1;
const FINGERPRINT_BYTES = 32;
/** More addresses would only make the code harder to read. */
export const MAX_CANDIDATES = 4;
const MDNS = /^([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})\.local$/;
const IPV4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/;
const ICE_TEXT = /^[A-Za-z0-9+/]+$/;
/** The limits of RFC 8839. */
const NAME_LENGTH = [4, 64] as const;
const PASSWORD_LENGTH = [22, 96] as const;
/** The kinds of addresses, with the number of bytes of each. */
const BYTES_BY_KIND: Readonly<Record<number, number>> = { 1: 16, 4: 4, 6: 16 };

/** The code is damaged, or not one of ours. */
export class InvalidCode extends Error {}

function check(holds: boolean): asserts holds {
  if (!holds) throw new InvalidCode("this is not a whole code");
}

const toHex = (bytes: Iterable<number>): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const fromHex = (hex: string): number[] => hex.match(/../g)?.map((byte) => parseInt(byte, 16)) ?? [];

/** Return the eight groups of an IPv6 address as bytes. */
function ipv6Bytes(address: string): number[] {
  const [head = "", tail] = address.split("::");
  const groups = (part: string) => (part ? part.split(":").map((group) => parseInt(group, 16)) : []);
  const [before, after] = [groups(head), groups(tail ?? "")];
  const all = tail === undefined ? before : [...before, ...Array(8 - before.length - after.length).fill(0), ...after];
  return all.flatMap((group: number) => [group >> 8, group & 255]);
}

function addressBytes(address: string): readonly [number, number[]] {
  const name = MDNS.exec(address);
  if (name) return [1, fromHex(name.slice(1).join(""))];
  const four = IPV4.exec(address);
  return four ? [4, four.slice(1).map(Number)] : [6, ipv6Bytes(address)];
}

function addressOfBytes(kind: number, bytes: Uint8Array): string {
  if (kind === 4) return bytes.join(".");
  const hex = toHex(bytes);
  if (kind === 6) return hex.match(/.{4}/g)!.join(":");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}.local`;
}

/** Return a description as text for a link or a QR code. */
export function encodeDescription({ fingerprint, name, password, candidates }: Description): string {
  const text = (value: string) => [value.length, ...new TextEncoder().encode(value)];
  const bytes = [VERSION, ...fromHex(fingerprint), ...text(name), ...text(password)];
  for (const { address, port } of candidates) {
    const [kind, of] = addressBytes(address);
    bytes.push(kind, ...of, port >> 8, port & 255);
  }
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");
}

/** Return the description in a code, or in a link that ends with one. Throws `InvalidCode`. */
export function decodeDescription(code: string): Description {
  const text = code.trim().replace(/^.*#/s, "");
  check(/^[\w-]{80,400}$/.test(text));
  let bytes: Uint8Array;
  try {
    bytes = Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (char) => char.charCodeAt(0));
  } catch {
    throw new InvalidCode("this is not a whole code");
  }
  let at = 0;
  const take = (count: number): Uint8Array => {
    check(at + count <= bytes.length);
    return bytes.subarray(at, (at += count));
  };
  const takeNumber = () => take(1)[0]!;
  const takeText = ([least, most]: readonly [number, number]) => {
    const value = String.fromCharCode(...take(takeNumber()));
    check(value.length >= least && value.length <= most && ICE_TEXT.test(value));
    return value;
  };
  check(takeNumber() === VERSION);
  const fingerprint = toHex(take(FINGERPRINT_BYTES));
  const [name, password] = [takeText(NAME_LENGTH), takeText(PASSWORD_LENGTH)];
  const candidates: Candidate[] = [];
  while (at < bytes.length) {
    const kind = takeNumber();
    const address = addressOfBytes(kind, take(BYTES_BY_KIND[kind] ?? bytes.length));
    const [high, low] = take(2);
    candidates.push({ address, port: high! * 256 + low! });
  }
  check(candidates.length <= MAX_CANDIDATES && candidates.every(({ address }) => isLocal(address)));
  return { fingerprint, name, password, candidates };
}

/**
 * True for an address of the local network or of this device. Others are neither offered nor accepted, so that no code
 * can make a phone send anything to a stranger.
 */
export function isLocal(address: string): boolean {
  const four = IPV4.exec(address);
  if (!four) return MDNS.test(address) || /^(f[cd]|::1$|(0+:){7}0*1$)/i.test(address);
  const [a, b] = [Number(four[1]), Number(four[2])];
  return (
    a === 10 ||
    a === 127 ||
    (a === 172 && b >= 16 && b < 32) ||
    (a === 192 && b === 168) ||
    (a === 100 && b >= 64 && b < 128)
  );
}
/** IPv4 first: it works between most phones, and takes the least space. */
const order = ({ address }: Candidate) => (IPV4.test(address) ? 0 : MDNS.test(address) ? 1 : 2);

/** Return what a browser's session description says about this end. */
export function describeSdp(sdp: string): Description {
  const value = (pattern: RegExp) => pattern.exec(sdp)?.[1]?.trim() ?? "";
  const found = [...sdp.matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host/gim)];
  return {
    fingerprint: value(/^a=fingerprint:sha-256 (.*)$/im)
      .replace(/:/g, "")
      .toLowerCase(),
    name: value(/^a=ice-ufrag:(.*)$/m),
    password: value(/^a=ice-pwd:(.*)$/m),
    candidates: found
      .map(([, address, port]) => ({ address: address!.toLowerCase(), port: Number(port) }))
      .filter(({ address }) => isLocal(address))
      .sort((a, b) => order(a) - order(b))
      .slice(0, MAX_CANDIDATES),
  };
}

/** The longest message that a phone accepts in one piece, in bytes. */
const MAX_PIECE_BYTES = 65_536;

/** Return the session description for a browser, of a connection with nothing but one data channel. */
export function sdpOf(type: "offer" | "answer", { fingerprint, name, password, candidates }: Description): string {
  return [
    "v=0",
    "o=- 1 1 IN IP4 0.0.0.0",
    "s=-",
    "t=0 0",
    "a=group:BUNDLE 0",
    "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
    "c=IN IP4 0.0.0.0",
    `a=ice-ufrag:${name}`,
    `a=ice-pwd:${password}`,
    `a=fingerprint:sha-256 ${fingerprint.toUpperCase().match(/../g)!.join(":")}`,
    `a=setup:${type === "offer" ? "actpass" : "active"}`,
    "a=mid:0",
    "a=sctp-port:5000",
    `a=max-message-size:${MAX_PIECE_BYTES}`,
    ...candidates.map(
      ({ address, port }, i) => `a=candidate:${i + 1} 1 udp ${2130706431 - i} ${address} ${port} typ host`,
    ),
    "",
  ].join("\r\n");
}
