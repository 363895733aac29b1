import { describe, expect, it, vi } from "vitest";
import { relativeTime, timeOfDay } from "./dates";

describe("relativeTime", () => {
  const NOW = 1_700_000_000;
  it.each<[number, "en" | "de", string]>([
    [0, "en", "now"],
    [59, "en", "now"],
    [60, "en", "1 min. ago"],
    [3599, "en", "59 min. ago"],
    [2 * 3600, "en", "2 hr. ago"],
    [86_400, "en", "yesterday"],
    [3 * 86_400, "en", "3 days ago"],
    [-50, "en", "now"],
    [2 * 3600, "de", "vor 2 Std."],
  ])("%d seconds ago in %s", (seconds, lang, expected) => {
    expect(relativeTime(NOW - seconds, lang, NOW)).toBe(expected);
  });

  it("is a date after six days, as the browser's locale of this language writes it", () => {
    vi.spyOn(navigator, "languages", "get").mockReturnValue(["fr-FR", "en-GB", "en-US"]);
    expect(relativeTime(NOW - 7 * 86_400, "en", NOW)).toBe("7 Nov");
    vi.spyOn(navigator, "languages", "get").mockReturnValue(["en-US"]);
    expect(relativeTime(NOW - 7 * 86_400, "en", NOW)).toBe("Nov 7");
  });

  it("shows the time of day in two digits each", () => {
    expect(timeOfDay(NOW, "de")).toMatch(/^\d\d:\d\d$/);
  });
});
