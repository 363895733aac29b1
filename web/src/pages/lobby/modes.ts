/** The four ways to play: chosen once in the lobby, for all tiles. */
import type { GameInfo } from "../../net/api";
import { account } from "../../shell/account.svelte";
import { settings } from "../../platform/settings.svelte";

export const MODES = [
  { id: "bot", icon: "bot", go: "play" },
  { id: "friend", icon: "link", go: "link" },
  { id: "same", icon: "screen", go: "screen" },
  { id: "watch", icon: "watch", go: "watch" },
] as const;

export type Mode = (typeof MODES)[number]["id"];

/** How long a game takes, roughly, in minutes. */
export const MINUTES: Record<string, number> = { confrontation: 30, towers: 30, quest: 60, fate: 120 };

/** The number of seats: as last time, else three, or the fewest. */
export function defaultSeats(game: GameInfo): number {
  const last = settings.seats[game.id];
  if (last && game.seats.includes(last)) return last;
  return game.seats.includes(3) ? 3 : (game.seats[0] ?? 2);
}

/** The bot: as last time, else in the middle of the levels. */
export function defaultBot(game: GameInfo): string {
  const last = settings.bots[game.id];
  if (last && game.bots.includes(last)) return last;
  return game.bots[Math.floor((game.bots.length - 1) / 2)] ?? "";
}

/** The default players of all seats. */
export function defaultWho(game: GameInfo, mode: Mode, seats: number, bot = defaultBot(game)): string[] {
  return Array.from({ length: seats }, (_, seat) => {
    if (mode === "watch") return `bot:${bot}`;
    if (seat === 0) return "me";
    return mode === "bot" ? `bot:${bot}` : mode === "friend" ? "open" : "here";
  });
}

/** The options that are recommended for a first game; none for bots that play alone. */
export function firstOptions(game: GameInfo, mode: Mode): Record<string, any> {
  if (mode === "watch" || !account.home || account.home.finished.includes(game.id)) return {};
  return { ...game.first_game };
}

export function seatRange(seats: number[]): string {
  const first = seats[0] ?? 0;
  const last = seats.at(-1) ?? first;
  return first === last ? String(first) : `${first}–${last}`;
}
