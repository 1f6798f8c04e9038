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

function look(...colours: readonly [string, string, string, string, string, string]): Look {
  const [fur, furDark, cloth, clothDark, trim, soft] = colours;
  return { fur, furDark, cloth, clothDark, trim, soft };
}

const LOOKS: Readonly<Record<string, Look>> = {
  aubin: look("#c9bcb0", "#9f8f84", "#b83a51", "#842438", "#f5c24f", "#f6d9dc"),
  rivette: look("#b48a66", "#8a6546", "#3f6d92", "#294c6a", "#c98a45", "#d6e4ef"),
  melisse: look("#efdcbd", "#d0b48a", "#4a8a5c", "#2f6242", "#fff4e3", "#d9eadc"),
  filch: look("#8d8a94", "#66636e", "#d99a25", "#9c6a12", "#3b3340", "#fbe8bf"),
  selene: look("#f6f0ea", "#d3c8c6", "#6a47a0", "#472c72", "#ffe08a", "#e6dbf2"),
  ondine: look("#dda46c", "#b37c47", "#1f8a86", "#12605e", "#f2e6c8", "#cfe9e8"),
};

const STRANGER: Look = { ...LOOKS["aubin"]!, cloth: "#6b5444", clothDark: "#4a392d", soft: "#eadfd2" };

export const heroLook = (hero: string): Look => LOOKS[hero] ?? STRANGER;

/** True if the hero is one of the six. Others are drawn without equipment. */
export const isKnown = (hero: string): boolean => hero in LOOKS;
