/** The view and the extras of the game, as far as the page reads them. */
import type { FrameOf, TableModel } from "../../table/scene";
import type { Side } from "./names";

/** One side as far as the viewer knows it. */
export interface SideView {
  /** The figures of each region, if the viewer knows them all. */
  figures?: Record<string, string[]>;
  /** The number of figures of each region, once all are placed. */
  counts?: Record<string, number>;
  /** The defeated figures. */
  out?: string[];
  ready: boolean;
  hand: string[];
  discard: string[];
  /** The card in the battle: its name, "hidden" or nothing. */
  chosen: string;
}

export interface BattleView {
  attacker: string;
  region: string;
  light: string;
  dark: string;
  sam_beside: boolean;
  light_void: boolean;
  dark_fetched: boolean;
}

export interface View extends Record<Side, SideView> {
  viewers: number[];
  options: Partial<Record<`${Side}_specials`, string[]>>;
  /** The special cards that are not used up. */
  specials: string[];
  actor: number;
  decision: { kind: string; seat: number; fields: { region?: string } };
  turns: number;
  battle: BattleView | null;
  score?: number[];
  returns?: number[];
}

/** What the viewer can remember of the hidden figures in one region. */
export interface Sight {
  certain: string[];
  possible: string[];
  count: number;
}

export interface Extras {
  sights?: Partial<Record<Side, Record<string, Sight>>>;
  /** The seat that sets up, its five regions, and the predefined set-ups: a figure for each region. */
  arranging?: number;
  slots?: string[];
  formations?: Record<string, Record<string, string>>;
  /** The regions that each own figure could reach. */
  reach?: Record<string, string[]>;
}

export type Frame = FrameOf<View, Extras>;
export type Table = TableModel<Frame>;
