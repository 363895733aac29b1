/** Plays back a frame line by line: moves travel, battles open and go through their steps. */
import { BEAT, TRAVEL, wait } from "../../table/pacing";
import type { Message } from "../../table/scene";
import { fromView, isOver, type Duel } from "./battle";
import { battleAfter, isAnnounced, journeyOf, type Journey } from "./log";
import type { ConfrontationModel } from "./model.svelte";
import type { Frame } from "./frame";

/** A card or a figure turns over, in milliseconds. */
const TURN_OVER = 520;

export class Playback {
  isPlaying = $state(false);
  /** The frame that is shown until a move has arrived. */
  held: Frame | null = $state(null);
  /** The piece that travels, and how far it has come, from 0 to 1. */
  journey: Journey | null = $state(null);
  way = $state(0);
  /** A line of the journal that is written over the map. */
  caption: Message | null = $state(null);
  /** The lines of the log that playback has not reached: the log must not show the end of a battle too early. */
  pendingLines = $state(0);
  private duel: Duel | null = $state(null);
  private duelMoment = $state(-1);
  private last: Journey | null = $state(null);
  private lastMoment = $state(-1);
  private advance: (() => void) | null = null;

  constructor(private readonly scene: ConfrontationModel) {}

  /** The battle that is on, or the one that has just been decided. */
  get battle(): Duel | null {
    if (this.isPlaying) return this.duel;
    const { frame } = this.scene;
    const view = fromView(frame);
    const known = this.duel;
    if (known && this.duelMoment === frame.moment && (view || isOver(known))) return view ? merged(known, view) : known;
    return view;
  }

  get lastMove(): Journey | null {
    const { frame } = this.scene;
    const now = frame.news.map((said) => this.journeyOf(said)).filter((one) => one !== null);
    // A move that was undone does not count.
    return now.at(-1) ?? (frame.view["turns"] > 1 && this.lastMoment <= frame.moment ? this.last : null);
  }

  async play(frame: Frame, before: Frame | null): Promise<void> {
    this.advance?.();
    this.isPlaying = true;
    this.pendingLines = frame.news.length;
    this.held = before ?? frame;
    this.duel = before ? this.duelBefore(before) : null;
    if (!this.duel) this.scene.folded = false;
    try {
      await this.playLines(frame);
    } finally {
      this.duelMoment = frame.moment;
      this.held = null;
      this.isPlaying = false;
      this.pendingLines = 0;
      this.journey = null;
      this.caption = null;
    }
  }

  /** Closes the decided battle, also while its result is shown. */
  closeBattle(): void {
    this.advance?.();
    this.duel = null;
    this.duelMoment = -1;
  }

  private duelBefore(before: Frame): Duel | null {
    const view = fromView(before);
    if (!view) return null;
    return this.duel && this.duelMoment === before.moment ? merged(this.duel, view) : view;
  }

  private async playLines(frame: Frame): Promise<void> {
    const { news } = frame;
    for (const [number, said] of news.entries()) {
      const next = news[number + 1];
      const journey = this.journeyOf(said);
      if (journey && said.key !== "log-left" && !(said.key.startsWith("log-tunnel") && next?.key === "log-attacked")) {
        await this.travel(journey);
        if (said.key !== "log-attacked") this.held = frame;
      }
      if (journey) [this.last, this.lastMoment] = [journey, frame.moment];
      const later = news.length - 1 - number;
      if (isAnnounced(said)) {
        this.pendingLines = later;
        await this.announce(said, frame);
      }
      const after = battleAfter(this.duel, said, this.held?.view["turns"] ?? 0);
      const again = after !== this.duel && this.duel && isOver(this.duel) && said.key === "log-shown";
      if (again) await this.result();
      this.pendingLines = later;
      if (after === this.duel) continue;
      this.duel = after;
      await this.beat(said, next);
    }
    this.held = frame;
    if (this.duel && isOver(this.duel)) await this.result();
    else if (this.duel && !frame.view["battle"]) this.duel = null;
  }

  /** Shows a line over the map for a moment, if no piece moves. */
  private async announce(said: Message, frame: Frame): Promise<void> {
    this.held = frame;
    this.caption = said;
    await wait(BEAT * 1.6);
    this.caption = null;
  }

  /** The pause after one line of a battle. */
  private async beat(said: Message, next: Message | undefined): Promise<void> {
    if (said.key === "log-played" && next?.key === "log-played") return; // both cards turn together
    if (["log-shown", "log-played", "log-fetched", "log-attacked"].includes(said.key))
      await wait(this.scene.table.motion ? TURN_OVER : 0);
    if (["log-shown", "log-banned", "log-stood-in", "log-stood-by", "log-counted"].includes(said.key))
      await wait(BEAT * 0.7);
  }

  /** Shows the result until the person goes on, or for a limited time. */
  private async result(): Promise<void> {
    if (this.scene.folded) return wait(BEAT);
    await Promise.race([wait(BEAT * 2.5), new Promise<void>((resolve) => (this.advance = resolve))]);
    this.advance = null;
  }

  private async travel(journey: Journey): Promise<void> {
    if (!this.scene.table.motion) return;
    this.journey = journey;
    const start = performance.now();
    this.way = 0;
    await Promise.race([
      wait(TRAVEL + 80), // hidden pages get no animation frames
      new Promise<void>((resolve) => {
        const step = (now: number): void => {
          const t = Math.min(1, Math.max(0, (now - start) / TRAVEL));
          this.way = 1 - (1 - t) ** 3;
          if (t < 1) requestAnimationFrame(step);
          else resolve();
        };
        requestAnimationFrame(step);
      }),
    ]);
    this.way = 1;
  }

  private journeyOf(said: Message): Journey | null {
    return journeyOf(said, this.duel?.region);
  }
}

/** The battle from the log, corrected by the view. */
function merged(known: Duel, view: Duel): Duel {
  if (known.region !== view.region || known.attacker !== view.attacker) return view;
  if (!view.light || !view.dark || known.light !== view.light || known.dark !== view.dark) return view;
  return { ...known, light: view.light, dark: view.dark, cards: view.cards, beside: view.beside };
}
