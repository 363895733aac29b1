/** The visible part of the map: zoom, pan, and moves to what matters. */
import { HEIGHT, MAP, WIDTH } from "./map";

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

/** The width of the frame around the map. */
export const EDGE = 16;
const MAX_SCALE = 2.4;
/** Below the first scale regions are plaques; above the second, names keep their size. */
const FAR = 0.42;
const NEAR = 1.1;
const GLIDE = 420;
/** The free space around a place, in units of the map; and how much smaller the map may get for the dock. */
const ROOM = 22;
const MIN_FIT = 0.82;
/** The upper edge of a map that is lower than the stage. */
const TOP = 18;
/** The height of the zoom buttons above the map on a phone. */
const CONTROLS = 62;
/** Points nearer to the edge do not count as visible. */
const MARGIN = 14;

export class Camera {
  /** Pixels of the stage, and of what lies on its lower left corner: prompt and hand. */
  width = $state(1000);
  height = $state(700);
  dock = $state.raw<{ width: number; height: number } | null>(null);
  /** The greatest height of the dock so far: the whole map leaves room for it and does not move with each prompt. */
  kept = $state(0);
  /** The point of the map in the upper left corner, and pixels for each unit of the map. */
  x = $state(0);
  y = $state(0);
  scale = $state(0.6);
  /** Whether the whole map is shown, and is fitted again when the stage changes. */
  whole = $state(true);
  moving = $state(false);
  /** Whether the camera left the whole map by itself, and returns to it. */
  lent = false;
  private gliding = 0;

  constructor(private readonly motion: () => boolean) {}

  get zoom(): "far" | "mid" | "near" {
    return this.scale < FAR ? "far" : this.scale > NEAR ? "near" : "mid";
  }

  /** The scale at which the whole map is on the stage, and no place of it under the dock. */
  readonly minScale: number = $derived.by(() => {
    const fits = Math.min(this.width / (WIDTH + 2 * EDGE), this.height / (HEIGHT + 2 * EDGE));
    return (this.dock && this.clear(this.dock.width, this.kept)) || fits;
  });

  /** The greatest scale at which the whole map has no place under a dock of this size; 0 if it would be too small. */
  private clear(width: number, height: number): number {
    const fits = Math.min(this.width / (WIDTH + 2 * EDGE), this.height / (HEIGHT + 2 * EDGE));
    const covered = (scale: number) =>
      Object.values(MAP.places).some(
        ({ x, y }) =>
          this.width - (WIDTH + EDGE - x + ROOM) * scale < width && (y + EDGE + ROOM) * scale > this.height - height,
      );
    for (let scale = fits; scale > Math.max(fits * MIN_FIT, FAR); scale *= 0.99) if (!covered(scale)) return scale;
    return 0;
  }

  get cut(): boolean {
    return this.scale > this.minScale * 1.02;
  }

  /** What can be seen, in units of the map. */
  get sight(): string {
    return [this.x, this.y, this.width / this.scale, this.height / this.scale].map((one) => one.toFixed(1)).join(" ");
  }

  /** The size of names, in units of the map: at least 11 pixels on the screen, at most 15. */
  get letter(): number {
    return this.scale < 0.62 ? 11.2 / this.scale : this.scale > 15 / 18 ? 15 / this.scale : 18;
  }

  /** Pieces grow a little where the map is small, so that their numbers can be read. */
  get piece(): number {
    return this.scale < 0.62 ? Math.min(0.62 / this.scale, 1.12) : this.scale > NEAR ? Math.sqrt(NEAR / this.scale) : 1;
  }

  /** `minDock` is the smallest height that is left to the dock. */
  resize(width: number, height: number, dock: { width: number; height: number } | null, minDock: number): void {
    if (!width || !height) return;
    if (width !== this.width || height !== this.height || this.kept < minDock) this.kept = minDock;
    this.width = width;
    this.height = height;
    this.dock = dock;
    this.put(this.whole ? this.fitted() : { x: this.x, y: this.y, scale: this.scale });
  }

  /** Leaves room for the dock with a prompt in it, from now on: the map shrinks once, not with every prompt. */
  leave(): void {
    if (!this.dock || this.dock.height <= this.kept || !this.clear(this.dock.width, this.dock.height)) return;
    this.kept = this.dock.height;
    if (this.whole) this.all();
  }

  /** The whole map; above and to the right of the dock, which lies on the sea. */
  private fitted(): Sight {
    const scale = this.minScale;
    const spareX = this.width / scale - (WIDTH + 2 * EDGE);
    const spareY = this.height / scale - (HEIGHT + 2 * EDGE);
    const top = this.width < 640 && spareY * scale > CONTROLS ? CONTROLS : TOP;
    return {
      x: -EDGE - (this.dock ? spareX : spareX / 2),
      y: -EDGE - (this.dock ? 0 : Math.min(spareY, top / scale)),
      scale,
    };
  }

  private put(sight: Sight): void {
    const scale = Math.min(Math.max(sight.scale, this.minScale), Math.max(MAX_SCALE, this.minScale));
    this.scale = scale;
    // Every place can be brought out from under the dock, but the map never leaves the stage.
    this.x = within(sight.x, -EDGE - (this.dock?.width ?? 0) / scale, WIDTH + EDGE - this.width / scale, !this.dock);
    this.y = within(
      sight.y,
      -EDGE - this.inset / scale,
      HEIGHT + EDGE + ((this.dock?.height ?? 0) - this.height) / scale,
      !this.dock && !this.whole,
    );
  }

