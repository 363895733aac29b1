import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Explanation } from "./explanation.svelte";

describe("Explanation", () => {
  let explanation: Explanation;

  beforeEach(() => {
    vi.useFakeTimers();
    explanation = new Explanation();
    explanation.point("figure-sam");
  });
  afterEach(() => void vi.useRealTimers());

  it("explains at once what is pointed at first", () => {
    expect(explanation.key).toBe("figure-sam");
  });

  it("lingers after the pointer has left", () => {
    explanation.point(null);
    vi.advanceTimersByTime(599);
    expect(explanation.key).toBe("figure-sam");
    vi.advanceTimersByTime(1);
    expect(explanation.key).toBeNull();
  });

  it("replaces one explanation by another at once, as long as the pointer has not left the first", () => {
    explanation.point("figure-frodo");
    expect(explanation.key).toBe("figure-frodo");
  });

  it("waits a moment before another thing takes its place, for who only passes it", () => {
    explanation.point(null);
    explanation.point("figure-frodo");
    vi.advanceTimersByTime(139);
    expect(explanation.key).toBe("figure-sam");
    vi.advanceTimersByTime(1);
    expect(explanation.key).toBe("figure-frodo");
  });

  it("stays while the pointer is on the explanation itself", () => {
    explanation.point(null);
    explanation.hold(true);
    vi.advanceTimersByTime(60_000);
    expect(explanation.key).toBe("figure-sam");
    explanation.hold(false);
    vi.advanceTimersByTime(600);
    expect(explanation.key).toBeNull();
  });

  it("takes no notice of what lies under it", () => {
    explanation.near(0);
    explanation.point("region-moria");
    vi.advanceTimersByTime(10_000);
    expect(explanation.key).toBe("figure-sam");
  });

  it("waits for a pointer that comes nearer", () => {
    explanation.point(null);
    explanation.near(200);
    vi.advanceTimersByTime(500);
    explanation.near(100);
    vi.advanceTimersByTime(599);
    expect(explanation.key).toBe("figure-sam");
    vi.advanceTimersByTime(1);
    expect(explanation.key).toBeNull();
  });

  it("ends at once when it is closed", () => {
    explanation.hold(true);
    explanation.end();
    expect(explanation.key).toBeNull();
  });
});
