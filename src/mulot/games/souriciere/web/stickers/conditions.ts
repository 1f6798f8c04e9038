/** The conditions of the stickers of La Souricière. */
import type { PlayedMatch, Sticker } from "$web/stickers/sticker_types.ts";
import type { Happening, Types } from "../types.ts";

type Tag = Happening["type"];
type EventOf<T extends Tag> = Extract<Happening, { readonly type: T }>;

/** Return the events of these types that happened to this device's mice. */
const ourEvents = <T extends Tag>({ events, mine }: PlayedMatch<Types>, ...types: readonly T[]): EventOf<T>[] =>
  events.filter(
    (event): event is EventOf<T> =>
      (types as readonly Tag[]).includes(event.type) && "seat" in event && mine.includes(event.seat),
  );

/** Return this device's seat that has won, if any. */
const ourWinner = (played: PlayedMatch<Types>): number | undefined => ourEvents(played, "won")[0]?.seat;

/** True if two mice were in the same room at the same time, one of them of this device. */
function sharedARoom({ events, mine }: PlayedMatch<Types>): boolean {
  const rooms = new Map<number, string>();
  for (const event of events) {
    if (event.type === "fell") {
      for (const [seat, room] of rooms)
        if (room === event.room && seat !== event.seat && (mine.includes(seat) || mine.includes(event.seat)))
          return true;
      rooms.set(event.seat, event.room);
    } else if (WAYS_OUT.includes(event.type) && "seat" in event) rooms.delete(event.seat);
  }
  return false;
}
const WAYS_OUT: readonly Tag[] = ["took-green", "climbed-back", "took-red", "slid-down"];
const ROOMS = 6;
const MIN_FALLS = 3;

export const STICKERS: readonly Sticker<Types>[] = [
  { name: "first-race", won: ({ finished }) => finished },
  { name: "cheese", won: (played) => ourWinner(played) !== undefined },
  { name: "green-arrow", won: (played) => ourEvents(played, "took-green").length > 0 },
  { name: "back-up", won: (played) => ourEvents(played, "climbed-back").length > 0 },
  { name: "after-you", won: (played) => ourEvents(played, "occupied").length > 0 },
  { name: "two-in-a-room", won: sharedARoom },
  { name: "out-of-the-trap", won: (played) => ourEvents(played, "released").length > 0 },
  { name: "bounced", won: (played) => ourEvents(played, "bounced").length > 0 },
  {
    name: "up-and-down",
    won: (played) =>
      played.finished &&
      played.mine.some((seat) => ourEvents(played, "fell").filter((fall) => fall.seat === seat).length >= MIN_FALLS),
  },
  {
    name: "dry-paws",
    won: (played) =>
      ourWinner(played) !== undefined &&
      ourEvents(played, "fell", "caught", "slid-down").every(({ seat }) => seat !== ourWinner(played)),
  },
  {
    name: "trap-to-cheese",
    won: (played) => ourEvents(played, "caught", "slid-down").some(({ seat }) => seat === ourWinner(played)),
  },
  {
    name: "whole-house",
    parts: (played) => [...new Set(ourEvents(played, "fell").map(({ room }) => room))],
    whole: (rooms) => rooms.size >= ROOMS,
  },
];
