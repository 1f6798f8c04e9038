/** Hints: the friend beside a seat is asked what it would do, points at one move, and explains it. */
import type { Tagged } from "../board/board_interface.ts";
import { playSound } from "../sound/sound_player.ts";
import { voice } from "../voice/voice.svelte.ts";
import type { Connection } from "../api/connection.ts";
import type { Hint, Turn } from "../api/message_types.ts";
import { words } from "../i18n/translations.svelte.ts";
import type { BoardModel } from "./board_model.svelte.ts";

export class HintClient {
  /** True while it is computing a hint. */
  thinking = $state(false);
  /** What it would do in this turn, with its explanation; null if there is no hint. */
  advice: { readonly action: Tagged | null; readonly words: string } | null = $state.raw(null);
  /** The seat to which the screen must be passed before a hint can be given. */
  curtainSeat: number | null = $state(null);
  private askedTurn: Turn | null = null;
  private suggestion: { readonly turn: Turn; readonly resolve: (action: Tagged | null) => void } | null = null;

  constructor(
    private readonly model: BoardModel,
    private readonly connection: () => Connection,
    /**
     * True if several people look at this screen, so that hints, which may contain a seat's secrets, are not read
     * aloud.
     */
    private readonly shared: () => boolean,
  ) {}

  async ask(): Promise<void> {
    const { turn } = this.model;
    if (!turn || this.thinking) return;
    this.clear();
    this.model.moves.clear(); // an earlier refusal would hide the hint
    this.askedTurn = turn;
    this.thinking = true;
    playSound("tap");
    const { seat, question } = turn;
    const answer = await this.connection().send({ do: "ask-friend", seat, question });
    if (answer.kind !== "no") return;
    this.thinking = false;
    if (answer.no === "behind-curtain") this.curtainSeat = seat;
    else this.model.moves.showRejection(answer, null);
  }

  /** Return the move of the hint without saying anything; null if there is none now. It does not count as asked. */
  async suggest(): Promise<Tagged | null> {
    const { turn } = this.model;
    if (!turn || this.thinking) return null;
    if (this.advice) return this.advice.action;
    this.suggestion?.resolve(null);
    const found = new Promise<Tagged | null>((resolve) => (this.suggestion = { turn, resolve }));
    const { seat, question } = turn;
    const answer = await this.connection().send({ do: "ask-friend", seat, question, quiet: true });
    return answer.kind === "no" ? null : found;
  }

  /** Handle a hint from the server. If it is about another turn, it is not shown. */
  receive({ seat, question, action, ground }: Hint): void {
    const { suggestion } = this;
    if (suggestion?.turn.seat === seat && suggestion.turn.question === question) {
      suggestion.resolve(action ?? null);
      this.suggestion = null;
    }
    if (this.askedTurn?.seat !== seat || this.askedTurn.question !== question) return;
    this.thinking = false;
    const { game, ui } = this.model;
    const said = words.now.adviceSentence(game, ui.kinds, { action, ground }, (one) => this.model.name(one));
    this.advice = { action: action ?? null, words: said };
    this.model.pointed = action ? this.model.ui.touches(action) : [];
    if (!this.shared()) voice.say(this.advice.words);
  }

  /** Play the suggested move. */
  follow(): void {
    const action = this.advice?.action;
    this.clear();
    if (action) this.model.play(action);
  }

  /** Discard the hint if the turn has changed or the seat has decided. */
  discardIfStale(turns: readonly Turn[]): void {
    const { askedTurn } = this;
    if (askedTurn && !turns.some(({ seat, question }) => seat === askedTurn.seat && question === askedTurn.question))
      this.clear();
  }

  clear(): void {
    if (this.advice) this.model.pointed = [];
    this.askedTurn = null;
    this.thinking = false;
    this.advice = null;
    this.curtainSeat = null;
  }
}
