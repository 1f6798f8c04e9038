/** The colours and the badge of each seat. Because of the badge, colour is never the only sign. */
export interface SeatLook {
  readonly fur: string;
  readonly furDark: string;
  readonly cape: string;
  readonly capeDark: string;
  /** A light background for plates and halos. */
  readonly soft: string;
  readonly badge: BadgeName;
}

export type BadgeName = "star" | "heart" | "moon" | "leaf" | "drop" | "sun";

export const SEATS: readonly SeatLook[] = [
  { fur: "#c9bcb0", furDark: "#a5958a", cape: "#b83a51", capeDark: "#8a2639", soft: "#f6d9dc", badge: "heart" },
  { fur: "#a98467", furDark: "#86654b", cape: "#2c6f9f", capeDark: "#1d4f75", soft: "#d3e6f2", badge: "star" },
  { fur: "#e9d3b0", furDark: "#cdb087", cape: "#38714f", capeDark: "#27533a", soft: "#d5e6da", badge: "leaf" },
  { fur: "#8d8a94", furDark: "#6d6a75", cape: "#e3a01f", capeDark: "#ad7410", soft: "#fbe8bf", badge: "sun" },
  { fur: "#d9a06b", furDark: "#b57c48", cape: "#74489c", capeDark: "#543072", soft: "#e6d9f0", badge: "moon" },
  { fur: "#f3ece2", furDark: "#d3c7b8", cape: "#1b8583", capeDark: "#105c5b", soft: "#cfe9e8", badge: "drop" },
];

export const lookOf = (seat: number): SeatLook => SEATS[seat % SEATS.length]!;

/** The badges as paths in a 24 by 24 box. */
export const BADGES: Readonly<Record<BadgeName, string>> = {
  star: "M12 1.8l3 6.6 7.2.8-5.4 4.8 1.6 7.1L12 17.4l-6.4 3.7 1.6-7.1L1.8 9.2 9 8.4z",
  heart:
    "M12 21.5C5 16.5 1.5 12.6 1.5 8.3 1.5 5 4 2.7 7 2.7c2 0 3.9 1.1 5 2.9 1.1-1.8 3-2.9 5-2.9 3 0 5.5 2.3 5.5 5.6 0 4.3-3.5 8.2-10.5 13.2z",
  moon: "M15.5 1.8C10 2 5.3 6.4 5.3 12s4.7 10 10.2 10.2c1.8.1 3.4-.4 4.7-1.2-4.3-.8-7.4-4.5-7.4-9s3.1-8.2 7.4-9c-1.3-.8-2.9-1.3-4.7-1.2z",
  leaf: "M21.5 2.5C11 2 3 6.5 3 14.5c0 1.6.4 3 1 4.2L2 21.3l1.5 1.2L5.7 20c1.3.9 2.9 1.5 4.8 1.5 8 0 11.5-8.5 11-19zM8 16.5c2-3.5 5-6.2 8.5-8-2.3 2.8-4.7 5.3-7 8.6z",
  drop: "M12 1.5c4.2 5.4 7.2 9 7.2 13a7.2 7.2 0 0 1-14.4 0c0-4 3-7.6 7.2-13z",
  sun: "M12 5.8a6.2 6.2 0 1 1 0 12.4 6.2 6.2 0 0 1 0-12.4zM10.8 1h2.4v3.2h-2.4zM10.8 19.8h2.4V23h-2.4zM1 10.8h3.2v2.4H1zM19.8 10.8H23v2.4h-3.2zM3.4 5.1l1.7-1.7 2.3 2.3-1.7 1.7zM16.6 18.3l1.7-1.7 2.3 2.3-1.7 1.7zM3.4 18.9l2.3-2.3 1.7 1.7-2.3 2.3zM16.6 5.7l2.3-2.3 1.7 1.7-2.3 2.3z",
};
