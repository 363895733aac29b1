import { describe, expect, it } from "vitest";
import { frameOf, said } from "../../../tests/helpers.svelte";
import { viewOf } from "../../../tests/towers";
import { scoringOf } from "./log";
import type { Row } from "./view";

const counted = (seat: number, count: number) => said("log-counted", { seat: `seat-${seat + 1}`, count });
const won = (seat: number, value: number) => said("log-won", { seat: `seat-${seat + 1}`, value });
const lost = (seat: number, card: string) => said("log-lost", { seat: `seat-${seat + 1}`, card: `card-${card}` });

describe("scoringOf", () => {
  it("is none if nothing was counted", () => {
    expect(scoringOf(frameOf(viewOf(), { news: [won(0, 3)] }))).toBeNull();
  });

  it("names the place that was just left, with its signs", () => {
    const scored = scoringOf(frameOf(viewOf({ stage: 2 }), { news: [counted(0, 1), counted(1, 0)] }))!;
    expect([scored.place, scored.signs]).toEqual(["rohan", ["strength", "wisdom"]]);
  });

  it("is about the last place itself once the game is over", () => {
    const scored = scoringOf(frameOf(viewOf({ stage: 1, over: true }), { news: [counted(0, 1)] }))!;
    expect(scored.place).toBe("rohan");
  });

  it("ranks by count, and winners of tokens first among equals", () => {
    const view = viewOf({ seats: 3, rows: [{}, {}, {}], stage: 2 });
    const news = [counted(0, 2), counted(1, 4), counted(2, 2), won(1, 3), won(2, 2)];
    const { ranks, prizes } = scoringOf(frameOf(view, { news }))!;
    expect(ranks).toEqual([
      { seat: 1, count: 4, tokens: [3], tied: false },
      { seat: 2, count: 2, tokens: [2], tied: true },
      { seat: 0, count: 2, tokens: [], tied: true },
    ]);
    expect(prizes).toEqual([
      { seat: 1, value: 3 },
      { seat: 2, value: 2 },
    ]);
  });

  it("ties nobody at nothing", () => {
    const { ranks } = scoringOf(frameOf(viewOf({ stage: 2 }), { news: [counted(0, 0), counted(1, 0)] }))!;
    expect(ranks.map(({ tied }) => tied)).toEqual([false, false]);
  });

  it("shows rows as they lay when they were counted, with what the winners lost afterwards", () => {
    const view = viewOf({ stage: 2, rows: [{ green: { quality: "strength", cards: 1, gandalf: false } }, {}] });
    const news = [
      counted(0, 3),
      counted(1, 2),
      lost(0, "green_strength"),
      said("log-lost-gandalf"),
      lost(1, "blue_wisdom"),
    ];
    const { rows } = scoringOf(frameOf(view, { news }))!;
    expect(rows).toEqual([
      { green: { quality: "strength", cards: 2, gandalf: true } },
      { blue: { quality: "wisdom", cards: 1, gandalf: false } },
    ]);
    expect(view.rows[0]!["green"]!.cards).toBe(1);
  });

  it("compares two players sign by sign", () => {
    const rows: Record<string, Row>[] = [
      {
        green: { quality: "strength", cards: 2, gandalf: true },
        blue: { quality: "wisdom", cards: 1, gandalf: false },
      },
      { green: { quality: "wisdom", cards: 1, gandalf: false } },
    ];
    const news = [counted(0, 4), counted(1, 1), won(0, 3), won(1, 2)];
    const { by_sign } = scoringOf(frameOf(viewOf({ stage: 2, rows }), { news }))!;
    expect(by_sign).toEqual([
      { sign: "strength", token: 3, counts: [3, 0], winner: 0, tied: false },
      { sign: "wisdom", token: 2, counts: [1, 1], winner: 1, tied: true },
    ]);
  });

  it("gives no token for a sign that nobody shows", () => {
    const rows: Record<string, Row>[] = [{}, { green: { quality: "wisdom", cards: 1, gandalf: false } }];
    const { by_sign } = scoringOf(
      frameOf(viewOf({ stage: 2, rows }), { news: [counted(0, 0), counted(1, 1), won(1, 3)] }),
    )!;
    expect(by_sign.map(({ winner, token }) => [winner, token])).toEqual([
      [-1, 0],
      [1, 3],
    ]);
  });
});
