/** Where the pictures of the rulebooks are, once the client is built. */
const BUILT = import.meta.glob<string>("../../src/mulot/games/*/rulebook/pictures/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

/** The address of a picture that a rulebook names; undefined: this client was built without it. */
export const pictureUrl = (game: string, file: string): string | undefined =>
  BUILT[`../../src/mulot/games/${game}/rulebook/${file}`];
