import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Flights, spot } from "./flights.svelte";
import { TRAVEL } from "./pacing";

/** An element on the page that is this wide; 0 if it is not drawn. */
function element(name: string, width = 10): HTMLElement {
  const node = document.createElement("div");
  node.dataset.at = name;
  node.getBoundingClientRect = () => new DOMRect(5, 5, width, width);
  return document.body.appendChild(node);
}

afterEach(() => document.body.replaceChildren());

describe("spot", () => {
  it("is the first visible element of the first name that has one", () => {
    element("hand", 0);
    element("hand", 20);
    element("seat", 30);
    expect(spot("hand", "seat")?.width).toBe(20);
    expect(spot("held", "seat", "hand")?.width).toBe(30);
  });

  it("is null if nothing can be seen", () => {
    element("hand", 0);
    expect([spot("hand"), spot("deck"), spot()]).toEqual([null, null, null]);
  });
});

describe("Flights", () => {
  const move = { face: { card: "belt" }, from: ["deck"], to: ["hand"] };
  let motion: boolean;
  let flights: Flights<{ card: string }>;

  beforeEach(() => {
    vi.useFakeTimers();
    motion = true;
    flights = new Flights(() => motion);
    element("deck", 10);
    element("hand", 20);
  });
  afterEach(() => void vi.useRealTimers());

  it("flies from place to place until it has landed", async () => {
    let over = false;
    void flights.fly(move, 70)!.then(() => (over = true));
    expect(flights.list).toMatchObject([{ face: { card: "belt" }, from: { width: 10 }, to: { width: 20 }, delay: 70 }]);
    flights.list[0]!.landed();
    await vi.advanceTimersByTimeAsync(0);
    expect([over, flights.list]).toEqual([true, []]);
  });

  it("ends a flight that is never drawn", async () => {
    const flight = flights.fly(move, 100);
    await vi.advanceTimersByTimeAsync(TRAVEL + 100 + 199);
    expect(flights.list).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await flight;
    expect(flights.list).toEqual([]);
  });

  it("ends each flight for itself", async () => {
    void flights.fly(move);
    void flights.fly({ ...move, face: { card: "staff" } });
    expect(new Set(flights.list.map(({ id }) => id)).size).toBe(2);
    flights.list[0]!.landed();
    await vi.advanceTimersByTimeAsync(0);
    expect(flights.list.map(({ face }) => face.card)).toEqual(["staff"]);
  });

  it("draws nothing from or to what is out of sight", () => {
    expect([flights.fly({ ...move, from: ["board"] }), flights.fly({ ...move, to: [] })]).toEqual([null, null]);
    expect(flights.list).toEqual([]);
  });

  it("draws nothing without motion", () => {
    motion = false;
    expect([flights.fly(move), flights.list]).toEqual([null, []]);
  });

  it("draws nothing on a hidden page", () => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    expect([flights.fly(move), flights.list]).toEqual([null, []]);
  });
});
