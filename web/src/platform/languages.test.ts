import { describe, expect, it } from "vitest";
import { preferredLanguage } from "./languages";

describe("preferredLanguage", () => {
  it.each<[string[], string]>([
    [["de-AT", "en"], "de"],
    [["es", "fr-CA", "de"], "fr"],
    [["EN-gb"], "en"],
    [["ja", "zh"], "en"],
    [[], "en"],
  ])("%j is %s", (tags, expected) => {
    expect(preferredLanguage(tags)).toBe(expected);
  });
});
