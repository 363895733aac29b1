/** Plays back a frame: cards and tokens travel, the die rolls, and pauses let tiles and events be read. */
import type { Said } from "../../net/messages";
import { spot } from "../../table/flights";
import { BEAT, TRAVEL, wait } from "../../table/pacing";
import type { QuestModel } from "./model.svelte";
import { loggedView, viewAfter } from "./log";
import { type Face, nameIn, seatOf } from "./names";
import type { Frame } from "./frame";

/** Without motion things stand still, but a tile or a die is still seen for a moment. */
const GLANCE = 160;
/** What the die brings is told while it still lies there. */
const FOLLOWS = new Set(["log-darker", "log-sauron"]);

export class Playback {
  private flown = 0;
  private ended: (() => void) | null = null;

  constructor(private readonly scene: QuestModel) {}

  /** Somebody wants to go on. */
  hurry(): void {
    this.ended?.();
  }

  async play(frame: Frame, before: Frame | null): Promise<void> {
    if (!frame.news.length) return;
    this.scene.shownLines = 0;
    this.scene.shown = before ? { ...loggedView(before.view), moment: frame.moment } : null;
    const hurried = new Promise<void>((resolve) => (this.ended = resolve));
    const stop = this.ended;
    await Promise.race([this.tell(frame, () => this.ended === stop), hurried]);
    if (this.ended !== stop) return;
    this.ended = null;
    this.scene.rolling = null;
    this.scene.shownLines = undefined;
    this.scene.shown = null;
  }

  private async tell(frame: Frame, wanted: () => boolean): Promise<void> {
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
      this.scene.shownLines = (this.scene.shownLines ?? 0) + 1;
      if (this.scene.shown)
        this.scene.shown = { ...viewAfter(this.scene.shown, said, frame.view), moment: frame.moment };
      const flight = this.flight(said, delay);
      if (flight) {
        travels.push(flight);
        delay += 70;
        continue;
      }
      const pause = this.pause(said);
      if (!pause) continue;
      if (!FOLLOWS.has(said.key)) this.scene.rolling = null;
      if (said.key === "log-rolled")
        this.scene.rolling = { seat: seatOf(said.params.hobbit), face: nameIn(said.params.face) };
      if (this.scene.table.motion) await wait(pause);
      else if (pause >= BEAT) await wait(GLANCE);
    }
    await Promise.all(travels);
  }

  private pause({ key }: Said): number {
    if (key === "log-rolled") return BEAT * 1.5;
    if (key === "log-turned-tile" || key === "log-happened" || key === "log-came-to" || key === "log-scenario-over")
      return BEAT;
    if (key === "log-ring" || key === "log-called" || key.startsWith("log-gandalf") || key.startsWith("log-fell"))
      return BEAT;
    if (key === "log-sauron" || key === "log-darker" || key === "log-lighter" || key === "log-moved") return TRAVEL;
    return key === "log-refused" || key === "log-paid" ? BEAT / 2 : 0;
  }

  private flight({ key, params }: Said, delay: number): Promise<void> | null {
    const seat = seatOf(params.hobbit);
    const card = nameIn(params.card);
    const hand = [`held-${seat}-${card}`, `hand-${seat}`, `seat-${seat}`];
    switch (key) {
      case "log-drew":
      case "log-dealt":
        return this.fly({ card }, ["deck", "board"], hand, delay);
      case "log-drew-hidden":
      case "log-dealt-hidden":
        return this.fly({ back: true }, ["deck", "board"], hand, delay);
      case "log-got-card":
      case "log-shared":
        return this.fly({ card }, ["board"], hand, delay);
      case "log-passed-card":
        return this.fly({ card }, hand, [`hand-${seatOf(params.to)}`, `seat-${seatOf(params.to)}`], delay);
      case "log-passed-card-hidden":
        return this.fly({ back: true }, hand, [`hand-${seatOf(params.to)}`, `seat-${seatOf(params.to)}`], delay);
      case "log-played":
        return this.fly({ card }, hand, [`line-${nameIn(params.line)}`, "board"], delay);
      case "log-used":
      case "log-used-own":
      case "log-discarded":
      case "log-paid-card":
        return this.fly({ card }, hand, ["deck", "board"], delay);
      case "log-pledged":
        return this.fly({ card }, hand, ["slots", "board"], delay);
      case "log-got-shield":
        return this.fly({ sign: "shield" }, ["board"], [`shields-${seat}`, `seat-${seat}`], delay);
      case "log-got-special":
      case "log-got-special-hidden":
        return this.fly({ sign: "special_shield" }, ["board"], [`shields-${seat}`, `seat-${seat}`], delay);
      case "log-got-token":
        return this.fly(
          { sign: nameIn(params.token) },
          ["board"],
          [`token-${seat}-${nameIn(params.token)}`, `seat-${seat}`],
          delay,
        );
      case "log-pledged-token":
        return this.fly(
          { sign: nameIn(params.token) },
          [`token-${seat}-${nameIn(params.token)}`, `seat-${seat}`],
          ["slots", "board"],
          delay,
        );
      case "log-pledged-shields":
        return this.fly({ sign: "shield" }, [`shields-${seat}`, `seat-${seat}`], ["slots", "board"], delay);
      case "log-bearer":
        return this.fly({ sign: "ring" }, ["board"], [`seat-${seat}`], delay);
      default:
        return null;
    }
  }

  private fly(face: Face, from: string[], to: string[], delay: number): Promise<void> | null {
    const start = spot(...from);
    const end = spot(...to);
    if (!this.scene.table.motion || document.hidden || !start || !end || delay > 700) return null;
    const id = ++this.flown;
    const landing = new Promise<void>((landed) => {
      this.scene.flights.push({ id, face, from: start, to: end, delay, landed });
    });
    // A flight that is never drawn must not block the game.
    return Promise.race([landing, wait(TRAVEL + delay + 200)]).then(() => {
      this.scene.flights = this.scene.flights.filter((flight) => flight.id !== id);
    });
  }
}
