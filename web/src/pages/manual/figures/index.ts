/** The pictures of the manuals, drawn with the parts of the scenes. */
import type { Component } from "svelte";
import type { Frame, SceneModel, TableModel } from "../../../table/scene";
import type { FigureTable } from "./table";

/** A picture, and the scene's model that it is drawn from. */
export interface Drawing<Model> {
  Part: Component<{ table: FigureTable; scene: Model; phone: boolean }>;
  /** Which position of the game's `figures.toml` it shows; the first if none is named. */
  frame?: string;
}

export interface Gallery {
  create(table: TableModel): SceneModel;
  drawings: Record<string, Drawing<SceneModel>>;
}

/** A gallery whose pictures know their own model; like `defineScene`, this drops the types of the game. */
export function defineGallery<F extends Frame, Model extends SceneModel<F>>(gallery: {
  create(table: TableModel<F>): Model;
  drawings: Record<string, Drawing<Model>>;
}): Gallery {
  const { create, drawings } = gallery;
  return { create, drawings: drawings as Record<string, Drawing<SceneModel>> };
}

const GAMES = import.meta.glob<{ gallery: Gallery }>("./*/index.ts");

export async function galleryOf(game: string): Promise<Gallery | null> {
  const load = GAMES[`./${game}/index.ts`];
  return load ? (await load()).gallery : null;
}

/** Boards are drawn at this size and then scaled: width and height in general, and on a phone. What is not named
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

/** At a smaller scale nothing would be readable: wider pictures scroll sideways. */
const MIN_SCALE = 0.85;
export const scaleOf = (board: [number, number], width: number) => (width ? Math.max(MIN_SCALE, width / board[0]) : 1);
