import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { plainFrame, said, tableMessage } from "../../tests/helpers.svelte";
import { api } from "../net/api";
import { type Cue, CueTracker } from "./cues";
import { Replay } from "./replay.svelte";

const TOTAL = 130;
/** Every second moment has a line of news. */
const frame = (moment: number) => plainFrame(moment, { news: moment % 2 ? [said("log-rolled")] : [] });

describe("Replay", () => {
  let replay: Replay;
  const settle = () => vi.advanceTimersByTimeAsync(0);

  beforeEach(async () => {
    vi.useFakeTimers();
    vi.spyOn(api, "games").mockResolvedValue([]);
    vi.spyOn(api, "table").mockResolvedValue(tableMessage({ over: true, facing: [1] }));
    vi.spyOn(api, "frames").mockImplementation(async (_code, _seat, from, count) => ({
      total: TOTAL,
      frames: Array.from({ length: Math.min(count, TOTAL - from) }, (_, at) => frame(from + at)),
    }));
    vi.stubGlobal("fetch", () => Promise.reject(new Error("offline")));
    replay = await Replay.open("OAK-HILL-7", "", 4);
    await settle();
  });
  afterEach(() => {
    replay.stop();
    vi.useRealTimers();
  });

  it("opens a finished game with all hands, at the wanted moment", () => {
    expect([replay.eyes, replay.facing, replay.moment, replay.frame.moment]).toEqual(["all", [0, 1], 4, 4]);
    expect(vi.mocked(api.frames).mock.calls.map(([, , from]) => from)).toEqual([0, 60]);
    expect(replay.loaded).toBe(TOTAL);
  });

  it("opens a running game from the viewer's own seat", async () => {
    vi.mocked(api.table).mockResolvedValue(tableMessage({ facing: [1] }));
    expect((await Replay.open("OAK-HILL-7", "", 0)).eyes).toBe("1");
  });

  it("stays within the game", () => {
    replay.go(-3);
    expect(replay.moment).toBe(0);
    replay.go(1000);
    expect([replay.moment, replay.over]).toEqual([TOTAL - 1, true]);
  });

  it("pauses longer after a moment with news", async () => {
    void replay.start();
    await vi.advanceTimersByTimeAsync(224);
    expect(replay.moment).toBe(4);
    await vi.advanceTimersByTimeAsync(1);
    expect(replay.moment).toBe(5);
    await vi.advanceTimersByTimeAsync(899);
    expect(replay.moment).toBe(5);
    await vi.advanceTimersByTimeAsync(81);
    expect(replay.moment).toBe(6);
  });

  it("waits for the animation of a moment before the next", async () => {
    let end = () => {};
    replay.scene = { play: () => new Promise<void>((resolve) => (end = resolve)) };
    void replay.start();
    await vi.advanceTimersByTimeAsync(5000);
    expect(replay.moment).toBe(5);
    end();
    await vi.advanceTimersByTimeAsync(1000);
    expect(replay.moment).toBe(6);
  });

  it("stops at the end, and starts again from the beginning", async () => {
    replay.go(TOTAL - 2);
    void replay.start();
    await vi.advanceTimersByTimeAsync(5000);
    expect([replay.moment, replay.running]).toEqual([TOTAL - 1, false]);
    void replay.start();
    expect([replay.moment, replay.running]).toEqual([0, true]);
  });

  it("stops where the person goes to another moment", async () => {
    void replay.start();
    replay.showMoment(20);
    await vi.advanceTimersByTimeAsync(5000);
    expect([replay.moment, replay.running]).toEqual([20, false]);
  });

  it("has the log up to the moment that is shown", () => {
    expect(replay.log.map(({ moment }) => moment)).toEqual([1, 3]);
  });

  it("sounds when a line is shown, and when the last moment has been played back", async () => {
    const cues: Record<string, Cue> = { "log-rolled": "die" };
    const tracker = new CueTracker({ cues, isTurn: () => true });
    const update = () => tracker.update(replay.sounding);
    expect(update()).toEqual([]);
    let pendingLines = 1;
    let end = () => {};
    replay.scene = {
      play: () => new Promise<void>((resolve) => (end = resolve)),
      get pendingLines() {
        return pendingLines;
      },
    };
    replay.next();
    expect(update()).toEqual([]);
    pendingLines = 0;
    expect(update()).toEqual(["die"]);
    end();
    await settle();
    expect(update()).toEqual([]);

    const last = frame(TOTAL - 1);
    last.view["returns"] = [-1, 1];
    vi.mocked(api.frames).mockResolvedValue({ total: 2, frames: [frame(0), last] });
    await replay.see("1");
    replay.go(0);
    update();
    replay.next();
    expect(update()).toEqual(["die"]);
    end();
    await settle();
    expect(update()).toEqual(["won"]);
  });

  it("keeps the part of the game when it is seen from another seat", async () => {
    replay.go(43);
    vi.mocked(api.frames).mockImplementation(async (_code, _seat, from, count) => ({
      total: 44,
      frames: Array.from({ length: Math.min(count, 44 - from) }, (_, at) => frame(from + at)),
    }));
    await replay.see("1");
    expect([replay.eyes, replay.facing, replay.total, replay.moment]).toEqual(["1", [1], 44, 14]);
  });

  it("drops the answer for a seat if another was requested meanwhile", async () => {
    let answer = (_: { total: number; frames: ReturnType<typeof frame>[] }) => {};
    vi.mocked(api.frames).mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    const first = replay.see("0");
    await replay.see("1");
    answer({ total: 1, frames: [frame(0)] });
    await first;
    expect([replay.eyes, replay.total]).toEqual(["1", TOTAL]);
  });

  it("goes to a moment as soon as it is loaded", async () => {
    let answer = (_: { total: number; frames: ReturnType<typeof frame>[] }) => {};
    vi.mocked(api.frames)
      .mockResolvedValueOnce({ total: TOTAL, frames: [0, 1, 2].map(frame) })
      .mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
    const late = await Replay.open("OAK-HILL-7", "0", 100);
    expect([late.moment, late.loaded]).toEqual([2, 3]);
    answer({ total: TOTAL, frames: Array.from({ length: TOTAL - 3 }, (_, at) => frame(3 + at)) });
    await settle();
    expect([late.moment, late.frame.moment]).toEqual([100, 100]);
  });
});
