import { describe, expect, it, vi } from "vitest";
import { settings } from "./settings.svelte";

describe("settings", () => {
  it("stores a change and keeps the rest", () => {
    const { theme } = settings;
    settings.set({ lang: "fr" });
    settings.set({ numbers: false });
    expect([settings.lang, settings.numbers, settings.theme]).toEqual(["fr", false, theme]);
    expect(JSON.parse(localStorage.getItem("bywater")!)).toMatchObject({ lang: "fr", numbers: false });
    settings.set({ lang: "en", numbers: true });
  });

  it("holds a change where nothing can be stored", () => {
    const setItem = vi.fn(() => {
      throw new Error("full");
    });
    vi.stubGlobal("localStorage", { setItem });
    settings.set({ memory: false });
    expect(setItem).toHaveBeenCalled();
    expect(settings.memory).toBe(false);
    settings.set({ memory: true });
  });

  it("has no sound and no vibration unless they are chosen", () => {
    expect([settings.volume, settings.muted, settings.vibration, settings.audible]).toEqual([0, false, false, false]);
  });

  it("keeps volume and mute, and applies both", async () => {
    settings.set({ volume: 40, vibration: true });
    expect(settings.audible).toBe(true);
    settings.set({ muted: true });
    expect([settings.volume, settings.audible]).toEqual([40, false]);
    vi.resetModules();
    const { settings: again } = await import("./settings.svelte");
    expect([again.volume, again.muted, again.vibration, again.audible]).toEqual([40, true, true, false]);
    settings.set({ volume: 0, muted: false, vibration: false });
  });

  it.each<["on" | "off", boolean]>([
    ["on", true],
    ["off", false],
  ])("motion %s wins over the system", (motion, expected) => {
    settings.set({ motion });
    expect(settings.moving).toBe(expected);
    settings.set({ motion: "system" });
  });
});
