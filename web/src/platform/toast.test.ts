import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { toast } from "./toast.svelte";

describe("toast", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it("shows a key as a message, and a failure for longer", () => {
    toast.show("shell-copied");
    expect(toast.said).toEqual({ key: "shell-copied", params: {} });
    vi.advanceTimersByTime(3500);
    expect(toast.said).toBeNull();
    toast.show("shell-failed", true);
    vi.advanceTimersByTime(7999);
    expect([toast.said?.key, toast.bad]).toEqual(["shell-failed", true]);
    vi.advanceTimersByTime(1);
    expect(toast.said).toBeNull();
  });

  it("gives a second message its whole time", () => {
    toast.show("one");
    vi.advanceTimersByTime(3000);
    toast.show("two");
    vi.advanceTimersByTime(3000);
    expect(toast.said?.key).toBe("two");
  });
});
