/** Sentences from Fluent files: keys and values in, words out. The same files serve the terminal. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { FieldKinds, Tagged } from "../board.ts";
import type { Language } from "./languages.ts";

export type Args = Readonly<Record<string, unknown>>;
/** Names for seats, by number. */
export type SeatNamer = (seat: number) => string;

/** Where a message begins. */
const MESSAGE_START = /^(-?[a-zA-Z][\w-]*) *=/gm;
/** A message that another one names: `{ trio-title }`. */
const MESSAGE_REFERENCE = /\{\s*(-?[a-zA-Z][\w-]*)/g;

/** A small number is written alike in every language of the house; a browser's formatter takes long to wake. */
class FastNumber extends FluentNumber {
  override toString(scope: Parameters<FluentNumber["toString"]>[0]): string {
    return Number.isInteger(this.value) && Math.abs(this.value) < 1000 ? String(this.value) : super.toString(scope);
  }
}

/**
 * All sentences of a language. Each is read when it is first said: a page says few of the two thousand there are. What
 * is missing is said `otherwise`, in another language; where there are none of that yet, `lacks` is told.
 */
export class Sentences {
  readonly language: Language;
  private readonly bundle: FluentBundle;
  /** Messages that nobody has said yet, as they are written. */
  private readonly unparsed = new Map<string, string>();

  constructor(
    language: Language,
    sources: readonly string[],
    private readonly fallback: Sentences | null = null,
    private readonly onMissing: (key: string) => void = () => undefined,
  ) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) {
      const found = [...source.matchAll(MESSAGE_START)];
      found.forEach(({ 1: key, index }, i) => {
        if (!this.unparsed.has(key!)) this.unparsed.set(key!, source.slice(index, found[i + 1]?.index));
      });
    }
  }

  has(key: string): boolean {
    return this.message(key) !== undefined;
  }

  private message(key: string): ReturnType<FluentBundle["getMessage"]> {
    const source = this.unparsed.get(key);
    if (source !== undefined) {
      this.unparsed.delete(key);
      this.bundle.addResource(new FluentResource(source));
      for (const [, named] of source.matchAll(MESSAGE_REFERENCE)) this.message(named!);
    }
    return this.bundle.getMessage(key);
  }

  /** Whether this language has a sentence (or `key.attribute`). */
  hasMessage(key: string): boolean {
    return Boolean(this.pattern(key));
  }

  private pattern(key: string) {
    const [name = key, attribute] = key.split(".");
    const message = this.message(name);
    return attribute ? message?.attributes[attribute] : message?.value;
  }

  /** The sentence of a key (or `key.attribute`); the key itself where there is none, so that nothing is lost. */
  format(key: string, args: Args = {}): string {
    const pattern = this.pattern(key);
    if (!pattern) {
      if (this.fallback) return this.fallback.format(key, args);
      this.onMissing(key);
      return key;
    }
    const values = Object.fromEntries(Object.entries(args).map(([k, v]) => [k, this.fluentValue(v)]));
    // Fluent collects what went wrong instead of throwing: a missing value shows as its name.
    return this.bundle.formatPattern(pattern, values, []);
  }

  /** Several names as one: “a, b and c”. */
  joinNames(parts: readonly string[]): string {
    if (parts.length < 2) return parts.join("");
    return `${parts.slice(0, -1).join(", ")} ${this.format("house-and")} ${parts[parts.length - 1]!}`;
  }

  eventSentence(game: string, kinds: FieldKinds, event: Tagged, name: SeatNamer): string {
    const key = this.spokenVariant(`${game}-event-${event.type}`);
    return this.format(key, this.displayValues(game, event, kinds.event[event.type] ?? {}, name));
  }

  /** An action in words that tell it from every other: with the names of squares, which a screen reader needs. */
  actionLabel(game: string, kinds: FieldKinds, action: Tagged, name: SeatNamer): string {
    return this.format(
      `${game}-do-${action.type}`,
      this.displayValues(game, action, kinds.do[action.type] ?? {}, name),
    );
  }

  /** An action as a child would say it who sees the board. */
  spokenActionLabel(game: string, kinds: FieldKinds, action: Tagged, name: SeatNamer): string {
    const key = this.spokenVariant(`${game}-do-${action.type}`);
    return this.format(key, this.displayValues(game, action, kinds.do[action.type] ?? {}, name));
  }

  /** Where squares have names that are nowhere drawn, the attribute `seen` says it without them. */
  private spokenVariant(key: string): string {
    return (this.message(key) ?? this.fallback?.message(key))?.attributes["seen"] ? `${key}.seen` : key;
  }

  promptSentence(game: string, about: string, seat: number, name: SeatNamer): string {
    return this.format(`${game}-ask-${about}`, { seat: name(seat) });
  }

  /** Why not: arguments called `seat` or `whom` are seats, one called `thing` is a thing. */
  refusalSentence(game: string, key: string, args: Args, name: SeatNamer): string {
    return this.format(key, this.displayValues(game, args, { seat: "seat", whom: "seat", thing: "thing" }, name));
  }

  /** What speaks for an action; its arguments are named as those of a refusal. */
  explanationSentence(game: string, ground: { readonly name: string; readonly args?: Args }, name: SeatNamer): string {
    return this.refusalSentence(game, `${game}-ground-${ground.name}`, ground.args ?? {}, name);
  }

  endSentence(game: string, scores: readonly number[], reason: string, name: SeatNamer): string {
    const winners = winnersOf(scores).map(name);
    return this.format(`${game}-end-${reason}`, { winners: this.joinNames(winners), count: winners.length });
  }

  /** What the seat with the handicap has or does, to stand beside its name; else what the option is called. */
  handicapLabel(game: string): string {
    const key = `${game}-option-handicap`;
    return this.format(this.message(key)?.attributes["has"] ? `${key}.has` : key);
  }

  private displayValues(game: string, fields: object, kinds: Readonly<Record<string, string>>, name: SeatNamer): Args {
    const values: Record<string, unknown> = {};
    for (const [field, value] of Object.entries(fields))
      values[field] = this.displayValue(game, value, kinds[field], name);
    return values;
  }

  private displayValue(game: string, value: unknown, kind: string | undefined, name: SeatNamer): unknown {
    if (Array.isArray(value))
      return this.joinNames(value.map((part) => String(this.fluentValue(this.displayValue(game, part, kind, name)))));
    if (kind === "seat" && typeof value === "number") return name(value);
    if (kind === "thing" && typeof value === "string") return this.format(`${game}-thing-${value}`);
    return value;
  }

  private fluentValue(value: unknown): FluentVariable {
    if (value === null || value === undefined) return "none";
    if (typeof value === "boolean") return value ? "yes" : "no";
    return typeof value === "number" ? new FastNumber(value) : String(value);
  }
}

/** The seats with the best score. */
export function winnersOf(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  return scores.flatMap((score, seat) => (score === most ? [seat] : []));
}
