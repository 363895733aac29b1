import { describe, expect, it } from "vitest";
import { EMPTY, isEmpty, type Plan, texts } from "./plan";

describe("what a plan sends", () => {
  it.each<[Plan, string[]]>([
    [EMPTY, []],
    [{ cards: {}, tokens: {}, shields: 1 }, ["pledge 1 shield"]],
    [
      { cards: { white_fighting: 2 }, tokens: { heart: 1 }, shields: 2 },
      ["pledge white_fighting", "pledge white_fighting", "pledge a heart", "pledge 2 shields"],
    ],
  ])("%j", (plan, expected) => {
    expect(texts(plan)).toEqual(expected);
    expect(isEmpty(plan)).toBe(!expected.length);
  });
});
