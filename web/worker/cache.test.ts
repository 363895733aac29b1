// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from "vitest";

const ORIGIN = "https://bywater.test";

/** Caches that live in memory, with the part of the interface that the worker uses. */
class FakeCache {
  readonly entries = new Map<string, Response>();

  async put(request: Request | string, response: Response): Promise<void> {
    this.entries.set(pathOf(request), response);
  }

  async match(request: Request | string): Promise<Response | undefined> {
    return this.entries.get(pathOf(request))?.clone();
  }

  async addAll(requests: (Request | string)[]): Promise<void> {
    const answers = await Promise.all(requests.map((one) => fetch(one)));
    if (answers.some((answer) => !answer.ok)) throw new TypeError("a file is missing");
    for (const [at, request] of requests.entries()) await this.put(request, answers[at]!);
  }
}

class FakeCaches {
  readonly all = new Map<string, FakeCache>();

  async open(name: string): Promise<FakeCache> {
    const found = this.all.get(name) ?? new FakeCache();
    this.all.set(name, found);
    return found;
  }

  async keys(): Promise<string[]> {
    return [...this.all.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.all.delete(name);
  }

  async match(request: Request | string, { cacheName }: { cacheName?: string } = {}): Promise<Response | undefined> {
    for (const [name, cache] of this.all) {
      const found = cacheName === undefined || cacheName === name ? await cache.match(request) : undefined;
      if (found) return found;
    }
    return undefined;
  }
}

const pathOf = (request: Request | string): string =>
  new URL(typeof request === "string" ? request : request.url, ORIGIN).pathname;

/** Requests of a page name addresses of its own site by their paths; Node knows whole addresses only. */
class SiteRequest extends Request {
  constructor(input: string, init: RequestInit = {}) {
    super(new URL(input, ORIGIN), init);
  }
}

const request = (path: string, init: RequestInit = {}): Request => new SiteRequest(path, init);
const navigation = (path: string): Request => Object.defineProperty(request(path), "mode", { value: "navigate" });

describe("the service worker", () => {
  let caches: FakeCaches;
  let online: boolean;
  /** What the server has: a text for each path. */
  let server: Record<string, string>;
  let requested: { path: string; cache: RequestCache }[];
  let listeners: Record<string, (event: object) => void>;
  const self = { skipWaiting: vi.fn(async () => {}), clients: { claim: vi.fn(async () => {}) } };

  beforeEach(async () => {
    vi.resetModules();
    caches = new FakeCaches();
    online = true;
    requested = [];
    listeners = {};
    server = {
      "/": "<html>build 2</html>",
      "/assets/index-abc.js": "script",
      "/words/en/common.ftl": "en",
      "/words/fr/common.ftl": "fr",
      "/words/de/common.ftl": "de",
      "/manual/fate/en": "rules",
      "/api/home": "{}",
    };
    vi.stubGlobal("caches", caches);
    vi.stubGlobal("location", { origin: ORIGIN });
    vi.stubGlobal("Request", SiteRequest);
    vi.stubGlobal("fetch", async (input: Request | string) => {
      if (!online) throw new TypeError("offline");
      const path = pathOf(input);
      requested.push({ path, cache: typeof input === "string" ? "default" : input.cache });
      const text = server[path] ?? (path.startsWith("/table/") ? server["/"] : undefined);
      return text === undefined ? new Response("", { status: 404 }) : new Response(text);
    });
    vi.stubGlobal("self", {
      ...self,
      addEventListener: (type: string, listener: (event: object) => void) => (listeners[type] = listener),
    });
    self.skipWaiting.mockClear();
    self.clients.claim.mockClear();
    await import("./worker");
  });

  /** Dispatches an event and waits for what it waits for. */
  async function dispatch(type: string, event: object = {}): Promise<void> {
    const waiting: Promise<unknown>[] = [];
    listeners[type]!({ ...event, waitUntil: (promise: Promise<unknown>) => waiting.push(promise) });
    await Promise.all(waiting);
  }

  /** The text of the worker's answer; null if it leaves the request to the browser. */
  async function answer(asked: Request): Promise<string | null> {
    let given: Promise<Response> | null = null;
    listeners["fetch"]!({ request: asked, respondWith: (promise: Promise<Response>) => (given = promise) });
    const response = (await given) as Response | null;
    return response && response.text();
  }

  const install = async (): Promise<void> => {
    await dispatch("install");
    await dispatch("activate");
  };

  it("caches the page, its files and the common words when it is installed, and takes over at once", async () => {
    await dispatch("install");
    expect([...caches.all.keys()]).toEqual(["bywater-shell-b2"]);
    expect([...caches.all.get("bywater-shell-b2")!.entries.keys()].sort()).toEqual([
      "/",
      "/assets/index-abc.js",
      "/words/de/common.ftl",
      "/words/en/common.ftl",
      "/words/fr/common.ftl",
    ]);
    expect(self.skipWaiting).toHaveBeenCalledOnce();
  });

  it("fetches the page past the HTTP cache of the browser", async () => {
    await dispatch("install");
    expect(requested.find(({ path }) => path === "/")?.cache).toBe("reload");
  });

  it("is not installed if a file of its build is missing, as in the middle of an upgrade", async () => {
    delete server["/assets/index-abc.js"];
    await expect(dispatch("install")).rejects.toThrow();
    expect(self.skipWaiting).not.toHaveBeenCalled();
  });

  it("deletes the caches of older builds when it takes over, and claims open pages", async () => {
    await caches.open("bywater-shell-b1");
    await caches.open("bywater-manual");
    await caches.open("other-site");
    await install();
    expect([...caches.all.keys()].sort()).toEqual(["bywater-manual", "bywater-shell-b2", "other-site"]);
    expect(self.clients.claim).toHaveBeenCalledOnce();
  });

  it("answers a navigation from the network, whatever is cached", async () => {
    await install();
    server["/"] = "<html>build 3</html>";
    expect(await answer(navigation("/"))).toBe("<html>build 3</html>");
    expect(await answer(navigation("/table/OAK"))).toBe("<html>build 3</html>");
  });

  it("does not put the page of another build into the cache of this one", async () => {
    await install();
    server["/"] = "<html>build 3</html>";
    await answer(navigation("/"));
    online = false;
    expect(await answer(navigation("/"))).toContain("build 2");
  });

  it.each(["/", "/table/OAK", "/rules/fate"])("answers %s with the cached page offline, and marks it", async (path) => {
    await install();
    online = false;
    expect(await answer(navigation(path))).toBe("<html data-offline>build 2</html>");
  });

  it("drops the headers of an encoding that the cached text no longer has", async () => {
    await install();
    const encoded = new Response("<html>", {
      headers: { "content-encoding": "gzip", "content-length": "6", "x-kept": "1" },
    });
    await caches.all.get("bywater-shell-b2")!.put("/", encoded);
    online = false;
    const { respond } = await import("./cache");
    const { headers } = (await respond(navigation("/")))!;
    expect([headers.get("content-encoding"), headers.get("content-length"), headers.get("x-kept")]).toEqual([
      null,
      null,
      "1",
    ]);
  });

  it("fails offline if it was never installed", async () => {
    online = false;
    await expect(answer(navigation("/"))).rejects.toThrow("offline");
  });

  it("answers files with a digest from the cache, without the network", async () => {
    await install();
    requested = [];
    expect(await answer(request("/assets/index-abc.js"))).toBe("script");
    expect(requested).toEqual([]);
  });

  it("caches other files with a digest when they are first read", async () => {
    await install();
    server["/assets/Map-def.js"] = "map";
    expect(await answer(request("/assets/Map-def.js"))).toBe("map");
    online = false;
    expect(await answer(request("/assets/Map-def.js"))).toBe("map");
  });

  it("does not cache that a file is missing", async () => {
    await install();
    await answer(request("/assets/gone-123.js"));
    expect(caches.all.get("bywater-shell-b2")!.entries.has("/assets/gone-123.js")).toBe(false);
  });

  it.each([
    ["/words/en/common.ftl", "en", "bywater-shell-b2"],
    ["/manual/fate/en", "rules", "bywater-manual"],
  ])("reads %s from the network first, and from the cache offline", async (path, text, cache) => {
    await install();
    expect(await answer(request(path))).toBe(text);
    server[path] = "changed";
    expect(await answer(request(path))).toBe("changed");
    online = false;
    expect(await answer(request(path))).toBe("changed");
    expect(caches.all.get(cache)!.entries.has(path)).toBe(true);
  });

  it("still answers if the cache is full", async () => {
    await install();
    vi.spyOn(FakeCache.prototype, "put").mockRejectedValue(new Error("quota"));
    expect(await answer(request("/manual/fate/en"))).toBe("rules");
  });

  it.each<[string, Request]>([
    ["what is about people and tables", request("/api/home")],
    ["sockets", request("/ws/OAK")],
    ["links that carry a seat", navigation("/carry/token")],
    ["health checks", request("/health")],
    ["posts", request("/words/en/common.ftl", { method: "POST" })],
    ["other sites", new Request("https://example.org/assets/a.js")],
    ["what is no page", request("/favicon.svg")],
  ])("leaves %s to the browser", async (_, asked) => {
    await install();
    expect(await answer(asked)).toBeNull();
  });
});
