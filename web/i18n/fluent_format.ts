/** Formats texts from Fluent files, which the terminal client uses too. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { FieldKinds, Tagged } from "../board/board_interface.ts";
import type { Language } from "./languages.ts";

export type Args = Readonly<Record<string, unknown>>;
/** A move to make, if there is a good one, and the reason for it. */
export interface Advice {
  readonly action?: Tagged | null | undefined;
  readonly ground?: { readonly name: string; readonly args?: Args } | null | undefined;
}
/** Returns the name of a seat. */
export type SeatNamer = (seat: number) => string;

/** The start of a message in a Fluent file. */
const MESSAGE_START = /^(-?[a-zA-Z][\w-]*) *=/gm;
/** A reference to another message: `{ trio-title }`. */
const MESSAGE_REFERENCE = /\{\s*(-?[a-zA-Z][\w-]*)/g;

/**
 * Formats small integers without `Intl.NumberFormat`, which is slow to start. They look the same in all supported
 * languages.
 */
class FastNumber extends FluentNumber {
  override toString(scope: Parameters<FluentNumber["toString"]>[0]): string {
    return Number.isInteger(this.value) && Math.abs(this.value) < 1000 ? String(this.value) : super.toString(scope);
  }
}

/**
 * All messages in a language. A message is parsed when it is first used. Missing messages are taken from `fallback`; if
 * there is none, `onMissing` is called and the key is shown.
 */
export class Sentences {
  readonly language: Language;
  private readonly bundle: FluentBundle;
  /** The source text of messages that have not been parsed yet. */
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

  /** True if this language has a message with this key (or `key.attribute`). */
  hasMessage(key: string): boolean {
    return Boolean(this.pattern(key));
  }

  private pattern(key: string) {
    const [name = key, attribute] = key.split(".");
    const message = this.message(name);
    return attribute ? message?.attributes[attribute] : message?.value;
  }

  /** Return the text of a message (or `key.attribute`). If there is none, the key itself is returned. */
  format(key: string, args: Args = {}): string {
    const pattern = this.pattern(key);
    if (!pattern) {
      if (this.fallback) return this.fallback.format(key, args);
      this.onMissing(key);
      return key;
    }
    const values = Object.fromEntries(Object.entries(args).map(([k, v]) => [k, this.fluentValue(v)]));
    // Fluent collects errors instead of throwing them. A missing value is shown as its name.
    return this.bundle.formatPattern(pattern, values, []);
  }

  /** Join names, as in “a, b and c”. */
  joinNames(parts: readonly string[]): string {
    if (parts.length < 2) return parts.join("");
    return `${parts.slice(0, -1).join(", ")} ${this.format("house-and")} ${parts[parts.length - 1]!}`;
  }

  eventSentence(game: string, kinds: FieldKinds, event: Tagged, name: SeatNamer): string {
    const key = this.spokenVariant(`${game}-event-${event.type}`);
    return this.format(key, this.displayValues(game, event, kinds.event[event.type] ?? {}, name));
  }

  /** Return an action in words that distinguish it from all others, including square names, for screen readers. */
  actionLabel(game: string, kinds: FieldKinds, action: Tagged, name: SeatNamer): string {
    return this.format(
      `${game}-do-${action.type}`,
      this.displayValues(game, action, kinds.do[action.type] ?? {}, name),
    );
  }

  /** Return an action in words for someone who sees the board. Different actions may have the same words. */
  spokenActionLabel(game: string, kinds: FieldKinds, action: Tagged, name: SeatNamer): string {
    const key = this.spokenVariant(`${game}-do-${action.type}`);
    return this.format(key, this.displayValues(game, action, kinds.do[action.type] ?? {}, name));
  }

  /** Return an action as advice, “Put a barrier here”, with its reason if there is one. */
  adviceSentence(game: string, kinds: FieldKinds, { action, ground }: Advice, name: SeatNamer): string {
    if (!action) return this.format("ui-friend-unsure");
    const key = `${game}-do-${action.type}.advice`;
    const deed = this.pattern(key)
      ? this.format(key, this.displayValues(game, action, kinds.do[action.type] ?? {}, name))
      : this.format("ui-friend-would", { deed: this.spokenActionLabel(game, kinds, action, name) });
    const why = ground ? this.explanationSentence(game, ground, name) : "";
    return `${deed.replace(/[.!]$/, "")}. ${why}`.trim();
  }

  /** Return the key of the variant without square names (the attribute `seen`), if there is one; otherwise `key`. */
  private spokenVariant(key: string): string {
    return (this.message(key) ?? this.fallback?.message(key))?.attributes["seen"] ? `${key}.seen` : key;
  }

  promptSentence(game: string, about: string, seat: number, name: SeatNamer): string {
    return this.format(`${game}-ask-${about}`, { seat: name(seat) });
  }

  /** Return the text of a refusal. Arguments called `seat` or `whom` are seats; `thing` is a thing. */
  refusalSentence(game: string, key: string, args: Args, name: SeatNamer): string {
    return this.format(key, this.displayValues(game, args, { seat: "seat", whom: "seat", thing: "thing" }, name));
  }

  /** Return the text that explains a hint. Its arguments are named as in refusals. */
  explanationSentence(game: string, ground: { readonly name: string; readonly args?: Args }, name: SeatNamer): string {
    return this.refusalSentence(game, `${game}-ground-${ground.name}`, ground.args ?? {}, name);
  }

  endSentence(game: string, scores: readonly number[], reason: string, name: SeatNamer): string {
    const winners = winnersOf(scores).map(name);
    return this.format(`${game}-end-${reason}`, { winners: this.joinNames(winners), count: winners.length });
  }

  /** Return the text for the seat with the handicap, or the name of the option. */
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

/** Return the seats with the highest score. */
export function winnersOf(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  return scores.flatMap((score, seat) => (score === most ? [seat] : []));
}
