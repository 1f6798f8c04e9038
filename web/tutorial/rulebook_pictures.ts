/** The addresses of the rulebooks' pictures in the built client. */
const BUILT = import.meta.glob<string>("../../src/mulot/games/*/rulebook/pictures/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

/** Return the address of a picture in a rulebook; undefined if this client was built without it. */
export const pictureUrl = (game: string, file: string): string | undefined =>
  BUILT[`../../src/mulot/games/${game}/rulebook/${file}`];
