import { beforeEach, describe, expect, it, vi } from "vitest";
import { Camera, EDGE } from "./camera.svelte";
import { HEIGHT, MAP, WIDTH } from "./map";

const SIZES = [
  [1440, 900],
  [1180, 700],
  [768, 1024],
  [390, 640],
] as const;
const DOCK = { width: 420, height: 180 };
const BREE = MAP.places["bree"]!;
const MORDOR = Object.values(MAP.places).reduce((one, other) => (other.x > one.x ? other : one));

/** Where a point of the map is on the stage. */
const at = (camera: Camera, { x, y }: { x: number; y: number }) =>
  [(x - camera.x) * camera.scale, (y - camera.y) * camera.scale] as const;

describe("Camera", () => {
  let camera: Camera;

  beforeEach(() => {
    camera = new Camera(() => false);
    camera.resize(1440, 900, null, 0);
  });

  it.each(SIZES)("shows the whole map on a stage of %d by %d", (width, height) => {
    camera.resize(width, height, null, 0);
    const [x0, y0] = at(camera, { x: -EDGE, y: -EDGE });
    const [x1, y1] = at(camera, { x: WIDTH + EDGE, y: HEIGHT + EDGE });
    expect(x0).toBeGreaterThanOrEqual(-0.01);
    expect(y0).toBeGreaterThanOrEqual(-0.01);
    expect(x1).toBeLessThanOrEqual(width + 0.01);
    expect(y1).toBeLessThanOrEqual(height + 0.01);
    expect([camera.whole, camera.cut]).toEqual([true, false]);
  });

  it("leaves no place of the whole map under the dock, if the map does not get too small", () => {
    camera.resize(1440, 900, DOCK, DOCK.height);
    for (const place of Object.values(MAP.places)) {
      const [x, y] = at(camera, place);
      expect(x < DOCK.width && y > 900 - DOCK.height).toBe(false);
    }
  });

  it("keeps what lies under the pointer when it zooms", () => {
    const [px, py] = at(camera, BREE);
    camera.by(2, px, py);
    const [x, y] = at(camera, BREE);
    expect(x).toBeCloseTo(px, 3);
    expect(y).toBeCloseTo(py, 3);
    expect([camera.whole, camera.cut]).toEqual([false, true]);
  });

  it("zooms no nearer than its limit and no farther than the whole map", () => {
    camera.by(100);
    expect(camera.scale).toBe(2.4);
    camera.by(0.001);
    expect(camera.scale).toBeCloseTo(camera.minScale);
    expect(camera.whole).toBe(true);
  });

  it("never leaves the map when it is dragged", () => {
    camera.by(3);
    camera.pan(1e6, 1e6);
    expect([camera.x, camera.y]).toEqual([-EDGE, -EDGE]);
    camera.pan(-1e6, -1e6);
    expect(camera.x).toBeCloseTo(WIDTH + EDGE - 1440 / camera.scale);
    expect(camera.y).toBeCloseTo(HEIGHT + EDGE - 900 / camera.scale);
  });

  it("can bring every place out from under the dock", () => {
    camera.resize(1440, 900, DOCK, DOCK.height);
    camera.by(3);
    camera.pan(1e6, -1e6);
    const [x, y] = at(camera, { x: 0, y: HEIGHT });
    expect(x >= DOCK.width || y <= 900 - DOCK.height).toBe(true);
  });

  it.each(SIZES)("shows points where nothing covers them, on %d by %d", (width, height) => {
    const dock = { width: Math.min(width, 420), height: 180 };
    camera.resize(width, height, dock, dock.height);
    camera.show([BREE], 0.9, 1);
    expect(camera.sees([BREE])).toBe(true);
    expect(camera.whole).toBe(false);
  });

  it("is no nearer than needed for points far apart, and no farther than the smallest scale", () => {
    camera.show([BREE, MORDOR], 0, 2);
    const both = camera.scale;
    camera.show([BREE], 0, 2);
    expect(camera.scale).toBeGreaterThan(both);
    camera.show([BREE, MORDOR], 1.9, 2);
    expect(camera.scale).toBe(1.9);
  });

  it("moves the map no farther than it must", () => {
    camera.resize(900, 600, null, 0);
    camera.show([BREE], 1.2, 1.2);
    const before = [camera.x, camera.y];
    camera.bring([BREE]);
    expect([camera.x, camera.y]).toEqual(before);
    camera.bring([{ x: BREE.x + 500, y: BREE.y }]);
    expect(camera.y).toBeCloseTo(before[1]!);
    expect(camera.sees([{ x: BREE.x + 500, y: BREE.y }])).toBe(true);
  });

  it("sees nothing under the dock or off the stage", () => {
    camera.resize(1440, 900, DOCK, 0);
    camera.show([BREE], 2, 2);
    expect(camera.sees([MORDOR])).toBe(false);
    expect(camera.sees([BREE, MORDOR])).toBe(false);
    const under = { x: camera.x + 20 / camera.scale, y: camera.y + 880 / camera.scale };
    expect(camera.sees([under])).toBe(false);
    expect(camera.sees([BREE], true)).toBe(true);
  });

  it("gives a higher dock its room once, and keeps it", () => {
    camera.resize(1440, 900, DOCK, 100);
    expect(camera.kept).toBe(100);
    camera.leave();
    const { scale } = camera;
    expect(camera.kept).toBe(DOCK.height);
    camera.resize(1440, 900, { ...DOCK, height: 120 }, 100);
    expect([camera.kept, camera.scale]).toEqual([DOCK.height, scale]);
    camera.resize(1400, 900, DOCK, 100);
    expect(camera.kept).toBe(100);
  });

  it("stays where it was when the stage grows, unless the whole map is shown", () => {
    camera.by(2);
    const { scale } = camera;
    camera.resize(1500, 950, null, 0);
    expect(camera.scale).toBe(scale);
    camera.all();
    camera.resize(1000, 600, null, 0);
    expect(camera.scale).toBeCloseTo(camera.minScale);
  });

  it("takes no notice of a stage that is not there yet", () => {
    const { x, y, scale } = camera;
    camera.resize(0, 0, null, 0);
    expect([camera.width, camera.x, camera.y, camera.scale]).toEqual([1440, x, y, scale]);
  });

  it.each([
    [0.3, "far"],
    [0.8, "mid"],
    [1.5, "near"],
  ])("is at %d %s", (scale, expected) => {
    camera.resize(300, 260, null, 0);
    camera.scale = scale;
    expect(camera.zoom).toBe(expected);
  });

  it("keeps names at eleven pixels from afar and at fifteen from near", () => {
    for (const scale of [0.2, 0.4, 0.6]) {
      camera.scale = scale;
      expect(camera.letter * scale).toBeCloseTo(11.2);
    }
    camera.scale = 2;
    expect(camera.letter * 2).toBeCloseTo(15);
  });

  it("glides where motion is wanted, and jumps there else", () => {
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal("requestAnimationFrame", (next: FrameRequestCallback) => frames.push(next));
    vi.stubGlobal("cancelAnimationFrame", () => {});
    const moving = new Camera(() => true);
    moving.resize(1440, 900, null, 0);
    moving.show([BREE], 1.2, 1.2);
    expect([moving.moving, moving.scale < 1.2]).toEqual([true, true]);
    frames.at(-1)!(performance.now() + 1000);
    expect(moving.moving).toBe(false);
    expect(moving.scale).toBeCloseTo(1.2);
  });
});
