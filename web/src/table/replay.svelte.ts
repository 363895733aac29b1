/** A finished game, or the past of a running one, moment by moment, from any seat that may be looked from. */
import { api, Refusal } from "../net/api";
import { TableClient } from "./client.svelte";
import type { Frame, Line, Message, Table } from "../net/messages";
import { wait } from "./pacing";
import { Playback } from "./playback.svelte";

const CHUNK = 60;
/** The pause between two moments during automatic playback, in milliseconds. */
const PAUSE = 900;

export class Replay extends TableClient {
  readonly live = false;
  table = $state.raw<Table>()!;
  /** "0" … "4", "all" for all hands, "-1" for a watcher. */
  eyes = $state("-1");
  moment = $state(0);
  total = $state(1);
  running = $state(false);
  refusal = $state.raw<Message | null>(null);
  private frames = $state.raw<Frame[]>([]);
  private readonly playback: Playback;
  private round = 0;
  /** The number of the last request for another seat: answers to earlier ones are dropped. */
  private seeing = 0;
  /** A requested moment whose frame is not loaded yet, or -1. */
  private wanted = -1;

  static async open(code: string, eyes: string, moment: number): Promise<Replay> {
    const table = await api.table(code);
    const seen = eyes || (table.over ? "all" : String(table.facing[0] ?? -1));
    const first = await api.frames(code, seen, 0, CHUNK);
    return new Replay(table, seen, first.frames, first.total, moment);
  }

  private constructor(table: Table, eyes: string, frames: Frame[], total: number, moment: number) {
    super();
    this.table = table;
    this.playback = new Playback(
      frames[0]!,
      () => this.scene,
      () => true,
    );
    this.eyes = eyes;
    this.frames = frames;
    this.total = total;
    void this.loadGame(table.game);
    this.go(moment);
    void this.fill();
  }

  get code() {
    return this.table.code;
  }
  get game() {
    return this.table.game;
  }
  get frame() {
    return this.playback.frame;
  }
  get seats() {
    return this.table.seats;
  }
  get facing() {
    if (this.eyes === "all") return this.seats.map((one) => one.seat);
    return this.eyes === "-1" ? [] : this.eyes.split(",").map(Number);
  }
  get asked() {
    return false;
  }
  get ready() {
    return false;
  }
  get over() {
    return this.moment === this.total - 1 && this.table.over;
  }
  get now() {
    return !this.playback.busy;
  }
  get loaded() {
    return this.frames.length;
  }

  log: readonly Line[] = $derived.by(() =>
    this.frames
      .slice(0, this.moment + 1)
      .flatMap((frame) => frame.news.map((message) => ({ moment: frame.moment, message }))),
  );

  act(): void {
    // A replay accepts no actions.
  }

  refuse(): void {
    // A replay has no decisions.
  }

  why(): void {
    // A replay has no decisions.
  }

  showMoment(moment: number): void {
    this.stop();
    this.go(moment);
  }

  go(moment: number): void {
    this.wanted = moment >= this.frames.length && moment < this.total ? moment : -1;
    this.moment = Math.max(0, Math.min(moment, this.frames.length - 1));
    this.playback.show(this.frames[this.moment]!);
  }

  /** Shows the next moment with its animation. */
  next(): void {
    if (this.moment + 1 >= this.frames.length) return this.stop();
    this.moment++;
    this.playback.add(this.frames[this.moment]!);
  }

  async start(): Promise<void> {
    if (this.moment + 1 >= this.total) this.go(0);
    this.running = true;
    const round = ++this.round;
    while (this.running && round === this.round) {
      if (!this.playback.busy) {
        const lines = this.frames[this.moment]?.news.length ?? 0;
        await wait(lines ? PAUSE : PAUSE / 4);
        if (this.running && round === this.round) this.next();
      } else await wait(80);
    }
  }

  stop(): void {
    this.running = false;
    this.round++;
  }

  /** Switches to another seat, at about the same part of the game: each seat counts its own moments. */
  async see(eyes: string): Promise<void> {
    this.stop();
    const asked = ++this.seeing;
    try {
      const first = await api.frames(this.code, eyes, 0, CHUNK);
      if (asked !== this.seeing) return; // another seat was requested meanwhile
      // Computed only now, since the person may have moved on during the request.
      const at = this.wanted >= 0 ? this.wanted : this.moment;
      const part = this.total > 1 ? at / (this.total - 1) : 0;
      this.eyes = eyes;
      this.total = first.total;
      this.frames = first.frames;
      this.go(Math.round(part * (this.total - 1)));
      await this.fill();
    } catch (error) {
      if (error instanceof Refusal && asked === this.seeing) this.refusal = error.reason;
    }
  }

  private async fill(): Promise<void> {
    const { eyes } = this;
    try {
      while (this.frames.length < this.total && this.eyes === eyes) {
        const more = await api.frames(this.code, eyes, this.frames.length, CHUNK * 4);
        if (!more.frames.length || this.eyes !== eyes) return;
        this.frames = [...this.frames, ...more.frames];
        if (this.wanted >= 0) this.go(this.wanted);
      }
    } catch (error) {
      if (error instanceof Refusal) this.refusal = error.reason;
    }
  }
}
