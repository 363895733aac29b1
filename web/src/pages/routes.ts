/** Which page an address opens. */

// All pages but the lobby are loaded when they are opened.
export const pages = {
  table: () => import("./table/TablePage.svelte"),
  replay: () => import("./replay/ReplayPage.svelte"),
  rules: () => import("./RulesPage.svelte"),
  research: () => import("./manual/ResearchPage.svelte"),
  about: () => import("./AboutPage.svelte"),
  games: () => import("./GamesPage.svelte"),
  carry: () => import("./CarryPage.svelte"),
  replays: () => import("./ReplaysPage.svelte"),
  challenge: () => import("./challenge/ChallengePage.svelte"),
  puzzles: () => import("./puzzles/PuzzlesPage.svelte"),
  history: () => import("./history/HistoryPage.svelte"),
  offline: () => import("./offline/OfflinePage.svelte"),
  lost: () => import("./LostPage.svelte"),
};

export type PageName = keyof typeof pages | "lobby";

/** Pages with an address of one part, and those whose address names a thing with a second part. */
const PLAIN = ["about", "games", "replays", "history", "puzzles"] as const;
const OF_THING = ["table", "replay", "carry", "challenge"] as const;

/** The page for the parts of a path. Offline only the rules can be read. */
export function pageAt(parts: readonly string[], offline = false): PageName {
  const [first = "", second, ...more] = parts;
  if (offline && first !== "rules") return "offline";
  if (!first) return "lobby";
  if (more.length) return "lost";
  if (first === "rules") return "rules";
  if (second === undefined) return PLAIN.find((one) => one === first) ?? "lost";
  if (first === "join") return "table";
  if (first === "about" && second === "research") return "research";
  return OF_THING.find((one) => one === first) ?? "lost";
}
