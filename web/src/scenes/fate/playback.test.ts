import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EXTRAS, viewOf } from "../../../tests/fate";
import { frameOf, said, tableOf } from "../../../tests/helpers.svelte";
import { FateModel } from "./model.svelte";

const ADDED = said("log-shadow-added", { place: "place-bree", count: 1 });
const EYE = said("log-eye", { region: "region-rohan" });
const SLOW = said("log-haven-fell", { place: "place-lorien" });

describe("playback", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function start(news: ReturnType<typeof said>[], rest: object = {}, seen = false) {
    const before = frameOf(viewOf(), { extras: EXTRAS });
    const frame = frameOf(viewOf(), { moment: 2, news, extras: EXTRAS });
    const table = tableOf(before, rest);
    const scene = new FateModel(table);
    vi.spyOn(scene.camera, "show").mockImplementation(() => {});
    vi.spyOn(scene.camera, "bring").mockImplementation(() => {});
    vi.spyOn(scene.camera, "sees").mockReturnValue(seen);
    table.frame = frame;
    let over = false;
    void scene.play(frame, before).then(() => (over = true));
    return { scene, isOver: () => over, after: (time: number) => vi.advanceTimersByTimeAsync(time) };
  }

  it("shows each line for its own time", async () => {
    const { scene, isOver, after } = start([ADDED, SLOW]);
    await after(1249);
    expect(scene.step?.line).toBe(ADDED);
    await after(1);
    expect(scene.step?.line).toBe(SLOW);
    await after(1699);
    expect(isOver()).toBe(false);
    await after(1);
    expect([isOver(), scene.step]).toEqual([true, null]);
  });

  it("takes 2.6 seconds at most in a replay, and is no slower than at the table", async () => {
    const long = start([ADDED, SLOW, SLOW, EYE], { live: false });
    await long.after(2590);
    expect(long.isOver()).toBe(false);
    await long.after(20);
    expect(long.isOver()).toBe(true);
    const short = start([ADDED], { live: false });
    await short.after(1249);
    expect(short.isOver()).toBe(false);
    await short.after(1);
    expect(short.isOver()).toBe(true);
  });

  it("leaves out all lines that are skipped", async () => {
    const { scene, isOver, after } = start([ADDED, SLOW, EYE]);
    await after(10);
    scene.skip();
    await after(0);
    expect([isOver(), scene.step]).toEqual([true, null]);
  });

  it("moves the camera to what a line is about, on a phone at once", async () => {
    const phone = start([ADDED], { size: "phone" });
    expect(phone.scene.camera.show).toHaveBeenCalledWith([expect.objectContaining({ region: "eriador" })], 0.45, 0.66);
    const desktop = start([ADDED]);
    expect(desktop.scene.camera.bring).not.toHaveBeenCalled();
    await desktop.after(100);
    expect(desktop.scene.camera.bring).toHaveBeenCalledOnce();
  });

  it("leaves the camera where it sees what a line is about", async () => {
    const { scene, after } = start([ADDED], {}, true);
    await after(100);
    expect([scene.camera.bring, scene.camera.show].map((move) => vi.mocked(move).mock.calls)).toEqual([[], []]);
  });

  it("shows the whole line on which armies march", async () => {
    const { scene, after } = start([said("log-advances", { line: "line-moria_teal" })]);
    await after(100);
    const [spots, min, max] = vi.mocked(scene.camera.show).mock.calls[0] ?? [];
    expect([(spots?.length ?? 0) > 1, min, max]).toEqual([true, 0, 0.95]);
  });

  it("returns to the whole map afterwards, but stays with dice about which something is decided", async () => {
    const end = async (stack: ReturnType<typeof viewOf>["stack"]) => {
      const before = frameOf(viewOf(), { extras: EXTRAS });
      const frame = frameOf(viewOf({ stack }), { moment: 2, news: [ADDED], extras: EXTRAS });
      const table = tableOf(before);
      const scene = new FateModel(table);
      const all = vi.spyOn(scene.camera, "all");
      table.frame = frame;
      const done = scene.play(frame, before);
      scene.camera.whole = false;
      await vi.advanceTimersByTimeAsync(5000);
      await done;
      return [all.mock.calls.length, scene.camera.lent];
    };
    expect(await end([])).toEqual([1, false]);
    expect(await end([["search", 0, 0, 0, 0, 0]])).toEqual([0, true]);
  });
});
