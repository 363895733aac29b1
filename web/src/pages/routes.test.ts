import { describe, expect, it } from "vitest";
import { pageAt, type PageName } from "./routes";

describe("pageAt", () => {
  it.each<[string, PageName, PageName]>([
    ["", "lobby", "offline"],
    ["games", "games", "offline"],
    ["about", "about", "offline"],
    ["about/research", "research", "offline"],
    ["about/nothing", "lost", "offline"],
    ["table/OAK-HILL-7", "table", "offline"],
    ["join/OAK-HILL-7", "table", "offline"],
    ["table", "lost", "offline"],
    ["replay/OAK", "replay", "offline"],
    ["challenge/abc", "challenge", "offline"],
    ["carry/token", "carry", "offline"],
    ["history", "history", "offline"],
    ["puzzles", "puzzles", "offline"],
    ["replays", "replays", "offline"],
    ["rules", "rules", "rules"],
    ["rules/fate", "rules", "rules"],
    ["rules/fate/more", "lost", "lost"],
    ["games/fate", "lost", "offline"],
    ["table/OAK/more", "lost", "offline"],
    ["nothing", "lost", "offline"],
  ])("/%s", (path, online, offline) => {
    const parts = path.split("/").filter(Boolean);
    expect([pageAt(parts), pageAt(parts, true)]).toEqual([online, offline]);
  });
});
