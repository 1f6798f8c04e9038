import { expect, it } from "vitest";
import {
  decodeDescription,
  describeSdp,
  encodeDescription,
  InvalidCode,
  isLocal,
  sdpOf,
  type Description,
} from "./connection_code.ts";

const FINGERPRINT = "0123456789abcdef".repeat(4);
const PHONE: Description = {
  fingerprint: FINGERPRINT,
  name: "AmmY",
  password: "15XShRMUFuX6FAC5YQ4wLvS0",
  candidates: [
    { address: "192.168.1.20", port: 51037 },
    { address: "0a1b2c3d-0123-4567-89ab-0123456789ab.local", port: 1 },
    { address: "fd00:0000:0000:0000:0000:0000:0000:0002", port: 65535 },
  ],
};

it("gives back what was encoded, in few letters", () => {
  const code = encodeDescription(PHONE);
  expect(code).toMatch(/^[\w-]+$/);
  expect(decodeDescription(code)).toEqual(PHONE);
  const usual = { ...PHONE, candidates: PHONE.candidates.slice(0, 1) };
  expect(encodeDescription(usual).length).toBeLessThan(100);
});

it("reads the code at the end of a link, and with spaces around it", () => {
  expect(decodeDescription(` https://example.org/?/join#${encodeDescription(PHONE)}\n`)).toEqual(PHONE);
});

it("refuses every code that is not whole", () => {
  const code = encodeDescription(PHONE);
  for (let length = 0; length < code.length; length += 1) {
    const cut = code.slice(0, length);
    // A code that ends after an address is whole.
    const shorter = [1, 2].map((left) => encodeDescription({ ...PHONE, candidates: PHONE.candidates.slice(0, left) }));
    if (shorter.includes(cut) || cut === encodeDescription({ ...PHONE, candidates: [] })) continue;
    expect(() => decodeDescription(cut), cut).toThrow(InvalidCode);
  }
  for (const text of ["", "hello", "é".repeat(100), "#".repeat(100), `B${code.slice(1)}`, code + code])
    expect(() => decodeDescription(text), text).toThrow(InvalidCode);
});

it("keeps nothing but addresses of the local network, and accepts no others", () => {
  for (const address of ["10.0.0.1", "172.20.10.2", "192.168.43.1", "100.64.0.9", "127.0.0.1", "::1", "fd12::1"])
    expect(isLocal(address), address).toBe(true);
  for (const address of ["8.8.8.8", "172.32.0.1", "192.0.2.2", "100.128.0.1", "2001:db8::1", "0:1::1", "example.org"])
    expect(isLocal(address), address).toBe(false);
  const stranger = encodeDescription({ ...PHONE, candidates: [{ address: "8.8.8.8", port: 53 }] });
  expect(() => decodeDescription(stranger)).toThrow(InvalidCode);
});

it("takes from a browser's description what the other phone needs, and makes one again", () => {
  const lines = [
    "v=0",
    "a=fingerprint:sha-256 " + FINGERPRINT.toUpperCase().match(/../g)!.join(":"),
    "a=ice-ufrag:AmmY",
    "a=ice-pwd:15XShRMUFuX6FAC5YQ4wLvS0",
    "a=candidate:1 1 udp 2122 fd00::2 65535 typ host generation 0",
    "a=candidate:2 1 udp 2122 8.8.8.8 4000 typ host generation 0",
    "a=candidate:3 1 udp 2122 192.168.1.20 51037 typ host generation 0",
    "a=candidate:4 1 tcp 1518 192.168.1.20 9 typ host tcptype active",
    "a=candidate:5 1 udp 1686 203.0.113.7 4001 typ srflx raddr 192.168.1.20 rport 51037",
  ].join("\r\n");
  const found = describeSdp(lines);
  expect(found.candidates).toEqual([
    { address: "192.168.1.20", port: 51037 },
    { address: "fd00::2", port: 65535 },
  ]);
  const made = describeSdp(sdpOf("offer", decodeDescription(encodeDescription(found))));
  expect(made).toEqual({ ...found, candidates: [found.candidates[0], PHONE.candidates[2]!] });
});
