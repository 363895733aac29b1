/** What part of the map is looked at: by wheel, drag, pinch, buttons and keys; and views that move by themselves. */
import { HEIGHT, WIDTH } from "./map";

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Sight {
  x: number;
  y: number;
  scale: number;
}

/** The drawn frame runs round the world. */
export const EDGE = 16;
const MOST = 2.4;
/** Under this scale regions are plaques; over the other one, names hold their size. */
const FAR = 0.42;
const NEAR = 1.1;
const GLIDE = 420;

export class Camera {
  /** Pixels of the stage, and of what lies on its lower left corner: prompt and hand. */
  width = $state(1000);
  height = $state(700);
  dock = $state.raw<{ width: number; height: number } | null>(null);
  /** The point of the map in the upper left corner, and pixels for each unit of the map. */
  x = $state(0);
  y = $state(0);
  scale = $state(0.6);
  /** Whether the whole map is shown because nobody wanted it otherwise. */
  whole = $state(true);
  moving = $state(false);
  private gliding = 0;

  constructor(private readonly motion: () => boolean) {}

  get zoom(): "far" | "mid" | "near" {
    return this.scale < FAR ? "far" : this.scale > NEAR ? "near" : "mid";
  }

  get least(): number {
    return Math.min(this.width / (WIDTH + 2 * EDGE), this.height / (HEIGHT + 2 * EDGE));
  }

  get cut(): boolean {
    return this.scale > this.least * 1.02;
  }

  /** What can be seen, in units of the map. */
  get sight(): string {
    return [this.x, this.y, this.width / this.scale, this.height / this.scale].map((one) => one.toFixed(1)).join(" ");
  }

  /** Names are never under eleven pixels, and from afar to near hold at fifteen. */
  get letter(): number {
    return this.scale < 0.62 ? 11.2 / this.scale : this.scale > 15 / 18 ? 15 / this.scale : 18;
  }

  /** Pieces grow a little where the map is small, so that their numbers can be read. */
  get piece(): number {
    return this.scale < 0.62 ? Math.min(0.62 / this.scale, 1.12) : this.scale > NEAR ? Math.sqrt(NEAR / this.scale) : 1;
  }

  resize(width: number, height: number, dock: { width: number; height: number } | null): void {
    if (!width || !height) return;
    this.width = width;
    this.height = height;
    this.dock = dock;
    this.put(this.whole ? this.fitted() : { x: this.x, y: this.y, scale: this.scale });
  }

  /** The whole map; above and to the right of the dock, which lies on the sea. */
  private fitted(): Sight {
    const scale = this.least;
    const spareX = this.width / scale - (WIDTH + 2 * EDGE);
    const spareY = this.height / scale - (HEIGHT + 2 * EDGE);
    return { x: -EDGE - (this.dock ? spareX : spareX / 2), y: -EDGE - (this.dock ? 0 : spareY / 2), scale };
  }

  private put(sight: Sight): void {
    const scale = Math.min(Math.max(sight.scale, this.least), Math.max(MOST, this.least));
    this.scale = scale;
    // Every place can be brought out from under the dock, but the map never leaves the stage.
    this.x = within(sight.x, -EDGE - (this.dock?.width ?? 0) / scale, WIDTH + EDGE - this.width / scale, !this.dock);
    this.y = within(sight.y, -EDGE, HEIGHT + EDGE + ((this.dock?.height ?? 0) - this.height) / scale, !this.dock);
  }

  /** The part of the stage that nothing covers: above the dock, or to the right of it, whichever holds the more. */
  private room(width: number, height: number): Box {
    const above = { x: 0, y: 0, width: this.width, height: this.height - (this.dock?.height ?? 0) };
    if (!this.dock) return above;
    const beside = { x: this.dock.width, y: 0, width: this.width - this.dock.width, height: this.height };
    const holds = (box: Box) => Math.min(box.width / width, box.height / height);
    return holds(beside) > holds(above) ? beside : above;
  }

  pan(dx: number, dy: number): void {
    this.stop();
    this.whole = false;
    this.put({ x: this.x - dx / this.scale, y: this.y - dy / this.scale, scale: this.scale });
  }

  /** Zoom by a factor, so that what lies under the point stays there. */
  by(factor: number, px = this.width / 2, py = this.height / 2): void {
    this.stop();
    const scale = Math.min(Math.max(this.scale * factor, this.least), MOST);
    this.whole = scale <= this.least * 1.001;
    const wx = this.x + px / this.scale;
    const wy = this.y + py / this.scale;
    if (this.whole) this.put(this.fitted());
    else this.put({ x: wx - px / scale, y: wy - py / scale, scale });
  }

  all(): void {
    this.whole = true;
    this.glide(this.fitted());
  }

  /** Bring these points into the free part of the stage, no nearer than needed to read them. */
  show(points: readonly { x: number; y: number }[], least = 0, most = 1): void {
    if (!points.length) return;
    const pad = 70;
    const x0 = Math.min(...points.map((p) => p.x)) - pad;
    const x1 = Math.max(...points.map((p) => p.x)) + pad;
    const y0 = Math.min(...points.map((p) => p.y)) - pad;
    const y1 = Math.max(...points.map((p) => p.y)) + pad;
    const free = this.room(x1 - x0, y1 - y0);
    const fits = Math.min(free.width / (x1 - x0), free.height / (y1 - y0));
    const scale = Math.max(Math.min(fits, most), least, this.least);
    this.whole = false;
    this.glide({ x: (x0 + x1) / 2 - (free.x + free.width / 2) / scale, y: (y0 + y1) / 2 - (free.y + free.height / 2) / scale, scale });
  }

  /** Whether all of these can be seen where nothing covers them. */
  sees(points: readonly { x: number; y: number }[]): boolean {
    return points.every(({ x, y }) => {
      const px = (x - this.x) * this.scale;
      const py = (y - this.y) * this.scale;
      const out = px < 8 || py < 8 || px > this.width - 8 || py > this.height - 8;
      const covered = this.dock !== null && px < this.dock.width && py > this.height - this.dock.height;
      return !out && !covered;
    });
  }

  private glide(goal: Sight): void {
    this.stop();
    if (!this.motion()) return this.put(goal);
    const from = { x: this.x, y: this.y, scale: this.scale };
    const began = performance.now();
    this.moving = true;
    const step = (now: number) => {
      const t = Math.min(1, (now - began) / GLIDE);
      const e = t < 0.5 ? 2 * t * t : 1 - (-2 * t + 2) ** 2 / 2;
      this.put({ x: from.x + (goal.x - from.x) * e, y: from.y + (goal.y - from.y) * e, scale: from.scale + (goal.scale - from.scale) * e });
      if (t < 1) this.gliding = requestAnimationFrame(step);
      else this.moving = false;
    };
    this.gliding = requestAnimationFrame(step);
  }

  stop(): void {
    cancelAnimationFrame(this.gliding);
    this.moving = false;
  }
}

/** Between two ends, whichever of them is the greater; in the middle if all of it can be seen and nothing lies on it. */
function within(at: number, one: number, other: number, middle: boolean): number {
  if (other < one && middle) return (one + other) / 2;
  return Math.min(Math.max(at, Math.min(one, other)), Math.max(one, other));
}
