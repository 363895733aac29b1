import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings } from "../platform/settings.svelte";

describe("bundles", () => {
  const files: Record<string, string> = {
    "/words/en/common.ftl": "shell-you = You",
    "/words/de/common.ftl": "shell-you = Du",
    "/words/en/quest.ftl": "place-moria = Moria",
  };
  const fetched = vi.fn(async (path: string) =>
    path in files ? new Response(files[path]) : new Response("", { status: 404 }),
  );

  beforeEach(() => {
    vi.resetModules();
    fetched.mockClear();
    vi.stubGlobal("fetch", fetched);
    vi.useFakeTimers();
  });
  afterEach(() => {
    settings.set({ lang: "en" });
    vi.useRealTimers();
  });

  const fresh = async () => {
    const { settings: own } = await import("../platform/settings.svelte");
    own.set({ lang: "en" });
    return { bundles: (await import("./bundles.svelte")).bundles, settings: own };
  };

  it("is ready once the common words have come, and fetches them once", async () => {
    const { bundles } = await fresh();
    expect(bundles.ready).toBe(false);
    await Promise.all([bundles.load(), bundles.load()]);
    expect(bundles.ready).toBe(true);
    expect(bundles.words().say("shell-you")).toBe("You");
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("says nothing of a game whose words are still to come", async () => {
    const { bundles } = await fresh();
    await bundles.load();
    expect(bundles.words("quest").say("place-moria")).toBe("");
    await bundles.load("quest");
    expect(bundles.words("quest").say("place-moria")).toBe("Moria");
    expect(bundles.has("quest")).toBe(true);
  });

  it("keeps the words of the language before until the new ones have come", async () => {
    const { bundles, settings: own } = await fresh();
    await bundles.load();
    own.set({ lang: "de" });
    expect(bundles.words().say("shell-you")).toBe("You");
    await bundles.load();
    expect(bundles.words().say("shell-you")).toBe("Du");
  });

  it("takes English where a game does not speak a language", async () => {
    const { bundles, settings: own } = await fresh();
    own.set({ lang: "de" });
    await bundles.load("quest");
    expect(bundles.words("quest").say("place-moria")).toBe("Moria");
  });

  it("tries again after a failure", async () => {
    const { bundles } = await fresh();
    fetched.mockImplementationOnce(async () => new Response("", { status: 503 }));
    const loading = bundles.load();
    await vi.advanceTimersByTimeAsync(2000);
    await loading;
    expect(bundles.words().say("shell-you")).toBe("You");
  });
});
