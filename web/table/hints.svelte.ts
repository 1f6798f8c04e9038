/** The friend beside a seat: asked what it would do, it points at one move and says what speaks for it. */
import type { Tagged } from "../board.ts";
import { sound } from "../sound/sound_player.ts";
import { voice } from "../voice/voice.svelte.ts";
import type { Connection } from "../api/connection.ts";
import type { Hint, Turn } from "../api/messages.ts";
import { t, words } from "../i18n/words.svelte.ts";
import type { Seen } from "./board_model.svelte.ts";

export class Friend {
  /** It has been asked, and thinks. */
  thinking = $state(false);
  /** What it would do in this turn, and its words for it. */
  said: { readonly action: Tagged | null; readonly words: string } | null = $state.raw(null);
  /** The seat to which the screen has to be passed before it says anything. */
  behind: number | null = $state(null);
  private asked: Turn | null = null;

  constructor(
    private readonly seen: Seen,
    private readonly connection: () => Connection,
    /** Several look at this screen: what it knows of one seat's secrets is not said aloud. */
    private readonly shared: () => boolean,
  ) {}

  async ask(): Promise<void> {
    const { turn } = this.seen;
    if (!turn || this.thinking) return;
    this.forget();
    this.seen.moves.clear(); // an older refusal would hide what it says
    this.asked = turn;
    this.thinking = true;
    sound("tap");
    const { seat, question } = turn;
    const answer = await this.connection().send({ do: "ask-friend", seat, question });
    if (answer.kind !== "no") return;
    this.thinking = false;
    if (answer.no === "behind-curtain") this.behind = seat;
    else this.seen.moves.tellNo(answer, null);
  }

  /** The house tells what it thought. What is about another turn by now is not shown. */
  hear({ seat, question, action, ground }: Hint): void {
    if (this.asked?.seat !== seat || this.asked.question !== question) return;
    this.thinking = false;
    const deed = action ? t("friend-would", { deed: this.seen.deed(action) }) : t("friend-unsure");
    const why = ground ? words.now.ground(this.seen.game, ground, (one) => this.seen.name(one)) : "";
    this.said = { action: action ?? null, words: `${deed} ${why}`.trim() };
    this.seen.pointed = action ? this.seen.how.touches(action) : [];
    if (!this.shared()) voice.say(this.said.words);
  }

  /** Do as it says. */
  follow(): void {
    const action = this.said?.action;
    this.forget();
    if (action) this.seen.play(action);
  }

  /** Another turn, or the seat has decided: what it said is of no use any more. */
  settle(turns: readonly Turn[]): void {
    const { asked } = this;
    if (asked && !turns.some(({ seat, question }) => seat === asked.seat && question === asked.question)) this.forget();
  }

  forget(): void {
    if (this.said) this.seen.pointed = [];
    this.asked = null;
    this.thinking = false;
    this.said = null;
    this.behind = null;
  }
}
