/** Requests about challenges and puzzles. */
import { request, type NewTable } from "./api";

export interface ChallengeRow {
  gained: number;
  score: number;
  /** Null if the rules have changed since. */
  moves: number | null;
  at: number;
  resigned: boolean;
  name: string;
  bot: string;
  /** The rank among the games of people that count; 0 for all others. */
  place: number;
  number: number;
  yours: boolean;
  code: string;
}

export interface Challenge {
  id: string;
  game: string;
  options: Record<string, any>;
  who: string[];
  rows: ChallengeRow[];
  bots_to_come: number;
  /** The code of one's own unfinished table; empty if there is none. */
  running: string;
  tries: number;
  /** Whether an attempt can be started. */
  open: boolean;
  day: string;
  before: string;
  after: string;
}

/** A challenge that this person made or attempted. */
export interface OwnChallenge {
  id: string;
  game: string;
  at: number;
  made: boolean;
  tries: number;
  /** The code of one's own unfinished table; empty if there is none. */
  running: string;
  day: string;
}

export interface PuzzleInfo {
  id: string;
  kind: "open" | "hidden";
  side: "light" | "dark";
  moves: number;
  grade: number;
  tries: number;
  solved: boolean;
}

const at = (id: string, rest = "") => `/api/challenges/${encodeURIComponent(id)}${rest}`;

export const challenges = {
  today: () => request<{ day: string; daily: { game: string; id: string }[] }>("/api/challenges/daily"),
  own: () => request<{ challenges: OwnChallenge[] }>("/api/challenges/own"),
  show: (id: string) => request<Challenge>(at(id)),
  make: (table: NewTable) => request<{ id: string }>("/api/challenges", table),
  from: (code: string) => request<{ id: string }>(`/api/challenges/from/${encodeURIComponent(code)}`, {}),
  begin: (id: string) => request<{ code: string }>(at(id, "/try"), {}),
};

export const puzzles = {
  all: () => request<{ puzzles: PuzzleInfo[] }>("/api/puzzles"),
  begin: (id: string) => request<{ code: string }>(`/api/puzzles/${encodeURIComponent(id)}`, {}),
};
