import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { frameOf, said, tableOf } from "../../../tests/helpers.svelte";
import { EXTRAS, viewOf } from "../../../tests/towers";
import { BEAT, TRAVEL } from "../../table/pacing";
import { TowersModel } from "./model.svelte";

const SCORING = [
  said("log-moved"),
  said("log-counted", { seat: "seat-1", count: 1 }),
  said("log-counted", { seat: "seat-2", count: 2 }),
  said("log-won", { seat: "seat-2", value: 3 }),
  said("log-won", { seat: "seat-1", value: 2 }),
  said("log-ring", { seat: "seat-2" }),
];

describe("playback", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    document.body.replaceChildren();
  });

  function start(news: ReturnType<typeof said>[], motion = false, first = true) {
    const before = frameOf(viewOf(), { extras: EXTRAS });
    const frame = frameOf(viewOf({ stage: 2, points: [2, 3], ring: 1 }), { moment: 2, news, extras: EXTRAS });
    const table = tableOf(before, { motion });
    const scene = new TowersModel(table);
    table.frame = frame;
    let over = false;
    void scene.play(frame, first ? before : null).then(() => (over = true));
    return { scene, table, before, isOver: () => over, after: (time: number) => vi.advanceTimersByTimeAsync(time) };
  }

  it("gives the journey its time with motion only", async () => {
    const moving = start([said("log-moved")], true);
    await moving.after(TRAVEL - 1);
    expect(moving.isOver()).toBe(false);
    await moving.after(1);
    expect(moving.isOver()).toBe(true);
    const still = start([said("log-moved")]);
    await still.after(0);
    expect(still.isOver()).toBe(true);
  });

  it("lets the card that Gandalf leads follow him", async () => {
    for (const name of ["hand-0", "lane-0-green"]) {
      const node = document.createElement("div");
      node.dataset.at = name;
      node.getBoundingClientRect = () => new DOMRect(0, 0, 10, 10);
      document.body.append(node);
    }
    const { scene } = start([said("log-led", { seat: "seat-1", card: "card-green_strength" })], true);
    expect(scene.flights.list.map(({ face, delay }) => [face, delay])).toEqual([
      [{ card: "gandalf" }, 0],
      [{ card: "green_strength" }, 90],
    ]);
  });

  it("scores in steps: the counts, each token, the Ring, the result", async () => {
    const { scene, isOver, after } = start(SCORING);
    await after(0);
    expect([scene.given, scene.pendingLines, scene.ring, scene.points(1)]).toEqual([0, 3, 0, 0]);
    await after(BEAT);
    expect([scene.given, scene.points(1), scene.points(0), scene.tokens("rohan")]).toEqual([1, 3, 0, [2]]);
    await after(BEAT / 3);
    expect([scene.given, scene.points(0), scene.ring]).toEqual([2, 2, 0]);
    await after(BEAT / 3);
    expect([scene.ring, scene.pendingLines, scene.scoring?.place]).toEqual([1, 0, "rohan"]);
    await after(2 * BEAT - 1);
    expect(isOver()).toBe(false);
    await after(1);
    expect([isOver(), scene.scoring]).toEqual([true, null]);
  });

  it("skips the rest of a scoring, with everything given out", async () => {
    const { scene, isOver, after } = start(SCORING);
    await after(BEAT + 1);
    scene.cancel();
    await after(0);
    expect([isOver(), scene.scoring, scene.ring, scene.points(0), scene.pendingLines]).toEqual([true, null, 1, 2, 0]);
  });

  it("shows the new owner of the Ring at once if the frame before is not known", async () => {
    const { scene, after } = start(SCORING, false, false);
    await after(0);
    expect([scene.scoring?.place, scene.ring]).toEqual(["rohan", 1]);
  });

  it("forgets the last scoring when an earlier moment is shown", async () => {
    const { scene, table, before, after } = start(SCORING);
    await after(60_000);
    expect(scene.last?.place).toBe("rohan");
    const frame = table.frame;
    table.frame = { ...before, moment: 0 };
    await scene.play(table.frame, frame);
    expect(scene.last).toBeNull();
  });
});
