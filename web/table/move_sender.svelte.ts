/** What is sent to the server from a board: moves, questions why an action is illegal, the game's own queries. */
import type { Refusal, Tagged } from "../board/board_interface.ts";
import { playSound } from "../sound/sound_player.ts";
import { voice } from "../voice/voice.svelte.ts";
import type { Rejection } from "../api/message_types.ts";
import { words } from "../i18n/translations.svelte.ts";
import type { Clock } from "./animation_queue.svelte.ts";
import type { BoardContext, BoardModel } from "./board_model.svelte.ts";

/** Milliseconds after which a move without an answer is shown as waiting. */
const SHOW_WAITING_AFTER_MS = 400;
/** How long a refusal is shown, in milliseconds, unless something is touched (`BoardFrame`). */
const REFUSAL_SHOWN_MS = 6000;

export class MoveSender {
  /** True while a move has not been answered. */
  pending = $state(false);
  pendingTouches: readonly string[] = $state.raw([]);
  refused: Refusal | null = $state.raw(null);
  private hideTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly model: BoardModel,
    private readonly context: BoardContext,
    private readonly clock: Clock,
  ) {}

  readonly play = (action: Tagged): void => {
    this.clear();
    const { turn } = this.model;
    const legal = this.model.legalAs(action);
    if (!turn || !legal) return this.whyNot(action);
    if (this.pending || !this.context.connection) return;
    this.pending = true;
    this.model.sound("tap");
    const answered = this.clock.after(
      SHOW_WAITING_AFTER_MS,
      () => (this.pendingTouches = this.model.ui.touches(legal).slice(-1)),
    );
    void this.context.connection
      .send({ do: "play", seat: turn.seat, question: turn.question, action: legal })
      .then((answer) => {
        answered();
        this.pending = false;
        this.pendingTouches = [];
        if (answer.kind === "no") this.showRejection(answer, action);
      });
  };

  readonly whyNot = (action: Tagged): void => {
    if (this.model.can(action)) return;
    const seat = this.model.me ?? this.model.seats.find(({ mine }) => mine)?.seat ?? 0;
    void this.context.connection?.send({ do: "why-not", seat, action }).then((answer) => {
      if (answer.kind === "no") this.showRejection(answer, action);
    });
  };

  get canQuery(): boolean {
    return this.context.answersQueries && this.context.connection !== null;
  }

  /** Ask one of the game's own queries. With `silent`, a missing answer is not shown. */
  readonly query = async (what: string, about = "", silent = false): Promise<unknown> => {
    if (!this.canQuery) return null;
    const answer = await this.context.connection!.send({ do: "wonder", what, about });
    if (answer.kind === "no" && !silent) this.showRejection(answer, null);
    return answer.kind === "ack" ? (answer.answer ?? null) : null;
  };

  /** Show why the server has refused something. */
  showRejection(rejection: Rejection, action: Tagged | null): void {
    const sentence = words.now.refusalSentence(this.model.game, rejection.key, rejection.args ?? {}, (seat) =>
      this.model.name(seat),
    );
    this.showRefusal({ words: sentence, rule: rejection.rule ?? "", show: rejection.show ?? [], action });
  }

  /** Show a refusal for a while. */
  showRefusal(refusal: Refusal): void {
    this.clear();
    this.refused = refusal;
    this.hideTimer = setTimeout(() => (this.refused = null), REFUSAL_SHOWN_MS);
    if (this.context.aloud) {
      playSound("oh");
      voice.say(refusal.words);
    }
  }

  clear(): void {
    clearTimeout(this.hideTimer);
    this.refused = null;
  }
}
