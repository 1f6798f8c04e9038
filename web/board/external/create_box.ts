/** Creates a game's `Box` from the module provided by its package. */
import type { Component, ComponentInternals } from "svelte";
import type { AnyGameUi, AnyTable, Box, FieldKinds, Tagged, Tutorial } from "../board_interface.ts";
import TableBackground from "../plain/TableBackground.svelte";
import { art } from "./art_as_dom.ts";
import ExternalBoardHost from "./ExternalBoardHost.svelte";
import {
  contractViolation,
  ExternalStage,
  type Draw,
  type DrawValue,
  type ExternalBoard,
  type ExternalModel,
} from "./board_contract.ts";
import ExternalPicture from "./ExternalPicture.svelte";

type Value = string | number | boolean | null;

/** Loads a package's files by name, such as `web/board.js`. */
export interface ExternalAssets {
  module(name: string): Promise<{ readonly default?: unknown }>;
  style(name: string): Promise<void>;
  data(name: string): Promise<unknown>;
  kinds(): Promise<FieldKinds>;
}

/** Return the box. Throws TypeError if the module breaks the contract. */
export async function externalBox(has: { style: boolean; lesson: boolean }, assets: ExternalAssets): Promise<Box> {
  const [{ default: found }] = await Promise.all([
    assets.module("board.js"),
    has.style ? assets.style("board.css") : null,
  ]);
  const wrong = contractViolation(found);
  if (wrong !== null) throw new TypeError(`web/board.js: ${wrong}`);
  const board = found as ExternalBoard;
  return {
    minAge: board.ages,
    minutes: board.minutes,
    cooperative: board.together ?? false,
    colour: board.colour ?? "night",
    credit: board.credit ?? "",
    cover: picture(board.cover),
    loadUi: async () => ({ default: createExternalUi(board, await assets.kinds()) }),
    ...(has.lesson
      ? { loadTutorial: async () => ({ default: (await assets.data("tutorial.json")) as Tutorial }) }
      : {}),
  };
}

/** Return a `GameUi` that mounts a package's board. */
export function createExternalUi(board: ExternalBoard, kinds: FieldKinds): AnyGameUi {
  const stage = board.stage?.bind(board) ?? ((view: unknown) => structuredClone(view));
  const tell = (tag: string) => (held: ExternalStage, event: Tagged) => board.tell?.[tag]?.(held.stage, event);
  const pictures = Object.entries(board.options ?? {});
  return {
    kinds,
    tableTop: board.tableTop ? picture(board.tableTop) : TableBackground,
    board: component<{ table: AnyTable }>((anchor, props) =>
      ExternalBoardHost(anchor, {
        board,
        get table() {
          return props.table as ExternalModel; // it is always a `BoardModel`, which has more than `Table`
        },
      }),
    ),
    ...(board.shape && { shape: board.shape }),
    stage: (view: unknown, own: unknown, seats: number) => new ExternalStage(stage(view, own, seats)),
    tell: Object.fromEntries(Object.keys(board.tell ?? {}).map((tag) => [tag, tell(tag)])),
    touches: (action: Tagged) => board.touches(action),
    optionPictures: Object.fromEntries(pictures.map(([name, draw]) => [name, optionPicture(draw)])),
    portraits: board.characters ?? {},
  };
}

/** Wrap a function as a Svelte component, with some of its props fixed. */
const component = <P extends object>(show: (anchor: ComponentInternals, props: P) => object): Component<P> =>
  show as Component<P>;

const picture = (draw: Draw): Component =>
  component((anchor) => ExternalPicture(anchor, { draw: (target: HTMLElement) => draw(target, art) }));

const optionPicture = (draw: DrawValue): Component<{ value: Value }> =>
  component<{ value: Value }>((anchor, props) =>
    ExternalPicture(anchor, {
      get draw() {
        const { value } = props;
        return (target: HTMLElement) => draw(target, value, art);
      },
    }),
  );
