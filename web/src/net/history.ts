/** The history of one's own games, as the server sends it. */
import type { HomeReplay } from "./api";

export interface Tally {
  played: number;
  won: number;
  lost: number;
  even: number;
  low: number | null;
  high: number | null;
}
export interface Group {
  kind: "bot" | "people" | "level";
  name: string;
  tally: Tally;
}
export interface GameHistory {
  game: string;
  tally: Tally;
  groups: Group[];
}
export interface History {
  games: GameHistory[];
  list: (HomeReplay & { result: string })[];
  total: number;
  enough: number;
}
