/** What is asked of the house at a table: moves, why something cannot be played, the game's own questions. */
import type { Refusal, Tagged } from "../board.ts";
import { sound } from "../sound/sound_player.ts";
import { voice } from "../voice/voice.svelte.ts";
import type { Rejection } from "../api/messages.ts";
import { words } from "../i18n/words.svelte.ts";
import type { Clock } from "./animation_queue.svelte.ts";
import type { Around, Seen } from "./board_model.svelte.ts";

/** Milliseconds until a move without an answer is shown as waiting. */
const PATIENT = 400;
/** Milliseconds for which a refusal is shown. */
const READ = 9000;

export class Moves {
  /** A move is under way. */
  pending = $state(false);
  waits: readonly string[] = $state.raw([]);
  refused: Refusal | null = $state.raw(null);
  private forget: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly seen: Seen,
    private readonly around: Around,
    private readonly clock: Clock,
  ) {}

  readonly play = (action: Tagged): void => {
    this.clear();
    const { turn } = this.seen;
    const legal = this.seen.legalAs(action);
    if (!turn || !legal) return this.whyNot(action);
    if (this.pending || !this.around.connection) return;
    this.pending = true;
    this.seen.sound("tap");
    const answered = this.clock.after(PATIENT, () => (this.waits = this.seen.how.touches(legal).slice(-1)));
    void this.around.connection
      .send({ do: "play", seat: turn.seat, question: turn.question, action: legal })
      .then((answer) => {
        answered();
        this.pending = false;
        this.waits = [];
        if (answer.kind === "no") this.tellNo(answer, action);
      });
  };

  readonly whyNot = (action: Tagged): void => {
    if (this.seen.can(action)) return;
    const seat = this.seen.me ?? this.seen.seats.find(({ mine }) => mine)?.seat ?? 0;
    void this.around.connection?.send({ do: "why-not", seat, action }).then((answer) => {
      if (answer.kind === "no") this.tellNo(answer, action);
    });
  };

  get wonders(): boolean {
    return this.around.answers && this.around.connection !== null;
  }

  /** `quiet`: nobody sees that there was no answer. */
  readonly wonder = async (what: string, about = "", quiet = false): Promise<unknown> => {
    if (!this.wonders) return null;
    const answer = await this.around.connection!.send({ do: "wonder", what, about });
    if (answer.kind === "no" && !quiet) this.tellNo(answer, null);
    return answer.kind === "ack" ? (answer.answer ?? null) : null;
  };

  /** Show what the house says no with. */
  tellNo(no: Rejection, action: Tagged | null): void {
    const said = words.now.refusal(this.seen.game, no.key, no.args ?? {}, (seat) => this.seen.name(seat));
    this.refuse({ words: said, rule: no.rule ?? "", show: no.show ?? [], action });
  }

  /** Show a refusal for a while. */
  refuse(refusal: Refusal): void {
    this.clear();
    this.refused = refusal;
    this.forget = setTimeout(() => (this.refused = null), READ);
    if (this.around.aloud) {
      sound("oh");
      voice.say(refusal.words);
    }
  }

  clear(): void {
    clearTimeout(this.forget);
    this.refused = null;
  }
}
