/** The served house that this page came from, where there is one: it offers the house inside the browser at `/offline/`. */
import { addressOf } from "../router.svelte.ts";
import { ApiError, parseProblem } from "../api/client.ts";
import type { UploadRequest, CommandResult, HouseInfo } from "../api/rest.ts";
import { networkTransport } from "../api/transport.ts";

/** The house names a line and a reason: that is for whoever mends files, in a terminal. */
export const BROKEN_JOURNAL_KEY = "house-no-broken-journal";
const OFFLINE_PATH = "/offline/";

/** Whether it can be reached now. A web space that happens to have a folder of this name has no such house. */
export async function isServerReachable(): Promise<boolean> {
  if (addressOf("/") !== OFFLINE_PATH) return false;
  try {
    const { status, text } = await networkTransport.call("GET", "house");
    return status === 200 && typeof (JSON.parse(text) as Partial<HouseInfo>).version === "string";
  } catch {
    return false;
  }
}

/** The address of the copy. Throws HouseSaysNo. */
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
