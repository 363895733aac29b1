/** What the server tells about one's own games. */
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
