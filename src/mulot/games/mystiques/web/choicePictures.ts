/** A picture for each choice at a crossroads. Choices without one are drawn as a signpost. */
import alarm from "icon:fluent-emoji-flat/alarm-clock";
import bell from "icon:fluent-emoji-flat/bell";
import bread from "icon:fluent-emoji-flat/bread";
import boot from "icon:fluent-emoji-flat/hiking-boot";
import candle from "icon:fluent-emoji-flat/candle";
import clock from "icon:fluent-emoji-flat/mantelpiece-clock";
import shoe from "icon:fluent-emoji-flat/running-shoe";
import locked from "icon:fluent-emoji-flat/locked";
import mute from "icon:fluent-emoji-flat/bell-with-slash";
import pack from "icon:fluent-emoji-flat/backpack";
import paws from "icon:fluent-emoji-flat/paw-prints";
import shield from "icon:fluent-emoji-flat/shield";
import thread from "icon:fluent-emoji-flat/thread";
import unlocked from "icon:fluent-emoji-flat/unlocked";

export const CHOICES: Readonly<Record<string, { readonly body: string; readonly box: string }>> = {
  "free-grigou": unlocked,
  "hurry-on": shoe,
  "carry-him": pack,
  "wake-him": alarm,
  "close-the-sluice": locked,
  "trust-the-thread": thread,
  "light-the-candle": candle,
  "tread-softly": paws,
  "muffle-the-bell": mute,
  "let-it-ring": bell,
  "share-bread": bread,
  "stand-firm": shield,
  "take-help": clock,
  "go-alone": boot,
};
