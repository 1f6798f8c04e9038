import type { Stickers } from "$web/stickers/sticker.ts";
import Picture from "./Picture.svelte";
import { STICKERS } from "./won.ts";

export default { all: STICKERS, picture: Picture } satisfies Stickers;
