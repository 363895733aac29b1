import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { rovingTabindex } from "./roving-tabindex";

describe("rovingTabindex", () => {
  const order = (): (string | null)[] =>
    [...document.querySelectorAll("[data-rove]")].map((one) => one.getAttribute("tabindex"));
  let end: () => void;

  beforeEach(() => {
    document.body.innerHTML =
      '<ul><li data-rove>A</li><li data-rove>B</li><li data-rove aria-current="true">C</li></ul>';
    end = rovingTabindex(document.querySelector("ul")!);
  });
  afterEach(() => end());

  const press = (key: string): void => {
    document.activeElement!.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  };

  it("lets Tab come to the current one alone", () => {
    expect(order()).toEqual(["-1", "-1", "0"]);
  });

  it.each<[string, string]>([
    ["ArrowLeft", "A"],
    ["ArrowUp", "A"],
    ["ArrowRight", "C"],
    ["Home", "A"],
    ["End", "C"],
  ])("%s leads from B to %s", (key, expected) => {
    document.querySelectorAll<HTMLElement>("[data-rove]")[1]!.focus();
    press(key);
    expect(document.activeElement!.textContent).toBe(expected);
    expect(order().filter((one) => one === "0")).toHaveLength(1);
  });

  it("stays at the ends", () => {
    document.querySelectorAll<HTMLElement>("[data-rove]")[0]!.focus();
    press("ArrowLeft");
    expect(document.activeElement!.textContent).toBe("A");
  });
});
