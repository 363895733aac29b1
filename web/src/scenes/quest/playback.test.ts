import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { frameOf, said, tableOf } from "../../../tests/helpers.svelte";
import { extrasOf, viewOf } from "../../../tests/quest";
import { BEAT, TRAVEL } from "../../table/pacing";
import { QuestModel } from "./model.svelte";

const DREW = (card: string) => said("log-drew", { hobbit: "hobbit-frodo", card: `card-${card}` });
const TILE = said("log-turned-tile", { tile: "tile-sundial" });
const PAID = said("log-paid", { demand: "demand-watcher" });
const ROLLED = said("log-rolled", { hobbit: "hobbit-frodo", face: "face-one_dot" });

describe("playback", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    document.body.replaceChildren();
  });

  /** Elements that things travel between. */
  function place(...names: string[]) {
    for (const name of names) {
      const node = document.createElement("div");
      node.dataset.at = name;
      node.getBoundingClientRect = () => new DOMRect(0, 0, 10, 10);
      document.body.append(node);
    }
  }

  function start(news: ReturnType<typeof said>[], motion = true) {
    const before = frameOf(viewOf(), { extras: extrasOf() });
    const frame = frameOf(viewOf(), { moment: 2, news, extras: extrasOf() });
    const table = tableOf(before, { motion });
    const scene = new QuestModel(table);
    table.frame = frame;
    let over = false;
    void scene.play(frame, before).then(() => (over = true));
    return { scene, isOver: () => over, after: (time: number) => vi.advanceTimersByTimeAsync(time) };
  }

  it.each<[string, ReturnType<typeof said>, number]>([
    ["a tile", TILE, BEAT],
    ["a payment", PAID, BEAT / 2],
    ["a roll", ROLLED, BEAT * 1.5],
    ["a step", said("log-moved", { line: "line-hiding", space: 1 }), TRAVEL],
  ])("lets %s be read for its own time", async (_, line, time) => {
    const { isOver, after } = start([line]);
    await after(time - 1);
    expect(isOver()).toBe(false);
    await after(1);
    expect(isOver()).toBe(true);
  });

  it("stops for a moment only at what is worth reading without motion", async () => {
    const tile = start([TILE], false);
    await tile.after(159);
    expect(tile.isOver()).toBe(false);
    await tile.after(1);
    expect(tile.isOver()).toBe(true);
    const paid = start([PAID], false);
    await paid.after(0);
    expect(paid.isOver()).toBe(true);
  });

  it("lets cards fly one shortly after the other, and waits for them before a line to be read", async () => {
    place("deck", "hand-0");
    const { scene, after } = start([DREW("belt"), DREW("staff"), TILE]);
    await after(0);
    expect(scene.flights.list.map(({ face, delay }) => [face, delay])).toEqual([
      [{ card: "belt" }, 0],
      [{ card: "staff" }, 70],
    ]);
    expect(scene.pendingLines).toBe(1);
    for (const flight of scene.flights.list) flight.landed();
    await after(0);
    expect([scene.pendingLines, scene.flights.list]).toEqual([0, []]);
  });

  it("lets no more cards fly than leave within 0.7 seconds", async () => {
    place("deck", "hand-0");
    const { scene, after } = start(Array.from({ length: 20 }, () => DREW("belt")));
    await after(0);
    expect(scene.flights.list.map(({ delay }) => delay).at(-1)).toBe(700);
    expect(scene.flights.list).toHaveLength(11);
  });

  it("takes the die away with the next line that is not what it brings", async () => {
    const { scene, after } = start([ROLLED, said("log-sauron", { space: 11 }), TILE]);
    await after(BEAT * 1.5);
    expect([scene.rolling?.face, scene.view.sauron]).toEqual(["one_dot", 11]);
    await after(TRAVEL);
    expect([scene.rolling, scene.pendingLines]).toEqual([null, 0]);
  });
});
