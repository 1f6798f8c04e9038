import plain from "$web/board/plain/play.ts";
import { KINDS } from "./types.ts";

export default { ...plain, kinds: KINDS };
