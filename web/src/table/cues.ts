/** Which sounds the events of a table bring. Nothing is conveyed by sound alone. */
import type { Line, Message } from "../net/messages";

export type Cue =
  | "turn"
  | "question"
  | "card"
  | "die"
  | "dark"
  | "light"
  | "shadow"
  | "battle"
  | "battle-won"
  | "battle-lost"
  | "battle-even"
  | "out"
  | "scored"
  | "refused"
  | "won"
  | "lost";

/** What a scene knows about the sounds of its game. */
export interface SceneSounds {
  /** The cues of lines of the log, by the keys of the lines. */
  readonly cues: Readonly<Record<string, Cue>>;
  /** The outcome of a battle that the line `news[at]` decides, seen from `seats`. */
  outcomeOf?(news: readonly Message[], at: number, seats: readonly number[]): Cue | null;
  /** Whether the current decision belongs to the turn of the seat that decides. */
  isTurn(view: Record<string, any>): boolean;
}

/** What a table shows at one moment. */
export interface Shown {
  /** The lines of the log that have been shown, and all that are known. */
  readonly lines: readonly Line[];
  readonly log: readonly Line[];
  readonly view: Record<string, any>;
  /** The seats that the viewer looks from. */
  readonly seats: readonly number[];
  /** Whether one of these seats is to act and can do so. */
  readonly asked: boolean;
  /** Whether playback has reached the end of the frame, and no earlier moment is looked at. */
  readonly now: boolean;
  /** Whether an earlier moment is looked at. */
  readonly past: boolean;
  readonly over: boolean;
  /** The result by seat, once the game is over. */
  readonly returns: readonly number[];
  readonly refusal: Message | null;
}

/** The cues of the lines of one frame from the index `from` to `to`, each of them once. */
export function cuesOfLines(
  sounds: SceneSounds,
  news: readonly Message[],
  seats: readonly number[],
  from = 0,
  to = news.length,
): Cue[] {
  const found = new Set<Cue>();
  for (let at = from; at < to; at++) {
    const cue = sounds.cues[news[at]!.key] ?? sounds.outcomeOf?.(news, at, seats);
    if (cue) found.add(cue);
  }
  return [...found];
}

/** The cue of an ending for these seats; none for a draw or a watcher. */
export function cueOfEnd(returns: readonly number[], seats: readonly number[]): Cue | null {
  const own = Math.max(...seats.map((seat) => returns[seat] ?? 0));
  const best = Math.max(...returns);
  if (!seats.length || !returns.length || (own === 0 && best === 0)) return null;
  return own === best && own > 0 ? "won" : "lost";
}

/** The cue of a battle that the seat `loser` has lost; for viewers of both sides or none, the neutral one. */
export function cueOfBattle(loser: number, seats: readonly number[]): Cue {
  if (seats.length !== 1) return "battle-even";
  return seats[0] === loser ? "battle-lost" : "battle-won";
}

/** Follows what a table shows, and returns the cues of what is new. */
export class CueTracker {
  private before: Shown | null = null;
  /** Whether another seat has acted since the viewer was last to act. */
  private waited = false;
  private ended = false;

  constructor(private readonly sounds: SceneSounds | undefined) {}

  /** Return the cues since the last call; none at the first one, and none of lines after an undo. */
  update(shown: Shown): Cue[] {
    const { before } = this;
    this.before = shown;
    const asked = this.questionCue(shown);
    if (!before) {
      this.ended = shown.over;
      return [];
    }
    const cues = this.sounds ? lineCues(this.sounds, before, shown) : [];
    if (shown.refusal && shown.refusal !== before.refusal) cues.push("refused");
    if (asked) cues.push(asked);
    const end = this.endCue(shown);
    if (end) cues.push(end);
    return cues;
  }

  private endCue({ over, now, returns, seats }: Shown): Cue | null {
    if (!over) this.ended = false;
    const end = over && now && !this.ended ? cueOfEnd(returns, seats) : null;
    if (end) this.ended = true;
    return end;
  }

  private questionCue({ view, seats, asked, past }: Shown): Cue | null {
    const actor = Number(view["actor"] ?? -1);
    const isOwn = seats.includes(actor);
    if (!past && actor >= 0 && !isOwn) this.waited = true;
    if (!this.waited || !asked || !isOwn) return null;
    this.waited = false;
    return !this.sounds || this.sounds.isTurn(view) ? "turn" : "question";
  }
}

/** The cues of lines that are shown now and were not before. After a jump over several moments only those of the last
 *  one count. */
function lineCues(sounds: SceneSounds, before: Shown, { lines, log, seats }: Shown): Cue[] {
  const known = before.lines.length;
  if (lines.length <= known || (known && lines[known - 1]!.message !== before.lines[known - 1]!.message)) return [];
  const moment = lines.at(-1)!.moment;
  const first = lines.findIndex((line) => line.moment === moment);
  const news = log.filter((line) => line.moment === moment).map((line) => line.message);
  return cuesOfLines(sounds, news, seats, Math.max(0, known - first), lines.length - first);
}
