import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EXTRAS, known, viewOf } from "../../../tests/confrontation";
import { frameOf, said, tableOf } from "../../../tests/helpers.svelte";
import { BEAT, TRAVEL } from "../../table/pacing";
import { ConfrontationModel } from "./model.svelte";
import type { View } from "./view";

const ATTACK = said("log-attacked", { figure: "figure-gandalf", from: "region-eregion", to: "region-moria" });
const SHOWN = said("log-shown", { figure: "figure-balrog" });
const played = (side: string, card: string) =>
  said("log-played", { side: `side-${side}`, card: `card-${side}_${card}` });

describe("playback", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function start(news: ReturnType<typeof said>[], { motion = false, folded = false, view = {} as Partial<View> } = {}) {
    const before = frameOf(viewOf(view), { extras: EXTRAS });
    const frame = frameOf(viewOf({ turns: 4 }), { extras: EXTRAS, moment: 2, news });
    const table = tableOf(before, { motion });
    const scene = new ConfrontationModel(table);
    scene.folded = folded;
    table.frame = frame;
    let over = false;
    void scene.play(frame, before).then(() => (over = true));
    return { scene, isOver: () => over, after: (time: number) => vi.advanceTimersByTimeAsync(time) };
  }

  it("writes an announced line over the map for a moment", async () => {
    const { scene, isOver, after } = start([said("log-ready", { side: "side-dark" })]);
    await after(BEAT * 1.6 - 1);
    expect([scene.caption?.key, scene.pendingLines, scene.isPlaying]).toEqual(["log-ready", 0, true]);
    await after(1);
    expect([scene.caption, isOver()]).toEqual([null, true]);
  });

  it("lets a move travel in the common time with motion, and at once without", async () => {
    const news = [said("log-moved", { figure: "figure-aragorn", from: "region-rhudaur", to: "region-arthedain" })];
    const still = start(news);
    await still.after(0);
    expect(still.isOver()).toBe(true);
    const moving = start(news, { motion: true });
    await moving.after(TRAVEL - 40);
    expect([moving.isOver(), moving.scene.way > 0.9, moving.scene.way < 1]).toEqual([false, true, true]);
    await moving.after(200);
    expect([moving.isOver(), moving.scene.journey]).toEqual([true, null]);
  });

  it("turns the cards of both sides together", async () => {
    const battle = {
      attacker: "gandalf",
      region: "moria",
      light: "gandalf",
      dark: "balrog",
      sam_beside: false,
      light_void: false,
      dark_fetched: false,
      first: true,
    };
    const { scene, after } = start([played("light", "3"), played("dark", "5")], { motion: true, view: { battle } });
    await after(0);
    expect([scene.battle?.open, scene.pendingLines]).toEqual([{ light: true, dark: true }, 0]);
  });

  it("leaves a result to be read, shorter while the battle is folded, and not at all once it is closed", async () => {
    const news = [ATTACK, SHOWN, said("log-defeated", { figure: "figure-gandalf" })];
    // The defender is shown for 0.7 beats, the result for 2.5.
    const open = start(news);
    await open.after(BEAT * 3.2 - 2);
    expect(open.isOver()).toBe(false);
    await open.after(3);
    expect(open.isOver()).toBe(true);

    const folded = start(news);
    folded.scene.folded = true;
    await folded.after(BEAT * 1.7 + 1);
    expect(folded.isOver()).toBe(true);

    const closed = start(news);
    await closed.after(BEAT * 0.7 + 1);
    closed.scene.closeBattle();
    await closed.after(0);
    expect([closed.isOver(), closed.scene.battle]).toEqual([true, null]);
  });

  it("shows the result before the next defender of the region", async () => {
    const second = said("log-shown", { figure: "figure-orcs" });
    const { scene, after } = start([ATTACK, SHOWN, said("log-defeated", { figure: "figure-balrog" }), second]);
    await after(BEAT * 0.7 + 1);
    expect(scene.battle).toMatchObject({ dark: "balrog", lost: ["balrog"] });
    expect(scene.pendingLines).toBe(1);
    await after(BEAT * 2.5);
    expect(scene.battle).toMatchObject({ dark: "orcs", lost: [] });
  });

  it("opens the map for a battle that was folded, if a new one begins", async () => {
    const { scene } = start([ATTACK], { folded: true });
    expect(scene.folded).toBe(false);
  });

  it("remembers the last move until an earlier moment is shown", async () => {
    const before = frameOf(viewOf(), { extras: EXTRAS });
    const table = tableOf(before);
    const scene = new ConfrontationModel(table);
    const moved = frameOf(viewOf({ light: known({ arthedain: ["aragorn"] }) as View["light"] }), {
      extras: EXTRAS,
      moment: 2,
      news: [said("log-moved", { figure: "figure-aragorn", from: "region-rhudaur", to: "region-arthedain" })],
    });
    table.frame = moved;
    await scene.play(moved, before);
    table.frame = frameOf(viewOf(), { extras: EXTRAS, moment: 3 });
    expect(scene.lastMove).toMatchObject({ figure: "aragorn" });
    table.frame = before;
    expect(scene.lastMove).toBeNull();
  });
});
