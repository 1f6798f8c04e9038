/** The served house that this page came from, where there is one: it offers the house inside the browser at `/offline/`. */
import { addressOf } from "../router.svelte.ts";
import { HouseSaysNo, problemIn } from "../api/client.ts";
import type { UploadRequest, CommandResult, HouseInfo } from "../api/rest.ts";
import { network } from "../api/transport.ts";

/** The house names a line and a reason: that is for whoever mends files, in a terminal. */
export const DAMAGED = "house-no-broken-journal";
const OFFERED_AT = "/offline/";

/** Whether it can be reached now. A web space that happens to have a folder of this name has no such house. */
export async function isServed(): Promise<boolean> {
  if (addressOf("/") !== OFFERED_AT) return false;
  try {
    const { status, text } = await network.call("GET", "house");
    return status === 200 && typeof (JSON.parse(text) as Partial<HouseInfo>).version === "string";
  } catch {
    return false;
  }
}

/** The address of the copy. Throws HouseSaysNo. */
export async function copyUp(copy: UploadRequest): Promise<string> {
  const { status, text } = await network.call("POST", "copies", copy).catch(() => {
    throw new HouseSaysNo(0, "ui-no-connection");
  });
  if (status >= 400) {
    const { key, args } = problemIn(text);
    throw new HouseSaysNo(status, key === DAMAGED ? "ui-pocket-bring-damaged" : (key ?? "ui-no-house"), args);
  }
  return `/t/${(JSON.parse(text) as CommandResult & { readonly table: string }).table}`;
}
