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

  it.each<["on" | "off", boolean]>([
    ["on", true],
    ["off", false],
  ])("motion %s wins over the system", (motion, expected) => {
    settings.set({ motion });
    expect(settings.moving).toBe(expected);
    settings.set({ motion: "system" });
  });
});
