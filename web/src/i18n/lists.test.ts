import { describe, expect, it } from "vitest";
import { words } from "../../tests/helpers.svelte";
import { withCounts } from "./lists";

describe("withCounts", () => {
  const say = words("list-several = { $count } × { $name }");
  it.each<[string[], string[]]>([
    [[], []],
    [["Captain"], ["Captain"]],
    [
      ["Captain", "Captain", "Rosie"],
      ["2 × Captain", "Rosie"],
    ],
    [
      ["Captain", "Rosie", "Captain"],
      ["Captain", "Rosie", "Captain"],
    ],
  ])("%j", (names, expected) => {
    expect(withCounts(names, say)).toEqual(expected);
  });
});
