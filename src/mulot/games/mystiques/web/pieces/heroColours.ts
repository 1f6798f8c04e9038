/** The colours of the six heroes. They do not depend on the seat, which has a badge at the hero's feet. */
export interface Look {
  readonly fur: string;
  readonly furDark: string;
  readonly cloth: string;
  readonly clothDark: string;
  readonly trim: string;
  /** The background of her cards. */
  readonly soft: string;
}

const LOOKS: Readonly<Record<string, Look>> = {
  aubin: {
    fur: "#c9bcb0",
    furDark: "#9f8f84",
    cloth: "#b83a51",
    clothDark: "#842438",
    trim: "#f5c24f",
    soft: "#f6d9dc",
  },
  rivette: {
    fur: "#b48a66",
    furDark: "#8a6546",
    cloth: "#3f6d92",
    clothDark: "#294c6a",
    trim: "#c98a45",
    soft: "#d6e4ef",
  },
  melisse: {
    fur: "#efdcbd",
    furDark: "#d0b48a",
    cloth: "#4a8a5c",
    clothDark: "#2f6242",
    trim: "#fff4e3",
    soft: "#d9eadc",
  },
  filch: {
    fur: "#8d8a94",
    furDark: "#66636e",
    cloth: "#d99a25",
    clothDark: "#9c6a12",
    trim: "#3b3340",
    soft: "#fbe8bf",
  },
  selene: {
    fur: "#f6f0ea",
    furDark: "#d3c8c6",
    cloth: "#6a47a0",
    clothDark: "#472c72",
    trim: "#ffe08a",
    soft: "#e6dbf2",
  },
  ondine: {
    fur: "#dda46c",
    furDark: "#b37c47",
    cloth: "#1f8a86",
    clothDark: "#12605e",
    trim: "#f2e6c8",
    soft: "#cfe9e8",
  },
};

const STRANGER: Look = { ...LOOKS["aubin"]!, cloth: "#6b5444", clothDark: "#4a392d", soft: "#eadfd2" };

export const heroLook = (hero: string): Look => LOOKS[hero] ?? STRANGER;

/** True if the hero is one of the six. Others are drawn without equipment. */
export const isKnown = (hero: string): boolean => hero in LOOKS;
