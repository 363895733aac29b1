/** Plays back a frame: cards and tokens travel, the die rolls, and pauses let tiles and events be read. */
import type { Message } from "../../net/messages";
import { BEAT, TRAVEL, wait } from "../../table/pacing";
import type { QuestModel } from "./model.svelte";
import { movesOf } from "./flights";
import { type LoggedView, loggedView, viewAfter } from "./log";
import { nameIn, seatOf } from "./names";
import type { Frame } from "./frame";

/** Without motion, a tile or a die is shown for this time, in milliseconds. */
const GLANCE = 160;
/** Lines that are shown while the die still lies there. */
const FOLLOWS = new Set(["log-darker", "log-sauron"]);

/** Milliseconds between the starts of two flights; lines after the last start move nothing. */
const INTERVAL = 70;
const MAX_DELAY = 700;

export class Playback {
  /** The die that rolls over the board, and who rolled it. */
  rolling = $state.raw<{ seat: number; face: string } | null>(null);
  /** How many of the newest lines have been shown; undefined if all have. */
  shownLines = $state<number | undefined>(undefined);
  /** The table as far as these lines go. */
  shown = $state.raw<(LoggedView & { moment: number }) | null>(null);
  private ended: (() => void) | null = null;

  constructor(private readonly scene: QuestModel) {}

  /** Skip what is left. */
  skip(): void {
    this.ended?.();
  }

  async play(frame: Frame, before: Frame | null): Promise<void> {
    if (!frame.news.length) return;
    this.shownLines = 0;
    this.shown = before ? { ...loggedView(before.view), moment: frame.moment } : null;
    const skipped = new Promise<void>((resolve) => (this.ended = resolve));
    const stop = this.ended;
    await Promise.race([this.playLines(frame, () => this.ended === stop), skipped]);
    if (this.ended !== stop) return;
    this.ended = null;
    this.rolling = null;
    this.shownLines = undefined;
    this.shown = null;
  }

  private async playLines(frame: Frame, wanted: () => boolean): Promise<void> {
    let travels: Promise<void>[] = [];
    let delay = 0;
    for (const said of frame.news) {
      if (!wanted()) return;
      if (travels.length && this.pause(said)) {
        await Promise.all(travels);
        travels = [];
        delay = 0;
        if (!wanted()) return;
      }
      this.shownLines = (this.shownLines ?? 0) + 1;
      if (this.shown) this.shown = { ...viewAfter(this.shown, said, frame.view), moment: frame.moment };
      const [move] = delay <= MAX_DELAY ? movesOf(said) : [];
      const flight = move && this.scene.flights.fly(move, delay);
      if (flight) {
        travels.push(flight);
        delay += INTERVAL;
        continue;
      }
      const pause = this.pause(said);
      if (!pause) continue;
      if (!FOLLOWS.has(said.key)) this.rolling = null;
      if (said.key === "log-rolled")
        this.rolling = { seat: seatOf(said.params.hobbit), face: nameIn(said.params.face) };
      if (this.scene.table.motion) await wait(pause);
      else if (pause >= BEAT) await wait(GLANCE);
    }
    await Promise.all(travels);
  }

  private pause({ key }: Message): number {
    if (key === "log-rolled") return BEAT * 1.5;
    if (key === "log-turned-tile" || key === "log-happened" || key === "log-came-to" || key === "log-scenario-over")
      return BEAT;
    if (key === "log-ring" || key === "log-called" || key.startsWith("log-gandalf") || key.startsWith("log-fell"))
      return BEAT;
    if (key === "log-sauron" || key === "log-darker" || key === "log-lighter" || key === "log-moved") return TRAVEL;
    return key === "log-refused" || key === "log-paid" ? BEAT / 2 : 0;
  }
}
