import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { plainFrame } from "../../tests/helpers.svelte";
import type { Frame } from "../net/messages";
import { Playback } from "./playback.svelte";
import type { SceneModel } from "./scene";

/** A scene whose animations end when the test says so. */
class Scene implements SceneModel {
  played: [number, number | undefined][] = [];
  ends: (() => void)[] = [];
  maxDuration?: number;

  play(frame: Frame, before: Frame | null): Promise<void> {
    this.played.push([frame.moment, before?.moment]);
    return new Promise((resolve) => this.ends.push(resolve));
  }
}

describe("Playback", () => {
  let scene: Scene;
  let visible: boolean;
  let playback: Playback;
  const settle = () => vi.advanceTimersByTimeAsync(0);

  beforeEach(() => {
    vi.useFakeTimers();
    scene = new Scene();
    visible = true;
    playback = new Playback(
      plainFrame(1),
      () => scene,
      () => visible,
    );
  });
  afterEach(() => void vi.useRealTimers());

  it("shows the first frame without an animation", () => {
    expect([playback.frame.moment, playback.busy, scene.played]).toEqual([1, false, []]);
  });

  it("shows a frame at once and is busy until its animation is over", async () => {
    playback.add(plainFrame(2));
    expect([playback.frame.moment, playback.busy]).toEqual([2, true]);
    scene.ends[0]!();
    await settle();
    expect(playback.busy).toBe(false);
  });

  it("plays frames in order, one after the other, each with the one before", async () => {
    for (const moment of [2, 3, 4]) playback.add(plainFrame(moment));
    expect(playback.frame.moment).toBe(2);
    for (const end of [0, 1, 2]) {
      scene.ends[end]!();
      await settle();
    }
    expect(scene.played).toEqual([
      [2, 1],
      [3, 2],
      [4, 3],
    ]);
    expect([playback.frame.moment, playback.busy]).toEqual([4, false]);
  });

  it("drops what waits when another frame is shown", async () => {
    for (const moment of [2, 3, 4]) playback.add(plainFrame(moment));
    playback.show(plainFrame(9));
    expect([playback.frame.moment, playback.busy]).toEqual([9, false]);
    scene.ends[0]!();
    await settle();
    expect(playback.frame.moment).toBe(9);
    expect(scene.played).toEqual([[2, 1]]);
  });

  it("goes on with frames that come after a jump", async () => {
    playback.add(plainFrame(2));
    playback.show(plainFrame(9));
    playback.add(plainFrame(10));
    expect(scene.played.at(-1)).toEqual([10, 9]);
    scene.ends[0]!(); // the animation from before the jump ends late
    await settle();
    expect(playback.busy).toBe(true);
    scene.ends[1]!();
    await settle();
    expect(playback.busy).toBe(false);
  });

  it("skips animations while too many frames wait", async () => {
    for (let moment = 2; moment <= 10; moment++) playback.add(plainFrame(moment));
    scene.ends[0]!();
    await settle();
    expect(scene.played.map(([moment]) => moment)).toEqual([2, 4]);
    expect(playback.frame.moment).toBe(4);
  });

  it("shows without an animation what nobody can see", async () => {
    visible = false;
    for (const moment of [2, 3]) playback.add(plainFrame(moment));
    await settle();
    expect([playback.frame.moment, playback.busy, scene.played]).toEqual([3, false, []]);
  });

  it.each<[number | undefined, number]>([
    [undefined, 12_000],
    [300, 300],
  ])("ends an animation that hangs; limit %s", async (maxDuration, limit) => {
    scene.maxDuration = maxDuration;
    playback.add(plainFrame(2));
    await vi.advanceTimersByTimeAsync(limit - 1);
    expect(playback.busy).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(playback.busy).toBe(false);
  });

  it("goes on after an animation that fails", async () => {
    const logged = vi.spyOn(console, "error").mockImplementation(() => {});
    scene.play = () => Promise.reject(new Error("no board"));
    playback.add(plainFrame(2));
    await settle();
    expect([playback.busy, playback.frame.moment, logged.mock.calls.length]).toEqual([false, 2, 1]);
  });
});
