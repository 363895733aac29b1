import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BEAT, TRAVEL, wait } from "./pacing";

describe("wait", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it.each([0, TRAVEL, BEAT])("resolves after %d milliseconds, and not before", async (time) => {
    let over = false;
    void wait(time).then(() => (over = true));
    await vi.advanceTimersByTimeAsync(Math.max(0, time - 1));
    expect(over).toBe(time === 0);
    await vi.advanceTimersByTimeAsync(1);
    expect(over).toBe(true);
  });
});
