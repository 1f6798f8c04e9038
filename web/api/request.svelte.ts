/** The state of something that a page asks the server for. */
import { words } from "../i18n/translations.svelte.ts";
import { ApiError } from "./client.ts";

/** Other message keys for errors, by status or key. */
type OtherKeys = Readonly<Record<string | number, string>>;

/** Return what went wrong, in words. */
export function errorSentence(error: unknown, otherKeys: OtherKeys = {}): string {
  if (!(error instanceof ApiError)) return words.now.format("ui-no-house");
  return words.now.format(otherKeys[error.status] ?? otherKeys[error.key] ?? error.key, error.args);
}

export class Request {
  busy = $state(false);
  /** What went wrong the last time, in words. */
  trouble: string | null = $state(null);

  constructor(private readonly otherKeys?: OtherKeys) {}

  /** Do something that may fail. */
  async run(act: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    this.trouble = null;
    try {
      await act();
    } catch (error) {
      this.trouble = errorSentence(error, this.otherKeys);
    }
    this.busy = false;
  }
}
