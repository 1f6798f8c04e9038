import { describe, expect, it, vi } from "vitest";
import type { FieldKinds } from "../board/board_interface.ts";
import { Sentences, winnersOf } from "./fluent_format.ts";

const TEXT = `
house-and = et
race-event-moved = { $seat } court jusqu’à la case { $to }.
race-event-met = { $seats } se rencontrent dans { $room }. { $glad ->
    [yes] Quelle joie !
   *[no] Tant pis.
}
race-do-run = Courir vers { $room }
race-ask-throw = { $seat }, à toi !
race-no-taken = La place est à { $whom }, dans { $thing }.
race-end-cheese = { $count ->
    [one] Bravo { $winners } !
   *[other] Bravo à tous : { $winners } !
}
race-thing-attic = le grenier
race-bot-gentle = Noisette
    .about = Joue doucement.
`;
const KINDS: FieldKinds = {
  event: { moved: { seat: "seat" }, met: { seats: "seat", room: "thing" } },
  do: { run: { room: "thing" } },
};
const french = new Sentences("fr", [TEXT]);
const name = (seat: number) => ["Menthe", "Trèfle", "Ronce"][seat]!;

describe("sentences", () => {
  it("name seats and things", () => {
    const event = { type: "moved", seat: 1, to: 7, rule: "X" };
    expect(french.eventSentence("race", KINDS, event, name)).toBe("Trèfle court jusqu’à la case 7.");
    expect(french.actionLabel("race", KINDS, { type: "run", room: "attic" } as never, name)).toBe(
      "Courir vers le grenier",
    );
    expect(french.promptSentence("race", "throw", 0, name)).toBe("Menthe, à toi !");
  });
  it("join several names, and write booleans", () => {
    const met = { type: "met", seats: [0, 1, 2], room: "attic", glad: true };
    expect(french.eventSentence("race", KINDS, met, name)).toBe(
      "Menthe, Trèfle et Ronce se rencontrent dans le grenier. Quelle joie !",
    );
  });
  it("explain refusals with the seat and the thing involved", () => {
    expect(french.refusalSentence("race", "race-no-taken", { whom: 2, thing: "attic" }, name)).toBe(
      "La place est à Ronce, dans le grenier.",
    );
  });
  it("name all winners", () => {
    expect(french.endSentence("race", [0, 1, 0], "cheese", name)).toBe("Bravo Trèfle !");
    expect(french.endSentence("race", [1, 1, 0], "cheese", name)).toBe("Bravo à tous : Menthe et Trèfle !");
    expect(winnersOf([0.5, 0.5])).toEqual([0, 1]);
  });
  it("show the key if there is no message, and find attributes", () => {
    expect(french.format("race-nothing")).toBe("race-nothing");
    expect(french.format("race-bot-gentle.about")).toBe("Joue doucement.");
  });
  it("parse a message when it is used, with the messages it refers to", () => {
    const split = new Sentences("fr", ["race-thing-chest = { race-story-chest } !", "race-story-chest = Le coffre"]);
    expect(split.format("race-thing-chest")).toBe("Le coffre !");
    expect(split.has("race-story-chest")).toBe(true);
    expect(split.has("race-story")).toBe(false);
    const twice = new Sentences("fr", ["race-title = Course", "race-title = Une autre"]);
    expect(twice.format("race-title")).toBe("Course");
  });
  it("fall back to another language, and report missing messages", () => {
    const english = new Sentences("en", ["race-title = The race\nrace-bot-gentle = Hazel\n    .about = Plays gently."]);
    const begun = new Sentences("fr", ["race-title = La course\nrace-bot-gentle = Noisette"], english);
    expect(begun.format("race-title")).toBe("La course");
    expect(begun.format("race-bot-gentle")).toBe("Noisette");
    expect(begun.format("race-bot-gentle.about")).toBe("Plays gently.");
    expect(begun.format("race-nothing")).toBe("race-nothing");
    const lacking: string[] = [];
    const alone = new Sentences("fr", ["race-title = La course"], null, (key) => lacking.push(key));
    expect([alone.format("race-title"), alone.format("race-end")]).toEqual(["La course", "race-end"]);
    expect(lacking).toEqual(["race-end"]);
  });
  it("format numbers for the language, small ones without Intl", () => {
    const counted = new Sentences("nl", ["race-count = { $count } { $count ->\n    [one] muis\n   *[other] muizen\n}"]);
    const formatter = vi.spyOn(Intl, "NumberFormat");
    expect(counted.format("race-count", { count: 1 })).toBe("1 muis");
    expect(counted.format("race-count", { count: 12 })).toBe("12 muizen");
    expect(formatter).not.toHaveBeenCalled();
    formatter.mockRestore();
    expect(counted.format("race-count", { count: 1234 })).toBe("1.234 muizen");
    expect(counted.format("race-count", { count: 0.5 })).toBe("0,5 muizen");
  });
});