  /** On a phone the small map and the zoom buttons lie along the upper edge. */
  private get inset(): number {
    return this.width < 640 ? CONTROLS : 0;
  }

  /** The part of the stage that nothing covers: above the dock, or to the right of it, whichever is larger. */
  private room(width: number, height: number): Box {
    const top = this.inset;
    const above = { x: 0, y: top, width: this.width, height: this.height - top - (this.dock?.height ?? 0) };
    if (!this.dock) return above;
    const beside = { x: this.dock.width, y: 0, width: this.width - this.dock.width, height: this.height };
    const holds = (box: Box) => Math.min(box.width / width, box.height / height);
    return holds(beside) > holds(above) ? beside : above;
  }

  pan(dx: number, dy: number): void {
    this.stop();
    this.lent = false;
    this.whole = false;
    this.put({ x: this.x - dx / this.scale, y: this.y - dy / this.scale, scale: this.scale });
  }

  /** Zooms by a factor; the point of the map under (x, y) stays there. */
  by(factor: number, px = this.width / 2, py = this.height / 2): void {
    this.stop();
    const scale = Math.min(Math.max(this.scale * factor, this.minScale), MAX_SCALE);
    this.whole = scale <= this.minScale * 1.001;
    const wx = this.x + px / this.scale;
    const wy = this.y + py / this.scale;
    if (this.whole) this.put(this.fitted());
    else this.put({ x: wx - px / scale, y: wy - py / scale, scale });
  }

  all(): void {
    this.whole = true;
    this.lent = false;
    this.glide(this.fitted());
  }

  /** Brings these points into the free part of the stage, at most at `maxScale`. */
  show(points: readonly { x: number; y: number }[], minScale = 0, maxScale = 1): void {
    if (!points.length) return;
    const pad = 70;
    const x0 = Math.min(...points.map((p) => p.x)) - pad;
    const x1 = Math.max(...points.map((p) => p.x)) + pad;
    const y0 = Math.min(...points.map((p) => p.y)) - pad;
    const y1 = Math.max(...points.map((p) => p.y)) + pad;
    const free = this.room(x1 - x0, y1 - y0);
    const fits = Math.min(free.width / (x1 - x0), free.height / (y1 - y0));
    const scale = Math.max(Math.min(fits, maxScale), minScale, this.minScale);
    this.whole = false;
    this.glide({
      x: (x0 + x1) / 2 - (free.x + free.width / 2) / scale,
      y: (y0 + y1) / 2 - (free.y + free.height / 2) / scale,
      scale,
    });
  }

  /** Moves the map as little as possible so that these points are neither under the dock nor at the edge. */
  bring(points: readonly { x: number; y: number }[]): void {
    if (!points.length) return;
    const { scale, inset } = this;
    const pad = ROOM * 3 * scale;
    const at = (values: number[], from: number) =>
      [(Math.min(...values) - from) * scale - pad, (Math.max(...values) - from) * scale + pad] as const;
    const [x0, x1] = at(
      points.map(({ x }) => x),
      this.x,
    );
    const [y0, y1] = at(
      points.map(({ y }) => y),
      this.y,
    );
    const { width: dw, height: dh } = this.dock ?? { width: 0, height: 0 };
    const within = (box: Box): [number, number] | null => {
      if (x1 - x0 > box.width || y1 - y0 > box.height) return null;
      const dx = Math.min(0, x0 - box.x) || Math.max(0, x1 - box.x - box.width);
      const dy = Math.min(0, y0 - box.y) || Math.max(0, y1 - box.y - box.height);
      return [dx, dy];
    };
    const ways = [
      { x: 0, y: inset, width: this.width, height: this.height - inset - dh },
      { x: dw, y: inset, width: this.width - dw, height: this.height - inset },
    ]
      .map(within)
      .filter((way) => way !== null);
    if (!ways.length) return this.show(points, scale, scale);
    const [dx, dy] = ways.reduce((one, other) => (Math.hypot(...other) < Math.hypot(...one) ? other : one));
    this.whole = false;
    this.glide({ x: this.x + dx / scale, y: this.y + dy / scale, scale });
  }

  /** Whether all of these points are visible and not covered; with the second argument, on the whole map. */
  sees(points: readonly { x: number; y: number }[], whole = false): boolean {
    const sight: Sight = whole ? this.fitted() : { x: this.x, y: this.y, scale: this.scale };
    return points.every(({ x, y }) => {
      const px = (x - sight.x) * sight.scale;
      const py = (y - sight.y) * sight.scale;
      const out = px < MARGIN || py < MARGIN + this.inset || px > this.width - MARGIN || py > this.height - MARGIN;
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
      this.put({
        x: from.x + (goal.x - from.x) * e,
        y: from.y + (goal.y - from.y) * e,
        scale: from.scale + (goal.scale - from.scale) * e,
      });
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

/** Clamps between two ends in either order; the middle if everything is visible and nothing covers it. */
function within(at: number, one: number, other: number, middle: boolean): number {
  if (other < one && middle) return (one + other) / 2;
  return Math.min(Math.max(at, Math.min(one, other)), Math.max(one, other));
}
