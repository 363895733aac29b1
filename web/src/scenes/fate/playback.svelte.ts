/** Plays back a frame line by line: each line stays for a while, and the camera follows it. */
import { movesOf } from "./flights";
import { hasSteps, logSteps, type LogStep } from "./log";
import { MAP, PLACES, REGIONS } from "./map";
import type { FateModel } from "./model.svelte";
import type { Frame } from "./frame";

/** The longest playback of one frame in a replay, in milliseconds. */
const MAX_REPLAYED = 2600;

export class Playback {
  /** The line that is shown now. */
  step = $state.raw<LogStep | null>(null);
  private advance: (() => void) | null = null;
  private skipped = false;

  constructor(private readonly scene: FateModel) {}

  async play(frame: Frame, before: Frame | null): Promise<void> {
    if (!before) return;
    const { camera, flights, table } = this.scene;
    flights.look();
    if (!hasSteps(frame)) {
      // Flights of cards do not delay the next frame.
      if (!frame.news.some(({ key }) => key === "log-set-up"))
        void flights.carry(frame.news.flatMap((line) => movesOf(line, before.view)));
      return;
    }
    const steps = logSteps(frame, before);
    const total = steps.reduce((sum, { time }) => sum + time, 0);
    const speed = table.live ? 1 : Math.min(1, MAX_REPLAYED / total);
    this.skipped = false;
    const { whole } = camera;
    for (const step of steps) {
      if (this.skipped) break;
      flights.look();
      await this.show(step, step.time * speed);
    }
    this.advance = null;
    this.step = null;
    if (!whole || camera.whole) return;
    // A battle stays in sight while there is a decision about its dice.
    if (this.scene.dicePlace && table.size !== "phone") camera.lent = true;
    else camera.all();
  }

  /** Go on to the next line. */
  next(): void {
    this.advance?.();
  }

  /** Skip all lines that are left. */
  skip(): void {
    this.skipped = true;
    this.advance?.();
  }

  private async show(step: LogStep, time: number): Promise<void> {
    this.step = step;
    void this.scene.flights.carry(step.carried);
    // A line may need more room on the map, and that is measured first.
    if (this.scene.table.size === "phone") this.follow(step);
    else
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          if (this.step === step) this.follow(step);
        }),
      );
    await new Promise<void>((resolve) => {
      const timer = window.setTimeout(resolve, time);
      this.advance = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  /** Moves the camera to what the line is about: the whole line on which armies march, or the place. */
  private follow({ march, places, regions }: LogStep): void {
    const { camera, table } = this.scene;
    const line = MAP.lines[march];
    const spots = (line ? line.path : places.filter((name) => PLACES.includes(name))).map((name) => MAP.places[name]!);
    for (const region of regions.filter((name) => REGIONS.includes(name)))
      spots.push({ ...MAP.places[PLACES[0]!]!, x: MAP.regions[region]!.riders[0], y: MAP.regions[region]!.riders[1] });
    if (!spots.length || (camera.zoom !== "far" && camera.sees(spots))) return;
    if (table.size === "phone") camera.show(spots, 0.45, 0.66);
    else if (line) camera.show(spots, 0, 0.95);
    else camera.bring(spots);
  }
}
