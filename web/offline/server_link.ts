/** The server that this page came from, if there is one. A server offers the offline app at `/offline/`. */
import { addressOf } from "../router.svelte.ts";
import { ApiError, parseProblem } from "../api/client.ts";
import type { UploadRequest, CommandResult, HouseInfo } from "../api/rest_types.ts";
import { networkTransport } from "../api/transport.ts";

/** The server's error for a damaged file gives a line number; users see a simpler text. */
export const BROKEN_JOURNAL_KEY = "house-no-broken-journal";
const OFFLINE_PATH = "/offline/";

/** Return true if the server answers. A web host that happens to have a folder with this name does not. */
export async function isServerReachable(): Promise<boolean> {
  if (addressOf("/") !== OFFLINE_PATH) return false;
  try {
    const { status, text } = await networkTransport.call("GET", "house");
    return status === 200 && typeof (JSON.parse(text) as Partial<HouseInfo>).version === "string";
  } catch {
    return false;
  }
}

/** Upload a table, and return the path of the copy. Throws `ApiError`. */
export async function uploadTable(copy: UploadRequest): Promise<string> {
  const { status, text } = await networkTransport.call("POST", "copies", copy).catch(() => {
    throw new ApiError(0, "ui-no-connection");
  });
  if (status >= 400) {
    const { key, args } = parseProblem(text);
    throw new ApiError(status, key === BROKEN_JOURNAL_KEY ? "ui-pocket-bring-damaged" : (key ?? "ui-no-house"), args);
  }
  return `/t/${(JSON.parse(text) as CommandResult & { readonly table: string }).table}`;
}
