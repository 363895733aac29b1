import { describe, expect, it } from "vitest";
import { plainFrame, said, tableMessage } from "../../tests/helpers.svelte";
import { actorOf, fromSync, isOtherFace, isUndo, returnsOf, withUpdate } from "./live";
import type { Sync, Update } from "./messages";

const sync = (rest: Partial<Sync> = {}): Sync => ({
  type: "sync",
  table: tableMessage(),
  frame: plainFrame(5, { view: { place: "moria", actor: 1 } }),
  log: [{ moment: 5, message: said("log-turn") }],
  chat: [],
  ...rest,
});
const update = (rest: Partial<Update> = {}): Update => ({
  type: "update",
  frame: plainFrame(6, { news: [said("log-rolled"), said("log-moved")], view: { actor: 0 } }),
  undo: "free",
  gone: [],
  extras_gone: [],
  ...rest,
});

describe("the state of a live table", () => {
  it("starts from a sync", () => {
    const { table, frame, log, chat } = sync();
    expect(fromSync(sync())).toEqual({ table, frame, log, chat });
  });

  it("merges an update into the frame and appends its news to the log", () => {
    const state = withUpdate(fromSync(sync()), update());
    expect(state.frame.view).toEqual({ place: "moria", actor: 0 });
    expect(state.log).toEqual([
      { moment: 5, message: said("log-turn") },
      { moment: 6, message: said("log-rolled") },
      { moment: 6, message: said("log-moved") },
    ]);
  });

  it("takes over whether something can be undone, and nothing else of the table", () => {
    const before = fromSync(sync());
    const state = withUpdate(before, update());
    expect(state.table).toEqual({ ...before.table, undo: "free" });
  });

  it("keeps the same log where there are no news, so that nothing is drawn anew", () => {
    const before = fromSync(sync());
    expect(withUpdate(before, update({ frame: plainFrame(6) })).log).toBe(before.log);
  });

  it("loses no field over many updates", () => {
    let state = fromSync(sync());
    for (let moment = 6; moment < 20; moment++)
      state = withUpdate(
        state,
        update({ frame: plainFrame(moment, { view: { [`field${moment}`]: moment } }), gone: [`field${moment - 2}`] }),
      );
    expect(state.frame.view).toEqual({ place: "moria", actor: 1, field18: 18, field19: 19 });
  });
});

describe("isUndo", () => {
  const state = fromSync(sync());
  it.each<[string, Partial<Sync>, boolean]>([
    ["an earlier moment", { frame: plainFrame(4) }, true],
    ["the same moment", { frame: plainFrame(5) }, false],
    ["a later moment", { frame: plainFrame(6) }, false],
    ["an earlier moment for other eyes", { frame: plainFrame(4), table: tableMessage({ facing: [1] }) }, false],
  ])("%s", (_, rest, expected) => {
    expect(isUndo(state, sync(rest))).toBe(expected);
  });
});

describe("isOtherFace", () => {
  it.each<[number[], number[], boolean]>([
    [[0], [0], false],
    [[0], [1], true],
    [[0, 1], [0], true],
    [[], [], false],
  ])("from %j to %j", (before, now, expected) => {
    expect(isOtherFace(tableMessage({ facing: before }), tableMessage({ facing: now }))).toBe(expected);
  });

  it("is another face if nothing was shown before", () => {
    expect(isOtherFace(undefined, tableMessage())).toBe(true);
  });
});

describe("actorOf", () => {
  it.each([
    [{ actor: 2 }, 2],
    [{ actor: 0 }, 0],
    [{ actor: -2 }, -1],
    [{}, -1],
    [{ actor: "0" }, -1],
  ])("%j", (view, expected) => {
    expect(actorOf(plainFrame(1, { view }))).toBe(expected);
  });
});

describe("returnsOf", () => {
  it.each<[string, Parameters<typeof tableMessage>[0], object, number[]]>([
    ["the result of the game", {}, { returns: [1, -1] }, [1, -1]],
    ["nothing where the view has no result", {}, {}, []],
    ["a loss of who resigned", { resigned: 1 }, { returns: [0, 0] }, [1, -1]],
    ["a loss of all who play together", { resigned: 1, together: true }, { returns: [0, 0] }, [-1, -1]],
  ])("%s", (_, table, view, expected) => {
    expect(returnsOf(tableMessage(table), plainFrame(5, { view }))).toEqual(expected);
  });
});
