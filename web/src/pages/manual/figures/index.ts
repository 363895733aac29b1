/** The pictures of the manuals: drawn by the very parts that draw the tables. */
import type { Component } from "svelte";
import type { SceneModel } from "../../../table/scene";
import type { Exhibit } from "./table";

/* Each picture knows its own kind of scene. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Drawing = Component<{ table: Exhibit; scene: any; phone: boolean }>;

export interface Drawn {
  Part: Drawing;
  /** Which position of the game's `figures.toml` it shows; the first if none is named. */
  frame?: string;
}

export interface Gallery {
  create(table: Exhibit): SceneModel;
  drawings: Record<string, Drawn>;
}

const GAMES = import.meta.glob<{ gallery: Gallery }>("./*/index.ts");

export async function galleryOf(game: string): Promise<Gallery | null> {
  const load = GAMES[`./${game}/index.ts`];
  return load ? (await load()).gallery : null;
}

/** Boards are drawn this large and then made to fit: width and height in general, and on a phone. What is not named
 *  here flows as text does. Known before anything is drawn, so that nothing jumps. */
export const BOARDS: Record<string, Record<string, [[number, number], [number, number]]>> = {
  confrontation: {
    board: [
      [1000, 760],
      [360, 520],
    ],
    figures: [
      [760, 190],
      [360, 370],
    ],
  },
  towers: {
    road: [
      [1040, 184],
      [1120, 184],
    ],
  },
  quest: {
    board: [
      [1000, 560],
      [360, 600],
    ],
    corruption: [
      [800, 84],
      [330, 62],
    ],
  },
  fate: {
    map: [
      [800, 620],
      [330, 256],
    ],
  },
};

/** Smaller than this nothing could be read: what is wider then scrolls sideways. */
const LEAST = 0.85;
export const scaleOf = (board: [number, number], width: number) => (width ? Math.max(LEAST, width / board[0]) : 1);
