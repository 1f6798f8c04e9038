import { expect, it } from "vitest";
import { parseRoute } from "../router.svelte.ts";
import { parseInvitation, tableLink } from "./accept_invitation.ts";

it("an invitation is in the fragment, and nowhere else", () => {
  const link = tableLink("hT3v_-9", { seat: 2, secret: "s3cr-et_" }, null, "http://192.168.1.20:8000");
  expect(link).toBe("http://192.168.1.20:8000/t/hT3v_-9#2.s3cr-et_");
  expect(new URL(link).pathname + new URL(link).search).not.toContain("s3cr");
  expect(parseInvitation(new URL(link).hash)).toEqual({ seat: 2, secret: "s3cr-et_" });
});

it("on localhost, links contain an address that others can open", () => {
  const lanAddress = "http://192.168.1.20:8000";
  expect(tableLink("t", { seat: 1, secret: "s" }, lanAddress, "http://localhost:8000")).toBe(`${lanAddress}/t/t#1.s`);
  expect(tableLink("t", { seat: 1, secret: "s" }, lanAddress, "http://127.0.0.1:8000")).toBe(`${lanAddress}/t/t#1.s`);
  expect(tableLink("t", { seat: 1, secret: "s" }, null, "http://localhost:8000")).toBe("http://localhost:8000/t/t#1.s");
  expect(tableLink("t", { seat: 1, secret: "s" }, lanAddress, "https://play.example.org")).toBe(
    "https://play.example.org/t/t#1.s",
  );
});

it("a link to the table contains no seat", () => {
  expect(tableLink("t", null, null, "http://192.168.1.20:8000")).toBe("http://192.168.1.20:8000/t/t");
});

it("other fragments are not invitations", () => {
  for (const hash of ["", "#", "#S-004", "#2", "#2.", "#x.y", "#1.a b"]) expect(parseInvitation(hash)).toBeNull();
});

it("every screen has its address", () => {
  expect(parseRoute("/")).toEqual({ name: "shelf" });
  expect(parseRoute("/box/trio")).toEqual({ name: "box", game: "trio" });
  expect(parseRoute("/t/abc")).toEqual({ name: "table", table: "abc" });
  expect(parseRoute("/t/abc/replay")).toEqual({ name: "replay", table: "abc" });
  expect(parseRoute("/cellar")).toEqual({ name: "lost" });
});
