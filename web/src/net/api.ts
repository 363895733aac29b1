/** Requests to the server's HTTP API; a table's own messages go through its socket. */
import type { Frame, ReviewState, Message, Table } from "./messages";

export interface Me {
  name: string;
  guest: string;
}

export interface OptionSpec {
  name: string;
  kind: "flag" | "choice" | "set" | "number" | "table";
  default: any;
  choices: string[];
  low: number;
  high: number;
  rule: string;
}

export interface GameInfo {
  id: string;
  seats: number[];
  seat_names: string[];
  options: OptionSpec[];
  bots: string[];
  coop: boolean;
  /** Whether it has a guided first game. */
  lesson: boolean;
  /** Options that are recommended for a player's first game. */
  first_game: Record<string, any>;
}

/** `gone`: the person deleted all of their data, including the name. */
export interface HomeSeat {
  seat: number;
  name: string;
  kind: string;
  yours: boolean;
  bot?: string;
  gone: boolean;
}

export interface HomeTable {
  code: string;
  game: string;
  seats: HomeSeat[];
  your_turn: boolean;
  waiting_for: string;
  over: boolean;
  started: boolean;
  moments: number;
  at: number;
  stage: Message | null;
  /** The id of the challenge that this table is an attempt at. */
  challenge: string;
  /** Whether it is a guided first game that is not finished. */
  lesson: boolean;
}

export interface HomeReplay {
  code: string;
  game: string;
  seats: HomeSeat[];
  at: number;
  ending: Message;
  returns: number[];
  score: number[];
  yours: number[];
  challenge: string;
}

/** `finished`: the games that were played to the end at least once, lessons left out. */
export interface Home {
  tables: HomeTable[];
  replays: HomeReplay[];
  finished: string[];
}

export interface NewTable {
  game: string;
  seats: number;
  options: Record<string, any>;
  who: string[];
  name?: string;
  days?: number;
}

export interface Frames {
  frames: Frame[];
  total: number;
}

/** The server refused, with its reason; or it could not be reached (then `reason` is one of the client's messages). */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly reason: Message,
  ) {
    super(reason.key);
  }
}

export async function request<T>(path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(
      path,
      body === undefined
        ? {}
        : {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify(body),
          },
    );
  } catch {
    throw new Refusal(0, { key: "shell-unreachable", params: {} });
  }
  if (answer.ok) return (await answer.json()) as T;
  let reason: Message = { key: answer.status === 404 ? "shell-not-found" : "shell-failed", params: {} };
  try {
    const body = (await answer.json()) as { reason?: Message };
    if (body.reason?.key) reason = body.reason;
  } catch {
    // The answer has no reason: keep the default.
  }
  throw new Refusal(answer.status, reason);
}

const at = (code: string, rest = "") => `/api/tables/${encodeURIComponent(code)}${rest}`;

let games: Promise<GameInfo[]> | null = null;

export const api = {
  me: () => request<Me>("/api/me"),
  rename: (name: string) => request<Me>("/api/me", { name }),
  /** Fetched once, since it does not change while a page is open. */
  games: () =>
    (games ??= request<GameInfo[]>("/api/games").catch((error: unknown) => {
      games = null;
      throw error;
    })),
  home: () => request<Home>("/api/home"),
  open: (table: NewTable) => request<{ code: string }>("/api/tables", table),
  learn: (game: string) => request<{ code: string }>("/api/lessons", { game }),
  table: (code: string) => request<Table>(at(code)),
  upload: (text: string) => request<{ code: string }>("/api/records", { text }),
  record: (code: string) => at(code, "/record"),
  frames: (code: string, seat: string, from: number, count: number) =>
    request<Frames>(at(code, `/frames?seat=${encodeURIComponent(seat)}&from=${from}&count=${count}`)),
  branch: (code: string, moment: number, seat: number, who: string[]) =>
    request<{ code: string }>(at(code, "/branch"), { moment, seat, who }),
  review: (code: string) => request<ReviewState>(at(code, "/review")),
  makeReview: (code: string) => request<ReviewState>(at(code, "/review"), {}),
  carry: (code: string, seat: number) => request<{ link: string; qr: string }>(at(code, `/carry?seat=${seat}`)),
  /** Takes over a seat with a link that was made on another device. */
  carried: (token: string) => request<{ code: string }>(`/api/carry/${encodeURIComponent(token)}`, {}),
};
