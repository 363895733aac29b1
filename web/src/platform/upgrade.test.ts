import { beforeEach, describe, expect, it, vi } from "vitest";
import { route } from "./router.svelte";
import { hasUnsentInput, reloadOnce, upgrade } from "./upgrade";

describe("upgrade", () => {
  const assign = vi.fn();
  const replace = vi.fn();
  const reload = vi.fn();

  beforeEach(() => {
    upgrade.isReady = false;
    route.go("/");
    sessionStorage.clear();
    document.body.innerHTML = "";
    for (const mock of [assign, replace, reload]) mock.mockClear();
    vi.spyOn(window, "scrollTo").mockImplementation(() => {});
    vi.spyOn(location, "assign").mockImplementation(assign);
    vi.spyOn(location, "replace").mockImplementation(replace);
    vi.spyOn(location, "reload").mockImplementation(reload);
  });

  it("does nothing as long as no new build is there", () => {
    route.go("/games");
    expect(assign).not.toHaveBeenCalled();
    expect(route.path).toBe("/games");
  });

  it("loads the next page once a new build is there, and stays till then", () => {
    upgrade.isReady = true;
    expect(reload).not.toHaveBeenCalled();
    route.go("/games");
    expect(assign).toHaveBeenCalledWith("/games");
    expect(route.path).toBe("/");
  });

  it("replaces the address where the navigation would", () => {
    upgrade.isReady = true;
    route.go("/table/OAK", { replace: true });
    expect(replace).toHaveBeenCalledWith("/table/OAK");
  });

  it("does not load for a change within a page", () => {
    upgrade.isReady = true;
    route.go("/?moment=3", { replace: true });
    expect(replace).not.toHaveBeenCalled();
    expect(upgrade.isReady).toBe(true);
  });

  it("reloads the address that is open already, as after a step back", () => {
    upgrade.isReady = true;
    expect(upgrade.navigate(location.href, true)).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
    expect(replace).not.toHaveBeenCalled();
  });

  it("recovers from a lost part by a reload, but not twice in a minute", () => {
    upgrade.recover();
    upgrade.recover();
    expect(reload).toHaveBeenCalledOnce();
    const later = Date.now() + 61_000;
    expect(reloadOnce(later)).toBe(true);
    expect(reloadOnce(later + 59_000)).toBe(false);
  });

  it("does not throw away what is typed", () => {
    document.body.innerHTML = "<textarea></textarea>";
    document.querySelector("textarea")!.value = "Well played";
    upgrade.recover();
    expect(reload).not.toHaveBeenCalled();
    route.go("/games");
    expect(assign).toHaveBeenCalledWith("/games");
  });

  it.each<[string, string, boolean]>([
    ["an empty field", '<input type="text">', false],
    ["a field as it was drawn", '<input value="Rosie">', false],
    ["a typed text", '<input data-value="Ted">', true],
    ["blanks", '<input data-value="  ">', false],
    ["a typed code", '<input type="search" data-value="OAK">', true],
    ["a box that is ticked", '<input type="checkbox" data-value="on">', false],
    ["a chosen number on a slider", '<input type="range" data-value="7">', false],
  ])("hasUnsentInput: %s", (_, markup, expected) => {
    document.body.innerHTML = markup;
    for (const field of document.querySelectorAll("input")) if (field.dataset.value) field.value = field.dataset.value;
    expect(hasUnsentInput()).toBe(expected);
  });
});
