/** The scoring of a place, from the log: counts, ranks, tokens. */
import type { Message } from "../../net/messages";
import { colourOf, kindOf, PLACES, qualityOf, seatOf } from "./names";
import type { Frame } from "./frame";
import type { BySign, ScoringResult, Row } from "./view";

/** A scoring as it is shown: with the table as it was when it was counted. */
export interface ScoredPlace extends ScoringResult {
  rows: Record<string, Row>[];
  /** The tokens in the order in which they were won, and by whom. */
  prizes: { seat: number; value: number }[];
}

export function scoringOf(frame: Frame): ScoredPlace | null {
  const counted = frame.news.filter((said) => said.key === "log-counted");
  if (!counted.length) return null;
  const view = frame.view;
  const place = PLACES[view.over ? view.stage : view.stage - 1] ?? "";
  const signs = view.symbols[place] ?? [];
  const tokens: number[][] = view.rows.map(() => []);
  const won = frame.news.filter((said) => said.key === "log-won");
  for (const said of won) tokens[seatOf(said.params.seat)]?.push(Number(said.params.value));
  const counts = counted.map((said) => Number(said.params.count));
  const winners = won.map((said) => seatOf(said.params.seat));
  const ranks = counted.map((said) => {
    const seat = seatOf(said.params.seat);
    const count = counts[seat] ?? 0;
    return {
      seat,
      count,
      tokens: tokens[seat] ?? [],
      tied: count > 0 && counts.filter((one) => one === count).length > 1,
    };
  });
  // Winners in the order of their tokens, then the others.
  const turn = (seat: number) => (winners.includes(seat) ? winners.indexOf(seat) : view.seats);
  ranks.sort((a, b) => b.count - a.count || turn(a.seat) - turn(b.seat));
  const rows = rowsWhenCounted(frame);
  const prizes = won.map((said) => ({ seat: seatOf(said.params.seat), value: Number(said.params.value) }));
  return {
    place,
    signs,
    ranks,
    by_sign: view.seats === 2 ? bySign(rows, signs, won) : [],
    ring: view.ring,
    rows,
    prizes,
  };
}

/** Two players: what both had at each sign. */
function bySign(rows: Record<string, Row>[], signs: string[], won: Message[]): BySign[] {
  const left = [...won];
  return signs.map((sign) => {
    const counts = rows.map((lanes) => countedIn(lanes, sign));
    const prize = counts.some((count) => count > 0) ? left.shift() : undefined;
    const winner = prize ? seatOf(prize.params.seat) : -1;
    return {
      sign,
      token: Number(prize?.params.value ?? 0),
      counts,
      winner,
      tied: winner >= 0 && counts[0] === counts[1],
    };
  });
}

function countedIn(lanes: Record<string, Row>, sign: string): number {
  const rows = Object.values(lanes).filter((row) => row.quality === sign);
  return rows.reduce((sum, row) => sum + row.cards + (row.gandalf ? 1 : 0), 0);
}

/** The rows as they lay before the winners discarded: what is left of them, and what was lost. */
function rowsWhenCounted(frame: Frame): Record<string, Row>[] {
  const rows = frame.view.rows.map((lanes) => plain(lanes));
  let last: Row | undefined;
  for (const said of frame.news) {
    if (said.key === "log-lost") {
      const kind = kindOf(said.params.card);
      const lanes = rows[seatOf(said.params.seat)] ?? {};
      last = lanes[colourOf(kind)] ??= { quality: qualityOf(kind), cards: 0, gandalf: false };
      last.cards += 1;
    } else if (said.key === "log-lost-gandalf" && last) last.gandalf = true;
  }
  return rows;
}

/** A copy of data that may be watched for changes. */
function plain<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
