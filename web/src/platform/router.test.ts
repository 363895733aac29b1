import { beforeEach, describe, expect, it, vi } from "vitest";
import { pathParts, route } from "./router.svelte";
import { upgrade } from "./upgrade";

describe("pathParts", () => {
  it.each<[string, string[]]>([
    ["/", []],
    ["/table/OAK-HILL-7", ["table", "OAK-HILL-7"]],
    ["/rules/fate/", ["rules", "fate"]],
    ["/table/a%2Fb", ["table", "a/b"]],
  ])("%s", (path, expected) => {
    expect(pathParts(path)).toEqual(expected);
  });
});

describe("route", () => {
  beforeEach(() => {
    upgrade.isReady = false;
    route.go("/");
    vi.spyOn(window, "scrollTo").mockImplementation(() => {});
  });

  it("opens a page without a load", () => {
    route.go("/table/OAK?seat=1#log");
    expect([route.path, route.search, route.hash]).toEqual(["/table/OAK", "?seat=1", "#log"]);
    expect(route.query.get("seat")).toBe("1");
    expect(location.pathname).toBe("/table/OAK");
  });

  it("scrolls up for another page only", () => {
    route.go("/games");
    expect(scrollTo).toHaveBeenCalledTimes(1);
    route.go("/games?mode=bot");
    expect(scrollTo).toHaveBeenCalledTimes(1);
  });

  const click = (markup: string, init: MouseEventInit = {}): MouseEvent => {
    document.body.innerHTML = markup;
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
    document.querySelector("a")!.dispatchEvent(event);
    return event;
  };

  it("opens a link to a page itself", () => {
    expect(click('<a href="/about">About</a>').defaultPrevented).toBe(true);
    expect(route.path).toBe("/about");
  });

  it.each<[string, string, MouseEventInit]>([
    ["a link of the server", '<a href="/api/tables/x/record">Record</a>', {}],
    ["the text of a manual", '<a href="/manual/fate/en">Text</a>', {}],
    ["a download", '<a href="/about" download>File</a>', {}],
    ["another tab", '<a href="/about" target="_blank">Tab</a>', {}],
    ["another site", '<a href="https://example.org/">Site</a>', {}],
    ["a place on this page", '<a href="/#top">Top</a>', {}],
    ["a click with a key", '<a href="/about">About</a>', { ctrlKey: true }],
    ["a click with another button", '<a href="/about">About</a>', { button: 1 }],
  ])("leaves %s to the browser", (_, markup, init) => {
    expect(click(markup, init).defaultPrevented).toBe(false);
    expect(route.path).toBe("/");
  });
});
