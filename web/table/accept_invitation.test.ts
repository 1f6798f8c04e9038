import { expect, it } from "vitest";
import { parse } from "../router.svelte.ts";
import { invitationIn, linkOf } from "./accept_invitation.ts";

it("an invitation stands behind the #, and nowhere else", () => {
  const link = linkOf("hT3v_-9", { seat: 2, secret: "s3cr-et_" }, null, "http://192.168.1.20:8000");
  expect(link).toBe("http://192.168.1.20:8000/t/hT3v_-9#2.s3cr-et_");
  expect(new URL(link).pathname + new URL(link).search).not.toContain("s3cr");
  expect(invitationIn(new URL(link).hash)).toEqual({ seat: 2, secret: "s3cr-et_" });
});

it("who came as localhost gives the address that others can open", () => {
  const home = "http://192.168.1.20:8000";
  expect(linkOf("t", { seat: 1, secret: "s" }, home, "http://localhost:8000")).toBe(`${home}/t/t#1.s`);
  expect(linkOf("t", { seat: 1, secret: "s" }, home, "http://127.0.0.1:8000")).toBe(`${home}/t/t#1.s`);
  expect(linkOf("t", { seat: 1, secret: "s" }, null, "http://localhost:8000")).toBe("http://localhost:8000/t/t#1.s");
  expect(linkOf("t", { seat: 1, secret: "s" }, home, "https://play.example.org")).toBe(
    "https://play.example.org/t/t#1.s",
  );
});

it("a link to the table names no seat", () => {
  expect(linkOf("t", null, null, "http://192.168.1.20:8000")).toBe("http://192.168.1.20:8000/t/t");
});

it("other fragments are no invitations", () => {
  for (const hash of ["", "#", "#S-004", "#2", "#2.", "#x.y", "#1.a b"]) expect(invitationIn(hash)).toBeNull();
});

it("every room has its address", () => {
  expect(parse("/")).toEqual({ name: "shelf" });
  expect(parse("/box/trio")).toEqual({ name: "box", game: "trio" });
  expect(parse("/t/abc")).toEqual({ name: "table", table: "abc" });
  expect(parse("/t/abc/replay")).toEqual({ name: "replay", table: "abc" });
  expect(parse("/cellar")).toEqual({ name: "lost" });
});
