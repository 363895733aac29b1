import { describe, expect, it } from "vitest";
import { seatOf, words } from "../../tests/helpers.svelte";
import { absenceText } from "./absence";

describe("absenceText", () => {
  const say = words(
    "is-away = { $name } away { $seconds } s",
    "is-away-hours = { $name } away { $hours } h",
    "is-away-days = { $name } away { $days } d",
    "is-away-never = { $name } away",
  );
  it.each([
    [-1, "Rosie away"],
    [40, "Rosie away 40 s"],
    [3600, "Rosie away 3600 s"],
    [3601, "Rosie away 1 h"],
    [48 * 3600, "Rosie away 48 h"],
    [72 * 3600, "Rosie away 3 d"],
  ])("%d seconds left", (seconds_left, expected) => {
    expect(absenceText(seatOf(1, { seconds_left }), "Rosie", say).replaceAll(",", "")).toBe(expected);
  });
});
