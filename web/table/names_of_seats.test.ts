import { expect, it } from "vitest";
import { Sentences } from "../i18n/fluent_format.ts";
import { words } from "../i18n/translations.svelte.ts";
import { seatNames, levelOf } from "./live_table.svelte.ts";
import type { SeatView } from "../api/message_types.ts";

const WORDS = `
ui-bot = Mulot
trio-bot-gentle = Crumb
trio-bot-level-2 = Second
house-name-honey = Honey
house-mouse-0 = Hazel
house-mouse-1 = Clover
house-mouse-2 = Bramble
`;
const bot = (seat: number, character: string) => ({ seat, sits: "bot", character }) as SeatView;
const person = (seat: number, name: string | null = null) => ({ seat, sits: "person", name }) as SeatView;

it("bots at a table have different names instead of numbers", () => {
  words.now = new Sentences("en", [WORDS]);
  expect(seatNames("race", [person(0), bot(1, "random"), bot(2, "random")])).toEqual(["Hazel", "Clover", "Bramble"]);
  expect(seatNames("trio", [person(0), bot(1, "gentle")])).toEqual(["Hazel", "Crumb"]);
  expect(seatNames("trio", [person(0, "honey"), person(1, "honey")])).toEqual(["Honey", "Honey 2"]);
});

it("an adapted character keeps its name and shows its level", () => {
  words.now = new Sentences("en", [WORDS]);
  expect(seatNames("trio", [person(0), bot(1, "gentle-2")])).toEqual(["Hazel", "Crumb"]);
  expect(levelOf("trio", "gentle-2")).toEqual({ character: "gentle", level: 2 });
  expect(levelOf("trio", "gentle")).toEqual({ character: "gentle", level: 0 });
  expect(levelOf("trio", "level-2"), "a character of its own").toEqual({ character: "level-2", level: 0 });
  expect(seatNames("trio", [person(0), bot(1, "stranger-2")])).toEqual(["Hazel", "Mulot"]);
});
